import { expect, test } from 'vitest';
import { NOTHING, stepOf, sumOf, withEffects } from '../actions';
import { actionPhrase } from './effects';
import { phraseOf } from './printed.testing';

test('phrases name the message of each effect', () => {
  expect(actionPhrase(NOTHING)).toEqual({ id: 'effect-none' });
  expect(actionPhrase(withEffects(NOTHING, stepOf('nun')))).toEqual({ id: 'list', args: { parts: [{ id: 'effect-overseer-nun' }] } });
  expect(actionPhrase({ ...NOTHING, ways: [...sumOf({ city: 1 }).ways, ...sumOf({ church: 1 }).ways] }).join).toBe('or');
});

test('a trade names what is paid and what it brings', () => {
  const [coin, church] = [sumOf({ coin: 1 }), sumOf({ church: 1 })];
  expect(actionPhrase({ ...church, price: { coin: 1 } })).toEqual({ id: 'effect-trade', args: { cost: actionPhrase(coin), gain: actionPhrase(church) } });
});

test('two upgrades are counted, after what is gained', () => {
  const said = phraseOf('upgrade + upgrade + lumber');
  expect(said).toEqual({ id: 'list', args: { parts: [{ id: 'effect-lumber', args: { n: 1 } }, { id: 'effect-upgrade', args: { n: 2 } }] } });
});
