/** Pieces that change their place glide there: whatever carries the same `data-move` before and after. */

import { pixel, rem } from '../lib/screen';

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

/** Pixels of the window in one unit of the piece's drawing. */
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
    const lift = Math.min(40 * pixel(), Math.hypot(dx, dy) / 4) / unit;
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

/** The middle of a thing. */
function spotOf(root: HTMLElement, target: string): [number, number] | null {
  const found = root.querySelector(`[data-tip="${CSS.escape(target)}"]`);
  const rect = found?.getBoundingClientRect();
  if (rect === undefined || rect.width === 0) return null;
  return [rect.left + rect.width / 2, rect.top + rect.height / 2];
}

/** An icon above the whole scene, gone when its motion ends. */
function floating(root: Element, icon: string, size: number, motion: Keyframe[], duration: number): void {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({ viewBox: '0 0 24 24', 'aria-hidden': true, class: 'flight' })) {
    svg.setAttribute(name, String(value));
  }
  svg.style.width = svg.style.height = rem(size);
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${icon}`);
  svg.append(use);
  root.append(svg);
  const moving = svg.animate(motion, { duration, easing: EASE });
  moving.onfinish = () => svg.remove();
  moving.oncancel = () => svg.remove();
}

const at = (x: number, y: number, size: number, change: string): string => `translate(${x - (size * pixel()) / 2}px, ${y - (size * pixel()) / 2}px) ${change}`;

/** A token or citizen flies from where it comes from to where it goes. */
export function fly(root: HTMLElement, { icon, from, to }: Flight): void {
  const start = spotOf(root, from);
  const end = spotOf(root, to);
  if (start === null || end === null) return;
  const [x, y] = start;
  const [tx, ty] = end;
  floating(
    root,
    icon,
    24,
    [
      { transform: at(x, y, 24, 'scale(1)') },
      { transform: at((x + tx) / 2, (y + ty) / 2 - 30 * pixel(), 24, 'scale(1.25)'), offset: 0.5 },
      { transform: at(tx, ty, 24, 'scale(0.8)') },
    ],
    320,
  );
}

/** A cube burns away where it lay: it shrinks, and a flame goes up over it. */
export function burn(root: HTMLElement, place: string): void {
  const spot = spotOf(root, place);
  if (spot === null) return;
  const [x, y] = spot;
  floating(root, 'plague-cube', 24, [{ transform: at(x, y, 24, 'scale(1)') }, { transform: at(x, y, 24, 'scale(0)') }], 320);
  const flame = (rise: number, scale: number, opacity: number): Keyframe => ({ transform: at(x, y - rise * pixel(), 40, `scale(${scale})`), opacity });
  floating(root, 'fire', 40, [flame(0, 0.4, 0.6), { ...flame(4, 1, 1), offset: 0.4 }, flame(14, 0.7, 0)], 420);
}

/** A piece turns over on its vertical axis, to its upgraded side. */
export function flip(root: HTMLElement, target: string, piece: string): void {
  const spot = spotOf(root, target);
  if (spot === null) return;
  const [x, y] = spot;
  const side = (width: number): Keyframe => ({ transform: at(x, y, 34, `scaleX(${width})`) });
  floating(root, piece, 34, [side(1), { ...side(0), offset: 0.5 }, side(0)], 300);
  floating(root, `${piece}-up`, 34, [side(0), { ...side(0), offset: 0.5 }, side(1)], 300);
}

/** A new tile turns up. */
export function turnUp(root: Element, target: string): void {
  root
    .querySelector(`[data-tip="${CSS.escape(target)}"]`)
    ?.animate([{ transform: 'perspective(300px) rotateY(90deg)' }, { transform: 'perspective(300px) rotateY(0)' }], { duration: 300, easing: EASE });
}

/** The wheel goes one notch on. */
export function turnWheel(root: Element): void {
  for (const disc of root.querySelectorAll('.wheel-disc')) disc.animate([{ transform: 'rotate(-30deg)' }, { transform: 'rotate(0)' }], { duration: 500, easing: EASE });
}
