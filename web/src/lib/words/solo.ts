/** How good a solo score is: 12.6 names the good one, the other marks stand around it. */

import type { Seat } from '../wire';

export type Grade = 'poor' | 'fair' | 'good' | 'outstanding';

export interface SoloMark {
  grade: Grade;
  from: number;
}

const GOOD = 130;
const GOOD_ADVANCED = 140;

export const isAdvanced = ({ estate, scroll_board }: Seat): boolean => estate !== 'a' || scroll_board !== 'a';

/** From the lowest on. */
export function soloMarks(advanced: boolean): SoloMark[] {
  const good = advanced ? GOOD_ADVANCED : GOOD;
  return [{ grade: 'fair', from: good - 30 }, { grade: 'good', from: good }, { grade: 'outstanding', from: good + 20 }];
}

export const gradeOf = (score: number, advanced: boolean): Grade => soloMarks(advanced).findLast(({ from }) => score >= from)?.grade ?? 'poor';

/** A score to be proud of. */
export const deservesLaurel = (score: number, advanced: boolean): boolean => ['good', 'outstanding'].includes(gradeOf(score, advanced));
