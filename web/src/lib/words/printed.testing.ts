/** For tests: a printed action from its text, as the server takes it apart. */

import type { Effect, EffectName, PrintedAction } from '../wire';
import { actionPhrase } from './effects';
import type { Phrase } from '../i18n.svelte';

function effect(text: string): Effect {
  const [, name = '', inside = ''] = /^(\w+)(?:\(([^)]*)\))?$/.exec(text) ?? [];
  const [whose = 'any', skip] = inside.split(',');
  if (name === 'overseer') return { name, n: 1, whose: whose as Effect['whose'], skip: skip === 'skip' };
  return { name: name as EffectName, n: Number(inside || 1), whose: null, skip: false };
}

function printed(text: string): PrintedAction {
  const [gain = '', price] = text.split(' -> ').reverse();
  const ways = gain === 'none' ? [] : gain.split(' / ').map((way) => way.split(' + ').map(effect));
  return { text, ways, price: price === undefined ? {} : { [effect(price).name]: effect(price).n } };
}

/** The phrase of `build / major`, `coin(2) + fire`, `coin -> church`. */
export const phraseOf = (text: string): Phrase => actionPhrase(printed(text));
