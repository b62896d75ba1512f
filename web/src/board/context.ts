import { getContext } from 'svelte';
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

/**
 * Called with the answer that was clicked. `follow` is the text of the answer to the question that comes
 * next, where one click on the board settles both (`overseer nun`, then `step 2 left`).
 */
export type Choose = (choice: Choice, follow?: string) => void;
export type HoverOn = (hover: Hover | null) => void;

export const MARKS: Record<Colour, string> = {
  green: 'mark-circle',
  yellow: 'mark-square',
  violet: 'mark-lozenge',
  rose: 'mark-triangle',
};
export { ROMAN } from '../lib/words/things';
