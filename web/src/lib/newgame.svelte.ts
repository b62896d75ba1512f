/** The new game being put together on the start page; it keeps its last choices. */

import { PRESETS } from './clocks';
import { COLOURS } from './people';
import { recall, remember } from './memory';
import type { Clock, Colour, MajorFire, NewTable, Way } from './wire';

export const WAYS: Way[] = ['solo', 'bots', 'hotseat', 'online'];
/** The readings of a major fire, the usual one first. */
export const FIRES: [usual: MajorFire, ...others: MajorFire[]] = ['english', 'russian', 'czech'];
export type Boards = 'basic' | 'advanced' | 'mixed';
export type Side = 'a' | 'b';

export interface DraftSeat {
  name: string;
  colour: Colour;
  /** The bot that plays here, if one does. */
  bot: string | null;
  /** Online it is a person's, unless a bot is asked for. */
  person?: boolean;
  estate: Side;
  scroll: Side;
}

interface Stored {
  way: Way;
  count: number;
  seats: DraftSeat[];
  boards: Boards;
  fire: MajorFire;
  tile: boolean;
  announced: boolean;
  chat: boolean;
  pace: string;
  hours: number;
  minutes: number;
  hints: boolean;
}

/** The pace whose numbers are one's own. */
export const OWN_CLOCK = 'own';

const KEY = 'messina.newgame';

/** The start page will offer a game of this kind. */
export const preferWay = (way: Way): void => remember(KEY, { ...recall<Partial<Stored>>(KEY, {}), way });

/** A first game of one's own: two at the table, the other one played by a bot. */
export const firstGame = (name: string, other: string, bot: string): NewTable => ({
  way: 'bots',
  seats: [
    { name, colour: 'green', bot: null },
    { name: other, colour: 'yellow', bot },
  ],
  estates: 'a',
  scrolls: 'a',
  priority_tile: false,
  major_fire: FIRES[0],
  pack: null,
  seed: null,
});

export class NewGame {
  way = $state<Way>('bots');
  count = $state(3);
  /** Always four; those beyond `count` wait. */
  seats = $state<DraftSeat[]>([]);
  boards = $state<Boards>('basic');
  fire = $state<MajorFire>(FIRES[0]);
  tile = $state(false);
  /** Online: everybody on this server may join. */
  announced = $state(false);
  /** Online: people may talk. */
  chat = $state(true);
  pack = $state<string | null>(null);
  seed = $state('');
  /** Which of the clocks that are offered; none if empty. */
  pace = $state('');
  hours = $state(48);
  minutes = $state(240);
  hints = $state(false);

  constructor(names: string[], bot: string) {
    const fresh = COLOURS.map((colour, i): DraftSeat => ({
      name: names[i] ?? '',
      colour,
      bot: i === 0 ? null : bot,
      person: true,
      estate: 'a',
      scroll: 'a',
    }));
    const kept = recall<Partial<Stored>>(KEY, {});
    this.way = kept.way ?? 'bots';
    this.count = kept.count ?? 3;
    this.seats = kept.seats?.length === 4 ? kept.seats : fresh;
    this.boards = kept.boards ?? 'basic';
    // What was kept by an older client may be no reading of today.
    this.fire = FIRES.find((one) => one === kept.fire) ?? FIRES[0];
    this.tile = kept.tile ?? false;
    this.announced = kept.announced ?? false;
    this.chat = kept.chat ?? true;
    this.pace = kept.pace ?? '';
    this.hours = kept.hours ?? 48;
    this.minutes = kept.minutes ?? 240;
    this.hints = kept.hints ?? false;
  }

  get shown(): DraftSeat[] {
    return this.seats.slice(0, this.way === 'solo' ? 1 : this.count);
  }

  /** The next colour; whoever has it swaps. */
  recolour(index: number): void {
    const seat = this.seats[index];
    if (seat === undefined) return;
    const next = COLOURS[(COLOURS.indexOf(seat.colour) + 1) % COLOURS.length] as Colour;
    const other = this.seats.find((one) => one.colour === next);
    if (other !== undefined) other.colour = seat.colour;
    seat.colour = next;
  }

  /** A seat less, kept behind the others. */
  remove(index: number): void {
    const [seat] = this.seats.splice(index, 1);
    if (seat !== undefined) this.seats.push(seat);
    this.count -= 1;
  }

  isBot(index: number): boolean {
    if (this.way === 'bots') return index > 0;
    return this.way === 'online' && index > 0 && this.seats[index]?.person === false;
  }

  #sides(pick: (seat: DraftSeat) => Side): string {
    if (this.boards !== 'mixed') return this.boards === 'basic' ? 'a' : 'b';
    return this.shown.map(pick).join('');
  }

  get clock(): Clock | null {
    if (this.pace === OWN_CLOCK) return { budget: this.hours * 3600, increment: this.minutes * 60 };
    return PRESETS[Number(this.pace || NaN)] ?? null;
  }

  request(defaultBot: string): NewTable {
    const seed = /^\d{1,18}$/.test(this.seed.trim()) ? Number(this.seed.trim()) : null;
    return {
      way: this.way,
      seats: this.shown.map((seat, i) => ({
        name: seat.name.trim(),
        colour: seat.colour,
        bot: this.isBot(i) ? seat.bot || defaultBot : null,
      })),
      estates: this.#sides((seat) => seat.estate),
      scrolls: this.#sides((seat) => seat.scroll),
      priority_tile: this.tile,
      major_fire: this.fire,
      pack: this.pack,
      seed,
      ...(this.way === 'online' ? { arrangement: { announced: this.announced, chat: this.chat, hints: this.hints, clock: this.clock } } : {}),
    };
  }

  keep(): void {
    const { way, count, boards, fire, tile, announced, chat, pace, hours, minutes, hints } = this;
    remember(KEY, { way, count, boards, fire, tile, announced, chat, pace, hours, minutes, hints, seats: $state.snapshot(this.seats) });
  }
}
