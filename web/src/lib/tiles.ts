/** What is printed on improvements, workshops and wagons. */

import { isNothing, sumOf } from './actions';
import type { PrintedAction, PrintedTile } from './wire';

export interface TileLine {
  action: PrintedAction;
  /** On golden ground: only for an upgraded citizen. */
  gold: boolean;
  /** Gained on top of the line above. */
  plus: boolean;
}

/** The lines of a tile, from top to bottom. */
export function linesOf(tile: PrintedTile): TileLine[] {
  const plain = (action: PrintedAction): TileLine => ({ action, gold: false, plus: false });
  if (tile.kind === 'wagon') return tile.points ? [plain(sumOf({ points: tile.points }))] : [];
  if (tile.kind === 'improvement') return [plain(tile.production)];
  if (tile.era === 2) return [plain(tile.reward)];
  const upper = !isNothing(tile.production);
  return [
    ...(upper ? [plain(tile.production)] : []),
    ...(isNothing(tile.added) ? [] : [{ action: tile.added, gold: true, plus: upper && !tile.instead }]),
  ];
}
