import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyring, keyringAddress, keyringInAddress, pack, read, take, unpack } from './keyring';
import { addKeys, displayName, games, givenPersonalKey, keepLinks, keepPersonalKey, keysOf, linksOf, rememberGame, rememberName, type RememberedGame } from './memory';

function browser(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
}

const game = (id: string, version: number, finished = false): RememberedGame => ({
  id, version, finished, way: 'online', seats: [{ name: 'Žofie', colour: 'green' }, { name: 'Ольга', colour: 'yellow' }],
  mine: [0], round: 2, seen: 1_700_000_000, myTurn: true, awaited: null, scores: [4, 9], advanced: false,
});

beforeEach(() => {
  browser();
  rememberName('Žofie');
  rememberGame(game('done', 90, true));
  rememberGame(game('running', 12));
  addKeys('done', ['a-key-of-old']);
  addKeys('running', ['k1', 'k2']);
  keepLinks('running', [{ seat: 1, token: 'for-olga' }]);
  keepPersonalKey('zofie');
});
afterEach(() => void vi.unstubAllGlobals());

test('another browser becomes the same person', async () => {
  const packed = await pack(keyring('running'));
  browser();
  take((await unpack(packed))!);
  expect(displayName()).toBe('Žofie');
  expect(givenPersonalKey()).toBe('zofie');
  expect(games().map(({ id }) => id)).toEqual(['running']);
  expect(keysOf('running')).toEqual(['k1', 'k2']);
  expect(linksOf('running')).toEqual([{ seat: 1, token: 'for-olga' }]);
});

test('a file has the finished games, too', () => {
  const file = JSON.stringify(keyring('all'));
  browser();
  take(read(file)!);
  expect(games().map(({ id }) => id)).toEqual(['running', 'done']);
  expect(keysOf('done')).toEqual(['a-key-of-old']);
});

test('nothing that is here is lost: not the name, not a newer game, not a key', () => {
  const ring = keyring('all');
  browser();
  rememberName('Jan');
  rememberGame({ ...game('running', 40), round: 5 });
  rememberGame(game('mine', 3));
  addKeys('running', ['k3']);
  take(ring);
  expect(displayName()).toBe('Jan');
  expect(games().find(({ id }) => id === 'running')?.round).toBe(5);
  expect(games().map(({ id }) => id).sort()).toEqual(['done', 'mine', 'running']);
  expect(keysOf('running')).toEqual(['k3', 'k1', 'k2']);
});

test('what is no keyring is none', async () => {
  for (const text of ['', 'nonsense', '{}', 'null', '[]', '{"messina":2}', '{"messina":1,"name":"x","games":[{}],"keys":{},"links":{}}', '{"messina":1,"name":"x","games":[],"keys":{"a":"b"},"links":{}}']) expect(read(text)).toBeNull();
  const packed = await pack(keyring('all'));
  for (const text of ['', '!!!', packed.slice(0, -9), `x${packed}`]) expect(await unpack(text)).toBeNull();
});

test('the address holds it only until it is read', async () => {
  const packed = await pack(keyring('running'));
  const { hash } = new URL(keyringAddress('https://club.example', packed));
  vi.stubGlobal('location', { hash, pathname: '/', search: '' });
  expect(keyringInAddress()).toBe(packed);
  expect(history.replaceState).toHaveBeenCalledWith(null, '', '/');
});

test('twelve running games fit into a picture for a camera', async () => {
  for (let i = 0; i < 12; i++) {
    rememberGame(game(`table${i}jqxkwv`, i));
    addKeys(`table${i}jqxkwv`, [`${i}`.repeat(3) + 'WzJ8u2Pq0-tL5xYb7cRkVnMdEfGhAs'.slice(i) + 'qPzU']);
  }
  expect(keyringAddress('http://192.168.100.100:1347', await pack(keyring('running'))).length).toBeLessThan(2300);
});
