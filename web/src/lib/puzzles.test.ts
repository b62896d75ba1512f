/** Days in a row. */

import { expect, test } from 'vitest';
import { inARow, today } from './puzzles';

test('days in a row end with a day that was missed', () => {
  expect(inARow([], 10)).toBe(0);
  expect(inARow([8, 9, 10], 10)).toBe(3);
  expect(inARow([8, 10], 10)).toBe(1);
});

test('a day that is not over breaks no row', () => {
  expect(inARow([8, 9], 10)).toBe(2);
  expect(inARow([8, 9], 11)).toBe(0);
});

test('a day begins at midnight of the reader', () => {
  const midnight = new Date(2026, 10, 16, 0, 0, 1);
  const evening = new Date(2026, 10, 16, 23, 59, 59);
  expect(today(midnight)).toBe(today(evening));
  expect(today(new Date(2026, 10, 17, 0, 0, 1))).toBe(today(evening) + 1);
});
