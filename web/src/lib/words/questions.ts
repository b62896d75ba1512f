/** What is asked, and why something cannot be, as phrases. */

import type { Phrase } from '../i18n.svelte';
import type { Asked, Position, Refusal } from '../wire';
import { countsPhrase, klassesPhrase } from './effects';

/** The status sentence: to the one who is asked, or about somebody else. */
export function askPhrase(position: Position, mine: boolean, player: string): Phrase {
  if (position.asked === null) return { id: 'ask-over' };
  const { said } = position.asked;
  return mine || position.asked.player < 0 ? said : { ...said, id: `${said.id}.other`, args: { ...said.args, player } };
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

/** The icon of the piece in hand, as long as its place is being chosen. */
export function pieceOf({ name, about }: Asked): string | null {
  if (name === 'PickCabin') return 'cabin-improvement';
  if (name === 'PickStep') return `overseer-${about.klass}`;
  return name === 'PlaceInSector' || name === 'PlaceInCabin' ? `${about.klass}${about.citizen === 2 ? '-up' : ''}` : null;
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
