import { expect, test } from 'vitest';
import { choice } from './choice.testing';
import { thingOf } from './targets';

test('an answer names its thing on the table', () => {
  const things = ['go H5', 'go dock-nw', 'lieutenant estate', 'upgrade cabin-2', 'upgrade CR1', 'employ B7', 'cabin 3', 'track 2', 'build Q2', 'end', 'use scroll'].map((text) => thingOf(choice(text)));
  expect(things).toEqual(['hex:H5', 'dock:dock-nw', null, 'cabin:2', 'square:CR1', 'workshop:B7', 'cabin:3', 'scroll:2', 'offer:Q2', null, null]);
});

test('a step of an overseer or on a register is where it leads to', () => {
  expect(thingOf(choice('overseer nun', {}, { landing: { klass: 'nun', step: 1, branch: 'common' } }))).toBe('step:nun:1:common');
  expect(thingOf(choice('advance city', { coin: -4 }, { space: 5 }))).toBe('register:city:5');
  expect(thingOf(choice('use city / church > choose church', { church: 1 }, { space: 3 }))).toBe('register:church:3');
});
