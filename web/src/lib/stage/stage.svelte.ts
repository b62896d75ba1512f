/** The position that is shown: it follows the true one event by event, or jumps there. */

import type { Catalogue } from '../catalogue';
import type { Event, EventName, LogEntry, Position } from '../wire';
import { applyEvent } from './apply';
import { isSame, topOf } from './tabletop';

/** How long an event is looked at, in ms; the design's figures. */
const DURATIONS: Partial<Record<EventName, number>> = {
  LieutenantMoved: 380,
  LieutenantRecalled: 380,
  OpponentMoved: 380,
  CitizenRescued: 160,
  CitizenPlaced: 320,
  CitizenMoved: 320,
  CitizenUpgraded: 300,
  OverseerAdvanced: 380,
  OverseerUpgraded: 300,
  CubeBurned: 320,
  TokensGained: 240,
  TokensSpent: 160,
  PointsScored: 240,
  RatsGained: 300,
  RegisterAdvanced: 300,
  ScrollAdvanced: 300,
  Built: 320,
  ImprovementPlaced: 320,
  BoatTaken: 380,
  BoatArrived: 380,
  HexLaid: 300,
  HexRepopulated: 500,
  WheelTurned: 500,
  RoundBegan: 500,
  TileRevealed: 120,
  CubePlaced: 60,
  CitizenAppeared: 40,
  CitizenLost: 60,
  OpponentRemovedCitizen: 160,
  OpponentTook: 320,
  SoloTileRevealed: 160,
  TurnEnded: 450,
};
/** In ms: with more than so much still to be shown, everything goes faster, so that nobody waits long for the end. */
const LAG = 4000;
/** In ms: what would be seen for less comes together with what follows. */
const SHORTEST = 30;

/** How long the entries are looked at, unhurried. */
export const lengthOf = (entries: readonly LogEntry[]): number =>
  entries.flatMap((entry) => entry.events).reduce((sum, event) => sum + (DURATIONS[event.name] ?? 0), 0);

/** How something is shown: event by event or at once, how fast, how far behind, and how long a new round is announced. */
export interface Showing {
  moving: boolean;
  /** Times the durations of the design. */
  pace?: number;
  lag?: number;
  banner?: number;
  /** What is shown where that is not all: the result may be counted afterwards. */
  part?: { entries: LogEntry[]; end: Position };
}

/** The events do not make the position. */
export type Misfit = (events: EventName[]) => void;

export class Stage {
  constructor(readonly report: Misfit = () => undefined) {}

  /** What is drawn. */
  position = $state.raw<Position | null>(null);
  /** The event being shown. */
  event = $state.raw<Event | null>(null);
  /** What a round that has just begun brings, while it is announced. */
  banner = $state.raw<Event[] | null>(null);
  /** It waits for somebody to go on. */
  held = $state(false);
  /** Things just touched, for their halo. */
  touched = $state.raw<string[]>([]);
  busy = $state(false);
  /** Counts up when everything under way is called off. */
  #run = 0;
  #waiting = 0;
  /** In ms: how long all that is still to be shown would take, unhurried. */
  #backlog = 0;
  #hurried = false;
  /** More is about to come: whoever hurries what is on its way does not want to see that, either. */
  more = false;
  #chain: Promise<void> = Promise.resolve();
  #wake: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Shows a position at once. */
  set(position: Position): void {
    this.#run += 1;
    this.#waiting = 0;
    this.#backlog = 0;
    this.#wake?.();
    this.position = position;
    this.#rest();
  }

