import { tokensSum } from '../lib/actions';
import type { Effect, PrintedAction } from '../lib/wire';
import type { Translate } from './context';

/** One icon of a printed action, or the slash between two alternatives; an arrow between what is paid and what it brings. */
export type Part = { slash: true; arrow: boolean } | { slash: false; name: string; icon: string; count: number; glyph: string | null };

const ICONS: Partial<Record<string, string>> = {
  major: 'major-fire',
  point: 'points',
  rats: 'rat-token',
  popularity: 'popularity-register',
  city: 'city-register',
  church: 'church-register',
  upgrade: 'upgrade-citizen',
  upgrade_overseer: 'upgrade-overseer',
  upgrade_advance: 'upgrade-advance-overseer',
  activate: 'activate-n',
  lieutenant: 'lieutenant-gain',
  any_hex: 'any-hex',
};

export const iconOf = (name: string): string => ICONS[name] ?? name;

function partOf({ name, n, whose, skip }: Effect): Part {
  if (whose === null) return { slash: false, name, icon: iconOf(name), count: n, glyph: null };
  const one = whose === 'any' ? null : whose;
  const icon = skip ? 'advance-overseer-skip' : one ? `advance-${one}` : 'advance-overseer';
  return { slash: false, name: `${name}-${whose}${skip ? '-skip' : ''}`, icon, count: n, glyph: skip ? one : null };
}

/** One alternative as icons; the same effect twice is counted. */
function partsOfWay(effects: readonly Effect[]): Part[] {
  const parts: Part[] = [];
  for (const next of effects.map(partOf)) {
    const last = parts.at(-1);
    if (last && !last.slash && !next.slash && last.name === next.name) last.count += next.count;
    else parts.push(next);
  }
  return parts;
}

/** An action as a row of icons. */
export function partsOf({ ways, price }: PrintedAction): Part[] {
  const gain = ways.flatMap((way, i): Part[] => [...(i > 0 ? [{ slash: true, arrow: false } as const] : []), ...partsOfWay(way)]);
  const cost = Object.keys(price).length > 0 ? partsOf(tokensSum(price)) : [];
  return cost.length > 0 ? [...cost, { slash: true, arrow: true }, ...gain] : gain;
}

/** An action in words, for those who hear the table. */
export function words({ ways, price }: PrintedAction, t: Translate): string {
  const way = (effects: Effect[]): string =>
    partsOfWay(effects).flatMap((one) => (one.slash ? [] : [t(`effect-${one.name.replaceAll('_', '-')}.plain`, { n: one.count })])).join(', ');
  const gain = ways.map(way).join(` ${t('board-or')} `);
  return Object.keys(price).length > 0 ? `${gain}, ${t('board-costs', { what: words(tokensSum(price), t) })}` : gain;
}

/** Where a row of icons lies in svg: each with its left edge, and the width of them all. */
export interface Placed {
  part: Part;
  x: number;
}

export function placeRow(parts: readonly Part[], size: number, gap: number, beside: boolean): { row: Placed[]; width: number } {
  const row: Placed[] = [];
  let x = 0;
  for (const one of parts) {
    row.push({ part: one, x });
    if (one.slash) x += (one.arrow ? 5 : 4) + gap;
    else {
      const counted = one.count > 1 && one.name !== 'points' && one.name !== 'point';
      x += size + gap + (counted ? (beside ? size * 0.5 : size * 0.19) : 0);
    }
  }
  return { row, width: Math.max(0, x - gap) };
}
