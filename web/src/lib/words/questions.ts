/** What is asked, and the answers, as phrases. */

import { NOTHING } from '../actions';
import type { Catalogue } from '../catalogue';
import { klassOfSquare } from '../holders';
import type { Argument, Phrase } from '../i18n.svelte';
import type { Asked, Choice, Position, Refusal } from '../wire';
import { actionPhrase, countsPhrase, klassesPhrase } from './effects';
import { boatPhrase, citizenArgs, holderPhrase, placePhrase, squarePhrase, tilePhrase } from './things';

export const kebab = (name: string): string =>
  name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

const yes = (value: unknown): string => (value ? 'yes' : 'no');

function aboutArguments(catalogue: Catalogue, asked: Asked, position: Position): Record<string, Argument> {
  const { about } = asked;
  const args: Record<string, Argument> = {
    cost: position.fire_cost,
    healed: yes(about.healed),
    open: about.hex === undefined ? 'no' : catalogue.hexes.get(String(about.hex))?.harbour ? 'action' : 'yes',
    upgraded: yes(about.upgraded),
    cycled: yes(about.cycled),
    n: Number(about.left ?? 0),
    kind: about.upgrades ? (about.advances ? 'both' : 'upgrade') : 'advance',
  };
  const place = about.hex ?? about.dock;
  if (typeof place === 'string') args.place = placePhrase(catalogue, place);
  const klass = about.klass ?? catalogue.tiles.get(String(about.workshop ?? ''))?.klass;
  if (typeof klass === 'string') Object.assign(args, citizenArgs(klass));
  if (typeof about.benefit === 'string') args.options = actionPhrase(catalogue.action(about.benefit));
  return args;
}

/** The status sentence: to the one who is asked, or about somebody else. */
export function askPhrase(catalogue: Catalogue, position: Position, mine: boolean, player: string): Phrase {
  const asked = position.asked;
  if (asked === null) return { id: 'ask-over' };
  if (asked.player < 0) return { id: 'ask-chance' };
  const id = `ask-${kebab(asked.name)}`;
  const args = aboutArguments(catalogue, asked, position);
  return mine ? { id, args } : { id: `${id}.other`, args: { ...args, player } };
}

export type TurnStep = 'choose' | 'rescue' | 'fight' | 'action' | 'produce';

export const TURN_STEPS: TurnStep[] = ['choose', 'rescue', 'fight', 'action'];

const STEP_OF: Partial<Record<Asked['name'], TurnStep>> = {
  ChooseLieutenant: 'choose',
  ChooseDestination: 'choose',
  ChooseBoat: 'choose',
  Rescue: 'rescue',
  PlaceInSector: 'rescue',
  PlaceInCabin: 'rescue',
  Fight: 'fight',
  AlsoRemove: 'fight',
  FightBoat: 'fight',
  EmployFirst: 'produce',
  ProduceNext: 'produce',
  HealNext: 'produce',
};

export function stepOf(asked: Asked): TurnStep {
  if (asked.about.healed) return 'produce';
  return STEP_OF[asked.name] ?? 'action';
}

/** What `done` means, by the question. */
const DONE: Partial<Record<Asked['name'], string>> = {
  Fight: 'choice-done-fight',
  FightBoat: 'choice-done-boat',
  AlsoRemove: 'choice-done-also',
  Activate: 'choice-done-activate',
  Build: 'choice-done-build',
  EmployFirst: 'choice-done-employ',
};

const cubesOn = (position: Position, hex: unknown): number =>
  position.city.find((one) => one.hex === hex)?.cubes ?? 0;

