/** Where others went: the last move of each. */

import { RIVAL } from './people';
import type { LogEntry } from './wire';

export interface Move {
  seat: number;
  /** Null where a figure came from nowhere in the city. */
  from: string | null;
  to: string;
}

/** Of everybody but this seat, in these entries; the latest move comes last. */
export function lastMoves(entries: readonly LogEntry[], seat: number): Move[] {
  const moves = new Map<number, Move>();
  const note = (move: Move): void => {
    moves.delete(move.seat);
    moves.set(move.seat, move);
  };
  for (const { name, args } of entries.flatMap((entry) => entry.events)) {
    if (name === 'LieutenantMoved' && args.player !== seat) note({ seat: args.player, from: args.start === 'estate' ? null : args.start, to: args.place });
    else if (name === 'OpponentMoved') note({ seat: RIVAL, from: null, to: args.hex });
  }
  return [...moves.values()];
}
