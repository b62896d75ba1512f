/** Printed actions in words: `build / coin(2)`, `overseer(any,skip) + fire`, `coin -> church`. */

import type { Phrase } from '../i18n.svelte';
import type { Counts } from '../wire';

export interface Effect {
  kind: string;
  /** `any` or a class, for overseers. */
  whose: string;
  skip: boolean;
  n: number;
}

/** What a trade (`coin -> church`) asks for; other actions ask for nothing. */
const costOf = (text: string): string | null => (text.includes(' -> ') ? (text.split(' -> ')[0] ?? null) : null);

/** Alternatives, each a sum of effects; of a trade, what it brings. */
export function parseAction(printed: string): Effect[][] {
  const text = printed.split(' -> ').at(-1) ?? '';
  if (text === '' || text === 'none') return [];
  return text.split(' / ').map((side) => side.split(' + ').map(parseEffect));
}

function parseEffect(text: string): Effect {
  const [, kind = text, inside = ''] = /^(\w+)(?:\(([^)]*)\))?$/.exec(text) ?? [];
  if (kind === 'overseer') {
    const [whose = 'any', skip] = inside.split(',');
    return { kind, whose, skip: skip === 'skip', n: 1 };
  }
  return { kind, whose: '', skip: false, n: inside === '' ? 1 : Number(inside) };
}

export function effectPhrase(effect: Effect): Phrase {
  if (effect.kind === 'overseer') {
    return { id: `effect-overseer-${effect.whose}${effect.skip ? '-skip' : ''}` };
  }
  return { id: `effect-${effect.kind.replaceAll('_', '-')}`, args: { n: effect.n } };
}

const all = (parts: Phrase[]): Phrase => ({ id: 'list', args: { parts } });

/** Something one does, not something one gets: `1 coin and upgrade a citizen`, never the other way round. */
const isDeed = ({ kind }: Effect): number => Number(/^(scroll|build|upgrade|overseer|activate|any_hex)/.test(kind));

/** The whole action as one phrase; what is gained comes first. */
export function actionPhrase(text: string): Phrase {
  if (text === 'city / church') return { id: 'effect-city-or-church' };
  const sides = parseAction(text).map((side) => all([...side].sort((a, b) => isDeed(a) - isDeed(b)).map(effectPhrase)));
  if (sides.length === 0) return { id: 'effect-none' };
  const gain: Phrase = sides.length === 1 ? (sides[0] as Phrase) : { id: 'list', args: { parts: sides }, join: 'or' };
  const cost = costOf(text);
  return cost === null ? gain : { id: 'effect-trade', args: { cost: actionPhrase(cost), gain } };
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

const CLAUSES: Record<string, string> = {
  coin: '7.1', fire: '7.1', major: '7.1', lumber: '7.1', points: '7.1', upgrade: '7.1', scroll: '7.2', city: '7.3',
  church: '7.3', overseer: '7.4', upgrade_overseer: '7.5', build: '7.7', any_hex: '7.11', activate: '7.12',
  lieutenant: '8.5', upgrade_advance: '8.6',
};

export const clauseOf = (effect: Effect): string => CLAUSES[effect.kind] ?? '5.6';
