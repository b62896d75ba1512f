/** One table over a web socket: greets, keeps the line up, and carries commands that are done once. */

import type { ClientMessage, Done, Hello, HintGiven, Reason, Refused, Seen, ServerMessage } from '../wire';

export type Command = Exclude<ClientMessage, Hello | Seen>;
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
      if (this.#greeted) this.#socket?.send(JSON.stringify(command));
    });
  }

  /** Says that this version can be seen here; it needs no answer, and is not said again. */
  saw(version: number): void {
    const seen: Seen = { type: 'seen', version };
    if (this.#greeted) this.#socket?.send(JSON.stringify(seen));
  }

  #receive(message: ServerMessage): void {
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
    this.listener.line('offline');
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #retryNow = (): void => {
    if (this.#closed || document.visibilityState !== 'visible') return;
    if (this.#socket !== null && this.#socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.open();
  };
}
