import { expect, test } from 'vitest';
import { actionPhrase, parseAction } from './effects';

test('alternatives of sums of effects', () => {
  expect(parseAction('none')).toEqual([]);
  expect(parseAction('build / coin(2)').map((side) => side.map(({ kind, n }) => [kind, n]))).toEqual([[['build', 1]], [['coin', 2]]]);
  expect(parseAction('overseer(any,skip) + fire')[0]).toEqual([
    { kind: 'overseer', whose: 'any', skip: true, n: 1 },
    { kind: 'fire', whose: '', skip: false, n: 1 },
  ]);
});

test('phrases name the message of each effect', () => {
  expect(actionPhrase('none')).toEqual({ id: 'effect-none' });
  expect(actionPhrase('overseer(nun)')).toEqual({ id: 'list', args: { parts: [{ id: 'effect-overseer-nun' }] } });
  expect(actionPhrase('build / major').join).toBe('or');
  expect(actionPhrase('city / church')).toEqual({ id: 'effect-city-or-church' });
});

test('what is gained is named before what is done', () => {
  expect(actionPhrase('upgrade + coin(2)')).toEqual(actionPhrase('coin(2) + upgrade'));
  expect(actionPhrase('points(2) + church(2)').args?.parts).toMatchObject([{ id: 'effect-points' }, { id: 'effect-church' }]);
});

test('a trade names what is paid and what it brings', () => {
  expect(parseAction('coin -> church')[0]?.[0]?.kind).toBe('church');
  expect(actionPhrase('coin -> church')).toEqual({ id: 'effect-trade', args: { cost: actionPhrase('coin'), gain: actionPhrase('church') } });
});
