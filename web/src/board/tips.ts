export type { Tip, TipLine } from '../lib/tip';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const MARGIN = 8;

/** Beside the thing and never over it: right, else left, else below, else above. */
export function placeTip(thing: Box, card: { width: number; height: number }, screen: { width: number; height: number }): { x: number; y: number } {
  const clamp = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most - MARGIN));
  const middle = clamp(thing.top + thing.height / 2 - card.height / 2, screen.height - card.height);
  const right = thing.left + thing.width + GAP;
  if (right + card.width + MARGIN <= screen.width) return { x: right, y: middle };
  const left = thing.left - GAP - card.width;
  if (left >= MARGIN) return { x: left, y: middle };
  const x = clamp(thing.left + thing.width / 2 - card.width / 2, screen.width - card.width);
  const below = thing.top + thing.height + GAP;
  if (below + card.height + MARGIN <= screen.height) return { x, y: below };
  return { x, y: Math.max(MARGIN, thing.top - GAP - card.height) };
}