/** One answer as a phrase, complete in itself. */
export function choicePhrase(catalogue: Catalogue, position: Position, choice: Choice): Phrase {
  const { verb, argument } = choice;
  const asked = position.asked;
  const place = (): Phrase => placePhrase(catalogue, argument);
  switch (verb) {
    case 'lieutenant':
      return argument === 'estate' ? { id: 'choice-lieutenant-estate' } : { id: 'choice-lieutenant', args: { place: place() } };
    case 'go':
      return { id: argument === asked?.about.start ? 'choice-stay' : 'choice-go', args: { place: place() } };
    case 'boat':
      return { id: 'choice-boat', args: { what: boatPhrase(catalogue, argument) } };
    case 'rescue':
      return { id: 'choice-rescue', args: { ...citizenArgs(argument), icon: { id: 'verbatim', args: { text: `<${argument}>` } } } };
    case 'cabin':
      return { id: 'choice-cabin', args: { number: Number(argument) } };
    case 'heal':
      return { id: 'choice-heal', args: { number: Number(argument) } };
    case 'square':
      return { id: 'choice-square', args: { square: squarePhrase(argument) } };
    case 'employ':
      return { id: 'choice-employ', args: { tile: tilePhrase(catalogue, argument) } };
    case 'citizen':
      return { id: 'choice-citizen', args: { ...citizenArgs(klassOfSquare(argument)), square: squarePhrase(argument) } };
    case 'produce':
      return { id: 'choice-produce', args: { holder: holderPhrase(catalogue, argument) } };
    case 'upgrade':
      return { id: 'choice-upgrade', args: { holder: holderPhrase(catalogue, argument) } };
    case 'give':
      return { id: 'choice-give', args: { holder: holderPhrase(catalogue, argument) } };
    case 'burn':
      return { id: 'choice-burn', args: { what: { id: `payment-${argument.replace('+', '-')}` } } };
    case 'also':
      return { id: 'choice-also', args: { place: place() } };
    case 'action': {
      const hex = catalogue.hexes.get(String(asked?.about.hex ?? ''));
      return { id: 'choice-action', args: { what: actionPhrase(hex?.action ?? NOTHING) } };
    }
    case 'use':
      return { id: 'choice-use', args: { what: actionPhrase(catalogue.action(argument)) } };
    case 'advance':
      return { id: `choice-advance-${argument}`, args: { n: position.seats[asked?.player ?? 0]?.advance_price ?? 0 } };
    case 'done':
      return { id: (asked && DONE[asked.name]) ?? 'choice-done', args: { n: cubesOn(position, asked?.about.hex) } };
    case 'choose':
      return { id: 'choice-choose', args: { what: actionPhrase(catalogue.action(argument)) } };
    case 'track':
      return { id: 'choice-track', args: { track: trackPhrase(catalogue, position, Number(argument) - 1) } };
    case 'overseer':
      return { id: 'choice-overseer', args: citizenArgs(argument) };
    case 'step': {
      const [step = '', branch = 'common'] = argument.split(' ');
      return { id: 'choice-step', args: { step: Number(step), branch } };
    }
    case 'activate':
      return { id: 'choice-activate', args: { square: squarePhrase(argument), what: squareAction(catalogue, position, argument) } };
    case 'hex':
      return { id: 'choice-hex', args: { place: place(), what: actionPhrase(catalogue.hexes.get(argument)?.action ?? NOTHING) } };
    case 'cycle':
      return { id: `choice-cycle-${argument}` };
    case 'pay':
      return { id: 'choice-pay', args: { what: { id: `effect-${argument}`, args: { n: 1 } } } };
    case 'build':
      return { id: 'choice-build', args: { tile: tilePhrase(catalogue, argument) } };
    case 'send':
      return { id: 'choice-send', args: { place: place() } };
    default:
      return { id: `choice-${verb}` };
  }
}

function squareAction(catalogue: Catalogue, position: Position, square: string): Phrase {
  const seat = position.seats.find((one) => one.seat === position.asked?.player);
  const printed = catalogue.estates.get(seat?.estate ?? 'a')?.squares.find((one) => one.id === square);
  return actionPhrase(printed?.action ?? NOTHING);
}

function trackPhrase(catalogue: Catalogue, position: Position, row: number): Phrase {
  const seat = position.seats.find((one) => one.seat === position.asked?.player);
  const kind = catalogue.scrolls.get(seat?.scroll_board ?? 'a')?.tracks[row]?.kind ?? 'buildings';
  return { id: `track-${kind}` };
}

/** Why not, in words. */
export function refusalPhrase(refusal: Refusal, nameOf: (seat: number) => string): Phrase {
  const id = `refusal-${refusal.reason.replaceAll('_', '-')}`;
  const player = refusal.by === null ? '' : nameOf(refusal.by);
  const what = refusal.reason === 'no_citizens' ? klassesPhrase(refusal.short) : countsPhrase(refusal.short);
  return { id, args: { player, what, n: refusal.short.coin ?? 0 } };
}

const REFUSAL_CLAUSES: Record<Refusal['reason'], string> = {
  blocked: '4.6',
  coins_short: '4.5',
  tokens_short: '7.7',
  no_boat: '4.7',
  no_wagon: '7.10',
  no_citizens: '9.2',
  no_lieutenant: '9.2',
  repopulated: '9.1',
  no_tile: '9.1',
  no_cabin: '7.7',
};

export const refusalClause = (refusal: Refusal): string => REFUSAL_CLAUSES[refusal.reason];
