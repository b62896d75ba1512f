/** Where others went, and what they took there: the last move of each. */

import { RIVAL } from './people';
import type { Event, Klass, LogEntry, PrintedTile, Token } from './wire';

/** What can be taken: citizens, tokens, points, boats, built tiles, hexes. */
export type Taken = Klass | Token | 'points' | 'boat' | PrintedTile['kind'] | 'hex';

export interface Move {
  seat: number;
  /** Null where a figure came from nowhere in the city. */
  from: string | null;
  to: string;
  took: Partial<Record<Taken, number>>;
}

/** A way that is drawn to compare it with another. */
export interface Way {
  from: string | null;
  to: string;
  /** The letter it is known by. */
  mark: string;
  /** It was gone; else it is the better one. */
  played: boolean;
}

type KindOf = (tile: string) => PrintedTile['kind'] | undefined;

/** Who takes what with an event, and how much of it. */
function takenWith({ name, args }: Event, kindOf: KindOf): [number, Taken | undefined, number] | null {
  if (name === 'CitizenRescued') return [args.player, args.klass, 1];
  if (name === 'TokensGained') return [args.player, args.token, args.amount];
  if (name === 'PointsScored' && args.points > 0) return [args.player, 'points', args.points];
  if (name === 'BoatTaken') return [args.player, 'boat', 1];
  if (name === 'Built') return [args.player, kindOf(args.tile), 1];
  if (name === 'HexRepopulated') return [args.player, 'hex', 1];
  if (name === 'OpponentRemovedCitizen') return [RIVAL, args.klass, 1];
  if (name === 'OpponentTook') return [RIVAL, kindOf(args.tile), 1];
  return null;
}

/** Where the first lieutenant goes in these entries, if one does. */
export function wayIn(entries: readonly LogEntry[], mark: string, played: boolean): Way[] {
  for (const { name, args } of entries.flatMap((entry) => entry.events)) {
    if (name === 'LieutenantMoved') return [{ from: args.start === 'estate' ? null : args.start, to: args.place, mark, played }];
  }
  return [];
}

/** Of everybody but this seat, in these entries; the latest move comes last. */
export function lastMoves(entries: readonly LogEntry[], seat: number, kindOf: KindOf): Move[] {
  const moves = new Map<number, Move>();
  /** Whose turn it is: what is gained outside of it was not taken there. */
  let now: Move | undefined;
  const note = (move: Omit<Move, 'took'>): void => {
    now = { ...move, took: {} };
    moves.delete(move.seat);
    moves.set(move.seat, now);
  };
  for (const event of entries.flatMap((entry) => entry.events)) {
    const { name, args } = event;
    if (name === 'LieutenantMoved' && args.player !== seat) note({ seat: args.player, from: args.start === 'estate' ? null : args.start, to: args.place });
    else if (name === 'OpponentMoved') note({ seat: RIVAL, from: null, to: args.hex });
    else if (name === 'TurnEnded' || name === 'RoundEnded') now = undefined;
    const [who, what, n] = takenWith(event, kindOf) ?? [];
    if (now !== undefined && who === now.seat && what !== undefined) now.took[what] = (now.took[what] ?? 0) + (n ?? 0);
  }
  return [...moves.values()];
}
