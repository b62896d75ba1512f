import { describe, expect, it } from 'vitest';
import { placeTip } from './tips';

describe('a tooltip', () => {
  const card = { width: 200, height: 100 };
  const desk = { width: 1280, height: 800 };
  const phone = { width: 390, height: 844 };
  const thing = (left: number, top: number) => ({ left, top, width: 50, height: 50 });

  it('stands beside the thing, on the side with room', () => {
    expect(placeTip(thing(100, 300), card, desk)).toEqual({ x: 160, y: 275 });
    expect(placeTip(thing(1200, 300), card, desk)).toEqual({ x: 990, y: 275 });
  });

  it('stays on the screen', () => {
    expect(placeTip(thing(100, 5), card, desk).y).toBe(8);
    expect(placeTip(thing(100, 780), card, desk).y).toBe(692);
  });

  it('goes below or above on a phone', () => {
    expect(placeTip(thing(170, 100), card, phone)).toEqual({ x: 95, y: 160 });
    expect(placeTip(thing(170, 780), card, phone)).toEqual({ x: 95, y: 670 });
  });
});
