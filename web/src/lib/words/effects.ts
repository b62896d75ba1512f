/** Printed actions in words. */

import { tokensSum } from '../actions';
import type { Phrase } from '../i18n.svelte';
import type { Effect, EffectName, PrintedAction } from '../wire';

type Counts = Partial<Record<string, number>>;

export function effectPhrase({ name, n, whose, skip }: Effect): Phrase {
  if (whose !== null) return { id: `effect-overseer-${whose}${skip ? '-skip' : ''}` };
  return { id: `effect-${name.replaceAll('_', '-')}`, args: { n } };
}

const all = (parts: Phrase[]): Phrase => ({ id: 'list', args: { parts } });

/** Something one does, not something one gets: `1 coin and upgrade a citizen`, never the other way round. */
const DEEDS: ReadonlySet<EffectName> = new Set(['scroll', 'build', 'upgrade', 'upgrade_overseer', 'upgrade_advance', 'overseer', 'activate', 'any_hex']);

/** A pack repeats upgrades where other effects have a number: said as one, `upgrade 2 citizens`. */
function summed(way: readonly Effect[]): Effect[] {
  const [upgrade, ...more] = way.filter(({ name }) => name === 'upgrade');
  return upgrade === undefined || more.length === 0 ? [...way] : [...way.filter(({ name }) => name !== 'upgrade'), { ...upgrade, n: 1 + more.length }];
}

/** The whole action as one phrase; what is gained comes first. */
export function actionPhrase({ ways, price, text }: PrintedAction): Phrase {
  if (text === 'city / church') return { id: 'effect-city-or-church' };
  const sides = ways.map((way) => all(summed(way).sort((a, b) => Number(DEEDS.has(a.name)) - Number(DEEDS.has(b.name))).map(effectPhrase)));
  if (sides.length === 0) return { id: 'effect-none' };
  const gain: Phrase = sides.length === 1 ? (sides[0] as Phrase) : { id: 'list', args: { parts: sides }, join: 'or' };
  return Object.keys(price).length === 0 ? gain : { id: 'effect-trade', args: { cost: actionPhrase(tokensSum(price)), gain } };
}

/** Tokens, points and the like by their counts. */
export function countsPhrase(counts: Counts): Phrase {
  return all(
    Object.entries(counts).map(([kind, n]) => ({ id: `effect-${kind}`, args: { n: Math.abs(n ?? 0) } })),
  );
}

export function citizensPhrase(klass: string, n: number, upgraded = false): Phrase {
  return { id: `citizens-${klass}${upgraded ? '-up' : ''}`, args: { n } };
}

export function klassesPhrase(counts: Counts): Phrase {
  return all(Object.entries(counts).map(([klass, n]) => citizensPhrase(klass, n ?? 0)));
}

const CLAUSES: Record<EffectName, string> = {
  coin: '7.1', fire: '7.1', major: '7.1', lumber: '7.1', points: '7.1', upgrade: '7.1', scroll: '7.2', city: '7.3',
  church: '7.3', overseer: '7.4', upgrade_overseer: '7.5', build: '7.7', any_hex: '7.11', activate: '7.12',
  lieutenant: '8.5', upgrade_advance: '8.6',
};

export const clauseOf = (effect: Effect): string => CLAUSES[effect.name];
