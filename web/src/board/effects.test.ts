import { describe, expect, it } from 'vitest';
import { parse, placeRow, tokensText, words } from './effects';

const icons = (text: string) => parse(text).map((part) => (part.slash ? (part.arrow ? '>' : '/') : `${part.icon}${part.count > 1 ? part.count : ''}`));

describe('printed actions', () => {
  it('become icons', () => {
    expect(icons('coin(2) + fire')).toEqual(['coin2', 'fire']);
    expect(icons('build / major')).toEqual(['build', '/', 'major-fire']);
    expect(icons('overseer(any,skip)')).toEqual(['advance-overseer-skip']);
    expect(icons('overseer(nun) + fire(2)')).toEqual(['advance-nun', 'fire2']);
    expect(icons('upgrade + upgrade + coin(2)')).toEqual(['upgrade-citizen2', 'coin2']);
    expect(icons('city(2)')).toEqual(['city-register2']);
    expect(icons('coin -> church')).toEqual(['coin', '>', 'church-register']);
    expect(icons('none')).toEqual([]);
  });

  it('keep the class of an overseer that may skip', () => {
    expect(parse('overseer(nun,skip)')).toEqual([
      { slash: false, name: 'overseer-nun-skip', icon: 'advance-overseer-skip', count: 1, glyph: 'nun' },
    ]);
  });

  it('are told in words', () => {
    const t = (id: string, args?: Record<string, string | number>) => `${id}:${args?.n ?? ''}`;
    expect(words('any_hex / coin(2) + fire', t)).toBe('effect-any-hex.plain:1 board-or: effect-coin.plain:2, effect-fire.plain:1');
    expect(words('coin -> church', t)).toBe('effect-church.plain:1, board-costs:');
  });

  it('are laid in a row', () => {
    expect(placeRow(parse('coin + fire'), 20, 2, false).width).toBe(42);
    expect(placeRow(parse('coin(2)'), 20, 2, true).width).toBe(30);
    expect(placeRow([], 20, 2, true).width).toBe(0);
  });

  it('come from costs', () => {
    expect(tokensText({ coin: 1, lumber: 2 })).toBe('lumber(2) + coin');
  });
});
