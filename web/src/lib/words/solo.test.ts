import { expect, test } from 'vitest';
import { deservesLaurel, gradeOf } from './solo';

test('12.6: 130 is good, with the advanced boards 140', () => {
  expect([4, 100, 129, 130, 150].map((score) => gradeOf(score, false))).toEqual(['poor', 'fair', 'fair', 'good', 'outstanding']);
  expect([130, 140].map((score) => gradeOf(score, true))).toEqual(['fair', 'good']);
});

test('there is no laurel for 4 points', () => {
  expect([4, 129, 130].map((score) => deservesLaurel(score, false))).toEqual([false, false, true]);
});
