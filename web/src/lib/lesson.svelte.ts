/** The guided first game: it plays from stop to stop, and at some of them the learner makes the recorded move. */

import { Catalogue } from './catalogue';
import { learned, rememberLearned } from './memory';
import { fetchLessonLog, fetchLessonMoment } from './net/calls';
import { fetchPrinted } from './net/once';
import { Stage, lengthOf } from './stage/stage.svelte';
import type { Choice, Lesson as Told, LessonMoment, LessonStop, LogEntry, Position, TableSeat } from './wire';
import { countedTo, uncounted } from './words/result';

/** In ms: what takes longer goes faster, so that with the drawing nobody watches for more than three seconds. */
const LONGEST_WATCH = 2800;

/** The cards of the lesson are pause enough between turns. */
const unpaused = (entry: LogEntry): LogEntry => ({ ...entry, events: entry.events.filter(({ name }) => name !== 'TurnEnded') });

export class Lesson {
  told = $state.raw<Told | null>(null);
  catalogue = $state.raw<Catalogue | null>(null);
  /** Which stop, from 0. */
  number = $state(0);
  moment = $state.raw<LessonMoment | null>(null);
  /** The learner tried something else. */
  astray = $state(false);
  /** The last thing that went wrong. */
  problem = $state.raw<unknown>(null);
  readonly stage = new Stage();
  #moments = new Map<number, Promise<LessonMoment>>();
  /** Counts up with every way that is taken: a later one calls off those before it. */
  #way = 0;

  constructor(readonly moving: () => boolean) {}

  get stops(): LessonStop[] {
    return this.told?.stops ?? [];
  }

  get stop(): LessonStop | null {
    return this.stops[this.number] ?? null;
  }

  get seats(): TableSeat[] {
    return this.told?.seats ?? [];
  }

  get seat(): number {
    return this.told?.learner ?? 0;
  }

  get position(): Position | null {
    return this.stage.position;
  }

  get last(): boolean {
    return this.number === this.stops.length - 1;
  }

  /** It is the learner's move: nothing is on its way, and one is asked for. */
  get mine(): boolean {
    return !this.stage.busy && (this.stop?.code ?? null) !== null;
  }

  get choices(): Choice[] {
    return this.mine && this.moment !== null ? [...this.moment.chains, ...this.moment.choices] : [];
  }

  get wanted(): Choice | null {
    return this.choices.find(({ code, then }) => code === this.stop?.code && then.length === 0) ?? null;
  }

  /** Opens a stop, counted from 1; without one, where the learner was. */
  async open(step: number | null): Promise<void> {
    try {
      this.told = await fetchLessonLog();
      this.catalogue = new Catalogue(await fetchPrinted(this.told.printed));
    } catch (failure) {
      this.problem = failure;
      return;
    }
    const number = (step ?? learned()?.step ?? 1) - 1;
    await this.go(Math.max(0, Math.min(number || 0, this.stops.length - 1)));
  }

  /** The learner is gone: nothing more happens. */
  leave(): void {
    this.#way += 1;
    this.stage.hurry();
  }

  #moment(at: number): Promise<LessonMoment> {
    let found = this.#moments.get(at);
    if (found === undefined) {
      found = fetchLessonMoment(at);
      found.catch(() => this.#moments.delete(at));
      this.#moments.set(at, found);
    }
    return found;
  }

  /** To a stop; what lies between is shown as it happens, if that is wanted. */
  async go(number: number, shown = false): Promise<void> {
    const stop = this.stops[number];
    if (stop === undefined || this.catalogue === null) return;
    const way = ++this.#way;
    this.astray = false;
    try {
      const moment = await this.#moment(stop.at);
      if (way !== this.#way) return;
      const position = stop.row === '' ? moment.position : countedTo(moment.position, stop.row);
      if (shown) {
        const log = this.told?.log.slice(this.moment?.at, stop.at) ?? [];
        const all = log.map(unpaused);
        const entries = stop.row === '' ? all : all.map(uncounted);
        await this.stage.play(all, moment.position, this.catalogue, { moving: this.moving(), pace: Math.min(1, LONGEST_WATCH / lengthOf(entries)), part: { entries, end: position } });
        if (way !== this.#way) return;
      } else this.stage.set(position);
      this.#arrive(number, moment);
    } catch (failure) {
      this.problem = failure;
    }
  }

  #arrive(number: number, moment: LessonMoment): void {
    this.number = number;
    this.moment = moment;
    this.problem = null;
    rememberLearned(this.last ? null : { step: number + 1, steps: this.stops.length });
    const next = this.stops[number + 1];
    if (next !== undefined) this.#moment(next.at).catch(() => undefined);
  }

  next = (): Promise<void> => this.go(this.number + 1, true);
  /** A stop back; while the game plays on, to where it set out. */
  back = (): Promise<void> => this.go(this.stage.busy ? this.number : Math.max(0, this.number - 1));

  /** An answer of the learner. */
  act = async ({ code }: Choice): Promise<void> => {
    const { stop } = this;
    if (!this.mine || stop === null) return;
    if (code === stop.code) await this.next();
    else this.astray = true;
  };
}
