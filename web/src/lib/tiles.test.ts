import { describe, expect, it } from 'vitest';
import { NOTHING, sumOf } from './actions';
import { linesOf } from './tiles';
import type { PrintedTile } from './wire';

const tile = (what: Partial<PrintedTile>): PrintedTile => ({
  id: 'x', kind: 'workshop', cost: {}, production: NOTHING, added: NOTHING, upgraded: NOTHING, reward: NOTHING, era: 1, klass: 'nun', needs_upgraded: false, number: 0, points: 0, instead: false, ...what,
});
const FIRE = sumOf({ fire: 1 });
const REWARD = sumOf({ points: 3, city: 1 });

describe('the lines of a tile', () => {
  it('adds the golden line to the upper one', () => {
    expect(linesOf(tile({ production: FIRE, added: FIRE }))).toEqual([{ action: FIRE, gold: false, plus: false }, { action: FIRE, gold: true, plus: true }]);
  });

  it('is plain for upgraded citizens only: the head says who is asked for', () => {
    expect(linesOf(tile({ production: FIRE, needs_upgraded: true }))).toEqual([{ action: FIRE, gold: false, plus: false }]);
  });

  it('has no plus where the golden line was gained instead', () => {
    expect(linesOf(tile({ production: FIRE, added: REWARD, instead: true })).map((line) => line.plus)).toEqual([false, false]);
    expect(linesOf(tile({ added: REWARD, instead: true }))).toEqual([{ action: REWARD, gold: true, plus: false }]);
  });

  it('tells rewards of the second era and points of wagons, if any', () => {
    expect(linesOf(tile({ era: 2, reward: REWARD })).map((line) => line.action)).toEqual([REWARD]);
    expect(linesOf(tile({ kind: 'wagon', points: 5 })).map((line) => line.action)).toEqual([sumOf({ points: 5 })]);
    expect(linesOf(tile({ kind: 'wagon' }))).toEqual([]);
  });
});
