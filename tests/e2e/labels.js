/*
 * Labels that do not fit where they stand: cut off, beyond the edge, over their frame, over one another, or broken in
 * a pill. Letters are put to every one before, `most` and then one fewer each time until everything fits, so that what
 * fits says how much room it has: pairs of how many and what does not fit then.
 */
(most) => {
  const PILLS = 'button, .button, .pill, [role=tab], .segmented label';
  const UNSEEN = 'script, style, .unseen, .skip, [aria-hidden=true] .unseen, datalist, select';
  const SLACK = 1.5;

  const kept = (find) => {
    const known = new Map();
    return (element) => known.has(element) ? known.get(element) : known.set(element, find(element)).get(element);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes = [];
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const { parentElement: parent } = node;
    if (/\p{L}\p{L}/u.test(node.data) && !parent.closest(UNSEEN) && parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) nodes.push(node);
  }
  const isProse = (node) => node.parentElement.closest('p:not([role=status]), li, dd, blockquote, [role=tooltip], figcaption') !== null && !node.parentElement.closest(PILLS);
  const before = nodes.map(({ data }) => data);
  const was = (node) => before[nodes.indexOf(node)].trim().slice(0, 50);
  const grow = (more) => nodes.forEach((node, i) => { if (!isProse(node)) node.data = more === 0 ? before[i] : before[i].trimEnd() + 'n'.repeat(more); });

  const name = (element) => element.tagName.toLowerCase() + [...element.classList].filter((one) => !one.startsWith('svelte-')).slice(0, 2).map((one) => `.${one}`).join('');
  const place = (element) => {
    const path = [name(element)];
    for (let up = element.parentElement; up && path.length < 3 && up.id !== 'app'; up = up.parentElement) {
      if (/\./.test(name(up)) || ['BUTTON', 'HEADER', 'NAV', 'DIALOG', 'TH', 'LABEL'].includes(up.tagName)) path.unshift(name(up));
    }
    return path.join(' ');
  };
  const layer = kept((element) => element === null || element.tagName === 'DIALOG' || /fixed|sticky/.test(getComputedStyle(element).position) ? element : layer(element.parentElement));
  const covered = (element, { left, right, top, bottom }) => {
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && !hit.contains(element) && layer(hit) !== layer(element);
  };
  const windowOf = kept((element) => element === null || (element !== document.body && /auto|scroll|hidden/.test(getComputedStyle(element).overflowY)) ? element : windowOf(element.parentElement));
  const scrolledAway = (element, { top, bottom }) => {
    for (let up = windowOf(element); up; up = windowOf(up.parentElement)) {
      const box = up.getBoundingClientRect();
      if ((top + bottom) / 2 < box.top || (top + bottom) / 2 > box.bottom) return true;
    }
    return false;
  };
  /** The drawn rectangle a text of a drawing stands in. */
  const drawnFrame = (text, { left, right, top, bottom }) => {
    for (let up = text.parentElement, levels = 0; up?.closest('svg') && levels < 2; up = up.parentElement, levels++) {
      for (const rect of [...up.children].filter(({ tagName }) => tagName === 'rect').reverse()) {
        const box = rect.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (box.left < x && x < box.right && box.top < y && y < box.bottom) return box;
      }
    }
    return null;
  };

  const faultsNow = () => {
    const bounds = kept((element) => {
      const { display, overflowX, textOverflow, backgroundColor, borderLeftWidth, borderRightWidth } = getComputedStyle(element);
      const { left, right } = element.getBoundingClientRect();
      const paints = backgroundColor !== 'rgba(0, 0, 0, 0)' || (borderLeftWidth !== '0px' && borderRightWidth !== '0px');
      return { left, right, shortens: textOverflow === 'ellipsis', scrolls: /auto|scroll/.test(overflowX), cuts: display !== 'inline' && /hidden|clip/.test(overflowX), paints: display !== 'inline' && paints };
    });
    const faults = [];
    const seen = [];
    for (const node of nodes) {
      const { parentElement: parent } = node;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (rects.length === 0) continue;
      const box = range.getBoundingClientRect();
      if (covered(parent, box) || scrolledAway(parent, box)) continue;
      const tell = (fault) => faults.push({ place: place(parent), fault, text: was(node) });
      const inDrawing = parent.closest('svg') !== null;
      const lines = new Set(rects.map(({ top }) => Math.round(top / 4)));
      const pill = parent.closest(PILLS);
      if (pill && lines.size > 1) tell('broken');

      let [bounded, scrolls] = [false, false];
      for (let up = parent; up && up !== document.documentElement; up = up.parentElement) {
        if (inDrawing && up.closest('svg') && up.tagName !== 'svg') continue;
        const { left, right, shortens, cuts, paints, scrolls: here } = bounds(up);
        scrolls ||= here;
        if (scrolls || !(cuts || paints) || (box.right <= right + SLACK && box.left >= left - SLACK)) continue;
        // Of a line of the log the beginning may be enough.
        if (!(cuts && shortens && parent.closest('li'))) tell(cuts ? 'cut off' : 'over its frame');
        bounded = true;
        break;
      }
      const frame = inDrawing ? drawnFrame(parent, box) : null;
      if (frame && (box.right > frame.right + SLACK || box.left < frame.left - SLACK)) tell('over its frame');
      if (!bounded && !scrolls && (box.right > innerWidth + SLACK || box.left < -SLACK)) tell('beyond the edge');
      if (!bounded) for (const rect of rects) if (!scrolledAway(parent, rect)) seen.push({ node, parent, rect });
    }

    seen.sort((one, other) => one.rect.top - other.rect.top);
    seen.forEach(({ node, parent, rect }, i) => {
      for (let j = i + 1; j < seen.length && seen[j].rect.top < rect.bottom; j++) {
        const other = seen[j];
        if (other.parent === parent || layer(other.parent) !== layer(parent)) continue;
        const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
        const down = Math.min(rect.bottom, other.rect.bottom) - other.rect.top;
        // Lines of one text may touch: what counts is letters upon letters.
        if (across > SLACK && down > 0.4 * Math.min(rect.height, other.rect.height)) {
          faults.push({ place: place(parent), fault: `over ${place(other.parent)}`, text: `${was(node)} / ${was(other.node)}` });
        }
      }
    });
    return faults;
  };

  const found = [];
  for (let more = most; more >= 0 && found.at(-1)?.[1].length !== 0; more--) {
    grow(more);
    found.push([more, faultsNow()]);
  }
  grow(0);
  return found;
}
