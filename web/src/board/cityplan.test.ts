import { describe, expect, it } from 'vitest';
import type { CityHex, PrintedCell } from '../lib/wire';
import { FULL_HEX, FULL_RADIUS, arrowTo, cityPlan, dockStop, wayThrough, type CityPlan, type DockPlan, type Size } from './cityplan';
import { along, hexCorners, type Point } from './geometry';

const cells = (table: string): PrintedCell[] =>
  table.split(' ').map((one) => {
    const [name = '', q, r] = one.split(',');
    return { name, kind: name.startsWith('X') ? 'extension' : /^[NS][WE]$/.test(name) ? 'harbour' : 'hex', q: Number(q), r: Number(r) };
  });
const NOTCHES = 'X1,0,-2 X2,2,-2 X3,2,0 X4,0,2 X5,-2,2 X6,-2,0';
const STAR = 't,1,-2 n2,0,-1 n3,1,-1 m1,-1,0 m2,0,0 m3,1,0 s2,-1,1 s3,0,1 b,-1,2';

/** Every printed city, and those of rows that games of the former components were played in. */
const CITIES: Record<string, PrintedCell[]> = {
  'two players': cells(`${STAR} NW,-1,-1 NE,2,-1 SE,1,1 SW,-2,1 ${NOTCHES}`),
  'three players': cells(`${STAR} n1,-1,-1 s4,1,1 NW,-1,-2 NE,2,-1 SE,1,2 SW,-2,1 ${NOTCHES}`),
  'four players': cells(`${STAR} n1,-1,-1 n4,2,-1 s1,-2,1 s4,1,1 NW,-1,-2 NE,3,-2 SE,1,2 SW,-3,2 ${NOTCHES}`),
  'rows of two players': cells('X1,2,-2 X2,3,-2 NW,0,-1 n1,1,-1 n2,2,-1 n3,3,-1 NE,4,-1 X6,-1,0 m1,0,0 m2,1,0 m3,2,0 m4,3,0 X3,4,0 SW,-1,1 s1,0,1 s2,1,1 s3,2,1 SE,3,1 X5,0,2 X4,1,2'),
  'rows of three players': cells('X1,3,-2 X2,4,-2 NW,1,-1 n1,2,-1 n2,3,-1 n3,4,-1 NE,5,-1 X3,6,-1 m1,0,0 m2,1,0 m3,2,0 m4,3,0 m5,4,0 m6,5,0 X6,-1,1 SW,0,1 s1,1,1 s2,2,1 s3,3,1 SE,4,1 X5,1,2 X4,2,2'),
  'rows of four players': cells('X1,2,-2 X2,4,-2 NW,0,-1 n1,1,-1 n2,2,-1 n3,3,-1 n4,4,-1 NE,5,-1 X6,-1,0 m1,0,0 m2,1,0 m3,2,0 m4,3,0 m5,4,0 X3,5,0 SW,-1,1 s1,0,1 s2,1,1 s3,2,1 s4,3,1 SE,4,1 X5,0,2 X4,2,2'),
};
const STAGES: Record<string, Size> = {
  desk: { width: 746, height: 466 },
  wide: { width: 1290, height: 752 },
  low: { width: 596, height: 484 },
  flat: { width: 1004, height: 300 },
  square: { width: 600, height: 600 },
  phone: { width: 390, height: 530 },
  'tall phone': { width: 390, height: 673 },
  'small phone': { width: 360, height: 426 },
};

type Shape = readonly Point[];
const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const moved = (shape: Shape, [x, y]: Point): Shape => shape.map((corner) => [corner[0] + x, corner[1] + y]);
const box = (left: number, top: number, right: number, bottom: number): Shape => [[left, top], [right, top], [right, bottom], [left, bottom]];
const hex = (at: Point): Shape => moved(hexCorners(FULL_RADIUS), at);
const bed = ({ centre: [x, y], width, height }: DockPlan): Shape => box(x - width / 2, y - height / 2, x + width / 2, y + height / 2);
const pierOf = ({ pier: [[x1, y1] = [0, 0], [x2, y2] = [0, 0]] }: DockPlan): Shape =>
  box(Math.min(x1, x2) - (x1 === x2 ? 6 : 0), Math.min(y1, y2) - (y1 === y2 ? 6 : 0), Math.max(x1, x2) + (x1 === x2 ? 6 : 0), Math.max(y1, y2) + (y1 === y2 ? 6 : 0));

