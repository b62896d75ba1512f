/** The final scoring as it goes on: row by row, and in a row player by player. */

import type { Phrase } from '../lib/i18n.svelte';
import type { Outcome, Position } from '../lib/wire';
import { resultRows, stagesOf, type ResultRow, type Stage } from '../lib/words/result';

export class Counting {
  readonly rows: ResultRow[];
  readonly stages: Stage[];
  at = $state(0);
  paused = $state(false);

  constructor(
    readonly position: Position,
    readonly outcome: Outcome,
  ) {
    this.rows = resultRows(position, outcome);
    this.stages = stagesOf(this.rows);
  }

  /** What is counted now; nothing once all is. */
  get stage(): Stage | undefined {
    return this.stages[this.at];
  }
  get row(): ResultRow | undefined {
    return this.stage && this.rows[this.stage.row];
  }
  get done(): boolean {
    return this.stage === undefined;
  }

  /** What everybody has so far; what was scored on the way is known from the beginning. */
  get totals(): readonly number[] {
    const { stage, row } = this;
    if (stage === undefined || row === undefined) return this.outcome.scores;
    return stage.row === 0 ? row.values : stage.totals;
  }

  /** Seats, who leads first: places change only where somebody is passed. */
  get ranked(): number[] {
    const seats = this.position.seats.map(({ seat }) => seat);
    return this.stages.slice(0, this.at + 1).reduce((order, { totals }) => order.toSorted((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0)), seats);
  }

  get phrase(): Phrase | null {
    const { stage, row } = this;
    return stage === undefined || row === undefined ? null : { id: 'finale-stage', args: { at: stage.row + 1, all: this.rows.length, what: { id: `end-${row.name}` } } };
  }

  go(step: number): void {
    this.at = Math.max(0, Math.min(this.stages.length, this.at + step));
  }
}
