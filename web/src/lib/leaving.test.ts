import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectLeaving, isLeaving, unlessLeaving } from './leaving';

let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (leave = listener));
  expectLeaving();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const fails = (): Promise<string> => Promise.reject(new Error('broken off'));
const first = (work: Promise<string>): Promise<string> => Promise.race([work, vi.advanceTimersByTimeAsync(10).then(() => 'nothing')]);

test('a failure is one as long as somebody stays', async () => {
  await expect(unlessLeaving(fails())).rejects.toThrow('broken off');
  expect(await unlessLeaving(Promise.resolve('found'))).toBe('found');
});

test('whoever leaves hears of none', async () => {
  leave();
  expect(await first(unlessLeaving(fails()))).toBe('nothing');
});

test('a part that is missing while the page is loaded anew is waited for', async () => {
  expect(await first(unlessLeaving(Promise.resolve(undefined as unknown as string)))).toBe('nothing');
});

test('whoever stays after all, as after a download, hears of it again', async () => {
  leave();
  await vi.advanceTimersByTimeAsync(4000);
  expect(isLeaving()).toBe(false);
  await expect(unlessLeaving(fails())).rejects.toThrow('broken off');
});
