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
    const lost = FakeSocket.last;
    lost.drop(1013);
    while (FakeSocket.last === lost) await vi.advanceTimersByTimeAsync(100);
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
  socket.notice({ type: 'seen', version: 7 });
  FakeSocket.last.hear({ type: 'view' });
  socket.notice({ type: 'seen', version: 8 });
  expect(FakeSocket.last.sent.slice(1)).toEqual([{ type: 'seen', version: 8 }]);
});

function upAndRunning(): TableSocket {
  const socket = new TableSocket('ws://x', listener);
  socket.open();
  FakeSocket.last.onopen?.();
  FakeSocket.last.hear({ type: 'view' });
  return socket;
}
const kinds = (socket: FakeSocket): string[] => socket.sent.map(({ type, id }) => id ?? type);

test('a line that is dead is left 6 s after the command that had no answer, and greeted anew', async () => {
  const socket = upAndRunning();
  const dead = FakeSocket.last;
  dead.close = nothing;
  const answer = socket.send({ type: 'act', id: 'one', version: 7, code: 3 });
  await vi.advanceTimersByTimeAsync(5900);
  expect(kinds(dead)).toEqual(['hello', 'one', 'ping']);
  expect(lines.at(-1)).toBe('live');
  await vi.advanceTimersByTimeAsync(700);
  expect(lines).toContain('offline');
  expect(FakeSocket.last).not.toBe(dead);
  FakeSocket.last.onopen?.();
  FakeSocket.last.hear({ type: 'view' });
  expect(kinds(FakeSocket.last)).toEqual(['hello', 'one']);
  FakeSocket.last.hear({ type: 'done', id: 'one', version: 8 });
  expect(await answer).toMatchObject({ type: 'done' });
});

test('a server that thinks for long, and says so, is waited for', async () => {
  const socket = upAndRunning();
  void socket.send({ type: 'hint', id: 'one', version: 7 });
  for (let waited = 0; waited < 30_000; waited += 3000) {
    await vi.advanceTimersByTimeAsync(3000);
    FakeSocket.last.hear({ type: 'pong' });
  }
  expect(lines).not.toContain('offline');
});

test('while nothing happens the server is asked now and then whether it is there', async () => {
  upAndRunning();
  const quiet = FakeSocket.last;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(kinds(quiet)).toEqual(['hello', 'ping']);
  quiet.hear({ type: 'pong' });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(lines).not.toContain('offline');
  await vi.advanceTimersByTimeAsync(4500);
  expect(lines).toContain('offline');
});

test('a greeting that nobody answers is given up, too', async () => {
  const socket = new TableSocket('ws://x', listener);
  socket.open();
  const dead = FakeSocket.last;
  dead.close = nothing;
  await vi.advanceTimersByTimeAsync(13_000);
  expect(FakeSocket.last).not.toBe(dead);
  socket.close();
});
