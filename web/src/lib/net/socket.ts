/** One table over a web socket: greets, keeps the line up, leaves one that is dead, and carries commands that are done once. */

import type { ClientMessage, Done, Hello, HintGiven, Misfit, Ping, Reason, Refused, Seen, ServerMessage } from '../wire';

export type Notice = Seen | Ping | Misfit;
export type Command = Exclude<ClientMessage, Hello | Notice>;
export type Answer = Done | Refused | HintGiven;
export type Line = 'connecting' | 'live' | 'offline';

export interface SocketListener {
  message(message: ServerMessage): void;
  line(line: Line): void;
  /** What to greet with: the tokens this browser holds and the version it has. */
  greeting(): Omit<Hello, 'type'>;
  /** There is no such table: no use in trying again. */
  gone(): void;
  /** It is not to be seen, or not yet, for this reason. */
  closed(reason: Reason): void;
}

const NO_SUCH_TABLE = 4404;
const NOT_YET = 4403;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** A server that is asked something and says nothing for so long is asked whether it is there... */
const DOUBT = 3000;
/** ... and left after as long again. Whoever is greeted may take longer. */
const SILENCE = 3000;
const GREETING = 12_000;
/** While nobody says anything it is asked so often. */
const QUIET = 15_000;
/** A line that has held so long is a good one; before, every loss doubles the wait. */
const STEADY = 10_000;

interface Waiting {
  command: Command;
  answer: (answer: Answer) => void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #closed = false;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #steady: ReturnType<typeof setTimeout> | undefined;
  /** Commands without an answer yet. They are sent again after a reconnect, under the same id. */
  #waiting = new Map<string, Waiting>();
  #greeted = false;
  /** Until then something should be heard. */
  #listening: ReturnType<typeof setTimeout> | undefined;
  #asked = false;

  constructor(
    readonly url: string,
    readonly listener: SocketListener,
  ) {
    addEventListener('online', this.#retryNow);
    document.addEventListener('visibilitychange', this.#retryNow);
  }

  open(): void {
    this.listener.line('connecting');
    const socket = new WebSocket(this.url);
    this.#socket = socket;
    this.#greeted = false;
    this.#asked = false;
    this.#listen(GREETING, () => this.#leave(socket));
    socket.onopen = () => {
      const hello: Hello = { type: 'hello', ...this.listener.greeting() };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event: CloseEvent) => {
      if (event.code === NO_SUCH_TABLE || event.code === NOT_YET) {
        this.close();
        if (event.code === NOT_YET) this.listener.closed('not-yet');
        else this.listener.gone();
      } else this.#lost(socket);
    };
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#steady);
    clearTimeout(this.#listening);
    removeEventListener('online', this.#retryNow);
    document.removeEventListener('visibilitychange', this.#retryNow);
    this.#socket?.close();
  }

  /** Drops the line and greets again, for a fresh view. */
  resync(): void {
    this.#socket?.close();
  }

  send(command: Command): Promise<Answer> {
    return new Promise((answer) => {
      this.#waiting.set(command.id, { command, answer });
      if (!this.#greeted) return;
      this.#socket?.send(JSON.stringify(command));
      if (!this.#asked) this.#listen(DOUBT, this.#ask);
    });
  }

  /** Says what is no command: it is not said again. */
  notice(notice: Notice): void {
    if (this.#greeted) this.#socket?.send(JSON.stringify(notice));
  }

  #listen(ms: number, otherwise: () => void): void {
    clearTimeout(this.#listening);
    this.#listening = setTimeout(otherwise, ms);
  }

  /** Asks whether the server is still there. */
  #ask = (): void => {
    const socket = this.#socket;
    if (socket === null || !this.#greeted || this.#asked) return;
    this.#asked = true;
    this.notice({ type: 'ping' });
    this.#listen(SILENCE, () => this.#leave(socket));
  };

  /** A line nothing comes over is not waited for: to close it would take as long as it is dead. */
  #leave(socket: WebSocket): void {
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#lost(socket);
    if (this.#socket === socket) this.#socket = null;
  }

  #receive(message: ServerMessage): void {
    this.#asked = false;
    this.#take(message);
    if (this.#greeted) this.#listen(this.#waiting.size > 0 ? DOUBT : QUIET, this.#ask);
  }

  #take(message: ServerMessage): void {
    if (message.type === 'pong') return;
    if (message.type === 'done' || message.type === 'refused' || message.type === 'hint') {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      waiting?.answer(message);
      if (message.type !== 'refused') this.#wait = FIRST_WAIT;
      return;
    }
    this.listener.message(message);
    if (message.type === 'view' && !this.#greeted) {
      this.#greeted = true;
      this.#steady = setTimeout(() => (this.#wait = FIRST_WAIT), STEADY);
      this.listener.line('live');
      for (const { command } of this.#waiting.values()) this.#socket?.send(JSON.stringify(command));
    }
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#greeted = false;
    clearTimeout(this.#steady);
    clearTimeout(this.#listening);
    this.listener.line('offline');
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #retryNow = (): void => {
    if (this.#closed || document.visibilityState !== 'visible') return;
    this.#ask();
    if (this.#greeted || (this.#socket !== null && this.#socket.readyState !== WebSocket.CLOSED)) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.open();
  };
}
