/** What the worker shows of a message, and where a click on it leads. */

import { beforeEach, expect, test, vi } from 'vitest';
import source from './worker.js?raw';

interface Shown {
  title: string;
  tag: string;
  renotify: boolean;
  data: { id: string; path: string };
}

type Work = { waitUntil: (done: Promise<unknown>) => void } & Record<string, unknown>;
let hears: Record<string, (event: Work) => void>;
let shown: Shown[];
let badges: number[];
let opened: string[];
let pages: { url: string; focus: () => Promise<void> }[];

beforeEach(() => {
  hears = {};
  shown = [];
  badges = [];
  opened = [];
  pages = [];
  const self = {
    addEventListener: (name: string, hear: (event: Work) => void) => (hears[name] = hear),
    registration: {
      scope: 'https://club.example/games/',
      getNotifications: ({ tag }: { tag: string }) => Promise.resolve(shown.filter((one) => one.tag === tag)),
      showNotification: (title: string, how: Omit<Shown, 'title'>) => {
        shown = [...shown.filter((one) => one.tag !== how.tag), { title, ...how }];
        return Promise.resolve();
      },
    },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: (url: string) => Promise.resolve(opened.push(url)) },
  };
  const navigator = { setAppBadge: (count: number) => Promise.resolve(badges.push(count)) };
  const worker = source.replace('__FILES__', '[]').replace('__VERSION__', '0');
  new Function('self', 'navigator', 'caches', 'location', worker)(self, navigator, {}, { origin: 'https://club.example', href: 'https://club.example/games/worker.js' });
});

async function happen(name: string, event: Record<string, unknown>): Promise<void> {
  let done: Promise<unknown> = Promise.resolve();
  hears[name]?.({ ...event, waitUntil: (work) => (done = work) });
  await done;
}
const push = (told: Record<string, unknown>): Promise<void> =>
  happen('push', { data: { json: () => ({ title: 'It is your turn', text: '', language: 'en', waiting: 2, ...told }) } });

test('of one table the last word counts, and what comes twice makes no sound the second time', async () => {
  await push({ id: '1', table: 'a', path: 't/a' });
  await push({ id: '1', table: 'a', path: 't/a' });
  expect(shown.map(({ tag, renotify }) => [tag, renotify])).toEqual([['a', false]]);
  await push({ id: '2', table: 'a', path: 't/a' });
  await push({ id: '3', table: 'b', path: 't/b' });
  expect(shown.map(({ tag, renotify }) => [tag, renotify])).toEqual([['a', true], ['b', true]]);
  expect(badges.at(-1)).toBe(2);
});

test('a click opens the table, or goes to the page that shows it', async () => {
  const notification = { close: vi.fn(), data: { path: 't/a' } };
  await happen('notificationclick', { notification });
  expect(opened).toEqual(['https://club.example/games/t/a']);
  const focus = vi.fn(() => Promise.resolve());
  pages = [{ url: 'https://club.example/games/t/a', focus }];
  await happen('notificationclick', { notification });
  expect([opened.length, focus.mock.calls.length, notification.close.mock.calls.length]).toEqual([1, 1, 2]);
});
