/** The end of a game in tables and charts: where the points came from. */

import type { Phrase } from '../i18n.svelte';
import type { LogEntry, Outcome, Position, Printed, Source } from '../wire';

/** Points of these sources come after round VI; all others were scored on the way. */
export const FINAL = ['rats', 'popularity', 'popularity_ranking', 'city', 'church', 'hexes', 'scrolls', 'tokens', 'repopulation'] as const;

type Points = Partial<Record<Source, number>>;

export interface ResultRow {
  /** A message id behind `end-`. */
  name: string;
  icon: string;
  values: number[];
  /** A small figure beside each value. */
  details: string[] | null;
}

const valueOf = (outcome: Outcome, seat: number, source: Source): number => outcome.breakdown[seat]?.[source] ?? 0;

/** What was scored on the way. */
export const beforeTheEnd = (points: Points): number => totalOf(points) - FINAL.reduce((sum, source) => sum + (points[source] ?? 0), 0);

export const inRounds = (outcome: Outcome, seat: number): number => beforeTheEnd(outcome.breakdown[seat] ?? {});

export function resultRows(position: Position, outcome: Outcome): ResultRow[] {
  const seats = position.seats;
  const row = (name: string, icon: string, source: Source, details: string[] | null = null): ResultRow => ({
    name,
    icon,
    values: seats.map((seat) => valueOf(outcome, seat.seat, source)),
    details,
  });
  const solo = position.opponent !== null;
  const rows: ResultRow[] = [
    { name: 'rounds', icon: 'points', values: seats.map((seat) => inRounds(outcome, seat.seat)), details: null },
    row('rats', 'rat-token', 'rats', seats.map((seat) => String(seat.rats))),
    row('popularity', 'popularity-register', 'popularity', seats.map((seat) => String(seat.registers.popularity))),
    row(solo ? 'ranking-solo' : 'ranking', 'laurel', 'popularity_ranking'),
    row('city', 'city-register', 'city', seats.map((seat) => String(seat.registers.city))),
    row('church', 'church-register', 'church', seats.map((seat) => String(seat.registers.church))),
    row('hexes', 'repopulate', 'hexes', seats.map((seat) => String(seat.repopulated))),
    row('repopulation', 'repopulation-tile', 'repopulation'),
    row('scrolls', 'scroll', 'scrolls', seats.map((seat) => seat.scrolls.join(' · '))),
    row('tokens', 'coin', 'tokens', seats.map((seat) => String(Object.values(seat.tokens).reduce((sum, n) => sum + n, 0)))),
  ];
  return rows.filter((one) => one.name !== 'repopulation' || one.values.some((value) => value !== 0));
}

/** By what the first place was decided: on points, by how many, and before whom. */
export function decidedBy(printed: Printed, position: Position, outcome: Outcome, named: (seats: number[]) => string): Phrase {
  const how = position.opponent !== null ? 'solo' : outcome.decided_by;
  const second = Math.min(...outcome.places.filter((place) => place > 1));
  const behind = position.seats.map(({ seat }) => seat).filter((seat) => outcome.places[seat] === second);
  const lead = Math.max(...outcome.scores) - (outcome.scores[behind[0] ?? 0] ?? 0);
  const good = printed.solo_marks.find(({ grade }) => grade === 'good');
  const args = how === 'points' ? { n: lead, player: named(behind) } : how === 'solo' ? { good: good?.basic ?? 0, advanced: good?.advanced ?? 0 } : {};
  return { id: `end-decided-${how}`, args };
}

/** Hexes somebody repopulated. */
export const hexesOf = (position: Position, seat: number): string[] => position.city.flatMap(({ hex, owner }) => (owner === seat ? [hex] : []));

/** The things on the table a row is counted from for a seat, as `targets.ts` names them. */
export function causesOf(row: string, position: Position, seat: number): string[] {
  const registers = position.seats[seat]?.registers;
  if (row === 'rats') return [`rats:${seat}`];
  if (row === 'hexes' || row === 'repopulation') return hexesOf(position, seat).map((hex) => `hex:${hex}`);
  if (row === 'popularity' || row === 'city' || row === 'church') return [`register:${row}:${registers?.[row] ?? 1}`];
  if (row.startsWith('ranking')) return ['ranking:'];
  return row === 'rounds' ? [`score:${seat}`] : [];
}

