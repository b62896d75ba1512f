import { describe, expect, it } from 'vitest';
import type { PrintedStep } from '../lib/wire';
import { AXIS, CLASSES, PREFIX, SQUARES, STEPS, along, mix, printedStep, regionTriangle, regionsServed, roadTo, spread, stepAt, type Point } from './geometry';

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const turned = ([x, y]: Point): Point => {
  const angle = (Math.atan2(y, x) * 180) / Math.PI;
  return along(angle + 120, Math.hypot(x, y));
};

describe('the estate', () => {
  it('has the same shape in every sector, a third of a turn further', () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const [cr, nu, ar] = ['CR', 'NU', 'AR'].map((name) => SQUARES[name + number] ?? [0, 0]) as [Point, Point, Point];
      expect(distance(turned(cr), nu)).toBeLessThan(9);
      expect(distance(turned(nu), ar)).toBeLessThan(9);
    }
    expect(Object.keys(SQUARES)).toHaveLength(18);
  });

  it('keeps squares, and roads, apart', () => {
    const all = Object.values(SQUARES) as Point[];
    all.forEach((a, i) => {
      for (const b of all.slice(i + 1)) expect(Math.abs(a[0] - b[0]) >= 36 || Math.abs(a[1] - b[1]) >= 38).toBe(true);
      for (const step of STEPS) {
        const [x, y] = stepAt(step);
        expect(Math.abs(a[0] - x) > 18 + 3 || Math.abs(a[1] - y) > 19 + 3).toBe(true);
      }
    });
  });

  it('tells what a step serves as it is printed', () => {
    const step = (step: number, branch: PrintedStep['branch'], kind: PrintedStep['kind'], near: string[], far: string[] = []): PrintedStep => ({ klass: 'nun', step, branch, kind, near, far, near_most: 1, near_most_upgraded: 2, far_most: 1 });
    const steps = [
      step(1, 'common', 'squares', ['NU3', 'NU4']),
      step(2, 'left', 'region', ['NU1', 'NU2', 'NU3']),
      step(4, 'right', 'regions', ['NU4', 'NU5', 'NU6'], ['AR1', 'AR2', 'AR3']),
      step(6, 'common', 'centre', Object.keys(SQUARES)),
    ];
    const at = (step: number, branch: PrintedStep['branch']) => printedStep(steps, { klass: 'nun', step, branch });
    expect(at(1, 'common')?.near).toEqual(['NU3', 'NU4']);
    expect(at(2, 'right')).toBeUndefined();
    expect(at(6, 'left')?.kind).toBe('centre');
    expect(regionsServed(at(1, 'common'))).toEqual([]);
    expect(regionsServed(at(2, 'left'))).toEqual([{ klass: 'nun', branch: 'left' }]);
    expect(regionsServed(at(4, 'right'))).toEqual([{ klass: 'nun', branch: 'right' }, { klass: 'aristocrat', branch: 'left' }]);
    expect(regionsServed(at(6, 'left'))).toEqual([]);
  });

  it('puts the first step between the squares it is joined to', () => {
    for (const klass of CLASSES) {
      for (const n of [3, 4]) expect(distance(stepAt({ klass, step: 1, branch: 'common' }), SQUARES[PREFIX[klass] + n] ?? [0, 0])).toBeLessThan(60);
    }
  });

  it('shares the border steps of two sectors', () => {
    CLASSES.forEach((klass, i) => {
      const next = CLASSES[(i + 1) % 3] ?? klass;
      for (const step of [4, 5]) {
        expect(distance(stepAt({ klass, step, branch: 'right' }), stepAt({ klass: next, step, branch: 'left' }))).toBeLessThan(0.001);
      }
    });
  });

  it('draws every square inside its region', () => {
    for (const klass of CLASSES) {
      for (const [branch, numbers] of [['left', [1, 2, 3]], ['right', [4, 5, 6]]] as const) {
        const corners = regionTriangle(klass, branch);
        const centre = mix(mix(corners[0]!, corners[1]!, 0.5), corners[2]!, 1 / 3);
        for (const n of numbers) expect(distance(SQUARES[PREFIX[klass] + n] ?? [0, 0], centre)).toBeLessThan(42);
      }
    }
  });

  it('walks along the roads', () => {
    const road = roadTo('craftsman', 1, 2, 'left');
    expect(road).toHaveLength(3);
    expect(road[1]).toEqual(along(AXIS.craftsman, 163));
    expect(roadTo('nun', 5, 6, 'right').at(-1)).toEqual([0, 0]);
    expect(spread([5, 5], 0, 1)).toEqual([5, 5]);
    expect(distance(spread([0, 0], 0, 2), spread([0, 0], 1, 2))).toBeCloseTo(18);
  });
});
