/** Which answers are buttons, which are pills of "still to take", and which are things on the board. */

import type { Screen } from '../lib/screen';
import type { Phrase } from '../lib/i18n.svelte';
import { isMove, leadsOn, leaversOf, thingOf } from '../lib/targets';
import type { Choice, Seat, Verb } from '../lib/wire';

/** Answers without a thing on the board, in the order of their buttons. */
const BUTTONS: readonly Verb[] = ['action', 'repopulate', 'rescue', 'choose', 'burn', 'pay', 'into', 'discard', 'recall', 'done'];

/** Lieutenants on the estate are chosen there; where it is not in view beside the city, they get a button. */
const isOnEstate = ({ verb, argument }: Choice): boolean => (verb === 'lieutenant' || verb === 'send') && argument === 'estate';

export const buttonsOf = (choices: readonly Choice[], size: Screen): Choice[] =>
  choices
    .filter((choice) => (BUTTONS.includes(choice.verb) || (size !== 'desk' && isOnEstate(choice))) && choice.earned === null && !isFurther(choice) && !isSpelledOut(choice, choices))
    .sort((a, b) => BUTTONS.indexOf(a.verb) - BUTTONS.indexOf(b.verb));

/** A side of something that the action of the hex brings: it is had by a click on its thing. */
const isFurther = ({ verb, then }: Choice): boolean => verb === 'choose' && then.length > 1;

/** A step that only leads on to what is offered whole beside it. */
function isSpelledOut(choice: Choice, choices: readonly Choice[]): boolean {
  if (isAnotherWay(choice, choices)) return true;
  const { verb, then, code } = choice;
  if (then.length > 0 || leaversOf(choice).length > 0) return false;
  const wholes = choices.filter((one) => one.code === code);
  return wholes.some((one) => (verb === 'action' && one.verb === 'choose' && one.then.length === 1) || (verb === 'repopulate' && leaversOf(one).length > 0 && one.then.length === 0));
}

const wholeOf = (choices: readonly Choice[]): Choice | undefined => choices.find((one) => leaversOf(one).length > 0);

/** A repopulation for which others leave than for the one that is meant. */
export const isAnotherWay = (choice: Choice, choices: readonly Choice[]): boolean => leaversOf(choice).length > 0 && choice.text !== wholeOf(choices)?.text;

/** What somebody has chosen to leave comes before all others. */
export const withMeant = (choices: readonly Choice[], meant: Choice | null): Choice[] => (meant === null ? [...choices] : [meant, ...choices.filter(({ text }) => text !== meant.text)]);

/** What a button says: where a whole repopulation is offered, the single step asks who leaves. */
export const saidOf = (choice: Choice, choices: readonly Choice[]): Phrase =>
  choice.verb === 'repopulate' && leaversOf(choice).length === 0 && wholeOf(choices) !== undefined ? { id: 'choice-repopulate-others' } : choice.said;

/** Fights by how many cubes are burned: of those that differ only in where next door, the first. */
export const fightRow = (fights: readonly Choice[]): Choice[] =>
  fights.filter(({ fight }, i) => fights.findIndex((one) => one.fight?.here === fight?.here && one.fight?.beside.length === fight?.beside.length) === i);

/** The choice that has most answers in common with these, from the first one on; none if not even that. */
export function likest(choices: readonly Choice[], answers: readonly number[]): Choice | undefined {
  const common = ({ code, then }: Choice): number => {
    const parting = [code, ...then].findIndex((one, i) => one !== answers[i]);
    return parting < 0 ? then.length + 1 : parting;
  };
  const most = Math.max(0, ...choices.map(common));
  return most === 0 ? undefined : choices.find((one) => common(one) === most);
}

/** What one can do where a whole fight is offered: its single steps are on the board. */
export const besideFight = (buttons: readonly Choice[]): Choice[] => buttons.filter(({ verb }) => verb !== 'burn' && verb !== 'done');

export interface Pending {
  key: string;
  /** An opportunity by its text, or the register of a paid advance. */
  text: string;
  count: number;
  /** Null: it waits for an action step, or would do nothing now. */
  choice: Choice | null;
  paid: boolean;
}

/** 8.3: one step, for coins. */
const isBought = ({ verb, then }: Choice): boolean => verb === 'advance' && then.length === 0;

/** While a pill is pointed at only its targets are lit, and what can be bought. A thing that is pointed at stays with all others, also where it uses at once what it earns. */
export function litBeside(pointed: Choice | null | undefined, choices: readonly Choice[]): readonly Choice[] {
  if (pointed?.verb !== 'use' || pointed.then.length > 0) return choices;
  return choices.filter((one) => one.earned === pointed.earned || isBought(one));
}

