/** What one event does to a position, so that changes can be shown one after another.
 *
 * No rule is decided here: events say what happened, and the position the server sends always has the last word.
 */

import type { Catalogue } from '../catalogue';
import { RIVAL } from '../people';
import type { CityHex, Counts, Dock, Event, Klass, Overseer, Position, Seat, Stack, Token, Track } from '../wire';
import { holderKind, klassOfSquare } from '../words/things';

type Args = Record<string, never> & Event['args'];

const text = (value: string | number | undefined): string => String(value ?? '');
const count = (value: string | number | undefined): number => Number(value ?? 0);

function add(counts: Counts, name: string, n: number): void {
  const left = (counts[name] ?? 0) + n;
  if (left > 0) counts[name] = left;
  else delete counts[name];
}

const hexOf = (p: Position, id: string): CityHex | undefined => p.city.find((one) => one.hex === id);
const dockOf = (p: Position, id: string): Dock | undefined => p.docks.find((one) => one.id === id);

function without(list: number[], seat: number): void {
  const i = list.indexOf(seat);
  if (i >= 0) list.splice(i, 1);
}

function stacks(p: Position): (Stack | undefined)[] {
  return [...p.offers.improvements, ...p.offers.workshops, ...p.offers.wagons];
}

function takeFromOffer(p: Position, tile: string): void {
  const stack = stacks(p).find((one) => one?.tile === tile);
  if (stack === undefined) return;
  stack.tile = null;
  stack.left -= 1;
}

function move(p: Position, seat: Seat, start: string, place: string, used: boolean): void {
  const figure = seat.lieutenants.find((one) => one.place === start && !one.used);
  if (figure !== undefined) {
    figure.place = place;
    figure.used = used;
  }
  const from = hexOf(p, start) ?? dockOf(p, start);
  if (from !== undefined) without(from.lying, seat.seat);
  const hex = hexOf(p, place);
  if (hex !== undefined) hex.standing = seat.seat;
  else dockOf(p, place)?.standing.push(seat.seat);
}

function layDown(p: Position, seat: Seat): void {
  for (const figure of seat.lieutenants) {
    const hex = hexOf(p, figure.place);
    const dock = dockOf(p, figure.place);
    if (figure.used && hex?.standing === seat.seat) {
      hex.standing = null;
      hex.lying.push(seat.seat);
    } else if (figure.used && dock !== undefined) {
      without(dock.standing, seat.seat);
      dock.lying.push(seat.seat);
    }
    figure.used = false;
  }
  for (const hex of p.city) if (hex.standing === RIVAL) hex.standing = null;
  for (const wagon of seat.wagons) wagon.used = false;
}

/** The top counter of a shared space is ahead. */
function rankAnew(p: Position, track: Track, seat: number): void {
  const others = p.ranks[track].filter((one) => one !== seat);
  const space = (one: number): number => p.seats[one]?.registers[track] ?? 0;
  const at = others.findIndex((one) => space(one) <= space(seat));
  others.splice(at < 0 ? others.length : at, 0, seat);
  p.ranks[track] = others;
}

function putCitizen(seat: Seat, holder: string, klass: Klass, worker: 'plain' | 'upgraded'): void {
  const kind = holderKind(holder);
  if (kind === 'square') seat.squares[holder] = worker;
  else if (kind === 'cabin') {
    const cabin = seat.cabins[Number(holder.slice(6)) - 1];
    if (cabin !== undefined) Object.assign(cabin, { klass, upgraded: worker === 'upgraded', space: 1 });
  } else {
    const shop = seat.workshops.find((one) => one.tile === holder);
    if (shop !== undefined) shop.worker = worker;
  }
}

function takeCitizen(seat: Seat, holder: string): 'plain' | 'upgraded' {
  const square = seat.squares[holder];
  if (square !== undefined) {
    delete seat.squares[holder];
    return square;
  }
  const shop = seat.workshops.find((one) => one.tile === holder);
  const worker = shop?.worker === 'upgraded' ? 'upgraded' : 'plain';
  if (shop !== undefined) shop.worker = 'empty';
  return worker;
}

const BRANCHES: Overseer['branch'][] = ['common', 'left', 'right'];

