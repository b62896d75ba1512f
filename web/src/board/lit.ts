import type { Asked, Choice, Position, Refusal, Seat, Token, Tokens, Track, Verb } from '../lib/wire';
import { isMove, leadsOn, otherLeavers, target, thingOf } from '../lib/targets';
import type { Step } from './geometry';

/** Something that may be chosen now. */
export interface Lit {
  choice: Choice;
  /** Legal, but for another pending item: drawn thinner. */
  thin: boolean;
  /** What it costs at once, by token; empty: free. Null where a price would say nothing. */
  price: Tokens | null;
}

export type LitBy = Map<string, Lit>;

const TOKENS: readonly Token[] = ['coin', 'fire', 'major', 'lumber'];
/** Answers that may be given beside most questions; alone they are the question. */
const BESIDE = new Set<Verb>(['use', 'advance', 'employ', 'end', 'done', 'action', 'repopulate', 'recall', 'discard']);

export function priceOf(choice: Choice): Tokens {
  const price: Tokens = {};
  for (const token of TOKENS) {
    const change = choice.changes[token] ?? 0;
    if (change < 0) price[token] = -change;
  }
  return price;
}

const isBeside = (choice: Choice): boolean => BESIDE.has(choice.verb) || isMove(choice);
const others = (choices: readonly Choice[]): boolean => choices.some((choice) => !isBeside(choice));

/** The choices of some verbs by their argument. */
export function litBy(choices: readonly Choice[], verbs: readonly Verb[], priced = false): LitBy {
  const found: LitBy = new Map();
  const crowded = others(choices);
  for (const choice of choices) {
    if (!verbs.includes(choice.verb) || found.has(choice.argument)) continue;
    found.set(choice.argument, {
      choice,
      thin: isBeside(choice) && crowded,
      price: priced ? priceOf(choice) : null,
    });
  }
  return found;
}

export const only = (choices: readonly Choice[], verb: Verb): Choice | undefined =>
  choices.find((choice) => choice.verb === verb);

// The city.

/** Hexes and docks one may choose; those beside a fight and those to walk to carry a price. */
export function litPlaces(choices: readonly Choice[]): LitBy {
  return new Map([...litBy(choices, ['hex']), ...litBy(choices, ['go', 'also'], true)]);
}

/** 6.2: hexes next door to a fight, where one cube may be burned with all those here that can be. */
export function litNextDoor(fights: readonly Choice[]): LitBy {
  const found: LitBy = new Map();
  for (const choice of fights) {
    const [place, ...more] = choice.fight?.beside ?? [];
    if (place !== undefined && more.length === 0) found.set(place, { choice, thin: false, price: choice.fight?.paid ?? {} });
  }
  return found;
}

/** 8.3, 8.4: spaces of a register that earned or paid steps lead to; what was earned comes first. */
export function litSpaces(choices: readonly Choice[], register: Track): Map<number, Lit> {
  const found = new Map<number, Lit>();
  for (const choice of choices) {
    const { space } = choice;
    if (space !== null && thingOf(choice) === target('register', register, space) && !found.has(space)) found.set(space, { choice, thin: choice.verb === 'advance', price: null });
  }
  return found;
}

/** Places with a lieutenant one may choose. */
export const litFigures = (choices: readonly Choice[]): LitBy => new Map([...litLeavers(choices), ...litBy(choices, ['lieutenant', 'send'])]);

/** 9.2: whoever could leave instead. */
const litLeavers = (choices: readonly Choice[]): LitBy => new Map([...otherLeavers(choices)].map(([name, choice]) => [name, { choice, thin: true, price: null }]));

/** Only places that cannot be gone to are shaded; in every other step the city keeps its colours. */
export type TileLook = 'plain' | 'legal' | 'blocked' | 'far' | 'here';

/** What the question is about on the map: where a lieutenant acts now. */
export const placeOfAct = (asked: Asked | null): string | null => {
  const place = asked?.about.hex ?? asked?.about.dock;
  return typeof place === 'string' ? place : null;
};

/** The place of the lieutenant that is about to move. */
export const startOf = (asked: Asked | null): string | null => {
  const start = asked?.about.start;
  return typeof start === 'string' ? start : null;
};

export function tileLook(place: string, position: Position, choices: readonly Choice[], lit: LitBy, refusal: Refusal | undefined): TileLook {
  if (placeOfAct(position.asked) === place && choices.length) return 'here';
  if (lit.has(place)) return 'legal';
  if (refusal?.reason === 'blocked') return 'blocked';
  if (refusal?.reason === 'coins_short') return 'far';
  return 'plain';
}

/** What a place out of reach would cost. */
export const farPrice = (refusal: Refusal, coins: number): number => coins + (refusal.short.coin ?? 0);

// The estate.

/** Squares, by name: to place on, to move from, to activate, to upgrade, to settle from, to produce. */
export const litSquares = (choices: readonly Choice[]): LitBy =>
  new Map([...litLeavers(choices), ...litBy(choices, ['square', 'citizen', 'activate', 'upgrade', 'give', 'produce'])]);

/** Cabins by number, whatever the verb calls them. */
export function litCabins(choices: readonly Choice[]): LitBy {
  const found: LitBy = new Map();
  for (const [name, lit] of litBy(choices, ['cabin', 'heal', 'upgrade', 'produce'])) {
    if (/^(cabin-)?[1-4]$/.test(name)) found.set(name.replace('cabin-', ''), lit);
  }
  return found;
}

export const litWorkshops = (choices: readonly Choice[]): LitBy =>
  new Map([...litLeavers(choices), ...litBy(choices, ['into', 'upgrade', 'give', 'produce', 'employ'])]);

export const litOverseers = (choices: readonly Choice[]): LitBy => litBy(choices, ['overseer']);
/** Overseers that are meant themselves: the others' steps are lit. */
export const ringedOverseers = (choices: readonly Choice[]): LitBy => litBy(choices.filter((one) => one.landing === null && !leadsOn(one, choices)), ['overseer']);
export const litScrolls = (choices: readonly Choice[]): LitBy => litBy(choices, ['track']);

/** A step an overseer may take now. */
export interface LitStep extends Lit, Step {
  from: number;
}

/** Steps to click: those asked for, or those the overseers one may pick would come to. */
export const litSteps = (choices: readonly Choice[], seat: Seat): LitStep[] =>
  choices.flatMap((choice, i) => {
    const { landing } = choice;
    if (landing === null || choices.slice(0, i).some((one) => one.landing !== null && isSameStep(one.landing, landing))) return [];
    return [{ choice, thin: false, price: null, ...landing, from: seat.overseers[landing.klass].step }];
  });

const isSameStep = (a: Step, b: Step): boolean => a.klass === b.klass && a.step === b.step && a.branch === b.branch;
