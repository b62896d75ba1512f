/** What is said at a table: its lines, how many are new, and whom this browser does not want to hear. */

import { recall, remember } from './memory';
import type { Answer } from './net/socket';
import type { Chat as Heard, ChatCommand, ChatLine, Reaction } from './wire';

const READ = 'messina.read.';
const MUTED = 'messina.muted.';
export const REACTIONS: readonly Reaction[] = ['well-played', 'thinking', 'back-soon', 'again'];
export const REACTION_ICONS: Record<Reaction, string> = { 'well-played': 'laurel', thinking: 'sandclock', 'back-soon': 'cup', again: 'cycle' };

type Wish = ChatCommand extends infer C ? (C extends ChatCommand ? Omit<C, 'id'> : never) : never;

/** Who has said it, to be told from others: a seat, or somebody who watches by their name. */
export const speakerOf = (line: ChatLine): string => (line.seat === null ? `watcher ${line.name}` : `seat ${line.seat}`);

/** Somebody has begun to watch, after the line with this number. */
export interface Arrival {
  name: string;
  /** Seconds since 1970. */
  at: number;
  after: number;
}

export class Chat {
  /** In the order they were said. */
  lines = $state.raw<ChatLine[]>([]);
  /** What is being written: it outlasts the panel. */
  draft = $state('');
  /** There are earlier ones. */
  more = $state(false);
  /** What was said just now. */
  news = $state.raw<ChatLine[]>([]);
  mine = $state.raw<readonly number[]>([]);
  /** Who has begun to watch since this browser looks, each once. */
  arrivals = $state.raw<Arrival[]>([]);
  /** Who was here before, or has been told of. */
  #met = new Set<string>();
  /** A reason why the last line was not said. */
  refused = $state<string | null>(null);
  #muted = $state.raw<string[]>([]);
  #read = $state(0);

  constructor(
    readonly table: string,
    readonly send: (wish: Wish) => Promise<Answer>,
  ) {
    this.#muted = recall<string[]>(MUTED + table, []);
    this.#read = recall<number>(READ + table, 0);
  }

  hear({ lines, more }: Heard): void {
    const known = new Map([...this.lines, ...lines].map((line) => [line.number, line]));
    const first = this.lines[0]?.number ?? Infinity;
    if (more !== null && (lines[0]?.number ?? 0) <= first) this.more = more;
    else if (more === null) this.news = lines.filter((line) => !this.isMuted(line) && !this.isMine(line));
    this.lines = [...known.values()].sort((a, b) => a.number - b.number);
  }

  /** Who watches now; `known` those who were here already. */
  meet(watchers: readonly string[], known = false): void {
    const fresh = watchers.filter((name) => !this.#met.has(name));
    for (const name of fresh) this.#met.add(name);
    const after = this.lines.at(-1)?.number ?? 0;
    if (!known && fresh.length > 0) this.arrivals = [...this.arrivals, ...fresh.map((name) => ({ name, at: Date.now() / 1000, after }))];
  }

  isMine = (line: ChatLine): boolean => line.seat !== null && this.mine.includes(line.seat);
  isMuted = (line: ChatLine): boolean => this.#muted.includes(speakerOf(line));

  get shown(): ChatLine[] {
    return this.lines.filter((line) => !this.isMuted(line));
  }

  get muted(): readonly string[] {
    return this.#muted;
  }

  get unread(): number {
    return this.shown.filter((line) => line.number > this.#read && !this.isMine(line)).length;
  }

  markRead(): void {
    const last = this.lines.at(-1)?.number ?? 0;
    if (last <= this.#read) return;
    this.#read = last;
    remember(READ + this.table, last);
  }

  mute(speaker: string, muted: boolean): void {
    this.#muted = [...this.#muted.filter((one) => one !== speaker), ...(muted ? [speaker] : [])];
    remember(MUTED + this.table, this.#muted);
  }

  async #ask(wish: Wish): Promise<boolean> {
    const answer = await this.send(wish);
    this.refused = answer.type === 'refused' ? answer.reason : null;
    return this.refused === null;
  }

  say = (text: string, name: string): Promise<boolean> => this.#ask({ type: 'say', text, name });
  react = (reaction: Reaction, name: string): Promise<boolean> => this.#ask({ type: 'say', reaction, name });
  /** A seat; somebody who watches, by name; or all who watch. */
  silence = (whom: number | string | null, seconds: number): Promise<boolean> =>
    this.#ask({ type: 'silence', seat: typeof whom === 'number' ? whom : null, watcher: typeof whom === 'string' ? whom : null, seconds });
  askEarlier = (before: number | null = this.lines[0]?.number ?? null): Promise<boolean> => this.#ask({ type: 'earlier', before });
}
