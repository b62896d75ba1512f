/** What moves at an event, besides the pieces that glide to their new place. */

import { iconOf } from '../../board/effects';
import { target } from '../../board/targets';
import type { Catalogue } from '../catalogue';
import type { Event, Klass, Position } from '../wire';
import { holderKind, holderTarget, klassOfSquare } from '../words/things';
import { type Flight, burn, flip, fly, turnUp, turnWheel } from './glide';

/** Where the acting lieutenant of a seat stands: what it gains comes from there. */
function scene(position: Position, seat: number): string | null {
  const used = position.seats[seat]?.lieutenants.filter((one) => one.used && one.place !== 'estate').at(-1);
  const place = position.asked?.player === seat ? (position.asked.about.hex ?? position.asked.about.dock ?? used?.place) : used?.place;
  if (typeof place !== 'string') return null;
  return target(place.startsWith('dock-') ? 'dock' : 'hex', place);
}

/** What a scene shows: whose estate, and where the last citizen was rescued. */
export interface Shown {
  position: Position;
  catalogue: Catalogue;
  seat: number;
  lastRescue: string | null;
}

function flightOf({ name, args }: Event, { position, seat: shown, lastRescue }: Shown): Flight | null {
  const seat = Number(args.player);
  const from = scene(position, seat);
  const home = (holder: string): string => (seat === shown ? holderTarget(holder) : target('seat', seat));
  switch (name) {
    case 'TokensGained':
      return from === null ? null : { icon: iconOf(String(args.token)), from, to: target('token', String(args.token), seat) };
    case 'PointsScored':
      return from === null || Number(args.points) <= 0 ? null : { icon: 'points', from, to: target('score', seat) };
    case 'RatsGained':
      return from === null || Number(args.rats) <= 0 ? null : { icon: 'rat-token', from, to: target('rats', seat) };
    case 'CitizenPlaced':
      return lastRescue === null ? null : { icon: String(args.klass), from: target('hex', lastRescue), to: home(String(args.holder)) };
    case 'CitizenMoved':
      return seat === shown ? { icon: 'citizen-any', from: target('square', String(args.square)), to: holderTarget(String(args.holder)) } : null;
    default:
      return null;
  }
}

function klassAt({ position, catalogue, seat }: Shown, holder: string): Klass | null {
  const kind = holderKind(holder);
  if (kind === 'square') return klassOfSquare(holder);
  if (kind === 'workshop') return catalogue.tiles.get(holder)?.klass ?? null;
  return position.seats[seat]?.cabins[Number(holder.slice(6)) - 1]?.klass ?? null;
}

export function perform(root: Element, event: Event, shown: Shown): void {
  const { name, args } = event;
  const here = Number(args.player) === shown.seat;
  if (name === 'CubeBurned') burn(root, target(String(args.place).startsWith('dock-') ? 'dock' : 'hex', String(args.place)));
  else if (name === 'TileRevealed') turnUp(root, target('offer', String(args.tile)));
  else if (name === 'WheelTurned') turnWheel(root);
  else if (name === 'OverseerUpgraded' && here) flip(root, target('overseer', String(args.klass)), `overseer-${args.klass}`);
  else if (name === 'CitizenUpgraded' && here) {
    const klass = klassAt(shown, String(args.holder));
    if (klass !== null) flip(root, holderTarget(String(args.holder)), klass);
  } else {
    const flight = flightOf(event, shown);
    if (flight !== null) fly(root, flight);
  }
}
