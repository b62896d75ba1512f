/** What an open page does when another client has been put on the server. */

import { beforeEach, expect, test, vi } from 'vitest';

type Heard = Record<string, (event: Event) => void>;
let page: Heard;
let worker: Heard;
let kept: Record<string, string>;
const reload = vi.fn();
const update = vi.fn(() => Promise.resolve());

beforeEach(() => {
  [page, worker, kept] = [{}, {}, {}];
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal('addEventListener', (name: string, hear: (event: Event) => void) => (page[name] = hear));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null, setItem: (key: string, text: string) => (kept[key] = text) });
});

function controlledBy(controller: object | null): void {
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller,
      addEventListener: (name: string, hear: (event: Event) => void) => (worker[name] = hear),
      getRegistration: () => Promise.resolve({ update }),
    },
  });
}

test('the first worker is no new client, the next one is', async () => {
  controlledBy(null);
  const { expectNewClients, renewal } = await import('./renewal');
  expectNewClients();
  worker['controllerchange']?.(new Event('controllerchange'));
  expect(renewal.due).toBe(false);
  worker['controllerchange']?.(new Event('controllerchange'));
  expect(renewal.due).toBe(true);
});

test('a part that is no longer there is asked for with the whole page, once', async () => {
  controlledBy({});
  const { expectNewClients } = await import('./renewal');
  expectNewClients();
  const [first, second] = [0, 1].map(() => new Event('vite:preloadError', { cancelable: true }));
  page['vite:preloadError']?.(first as Event);
  page['vite:preloadError']?.(second as Event);
  expect([reload.mock.calls.length, first?.defaultPrevented, second?.defaultPrevented]).toEqual([1, true, false]);
});

test('after a lost line the worker looks whether there is a newer client', async () => {
  controlledBy({});
  const { lookForNewClient } = await import('./renewal');
  lookForNewClient();
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
});
