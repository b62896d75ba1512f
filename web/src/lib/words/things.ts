/** Names of places and pieces. */

import { NOTHING } from '../actions';
import type { Catalogue } from '../catalogue';
import { klassOfSquare } from '../holders';
import type { Phrase } from '../i18n.svelte';
import { actionPhrase } from './effects';

/** A hex by its printed name, a harbour, dock or the like by its message. */
export function placePhrase(catalogue: Catalogue, place: string): Phrase {
  const hex = catalogue.hexes.get(place);
  if (hex !== undefined && !hex.harbour) return { id: 'district', args: { name: hex.name } };
  return { id: `place-${place}` };
}

export const klassPhrase = (klass: string): Phrase => ({ id: `klass-${klass}` });

/** A citizen for a sentence: the class to choose words by, the name (`nun`), and one of them (`a nun`). */
export const citizenArgs = (klass: string): { klass: string; citizen: Phrase; one: Phrase } => ({
  klass,
  citizen: klassPhrase(klass),
  one: { id: `one-${klass}` },
});

export const squarePhrase = (square: string): Phrase => ({
  id: 'square-drawn',
  args: { klass: klassOfSquare(square), number: Number(square.slice(2)) },
});

export function tilePhrase(catalogue: Catalogue, id: string): Phrase {
  const tile = catalogue.tiles.get(id);
  if (tile === undefined) return { id: 'verbatim', args: { text: id } };
  if (tile.kind === 'improvement') return { id: 'tile-improvement', args: { what: actionPhrase(tile.production) } };
  if (tile.kind === 'wagon') return { id: 'tile-wagon', args: { number: tile.number } };
  return { id: 'tile-workshop', args: { klass: klassPhrase(tile.klass ?? 'nun'), era: tile.era === 1 ? 'I' : 'II' } };
}

export function boatPhrase(catalogue: Catalogue, id: string): Phrase {
  const boat = catalogue.boats.get(id);
  const goods = { id: `goods-${boat?.goods ?? 'silk'}` };
  return { id: 'boat', args: { goods, what: actionPhrase(boat?.reward ?? NOTHING) } };
}

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;

export const roman = (round: number): string => ROMAN[round] ?? String(round);
