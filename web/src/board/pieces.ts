import type { Taken } from '../lib/moves';
import type { CityHex, Klass, PrintedHex, Seat } from '../lib/wire';
import { SOLO_OPPONENT } from './context';
import { iconOf } from './effects';

export const CITIZENS: readonly Klass[] = ['nun', 'craftsman', 'aristocrat'];

/** A figure on the map: which lieutenant of which seat. */
export interface OnMap {
  seat: number;
  number: number;
  lying: boolean;
}

/** Figures on a hex or in a dock, the standing one last. */
export function figuresAt(place: string, seats: readonly Seat[], standing: number | null): OnMap[] {
  const found: OnMap[] = seats.flatMap((seat) =>
    seat.lieutenants.flatMap((one, number) => (one.place === place ? [{ seat: seat.seat, number, lying: !one.used }] : [])),
  );
  found.sort((a, b) => Number(b.lying) - Number(a.lying));
  if (standing === SOLO_OPPONENT) found.push({ seat: SOLO_OPPONENT, number: 0, lying: false });
  return found;
}

/** Citizens on a hex, one entry each. */
export const citizensAt = (here: CityHex): Klass[] =>
  CITIZENS.flatMap((klass) => Array.from({ length: here.citizens[klass] ?? 0 }, () => klass));

/** Icons of the citizens a hex asks for, plain ones first. */
export const citizenIcons = (hex: PrintedHex): string[] => [
  ...CITIZENS.flatMap((klass) => Array.from({ length: hex.plain[klass] ?? 0 }, () => klass)),
  ...CITIZENS.flatMap((klass) => Array.from({ length: hex.upgraded[klass] ?? 0 }, () => `${klass}-up`)),
];

const TAKEN_TILES: Partial<Record<Taken, string>> = { improvement: 'cabin-improvement', hex: 'repopulation-tile' };

/** The icon of what was taken in a turn. */
export const takenIcon = (taken: Taken): string => TAKEN_TILES[taken] ?? iconOf(taken);
