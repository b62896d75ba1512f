import { expect, test } from 'vitest';
import { lastMoves } from './moves';
import type { Event, LogEntry } from './wire';

const event = (name: string, args: object): Event => ({ name, args }) as unknown as Event;
const moved = (player: number, start: string, place: string): Event => event('LieutenantMoved', { player, start, place, coins: 0 });
const gained = (player: number, token: string, amount: number): Event => event('TokensGained', { player, token, amount });
const entry = (...events: Event[]): LogEntry => ({ index: 0, player: 0, text: '', events, note: null, at: null });
const kindOf = () => 'wagon' as const;

test('of everybody else the last move, the latest at the end', () => {
  const log = [entry(moved(1, 'estate', 'H1')), entry(moved(2, 'H5', 'H6')), entry(moved(0, 'H2', 'H3')), entry(moved(1, 'H1', 'NW'))];
  expect(lastMoves(log, 0, kindOf)).toEqual([{ seat: 2, from: 'H5', to: 'H6', took: {} }, { seat: 1, from: 'H1', to: 'NW', took: {} }]);
});

test('what they took there counts, what they paid, lost or produced does not', () => {
  const turn = [
    moved(1, 'H1', 'H2'), event('TokensSpent', { player: 1, token: 'coin', amount: 1 }), event('CitizenRescued', { player: 1, hex: 'H2', klass: 'nun' }),
    gained(1, 'coin', 2), gained(1, 'coin', 1), event('PointsScored', { player: 1, points: -2, source: 'rats', rank: 0 }), event('Built', { player: 1, tile: 'C1-2' }),
    event('TurnEnded', { player: 1 }), gained(1, 'lumber', 3),
  ];
  expect(lastMoves([entry(...turn)], 0, kindOf)).toEqual([{ seat: 1, from: 'H1', to: 'H2', took: { nun: 1, coin: 3, wagon: 1 } }]);
});

test('the opponent of a solo game takes, too', () => {
  const turn = [event('OpponentMoved', { hex: 'H4' }), event('OpponentRemovedCitizen', { hex: 'H4', klass: 'craftsman' }), event('OpponentTook', { tile: 'C1-2' })];
  expect(lastMoves([entry(...turn)], 0, kindOf)).toEqual([{ seat: 4, from: null, to: 'H4', took: { craftsman: 1, wagon: 1 } }]);
});
