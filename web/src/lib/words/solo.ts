/** How good a solo score is, by the marks that are printed (12.6). */

import type { Grade as Mark, Printed, Seat } from '../wire';

export type Grade = Mark | 'poor';

export interface SoloMark {
  grade: Mark;
  from: number;
}

const isAdvanced = ({ estate, scroll_board }: Seat): boolean => estate !== 'a' || scroll_board !== 'a';

/** Those for the boards of this seat, from the lowest on. */
export const soloMarks = ({ solo_marks }: Printed, seat: Seat): SoloMark[] =>
  solo_marks.map(({ grade, basic, advanced }) => ({ grade, from: isAdvanced(seat) ? advanced : basic }));

export const gradeOf = (score: number, marks: readonly SoloMark[]): Grade => marks.findLast(({ from }) => score >= from)?.grade ?? 'poor';

/** A score to be proud of. */
export const deservesLaurel = (score: number, marks: readonly SoloMark[]): boolean => ['good', 'outstanding'].includes(gradeOf(score, marks));
