/** Every message of every language as it is heard: words alone, with nothing missing and nothing said twice. */

import { describe, expect, test } from 'vitest';
import { type Argument, LANGUAGES, Messages, type Phrase } from './i18n.svelte';
import { citizensPhrase } from './words/effects';
import { phraseOf } from './words/printed.testing';

const locales: Record<string, string> = import.meta.glob(['../../../src/messina/locales/*/*.ftl', '!../../../src/messina/locales/*/{terminal,letters}.ftl'], { query: '?raw', import: 'default', eager: true });
Object.assign(globalThis, { document: { documentElement: {} } });

const square: Phrase = { id: 'square-drawn', args: { klass: 'nun', number: 3 } };
const nun: Phrase = { id: 'klass-nun' };
const tile: Phrase = { id: 'tile-workshop', args: { klass: nun, era: 'I' } };
const list = (...parts: Phrase[]): Phrase => ({ id: 'list', args: { parts } });

/** What may stand for each variable; those not named here are numbers. */
const SAMPLES: Record<string, Argument> = {
  player: 'Aurelia', players: 'Aurelia', rival: 'Tancredi', other: { id: 'district', args: { name: 'Loggia' } }, winners: 'Aurelia', names: 'Isotta', name: 'Loggia', note: 'x', query: 'x', result: 'x', done: '3', of: '20', turn: '2', reason: 'x', theme: 'x', tab: 'x',
  place: { id: 'place-dock-nw' }, places: list({ id: 'place-NW' }, { id: 'place-NE' }), hexes: { id: 'district', args: { name: 'Loggia' } },
  holder: tile, square, tile, tiles: list(tile, { id: 'tile-wagon', args: { number: 2 } }), boat: { id: 'boat', args: { goods: { id: 'goods-silk' }, what: phraseOf('points + coin(2)') } },
  goods: { id: 'goods-silk' }, what: phraseOf('coin(2) + fire'), cost: phraseOf('coin'), gain: phraseOf('church'), options: phraseOf('city / church'),
  citizen: nun, one: { id: 'one-nun' }, citizens: citizensPhrase('nun', 1), who: list(citizensPhrase('nun', 2), citizensPhrase('craftsman', 1, true)), icon: { id: 'verbatim', args: { text: '<nun>' } },
  rat: { id: 'rat-left' }, register: { id: 'register-city' }, track: { id: 'track-boats' }, source: { id: 'source-boats' }, colour: { id: 'hex-colour-blue' }, points: phraseOf('points(7)'),
  klass: 'nun', round: 'IV', era: 'I', board: 'b1', clause: '5.2', step: '2', why: { id: 'refusal-no-wagon' }, parts: 'x', text: 'x', value: '3', values: '0, 1, 2', mark: 'x', bar: 'single', time: '2d 4h', budget: '1d', increment: '8h',
};
/** What is a number in some messages and a phrase or word in others. */
const COUNTS = new Set(['cost', 'points', 'step', 'round', 'value']);
/** Messages where it is always the number. */
const COUNTING = new Set(['board-show-estate']);

/** Every message of a language, and the variables that are in it. */
const messagesOf = (language: string): [string, Set<string>][] =>
  Object.entries(locales)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([, text]) => text.split(/^(?=[a-zA-Z][\w-]* =)/m).slice(/^[a-zA-Z][\w-]* =/.test(text) ? 0 : 1))
    .map((block) => [/^[\w-]+/.exec(block)?.[0] ?? '', new Set([...block.matchAll(/\$(\w+)/g)].map(([, name]) => name as string))]);

/** A message as it is heard, with a number where it counts and a phrase where it names. */
function* heardOf(messages: Messages, id: string, variables: Set<string>): Generator<string> {
  for (const n of [0, 1, 2, 5]) {
    for (const counting of COUNTING.has(id) ? [true] : [false, true]) {
      const args = Object.fromEntries([...variables].map((name): [string, Argument] => [name, counting && COUNTS.has(name) ? n : (SAMPLES[name] ?? n)]));
      yield messages.plain({ id, args });
    }
  }
}

