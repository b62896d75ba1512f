/** Printed actions, as the server takes them apart: what draws them and what says them begin here. */

import type { Effect, EffectName, Klass, PrintedAction, Tokens } from './wire';

export const NOTHING: PrintedAction = { text: 'none', ways: [], price: {} };

export const isNothing = (action: PrintedAction): boolean => action.ways.length === 0;

const effect = (name: EffectName, n: number): Effect => ({ name, n, whose: null, skip: false });

/** So many of each, as if it were printed: `{ points: 3, city: 1 }`. */
export const sumOf = (counts: Partial<Record<EffectName, number>>): PrintedAction => ({
  text: '',
  ways: [(Object.keys(counts) as EffectName[]).map((name) => effect(name, counts[name] ?? 0))],
  price: {},
});

/** An overseer's step. */
export const stepOf = (whose: Klass | 'any', skip = false): Effect => ({ name: 'overseer', n: 1, whose, skip });

/** What else the one way of an action does. */
export const withEffects = (action: PrintedAction, ...effects: Effect[]): PrintedAction => ({ ...action, ways: [[...(action.ways[0] ?? []), ...effects]] });

/** A cost or gain in the order tokens are printed. */
export function tokensSum(tokens: Tokens): PrintedAction {
  const order = ['lumber', 'coin', 'fire', 'major'] as const;
  return sumOf(Object.fromEntries(order.flatMap((token) => (tokens[token] ? [[token, tokens[token]]] : []))));
}
