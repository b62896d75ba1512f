import { expect, test } from 'vitest';
import { keyOf } from './keys';

test.each([
  ['r', 'KeyR', 'r'],
  ['R', 'KeyR', 'r'],
  ['к', 'KeyR', 'r'],
  ['ě', 'Digit2', '2'],
  ['2', 'Numpad2', '2'],
  ['r', 'KeyO', 'r'],
  ['Escape', 'Escape', 'Escape'],
  [' ', 'Space', ' '],
])('%s on %s is %s', (key, code, meant) => {
  expect(keyOf({ key, code })).toBe(meant);
});
