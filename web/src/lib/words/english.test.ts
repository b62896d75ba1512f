/** English sentences as the table says them: places with article and preposition, no verb in a noun's place. */

import { beforeAll, expect, test } from 'vitest';
import { Messages, type Phrase } from '../i18n.svelte';
import { citizensPhrase } from './effects';
import { refusalPhrase } from './questions';
import { phraseOf } from './printed.testing';

Object.assign(globalThis, { document: { documentElement: {} } });
const messages = new Messages();
beforeAll(() => messages.use('en'));

const place = (id: string): Phrase => ({ id: `place-${id}` });
const loggia: Phrase = { id: 'district', args: { name: 'Loggia' } };
const workshop: Phrase = { id: 'tile-workshop', args: { klass: { id: 'klass-nun' }, era: 'I' } };
const improvement: Phrase = { id: 'tile-improvement', args: { what: phraseOf('fire + coin') } };
const wagon: Phrase = { id: 'tile-wagon', args: { number: 2 } };
const boat: Phrase = { id: 'boat', args: { goods: { id: 'goods-silk' }, what: phraseOf('points + coin(2)') } };
const said = (id: string, args: Phrase['args'] = {}): string => messages.plain({ id, args }).replaceAll('\u00A0', ' ');

test.each([
  ['ev-lieutenant-moved', { coins: 0, place: place('NW') }, 'goes to the north-west harbour'],
  ['ev-lieutenant-moved', { coins: 2, place: loggia }, 'goes to Loggia for 2 coins'],
  ['ev-lieutenant-stayed', { place: place('dock-sw') }, 'stays at the south-west dock'],
  ['ev-lieutenant-recalled', { place: place('estate') }, 'recalls the lieutenant from the estate'],
  ['ev-lieutenant-given-up', { place: place('NE') }, 'gives up the lieutenant in the north-east harbour'],
  ['ev-cube-burned', { n: 1, place: place('dock-ne') }, 'burns a cube at the north-east dock'],
  ['choice-send', { place: place('estate') }, 'Give up the lieutenant on the estate'],
  ['choice-hex', { place: place('NW'), what: phraseOf('coin(2)') }, 'Action of the north-west harbour: 2 coins'],
  ['ask-action-step', { open: 'action', place: place('NW') }, 'Take the action of the north-west harbour.'],
  ['tip-lieutenant-ready', { place: place('estate') }, 'Not yet used, on the estate'],
])('%s has its article and preposition', (id, args, words) => {
  expect(said(id, args)).toBe(words);
});

test.each([
  ['ev-built', { tile: wagon }, 'builds wagon 2'],
  ['ev-built', { tile: improvement }, 'builds an improvement (1 fire and 1 coin)'],
  ['ev-built', { tile: workshop }, 'builds a nun workshop (era I)'],
  ['choice-build', { tile: improvement }, 'Build an improvement (1 fire and 1 coin)'],
  ['choice-boat', { what: boat }, 'Take the boat with silk (1 point and 2 coins)'],
  ['ev-boat-taken', { boat }, 'takes the boat with silk (1 point and 2 coins)'],
  ['ev-citizen-upgraded', { holder: { id: 'cabin', args: { number: 2 } } }, 'upgrades the citizen in cabin 2'],
  ['ev-citizen-upgraded', { holder: workshop }, 'upgrades the citizen in the nun workshop (era I)'],
  ['ev-citizen-given-up', { holder: workshop }, 'sends the citizen in the nun workshop (era I) to resettle the city'],
  ['ev-reward-gained', { tile: workshop }, 'gains the reward of the nun workshop (era I)'],
  ['ev-tile-revealed', { tiles: { id: 'list', args: { parts: [improvement, workshop, wagon] } } }, 'Turned up: improvement (1 fire and 1 coin), nun workshop (era I) and wagon 2.'],
  ['ev-opportunity-lost', { what: phraseOf('overseer(craftsman)') }, 'forfeits an action (advance the craftsman overseer)'],
  ['ev-register-advanced', { register: { id: 'register-city' }, space: 2 }, 'reaches space 2 of the city register'],
  ['tip-cabin-improved', { what: phraseOf('scroll') }, 'With a citizen inside, at the end of each round: advance a scroll marker'],
  ['tip-square', { what: phraseOf('coin -> church') }, 'When activated: a step on the church register for 1 coin'],
])('%s names things', (id, args, words) => {
  expect(said(id, args)).toBe(words);
});

test('zero has its own words', () => {
  expect(said('tip-boats', { n: 0 })).toBe('No more boats to come');
  expect(said('tip-overseer-at', { step: 0 })).toBe('At the start of its path');
  expect(said('tip-score-source', { source: { id: 'source-cycling' }, n: -1 })).toBe('cycling: −1');
});

test('an upgraded citizen that is missing is called upgraded', () => {
  const refusal = { target: 'repopulate', reason: 'no_citizens', by: null, short: { 'craftsman-up': 1 } } as const;
  expect(messages.plain(refusalPhrase(refusal, () => '')).replaceAll('\u00A0', ' ')).toBe('1 upgraded craftsman short');
  expect(citizensPhrase('craftsman', 1, true)).toEqual(citizensPhrase('craftsman-up', 1));
});

test('the question about two registers names them once', () => {
  expect(said('ask-choose-bundle', { options: phraseOf('city / church') })).toBe('Choose one: a step on the city or church register.');
});
