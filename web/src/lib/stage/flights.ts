/** Which events send something through the air, from where and to where. */

import { iconOf } from '../../board/effects';
import { target } from '../../board/targets';
import type { Event, Position } from '../wire';
import { holderTarget } from '../words/log';
import type { Flight } from './glide';

/** Where the acting lieutenant of a seat stands: what it gains comes from there. */
function scene(position: Position, seat: number): string | null {
  const used = position.seats[seat]?.lieutenants.filter((one) => one.used && one.place !== 'estate').at(-1);
  const place = position.asked?.player === seat ? (position.asked.about.hex ?? position.asked.about.dock ?? used?.place) : used?.place;
  if (typeof place !== 'string') return null;
  return target(place.startsWith('dock-') ? 'dock' : 'hex', place);
}

export function flightOf(event: Event, position: Position, lastRescue: string | null): Flight | null {
  const { args } = event;
  const seat = Number(args.player);
  const from = scene(position, seat);
  switch (event.name) {
    case 'TokensGained':
      return from === null ? null : { icon: iconOf(String(args.token)), from, to: target('token', String(args.token), seat) };
    case 'PointsScored':
      return from === null || Number(args.points) <= 0 ? null : { icon: 'points', from, to: target('score', seat) };
    case 'RatsGained':
      return from === null || Number(args.rats) <= 0 ? null : { icon: 'rat-token', from, to: target('rats', seat) };
    case 'CitizenPlaced':
      return lastRescue === null ? null : { icon: String(args.klass), from: target('hex', lastRescue), to: holderTarget(String(args.holder)) };
    case 'CitizenMoved':
      return { icon: 'citizen-any', from: target('square', String(args.square)), to: holderTarget(String(args.holder)) };
    default:
      return null;
  }
}
