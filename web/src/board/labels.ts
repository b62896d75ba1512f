import { tokensSum } from '../lib/actions';
import type { Move, Taken } from '../lib/moves';
import { linesOf } from '../lib/tiles';
import type { CityHex, Dock, PrintedHex, PrintedTile, Refusal } from '../lib/wire';
import { playerAt, type Player, type Translate } from './context';
import { words } from './effects';
import type { Lit } from './lit';
import { CITIZENS, type OnMap } from './pieces';

export const placeName = (hex: PrintedHex, t: Translate): string => (hex.harbour ? t(`place-${hex.id}`) : hex.name);

function reach(lit: Lit | undefined, refusal: Refusal | undefined, players: readonly Player[], t: Translate): string[] {
  if (lit?.price) return [Object.keys(lit.price).length ? words(tokensSum(lit.price), t) : t('tip-free')];
  if (lit) return [t('board-open')];
  if (refusal?.reason === 'blocked') return [t('board-blocked', { player: playerAt(players, refusal.by ?? -1, t).name })];
  if (refusal?.reason === 'coins_short') return [t('board-coins-short', { n: refusal.short.coin ?? 0 })];
  return [];
}

const standing = (figures: readonly OnMap[], players: readonly Player[], t: Translate): string[] =>
  figures.map((one) => t(one.lying ? 'board-figure-lying' : 'board-figure-standing', { player: playerAt(players, one.seat, t).name }));

/** A hex as it is told: "Fornaci, free, 2 cubes, 1 craftsman, action 2 fire". */
export function hexLabel(
  hex: PrintedHex,
  here: CityHex,
  figures: readonly OnMap[],
  players: readonly Player[],
  lit: Lit | undefined,
  refusal: Refusal | undefined,
  t: Translate,
): string {
  return [
    placeName(hex, t),
    ...reach(lit, refusal, players, t),
    ...(here.cubes ? [t('board-cubes', { n: here.cubes })] : []),
    ...CITIZENS.flatMap((klass) => (here.citizens[klass] ? [t(`citizens-${klass}.plain`, { n: here.citizens[klass] })] : [])),
    ...standing(figures, players, t),
    ...(here.owner === null ? [] : [t('board-repopulated', { player: playerAt(players, here.owner, t).name })]),
    t('board-action', { what: words(hex.action, t) }),
  ].join(', ');
}

export function dockLabel(
  dock: Dock,
  figures: readonly OnMap[],
  players: readonly Player[],
  lit: Lit | undefined,
  refusal: Refusal | undefined,
  t: Translate,
): string {
  const boats = dock.berths.filter(Boolean).length;
  return [
    t(`place-${dock.id}`),
    ...reach(lit, refusal, players, t),
    t('board-boats', { n: boats }),
    ...standing(figures, players, t),
  ].join(', ');
}

/** The lines of a tile as they are told; what an upgraded citizen adds begins with a plus. */
export const spokenLines = (tile: PrintedTile, t: Translate): string[] =>
  linesOf(tile).map(({ action, gold, plus }) => {
    const what = words(action, t);
    if (plus) return t('board-upgraded-also', { what });
    return gold || tile.needs_upgraded ? t('board-with-upgraded', { what }) : what;
  });

const TAKEN_TILES: Partial<Record<Taken, string>> = { boat: 'icon-boat', improvement: 'icon-cabin-improvement', workshop: 'icon-workshop', wagon: 'icon-wagon', hex: 'icon-repopulation-tile' };

/** What was taken at a place in the last turns of others. */
export function tookLabel(moves: readonly Move[], place: string, players: readonly Player[], t: Translate): string {
  const told = (name: string, n: number): string => {
    const tile = TAKEN_TILES[name as Taken];
    if (tile !== undefined) return n > 1 ? `${n} ${t(tile)}` : t(tile);
    return t(`${CITIZENS.some((klass) => klass === name) ? 'citizens' : 'effect'}-${name}.plain`, { n });
  };
  return moves
    .filter(({ to, took }) => to === place && Object.keys(took).length > 0)
    .map(({ seat, took }) => `, ${t('board-took', { player: playerAt(players, seat, t).name, what: Object.entries(took).map(([name, n]) => told(name, n)).join(', ') })}`)
    .join('');
}
