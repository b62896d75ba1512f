/** Kinds of places, by the names the wire has for them. */

import type { Klass, Seat } from './wire';

export interface Holder {
  kind: 'square' | 'cabin' | 'workshop';
  /** Of the square or workshop. */
  id: string;
  /** Which cabin, from 0. */
  cabin: number;
}

export const isDock = (place: string): boolean => place.startsWith('dock-');

const CABIN = 'cabin-';
const SECTORS: Partial<Record<string, Klass>> = { CR: 'craftsman', NU: 'nun', AR: 'aristocrat' };

const sectorOf = (square: string): Klass | undefined => SECTORS[square.slice(0, 2)];

/** `NU3`, `cabin-2`, or the id of a workshop. */
export function holderOf(name: string): Holder {
  if (name.startsWith(CABIN)) return { kind: 'cabin', id: name, cabin: Number(name.slice(CABIN.length)) - 1 };
  return { kind: sectorOf(name) === undefined ? 'workshop' : 'square', id: name, cabin: -1 };
}

/** The class at home on a square. */
export const klassOfSquare = (square: string): Klass => sectorOf(square) ?? 'craftsman';

/** The icon of the citizen on a square or in a workshop. */
export function citizenAt(seat: Seat, holder: string, workshopClass: (tile: string) => Klass | null): string {
  const { kind, id } = holderOf(holder);
  const klass = kind === 'workshop' ? (workshopClass(id) ?? 'craftsman') : klassOfSquare(id);
  const who = kind === 'workshop' ? seat.workshops.find((one) => one.tile === id)?.worker : seat.squares[id];
  return who === 'upgraded' ? `${klass}-up` : klass;
}

/** Citizens of each class that live anywhere on an estate. */
export function citizensOf(seat: Seat, workshopClass: (tile: string) => Klass | null): Record<Klass, number> {
  const counts = { craftsman: 0, aristocrat: 0, nun: 0 };
  const add = (klass: Klass | null): void => {
    if (klass !== null) counts[klass] += 1;
  };
  for (const square of Object.keys(seat.squares)) add(klassOfSquare(square));
  for (const cabin of seat.cabins) add(cabin.klass);
  for (const slot of seat.workshops) if (slot.worker !== 'empty') add(workshopClass(slot.tile));
  return counts;
}