/** One step of the counting: a row, for one seat. */
export interface Stage {
  row: number;
  seat: number;
  /** What everybody has after it. */
  totals: number[];
}

/** Row by row, and in a row player by player, last in the running first; who has nothing in it is passed over. */
export function stagesOf(rows: readonly ResultRow[]): Stage[] {
  const stages: Stage[] = [];
  let totals = (rows[0]?.values ?? []).map(() => 0);
  rows.forEach(({ values }, row) => {
    const running = totals.map((_, seat) => seat).sort((a, b) => (totals[a] ?? 0) - (totals[b] ?? 0) || (values[a] ?? 0) - (values[b] ?? 0));
    const counted = running.filter((seat) => values[seat] !== 0);
    for (const seat of counted.length > 0 ? counted : running.slice(0, 1)) {
      totals = totals.map((total, one) => total + (one === seat ? (values[seat] ?? 0) : 0));
      stages.push({ row, seat, totals });
    }
  });
  return stages;
}

/** What each seat has when the rows up to this one are counted. */
export const totalsTo = (rows: readonly ResultRow[], last: number): number[] =>
  (rows[0]?.values ?? []).map((_, seat) => rows.slice(0, last + 1).reduce((sum, row) => sum + (row.values[seat] ?? 0), 0));

/** A table with these scores. */
export const withScores = (position: Position, totals: readonly number[]): Position => ({ ...position, seats: position.seats.map((seat) => ({ ...seat, score: totals[seat.seat] ?? seat.score })) });

/** The table while the result is counted: the scores as they are up to a row. */
export function countedTo(position: Position, name: string): Position {
  if (position.outcome === null) return position;
  const rows = resultRows(position, position.outcome);
  return withScores(position, totalsTo(rows, rows.findIndex((row) => row.name === name)));
}

/** An entry without the counting at the end of the game. */
export function uncounted(entry: LogEntry): LogEntry {
  const sources: readonly unknown[] = FINAL;
  const first = entry.events.findIndex(({ name, args }) => name === 'RegisterFellBack' || (name === 'PointsScored' && sources.includes(args.source)));
  return first < 0 ? entry : { ...entry, events: entry.events.slice(0, first) };
}

/** The races: for each seat what it would have had if the game had ended with each round. */
export const race = (outcome: Outcome, byRound: number[][]): number[][] =>
  outcome.scores.map((total, seat) => [...byRound.slice(0, 5).map((scores) => scores[seat] ?? 0), total]);

/** A whole breakdown. */
export const totalOf = (points: Points): number => Object.values(points).reduce((sum, n) => sum + (n ?? 0), 0);

export interface Group {
  name: string;
  values: number[];
  fill: string;
  ink: string;
}

/** Everything in five parts; rats belong to the rounds they were gained in. */
export function groups(position: Position, outcome: Outcome): Group[] {
  const sum = (...sources: Source[]): number[] =>
    position.seats.map(({ seat }) => sources.reduce((total, source) => total + valueOf(outcome, seat, source), 0));
  const rounds = position.seats.map(({ seat }) => inRounds(outcome, seat) + valueOf(outcome, seat, 'rats'));
  return [
    { name: 'rounds', values: rounds, fill: '#a8452a', ink: '#fff' },
    { name: 'registers', values: sum('popularity', 'popularity_ranking', 'city', 'church'), fill: '#e3b149', ink: '#2a221a' },
    { name: 'hexes', values: sum('hexes', 'repopulation'), fill: '#2b6474', ink: '#fff' },
    { name: 'scrolls', values: sum('scrolls'), fill: '#dcb07a', ink: '#2a221a' },
    { name: 'tokens', values: sum('tokens'), fill: '#5f6875', ink: '#fff' },
  ];
}
