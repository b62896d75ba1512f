import { told } from './events';
import { holderOf, isDock } from './holders';
import type { Event } from './wire';

/**
 * Names of the things on the table, as `data-tip` and hover targets carry them: `kind:id`.
 *
 * What there is only one of has no id: `wheel:`.
 *
 * hex:H5 dock:dock-nw boat:T5 extension:X1 wheel: supply: docking: stack:
 * square:CR1 step:nun:2:left overseer:nun cabin:1 workshop:B10 wagon:C1-2 scroll:1
 * register:city:5 round:3 offer:Q2 token:coin:0 rats:0 score:0 lieutenant:0:2 repopulation:0 seat:0
 * ranking: opponent: solo:S3 boats: burn:fire cycle:workshops pay:coin
 */
export const target = (kind: string, ...ids: (string | number)[]): string => `${kind}:${ids.join(':')}`;

/** A hex, harbour or dock. */
export const placeTarget = (place: string): string => target(isDock(place) ? 'dock' : 'hex', place);

/** Where a citizen is. */
export function holderTarget(name: string): string {
  const { kind, id, cabin } = holderOf(name);
  return kind === 'cabin' ? target('cabin', cabin + 1) : target(kind, id);
}

/** The things an event touches; those of an estate end in `@seat`. */
export function targetsOf(event: Event): string[] {
  const args = told(event);
  const found: string[] = [];
  const own = (name: string): void => void found.push(`${name}@${args.player}`);
  const place = args.place ?? args.hex ?? args.dock;
  if (place !== undefined && place !== 'estate') found.push(placeTarget(place));
  if (args.boat !== undefined) found.push(target('boat', args.boat));
  if (args.tile !== undefined && event.name !== 'SoloTileRevealed') found.push(target('offer', args.tile));
  if (args.register !== undefined) found.push(target('register', args.register, args.space ?? 0));
  if (event.name === 'WheelTurned') found.push(target('wheel'));
  if (args.token !== undefined) found.push(target('token', args.token, args.player ?? 0));
  if (args.square !== undefined) own(target('square', args.square));
  if (args.holder !== undefined) own(holderTarget(args.holder));
  if (args.workshop !== undefined) own(target('workshop', args.workshop));
  if (args.cabin !== undefined) own(target('cabin', args.cabin + 1));
  if (event.name === 'OverseerAdvanced' || event.name === 'OverseerUpgraded') own(target('overseer', event.args.klass));
  if (args.track !== undefined) own(target('scroll', args.track + 1));
  return found;
}
