/** The puzzle of the day, and how many days in a row this browser has solved it. */

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