/** Convex shapes are apart if a line along a side of one parts them. */
function apart(a: Shape, b: Shape): boolean {
  return [a, b].some((shape) =>
    shape.some((corner, i) => {
      const next = shape[(i + 1) % shape.length] ?? corner;
      const along = ([x, y]: Point) => x * (next[1] - corner[1]) - y * (next[0] - corner[0]);
      const [one, two] = [a.map(along), b.map(along)];
      return Math.max(...one) <= Math.min(...two) + 0.5 || Math.max(...two) <= Math.min(...one) + 0.5;
    }),
  );
}

/** Everything in the sea, by name: beds, wheel with its pointer, heaps with their words. */
function afloat(plan: CityPlan): Record<string, Shape> {
  const { at, scale } = plan.wheel;
  const around = (half: number, up: number, down: number) => box(-half, -up, half, down);
  const things: Record<string, Shape> = {
    wheel: moved(Array.from({ length: 24 }, (_, i) => along(i * 15, 56 * scale)), at),
    pointer: moved(box(-5 * scale, -66 * scale, 5 * scale, -50 * scale), at),
    cubes: moved(around(38, 16, 50), plan.cubes),
  };
  for (const [name, dock] of Object.entries(plan.docks)) if (dock) things[name] = bed(dock);
  if (plan.docking) things.docking = moved(around(plan.close ? 24 : 42, 20, 31), plan.docking);
  if (plan.stack) things.stack = moved(around(plan.close ? 20 : 42, 20, 30), plan.stack);
  return things;
}

describe.each(Object.entries(CITIES))('the city of %s', (_, city) => {
  describe.each(Object.entries(STAGES))('on a stage like a %s', (_, stage) => {
    const plan = cityPlan(city, stage);
    const things = afloat(plan);

    it('has the proportions of the stage', () => {
      expect(plan.width / plan.height).toBeCloseTo(stage.width / stage.height);
    });

    it('lays neighbours one hex apart', () => {
      for (const { q, r } of city) {
        for (const [dq, dr] of [[1, 0], [0, 1], [-1, 1]] as const) {
          expect(distance(plan.at({ q, r }), plan.at({ q: q + dq, r: r + dr }))).toBeCloseTo(FULL_HEX);
        }
      }
    });

    it('shows all of it', () => {
      for (const shape of [...Object.values(things), ...city.map((cell) => hex(plan.at(cell)))]) {
        for (const [x, y] of shape) {
          expect(Math.abs(x)).toBeLessThan(plan.width / 2 - 2);
          expect(Math.abs(y)).toBeLessThan(plan.height / 2 - 2);
        }
      }
    });

    it('keeps hexes, docks, wheel and supplies apart with every extension space filled', () => {
      const names = Object.keys(things);
      for (const [i, name] of names.entries()) {
        for (const cell of city) expect(apart(things[name] ?? [], hex(plan.at(cell))), `${name} and ${cell.name}`).toBe(true);
        for (const other of names.slice(i + 1)) {
          const own = name === 'wheel' && other === 'pointer';
          if (!own) expect(apart(things[name] ?? [], things[other] ?? []), `${name} and ${other}`).toBe(true);
        }
      }
    });

    it('leads a pier from each harbour to its dock and past everything else', () => {
      expect(Object.keys(plan.docks).sort()).toEqual(['dock-ne', 'dock-nw', 'dock-se', 'dock-sw']);
      for (const [name, dock] of Object.entries(plan.docks)) {
        if (!dock) continue;
        const pier = pierOf(dock);
        for (const cell of city) {
          const own = `dock-${cell.name.toLowerCase()}` === name;
          expect(apart(pier, hex(plan.at(cell))), `pier of ${name} and ${cell.name}`).toBe(!own);
        }
        for (const other of Object.keys(things)) expect(apart(pier, things[other] ?? []), `pier of ${name} and ${other}`).toBe(other !== name);
      }
    });

    it('moors three boats inside each dock', () => {
      for (const dock of Object.values(plan.docks)) {
        expect(dock?.berths).toHaveLength(3);
        const boats = (dock?.berths ?? []).map((at) => moved(box(-27, -17, 27, 18), at));
        boats.forEach((boat, i) => {
          for (const [x, y] of boat) {
            expect(Math.abs(x - (dock?.centre[0] ?? 0))).toBeLessThan((dock?.width ?? 0) / 2);
            expect(Math.abs(y - (dock?.centre[1] ?? 0))).toBeLessThan((dock?.height ?? 0) / 2);
          }
          for (const other of boats.slice(i + 1)) expect(apart(boat, other)).toBe(true);
        });
      }
    });
  });
});

