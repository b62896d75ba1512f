import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SocketListener, TableSocket } from './socket';
import { FakeSocket } from './socket.testing';

const nothing = () => undefined;
let lines: string[] = [];
let gone = 0;
const listener: SocketListener = {
  message: nothing,
  closed: nothing,
  line: (line) => lines.push(line),
  greeting: () => ({ tokens: ['secret'], version: 7 }),
  gone: () => (gone += 1),
};

beforeEach(() => {
  lines = [];
  gone = 0;
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', nothing);
  vi.stubGlobal('removeEventListener', nothing);
  vi.stubGlobal('document', { addEventListener: nothing, removeEventListener: nothing, visibilityState: 'visible' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('greets with tokens and version, and sends nothing before the first view', async () => {
  const socket = new TableSocket('ws://x', listener);
  socket.open();
  const answer = socket.send({ type: 'act', id: 'one', version: 7, code: 3 });
  FakeSocket.last.onopen?.();
  expect(FakeSocket.last.sent).toEqual([{ type: 'hello', tokens: ['secret'], version: 7 }]);
  FakeSocket.last.hear({ type: 'view' });
  expect(FakeSocket.last.sent[1]).toMatchObject({ type: 'act', id: 'one' });
  FakeSocket.last.hear({ type: 'done', id: 'one', version: 8 });
  expect(await answer).toMatchObject({ type: 'done' });
});

test('comes back after the line was lost and sends again what had no answer, under the same id', async () => {
  const socket = new TableSocket('ws://x', listener);
  socket.open();
  FakeSocket.last.onopen?.();
  FakeSocket.last.hear({ type: 'view' });
  void socket.send({ type: 'act', id: 'one', version: 7, code: 3 });
  const before = FakeSocket.last;
  before.drop(1006);
  expect(lines.at(-1)).toBe('offline');
  await vi.advanceTimersByTimeAsync(2000);
  expect(FakeSocket.last).not.toBe(before);
  FakeSocket.last.onopen?.();
  FakeSocket.last.hear({ type: 'view' });
  expect(FakeSocket.last.sent.map(({ type, id }) => id ?? type)).toEqual(['hello', 'one']);
  expect(lines.at(-1)).toBe('live');
});

test('a table that is not there is not asked for again', async () => {
  const socket = new TableSocket('ws://x', listener);
  socket.open();
  const before = FakeSocket.last;
  before.drop(4404);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(gone).toBe(1);
  expect(FakeSocket.last).toBe(before);
});

test('a server that takes the line and drops it again is asked ever more rarely', async () => {
  const socket = new TableSocket('ws://x', listener);
  socket.open();
  const waits: number[] = [];
  for (let loss = 0; loss < 6; loss++) {
    const before = FakeSocket.last;
    before.onopen?.();
    before.hear({ type: 'view' });
    before.drop(1013);
    let waited = 0;
    for (; FakeSocket.last === before; waited += 100) await vi.advanceTimersByTimeAsync(100);
    waits.push(waited);
  }
  expect(waits[0]).toBeLessThan(700);
  expect(waits[5]).toBeGreaterThan(7000);
});

test('a command that was refused is not sent again, and a line that holds is quick to come back', async () => {
  const socket = new TableSocket('ws://x', listener);
  socket.open();
  FakeSocket.last.onopen?.();
  FakeSocket.last.hear({ type: 'view' });
  const answer = socket.send({ type: 'act', id: 'one', version: 7, code: 3 });
  FakeSocket.last.hear({ type: 'refused', id: 'one', reason: 'not-kept', detail: '' });
  expect(await answer).toMatchObject({ reason: 'not-kept' });
  for (let loss = 0; loss < 5; loss++) {
    FakeSocket.last.drop(1013);
    await vi.advanceTimersByTimeAsync(20_000);
    FakeSocket.last.onopen?.();
    FakeSocket.last.hear({ type: 'view' });
    expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(['hello']);
  }
  await vi.advanceTimersByTimeAsync(11_000);
  const before = FakeSocket.last;
  before.drop(1006);
  await vi.advanceTimersByTimeAsync(600);
  expect(FakeSocket.last).not.toBe(before);
});

test('what can be seen is said while the line is up, and not said again', () => {
  const socket = new TableSocket('ws://x', listener);
  socket.open();
  FakeSocket.last.onopen?.();
  socket.saw(7);
  FakeSocket.last.hear({ type: 'view' });
  socket.saw(8);
  expect(FakeSocket.last.sent.slice(1)).toEqual([{ type: 'seen', version: 8 }]);
});
