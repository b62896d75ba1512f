import { expect, test } from 'vitest';
import { baseOf } from './base';

test('a client finds where it lies by where its files lie', () => {
  expect(baseOf('https://club.example/assets/index-x1.js')).toBe('');
  expect(baseOf('https://club.example/messina/assets/index-x1.js')).toBe('/messina');
  expect(baseOf('https://club.example/games/messina/assets/index-x1.js')).toBe('/games/messina');
});
