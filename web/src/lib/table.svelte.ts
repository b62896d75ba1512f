/** One table as this browser sees it: its people, its position, its log, and the line to the server. */

import { takeDown } from './badge';
import { base } from './base';
import { Catalogue } from './catalogue';
import { Chat } from './chat.svelte';
import type { Reading } from './clocks';
import { claimFromAddress, displayName, games, greetingKeys, newKey, rememberGame, seenIn, viewerKeys } from './memory';
import { fetchMoment } from './net/calls';
import { fetchPrinted } from './net/once';
import { type Answer, type Command, type Line, TableSocket } from './net/socket';
import { lookForNewClient } from './renewal';
import { Stage } from './stage/stage.svelte';
import { now } from './ticking';
import { countedTo, uncounted } from './words/result';
import { deservesLaurel, soloMarks } from './words/solo';
import type { ChatCommand, Choice, HintGiven, LogEntry, Position, ServerMessage, TableInfo, TableView } from './wire';

type Without<C, K extends string> = C extends unknown ? Omit<C, K> : never;
type Wish = Without<Exclude<Command, ChatCommand>, 'id' | 'version'>;

const socketAddress = (id: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${base}/api/tables/${encodeURIComponent(id)}/socket`;

/** In ms. */
const OWN_LAG = 500;

export interface TableHooks {
  /** One of my seats is asked, and was not before. */
  myTurn(): void;
  /** Whether changes are shown one by one. */
  moving(): boolean;
  /** In ms: how long what others do may take to be shown. */
  lag(): number;
  /** In ms: how long a new round is announced. */
  banner(): number;
}

export class Table {
  info = $state.raw<TableInfo | null>(null);
  mine = $state.raw<number[]>([]);
  /** This browser may arrange things at the table. */
  owner = $state(false);
  /** A seat that was played here is somebody else's now. */
  lost = $state(false);
  view = $state.raw<TableView | null>(null);
  log = $state.raw<LogEntry[]>([]);
  catalogue = $state.raw<Catalogue | null>(null);
  line = $state<Line>('connecting');
  /** A message id of why the last command was refused. */
  refused = $state<string | null>(null);
  hint = $state.raw<HintGiven | null>(null);
  /** The game ended before one's eyes. */
  witnessed = $state(false);
  /** There is no such table. */
  gone = $state(false);
  /** Why it is not to be seen, or not yet. */
  closed = $state<string | null>(null);
  /** An answer is on its way. */
  sending = $state(false);
  readonly stage = new Stage((events) => this.#socket.notice({ type: 'misfit', events }));
  readonly chat: Chat;
  #socket: TableSocket;
  /** The line was lost and is not back yet. */
  #dropped = false;
  /** When the view came, in seconds since 1970. */
  #shown = 0;
  /** Counts the commands: only the last one can be under way. */
  #deed = 0;
  #advice: HintGiven | null = null;

  constructor(
    readonly id: string,
    readonly hooks: TableHooks,
  ) {
    claimFromAddress(id);
    this.chat = new Chat(id, (wish) => this.#socket.send({ ...wish, id: newKey() } as ChatCommand));
    this.#socket = new TableSocket(socketAddress(id), {
      message: (message) => this.#receive(message),
      line: (line) => {
        if (line === 'live' && this.#dropped) lookForNewClient();
        if (line !== 'connecting') this.#dropped = line === 'offline';
        this.line = line;
        this.#saw();
      },
      greeting: () => ({ ...greetingKeys(id), version: this.view?.version ?? 0, name: displayName() }),
      gone: () => (this.gone = true),
      closed: (reason) => (this.closed = reason),
    });
    this.#socket.open();
    document.addEventListener('visibilitychange', this.#saw);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#saw);
    this.#socket.close();
  }

  /** The seat whose estate is mine to see: who acts, else my (first) seat, else the first of all. */
  get perspective(): number {
    const acting = this.view?.acting;
    return acting ?? this.mine[0] ?? 0;
  }

  /** My seat that a bot plays for me. */
  get replaced(): number | undefined {
    return this.mine.find((seat) => this.info?.seats[seat]?.kind === 'bot');
  }

  /** What a seat has left on its clock. */
  clock = (seat: number): Reading | null => {
    const left = this.view?.clock?.[seat];
    const person = this.info?.seats[seat];
    if (left === undefined) return null;
    const running = this.view?.over === false && this.view.position.asked?.player === seat && person?.kind === 'human' && person.claimed;
    return { left: running ? left - (now() - this.#shown) : left, running };
  };

  /** Choices count only once everything before them has been shown. */
  get choices(): TableView['choices'] {
    return this.#offered.filter((choice) => choice.fight === null);
  }

  /** Whole fights, each to be had with one click. */
  get fights(): TableView['choices'] {
    return this.#offered.filter((choice) => choice.fight !== null);
  }

  /** What takes several answers at once comes first: it is what a click means. */
  get #offered(): TableView['choices'] {
    return this.stage.busy || this.view === null ? [] : [...this.view.chains, ...this.view.choices];
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.info = message.table;
      this.mine = message.mine;
      this.owner = message.owner;
      this.chat.mine = message.mine;
      this.chat.meet(message.table.watchers, true);
      this.lost = games().some((game) => game.id === this.id && game.mine.some((seat) => !message.mine.includes(seat)));
      void this.#readPrinted(message.table.printed);
    } else if (message.type === 'presence' && this.info !== null) {
      const { seats, watching, watchers, ended, hints } = message;
      this.info = { ...this.info, seats, watching, watchers, ended, hints };
      this.chat.meet(watchers);
    } else if (message.type === 'view') {
      this.#show(message);
    } else if (message.type === 'chat') {
      this.chat.hear(message);
    } else if (message.type === 'rematch' && this.info !== null) {
      this.info = { ...this.info, rematch: message.table };
    }
  }

  async #readPrinted(hash: string): Promise<void> {
    if (this.catalogue?.printed.hash !== hash) this.catalogue = new Catalogue(await fetchPrinted(hash));
  }

  #show(view: TableView): void {
    const before = this.view;
    const firstNew = view.news[0]?.index ?? view.steps;
    const kept = this.log.slice(0, Math.min(firstNew, view.rewound_to ?? firstNew));
    const log = [...kept, ...view.news];
    if (log.length !== view.steps) {
      if (before === null) throw new Error(`the log has ${log.length} of ${view.steps} steps`);
      this.view = null;
      this.log = [];
      this.#socket.resync();
      return;
    }
    this.log = log;
    this.view = view;
    this.#shown = Date.now() / 1000;
    this.#advice = null;
    this.hint = null;
    this.refused = null;
    // The view of a new version comes before the word that the command was done: it can be answered at once.
    if (before !== null && view.version > before.version) this.sending = false;
    if (before !== null && before.position.outcome === null && view.position.outcome !== null) {
      this.witnessed = true;
      if (this.info?.arrangement.chat) void this.chat.askEarlier(null); // now players may read what the watchers said
    }
    this.stage.more = view.acting === null && view.position.outcome === null;
    const fresh = before === null || this.catalogue === null || view.rewound_to !== null;
    if (fresh) this.stage.set(view.position);
    else this.#play(view);
    if (view.acting !== null && before !== null && before.acting !== view.acting) this.hooks.myTurn();
    if (before?.acting !== view.acting || before.position.outcome !== view.position.outcome) this.#saw();
    this.#remember();
  }

  /** Whoever sees here that they are asked, or that the game is over, need not be told elsewhere. */
  #saw = (): void => {
    const { view } = this;
    if (view === null || this.mine.length === 0 || document.visibilityState !== 'visible') return;
    if (view.acting === null && view.position.outcome === null) return;
    this.#socket.notice({ type: 'seen', version: view.version });
    takeDown(this.id);
  };

  /** What one does oneself is shown quickly: the next click must not wait for it. */
  #play(view: TableView): void {
    const others = view.news.some(({ player }) => player >= 0 && !this.mine.includes(player));
    const lag = others ? this.hooks.lag() : Math.min(OWN_LAG, this.hooks.lag());
    const counts = this.witnessed && this.hooks.banner() > 0;
    const counted = counts ? { part: { entries: view.news.map(uncounted), end: countedTo(view.position, 'rounds') } } : {}; // the result is counted afterwards
    void this.stage.play(view.news, view.position, this.catalogue as Catalogue, { moving: this.hooks.moving() && lag > 0, lag, banner: this.hooks.banner(), ...counted });
  }

  #remember(): void {
    const { info, view } = this;
    if (info === null || view === null || this.mine.length === 0) return;
    rememberGame({
      id: this.id,
      way: info.way,
      seats: info.seats.map(({ name, colour }) => ({ name, colour })),
      mine: this.mine,
      seen: Date.now() / 1000,
      advanced: `${info.options.estates}${info.options.scrolls}`.includes('b'),
      laurel: this.#deservesLaurel(view.position),
      ...seenIn(view),
    });
  }

  /** Alone: the score is one to be proud of. */
  #deservesLaurel({ opponent, outcome, seats: [seat] }: Position): boolean {
    if (opponent === null || outcome === null || seat === undefined || this.catalogue === null) return false;
    return deservesLaurel(seat.score, soloMarks(this.catalogue.printed, seat));
  }

  async #send(wish: Wish): Promise<Answer> {
    const command = { ...wish, id: newKey(), version: this.view?.version ?? 0 } as Command;
    this.refused = null;
    const answer = await this.#socket.send(command);
    if (answer.type === 'refused') this.refused = answer.reason;
    return answer;
  }

  /** One command at a time: it is under way until the table has moved on, or the server says why it has not. */
  async #do(wish: Wish): Promise<void> {
    if (this.sending || this.view === null) return;
    const deed = ++this.#deed;
    this.sending = true;
    await this.#send(wish);
    if (deed === this.#deed) this.sending = false;
  }

  act = ({ code, then }: Choice): Promise<void> => this.#do({ type: 'act', code, then });

  undo = (): Promise<void> => this.#do({ type: 'undo' });
  restart = (): Promise<void> => this.#do({ type: 'restart' });

  /** Who asks again before the table has moved on is told the same, at once; what comes too late is not told. */
  async askHint(): Promise<void> {
    if (this.#advice === null) {
      const about = this.view;
      const answer = await this.#send({ type: 'hint' });
      if (answer.type === 'hint' && this.view === about) this.#advice = answer;
    }
    this.hint = this.#advice;
  }

  /** Shows again what happened since my last turn. */
  async replayNews(moving: boolean): Promise<void> {
    const { view, catalogue } = this;
    if (view === null || catalogue === null || view.since_my_turn >= this.log.length) return;
    const moment = await fetchMoment(this.id, view.since_my_turn, viewerKeys(this.id));
    this.stage.set(moment.position);
    await this.stage.play(this.log.slice(view.since_my_turn), view.position, catalogue, { moving, pace: 1.5 });
  }
}
