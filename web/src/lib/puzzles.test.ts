/** Days in a row, and puzzles of one's own games. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inARow, ownPuzzles, putAside, rememberOwn, today } from './puzzles';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
});
afterEach(() => void vi.unstubAllGlobals());

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

test('a turn missed in a game of one\'s own is a puzzle until it is solved, and only once', () => {
  const [first, second] = [{ table: 'a', at: 3 }, { table: 'a', at: 9 }];
  rememberOwn([first, second]);
  rememberOwn([first]);
  expect(ownPuzzles().map(({ at }) => at)).toEqual([9, 3]);
  putAside(second);
  rememberOwn([second]);
  expect(ownPuzzles().map(({ at }) => at)).toEqual([3]);
});
