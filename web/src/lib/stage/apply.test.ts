import { describe, expect, test } from 'vitest';
import { applyEvent } from './apply';
import { catalogue, changed, games, recorded } from './recorded.testing';
import { topOf } from './tabletop';

test('there are games of every variant', () => {
  expect(games.length).toBe(24);
});

/** Whole games, position by position: seconds of work, also on a busy machine. */
const LONG = 60_000;

describe.each(games)('%s', { timeout: LONG }, (name) => {
  const { first, steps } = recorded(name);

  test('the events of each step make the next position of the one before, to the last number', () => {
    let server = first;
    for (const [number, [events, changes]] of steps.entries()) {
      const folded = events.reduce((top, event) => applyEvent(top, event, catalogue), topOf(server));
      server = changed(server, changes);
      expect(folded, `step ${number}: ${JSON.stringify(events)}`).toEqual(topOf(server));
    }
  });

  test('so do the events of a whole game, without a look at the table in between', () => {
    const last = steps.reduce((position, [, changes]) => changed(position, changes), first);
    const folded = steps.flatMap(([events]) => events).reduce((top, event) => applyEvent(top, event, catalogue), topOf(first));
    expect(folded).toEqual(topOf(last));
  });
});