describe('the plan', () => {
  const plan = (city: string, stage: string) => cityPlan(CITIES[city] ?? [], STAGES[stage] ?? { width: 1, height: 1 });
  const standing = (one: CityPlan) => Object.entries(one.docks).flatMap(([name, dock]) => (dock && dock.height > dock.width ? [name] : [])).sort();

  it('has docks lie over and under harbours of the inner rows and stand beside those of the outermost', () => {
    expect(standing(plan('two players', 'desk'))).toEqual([]);
    expect(standing(plan('three players', 'desk'))).toEqual(['dock-nw', 'dock-se']);
    expect(standing(plan('four players', 'desk'))).toEqual(['dock-ne', 'dock-nw', 'dock-se', 'dock-sw']);
    expect(standing(plan('rows of four players', 'desk'))).toEqual([]);
  });

  it('turns no city: on an upright screen the docks lie in strips above and below', () => {
    for (const city of Object.keys(CITIES)) {
      const upright = plan(city, 'phone');
      expect(upright.arrangement).toBe('strips');
      expect(upright.at({ q: 1, r: 0 })[1]).toBe(upright.at({ q: 0, r: 0 })[1]);
      expect(standing(upright)).toEqual([]);
    }
    expect(plan('two players', 'desk').arrangement).toBe('beside');
  });

  it('draws the star as large as the drawings do', () => {
    expect(746 / plan('two players', 'desk').width).toBeGreaterThan(0.98);
    expect(746 / plan('four players', 'desk').width).toBeGreaterThan(0.98);
    expect((FULL_HEX * 390) / plan('two players', 'phone').width).toBeGreaterThan(73);
  });
});

describe('ways', () => {
  const stopsOf = (city: string, stage: string): Map<string, Point> => {
    const shown = cityPlan(CITIES[city] ?? [], STAGES[stage] ?? { width: 1, height: 1 });
    const docks = Object.entries(shown.docks).flatMap(([name, dock]) => (dock ? [[name, dockStop(dock)] as const] : []));
    return new Map([...(CITIES[city] ?? []).map((cell) => [cell.name, shown.at(cell)] as const), ...docks]);
  };

  it('arrow keys lead to neighbours, and back', () => {
    const stops = stopsOf('four players', 'desk');
    expect(arrowTo('ArrowRight', 'm2', stops)).toBe('m3');
    expect(arrowTo('x', 'm2', stops)).toBeNull();
    const up = arrowTo('ArrowUp', 'm2', stops);
    expect(['n2', 'n3']).toContain(up);
    expect(arrowTo('ArrowDown', up ?? '', stops)).toBe('m2');
  });

  it.each(Object.keys(CITIES).flatMap((city) => Object.keys(STAGES).map((stage) => [city, stage] as const)))('arrow keys reach every place of the city of %s on a %s stage', (city, stage) => {
    const stops = stopsOf(city, stage);
    const reached = new Set(['m2']);
    for (const place of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = arrowTo(key, place, stops);
        if (next !== null) reached.add(next);
      }
    }
    expect([...stops.keys()].filter((name) => !reached.has(name))).toEqual([]);
  });

  it('finds a shortest way over the hexes that are there', () => {
    const hexAt = (id: string, q: number, r: number) => ({ hex: id, q, r }) as CityHex;
    const city = [hexAt('a', 0, 0), hexAt('b', 1, 0), hexAt('c', 2, 0), hexAt('d', 0, 1), hexAt('e', 3, 0)];
    expect(wayThrough(city, 'a', 'e').map((one) => one.hex)).toEqual(['a', 'b', 'c', 'e']);
    expect(wayThrough(city, 'a', 'x')).toEqual([]);
  });
});
