import { describe, expect, it } from 'vitest';
import { NOTHING, stepOf, sumOf, tokensSum, withEffects } from '../lib/actions';
import type { PrintedAction } from '../lib/wire';
import { partsOf, placeRow, words } from './effects';

const either = (...sides: PrintedAction[]): PrintedAction => ({ ...NOTHING, ways: sides.flatMap(({ ways }) => ways) });
const TRADE: PrintedAction = { ...sumOf({ church: 1 }), price: { coin: 1 } };
const icons = (action: PrintedAction) => partsOf(action).map((part) => (part.slash ? (part.arrow ? '>' : '/') : `${part.icon}${part.count > 1 ? part.count : ''}`));

describe('printed actions', () => {
  it('become icons', () => {
    expect(icons(sumOf({ coin: 2, fire: 1 }))).toEqual(['coin2', 'fire']);
    expect(icons(either(sumOf({ build: 1 }), sumOf({ major: 1 })))).toEqual(['build', '/', 'major-fire']);
    expect(icons(withEffects(NOTHING, stepOf('any', true)))).toEqual(['advance-overseer-skip']);
    expect(icons(withEffects(NOTHING, stepOf('nun')))).toEqual(['advance-nun']);
    const upgrade = sumOf({ upgrade: 1 });
    expect(icons(withEffects(upgrade, ...(upgrade.ways[0] ?? [])))).toEqual(['upgrade-citizen2']);
    expect(icons(TRADE)).toEqual(['coin', '>', 'church-register']);
    expect(icons(NOTHING)).toEqual([]);
  });

  it('keep the class of an overseer that may skip', () => {
    expect(partsOf(withEffects(NOTHING, stepOf('nun', true)))).toEqual([
      { slash: false, name: 'overseer-nun-skip', icon: 'advance-overseer-skip', count: 1, glyph: 'nun' },
    ]);
  });

  it('are told in words', () => {
    const t = (id: string, args?: Record<string, string | number>) => `${id}:${args?.n ?? ''}`;
    expect(words(either(sumOf({ any_hex: 1 }), sumOf({ coin: 2, fire: 1 })), t)).toBe('effect-any-hex.plain:1 board-or: effect-coin.plain:2, effect-fire.plain:1');
    expect(words(TRADE, t)).toBe('effect-church.plain:1, board-costs:');
  });

  it('are laid in a row', () => {
    expect(placeRow(partsOf(sumOf({ coin: 1, fire: 1 })), 20, 2, false).width).toBe(42);
    expect(placeRow(partsOf(sumOf({ coin: 2 })), 20, 2, true).width).toBe(30);
    expect(placeRow([], 20, 2, true).width).toBe(0);
  });

  it('come from costs, in the order tokens are printed', () => {
    expect(icons(tokensSum({ coin: 1, lumber: 2 }))).toEqual(['lumber2', 'coin']);
  });
});
