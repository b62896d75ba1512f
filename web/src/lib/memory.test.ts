import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addKeys, claimFromAddress, greetingKeys, keysOf } from './memory';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
});
afterEach(() => void vi.unstubAllGlobals());

const open = (table: string, key: string): void => {
  vi.stubGlobal('location', { hash: `#key=${key}`, pathname: `/t/${table}`, search: '' });
  claimFromAddress(table);
};

test('who comes by a link brings a key that nobody else has, and the same one ever after', () => {
  open('a', 'invitation');
  const { tokens, key } = greetingKeys('a');
  expect(tokens).toEqual(['invitation']);
  expect(key).toMatch(/^[0-9a-f]{48}$/);
  open('a', 'invitation');
  expect(greetingKeys('a')).toEqual({ tokens, key });
  expect(keysOf('a')).toEqual(['invitation', key]);
});

test('two tables have two keys, and who has made a table needs none', () => {
  open('a', 'one');
  open('b', 'two');
  expect(greetingKeys('a').key).not.toBe(greetingKeys('b').key);
  addKeys('c', ['mine']);
  expect(greetingKeys('c')).toEqual({ tokens: ['mine'] });
  expect(keysOf('c')).toEqual(['mine']);
});

test('a further link to the same table brings a further key, and the one before is still shown', () => {
  open('a', 'first');
  const { key } = greetingKeys('a');
  open('a', 'second');
  const now = greetingKeys('a');
  expect(now.key).not.toBe(key);
  expect(now.tokens).toEqual(['first', key, 'second']);
});
