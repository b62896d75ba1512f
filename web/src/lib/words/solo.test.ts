import { expect, test } from 'vitest';
import type { Printed, Seat } from '../wire';
import { deservesLaurel, gradeOf, soloMarks } from './solo';

const printed = { solo_marks: [{ grade: 'fair', basic: 100, advanced: 110 }, { grade: 'good', basic: 130, advanced: 140 }, { grade: 'outstanding', basic: 150, advanced: 160 }] } as Printed;
const basic = soloMarks(printed, { estate: 'a', scroll_board: 'a' } as Seat);
const advanced = soloMarks(printed, { estate: 'a', scroll_board: 'b2' } as Seat);

test('12.6: 130 is good, with the advanced boards 140', () => {
  expect([4, 100, 129, 130, 150].map((score) => gradeOf(score, basic))).toEqual(['poor', 'fair', 'fair', 'good', 'outstanding']);
  expect([130, 140].map((score) => gradeOf(score, advanced))).toEqual(['fair', 'good']);
});

test('there is no laurel for 4 points', () => {
  expect([4, 129, 130].map((score) => deservesLaurel(score, basic))).toEqual([false, false, true]);
});
