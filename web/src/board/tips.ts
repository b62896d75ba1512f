import type { PrintedAction } from '../lib/wire';

/** One line of a tooltip: icons of an action, a single icon, words, in this order. */
export interface TipLine {
  icon?: string;
  effects?: PrintedAction;
  text?: string;
}

/** What a tooltip says; the app knows it by the target's name (see `lib/targets.ts`). */
export interface Tip {
  title: string;
  /** Reachability with its reason. */
  reach?: string;
  lines: TipLine[];
  /** The clause of the rules it comes from. */
  clause?: string;
}

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
