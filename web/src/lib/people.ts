/** Who sits at a table, by seat; the board draws them, words name them. */

import { getContext, setContext } from 'svelte';
import type { Colour, TableSeat } from './wire';

/** Who sits where, as far as the board shows it. */
export interface Player {
  seat: number;
  name: string;
  colour: Colour;
}

/** The seat number of the virtual opponent of solo games. */
export const RIVAL = 4;
export const COLOURS: readonly Colour[] = ['green', 'yellow', 'violet', 'rose'];

/** The player of a seat; the solo opponent takes the first colour nobody has. */
export function playerAt(players: readonly Player[], seat: number, t: (id: string) => string): Player {
  const found = players.find((player) => player.seat === seat);
  if (found) return found;
  const free = COLOURS.find((colour) => players.every((player) => player.colour !== colour));
  return { seat, name: t('board-opponent'), colour: free ?? 'rose' };
}

export type People = (seat: number) => Player;

/** A name as it was written: `<coin>` in it is no icon (an invisible joiner keeps it from being read as one). */
export const verbatim = (name: string): string => name.replaceAll('<', '<\u2060');

export const playersOf = (seats: readonly TableSeat[]): Player[] =>
  seats.map(({ seat, name, colour }) => ({ seat, name: verbatim(name), colour }));

/** Players in play order; before it is dealt, as they sit. */
export function inPlayOrder(players: readonly Player[], order: readonly number[]): Player[] {
  const place = (player: Player): number => (order.includes(player.seat) ? order.indexOf(player.seat) : order.length);
  return [...players].sort((a, b) => place(a) - place(b) || a.seat - b.seat);
}

export const peopleOf = (seats: readonly TableSeat[], t: (id: string) => string): People => {
  const players = playersOf(seats);
  return (seat) => playerAt(players, seat, t);
};

/** Seats of a position that nobody sits at: with the names that new games have. */
export const strangers = (count: number, t: (id: string) => string): TableSeat[] =>
  COLOURS.slice(0, count).map((colour, seat) => ({ seat, name: t(`names-${seat + 1}`), colour, kind: 'human', bot: null, claimed: true, connected: true, stands_in: false }));

const KEY = Symbol('people');

/** A getter, so that names follow the table. */
export function providePeople(people: () => People): void {
  setContext(KEY, people);
}

const NOBODY: People = (seat) => ({ seat, name: '', colour: 'green' });

export const usePeople = (): (() => People) => getContext<(() => People) | undefined>(KEY) ?? (() => NOBODY);
