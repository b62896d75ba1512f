import { describe, expect, it } from 'vitest';
import { roomIn } from './screen';

const stage = (width: number, height: number): number[] => {
  const { scale } = roomIn(width, height);
  return [Math.round(width / scale), Math.round(height / scale)];
};

describe('the layout of a window', () => {
  it.each([
    [1280, 800, 'desk', 1],
    [1920, 1080, 'wide', 1.35],
    [2560, 1440, 'wide', 1.8],
    [2560, 1080, 'broad', 1.35],
    [1366, 768, 'wide', 0.96],
    [1024, 768, 'desk', 0.8],
    [820, 1180, 'tablet', 1],
    [390, 844, 'phone', 1],
    [844, 390, 'landscape', 1],
  ] as const)('%d x %d is a %s', (width, height, layout, scale) => {
    expect(roomIn(width, height)).toMatchObject({ layout, scale });
  });

  it('is the same table on a large screen as on a desk, only larger', () => {
    expect(stage(2560, 1600)).toEqual([1280, 800]);
    expect(stage(1024, 768)).toEqual([1280, 960]);
    expect(stage(360, 780)[0]).toBe(390);
  });

  it('has both boards in view wherever there is room for them', () => {
    expect(roomIn(820, 1180).size).toBe('desk');
    expect(roomIn(1024, 768).size).toBe('desk');
    expect(roomIn(844, 390).size).toBe('phone');
  });

  it('writes nothing smaller than four fifths of its size', () => {
    for (const [width, height] of [[1100, 520], [1024, 600], [705, 900], [320, 568], [568, 320]] as const) expect(roomIn(width, height).scale).toBeGreaterThanOrEqual(0.8);
  });
});
