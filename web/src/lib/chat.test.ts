/** What is said at a table, as a browser keeps it: in order, counted, and without those it does not want to hear. */

import { beforeEach, expect, test, vi } from 'vitest';
import { Chat, speakerOf } from './chat.svelte';
import type { Answer } from './net/socket';
import type { ChatLine } from './wire';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
});
beforeEach(() => store.clear());

const line = (number: number, seat: number | null = 1): ChatLine => ({ number, room: seat === null ? 'watchers' : 'players', seat, name: 'Petra', text: `line ${number}`, reaction: null, at: 0 });
const done: Answer = { type: 'done', id: '', version: 1 };
function chat(answer: Answer = done): Chat {
  const found = new Chat('table', () => Promise.resolve(answer));
  found.mine = [0];
  return found;
}
const numbers = (of: Chat): number[] => of.shown.map(({ number }) => number);

test('lines come in order and once, earlier ones too', () => {
  const heard = chat();
  heard.hear({ type: 'chat', lines: [line(5), line(6)], more: true });
  heard.hear({ type: 'chat', lines: [line(7)], more: null });
  heard.hear({ type: 'chat', lines: [line(7), line(6)], more: true });
  heard.hear({ type: 'chat', lines: [line(2), line(4)], more: false });
  expect(numbers(heard)).toEqual([2, 4, 5, 6, 7]);
  expect(heard.more).toBe(false);
});

test('what others said since the last look is new, also after a reload', () => {
  const heard = chat();
  heard.hear({ type: 'chat', lines: [line(1), line(2, 0), line(3)], more: false });
  expect(heard.unread).toBe(2);
  heard.markRead();
  expect(heard.unread).toBe(0);
  const again = chat();
  again.hear({ type: 'chat', lines: [line(1), line(3), line(4)], more: false });
  expect(again.unread).toBe(1);
});

test('who is muted is neither shown nor counted, and comes back', () => {
  const heard = chat();
  heard.hear({ type: 'chat', lines: [line(1), line(2, null)], more: false });
  heard.mute(speakerOf(line(2, null)), true);
  heard.hear({ type: 'chat', lines: [line(3, null)], more: null });
  expect(numbers(heard)).toEqual([1]);
  expect(heard.news).toEqual([]);
  expect(chat().muted).toEqual(['watcher Petra']);
  heard.mute('watcher Petra', false);
  expect(numbers(heard)).toEqual([1, 2, 3]);
});

test('who comes to watch is told once, and who was there before is not', () => {
  const heard = chat();
  heard.meet(['Tom'], true);
  heard.hear({ type: 'chat', lines: [line(1)], more: false });
  heard.meet(['Petra', 'Tom']);
  heard.meet([]);
  heard.meet(['Petra']);
  expect(heard.arrivals.map(({ name, after }) => [name, after])).toEqual([['Petra', 1]]);
});

test('why a line was not said is known until the next one', async () => {
  const heard = chat({ type: 'refused', id: '', reason: 'silenced', detail: '' });
  expect(await heard.say('hello', '')).toBe(false);
  expect(heard.refused).toBe('silenced');
});
