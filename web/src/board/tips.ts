export type { Tip, TipLine } from '../lib/tip';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

interface Spot {
  x: number;
  y: number;
}

const GAP = 10;
const MARGIN = 8;

export const meet = (a: Box, b: Box): boolean => a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return { left, top, width: Math.max(...boxes.map((box) => box.left + box.width)) - left, height: Math.max(...boxes.map((box) => box.top + box.height)) - top };
}

/** Where the card can stand beside a box: right, left, below, above; in the middle of its side, or moved out of the way. */
function spotsBeside(box: Box, card: Size, screen: Size, avoid: readonly Box[]): Spot[] {
  const clamp = (value: number, most: number) => Math.max(MARGIN, Math.min(value, most - MARGIN));
  const downs = [box.top + box.height / 2 - card.height / 2, ...avoid.flatMap(({ top, height }) => [top - GAP - card.height, top + height + GAP])].map((y) => clamp(y, screen.height - card.height));
  const acrosses = [box.left + box.width / 2 - card.width / 2, ...avoid.flatMap(({ left, width }) => [left - GAP - card.width, left + width + GAP])].map((x) => clamp(x, screen.width - card.width));
  const spots = [
    ...[box.left + box.width + GAP, box.left - GAP - card.width].flatMap((x) => downs.map((y) => ({ x, y }))),
    ...[box.top + box.height + GAP, box.top - GAP - card.height].flatMap((y) => acrosses.map((x) => ({ x, y }))),
  ];
  return spots.filter(({ x, y }) => x >= MARGIN && y >= MARGIN && x + card.width + MARGIN <= screen.width && y + card.height + MARGIN <= screen.height);
}

/**
 * Beside the thing and never over it, nor over what it speaks of, nor over what must stay readable. Where there is no
 * such place, what it speaks of gives way first.
 */
export function placeTip(thing: Box, card: Size, screen: Size, speaksOf: readonly Box[] = [], avoid: readonly Box[] = []): Spot {
  const offAll = (boxes: readonly Box[]) => ({ x, y }: Spot): boolean => boxes.every((box) => !meet({ left: x, top: y, width: card.width, height: card.height }, box));
  const beside = spotsBeside(thing, card, screen, [...speaksOf, ...avoid]);
  const besideAll = spotsBeside(around([thing, ...speaksOf]), card, screen, avoid);
  return beside.find(offAll([...speaksOf, ...avoid])) ?? besideAll.find(offAll(avoid)) ?? beside.find(offAll(avoid)) ?? beside[0] ?? { x: MARGIN, y: MARGIN };
}
