/** For tests: the recorded games of every variant (`tests/recorded.py`). */

import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import printed from '../../../fixtures/printed.json';
import { Catalogue } from '../catalogue';
import type { Event, Position, Printed } from '../wire';

/** A path into the position, and the new value there; without one, something is no more. */
export type Change = [path: (string | number)[], value?: unknown];
export interface Recorded {
  first: Position;
  steps: [events: Event[], changes: Change[]][];
}

const FOLDER = 'fixtures/games';
export const catalogue = new Catalogue(printed as unknown as Printed);
export const games = (readdirSync(FOLDER) as string[]).sort();
export const recorded = (name: string): Recorded => JSON.parse(String(gunzipSync(readFileSync(`${FOLDER}/${name}`)))) as Recorded;

export function changed(position: Position, changes: Change[]): Position {
  const next = structuredClone(position);
  for (const [path, ...value] of changes) {
    const key = path.at(-1) as string;
    const holder = path.slice(0, -1).reduce((one, name) => (one as Record<string, unknown>)[name], next as unknown) as Record<string, unknown>;
    if (value.length === 0) delete holder[key];
    else holder[key] = value[0];
  }
  return next;
}
