/** A row that must not grow says less where there is little room: `data-fit` counts up until nothing is cut off. */

import type { Attachment } from 'svelte/attachments';

/**
 * Calls back when the node has a size, has another one, and when something in it has changed: once a frame, when the
 * whole page has been laid out, so that several who look share one layout.
 */
export function watching(node: Element, look: () => void): () => void {
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(() => {
    sizes.unobserve(node);
    sizes.observe(node);
  });
  sizes.observe(node);
  changes.observe(node, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}

/** Of lines that have no room for all of them, the older go; the last one stays. */
export function dropOlder(list: HTMLElement): void {
  const lines = [...list.children] as HTMLElement[];
  for (const line of lines) line.hidden = false;
  const [tops, room] = [lines.map(({ offsetTop }) => offsetTop), list.clientHeight];
  const last = lines.at(-1);
  const bottom = last === undefined ? 0 : last.offsetTop + last.offsetHeight;
  for (const [i, line] of lines.entries()) line.hidden = line !== last && bottom - (tops[i] ?? 0) > room;
}

/** Of one line that is still too long, the parts it begins with go; its last part stays. */
export function dropBeginning(list: HTMLElement, parts: HTMLElement[]): void {
  let [least, most] = [0, Math.max(0, parts.length - 1)];
  // Every look lays the line out anew: the middle of what is still possible is tried.
  for (let gone = 0; ; gone = Math.floor((least + most) / 2)) {
    for (const [i, part] of parts.entries()) part.hidden = i < gone;
    if (least === most) return;
    if (list.scrollHeight <= list.clientHeight) most = gone;
    else least = gone + 1;
  }
}

const isCut = (node: Element): boolean => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 1;

/** The styles of a row say what each step, from 0 to `most`, leaves out. */
export const fitting =
  (most: number): Attachment<HTMLElement> =>
  (row) =>
    watching(row, () => {
      for (let step = 0; step <= most; step++) {
        row.dataset.fit = String(step);
        if (!isCut(row)) return;
      }
    });
