import { getContext, setContext } from 'svelte';
import type { Choice, Colour } from '../lib/wire';

/** Looks a message up: the app puts it into the context under `t`. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;

export const getT = (): Translate => getContext<Translate>('t');

export { COLOURS, type Player, RIVAL as SOLO_OPPONENT, playerAt } from '../lib/people';

/** What the pointer or the focus is on: a target id (see `lib/targets.ts`) and the answer a click would give. */
export interface Hover {
  target: string;
  choice: Choice | null;
}

/** Called with the answer that was clicked, which may be several at once. */
export type Choose = (choice: Choice) => void;
export type HoverOn = (hover: Hover | null) => void;

/** The number of the pill that a lit thing belongs to, where several are pending. */
export type NumberOf = (choice: Choice) => number | null;

const NUMBERS = Symbol('numbers');

export function provideNumbers(numberOf: NumberOf): void {
  setContext(NUMBERS, numberOf);
}

export const getNumberOf = (): NumberOf => getContext<NumberOf | undefined>(NUMBERS) ?? (() => null);

export const MARKS: Record<Colour, string> = {
  green: 'mark-circle',
  yellow: 'mark-square',
  violet: 'mark-lozenge',
  rose: 'mark-triangle',
};
export { ROMAN } from '../lib/words/things';
