/** What all tooltips are made of. */

import type { Catalogue } from '../../catalogue';
import type { Phrase } from '../../i18n.svelte';
import type { People } from '../../people';
import type { Choice, Position, PrintedAction, Refusal, Seat } from '../../wire';
import { refusalPhrase } from '../questions';

export interface TipLine {
  phrase: Phrase;
  icon?: string;
  /** A printed action, drawn before the words. */
  effects?: PrintedAction;
}

export interface Tip {
  name: Phrase;
  /** Reachability, or why it cannot be chosen. */
  reach?: Phrase[];
  lines: TipLine[];
  clause: string;
}

export interface TipContext {
  catalogue: Catalogue;
  position: Position;
  people: People;
  choices: readonly Choice[];
  refusals: readonly Refusal[];
  /** The seat whose estate is shown. */
  seat: Seat;
  /** A phrase in words. */
  say: (phrase: Phrase) => string;
}

export type Maker = (c: TipContext, ids: string[]) => Tip | null;

export const line = (id: string, args?: Phrase['args']): TipLine => ({ phrase: args === undefined ? { id } : { id, args } });
export const no = (c: TipContext, refusal: Refusal): Phrase => refusalPhrase(refusal, (seat) => c.people(seat).name);
export const list = (parts: Phrase[]): Phrase => ({ id: 'list', args: { parts } });
export const when = (condition: unknown, ...lines: TipLine[]): TipLine[] => (condition ? lines : []);
