import { holderOf, isDock } from './holders';

/**
 * Names of the things on the table, as `data-tip` and hover targets carry them: `kind:id`.
 *
 * What there is only one of has no id: `wheel:`.
 *
 * hex:H5 dock:dock-nw boat:T5 extension:X1 wheel: supply: docking: stack:
 * square:CR1 step:nun:2:left overseer:nun cabin:1 workshop:B10 wagon:C1-2 scroll:1
 * register:city:5 round:3 offer:Q2 token:coin:0 rats:0 score:0 ended:0 lieutenant:0:2 repopulation:0 seat:0
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