describe.each(LANGUAGES)('%s', (language) => {
  test('no icon is left bare, no word said twice, no gap', async () => {
    const messages = new Messages();
    await messages.use(language);
    const faults = new Set<string>();
    let count = 0;
    for (const [id, variables] of messagesOf(language)) {
      for (const heard of heardOf(messages, id, variables)) {
        count++;
        if (/<(?!p\d)/.test(heard)) faults.add(`${id}: a mark in “${heard}”`);
        if (/(?<!\p{L})(\p{L}{2,})[ \u00A0]\1(?!\p{L})/iu.test(heard)) faults.add(`${id}: twice in “${heard}”`);
        if (/[ \u00A0]{2,}|[ \u00A0][.,;:!?)](?![ \u00A0]?\d)(?!\p{L})|\([ \u00A0]|^[.,;:]/u.test(heard)) faults.add(`${id}: a gap in “${heard}”`);
        if (/\{|\}|undefined|NaN/.test(heard)) faults.add(`${id}: “${heard}”`);
      }
    }
    expect([...faults]).toEqual([]);
    expect(count).toBeGreaterThan(2000);
  });

  test('an icon stands beside its word, or the message has words of its own', () => {
    const bare: string[] = [];
    for (const [path, text] of Object.entries(locales)) {
      if (!path.includes(`/${language}/`)) continue;
      for (const block of text.split(/^(?=[a-zA-Z][\w-]* =)/m)) {
        const id = /^([a-zA-Z][\w-]*) =/.exec(block)?.[1];
        if (id === undefined || /^ +\.plain =/m.test(block)) continue;
        const said = block.replace(/^#.*$/gm, '');
        if (/<[a-z0-9-]+>(?! ?[«„“]?\p{L})/u.test(said)) bare.push(id);
      }
    }
    expect(bare).toEqual([]);
  });

  test('words alone have no icons', () => {
    const drawn = Object.entries(locales)
      .filter(([path]) => path.includes(`/${language}/`))
      .flatMap(([, text]) => [...text.matchAll(/^ +\.plain[a-z-]* = (?:.*\n)(?: {4,}.*\n| {3}\*.*\n)*/gm)].map(([attribute]) => attribute))
      .filter((attribute) => /<[a-z]/.test(attribute));
    expect(drawn).toEqual([]);
  });
});

test('a player’s name stays in a sentence of words', async () => {
  const messages = new Messages();
  await messages.use('en');
  expect(messages.plain({ id: 'tip-seat', args: { player: '<p0>' } })).toBe('<p0>');
  const players: Phrase = { id: 'list', args: { parts: [0, 1, 2].map((seat) => ({ id: 'verbatim', args: { text: `<p${seat}>` } })) } };
  expect(messages.plain({ id: 'tip-register-here', args: { players } })).toBe('Here: <p0>, <p1> and <p2>');
});

test('lists, dates and numbers are British where the texts are', async () => {
  const messages = new Messages();
  await messages.use('en');
  expect(messages.list(['a', 'b', 'c'])).toBe('a, b and c');
  expect(messages.date(1_794_800_000)).toBe('16 November');
  expect([messages.number(-3), messages.signed(-1.5), messages.signed(2)]).toEqual(['−3', '−1.5', '+2']);
});

test.each([
  ['en', '3d 12h', '2h 5m'],
  ['cs', '3 dny 12 h', '2 h 5 min'],
  ['de', '3 Tg. 12 Std.', '2 Std. 5 Min.'],
  ['pl', '3 dni 12 godz.', '2 godz. 5 min'],
  ['ru', '3 дн. 12 ч', '2 ч 5 мин'],
])('%s writes spans of time as its readers do', async (language, days, hours) => {
  const messages = new Messages();
  await messages.use(language);
  const spans = [302_400, 7500, 461, 86_400].map((seconds) => messages.span(seconds).replaceAll('\u00A0', ' '));
  expect(spans.slice(0, 3)).toEqual([days, hours, '07:41']);
  expect(spans[3]).not.toContain('0');
});
