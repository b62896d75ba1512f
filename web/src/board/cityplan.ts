/**
 * Where everything of the city lies. The cells come from the pack; docks, wheel and supplies find their places in
 * the sea around them. Coordinates are those of hexes in full size, around the middle of the city; how much of them is
 * shown, `width` and `height`, has the proportions of the stage, so that the hexes are as large as they can be.
 */
import type { CityHex, PrintedCell } from '../lib/wire';
import type { Point } from './geometry';

const ROOT3 = Math.sqrt(3);
export const FULL_HEX = 98;
export const FULL_RADIUS = FULL_HEX / ROOT3;

interface Cell {
  q: number;
  r: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface DockPlan extends Size {
  centre: Point;
  berths: Point[];
  pier: Point[];
  /** Where a price is shown. */
  pill: Point;
}

/** `beside`: supplies in the flanks, docks in the corners; `strips`: docks above and below, for upright screens. */
export type Arrangement = 'beside' | 'strips';

export interface CityPlan extends Size {
  arrangement: Arrangement;
  at: (cell: Cell) => Point;
  docks: Partial<Record<string, DockPlan>>;
  wheel: { at: Point; scale: number };
  cubes: Point;
  /** Null where they are shown elsewhere: on an upright screen. */
  docking: Point | null;
  stack: Point | null;
  /** How far down the buttons to zoom end, at the right edge, clear of docks and hexes. */
  buttons: number;
  /** Docking tiles and hexes lie side by side: there is room for their numbers only. */
  close: boolean;
}

/** The cells on the map, and how far the city reaches from its middle. */
interface Shore {
  at: CityPlan['at'];
  places: { cell: PrintedCell; at: Point }[];
  half: Point;
  /** The outermost row. */
  rows: number;
}

/** How many hexes a cell lies to the right. */
const reach = ({ q, r }: Cell): number => q + r / 2;
const middle = (all: number[]): number => (Math.min(...all) + Math.max(...all)) / 2;

function shoreOf(cells: readonly PrintedCell[]): Shore {
  const across = middle(cells.map(reach));
  const down = middle(cells.map(({ r }) => r));
  const at = (cell: Cell): Point => [(reach(cell) - across) * FULL_HEX, (cell.r - down) * FULL_RADIUS * 1.5];
  const places = cells.map((cell) => ({ cell, at: at(cell) }));
  const farthest = (axis: 0 | 1): number => Math.max(...places.map((one) => Math.abs(one.at[axis])));
  return {
    at,
    places,
    half: [farthest(0) + FULL_HEX / 2, farthest(1) + FULL_RADIUS],
    rows: farthest(1),
  };
}

export function cityPlan(cells: readonly PrintedCell[], stage: Size): CityPlan {
  const shore = shoreOf(cells);
  const scale = (least: Size): number => Math.min(stage.width / least.width, stage.height / least.height);
  const beside = leastBeside(shore);
  const strips = leastStrips(shore);
  const lying = scale(beside) >= scale(strips);
  const k = lying ? scale(beside) : scale(strips);
  const shown = { width: stage.width / k, height: stage.height / k };
  return lying ? planBeside(shore, shown) : planStrips(shore, shown, strips);
}

// Docks.

const LONG = 178;
const BROAD = 48;
const BERTH = 58;
const UPRIGHT = { width: 66, height: 148, berth: 47 };
/** Sea between things. */
const GAP = 10;
const BESIDE_HEX = 14;
const PIER = 24;
/** A pier keeps so far from the hexes it passes. */
const PASSING = 27;

type Side = readonly [x: 1 | -1, y: 1 | -1];
const sideOf = ([x, y]: Point): Side => [x < 0 ? -1 : 1, y < 0 ? -1 : 1];

/** The edge of the city on one side, in the rows between two heights. */
function edge({ places }: Shore, [sx]: Side, top: number, bottom: number): number {
  const reached = places.filter(({ at: [, y] }) => y + FULL_RADIUS > top && y - FULL_RADIUS < bottom).map(({ at: [x] }) => sx * x + FULL_HEX / 2);
  return Math.max(0, ...reached);
}

/** Where the pier of a harbour starts that leads up or down, clear of the hexes farther out. */
function pierFrom(shore: Shore, harbour: Point): Point {
  const [sx, sy] = sideOf(harbour);
  const farther = shore.places.filter(({ at: [, y] }) => sy * y > sy * harbour[1] + 1).map(({ at: [x] }) => sx * x + FULL_HEX / 2 + PASSING);
  const x = Math.min(Math.max(sx * harbour[0], ...farther), sx * harbour[0] + FULL_HEX / 2 - 9);
  const slope = (x - sx * harbour[0]) / ROOT3;
  return [sx * x, harbour[1] + sy * (FULL_RADIUS - slope - 3)];
}

function lyingDock(centre: Point, from: Point): DockPlan {
  const [x, y] = centre;
  return {
    centre,
    width: LONG,
    height: BROAD,
    berths: [-1, 0, 1].map((i): Point => [x + i * BERTH, y]),
    pier: [from, [from[0], y + (from[1] < y ? 2 - BROAD / 2 : BROAD / 2 - 2)]],
    pill: [x + 62, y - BROAD / 2],
  };
}

function standingDock(centre: Point, harbour: Point): DockPlan {
  const [x, y] = centre;
  const { width, height, berth } = UPRIGHT;
  const sx = x < 0 ? -1 : 1;
  return {
    centre,
    width,
    height,
    berths: [-1, 0, 1].map((i): Point => [x, y + i * berth - 1]),
    pier: [[harbour[0] + sx * (FULL_HEX / 2 - 2), harbour[1]], [x - sx * (width / 2 - 2), harbour[1]]],
    pill: [x, y - height / 2 + 1],
  };
}

type Docks = CityPlan['docks'];

function docksOf(shore: Shore, place: (harbour: Point) => DockPlan): Docks {
  const harbours = shore.places.filter(({ cell }) => cell.kind === 'harbour');
  return Object.fromEntries(harbours.map(({ cell, at }) => [`dock-${cell.name.toLowerCase()}`, place(at)]));
}

/** A harbour of the outermost row has its dock standing in the flank, others have it lying over or under them. */
function docksBeside(shore: Shore, outwards: number): Docks {
  return docksOf(shore, (harbour) => {
    const side = sideOf(harbour);
    const [sx, sy] = side;
    if (Math.abs(harbour[1]) === shore.rows) {
      const y = harbour[1] + sy * (FULL_RADIUS - UPRIGHT.height / 2);
      const x = edge(shore, side, y - UPRIGHT.height / 2, y + UPRIGHT.height / 2) + PIER + UPRIGHT.width / 2;
      return standingDock([sx * x, y], harbour);
    }
    const from = pierFrom(shore, harbour);
    const y = harbour[1] + sy * (FULL_RADIUS + GAP + BROAD / 2);
    const inner = edge(shore, side, y - BROAD / 2, y + BROAD / 2) + BESIDE_HEX;
    const x = Math.max(inner + LONG / 2, sx * from[0] + 13 - LONG / 2);
    return lyingDock([sx * x, y + sy * outwards], from);
  });
}

// Supplies in the flanks.

/** How far a thing reaches up and down from where it is put. */
type Reach = readonly [up: number, down: number];
const WHEEL: Reach = [67, 58];
const STACK: Reach = [20, 30];
const DOCKING: Reach = [21, 31];
const CUBES: Reach = [17, 52];
const WHEEL_ACROSS = 110;
const FLANK = 105;
/** On a wide stage supplies stay so near to the city. */
const NEAR = 95;

const length = (things: readonly Reach[]): number => things.reduce((sum, [up, down]) => sum + up + down, 0);

/** Things one under another, the same sea between all of them. */
function column([top, bottom]: readonly [number, number], things: readonly Reach[]): number[] {
  const gap = (bottom - top - length(things)) / (things.length + 1);
  let y = top;
  return things.map(([up, down]) => {
    const at = y + gap + up;
    y = at + down;
    return at;
  });
}

function leastBeside(shore: Shore): Size {
  const docks = Object.values(docksBeside(shore, 0)).flatMap((dock) => (dock ? [dock] : []));
  const out = (axis: 0 | 1): number => Math.max(...docks.map((dock) => Math.abs(dock.centre[axis]) + (axis ? dock.height : dock.width) / 2));
  return { width: 2 * Math.max(shore.half[0] + FLANK, out(0) + GAP), height: 2 * Math.max(shore.half[1] + 11, out(1) + GAP) };
}

function planBeside(shore: Shore, shown: Size): CityPlan {
  const spare = shown.height / 2 - shore.half[1] - 11;
  const docks = docksBeside(shore, Math.min(20, 0.43 * Math.max(0, spare)));
  const flank = shown.width / 2 - shore.half[0];
  const x = shore.half[0] + Math.min(flank / 2, NEAR);
  const scale = Math.min(1, (flank - 12) / WHEEL_ACROSS);
  const wheel: Reach = [WHEEL[0] * scale, WHEEL[1] * scale];
  const free = (sx: number): readonly [number, number] => {
    const here = Object.values(docks).flatMap((dock) => (dock && sx * dock.centre[0] > 0 ? [dock] : []));
    const upper = here.filter((dock) => dock.centre[1] < 0).map((dock) => dock.centre[1] + dock.height / 2);
    const lower = here.filter((dock) => dock.centre[1] >= 0).map((dock) => dock.centre[1] - dock.height / 2);
    return [Math.max(-shore.half[1], ...upper), Math.min(shore.half[1], ...lower)];
  };
  const [top, bottom] = free(-1);
  const close = length([wheel, STACK]) + 3 * GAP > bottom - top;
  const [wheelAt = 0, stackAt = 0] = column([top, bottom], close ? [wheel] : [wheel, STACK]);
  const [dockingAt = 0, cubesAt = 0] = column(free(1), [DOCKING, CUBES]);
  return {
    ...shown,
    arrangement: 'beside',
    at: shore.at,
    docks,
    wheel: { at: [-x, wheelAt], scale },
    cubes: [x, cubesAt],
    docking: [close ? x - 26 : x, dockingAt],
    stack: close ? [x + 26, dockingAt] : [-x, stackAt],
    buttons: shown.height / 2 - GAP,
    close,
  };
}

// Upright screens: a strip of two docks above the city and one below, wheel and cubes between them.

const STRIP = 36 + BROAD / 2;
const BETWEEN = 73;

function leastStrips(shore: Shore): Size {
  return { width: 2 * Math.max(shore.half[0] + 12, BETWEEN + LONG + 6), height: 2 * (shore.half[1] + STRIP + 64) };
}

function planStrips(shore: Shore, shown: Size, least: Size): CityPlan {
  const strip = shore.half[1] + STRIP + Math.min(40, Math.max(0, shown.height - least.height) / 4);
  const x = least.width / 2 - 6 - LONG / 2;
  const docks = docksOf(shore, (harbour) => {
    const [sx, sy] = sideOf(harbour);
    return lyingDock([sx * x, sy * strip], pierFrom(shore, harbour));
  });
  return {
    ...shown,
    arrangement: 'strips',
    at: shore.at,
    docks,
    wheel: { at: [0, -strip - 2], scale: 0.88 },
    cubes: [0, strip - 30],
    docking: null,
    stack: null,
    buttons: strip - BROAD / 2 - 2,
    close: false,
  };
}

// Ways.

export const NEIGHBOURS: readonly Point[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
];

const ARROWS: Partial<Record<string, Point>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Where arrow keys stop at a dock: before its pier, so that a harbour leads there. */
export function dockStop({ centre, width, height, pier }: DockPlan): Point {
  const [x, y] = pier.at(-1) ?? centre;
  return width > height ? [x, centre[1]] : [centre[0], y];
}

/** Where an arrow key leads from a place: to the nearest one that way, by name. Up and down go right and left by turns. */
export function arrowTo(key: string, from: string, places: ReadonlyMap<string, Point>): string | null {
  const [dx, dy] = ARROWS[key] ?? [0, 0];
  const start = places.get(from);
  if (!start || (!dx && !dy)) return null;
  const row = Math.round(start[1] / (FULL_RADIUS * 1.5));
  const sway = row & 1 ? -1 : 1;
  let best: { name: string; far: number } | null = null;
  for (const [name, [x, y]] of places) {
    const [ax, ay] = [x - start[0], y - start[1]];
    const along = ax * dx + ay * dy;
    if (along < 1) continue;
    const far = (ax * ax + ay * ay) / along - 0.01 * sway * (dy ? ax : 0);
    if (!best || far < best.far) best = { name, far };
  }
  return best?.name ?? null;
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
