/** What is printed, by name. */

import { NOTHING } from './actions';
import type {
  Printed,
  PrintedAction,
  PrintedBoat,
  PrintedEstate,
  PrintedHex,
  PrintedRegister,
  PrintedScroll,
  PrintedSolo,
  PrintedTile,
  PrintedWheel,
  Track,
} from './wire';

const byId = <T extends { id: string }>(things: T[]): Map<string, T> => new Map(things.map((one) => [one.id, one]));

export class Catalogue {
  readonly hexes: Map<string, PrintedHex>;
  readonly tiles: Map<string, PrintedTile>;
  readonly boats: Map<string, PrintedBoat>;
  readonly estates: Map<string, PrintedEstate>;
  readonly scrolls: Map<string, PrintedScroll>;
  readonly wheel: Map<string, PrintedWheel>;
  readonly solo: Map<string, PrintedSolo>;
  readonly registers: Map<Track, PrintedRegister>;
  readonly #actions: Map<string, PrintedAction>;

  constructor(readonly printed: Printed) {
    this.hexes = byId(printed.hexes);
    this.tiles = byId(printed.tiles);
    this.boats = byId(printed.boats);
    this.estates = byId(printed.estates);
    this.scrolls = byId(printed.scrolls);
    this.wheel = byId(printed.wheel);
    this.solo = byId(printed.solo);
    this.registers = new Map(printed.registers.map((one) => [one.name, one]));
    this.#actions = new Map(printed.actions.map((one) => [one.text, one]));
  }

  /** An action that a question, an answer or an event names. */
  action(text: string): PrintedAction {
    return this.#actions.get(text) ?? NOTHING;
  }
}
