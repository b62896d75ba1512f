import { describe, expect, it } from 'vitest';
import { linesOf, upgradedGain } from './tiles';
import type { PrintedTile } from './wire';

const tile = (what: Partial<PrintedTile>): PrintedTile => ({
  id: 'x', kind: 'workshop', cost: {}, production: 'none', added: 'none', reward: 'none', era: 1, klass: 'nun', needs_upgraded: false, number: 0, points: 0, instead: false, ...what,
});

describe('the lines of a tile', () => {
  it('adds the golden line to the upper one', () => {
    expect(linesOf(tile({ production: 'fire', added: 'fire' }))).toEqual([{ text: 'fire', gold: false, plus: false }, { text: 'fire', gold: true, plus: true }]);
    expect(upgradedGain(tile({ production: 'fire', added: 'fire' }))).toBe('fire(2)');
    expect(upgradedGain(tile({ production: 'coin', added: 'coin + points' }))).toBe('coin(2) + points');
    expect(upgradedGain(tile({ production: 'points', added: 'points(2)' }))).toBe('points(3)');
  });

  it('is plain for upgraded citizens only: the head says who is asked for', () => {
    const church = tile({ production: 'church', needs_upgraded: true });
    expect(linesOf(church)).toEqual([{ text: 'church', gold: false, plus: false }]);
    expect(upgradedGain(church)).toBe('church');
  });

  it('has no plus where the golden line was gained instead', () => {
    const old = tile({ production: 'fire', added: 'fire(2)', instead: true });
    expect(linesOf(old).map((line) => line.plus)).toEqual([false, false]);
    expect(upgradedGain(old)).toBe('fire(2)');
    expect(linesOf(tile({ added: 'major + coin', instead: true }))).toEqual([{ text: 'major + coin', gold: true, plus: false }]);
  });

  it('tells rewards of the second era and points of wagons, if any', () => {
    expect(linesOf(tile({ era: 2, reward: 'points(3) + city' })).map((line) => line.text)).toEqual(['points(3) + city']);
    expect(linesOf(tile({ kind: 'wagon', points: 5 })).map((line) => line.text)).toEqual(['points(5)']);
    expect(linesOf(tile({ kind: 'wagon' }))).toEqual([]);
  });
});
