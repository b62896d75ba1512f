import { expect, test } from 'vitest';
import { figure, typeset } from './typeset';

const shown = (text: string, language: string): string => typeset(text, language).replaceAll('\u00A0', '~');

test.each([
  ['en', 'Pay 1 coin for 2 <coin> coins.', 'Pay 1~coin for 2~<coin>~coins.'],
  ['en', 'cycling: -1, wagon C1-2', 'cycling: −1, wagon C1-2'],
  ['en', '<p0> goes on — and on …', '<p0> goes on~— and on~…'],
  ['de', '95 % der Partien', '95~% der Partien'],
  ['cs', 'a v Messině s 1 jeptiškou', 'a~v~Messině s~1~jeptiškou'],
  ['pl', 'w porcie i z monetą', 'w~porcie i~z~monetą'],
  ['ru', 'я и вы — в городе', 'я~и~вы~— в~городе'],
  ['cs', ' a ', ' a~'],
  ['en', 'a nun in a cabin', 'a nun in a cabin'],
])('%s: %s', (language, text, set) => {
  expect(shown(text, language)).toBe(set);
});

test('setting twice changes nothing', () => {
  const once = typeset('k 1 <coin> minci – a -2 body', 'cs');
  expect(typeset(once, 'cs')).toBe(once);
});

test('a number below zero has a minus, not a hyphen', () => {
  expect([figure(-3), figure(0), figure(12)]).toEqual(['−3', '0', '12']);
});
