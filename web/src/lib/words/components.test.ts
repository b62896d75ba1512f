import { expect, test } from 'vitest';
import { alike, entryName } from './components';

test('entries of which the same is known are told together', () => {
  const table = {
    table: 'hexes',
    marks: { T: 0, P: 3, R: 3 },
    entries: [
      { id: 'H8', marks: { colour: 'P:D3', points: 'R' } },
      { id: 'H9', marks: { colour: 'R', points: 'R' } },
      { id: 'H10', marks: { colour: 'P:D3', points: 'R' } },
    ],
  };
  expect(alike(table)).toEqual([
    { ids: ['H8', 'H10'], known: [['P:D3', ['colour']], ['R', ['points']]] },
    { ids: ['H9'], known: [['R', ['colour', 'points']]] },
  ]);
});

test('an entry keeps its printed id, and words of the pack are translated', () => {
  const t = (id: string) => `[${id}]`;
  expect(entryName('hexes', 'H8', t)).toBe('H8');
  expect(entryName('rounds', '4', t)).toBe('IV');
  expect(entryName('wheel', 'wheel-08', t)).toBe('8');
  expect(entryName('scrolls', 'b1 lumber', t)).toBe('b1 [track-lumber]');
  expect(entryName('registers', 'city 7', t)).toBe('[board-register-city] 7');
  expect(entryName('registers', 'city', t)).toBe('[board-register-city]');
});
