/** What the reader is doing at the table: pointing, picking, looking at somebody's estate. */

import type { Choose, Hover, HoverOn } from '../board/context';
import type { Table } from '../lib/table.svelte';
import type { Choice } from '../lib/wire';
import { dropped, endOf } from './answers';

export class Hand {
  hover = $state.raw<Hover | null>(null);
  /** On the phone: picked, waiting for the second tap. */
  picked = $state.raw<Choice | null>(null);
  /** Whose estate is shown in place of one's own. */
  visiting = $state<number | null>(null);

  /** The repopulation that is meant, where others leave for it than the least missed. */
  swapped = $state.raw<Choice | null>(null);

  /** What a click on one thing may mean, as long as it is asked which. */
  asking = $state.raw<Choice[]>([]);

  constructor(
    readonly act: (choice: Choice) => Promise<void>,
    /** Two taps to act: pick, then do. */
    readonly twice: () => boolean,
    readonly meanings: (choice: Choice) => Choice[],
    /** A click on somebody who could leave instead. */
    readonly swaps: (choice: Choice) => boolean = () => false,
  ) {}

  /** The answer a click would give: under the pointer, or picked. */
  get preview(): Choice | null {
    return this.picked ?? this.hover?.choice ?? this.swapped;
  }

  point: HoverOn = (hover) => {
    this.hover = hover;
  };

  choose: Choose = (choice) => {
    const meant = this.meanings(choice);
    if (this.swaps(choice)) this.swapped = choice;
    else if (meant.length > 1) this.asking = meant;
    else if (this.twice() && this.picked?.text !== choice.text) this.picked = choice;
    else this.take(choice);
  };

  /** Answers at once. */
  take(choice: Choice): void {
    this.hover = null;
    this.picked = null;
    this.asking = [];
    this.swapped = null;
    void this.act(choice);
  }

  confirmPicked(): void {
    if (this.picked !== null) this.take(this.picked);
  }
}

/** At a table of one's own, where turns end and can be taken back. */
export class Play extends Hand {
  /** The question whether to drop what is still to take. */
  sure = $state(false);

  constructor(
    readonly table: Table,
    twice: () => boolean,
    meanings: (choice: Choice) => Choice[],
    swaps: (choice: Choice) => boolean,
  ) {
    super(table.act, twice, meanings, swaps);
  }

  get seat() {
    const { stage, perspective } = this.table;
    return stage.position?.seats[perspective];
  }

  override take(choice: Choice): void {
    this.sure = false;
    super.take(choice);
  }

  /** Ends the turn; asks once when something would be lost. */
  end(): void {
    const end = endOf(this.table.choices);
    if (end === undefined) return;
    if (dropped(this.seat, this.table.choices) > 0 && !this.sure) this.sure = true;
    else this.take(end);
  }

  undo(): void {
    this.picked = null;
    this.hover = null;
    if (this.table.view?.undo.possible) void this.table.undo();
  }

  restart(): void {
    this.picked = null;
    if (this.table.view?.undo.possible) void this.table.restart();
  }
}
