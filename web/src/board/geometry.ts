import type { Klass, Overseer, PrintedStep } from '../lib/wire';

export type Point = readonly [x: number, y: number];

const round = (n: number): number => Math.round(n * 10) / 10;

export const along = (angle: number, distance: number): Point => [
  distance * Math.cos((angle * Math.PI) / 180),
  distance * Math.sin((angle * Math.PI) / 180),
];

export const mix = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Corners of a hex; the first points up. */
export const hexCorners = (radius: number): Point[] => [0, 1, 2, 3, 4, 5].map((corner) => along(-90 + 60 * corner, radius));

export const points = (corners: readonly Point[], [dx, dy]: Point = [0, 0]): string =>
  corners.map(([x, y]) => `${round(x + dx)},${round(y + dy)}`).join(' ');

export const line = (corners: readonly Point[]): string =>
  `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

// The estate: a pointy hexagon of three rhombi, each two triangular regions of three squares.

export const ESTATE_RADIUS = 163;
export const ESTATE_SIZE: Point = [308, 358];
export const CLASSES: readonly Klass[] = ['craftsman', 'nun', 'aristocrat'];
export const PREFIX: Record<Klass, string> = { craftsman: 'CR', nun: 'NU', aristocrat: 'AR' };
/** The axis of each sector. */
export const AXIS: Record<Klass, number> = { craftsman: -90, nun: 30, aristocrat: 150 };

export const SQUARES: Partial<Record<string, Point>> = {
  CR1: [-70, -83], CR2: [-31.5, -103.5], CR3: [-31.5, -62.5], CR4: [31.5, -62.5], CR5: [31.5, -103.5], CR6: [70, -83],
  NU1: [112, -20.5], NU2: [112, 20.5], NU3: [73.5, 0], NU4: [31.5, 62.5], NU5: [70, 83], NU6: [31.5, 103.5],
  AR1: [-31.5, 103.5], AR2: [-70, 83], AR3: [-31.5, 62.5], AR4: [-73.5, 0], AR5: [-112, 20.5], AR6: [-112, -20.5],
};
export const SQUARE_HALF: Point = [18, 19];

export type Branch = Overseer['branch'];
export interface Step {
  klass: Klass;
  step: number;
  branch: Branch;
}

const corner = (angle: number): Point => along(angle, ESTATE_RADIUS);
/** Left is the way to region a, against the clock. */
const turn = (branch: Branch): number => (branch === 'left' ? -60 : 60);

/** Where an overseer stands: 0 is its start, 6 the centre. */
export function stepAt({ klass, step, branch }: Step): Point {
  const axis = AXIS[klass];
  const wall = (share: number): Point => mix(corner(axis), corner(axis + turn(branch)), share);
  if (step === 0) return along(axis, ESTATE_RADIUS * 0.27);
  if (step === 1) return along(axis, ESTATE_RADIUS * 0.62);
  if (step === 2) return wall(0.3);
  if (step === 3) return wall(0.76);
  if (step === 4) return along(axis + turn(branch), ESTATE_RADIUS * 0.72);
  if (step === 5) return along(axis + turn(branch), ESTATE_RADIUS * 0.4);
  return [0, 0];
}

/** The road from one step to a later one on a branch. */
export function roadTo(klass: Klass, from: number, to: number, branch: Branch): Point[] {
  const axis = AXIS[klass];
  const way: Point[] = [stepAt({ klass, step: from, branch })];
  for (let step = from + 1; step <= to; step++) {
    if (step === 2) way.push(corner(axis));
    if (step === 4) way.push(corner(axis + turn(branch)));
    way.push(stepAt({ klass, step, branch }));
  }
  return way;
}

/** Every place an overseer can step on, each once: the two borders of a sector are shared with its neighbours. */
export const STEPS: readonly Step[] = CLASSES.flatMap((klass): Step[] => [
  { klass, step: 1, branch: 'common' },
  ...(['left', 'right'] as const).flatMap((branch): Step[] => [
    { klass, step: 2, branch },
    { klass, step: 3, branch },
  ]),
  { klass, step: 4, branch: 'right' },
  { klass, step: 5, branch: 'right' },
]);

/** Where all paths end. */
export const CENTRE: Step = { klass: 'nun', step: 6, branch: 'left' };

/** What a step serves, as it is printed. */
export const printedStep = (steps: readonly PrintedStep[], { klass, step, branch }: Step): PrintedStep | undefined =>
  steps.find((one) => one.klass === klass && one.step === step && (one.branch === branch || one.branch === 'common' || branch === 'common'));

/** Where a square is drawn: the first three of a sector left of its axis. */
const regionAround = (square: string): Region => ({
  klass: CLASSES.find((klass) => square.startsWith(PREFIX[klass])) ?? 'nun',
  branch: Number(square.slice(2)) > 3 ? 'right' : 'left',
});

export interface Region {
  klass: Klass;
  branch: Branch;
}

/** The regions a step serves as a whole; the centre serves them all and is told by its squares. */
export function regionsServed(served: PrintedStep | undefined): Region[] {
  if (served?.kind !== 'region' && served?.kind !== 'regions') return [];
  return [served.near, served.far].flatMap(([square]) => (square ? [regionAround(square)] : []));
}

/** The triangle of a region, drawn a little inside its walls. */
export function regionTriangle(klass: Klass, branch: Branch): Point[] {
  const triangle: Point[] = [[0, 0], corner(AXIS[klass]), corner(AXIS[klass] + turn(branch))];
  const centre: Point = [
    triangle.reduce((sum, [x]) => sum + x, 0) / 3,
    triangle.reduce((sum, [, y]) => sum + y, 0) / 3,
  ];
  return triangle.map((point) => mix(point, centre, 0.075));
}

/** Overseers that share a place stand side by side; in the centre all around the sun. */
export function spread(at: Point, index: number, count: number): Point {
  if (count < 2) return at;
  const angle = -90 + (360 / count) * index;
  const [dx, dy] = along(count === 2 ? angle + 90 : angle, count === 2 ? 9 : 14);
  return [at[0] + dx, at[1] + dy];
}