type Change = (p: Position, a: Args, seat: Seat | undefined, c: Catalogue) => void;

const CHANGES: Partial<Record<string, Change>> = {
  RoundBegan: (p, a, _, c) => {
    p.round = count(a.round);
    p.fire_cost = c.printed.rounds[p.round - 1]?.fire ?? p.fire_cost;
  },
  OrderChanged: (p, a) => {
    p.order[count(a.position)] = count(a.player);
  },
  BoardDealt: (_, a, seat) => {
    if (seat === undefined) return;
    const board = `b${count(a.board) + 1}`;
    if (a.kind === 1) seat.scroll_board = board;
    else seat.estate = board;
  },
  HexLaid: (p, a, _, c) => {
    const layout = c.printed.layouts[String(Math.max(p.seats.length, 2))];
    const cell = layout?.[count(a.cell)];
    if (cell === undefined || hexOf(p, text(a.hex)) !== undefined) return;
    const { name, q, r, kind } = cell;
    p.city.push({ hex: text(a.hex), cell: name, q, r, cubes: 0, citizens: {}, standing: null, lying: [], owner: null });
    p.empty_extensions = p.empty_extensions.filter((one) => one !== name);
    if (kind === 'extension') p.hexes_left -= 1;
  },
  TileRevealed: (p, a) => {
    const stack = stacks(p)[count(a.stack)];
    if (stack !== undefined) stack.tile = text(a.tile);
  },
  WorkshopsReplaced: (p) => {
    p.era = 2;
    p.offers.workshops = p.offers.workshops.map(() => ({ tile: null, left: 5 }));
  },
  DockDrawn: (p, a) => {
    p.docking_left = p.docking_left.filter((one) => one !== a.dock);
    if (p.docking_left.length === 0) p.docking_left = p.docks.map((one) => one.id);
  },
  BoatArrived: (p, a) => {
    const dock = dockOf(p, text(a.dock));
    const free = dock?.berths.indexOf(null) ?? -1;
    if (dock !== undefined && free >= 0) dock.berths[free] = { boat: text(a.boat), cube: a.cube === 1 };
    p.supply -= count(a.cube);
    p.boats_left -= 1;
  },
  WheelTurned: (p, a) => {
    p.wheel = text(a.position);
  },
  CubePlaced: (p, a) => {
    const hex = hexOf(p, text(a.hex));
    if (hex !== undefined) hex.cubes += 1;
    p.supply -= 1;
  },
  CitizenAppeared: (p, a) => add(hexOf(p, text(a.hex))?.citizens ?? {}, text(a.klass), 1),
  CitizenLost: (p, a) => add(hexOf(p, text(a.hex))?.citizens ?? {}, text(a.klass), -1),
  OpponentRemovedCitizen: (p, a) => add(hexOf(p, text(a.hex))?.citizens ?? {}, text(a.klass), -1),
  CitizenRescued: (p, a) => add(hexOf(p, text(a.hex))?.citizens ?? {}, text(a.klass), -1),
  LieutenantsLaid: (p, _, seat) => seat && layDown(p, seat),
  LieutenantMoved: (p, a, seat) => seat && move(p, seat, text(a.start), text(a.place), true),
  LieutenantRecalled: (p, a, seat) => seat && move(p, seat, text(a.start), 'estate', true),
  LieutenantGained: (_, __, seat) => {
    const figure = seat?.lieutenants.find((one) => one.place === 'supply');
    if (figure !== undefined) figure.place = 'estate';
  },
  LieutenantGivenUp: (p, a, seat) => seat && move(p, seat, text(a.place), 'gone', false),
  CitizenPlaced: (_, a, seat) => seat && putCitizen(seat, text(a.holder), text(a.klass) as Klass, 'plain'),
  CitizenMoved: (_, a, seat) => {
    if (seat === undefined) return;
    const square = text(a.square);
    putCitizen(seat, text(a.holder), klassOfSquare(square), takeCitizen(seat, square));
  },
  CitizenLeft: (_, a, seat) => {
    const cabin = seat?.cabins[count(a.cabin)];
    if (cabin !== undefined) Object.assign(cabin, { klass: null, upgraded: false, space: 0 });
  },
  CitizenUpgraded: (_, a, seat) => {
    if (seat === undefined) return;
    const holder = text(a.holder);
    const cabin = holderKind(holder) === 'cabin' ? seat.cabins[Number(holder.slice(6)) - 1] : undefined;
    if (cabin !== undefined) cabin.upgraded = true;
    else putCitizen(seat, holder, klassOfSquare(holder), 'upgraded');
  },
  CitizenGivenUp: (_, a, seat) => void (seat && takeCitizen(seat, text(a.holder))),
  CubeBurned: (p, a) => {
    const hex = hexOf(p, text(a.place));
    if (hex !== undefined) hex.cubes -= 1;
    p.supply += 1;
  },
  CubeDiscarded: (p) => {
    p.supply += 1;
  },
  RatsGained: (_, a, seat) => seat && void (seat.rats += count(a.rats)),
  TokensGained: (_, a, seat) => seat && void (seat.tokens[text(a.token) as Token] += count(a.amount)),
  TokensSpent: (_, a, seat) => seat && void (seat.tokens[text(a.token) as Token] -= count(a.amount)),
  PointsScored: (_, a, seat) => seat && void (seat.score += count(a.points)),
  RegisterAdvanced: (p, a, seat) => {
    const track = text(a.register) as Track;
    if (seat !== undefined) {
      seat.registers[track] = count(a.space);
      rankAnew(p, track, seat.seat);
    } else if (p.opponent !== null) p.opponent.popularity = count(a.space);
  },
  RegisterFellBack: (p, a, seat) => {
    const track = text(a.register) as Track;
    if (seat === undefined) return;
    seat.registers[track] = count(a.space);
    rankAnew(p, track, seat.seat);
  },
  ScrollAdvanced: (_, a, seat) => seat && void (seat.scrolls[count(a.track)] = count(a.level)),
  OverseerAdvanced: (_, a, seat) => {
    const overseer = seat?.overseers[text(a.klass) as Klass];
    if (overseer !== undefined) Object.assign(overseer, { step: count(a.step), branch: BRANCHES[count(a.branch)] ?? 'common' });
  },
  OverseerUpgraded: (_, a, seat) => {
    const overseer = seat?.overseers[text(a.klass) as Klass];
    if (overseer !== undefined) overseer.upgraded = true;
  },
  Built: (p, a, seat, c) => {
    const tile = text(a.tile);
    const kind = c.tiles.get(tile)?.kind;
    if (kind === 'workshop') seat?.workshops.push({ tile, worker: 'empty', rewarded: false });
    if (kind === 'wagon') seat?.wagons.push({ tile, used: false });
    takeFromOffer(p, tile);
  },
  ImprovementPlaced: (_, a, seat) => {
    const cabin = seat?.cabins[count(a.cabin)];
    if (cabin !== undefined) cabin.improvement = text(a.tile);
  },
  BoatTaken: (p, a, seat) => {
    const dock = dockOf(p, text(a.dock));
    if (dock !== undefined) dock.berths = dock.berths.map((one) => (one?.boat === a.boat ? null : one));
    seat?.boats.push(text(a.boat));
  },
  HexRepopulated: (p, a, seat) => {
    const hex = hexOf(p, text(a.hex));
    if (seat === undefined || hex === undefined) return;
    hex.owner = seat.seat;
    seat.repopulated += 1;
  },
  QuarantineMoved: (_, a, seat) => {
    const cabin = seat?.cabins[count(a.cabin)];
    if (cabin !== undefined) cabin.space = 2;
  },
  SoloTileRevealed: (p) => {
    if (p.opponent !== null) p.opponent.tiles_left -= 1;
  },
  OpponentMoved: (p, a) => {
    const hex = hexOf(p, text(a.hex));
    if (hex !== undefined) hex.standing = RIVAL;
  },
  OpponentTook: (p, a) => takeFromOffer(p, text(a.tile)),
};

/** The position after the event; the one given stays as it is. */
export function applyEvent(position: Position, event: Event, catalogue: Catalogue): Position {
  const change = CHANGES[event.name];
  if (change === undefined) return position;
  const next = structuredClone(position);
  const seat = next.seats.find((one) => one.seat === event.args.player);
  change(next, event.args as Args, seat, catalogue);
  return next;
}
