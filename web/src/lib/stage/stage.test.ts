/** What is shown is the sum of its events, and somebody hears of it where it is not. */

import { beforeEach, expect, test, vi } from 'vitest';
import type { Event, LogEntry, Position } from '../wire';
import { countedTo, uncounted } from '../words/result';
import { catalogue, changed, games, recorded } from './recorded.testing';
import { Stage } from './stage.svelte';

const atOnce = { moving: true, pace: 0 };
const told = vi.fn();

beforeEach(() => {
  told.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** The last step of a game, from the position before it: round VI ends, and the game with it. */
function theEnd(name: string): { before: Position; entry: LogEntry; end: Position } {
  const { first, steps } = recorded(name);
  const before = steps.slice(0, -1).reduce((position, [, changes]) => changed(position, changes), first);
  const [events = [], changes = []] = steps.at(-1) ?? [];
  return { before, entry: { events } as unknown as LogEntry, end: changed(before, changes) };
}

test.each(games)('the end of the last round fits, also where its result is counted afterwards: %s', async (name) => {
  const { before, entry, end } = theEnd(name);
  expect(entry.events.map((event) => event.name)).toContain('GameEnded');
  expect(uncounted(entry).events.length).toBeLessThan(entry.events.length);
  const part = { entries: [uncounted(entry)], end: countedTo(end, 'rounds') };
  for (const showing of [atOnce, { ...atOnce, part }]) {
    const stage = new Stage(told);
    stage.set(before);
    await stage.play([entry], end, catalogue, showing);
    expect(told).not.toHaveBeenCalled();
    expect(stage.position).toEqual('part' in showing ? part.end : end);
  }
});

test('events that do not make the position are told by their kinds alone', async () => {
  const { before, entry, end } = theEnd(games.at(-1) ?? '');
  const stage = new Stage(told);
  stage.set(before);
  await stage.play([{ ...entry, events: entry.events.filter((event) => event.name !== 'TokensGained').slice(0, -2) }], end, catalogue, atOnce);
  expect(told).toHaveBeenCalledOnce();
  expect(stage.position).toEqual(end);
  await stage.play([{ events: [{ name: 'BoatTaken', args: { player: 9, dock: 'nowhere', boat: 'none' } } as unknown as Event] } as unknown as LogEntry], end, catalogue, atOnce);
  expect(told).toHaveBeenLastCalledWith(['BoatTaken']);
});
