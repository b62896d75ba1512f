/** What the drawn examples of the rules are made of: a few printed things, three players, an estate. */

import { NOTHING, stepOf, sumOf, withEffects } from '../../lib/actions';
import type { Player } from '../../board/context';
import type { TileLook } from '../../board/lit';
import type { OnMap } from '../../board/pieces';
import type { Cabin, CityHex, Dock, DockName, Goods, HexColour, Klass, PrintedAction, PrintedBoat, PrintedHex, PrintedRegister, PrintedScroll, PrintedSquare, PrintedStep, PrintedTile, PrintedWheel, Rat, Seat } from '../../lib/wire';

export const GREEN: Player = { seat: 0, name: '', colour: 'green' };
export const YELLOW: Player = { seat: 1, name: '', colour: 'yellow' };
export const VIOLET: Player = { seat: 2, name: '', colour: 'violet' };
export const PLAYERS = [GREEN, YELLOW, VIOLET];

const district = (id: string, colour: HexColour, rat: Rat, action: PrintedAction, points: number, asks: Partial<PrintedHex>): PrintedHex => ({
  id, name: id, letter: 'A', harbour: false, colour, rat, action, points, cost: {}, plain: {}, upgraded: {}, lieutenant: false, ...asks,
});

export const BLUE = district('H2', 'blue', 'left', sumOf({ church: 1 }), 11, { cost: { coin: 1 }, plain: { nun: 1 }, upgraded: { craftsman: 1 } });
export const ORANGE = district('H7', 'orange', 'left', sumOf({ build: 1 }), 7, { plain: { aristocrat: 1, craftsman: 1 } });
export const WHITE = district('H4', 'white', 'standing', sumOf({ fire: 1 }), 13, { cost: { lumber: 1 }, plain: { craftsman: 2 }, upgraded: { nun: 1 } });
export const RED = district('H6', 'red', 'right', withEffects(sumOf({ coin: 1 }), stepOf('any')), 14, { cost: { coin: 2 }, plain: { nun: 2 }, upgraded: { aristocrat: 1 } });
export const ARSENALE = district('H9', 'red', 'right', withEffects(sumOf({ coin: 1 }), stepOf('craftsman')), 17, { cost: { coin: 2 }, plain: { nun: 2 }, lieutenant: true });
export const HARBOUR: PrintedHex = { ...district('NW', 'blue', 'left', withEffects(NOTHING, stepOf('aristocrat')), 0, {}), letter: 'H', harbour: true, colour: null, rat: null };

/** A hex as an example shows it: where, what is on it, how it is lit. */
export interface Shown {
  hex: PrintedHex;
  at: readonly [q: number, r: number];
  cubes?: number;
  citizens?: CityHex['citizens'];
  figures?: OnMap[];
  look?: TileLook;
  /** On its upper corner; null is blocked. */
  price?: Record<string, number> | null;
  /** Its cubes can be burned. */
  burning?: boolean;
}

export const standing = (player: Player): OnMap => ({ seat: player.seat, number: 0, lying: false });
export const lying = (player: Player): OnMap => ({ seat: player.seat, number: 0, lying: true });

export const hereOf = ({ hex, at: [q, r], cubes = 0, citizens = {} }: Shown): CityHex => ({
  hex: hex.id, cell: hex.id, q, r, cubes, citizens, standing: null, lying: [], owner: null,
});

const wheelAt = (id: string, rat: Rat, nun: HexColour, craftsman: HexColour, aristocrat: HexColour): PrintedWheel => ({ id, rat, colours: { nun, craftsman, aristocrat } });
export const WHEEL = [wheelAt('now', 'left', 'orange', 'white', 'blue'), wheelAt('next', 'right', 'white', 'blue', 'red')];

const boat = (goods: Goods, reward: PrintedAction): PrintedBoat => ({ id: goods, number: 1, goods, reward });
export const BOATS = [boat('stones', sumOf({ coin: 3 })), boat('spices', sumOf({ points: 1, coin: 2 }))];
const QUAY: DockName = 'dock-nw';
/** Both boats with their cubes, and a free berth. */
export const DOCK: Dock = { id: QUAY, harbour: HARBOUR.id, berths: [...BOATS.map(({ id }) => ({ boat: id, cube: true })), null], standing: [], lying: [] };

const spaces = (first: number, actions: PrintedAction[], points: number[]): PrintedRegister['spaces'] =>
  actions.map((action, i) => ({ space: first + i, action, points: points[i] ?? 0 }));
const register = (name: PrintedRegister['name'], shown: PrintedRegister['spaces']): PrintedRegister => ({ name, spaces: shown, single_bar: 99, double_bar: 99 });
/** The first spaces of the city register, and those about its second lieutenant. */
export const CITY = register('city', spaces(1, [NOTHING, NOTHING, NOTHING, sumOf({ lieutenant: 1 }), NOTHING], [0, 0, 0, 0, 0]));
export const CITY_ON = register('city', spaces(5, [NOTHING, NOTHING, sumOf({ lieutenant: 1 }), NOTHING, NOTHING], [0, 1, 3, 5, 8]));
export const CHURCH = register('church', spaces(1, [NOTHING, NOTHING, sumOf({ upgrade_overseer: 1 }), NOTHING, NOTHING], [0, 0, 0, 0, 0]));

