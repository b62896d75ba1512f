/** What the clock of a table has left for a seat; panels show it beside the name. */

import { getContext, setContext } from 'svelte';

export interface Reading {
  /** Seconds; below zero they have run out. */
  left: number;
  /** It is this seat that is asked. */
  running: boolean;
}

/** Null where there is no clock. */
export type Clocks = (seat: number) => Reading | null;

const KEY = Symbol('clocks');

export function provideClocks(clocks: Clocks): void {
  setContext(KEY, clocks);
}

export const useClocks = (): Clocks => getContext<Clocks | undefined>(KEY) ?? (() => null);

/** The clocks offered on the start page, in seconds. */
export const PRESETS = [
  { budget: 30 * 60, increment: 30 },
  { budget: 86_400, increment: 8 * 3600 },
  { budget: 3 * 86_400, increment: 12 * 3600 },
  { budget: 7 * 86_400, increment: 86_400 },
] as const;
