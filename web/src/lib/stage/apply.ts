/** What one event does to the things on a table, so that changes can be shown one after another.
 *
 * No rule is decided here: events tell every change, and their fold over a position is the next one exactly
 * (`apply.test.ts` holds that over games of every variant).
 */

import type { Catalogue } from '../catalogue';
import { RIVAL } from '../people';
import type { Citizen, Event, EventArguments, EventName, Klass, Ranking } from '../wire';
import { type Holder, holderOf, isDock } from '../holders';
import { type SeatTop, type TableTop, cabinOf, dockOf, figureOf, hexOf, seatOf, stacksOf } from './tabletop';

type Counts<Name extends string> = Partial<Record<Name, number>>;

/** Adds to a count; what there is none of has no entry. */
function add<Name extends string>(counts: Counts<Name>, name: Name, n: number): void {
  const sum = (counts[name] ?? 0) + n;
  if (sum !== 0) counts[name] = sum;
  else delete counts[name];
}

// Figures.

/** Who stands and lies at a place follows from where the lieutenants are. */
function lookAt(top: TableTop, place: string): void {
  const there = (used: boolean): number[] =>
    top.seats.flatMap((seat) => seat.lieutenants.filter((one) => one.place === place && one.used === used).map(() => seat.seat));
  const hex = top.city.find((one) => one.hex === place);
  if (hex !== undefined) hex.lying = there(false);
  const dock = top.docks.find((one) => one.id === place);
  if (dock !== undefined) Object.assign(dock, { standing: there(true), lying: there(false) });
}

function move(top: TableTop, player: number, start: string, place: string, used: boolean): void {
  Object.assign(figureOf(seatOf(top, player), start), { place, used });
  lookAt(top, start);
  lookAt(top, place);
}

function layDown(top: TableTop, player: number): void {
  for (const hex of top.city) if (hex.standing === player) hex.standing = null;
  if (player === RIVAL) return;
  const seat = seatOf(top, player);
  for (const figure of seat.lieutenants) figure.used = false;
  for (const { place } of seat.lieutenants) lookAt(top, place);
  for (const wagon of seat.wagons) wagon.used = false;
}

// Counters.

function rank(top: TableTop, track: Ranking, player: number, place: number): void {
  top.ranks[track] = top.ranks[track].filter((one) => one !== player).toSpliced(place, 0, player);
}

function registerMoved(top: TableTop, { player, register, space, rank: place }: EventArguments['RegisterAdvanced']): void {
  if (player === RIVAL) {
    if (top.opponent !== null) top.opponent.popularity = space;
    return;
  }
  seatOf(top, player).registers[register] = space;
  rank(top, register, player, place);
}

// Citizens.

function putCitizen(seat: SeatTop, { kind, id, cabin }: Holder, citizen: Citizen | 'empty'): void {
  if (kind === 'cabin') Object.assign(cabinOf(seat, cabin), { upgraded: citizen === 'upgraded' });
  else if (kind === 'workshop') seat.workshops = seat.workshops.map((one) => (one.tile === id ? { ...one, worker: citizen } : one));
  else if (citizen === 'empty') delete seat.squares[id];
  else seat.squares[id] = citizen;
}

function settle(seat: SeatTop, holder: Holder, klass: Klass, citizen: Citizen): void {
  if (holder.kind === 'cabin') Object.assign(cabinOf(seat, holder.cabin), { klass, space: 1 });
  putCitizen(seat, holder, citizen);
}

// The offer.

function takeFromOffer(top: TableTop, tile: string): void {
  const stack = stacksOf(top).find((one) => one.tile === tile);
  if (stack === undefined) throw new Error(`${tile} is not on offer`);
  stack.tile = null;
  stack.left -= 1;
}

// What is printed.

function layHex(top: TableTop, { hex, cell: number }: EventArguments['HexLaid'], { printed }: Catalogue): void {
  const cell = printed.layouts[top.seats.length]?.[number];
  if (cell === undefined) throw new Error(`there is no cell ${number}`);
  const { name, q, r, kind } = cell;
  const order = printed.hexes.map((one) => one.id);
  const laid = { hex, cell: name, q, r, cubes: 0, citizens: {}, standing: null, lying: [], owner: null };
  top.city = [...top.city, laid].sort((a, b) => order.indexOf(a.hex) - order.indexOf(b.hex));
  if (kind !== 'extension') return;
  top.empty_extensions = top.empty_extensions.filter((one) => one !== name);
  if (top.round > 0) top.hexes_left -= 1;
}