  #rest(): void {
    this.event = null;
    this.touched = [];
    this.busy = false;
    if (!this.more) this.#hurried = false;
  }

  /** Plays the entries on what is shown, after what is already under way; then shows `end`, which is `lag` away at most or hurries. */
  play(entries: LogEntry[], end: Position, catalogue: Catalogue, showing: Showing): Promise<void> {
    const { moving, pace = 1, banner = 0, part = { entries, end } } = showing;
    const events = part.entries.flatMap((entry) => entry.events);
    const rest = entries.flatMap((entry) => entry.events).filter((event) => !events.includes(event));
    if (!moving || this.position === null || events.length === 0) {
      if (!this.busy || !moving) this.set(part.end);
      if (!moving) void this.#announce(events, banner);
      else this.#chain = this.#chain.then(() => void (this.position = part.end));
      return this.#chain;
    }
    const run = this.#run;
    this.busy = true;
    this.#waiting += 1;
    this.#backlog += lengthOf(part.entries) * pace;
    this.#chain = this.#chain.then(async () => {
      if (run !== this.#run) return;
      const told = await this.#perform(events, catalogue, showing, run);
      if (run !== this.#run) return;
      if (told) this.#check(events, rest, end, catalogue);
      this.position = part.end;
      this.#waiting -= 1;
      if (this.#waiting === 0) this.#rest();
    });
    return this.#chain;
  }

  /** Whether all was told: then what is shown is where the table stands. */
  async #perform(events: Event[], catalogue: Catalogue, { pace = 1, lag = LAG, banner = 0 }: Showing, run: number): Promise<boolean> {
    for (const [i, event] of events.entries()) {
      const whole = (DURATIONS[event.name] ?? 0) * pace;
      const duration = this.#hurried ? 0 : whole * Math.min(1, lag / this.#backlog);
      this.#backlog -= whole;
      if (!this.#apply(event, catalogue)) return false;
      if (event.name === 'RoundBegan' && !this.#hurried) await this.#announce(events.slice(i), banner);
      if (run !== this.#run) return false;
      if (!(duration >= SHORTEST)) continue;
      this.event = event;
      this.touched = event.targets ?? [];
      await this.#pause(duration);
      if (run !== this.#run) return false;
    }
    return true;
  }

  /** False where an event does not fit what is shown: then the end is shown at once. */
  #apply(event: Event, catalogue: Catalogue): boolean {
    try {
      if (this.position !== null) this.position = applyEvent(this.position, event, catalogue);
      return true;
    } catch (failure) {
      this.#misfit([event], failure);
      return false;
    }
  }

  /** What has been shown, and the rest that is not, make the end. */
  #check(shown: readonly Event[], rest: readonly Event[], end: Position, catalogue: Catalogue): void {
    if (this.position === null) return;
    try {
      const all = rest.reduce((top, event) => applyEvent(top, event, catalogue), this.position);
      if (!isSame(topOf(all), topOf(end))) this.#misfit([...shown, ...rest], 'not the position of the server');
    } catch (failure) {
      this.#misfit(rest, failure);
    }
  }

  #misfit(events: readonly Event[], why: unknown): void {
    const kinds = [...new Set(events.map(({ name }) => name))];
    console.error('the events do not make the position:', kinds.join(', '), why);
    this.report(kinds);
  }

  /** A round after the first is announced, for so long or until somebody has seen enough. */
  async #announce(events: Event[], ms: number): Promise<void> {
    const began = events.findLastIndex(({ name }) => name === 'RoundBegan');
    const first = events[began];
    if (ms === 0 || first?.name !== 'RoundBegan' || first.args.round === 1) return;
    this.held = false;
    this.banner = events.slice(began);
    await this.#pause(ms);
    this.banner = null;
  }

  /** Ends what is being shown: everything on its way arrives at once. A banner goes, and nothing else with it. */
  hurry(): void {
    if (this.busy && this.banner === null) this.#hurried = true;
    if (this.busy || this.banner !== null) this.#wake?.();
  }

  /** The banner stays until somebody goes on. */
  hold(): void {
    this.held = true;
    clearTimeout(this.#timer);
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        clearTimeout(this.#timer);
        this.#wake = null;
        resolve();
      };
      this.#timer = setTimeout(this.#wake, ms);
    });
  }
}
