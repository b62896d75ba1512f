/** The status sentence has one line of the header: it is short in every language, also with long names in it. */

import { expect, test } from 'vitest';
import { type Argument, LANGUAGES, Messages, type Phrase } from '../i18n.svelte';
import { phraseOf } from './printed.testing';

Object.assign(globalThis, { document: { documentElement: {} } });
const questions: Record<string, string> = import.meta.glob('../../../../src/messina/locales/en/questions.ftl', { query: '?raw', import: 'default', eager: true });
const IDS = [...(Object.values(questions)[0] ?? '').matchAll(/^(ask-[\w-]+) =/gm)].map(([, id]) => id as string);
const MOST = 60;

const district: Phrase = { id: 'district', args: { name: 'Chiostro delle Grate' } };
const harbour: Phrase = { id: 'place-SW' };
const about = (klass: string, place: Phrase, options: string, rest: Record<string, Argument>): Record<string, Argument> => ({
  klass, place, options: phraseOf(options), citizen: { id: `klass-${klass}` }, one: { id: `one-${klass}` }, ...rest,
});
const CASES = [
  about('aristocrat', district, 'city / church', { open: 'yes', cost: 2, n: 3, kind: 'both', cycled: 'no', upgraded: 'yes', healed: 'yes' }),
  about('craftsman', district, 'build / fire', { open: 'yes', cost: 1, n: 1, kind: 'upgrade', cycled: 'yes', upgraded: 'no', healed: 'no' }),
  about('craftsman', harbour, 'build / major', { open: 'action', cost: 1, n: 2, kind: 'advance', cycled: 'yes', upgraded: 'no', healed: 'no' }),
];

test.each(LANGUAGES)('%s', async (language) => {
  const messages = new Messages();
  await messages.use(language);
  const said = IDS.flatMap((id) => CASES.map((args) => messages.plain({ id, args })));
  expect([...new Set(said)].filter((text) => text.length > MOST)).toEqual([]);
});
