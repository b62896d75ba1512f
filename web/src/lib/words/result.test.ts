import { expect, test } from 'vitest';
import type { LogEntry, Outcome, Position } from '../wire';
import { causesOf, countedTo, hexesOf, resultRows, stagesOf, totalsTo, uncounted } from './result';

const outcome = {
  scores: [30, 20],
  breakdown: [
    { boats: 10, rats: -1, popularity: 3, popularity_ranking: 5, hexes: 12, tokens: 1 },
    { plague: 8, scrolls: 12 },
  ],
} as unknown as Outcome;
const seat = (number: number, score: number) => ({
  seat: number, score, rats: 0, repopulated: 0, scrolls: [0, 0, 0], tokens: {}, registers: { popularity: 1, city: 1, church: 1 },
});
const end = { opponent: null, outcome, seats: [seat(0, 30), seat(1, 20)] } as unknown as Position;

test('the result grows row by row to the final scores', () => {
  const rows = resultRows(end, outcome);
  expect(rows.map(({ name }) => name)).toEqual(['rounds', 'rats', 'popularity', 'ranking', 'city', 'church', 'hexes', 'scrolls', 'tokens']);
  expect(totalsTo(rows, 0)).toEqual([10, 8]);
  expect(totalsTo(rows, 3)).toEqual([17, 8]);
  expect(totalsTo(rows, rows.length - 1)).toEqual(outcome.scores);
});

test('while it is counted, the table shows what is counted so far', () => {
  expect(countedTo(end, 'rats').seats.map(({ score }) => score)).toEqual([9, 8]);
  expect(countedTo(end, 'tokens').seats.map(({ score }) => score)).toEqual([30, 20]);
  expect(countedTo({ ...end, outcome: null }, 'rats').seats).toBe(end.seats);
});

test('the last entry is told without the counting', () => {
  const names = ['TokensGained', 'PointsScored', 'RegisterFellBack', 'PointsScored', 'GameEnded'];
  const sources = ['', 'production', '', 'rats', ''];
  const entry = { index: 9, events: names.map((name, i) => ({ name, args: { source: sources[i] } })) } as unknown as LogEntry;
  expect(uncounted(entry).events.map(({ name }) => name)).toEqual(['TokensGained', 'PointsScored']);
  expect(uncounted({ ...entry, events: entry.events.slice(0, 2) }).events).toHaveLength(2);
});

test('in a row it is counted player by player, last in the running first, and the totals run along', () => {
  const rows = resultRows(end, outcome);
  const stages = stagesOf(rows);
  expect(stages.slice(0, 5).map(({ row, seat, totals }) => [rows[row]?.name, seat, totals])).toEqual([
    ['rounds', 1, [0, 8]], ['rounds', 0, [10, 8]], ['rats', 0, [9, 8]], ['popularity', 0, [12, 8]], ['ranking', 0, [17, 8]],
  ]);
  expect(new Set(stages.map(({ row }) => row)).size).toBe(rows.length);
  expect(stages.at(-1)?.totals).toEqual(outcome.scores);
});

test('it is counted from things on the board', () => {
  const city = [{ hex: 'H1', owner: 0 }, { hex: 'H2', owner: null }, { hex: 'H3', owner: 1 }];
  const there = { ...end, city } as unknown as Position;
  expect(hexesOf(there, 0)).toEqual(['H1']);
  expect(causesOf('hexes', there, 1)).toEqual(['hex:H3']);
  expect(causesOf('city', there, 0)).toEqual(['register:city:1']);
});
