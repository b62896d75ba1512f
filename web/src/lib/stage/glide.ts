/** Pieces that change their place glide there: whatever carries the same `data-move` before and after. */

const DURATION = 380;
const EASE = 'cubic-bezier(.3, .05, .2, 1)';
/** Less than this is a change of layout, not a move. */
const NEAR = 6;

type Spots = Map<string, DOMRect>;

export function measure(root: Element): Spots {
  const spots: Spots = new Map();
  for (const piece of root.querySelectorAll('[data-move]')) {
    const rect = piece.getBoundingClientRect();
    const name = piece.getAttribute('data-move');
    if (name !== null && rect.width > 0) spots.set(name, rect);
  }
  return spots;
}

/** Screen pixels in one unit of the piece's drawing. */
const unitOf = (piece: Element): number => (piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : 1);

export function glide(root: Element, before: Spots): void {
  for (const piece of root.querySelectorAll('[data-move]')) {
    const from = before.get(piece.getAttribute('data-move') ?? '');
    const to = piece.getBoundingClientRect();
    if (from === undefined || to.width === 0) continue;
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    if (Math.hypot(dx, dy) < NEAR) continue;
    const unit = unitOf(piece);
    const lift = Math.min(40, Math.hypot(dx, dy) / 4) / unit;
    piece.animate(
      [
        { transform: `translate(${dx / unit}px, ${dy / unit}px)` },
        { transform: `translate(${dx / unit / 2}px, ${dy / unit / 2 - lift}px)`, offset: 0.5 },
        { transform: 'translate(0, 0)' },
      ],
      { duration: DURATION, easing: EASE },
    );
  }
}

export interface Flight {
  icon: string;
  /** Things by their `data-tip`. */
  from: string;
  to: string;
}

const centre = (rect: DOMRect): [number, number] => [rect.left + rect.width / 2, rect.top + rect.height / 2];

function spotOf(root: Element, target: string): DOMRect | null {
  const found = root.querySelector(`[data-tip="${CSS.escape(target)}"]`);
  const rect = found?.getBoundingClientRect();
  return rect === undefined || rect.width === 0 ? null : rect;
}

/** A token or citizen flies from where it comes from to where it goes. */
export function fly(root: Element, { icon, from, to }: Flight): void {
  const start = spotOf(root, from);
  const end = spotOf(root, to);
  if (start === null || end === null) return;
  const [x, y] = centre(start);
  const [tx, ty] = centre(end);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('width', '24');
  svg.setAttribute('height', '24');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'flight');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${icon}`);
  svg.append(use);
  root.append(svg);
  const at = (px: number, py: number, scale: number): string => `translate(${px - 12}px, ${py - 12}px) scale(${scale})`;
  const motion = svg.animate(
    [{ transform: at(x, y, 1) }, { transform: at((x + tx) / 2, (y + ty) / 2 - 30, 1.25), offset: 0.5 }, { transform: at(tx, ty, 0.8) }],
    { duration: 320, easing: EASE },
  );
  motion.onfinish = () => svg.remove();
  motion.oncancel = () => svg.remove();
}
