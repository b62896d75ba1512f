import { expect, test } from 'vitest';
import { lastMoves } from './moves';
import type { Event, LogEntry } from './wire';

const moved = (player: number, start: string, place: string): Event => ({ name: 'LieutenantMoved', args: { player, start, place, coins: 0 } }) as Event;
const entry = (...events: Event[]): LogEntry => ({ index: 0, player: 0, text: '', events, note: null, at: null });

test('of everybody else the last move, the latest at the end', () => {
  const log = [entry(moved(1, 'estate', 'H1')), entry(moved(2, 'H5', 'H6')), entry(moved(0, 'H2', 'H3')), entry(moved(1, 'H1', 'NW'))];
  expect(lastMoves(log, 0)).toEqual([{ seat: 2, from: 'H5', to: 'H6' }, { seat: 1, from: 'H1', to: 'NW' }]);
});
