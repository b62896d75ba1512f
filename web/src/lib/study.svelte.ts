/** A position that is at no table: played on for all seats, taken back, judged. The server keeps nothing of it. */

import { Catalogue } from './catalogue';
import { viewerKeys } from './memory';
import { askBoard, askTurns, askVerdict } from './net/calls';
import { fetchPrinted } from './net/once';
import { Stage } from './stage/stage.svelte';
import type { AskBoard, BestTurn, Board, Choice, LogEntry, Verdict } from './wire';

/** Where one has been: the position, and all that was answered and told up to there. */
interface Place {
  board: Board;
  codes: number[];
  log: LogEntry[];
}

export class Study {
  #places = $state.raw<Place[]>([]);
  catalogue = $state.raw<Catalogue | null>(null);
  /** The best turns here, once they were asked for. */
  turns = $state.raw<BestTurn[] | null>(null);
  /** What the turn from the beginning was worth. */
  verdict = $state.raw<Verdict | null>(null);
  /** Something is being thought about. */
  thinking = $state(false);
  problem = $state.raw<unknown>(null);
  readonly stage = new Stage();
  /** An answer is under way. */
  sending = $state(false);

  constructor(readonly moving: () => boolean) {}

  get #here(): Place | undefined {
    return this.#places.at(-1);
  }

  get board(): Board | null {
    return this.#here?.board ?? null;
  }

  get log(): LogEntry[] {
    return this.#here?.log ?? [];
  }

  /** How many positions lie between the beginning and here. */
  get moves(): number {
    return Math.max(0, this.#places.length - 1);
  }

  /** Whether there is something to take back. */
  get moved(): boolean {
    return this.moves > 0;
  }

  get #offered(): Choice[] {
    return this.board === null || this.stage.busy || this.sending ? [] : [...this.board.chains, ...this.board.choices];
  }

  get choices(): Choice[] {
    return this.#offered.filter((choice) => choice.fight === null);
  }

  get fights(): Choice[] {
    return this.#offered.filter((choice) => choice.fight !== null);
  }

  async open(asked: AskBoard): Promise<void> {
    this.problem = null;
    try {
      const board = await askBoard(asked, viewerKeys(asked.table ?? ''));
      this.catalogue = new Catalogue(await fetchPrinted(board.printed));
      this.#places = [{ board, codes: [], log: [] }];
      this.#arrive();
    } catch (failure) {
      this.problem = failure;
    }
  }

  #arrive(): void {
    this.turns = null;
    this.verdict = null;
    if (this.board !== null) this.stage.set(this.board.position);
  }

  act = ({ code, then }: Choice): Promise<void> => this.play([code, ...then]);

  /** Answers for whoever is asked. */
  async play(codes: number[]): Promise<void> {
    const here = this.#here;
    if (here === undefined || this.catalogue === null || this.sending) return;
    this.sending = true;
    this.turns = null;
    try {
      const board = await askBoard({ text: here.board.text, codes }, []);
      this.#places = [...this.#places, { board, codes: [...here.codes, ...board.codes], log: [...here.log, ...board.entries] }];
      this.problem = null;
      void this.stage.play(board.entries, board.position, this.catalogue, { moving: this.moving() });
    } catch (failure) {
      this.problem = failure;
    }
    this.sending = false;
  }

  undo = (): void => {
    if (!this.moved) return;
    this.#places = this.#places.slice(0, -1);
    this.#arrive();
  };

  restart = (): void => {
    this.#places = this.#places.slice(0, 1);
    this.#arrive();
  };

  /** Asks for the best turns here. */
  askTurns = async (): Promise<void> => {
    const { board } = this;
    if (board === null) return;
    await this.#think(async () => {
      const { turns } = await askTurns({ text: board.text }, []);
      if (this.board === board) this.turns = turns;
    });
  };

  /** Asks what all that was answered since the beginning was worth. */
  askVerdict = async (): Promise<void> => {
    const start = this.#places[0];
    const here = this.#here;
    if (start === undefined || here === undefined) return;
    await this.#think(async () => {
      this.verdict = await askVerdict({ text: start.board.text, codes: here.codes }, []);
    });
  };

  async #think(work: () => Promise<void>): Promise<void> {
    this.thinking = true;
    this.problem = null;
    try {
      await work();
    } catch (failure) {
      this.problem = failure;
    }
    this.thinking = false;
  }

  /** Plays the best turn, from the beginning. */
  async showBest(): Promise<void> {
    const { verdict, catalogue } = this;
    if (verdict === null || catalogue === null) return;
    this.stage.set(verdict.before);
    for (const step of verdict.best) await this.stage.play(step.entries, step.position, catalogue, { moving: this.moving() });
  }
}