const tile = (kind: PrintedTile['kind'], what: Partial<PrintedTile>): PrintedTile => ({
  id: kind, kind, cost: {}, production: NOTHING, added: NOTHING, upgraded: NOTHING, reward: NOTHING, era: 0, klass: null, needs_upgraded: false, number: 0, points: 0, instead: false, ...what,
});
export const IMPROVEMENT = tile('improvement', { cost: { lumber: 1 }, production: sumOf({ fire: 1 }) });
export const WORKSHOP = tile('workshop', { cost: { coin: 1, lumber: 1 }, production: sumOf({ fire: 1 }), added: sumOf({ points: 2 }), era: 1, klass: 'nun' });
export const WAGON = tile('wagon', { cost: { lumber: 2 }, number: 3, points: 3 });
export const CHOOSY = tile('workshop', { production: sumOf({ major: 1, coin: 1 }), era: 1, klass: 'nun', needs_upgraded: true });
export const LATE = tile('workshop', { reward: sumOf({ fire: 1, points: 3 }), era: 2, klass: 'nun' });

export const cabin = (klass: Klass, space: number): Cabin => ({ klass, upgraded: false, space, improvement: IMPROVEMENT.id });

const ACTIONS: Record<string, PrintedAction> = {
  CR1: sumOf({ build: 1 }), CR2: sumOf({ lumber: 1, coin: 1 }), CR3: sumOf({ upgrade: 1 }), CR4: sumOf({ build: 1 }), CR5: sumOf({ scroll: 1 }), CR6: sumOf({ lumber: 1, coin: 1 }),
  NU1: { ...sumOf({ church: 1 }), price: { coin: 1 } }, NU2: sumOf({ upgrade: 1 }), NU3: sumOf({ fire: 1 }), NU4: sumOf({ build: 1 }), NU5: sumOf({ scroll: 1 }), NU6: sumOf({ major: 1 }),
  AR1: sumOf({ coin: 2 }), AR2: sumOf({ build: 1 }), AR3: sumOf({ upgrade: 1 }), AR4: sumOf({ build: 1 }), AR5: { ...sumOf({ city: 1 }), price: { coin: 1 } }, AR6: sumOf({ scroll: 1 }),
};
const square = (id: string, action: PrintedAction, once = false): PrintedSquare => ({ id, action, single_use: once });
export const SQUARES_A = Object.entries(ACTIONS).map(([id, action]) => square(id, action));
export const FIRE_SQUARE = square('NU3', sumOf({ fire: 1 }));
export const ONCE = square('NU6', sumOf({ major: 2, scroll: 1 }), true);

const region = (sector: string, first: number): string[] => [0, 1, 2].map((i) => `${sector}${first + i}`);
const pathOf = (klass: Klass, sector: string, before: string, after: string): PrintedStep[] =>
  (['left', 'right'] as const).flatMap((branch): PrintedStep[] => {
    const near = region(sector, branch === 'left' ? 1 : 4);
    const far = branch === 'left' ? region(before, 4) : region(after, 1);
    const serves = (step: number, kind: PrintedStep['kind'], own: string[], next: string[] = []): PrintedStep => ({
      klass, step, branch: step === 1 ? 'common' : branch, kind, near: own, far: next, near_most: kind === 'centre' ? 3 : 1, near_most_upgraded: kind === 'centre' ? 3 : 2, far_most: 1,
    });
    return [serves(1, 'squares', [`${sector}3`, `${sector}4`]), serves(2, 'region', near), serves(3, 'region', near), serves(4, 'regions', near, far), serves(5, 'regions', near, far), serves(6, 'centre', Object.keys(ACTIONS))];
  });
/** What the steps of the overseers serve. */
export const PATHS = [...pathOf('craftsman', 'CR', 'AR', 'NU'), ...pathOf('nun', 'NU', 'CR', 'AR'), ...pathOf('aristocrat', 'AR', 'NU', 'CR')];

const overseer = { step: 0, branch: 'common', upgraded: false } as const;
/** An estate with some citizens on its squares. */
export const ESTATE: Seat = {
  seat: 0, tokens: { coin: 0, fire: 0, major: 0, lumber: 0 }, rats: 0, score: 0, points: {}, registers: { popularity: 1, city: 1, church: 1 },
  lieutenants: [], advance_price: 3, estate: 'a', squares: { CR1: 'plain', CR2: 'plain', CR3: 'plain', CR4: 'plain', CR6: 'plain', NU2: 'plain' }, spent: [], cabins: [],
  workshops: [], wagons: [], boats: [], overseers: { craftsman: overseer, nun: overseer, aristocrat: overseer },
  scroll_board: 'a', scrolls: [1, 3, 0], repopulated: 0, opportunities: [], next_production: {}, if_ended: {},
};

const values = (...all: number[]): number[][] => all.map((one) => [one]);
export const SCROLLS: PrintedScroll = {
  id: ESTATE.scroll_board,
  tracks: [
    { kind: 'buildings', most: 6, values: values(0, 1, 2, 3, 4) },
    { kind: 'boats', most: 0, values: values(0, 1, 3, 4, 6) },
    { kind: 'repopulated', most: 0, values: values(0, 2, 3, 5, 7) },
  ],
};

/** 10.3: what one to ten rats cost. */
export const RAT_COSTS = [0, 1, 2, 4, 7, 10, 13, 16, 18, 21];
