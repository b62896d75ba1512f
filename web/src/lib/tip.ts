import type { PrintedAction } from './wire';

/** One line of a tooltip: icons of an action, a single icon, words, in this order. */
export interface TipLine {
  icon?: string;
  effects?: PrintedAction;
  text?: string;
}

/** What a tooltip says; the app knows it by the target's name (see `targets.ts`). */
export interface Tip {
  title: string;
  /** Reachability with its reason. */
  reach?: string;
  lines: TipLine[];
  /** The clause of the rules it comes from. */
  clause?: string;
}
