import { holderOf, isDock } from './holders';
import type { Choice, Track, Verb } from './wire';

/**
 * Names of the things on the table, as `data-tip` and hover targets carry them: `kind:id`.
 *
 * What there is only one of has no id: `wheel:`.
 *
 * hex:H5 dock:dock-nw boat:T5 extension:X1 wheel: supply: docking: stack:
 * square:CR1 step:nun:2:left overseer:nun cabin:1 workshop:B10 wagon:C1-2 scroll:1
 * register:city:5 round:3 offer:Q2 token:coin:0 rats:0 score:0 ended:0 marks: lieutenant:0:2 repopulation:0 seat:0
 * ranking: opponent: solo:SC3 boats: burn:fire cycle:workshops pay:coin
 */
export const target = (kind: string, ...ids: (string | number)[]): string => `${kind}:${ids.join(':')}`;

/** A hex, harbour or dock. */
export const placeTarget = (place: string): string => target(isDock(place) ? 'dock' : 'hex', place);

/** Where a citizen is. */
export function holderTarget(name: string): string {
  const { kind, id, cabin } = holderOf(name);
  return kind === 'cabin' ? target('cabin', cabin + 1) : target(kind, id);
}

const STEPPED: readonly Track[] = ['city', 'church'];

/** What the argument of an answer names. */
const THINGS: Partial<Record<Verb, (argument: string) => string>> = {
  go: placeTarget, also: placeTarget, hex: placeTarget, lieutenant: placeTarget, send: placeTarget,
  boat: (boat) => target('boat', boat),
  square: holderTarget, citizen: holderTarget, activate: holderTarget, upgrade: holderTarget, give: holderTarget, produce: holderTarget, into: holderTarget, employ: holderTarget,
  cabin: (number) => target('cabin', number), heal: (number) => target('cabin', number),
  overseer: (klass) => target('overseer', klass),
  track: (number) => target('scroll', number),
  build: (tile) => target('offer', tile),
  cycle: (kind) => target('cycle', kind), pay: (token) => target('pay', token), burn: (payment) => target('burn', payment),
};

/** The thing on the table that an answer is given with; null where it is only a button. */
export function thingOf({ verb, argument, landing, space, changes }: Choice): string | null {
  if (landing !== null) return target('step', landing.klass, landing.step, landing.branch);
  const register = verb === 'advance' ? argument : STEPPED.find((one) => (changes[one] ?? 0) > 0);
  if (space !== null && register !== undefined) return target('register', register, space);
  return argument === 'estate' ? null : (THINGS[verb]?.(argument) ?? null);
}

/** Everybody who leaves for a whole repopulation: citizens by their holders, the lieutenant by the place. */
export const leaversOf = ({ leaves, sends }: Choice): string[] => [...leaves, ...(sends === null ? [] : [sends])];

/** Who else could leave: each with the repopulation that changes least of the first one, which is the one that is meant. */
export function otherLeavers(choices: readonly Choice[]): Map<string, Choice> {
  const [meant, ...others] = choices.filter((one) => leaversOf(one).length > 0);
  const found = new Map<string, Choice>();
  if (meant === undefined) return found;
  const now = leaversOf(meant);
  const kept = (one: Choice | undefined): number => (one === undefined ? -1 : leaversOf(one).filter((name) => now.includes(name)).length);
  for (const other of others) {
    for (const name of leaversOf(other)) if (!now.includes(name) && kept(other) > kept(found.get(name))) found.set(name, other);
  }
  return found;
}

/** The step of an overseer that an answer leads over. */
export const landingOf = (choice: Choice, choices: readonly Choice[]): Choice['landing'] =>
  choice.landing ?? choices.find((one) => one.landing !== null && isBegunBy(choice, one))?.landing ?? null;

const isBegunBy = ({ code, then }: Choice, first: Choice): boolean =>
  first.code === code && first.then.length < then.length && first.then.every((answer, i) => then[i] === answer);

/** Its first answer is this one, and others follow. */
export const beginsWith = ({ code, then }: Choice, first: Choice | undefined): boolean => then.length > 0 && first?.code === code && first.then.length === 0;

/** 7.6: a click on somebody who may move to a workshop, beside what is asked. */
export const isMove = ({ verb, then }: Choice): boolean => verb === 'citizen' && then.length > 0;

/** It only leads on to others that are offered whole. */
export const leadsOn = (choice: Choice, choices: readonly Choice[]): boolean =>
  choices.some((one) => isBegunBy(one, choice));
