import { describe, expect, it } from 'vitest';
import { meet, placeTip } from './tips';

describe('a tooltip', () => {
  const card = { width: 200, height: 100 };
  const desk = { width: 1280, height: 800 };
  const phone = { width: 390, height: 844 };
  const box = (left: number, top: number, width = 50, height = 50) => ({ left, top, width, height });
  const placed = ({ x, y }: { x: number; y: number }) => box(x, y, card.width, card.height);

  it('stands beside the thing, on the side with room', () => {
    expect(placeTip(box(100, 300), card, desk)).toEqual({ x: 160, y: 275 });
    expect(placeTip(box(1200, 300), card, desk)).toEqual({ x: 990, y: 275 });
  });

  it('stays on the screen', () => {
    expect(placeTip(box(100, 5), card, desk).y).toBe(8);
    expect(placeTip(box(100, 780), card, desk).y).toBe(692);
  });

  it('goes below or above on a phone', () => {
    expect(placeTip(box(170, 100), card, phone)).toEqual({ x: 95, y: 160 });
    expect(placeTip(box(170, 780), card, phone)).toEqual({ x: 95, y: 670 });
  });

  it('leaves free what it speaks of', () => {
    const squares = [box(160, 280), box(160, 340)];
    expect(placeTip(box(100, 300), card, desk, squares)).toEqual({ x: 160, y: 170 });
    const all = [box(0, 60, 390, 700)];
    expect(squares.concat(all).length && meet(placed(placeTip(box(170, 300), card, phone, all)), box(170, 300))).toBe(false);
  });

  it('keeps off the lesson', () => {
    const lesson = box(100, 240, 400, 300);
    for (const thing of [box(40, 300), box(600, 300), box(300, 180), box(300, 560)]) {
      const spot = placed(placeTip(thing, card, desk, [], [lesson]));
      expect(meet(spot, lesson)).toBe(false);
      expect(meet(spot, thing)).toBe(false);
    }
  });
});
