/** Who sits at a table, by seat; the board draws them, words name them. */

import { getContext, setContext } from 'svelte';
import { type Player, SOLO_OPPONENT, playerAt } from '../board/context';
import type { TableSeat } from './wire';

/** The seat number of the virtual opponent of solo games. */
export const RIVAL = SOLO_OPPONENT;

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

const KEY = Symbol('people');

/** A getter, so that names follow the table. */
export function providePeople(people: () => People): void {
  setContext(KEY, people);
}

const NOBODY: People = (seat) => ({ seat, name: '', colour: 'green' });

export const usePeople = (): (() => People) => getContext<(() => People) | undefined>(KEY) ?? (() => NOBODY);