function pend(seat: SeatTop, text: string, n: number, { printed }: Catalogue): void {
  const count = (seat.opportunities.find((one) => one.text === text)?.count ?? 0) + n;
  const others = seat.opportunities.filter((one) => one.text !== text);
  const order = (one: { text: string }): number => printed.actions.findIndex((action) => action.text === one.text);
  seat.opportunities = count === 0 ? others : [...others, { text, count }].sort((a, b) => order(a) - order(b));
}

/** Square names are in order within and between sectors as the estate is printed. */
function spend(seat: SeatTop, square: string, { estates }: Catalogue): void {
  const order = estates.get(seat.estate)?.squares.map((one) => one.id) ?? [];
  seat.spent = [...seat.spent, square].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

type Change<Name extends EventName> = (top: TableTop, args: EventArguments[Name], catalogue: Catalogue) => void;

/** Nothing changes place: the event is there to be told. */
const nothing = (): void => undefined;

const CHANGES: { [Name in EventName]: Change<Name> } = {
  RoundBegan: (top, { round }, { printed }) => {
    top.round = round;
    top.fire_cost = printed.rounds[round - 1]?.fire ?? top.fire_cost;
  },
  OrderDealt: (top, { player, position }) => {
    top.order[position] = player;
    for (const row of Object.values(top.ranks)) row[row.length - 1 - position] = player;
  },
  OrderChanged: (top, { player, position }) => void (top.order[position] = player),
  BoardDealt: (top, { player, kind, board }) => void (seatOf(top, player)[kind === 'scroll' ? 'scroll_board' : 'estate'] = board),
  HexStackMade: nothing,
  HexLaid: layHex,
  TileRevealed: (top, { tile, stack }) => void (stacksOf(top)[stack]!.tile = tile),
  WorkshopsReplaced: (top, _, { printed }) => {
    top.era = 2;
    const left = printed.tiles.filter((one) => one.era === 2).length / top.offers.workshops.length;
    top.offers.workshops = top.offers.workshops.map(() => ({ tile: null, left }));
  },
  OfferCycled: (top, { stacks }) => {
    for (const stack of top.offers[stacks]) stack.tile = null;
  },
  DockDrawn: (top, { dock }) => void (top.docking_left = top.docking_left.filter((one) => one !== dock)),
  DocksShuffled: (top) => void (top.docking_left = top.docks.map((one) => one.id)),
  BoatArrived: (top, { boat, dock, space, cube }) => {
    const { berths } = dockOf(top, dock);
    berths[space % berths.length] = { boat, cube: cube === 1 };
    top.supply -= cube;
    top.boats_left -= 1;
  },
  BoatLeft: (top, { dock, space }) => {
    const { berths } = dockOf(top, dock);
    berths[space % berths.length] = null;
  },
  WheelTurned: (top, { position }) => void (top.wheel = position),
  CubePlaced: (top, { hex }) => {
    hexOf(top, hex).cubes += 1;
    top.supply -= 1;
  },
  PlagueHeld: nothing,
  CitizenAppeared: (top, { hex, klass }) => add(hexOf(top, hex).citizens, klass, 1),
  CitizenLost: (top, { hex, klass }) => add(hexOf(top, hex).citizens, klass, -1),
  CitizenRescued: (top, { hex, klass }) => add(hexOf(top, hex).citizens, klass, -1),
  OpponentRemovedCitizen: (top, { hex, klass }) => add(hexOf(top, hex).citizens, klass, -1),
  LieutenantsLaid: (top, { player }) => layDown(top, player),
  LieutenantMoved: (top, { player, start, place }) => {
    move(top, player, start, place, true);
    if (!isDock(place)) hexOf(top, place).standing = player;
  },
  LieutenantRecalled: (top, { player, start }) => move(top, player, start, 'estate', true),
  LieutenantGained: (top, { player }) => {
    const seat = seatOf(top, player);
    figureOf(seat, 'supply').place = 'estate';
    seat.advance_price += 1;
  },
  LieutenantGivenUp: (top, { player, place }) => move(top, player, place, 'gone', false),
  CitizenPlaced: (top, { player, klass, holder, upgraded }) =>
    settle(seatOf(top, player), holderOf(holder), klass, upgraded === 1 ? 'upgraded' : 'plain'),
  CitizenDiscarded: nothing,
  CitizenMoved: (top, { player, square, holder }) => {
    const seat = seatOf(top, player);
    putCitizen(seat, holderOf(holder), seat.squares[square] ?? 'empty');
    delete seat.squares[square];
  },
  CitizenLeft: (top, { player, cabin }) => void Object.assign(cabinOf(seatOf(top, player), cabin), { klass: null, upgraded: false, space: 0 }),
  CitizenUpgraded: (top, { player, holder }) => putCitizen(seatOf(top, player), holderOf(holder), 'upgraded'),
  CitizenActivated: nothing,
  SquareSpent: (top, { player, square }, catalogue) => spend(seatOf(top, player), square, catalogue),
  CitizenGivenUp: (top, { player, holder }) => putCitizen(seatOf(top, player), holderOf(holder), 'empty'),
  CubeBurned: (top, { place }) => {
    if (!isDock(place)) hexOf(top, place).cubes -= 1;
    top.supply += 1;
  },
  CubeDiscarded: (top) => void (top.supply += 1),
  RatsGained: (top, { player, rats }) => void (seatOf(top, player).rats += rats),
  TokensGained: (top, { player, token, amount }) => void (seatOf(top, player).tokens[token] += amount),
  TokensSpent: (top, { player, token, amount }) => void (seatOf(top, player).tokens[token] -= amount),
  PointsScored: (top, { player, points, source, rank: place }) => {
    const seat = seatOf(top, player);
    seat.score += points;
    add(seat.points, source, points);
    rank(top, 'score', player, place);
  },
  RegisterAdvanced: registerMoved,
  RegisterFellBack: registerMoved,
  OpportunityEarned: (top, { player, opportunity }, catalogue) => pend(seatOf(top, player), opportunity, 1, catalogue),
  OpportunityUsed: (top, { player, opportunity }, catalogue) => pend(seatOf(top, player), opportunity, -1, catalogue),
  OpportunityLost: (top, { player, opportunity }, catalogue) => pend(seatOf(top, player), opportunity, -1, catalogue),
  HexActionTaken: nothing,
  ScrollAdvanced: (top, { player, track, level }) => void (seatOf(top, player).scrolls[track] = level),
  OverseerAdvanced: (top, { player, klass, step, branch }) => void Object.assign(seatOf(top, player).overseers[klass], { step, branch }),
  OverseerUpgraded: (top, { player, klass }) => void (seatOf(top, player).overseers[klass].upgraded = true),
  Built: (top, { player, tile }, { tiles }) => {
    const seat = seatOf(top, player);
    const kind = tiles.get(tile)?.kind;
    if (kind === 'workshop') seat.workshops.push({ tile, worker: 'empty', rewarded: false });
    if (kind === 'wagon') seat.wagons.push({ tile, used: false });
    takeFromOffer(top, tile);
  },
  ImprovementPlaced: (top, { player, tile, cabin }) => void (cabinOf(seatOf(top, player), cabin).improvement = tile),
  BoatTaken: (top, { player, boat }) => void (player === RIVAL || seatOf(top, player).boats.push(boat)),
  WagonUsed: (top, { player, tile }) => {
    const seat = seatOf(top, player);
    seat.wagons = seat.wagons.map((one) => (one.tile === tile ? { ...one, used: true } : one));
  },
  HexRepopulated: (top, { player, hex }) => {
    hexOf(top, hex).owner = player;
    seatOf(top, player).repopulated += 1;
  },
  RewardGained: (top, { player, workshop }) => {
    const seat = seatOf(top, player);
    seat.workshops = seat.workshops.map((one) => (one.tile === workshop ? { ...one, rewarded: true } : one));
  },
  Produced: nothing,
  QuarantineMoved: (top, { player, cabin }) => void (cabinOf(seatOf(top, player), cabin).space = 2),
  OpponentReady: (top, { figures }, { solo }) => void (top.opponent && Object.assign(top.opponent, { figures_left: figures, tiles_left: solo.size })),
  OpponentTurn: (top, { figures }) => void (top.opponent && (top.opponent.figures_left = figures)),
  SoloTileRevealed: (top) => void (top.opponent && (top.opponent.tiles_left -= 1)),
  OpponentMoved: (top, { hex }) => void (hexOf(top, hex).standing = RIVAL),
  OpponentTook: (top, { tile }) => takeFromOffer(top, tile),
  TurnEnded: nothing,
  RoundEnded: nothing,
  GameEnded: nothing,
};

function change<Name extends EventName>(top: TableTop, name: Name, args: EventArguments[Name], catalogue: Catalogue): void {
  CHANGES[name](top, args, catalogue);
}

/** The table after the event; the one given stays as it is, and so do the server's words about it. */
export function applyEvent<Top extends TableTop>(top: Top, event: Event, catalogue: Catalogue): Top {
  if (CHANGES[event.name] === nothing) return top;
  const next = structuredClone(top);
  change(next, event.name, event.args, catalogue);
  return next;
}
