/** Kinds of places, by the names the wire has for them. */

import type { Klass } from './wire';

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
