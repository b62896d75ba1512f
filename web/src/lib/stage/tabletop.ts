/** What lies on a table, apart from what the server says about it. */

import type { CityHex, Dock, Position, Seat, Stack } from '../wire';

/** What the server says about an estate. */
type SeatWords = 'next_production' | 'if_ended';
/** What the server says about a table: the present question, the result, what the wheel will bring. */
type Words = 'asked' | 'outcome' | 'coming';

export type SeatTop = Omit<Seat, SeatWords>;

/** All things on the table: what changes them is told by events, one by one, and by nothing else. */
export interface TableTop extends Omit<Position, Words | 'seats'> {
  seats: SeatTop[];
}

export function topOf({ asked: _, outcome: __, coming: _____, ...top }: Position): TableTop {
  return { ...top, seats: top.seats.map(({ next_production: ___, if_ended: ____, ...seat }) => seat) };
}

/** The same things in the same places, whatever the order of names in a structure. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return names.length === others.length && names.every((name) => name in other && isSame(one[name as never], other[name as never]));
}

const missing = (kind: string, id: string | number): Error => new Error(`there is no ${kind} ${id} on the table`);

export function hexOf(top: TableTop, id: string): CityHex {
  const found = top.city.find((one) => one.hex === id);
  if (found === undefined) throw missing('hex', id);
  return found;
}

export function dockOf(top: TableTop, id: string): Dock {
  const found = top.docks.find((one) => one.id === id);
  if (found === undefined) throw missing('dock', id);
  return found;
}

export function seatOf(top: TableTop, number: number): SeatTop {
  const found = top.seats[number];
  if (found === undefined) throw missing('seat', number);
  return found;
}

/** The stacks of the offer, in the order the rules count them. */
export const stacksOf = ({ offers }: TableTop): Stack[] => [...offers.improvements, ...offers.workshops, ...offers.wagons];

export function figureOf(seat: SeatTop, place: string): SeatTop['lieutenants'][number] {
  const found = seat.lieutenants.find((one) => one.place === place && !one.used);
  if (found === undefined) throw missing('lieutenant at', place);
  return found;
}

export function cabinOf(seat: SeatTop, number: number): SeatTop['cabins'][number] {
  const found = seat.cabins[number];
  if (found === undefined) throw missing('cabin', number);
  return found;
}