/** 5.5: what may be taken in any order; single paid advances are the last ones and never count as dropped. */
export function pendingOf(seat: Seat | undefined, choices: readonly Choice[]): Pending[] {
  const opportunities = (seat?.opportunities ?? []).map((one): Pending => {
    const choice = choices.find(({ verb, argument }) => verb === 'use' && argument === one.text) ?? null;
    return { key: `use ${one.text}`, text: one.text, count: one.count, choice, paid: false };
  });
  const advances = choices
    .filter(isBought)
    .map((choice): Pending => ({ key: choice.text, text: choice.argument, count: 1, choice, paid: true }));
  return [...opportunities, ...advances];
}

/** Pending things as their pills are numbered, by what was earned. */
export const usable = (pending: readonly Pending[]): Choice[] => pending.flatMap(({ choice }) => (choice === null ? [] : [choice]));

/** What a click on a thing may mean: the same thing for each of the pending ones it serves, in the order of their pills. */
export function meanings(choice: Choice, choices: readonly Choice[], pills: readonly Choice[]): Choice[] {
  const thing = thingOf(choice);
  if (choice.earned === null || thing === null) return [choice];
  const found = pills.flatMap(({ verb, argument }) => choices.find((one) => verb === 'use' && one.earned === argument && thingOf(one) === thing && (one.landing !== null || !leadsOn(one, choices))) ?? []);
  return found.length > 0 ? found : [choice];
}

/** The number of the pill that a lit thing belongs to; null where there is only one pill, or it belongs to none. */
export function pillOf(choice: Choice, choices: readonly Choice[], pills: readonly Choice[]): number | null {
  const [first] = meanings(choice, choices, pills);
  const at = pills.findIndex(({ verb, argument }) => verb === 'use' && argument === first?.earned);
  return pills.length > 1 && at >= 0 ? at + 1 : null;
}

/** What confirms the turn; it may take the action of the hex along. */
export const endOf = (choices: readonly Choice[]): Choice | undefined => choices.find(({ verb }) => verb === 'end');

/** How much would be lost if the turn ended now. */
export function dropped(seat: Seat | undefined, choices: readonly Choice[]): number {
  const usable = pendingOf(seat, choices).filter((one) => !one.paid && one.choice !== null);
  const end = endOf(choices);
  const action = choices.some(({ verb, code }) => verb === 'action' && code !== end?.code) ? 1 : 0;
  return action + usable.reduce((sum, one) => sum + one.count, 0);
}

export type Part = 'city' | 'estate' | 'board';

const PARTS: Partial<Record<Verb, Part>> = {
  go: 'city', also: 'city', hex: 'city', lieutenant: 'city', send: 'city', boat: 'city', rescue: 'city', burn: 'city',
  square: 'estate', citizen: 'estate', activate: 'estate', upgrade: 'estate', give: 'estate', produce: 'estate',
  cabin: 'estate', heal: 'estate', into: 'estate', employ: 'estate', overseer: 'estate', step: 'estate', track: 'estate',
  build: 'board', cycle: 'board', pay: 'board', advance: 'board',
};

/** Answers that may be given beside most questions: they do not call for the part they lie on. */
const BESIDE = new Set<Verb>(['employ', 'advance', 'use']);

/** Where the thing of an answer lies. */
function partOfChoice(choice: Choice): Part | undefined {
  const { verb, landing, space } = choice;
  if (landing !== null) return 'estate';
  if (space !== null && verb !== 'advance') return 'board';
  return BESIDE.has(verb) || isMove(choice) ? undefined : PARTS[verb];
}

/** How many things to click lie on each part of the table, for the tabs. */
export function countByPart(choices: readonly Choice[]): Record<Part, number> {
  const counts = { city: 0, estate: 0, board: 0 };
  const seen = new Set<string>();
  for (const choice of choices) {
    const part = partOfChoice(choice);
    const thing = thingOf(choice) ?? choice.text;
    if (part === undefined || isOnEstate(choice) || seen.has(thing)) continue;
    seen.add(thing);
    counts[part] += 1;
  }
  return counts;
}

/** The part where the question is answered. */
export function partOf(choices: readonly Choice[]): Part | null {
  const counts = countByPart(choices);
  const most = Math.max(counts.city, counts.estate, counts.board);
  return most === 0 ? null : ((['city', 'estate', 'board'] as const).find((part) => counts[part] === most) ?? null);
}

/** How many turns before the next one of this seat; 0 when it is its turn or it has none. */
export const turnsBefore = (turns: readonly number[], seat: number): number => Math.max(0, turns.indexOf(seat));
