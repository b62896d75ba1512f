/** What is printed on improvements, workshops and wagons. */

import type { PrintedTile } from './wire';

export interface TileLine {
  text: string;
  /** On golden ground: only for an upgraded citizen. */
  gold: boolean;
  /** Gained on top of the line above. */
  plus: boolean;
}

/** The lines of a tile, from top to bottom. */
export function linesOf(tile: PrintedTile): TileLine[] {
  const plain = (text: string): TileLine => ({ text, gold: false, plus: false });
  if (tile.kind === 'wagon') return tile.points ? [plain(`points(${tile.points})`)] : [];
  if (tile.kind === 'improvement') return [plain(tile.production)];
  if (tile.era === 2) return [plain(tile.reward)];
  const upper = tile.production !== 'none';
  return [
    ...(upper ? [plain(tile.production)] : []),
    ...(tile.added === 'none' ? [] : [{ text: tile.added, gold: true, plus: upper && !tile.instead }]),
  ];
}

/** What an upgraded citizen brings in an era-I workshop, both lines together. */
export function upgradedGain(tile: PrintedTile): string {
  if (tile.added === 'none') return tile.production;
  if (tile.instead || tile.production === 'none') return tile.added;
  const counts = new Map<string, number>();
  for (const part of `${tile.production} + ${tile.added}`.split(' + ')) {
    const [, name = part, count = '1'] = /^(\w+)(?:\((\d+)\))?$/.exec(part) ?? [];
    counts.set(name, (counts.get(name) ?? 0) + Number(count));
  }
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name}(${count})`)).join(' + ');
}
