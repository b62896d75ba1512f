import { expect, test } from 'vitest';
import type { Outcome, Position, Printed } from '../lib/wire';
import { decidedBy } from '../lib/words/result';
import { Counting } from './counting.svelte';

const seat = (number: number) => ({ seat: number, score: 0, rats: 0, repopulated: 0, scrolls: [0, 0, 0], tokens: {}, registers: { popularity: 1, city: 1, church: 1 } });
const outcome = { scores: [20, 21, 9], places: [2, 1, 3], decided_by: 'points', breakdown: [{ boats: 10, hexes: 10 }, { boats: 9, scrolls: 12 }, { boats: 9 }] } as unknown as Outcome;
const position = { opponent: null, outcome, city: [], seats: [seat(0), seat(1), seat(2)] } as unknown as Position;

test('what was scored on the way is known, and the rest is counted up to the result', () => {
  const counting = new Counting(position, outcome);
  expect(counting.totals).toEqual([10, 9, 9]);
  while (counting.row?.name !== 'hexes') counting.go(1);
  expect(counting.totals).toEqual([20, 9, 9]);
  expect(counting.phrase?.id).toBe('finale-stage');
  counting.go(99);
  expect([counting.done, counting.totals, counting.phrase]).toEqual([true, outcome.scores, null]);
});

test('who leads comes first, and whoever is level keeps the place', () => {
  const counting = new Counting(position, outcome);
  while (counting.row?.name === 'rounds') counting.go(1);
  expect(counting.ranked).toEqual([0, 1, 2]);
  counting.go(99);
  expect(counting.ranked).toEqual([1, 0, 2]);
});

test('it says by how much, and before whom', () => {
  const printed = { solo_marks: [{ grade: 'good', basic: 130, advanced: 140 }] } as Printed;
  expect(decidedBy(printed, position, outcome, String)).toEqual({ id: 'end-decided-points', args: { n: 1, player: '0' } });
  expect(decidedBy(printed, position, { ...outcome, decided_by: 'shared' }, String)).toEqual({ id: 'end-decided-shared', args: {} });
  expect(decidedBy(printed, { ...position, opponent: { popularity: 1, figures_left: 0, tiles_left: 0 } }, outcome, String)).toEqual({ id: 'end-decided-solo', args: { good: 130, advanced: 140 } });
});
