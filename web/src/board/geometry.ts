import type { CityHex, Klass, Overseer, PrintedCell } from '../lib/wire';

export type Point = readonly [x: number, y: number];
/** `wide` is the printed table; `tall` the same city a quarter turned clockwise, for phones. */
export type Orientation = 'wide' | 'tall';

const round = (n: number): number => Math.round(n * 10) / 10;

export const along = (angle: number, distance: number): Point => [
  distance * Math.cos((angle * Math.PI) / 180),
  distance * Math.sin((angle * Math.PI) / 180),
];

export const mix = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

/** Corners of a hex; the first points up, or right where the hex lies flat. */
export const hexCorners = (radius: number, flat = false): Point[] =>
  [0, 1, 2, 3, 4, 5].map((corner) => along((flat ? 0 : -90) + 60 * corner, radius));

export const points = (corners: readonly Point[], [dx, dy]: Point = [0, 0]): string =>
  corners.map(([x, y]) => `${round(x + dx)},${round(y + dy)}`).join(' ');

export const line = (corners: readonly Point[]): string =>
  `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

// The city.

export const NEIGHBOURS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
];

interface Cell {
  q: number;
  r: number;
}

export interface DockPlan {
  centre: Point;
  width: number;
  height: number;
  berths: Point[];
  pier: string;
  /** Where a price is shown. */
  pill: Point;
}

export interface CityPlan {
  orientation: Orientation;
  width: number;
  height: number;
  /** Corner radius of a hex. */
  radius: number;
  at: (cell: Cell) => Point;
  docks: Partial<Record<string, DockPlan>>;
  wheel: { at: Point; scale: number };
}

const ROOT3 = Math.sqrt(3);
export const FULL_HEX = 98;
export const FULL_RADIUS = FULL_HEX / ROOT3;
const TALL_HEX = 72.5;
const TALL_VISIBLE = 521;

/** How many hexes a cell lies to the right (wide) or down (tall). */
const reach = ({ q, r }: Cell): number => q + r / 2;

function middle(cells: readonly PrintedCell[]): number {
  const reaches = cells.map(reach);
  return (Math.min(...reaches) + Math.max(...reaches)) / 2;
}

export function cityPlan(cells: readonly PrintedCell[], players: number, orientation: Orientation): CityPlan {
  return orientation === 'wide' ? widePlan(cells, players) : tallPlan(cells);
}

function widePlan(cells: readonly PrintedCell[], players: number): CityPlan {
  const width = 746;
  const height = 472;
  const radius = FULL_RADIUS;
  const left = width / 2 - middle(cells) * FULL_HEX;
  const at = (cell: Cell): Point => [left + reach(cell) * FULL_HEX, height / 2 + 1 + cell.r * radius * 1.5];
  const many = players === 4;
  const bed = many ? 134 : 142;
  const docks: CityPlan['docks'] = {};
  for (const cell of cells.filter((one) => one.kind === 'harbour')) {
    const [x, y] = at(cell);
    const up = cell.r < 0;
    const west = cell.name.endsWith('W');
    const shift = many ? (west ? 28 : -28) : west ? 20 : -12;
    const centre: Point = [x + shift, up ? y - radius * 1.5 - 6 : y + radius * 1.5 + 4];
    const quay = up ? y - radius + 6 : y + radius - 6;
    docks[`dock-${cell.name.toLowerCase()}`] = {
      centre,
      width: bed,
      height: 43,
      berths: [-1, 0, 1].map((i): Point => [centre[0] + (i * (bed - 4)) / 3, centre[1]]),
      pier: `M${round(x)} ${round(quay)}V${round(centre[1] + (up ? 20 : -22))}`,
      pill: [centre[0] + 46, centre[1] - 20],
    };
  }
  return { orientation: 'wide', width, height, radius, at, docks, wheel: many ? { at: [45, 57], scale: 0.76 } : { at: [66, 90], scale: 1 } };
}

function tallPlan(cells: readonly PrintedCell[]): CityPlan {
  const width = 390;
  const height = 542;
  const radius = TALL_HEX / ROOT3;
  const top = TALL_VISIBLE / 2 - middle(cells) * TALL_HEX;
  const at = (cell: Cell): Point => [width / 2 - cell.r * radius * 1.5, top + reach(cell) * TALL_HEX];
  const docks: CityPlan['docks'] = {};
  for (const cell of cells.filter((one) => one.kind === 'harbour')) {
    const [x, y] = at(cell);
    const right = cell.r < 0;
    const centre: Point = [right ? width - 32 : 32, y + (cell.name.endsWith('W') ? -4 : 4)];
    const quay = x + (right ? radius - 6 : 6 - radius);
    docks[`dock-${cell.name.toLowerCase()}`] = {
      centre,
      width: 50,
      height: 128,
      berths: [-1, 0, 1].map((i): Point => [centre[0], centre[1] + i * 40 - 1]),
      pier: `M${round(quay)} ${round(y)}H${centre[0] + (right ? -20 : 20)}`,
      pill: [centre[0], centre[1] - 64],
    };
  }
  return { orientation: 'tall', width, height, radius, at, docks, wheel: { at: [0, 0], scale: 0 } };
}

/** Where an arrow key leads on the screen, as a step on the grid. */
export function arrowStep(key: string, orientation: Orientation, r: number): Point | null {
  const even = Math.abs(r) % 2 === 0;
  const wide: Partial<Record<string, Point>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: even ? [1, -1] : [0, -1],
    ArrowDown: even ? [0, 1] : [-1, 1],
  };
  const turned: Partial<Record<string, string>> = {
    ArrowUp: 'ArrowLeft',
    ArrowDown: 'ArrowRight',
    ArrowLeft: 'ArrowDown',
    ArrowRight: 'ArrowUp',
  };
  return wide[orientation === 'wide' ? key : (turned[key] ?? key)] ?? null;
}

/** The hexes of a shortest way through the city, both ends included. */
export function wayThrough(city: readonly CityHex[], from: string, to: string): CityHex[] {
  const byPlace = new Map(city.map((hex) => [`${hex.q},${hex.r}`, hex]));
  const start = city.find((hex) => hex.hex === from);
  if (!start) return [];
  const came = new Map<CityHex, CityHex | null>([[start, null]]);
  for (const hex of came.keys()) {
    if (hex.hex === to) return unwind(came, hex);
    for (const [dq, dr] of NEIGHBOURS) {
      const next = byPlace.get(`${hex.q + dq},${hex.r + dr}`);
      if (next && !came.has(next)) came.set(next, hex);
    }
  }
  return [];
}

function unwind(came: Map<CityHex, CityHex | null>, end: CityHex): CityHex[] {
  const way: CityHex[] = [];
  for (let hex: CityHex | null = end; hex; hex = came.get(hex) ?? null) way.unshift(hex);
  return way;
}

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
  if (step === 0) return along(axis, ESTATE_RADIUS * 0.245);
  if (step === 1) return along(axis, ESTATE_RADIUS * 0.46);
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

export type Sign = 'squares' | 'region' | 'regions' | 'centre';
export const signOf = (step: number): Sign =>
  step <= 2 ? 'squares' : step === 3 ? 'region' : step <= 5 ? 'regions' : 'centre';

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

const squaresOf = (klass: Klass, numbers: readonly number[]): string[] => numbers.map((n) => PREFIX[klass] + n);
const regionOf = (klass: Klass, branch: Branch): string[] => squaresOf(klass, branch === 'right' ? [4, 5, 6] : [1, 2, 3]);

/** The region across the border: CRa-ARb, CRb-NUa, NUb-ARa. */
export function acrossTheBorder(klass: Klass, branch: Branch): { klass: Klass; branch: Branch } {
  const other = (CLASSES.indexOf(klass) + (branch === 'right' ? 1 : 2)) % 3;
  return { klass: CLASSES[other] ?? klass, branch: branch === 'right' ? 'left' : 'right' };
}

/** The squares a step serves, in groups: `near` and `far` region, or all of them. */
export function squaresServed({ klass, step, branch }: Step): string[][] {
  if (step === 1) return [squaresOf(klass, [3, 4])];
  if (step === 2) return [squaresOf(klass, branch === 'right' ? [5, 6] : [1, 2])];
  if (step === 3) return [regionOf(klass, branch)];
  if (step <= 5) {
    const far = acrossTheBorder(klass, branch);
    return [regionOf(klass, branch), regionOf(far.klass, far.branch)];
  }
  return [Object.keys(SQUARES)];
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

/** Regions a step serves; the centre serves them all and is told by its squares. */
export function regionsServed({ klass, step, branch }: Step): { klass: Klass; branch: Branch }[] {
  if (step < 3 || step > 5) return [];
  const own = { klass, branch };
  return step === 3 ? [own] : [own, acrossTheBorder(klass, branch)];
}

/** Overseers that share a place stand side by side; in the centre all around the sun. */
export function spread(at: Point, index: number, count: number): Point {
  if (count < 2) return at;
  const angle = -90 + (360 / count) * index;
  const [dx, dy] = along(count === 2 ? angle + 90 : angle, count === 2 ? 9 : 14);
  return [at[0] + dx, at[1] + dy];
}
