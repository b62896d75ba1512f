/** A line of decisions to play through: back and forth, or by itself. */

import type { Catalogue } from './catalogue';
import { Stage } from './stage/stage.svelte';
import type { LineStep, Position } from './wire';
import { logLines } from './words/log';

const untold = ({ entries }: LineStep): boolean => logLines(entries).length === 0;

/** Decisions that nothing is told of belong to the one beside them. */
function gathered(steps: readonly LineStep[]): LineStep[] {
  const found: LineStep[] = [];
  for (const step of steps) {
    const last = found.at(-1);
    if (last !== undefined && (untold(last) || untold(step))) found[found.length - 1] = { entries: [...last.entries, ...step.entries], position: step.position };
    else found.push(step);
  }
  return found;
}

/** Between two steps of a line that plays by itself, in ms. */
const PAUSE = 600;

export class Line {
  /** How many steps have been taken. */
  at = $state(0);
  playing = $state(false);
  steps = $state.raw<LineStep[]>([]);
  readonly stage = new Stage();
  #before: Position | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly catalogue: () => Catalogue | null,
    readonly moving: () => boolean,
  ) {}

  open(before: Position, steps: LineStep[]): void {
    this.pause();
    this.#before = before;
    this.steps = gathered(steps);
    this.at = 0;
    this.stage.set(before);
  }

  /** A step ahead is shown as it happens. */
  async go(at: number): Promise<void> {
    const to = Math.max(0, Math.min(at, this.steps.length));
    const ahead = to === this.at + 1;
    this.at = to;
    const step = this.steps[to - 1];
    const position = step?.position ?? this.#before;
    const catalogue = this.catalogue();
    if (position === null) return;
    if (ahead && step !== undefined && catalogue !== null) await this.stage.play(step.entries, position, catalogue, { moving: this.moving() });
    else this.stage.set(position);
  }

  next = (): Promise<void> => this.go(this.at + 1);
  back = (): Promise<void> => this.go(this.at - 1);

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle = async (): Promise<void> => {
    if (this.playing) {
      this.pause();
      return;
    }
    this.playing = true;
    if (this.at === this.steps.length) await this.go(0);
    while (this.playing && this.at < this.steps.length) {
      await this.next();
      await new Promise<void>((resolve) => {
        this.#timer = setTimeout(resolve, PAUSE);
      });
    }
    this.playing = false;
  };
}
