import { getContext } from 'svelte';
import type { Choice, Colour, Seat } from '../lib/wire';

/** Looks a message up: the app puts it into the context under `t`. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;

export const getT = (): Translate => getContext<Translate>('t');

/** Who sits where, as far as the board shows it. */
export interface Player {
  seat: number;
  name: string;
  colour: Colour;
}

/** What the pointer or the focus is on: a target id (see `lib/targets.ts`) and the answer a click would give. */
export interface Hover {
  target: string;
  choice: Choice | null;
}

/**
 * Called with the answer that was clicked. `follow` is the text of the answer to the question that comes
 * next, where one click on the board settles both (`overseer nun`, then `step 2 left`).
 */
export type Choose = (choice: Choice, follow?: string) => void;
export type HoverOn = (hover: Hover | null) => void;

export const SOLO_OPPONENT = 4;
export const COLOURS: readonly Colour[] = ['green', 'yellow', 'violet', 'rose'];
export const MARKS: Record<Colour, string> = {
  green: 'mark-circle',
  yellow: 'mark-square',
  violet: 'mark-lozenge',
  rose: 'mark-triangle',
};
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** The player of a seat; the solo opponent takes the first colour nobody has. */
export function playerAt(players: readonly Player[], seat: number, t: Translate): Player {
  const found = players.find((player) => player.seat === seat);
  if (found) return found;
  const free = COLOURS.find((colour) => players.every((player) => player.colour !== colour));
  return { seat, name: t('board-opponent'), colour: free ?? 'rose' };
}

/** Citizens of each class that live anywhere on an estate. */
export function citizensOf(seat: Seat, workshopClass: (tile: string) => string | null): Record<string, number> {
  const counts: Record<string, number> = { craftsman: 0, aristocrat: 0, nun: 0 };
  const add = (klass: string | null) => {
    if (klass) counts[klass] = (counts[klass] ?? 0) + 1;
  };
  for (const square of Object.keys(seat.squares)) add(CLASS_OF[square.slice(0, 2)] ?? null);
  for (const cabin of seat.cabins) add(cabin.klass);
  for (const slot of seat.workshops) if (slot.worker !== 'empty') add(workshopClass(slot.tile));
  return counts;
}

export const CLASS_OF: Partial<Record<string, 'craftsman' | 'nun' | 'aristocrat'>> = {
  CR: 'craftsman',
  NU: 'nun',
  AR: 'aristocrat',
};
