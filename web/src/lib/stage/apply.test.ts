import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import printed from '../../../fixtures/printed.json';
import { Catalogue } from '../catalogue';
import type { Event, Position, Printed } from '../wire';
import { applyEvent } from './apply';
import { topOf } from './tabletop';

/** A path into the position, and the new value there; without one, something is no more. */
type Change = [path: (string | number)[], value?: unknown];
interface Recorded {
  first: Position;
  steps: [events: Event[], changes: Change[]][];
}

const FOLDER = 'fixtures/games';
const catalogue = new Catalogue(printed as unknown as Printed);

function changed(position: Position, changes: Change[]): Position {
  const next = structuredClone(position);
  for (const [path, ...value] of changes) {
    const key = path.at(-1) as string;
    const holder = path.slice(0, -1).reduce((one, name) => (one as Record<string, unknown>)[name], next as unknown) as Record<string, unknown>;
    if (value.length === 0) delete holder[key];
    else holder[key] = value[0];
  }
  return next;
}

const games = (readdirSync(FOLDER) as string[]).sort();

test('there are games of every variant', () => {
  expect(games.length).toBe(24);
});

/** Whole games, position by position: seconds of work, also on a busy machine. */
const LONG = 60_000;

describe.each(games)('%s', { timeout: LONG }, (name) => {
  const { first, steps } = JSON.parse(String(gunzipSync(readFileSync(`${FOLDER}/${name}`)))) as Recorded;

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
