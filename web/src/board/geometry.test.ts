import { describe, expect, it } from 'vitest';
import type { CityHex, Klass } from '../lib/wire';
import printed from '../../fixtures/printed.json';
import {
  AXIS,
  CLASSES,
  FULL_HEX,
  PREFIX,
  SQUARES,
  STEPS,
  acrossTheBorder,
  along,
  arrowStep,
  cityPlan,
  hexCorners,
  mix,
  regionTriangle,
  roadTo,
  signOf,
  spread,
  squaresServed,
  stepAt,
  wayThrough,
  type Point,
} from './geometry';

type Cells = Parameters<typeof cityPlan>[0];
const layouts = printed.layouts as Record<string, Cells>;
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const turned = ([x, y]: Point): Point => {
  const angle = (Math.atan2(y, x) * 180) / Math.PI;
  return along(angle + 120, Math.hypot(x, y));
};

describe('the city', () => {
  for (const players of [2, 3, 4]) {
    for (const orientation of ['wide', 'tall'] as const) {
      const cells = layouts[players] ?? [];
      const plan = cityPlan(cells, players, orientation);

      it(`${players} players, ${orientation}: neighbours lie one hex apart and all is on the map`, () => {
        const size = orientation === 'wide' ? FULL_HEX : 72.5;
        for (const a of cells) {
          const [x, y] = plan.at(a);
          expect(x).toBeGreaterThan(plan.radius - 9);
          expect(x).toBeLessThan(plan.width - plan.radius + 9);
          expect(y).toBeGreaterThan(size / 2);
          expect(y).toBeLessThan(plan.height - size / 2 + 10);
          for (const [q, r] of [[a.q + 1, a.r], [a.q, a.r + 1], [a.q - 1, a.r + 1]] as const) {
            expect(distance(plan.at(a), plan.at({ q, r }))).toBeCloseTo(size);
          }
        }
      });

      it(`${players} players, ${orientation}: docks and hexes keep clear of each other`, () => {
        const corners = hexCorners(plan.radius, orientation === 'tall');
        expect(Object.keys(plan.docks).sort()).toEqual(['dock-ne', 'dock-nw', 'dock-se', 'dock-sw']);
        for (const dock of Object.values(plan.docks)) {
          if (!dock) continue;
          for (const cell of cells) {
            const at = plan.at(cell);
            for (const [x, y] of corners) {
              const inside =
                Math.abs(at[0] + x - dock.centre[0]) < dock.width / 2 && Math.abs(at[1] + y - dock.centre[1]) < dock.height / 2;
              expect(inside).toBe(false);
            }
          }
        }
      });
    }
  }

  it('turns a quarter clockwise for phones', () => {
    const cells = layouts[3] ?? [];
    const wide = cityPlan(cells, 3, 'wide');
    const tall = cityPlan(cells, 3, 'tall');
    const right = (p: Point, q: Point): Point => [q[0] - p[0], q[1] - p[1]];
    const [wx, wy] = right(wide.at({ q: 0, r: 0 }), wide.at({ q: 2, r: -1 }));
    const [tx, ty] = right(tall.at({ q: 0, r: 0 }), tall.at({ q: 2, r: -1 }));
    const scale = 72.5 / FULL_HEX;
    expect(tx).toBeCloseTo(-wy * scale);
    expect(ty).toBeCloseTo(wx * scale);
  });

  it('arrow keys lead to neighbours, and back', () => {
    expect(arrowStep('ArrowRight', 'wide', 0)).toEqual([1, 0]);
    expect(arrowStep('ArrowRight', 'tall', 0)).toEqual([1, -1]);
    expect(arrowStep('x', 'wide', 0)).toBeNull();
    const up = arrowStep('ArrowUp', 'wide', 0) ?? [0, 0];
    const down = arrowStep('ArrowDown', 'wide', -1) ?? [0, 0];
    expect([up[0] + down[0], up[1] + down[1]]).toEqual([0, 0]);
  });

  it('finds a shortest way over the hexes that are there', () => {
    const hex = (id: string, q: number, r: number) => ({ hex: id, q, r }) as CityHex;
    const city = [hex('a', 0, 0), hex('b', 1, 0), hex('c', 2, 0), hex('d', 0, 1), hex('e', 3, 0)];
    expect(wayThrough(city, 'a', 'e').map((one) => one.hex)).toEqual(['a', 'b', 'c', 'e']);
    expect(wayThrough(city, 'a', 'x')).toEqual([]);
  });
});

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

  it('serves the squares the tables name', () => {
    const at = (klass: Klass, step: number, branch: 'common' | 'left' | 'right') => squaresServed({ klass, step, branch });
    expect(at('nun', 1, 'common')).toEqual([['NU3', 'NU4']]);
    expect(at('craftsman', 2, 'left')).toEqual([['CR1', 'CR2']]);
    expect(at('craftsman', 2, 'right')).toEqual([['CR5', 'CR6']]);
    expect(at('aristocrat', 3, 'right')).toEqual([['AR4', 'AR5', 'AR6']]);
    expect(at('craftsman', 4, 'left')).toEqual([['CR1', 'CR2', 'CR3'], ['AR4', 'AR5', 'AR6']]);
    expect(at('craftsman', 5, 'right')).toEqual([['CR4', 'CR5', 'CR6'], ['NU1', 'NU2', 'NU3']]);
    expect(at('nun', 4, 'right')).toEqual([['NU4', 'NU5', 'NU6'], ['AR1', 'AR2', 'AR3']]);
    expect(at('aristocrat', 6, 'left')[0]).toHaveLength(18);
    expect([1, 2, 3, 4, 5, 6].map(signOf)).toEqual(['squares', 'squares', 'region', 'regions', 'regions', 'centre']);
  });

  it('puts a step beside the squares it serves', () => {
    for (const step of STEPS.filter((one) => one.step <= 2)) {
      for (const square of squaresServed(step)[0] ?? []) {
        expect(distance(stepAt(step), SQUARES[square] ?? [0, 0])).toBeLessThan(70);
      }
    }
  });

  it('shares the border steps of two sectors', () => {
    for (const klass of CLASSES) {
      for (const branch of ['left', 'right'] as const) {
        const over = acrossTheBorder(klass, branch);
        expect(acrossTheBorder(over.klass, over.branch)).toEqual({ klass, branch });
        for (const step of [4, 5]) {
          expect(distance(stepAt({ klass, step, branch }), stepAt({ ...over, step }))).toBeLessThan(0.001);
        }
      }
    }
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
