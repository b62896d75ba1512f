import type { Tokens } from '../lib/wire';
import type { Translate } from './context';

/** One icon of a printed action, or the slash between two alternatives; an arrow between what is paid and what it brings. */
export type Part = { slash: true; arrow: boolean } | { slash: false; name: string; icon: string; count: number; glyph: string | null };

const ICONS: Partial<Record<string, string>> = {
  coin: 'coin',
  fire: 'fire',
  major: 'major-fire',
  lumber: 'lumber',
  point: 'points',
  points: 'points',
  rats: 'rat-token',
  scroll: 'scroll',
  popularity: 'popularity-register',
  city: 'city-register',
  church: 'church-register',
  build: 'build',
  upgrade: 'upgrade-citizen',
  upgrade_overseer: 'upgrade-overseer',
  upgrade_advance: 'upgrade-advance-overseer',
  activate: 'activate-n',
  lieutenant: 'lieutenant-gain',
  any_hex: 'any-hex',
};

export const iconOf = (name: string): string => ICONS[name] ?? name;

function part(text: string): Part {
  const [, name = text, argument = ''] = /^(\w+)(?:\((.*)\))?$/.exec(text) ?? [];
  if (name !== 'overseer') {
    return { slash: false, name, icon: iconOf(name), count: Number(argument || 1), glyph: null };
  }
  const [klass = 'any', skip] = argument.split(',');
  const one = klass === 'any' ? null : klass;
  const icon = skip ? 'advance-overseer-skip' : one ? `advance-${one}` : 'advance-overseer';
  return { slash: false, name: ['overseer', klass, skip].filter(Boolean).join('-'), icon, count: 1, glyph: skip ? one : null };
}

/** `coin(2) + fire`, `build / major` or `coin -> church` as icons; the same effect twice is counted. */
export function parse(text: string): Part[] {
  if (text === 'none' || text === '') return [];
  const parts: Part[] = [];
  for (const piece of text.split(/\s*([+/]|->)\s*/)) {
    if (piece === '+') continue;
    const last = parts.at(-1);
    const next: Part = piece === '/' || piece === '->' ? { slash: true, arrow: piece === '->' } : part(piece);
    if (last && !last.slash && !next.slash && last.name === next.name) last.count += next.count;
    else parts.push(next);
  }
  return parts;
}

const PRINTED_ORDER = ['lumber', 'coin', 'fire', 'major'];

/** A cost or gain as an action text, in the order it is printed: `{ coin: 1, lumber: 2 }` is `lumber(2) + coin`. */
export const tokensText = (tokens: Tokens): string =>
  Object.entries(tokens)
    .sort(([a], [b]) => PRINTED_ORDER.indexOf(a) - PRINTED_ORDER.indexOf(b))
    .map(([token, count]) => (count === 1 ? token : `${token}(${count})`))
    .join(' + ');

/** An action in words, for those who hear the table. */
export function words(text: string, t: Translate): string {
  const [cost = '', gain] = text.split(' -> ');
  if (gain !== undefined) return `${words(gain, t)}, ${t('board-costs', { what: words(cost, t) })}`;
  let spoken = '';
  let joint = '';
  for (const one of parse(text)) {
    if (one.slash) joint = ` ${t('board-or')} `;
    else {
      spoken += joint + t(`effect-${one.name.replaceAll('_', '-')}.plain`, { n: one.count });
      joint = ', ';
    }
  }
  return spoken;
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
