/** The puzzle of the day, how many days in a row this browser has solved it, and puzzles of one's own games. */

import { recall, remember } from './memory';

const SOLVED = 'messina.puzzles';
/** In ms. */
const DAY = 86_400_000;
const MOST_KEPT = 400;

/** The day it is here, counted from 1970. */
export const today = (now: Date = new Date()): number => Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);

export const solvedDays = (): number[] => recall<number[]>(SOLVED, []);

export function rememberSolved(day: number): void {
  const days = solvedDays().filter((one) => one !== day);
  remember(SOLVED, [...days, day].slice(-MOST_KEPT));
}

/** Days in a row up to this one; as long as this one is not over, up to the day before. */
export function inARow(days: readonly number[], day: number): number {
  const solved = new Set(days);
  let last = solved.has(day) ? day : day - 1;
  let count = 0;
  while (solved.has(last)) {
    count += 1;
    last -= 1;
  }
  return count;
}

/** A turn of a finished game of one's own at which more was possible. */
export interface OwnPuzzle {
  table: string;
  at: number;
}

interface KeptPuzzle extends OwnPuzzle {
  solved: boolean;
}

const OWN = 'messina.puzzles.own';
const same = (a: OwnPuzzle, b: OwnPuzzle): boolean => a.table === b.table && a.at === b.at;
const keptPuzzles = (): KeptPuzzle[] => recall<KeptPuzzle[]>(OWN, []);

/** Those that are not solved yet, the latest first. */
export const ownPuzzles = (): OwnPuzzle[] => keptPuzzles().filter((one) => !one.solved).reverse();

export function rememberOwn(found: readonly OwnPuzzle[]): void {
  const kept = keptPuzzles();
  const fresh = found.filter((one) => !kept.some((other) => same(one, other))).map((one) => ({ ...one, solved: false }));
  if (fresh.length > 0) remember(OWN, [...kept, ...fresh].slice(-MOST_KEPT));
}

/** It is solved, or its game is no longer there. */
export function putAside(puzzle: OwnPuzzle): void {
  remember(OWN, keptPuzzles().map((one) => (same(one, puzzle) ? { ...one, solved: true } : one)));
}
