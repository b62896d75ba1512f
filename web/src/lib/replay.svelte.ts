/** Walking through the log of a game: by steps, turns and rounds, or playing on by itself. */

import type { Catalogue } from './catalogue';
import { viewerKeys } from './memory';
import { fetchMoment, fetchReplay } from './net/calls';
import { Stage } from './stage/stage.svelte';
import type { LogEntry, Moment, Position, ReplayIndex } from './wire';

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Between two steps of a running replay, in ms. */
const PAUSE = 500;
const MOST_KEPT = 400;
/** The scrubber rests when it has not moved for so long, in ms. */
const RESTS_AFTER = 80;

/** Before play order is dealt, the counters lie as people sit. */
function seated(position: Position): Position {
  if (new Set(position.order).size === position.order.length) return position;
  const seats = position.seats.map((one) => one.seat);
  return { ...position, order: seats, ranks: { popularity: seats, city: seats, church: seats, score: seats } };
}

export class Replay {
  at = $state(0);
  index = $state.raw<ReplayIndex | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  /** The last thing that went wrong. */
  problem = $state.raw<unknown>(null);
  readonly stage = new Stage();
  #moments = new Map<number, Promise<Moment>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  constructor(
    readonly table: string,
    readonly log: () => readonly LogEntry[],
    readonly catalogue: () => Catalogue | null,
    readonly moving: () => boolean,
  ) {}

  get steps(): number {
    return this.index?.steps ?? 0;
  }

  async open(at: number | null): Promise<void> {
    try {
      this.index = await fetchReplay(this.table, viewerKeys(this.table));
      await this.go(at ?? this.index.rounds[0] ?? 0);
    } catch (failure) {
      this.problem = failure;
    }
  }

  #moment(at: number): Promise<Moment> {
    let found = this.#moments.get(at);
    if (found === undefined) {
      if (this.#moments.size > MOST_KEPT) this.#moments.clear();
      found = fetchMoment(this.table, at, viewerKeys(this.table)).then((moment) => ({ ...moment, position: seated(moment.position) }));
      found.catch(() => this.#moments.delete(at));
      this.#moments.set(at, found);
    }
    return found;
  }

  /** Jumps to a moment; one step ahead is shown as it happens. */
  async go(at: number, shown = false): Promise<void> {
    const to = Math.max(0, Math.min(at, this.steps));
    const from = this.at;
    this.#wanted = to;
    this.at = to;
    try {
      const moment = await this.#moment(to);
      if (this.#wanted !== to) return;
      const catalogue = this.catalogue();
      const between = this.log().slice(from, to);
      if (shown && catalogue !== null && to > from) {
        await this.stage.play(between, moment.position, catalogue, { moving: this.moving(), pace: 1 / this.speed });
      } else this.stage.set(moment.position);
    } catch (failure) {
      this.problem = failure;
    }
  }

  /** Follows the scrubber: the moment is fetched where it rests. */
  scrub(at: number): void {
    this.pause();
    this.at = at;
    this.#timer = setTimeout(() => void this.go(at), RESTS_AFTER);
  }

  /** The next moment at which something has happened. */
  #after(at: number): number {
    const log = this.log();
    let next = at;
    while (next < log.length && (log[next]?.events.length ?? 0) === 0) next += 1;
    return Math.min(next + 1, this.steps);
  }

  #before(at: number): number {
    const log = this.log();
    let before = at - 1;
    while (before > 0 && (log[before - 1]?.events.length ?? 0) === 0) before -= 1;
    return Math.max(before, 0);
  }

  next = (): Promise<void> => this.go(this.#after(this.at), true);
  back = (): Promise<void> => this.go(this.#before(this.at));
  first = (): Promise<void> => this.go(0);
  last = (): Promise<void> => this.go(this.steps);

  nextTurn = (): Promise<void> => this.go(this.index?.turns.find(([start]) => start > this.at)?.[0] ?? this.steps, true);
  turnBack = (): Promise<void> => this.go(this.index?.turns.findLast(([start]) => start < this.at)?.[0] ?? 0);
  nextRound = (): Promise<void> => this.go(this.index?.rounds.find((start) => start > this.at) ?? this.steps);

  play(): void {
    this.playing = true;
    void this.#run();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle = (): void => (this.playing ? this.pause() : this.play());

  async #run(): Promise<void> {
    while (this.playing && this.at < this.steps) {
      await this.next();
      await new Promise<void>((resolve) => {
        this.#timer = setTimeout(resolve, PAUSE / this.speed);
      });
    }
    this.playing = false;
  }
}
