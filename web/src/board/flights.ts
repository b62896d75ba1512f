/** What moves at an event, besides the pieces that glide to their new place. */

import type { Catalogue } from '../lib/catalogue';
import { holderOf, klassOfSquare } from '../lib/holders';
import { holderTarget, placeTarget, target } from '../lib/targets';
import type { Event, Klass, Position } from '../lib/wire';
import { iconOf } from './effects';
import { type Flight, burn, flip, fly, turnUp, turnWheel } from './glide';

/** Where the acting lieutenant of a seat stands: what it gains comes from there. */
function scene(position: Position, seat: number): string | null {
  const used = position.seats[seat]?.lieutenants.filter((one) => one.used && one.place !== 'estate').at(-1);
  const place = position.asked?.player === seat ? (position.asked.about.hex ?? position.asked.about.dock ?? used?.place) : used?.place;
  return typeof place === 'string' ? placeTarget(place) : null;
}

/** What a scene shows: whose estate, and where the last citizen was rescued. */
export interface Shown {
  position: Position;
  catalogue: Catalogue;
  seat: number;
  lastRescue: string | null;
}

function flightOf({ name, args }: Event, { position, seat: shown, lastRescue }: Shown): Flight | null {
  switch (name) {
    case 'TokensGained':
      return flight(iconOf(args.token), scene(position, args.player), target('token', args.token, args.player));
    case 'PointsScored':
      return args.points > 0 ? flight('points', scene(position, args.player), target('score', args.player)) : null;
    case 'RatsGained':
      return args.rats > 0 ? flight('rat-token', scene(position, args.player), target('rats', args.player)) : null;
    case 'CitizenPlaced':
      return flight(args.klass, lastRescue && target('hex', lastRescue), args.player === shown ? holderTarget(args.holder) : target('seat', args.player));
    case 'CitizenMoved':
      return args.player === shown ? flight('citizen-any', target('square', args.square), holderTarget(args.holder)) : null;
    default:
      return null;
  }
}

const flight = (icon: string, from: string | null, to: string): Flight | null => (from === null ? null : { icon, from, to });

function klassAt({ position, catalogue, seat }: Shown, name: string): Klass | null {
  const { kind, id, cabin } = holderOf(name);
  if (kind === 'square') return klassOfSquare(id);
  if (kind === 'workshop') return catalogue.tiles.get(id)?.klass ?? null;
  return position.seats[seat]?.cabins[cabin]?.klass ?? null;
}

export function perform(root: HTMLElement, event: Event, shown: Shown): void {
  const { name, args } = event;
  if (name === 'CubeBurned') burn(root, placeTarget(args.place));
  else if (name === 'TileRevealed') turnUp(root, target('offer', args.tile));
  else if (name === 'WheelTurned') turnWheel(root);
  else if (name === 'OverseerUpgraded' && args.player === shown.seat) flip(root, target('overseer', args.klass), `overseer-${args.klass}`);
  else if (name === 'CitizenUpgraded' && args.player === shown.seat) {
    const klass = klassAt(shown, args.holder);
    if (klass !== null) flip(root, holderTarget(args.holder), klass);
  } else {
    const flying = flightOf(event, shown);
    if (flying !== null) fly(root, flying);
  }
}
