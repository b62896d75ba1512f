import { beforeEach, expect, test, vi } from 'vitest';
import { rememberGame, addKeys, type RememberedGame } from './memory';
import { comeTo, formOf, hearOfAll, hearsOfAll, known, minutesOf, recipientOf, setUp, timeOf } from './telling';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });

type Sent = { path: string; body: Record<string, unknown> };
let sent: Sent[] = [];
let refused = false;
/** The next time it is to hear of a table. */
let forgotten = false;
vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
  sent.push({ path, body: init?.body === undefined ? {} : (JSON.parse(init.body as string) as Record<string, unknown>) });
  const unknown = refused || (forgotten && path.endsWith('/told'));
  if (path.endsWith('/told')) forgotten = false;
  if (unknown) return Promise.resolve({ ok: false, status: 404, json: () => Promise.resolve({ reason: 'no-such-recipient', detail: '' }) });
  const answer = path === '/api/recipients' ? { id: 'r', key: 'secret' } : path === '/api/reach' ? { push: 'BAE' } : { quiet: null };
  return Promise.resolve({ ok: true, json: () => Promise.resolve(answer) });
});

const game = (id: string, more: Partial<RememberedGame> = {}): RememberedGame => ({
  id, way: 'online', seats: [], mine: [0], version: 1, round: 1, seen: 0, myTurn: false, awaited: null, finished: false, scores: [], advanced: false, ...more,
});
const heardOf = (): [string, unknown][] => sent.filter(({ path }) => path.endsWith('/told')).map(({ path, body }) => [path.split('/')[3] ?? '', body.wanted]);

beforeEach(() => {
  kept.clear();
  sent = [];
  refused = forgotten = false;
  for (const one of [game('over', { finished: true }), game('around', { way: 'hotseat' }), game('b'), game('a')]) rememberGame(one);
  addKeys('a', ['key-a']);
});

test('a new address hears of all running games, by their keys', async () => {
  await setUp('mail', { mail: 'anna@x.example' }, 'de', null);
  expect(heardOf()).toEqual([['a', true], ['b', true]]);
  expect(sent[1]?.body).toEqual({ recipient: 'r', key: 'secret', tokens: ['key-a'], wanted: true });
  expect(recipientOf('mail')).toMatchObject({ id: 'r', key: 'secret' });
});

test('who wants to hear of one game only hears of no other, nor of one to come', async () => {
  await setUp('push', { device: { endpoint: 'https://p.example/', p256dh: '', auth: '' } }, 'de', null);
  sent = [];
  await hearOfAll(false, 'a');
  expect(heardOf()).toEqual([['b', false]]);
  expect(hearsOfAll()).toBe(false);
  sent = [];
  await comeTo('c', 'de');
  expect(sent).toEqual([]);
});

test('on coming to a table it is heard of, in the language that is read', async () => {
  await setUp('mail', { mail: 'anna@x.example' }, 'de', null);
  sent = [];
  await comeTo('c', 'pl');
  expect(sent.map(({ path }) => path)).toEqual(['/api/recipients/r', '/api/recipients/r', '/api/tables/c/told']);
  expect(sent[1]?.body).toEqual({ language: 'pl', quiet: null });
  sent = [];
  await comeTo('c', 'pl');
  expect(sent.map(({ path }) => path)).toEqual(['/api/tables/c/told']);
});

test('what the server no longer knows is forgotten here, too', async () => {
  await setUp('mail', { mail: 'anna@x.example' }, 'de', null);
  refused = true;
  expect(await known('mail')).toBeNull();
  expect(recipientOf('mail')).toBeNull();
});

test('a device that the server has forgotten is set up again, with its quiet hours', async () => {
  const quiet = { start: 1320, end: 420, zone: 'Europe/Prague' };
  await setUp('push', { device: { endpoint: 'https://p.example/old', p256dh: '', auth: '' } }, 'de', quiet);
  const key = new Uint8Array([4, 1]).buffer;
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const subscription = { endpoint: 'https://p.example/new', getKey: () => key, options: { applicationServerKey: key }, unsubscribe };
  const pushManager = { getSubscription: () => Promise.resolve(subscription), subscribe: () => Promise.resolve(subscription) };
  vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.resolve(), ready: Promise.resolve({ pushManager }) } });
  vi.stubGlobal('window', { PushManager: {}, Notification: {} });
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: () => Promise.resolve('granted') });
  forgotten = true;
  sent = [];
  await comeTo('a', 'de');
  const again = sent.find(({ path }) => path === '/api/recipients')?.body;
  expect(again).toEqual({ language: 'de', quiet, device: { endpoint: 'https://p.example/new', p256dh: 'BAE', auth: 'BAE' } });
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(heardOf()).toEqual([['a', true], ['a', true], ['b', true]]);
});

test.each([
  ['https://discord.com/api/webhooks/1/x', 'discord'],
  ['https://ptb.discord.com/api/webhooks/1/x', 'discord'],
  ['https://hooks.slack.com/services/x', 'slack'],
  ['https://discord.com.evil.example/', 'json'],
  ['https://bots.example/messina', 'json'],
])('%s is sent %s', (url, form) => expect(formOf(url)).toBe(form));

test('times of the day', () => {
  expect(minutesOf('22:30')).toBe(1350);
  expect(timeOf(425)).toBe('07:05');
});
