/** The position that is shown: it follows the true one event by event, or jumps there. */

import type { Catalogue } from '../catalogue';
import type { Event, LogEntry, Position } from '../wire';
import { targetsOf } from '../words/log';
import { applyEvent } from './apply';

/** How long an event is looked at, in ms; the design's figures. */
const DURATIONS: Partial<Record<string, number>> = {
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
};
/** More than this and the rest is shown at once. */
const LONGEST = 9000;

export class Stage {
  /** What is drawn. */
  position = $state.raw<Position | null>(null);
  /** The event being shown. */
  event = $state.raw<Event | null>(null);
  /** Things just touched, for their halo. */
  touched = $state.raw<string[]>([]);
  busy = $state(false);
  #run = 0;
  #wake: (() => void) | null = null;

  /** Shows a position at once. */
  set(position: Position): void {
    this.#run += 1;
    this.#wake?.();
    this.position = position;
    this.event = null;
    this.touched = [];
    this.busy = false;
  }

  /** Plays the entries on what is shown, then shows `end`. */
  async play(entries: LogEntry[], end: Position, catalogue: Catalogue, moving: boolean, pace = 1): Promise<void> {
    const run = ++this.#run;
    this.#wake?.();
    const events = entries.flatMap((entry) => entry.events);
    if (!moving || this.position === null || events.length === 0) {
      this.set(end);
      this.touched = events.flatMap(targetsOf);
      return;
    }
    this.busy = true;
    let spent = 0;
    for (const event of events) {
      const duration = (DURATIONS[event.name] ?? 0) * pace;
      this.position = applyEvent(this.position, event, catalogue);
      if (duration === 0) continue;
      this.event = event;
      this.touched = targetsOf(event);
      await this.#pause(duration);
      if (run !== this.#run) return;
      spent += duration;
      if (spent > LONGEST * pace) break;
    }
    this.set(end);
  }

  /** Ends the running animation: what is on its way arrives at once. */
  hurry(): void {
    this.#wake?.();
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.#wake = wake;
    });
  }
}
