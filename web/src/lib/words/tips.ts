/** What a tooltip says about a thing on the table, named as in `targets.ts`. */

import { isNothing } from '../actions';
import type { Catalogue } from '../catalogue';
import { citizensOf, klassOfSquare } from '../holders';
import type { Phrase } from '../i18n.svelte';
import { type People, RIVAL } from '../people';
import type { Tip as Card } from '../tip';
import type { Choice, Klass, Position, PrintedAction, Refusal, Seat, Track } from '../wire';
import { actionPhrase, citizensPhrase, countsPhrase, klassesPhrase, clauseOf } from './effects';
import { refusalClause, refusalPhrase } from './questions';
import { boatPhrase, citizenArgs, klassPhrase, placePhrase, roman, squarePhrase, tilePhrase } from './things';

interface TipLine {
  phrase: Phrase;
  icon?: string;
  /** A printed action, drawn before the words. */
  effects?: PrintedAction;
}

interface Tip {
  name: Phrase;
  /** Reachability, or why it cannot be chosen. */
  reach?: Phrase[];
  lines: TipLine[];
  clause: string;
}

export interface TipContext {
  catalogue: Catalogue;
  position: Position;
  people: People;
  choices: readonly Choice[];
  refusals: readonly Refusal[];
  /** The seat whose estate is shown. */
  seat: Seat;
  /** A phrase in words. */
  say: (phrase: Phrase) => string;
}

type Maker = (c: TipContext, ids: string[]) => Tip | null;

const line = (id: string, args?: Phrase['args']): TipLine => ({ phrase: args === undefined ? { id } : { id, args } });
const no = (c: TipContext, refusal: Refusal): Phrase => refusalPhrase(refusal, (seat) => c.people(seat).name);
const list = (parts: Phrase[]): Phrase => ({ id: 'list', args: { parts } });
const when = (condition: unknown, ...lines: TipLine[]): TipLine[] => (condition ? lines : []);

function reachOf(c: TipContext, place: string): Phrase[] {
  const go = c.choices.find((choice) => choice.verb === 'go' && choice.argument === place);
  const refusal = c.refusals.find((one) => one.target === place);
  if (go !== undefined && c.position.asked?.about.start === place) return [{ id: 'tip-stay' }];
  if (go !== undefined) {
    const coins = -(go.changes.coin ?? 0);
    return [coins > 0 ? { id: 'tip-cost', args: { n: coins } } : { id: 'tip-free' }];
  }
  return refusal === undefined ? [] : [no(c, refusal)];
}

function clauseOfReach(c: TipContext, place: string, otherwise: string): string {
  const refusal = c.refusals.find((one) => one.target === place);
  return refusal === undefined ? otherwise : refusalClause(refusal);
}

const hexTip: Maker = (c, [id = '']) => {
  const printed = c.catalogue.hexes.get(id);
  const here = c.position.city.find((one) => one.hex === id);
  if (printed === undefined || here === undefined) return null;
  const lines: TipLine[] = [];
  const who = klassesPhrase(here.citizens);
  if (here.cubes > 0) lines.push({ ...line('tip-cubes', { n: here.cubes }), icon: 'plague-cube' });
  if (Object.keys(here.citizens).length > 0) lines.push({ ...line(here.cubes > 0 ? 'tip-citizens-cabin' : 'tip-citizens', { who }), icon: 'rescue' });
  lines.push({ ...line('tip-action', { what: actionPhrase(printed.action) }), effects: printed.action });
  if (here.owner !== null) lines.push({ ...line('tip-repopulated', { player: c.people(here.owner).name }), icon: 'repopulation-tile' });
  else if (!printed.harbour) {
    const asked = [
      ...Object.entries(printed.plain).map(([klass, n]) => citizensPhrase(klass, n ?? 0)),
      ...Object.entries(printed.upgraded).map(([klass, n]) => citizensPhrase(klass, n ?? 0, true)),
    ];
    const free = Object.keys(printed.cost).length === 0;
    lines.push({
      ...line(printed.lieutenant ? 'tip-repopulate-lt' : free ? 'tip-repopulate-unpaid' : 'tip-repopulate', {
        cost: countsPhrase(printed.cost),
        who: list(asked),
        points: { id: 'effect-points', args: { n: printed.points } },
      }),
      icon: 'repopulate',
    });
    if (c.position.asked?.about.hex === id) {
      const why = c.refusals.filter((one) => one.target === 'repopulate').map((one) => no(c, one));
      lines.push(...why.map((one): TipLine => ({ phrase: { id: 'refusal-repopulate', args: { why: one } } })));
    }
  }
  return { name: placePhrase(c.catalogue, id), reach: reachOf(c, id), lines, clause: clauseOfReach(c, id, '5.1') };
};

const dockTip: Maker = (c, [id = '']) => {
  const dock = c.position.docks.find((one) => one.id === id);
  if (dock === undefined) return null;
  const boats = dock.berths.filter((one) => one !== null);
  const lines = [
    line('tip-dock', { n: boats.length }),
    ...boats.map((berth): TipLine => ({ phrase: boatPhrase(c.catalogue, berth.boat) })),
  ];
  return { name: { id: `place-${id}` }, reach: reachOf(c, id), lines, clause: clauseOfReach(c, id, '4.7') };
};

const boatTip: Maker = (c, [id = '']) => {
  const boat = c.catalogue.boats.get(id);
  if (boat === undefined) return null;
  const berth = c.position.docks.flatMap((dock) => dock.berths).find((one) => one?.boat === id);
  const lines = [line('tip-boat', { what: actionPhrase(boat.reward) }), ...when(berth?.cube, line('tip-boat-cube'))];
  return { name: boatPhrase(c.catalogue, id), lines, clause: '4.7' };
};

const squareTip: Maker = (c, [id = '']) => {
  const printed = c.catalogue.estates.get(c.seat.estate)?.squares.find((one) => one.id === id);
  if (printed === undefined) return null;
  const there = c.seat.squares[id];
  const citizen = citizenArgs(klassOfSquare(id));
  const who = there === undefined ? line('tip-square-empty') : line(there === 'plain' ? 'tip-square-citizen' : 'tip-square-upgraded', citizen);
  const spent = c.seat.spent.includes(id);
  const effect = printed.action.ways[0]?.[0];
  return {
    name: squarePhrase(id),
    lines: [
      { ...line('tip-square', { what: actionPhrase(printed.action) }), effects: printed.action },
      who,
      ...when(printed.single_use, line(spent ? 'tip-square-spent' : 'tip-square-once')),
    ],
    clause: printed.single_use ? '11.2' : effect === undefined ? '7.4' : clauseOf(effect),
  };
};

const stepKind = (c: TipContext, klass: string, step: number): string =>
  c.catalogue.printed.steps.find((one) => one.klass === klass && one.step === step)?.kind ?? 'centre';

const stepTip: Maker = (c, [klass = 'nun', step = '1']) => ({
  name: { id: 'tip-step', args: { ...citizenArgs(klass), step: Number(step) } },
  lines: [line('tip-step-kind', { kind: stepKind(c, klass, Number(step)) })],
  clause: '7.4',
});

const overseerTip: Maker = (c, [klass = 'nun']) => {
  const overseer = c.seat.overseers[klass as Klass];
  const id = overseer.upgraded ? 'tip-overseer-up' : 'tip-overseer';
  const lines = [
    line('tip-overseer-at', { step: overseer.step }),
    ...when(overseer.step > 0, line('tip-step-kind', { kind: stepKind(c, klass, overseer.step) })),
  ];
  return { name: { id, args: citizenArgs(klass) }, lines, clause: '7.4' };
};

const cabinTip: Maker = (c, [number = '1']) => {
  const cabin = c.seat.cabins[Number(number) - 1];
  if (cabin === undefined) return null;
  const citizen = cabin.klass === null ? null : citizensPhrase(cabin.klass, 1, cabin.upgraded);
  const improvement = c.catalogue.tiles.get(cabin.improvement ?? '');
  return {
    name: { id: 'tip-cabin', args: { number: Number(number) } },
    lines: [
      citizen === null ? line('tip-cabin-empty') : line('tip-cabin-citizen', { ...citizenArgs(cabin.klass ?? 'nun'), space: roman(cabin.space) }),
      improvement === undefined ? line('tip-cabin-bare') : line('tip-cabin-improved', { what: actionPhrase(improvement.production) }),
    ],
    clause: '10.2',
  };
};

function workshopLines(c: TipContext, id: string): TipLine[] {
  const tile = c.catalogue.tiles.get(id);
  if (tile === undefined) return [];
  const citizen = citizenArgs(tile.klass ?? 'nun');
  if (tile.era === 2) {
    const what = actionPhrase(tile.reward);
    return [tile.needs_upgraded ? line('tip-workshop-reward-up', { ...citizen, what }) : line('tip-workshop-reward', { what })];
  }
  const { upgraded } = tile;
  return [
    ...when(!tile.needs_upgraded, line('tip-workshop-plain', { ...citizen, what: actionPhrase(tile.production) })),
    ...when(tile.needs_upgraded || upgraded.text !== tile.production.text, line('tip-workshop-up', { ...citizen, what: actionPhrase(upgraded) })),
    line('tip-workshop-point'),
  ];
}

const workshopTip: Maker = (c, [id = '']) => {
  const slot = c.seat.workshops.find((one) => one.tile === id);
  const state = slot?.worker === 'empty' ? [line('tip-workshop-empty')] : when(slot?.rewarded, line('tip-workshop-rewarded'));
  return {
    name: { id: 'tip-workshop', args: { tile: tilePhrase(c.catalogue, id) } },
    lines: [...workshopLines(c, id), ...state],
    clause: c.catalogue.tiles.get(id)?.era === 2 ? '7.9' : '7.8',
  };
};

const wagonTip: Maker = (c, [id = '']) => {
  const slot = c.seat.wagons.find((one) => one.tile === id);
  const number = c.catalogue.tiles.get(id)?.number ?? 0;
  return {
    name: { id: 'tip-wagon', args: { number } },
    lines: [line(slot?.used ? 'tip-wagon-used' : 'tip-wagon-ready')],
    clause: '7.10',
  };
};

const scrollTip: Maker = (c, [row = '1']) => {
  const track = c.catalogue.scrolls.get(c.seat.scroll_board)?.tracks[Number(row) - 1];
  if (track === undefined) return null;
  const values = track.values[c.seat.scrolls[Number(row) - 1] ?? 0] ?? [];
  const value = values.length > 1 ? values.join(' / ') : (values[0] ?? 0);
  return {
    name: { id: 'tip-scroll', args: { track: { id: `track-${track.kind}` } } },
    lines: [
      line(values.length > 1 ? 'tip-scroll-bars' : 'tip-scroll-now', { value }),
      ...when(track.most > 0, line('tip-scroll-most', { n: track.most })),
    ],
    clause: c.seat.scroll_board === 'a' ? '10.4' : '11.4',
  };
};

const registerTip: Maker = (c, [track = 'city', space = '1']) => {
  const register = c.catalogue.registers.get(track as Track);
  const printed = register?.spaces[Number(space) - 1];
  if (register === undefined || printed === undefined) return null;
  const bar = Number(space) > register.double_bar ? 'double' : 'single';
  const here = c.position.seats.filter((seat) => seat.registers[track as Track] === Number(space)).map((seat) => seat.seat);
  if (track === 'popularity' && c.position.opponent?.popularity === Number(space)) here.push(RIVAL);
  const players = list(here.map((seat) => ({ id: 'verbatim', args: { text: `<p${seat}>` } })));
  return {
    name: { id: 'tip-register', args: { register: { id: `register-${track}` }, space: Number(space) } },
    lines: [
      ...when(!isNothing(printed.action), line('tip-register-action', { what: actionPhrase(printed.action) })),
      ...when(printed.points > 0, line('tip-register-points', { what: { id: 'effect-points', args: { n: printed.points } } })),
      ...when(isNothing(printed.action) && printed.points === 0, line('tip-register-empty')),
      ...when(Number(space) > register.single_bar, line('tip-register-bar', { bar })),
      ...when(here.length > 0, line('tip-register-here', { players })),
    ],
    clause: track === 'popularity' ? '8.1' : '8.3',
  };
};

const roundTip: Maker = (c, [round = '1']) => {
  const row = c.catalogue.printed.rounds[Number(round) - 1];
  if (row === undefined) return null;
  const order = row.order === 'random' ? line('tip-round-order-random') : line('tip-round-order', { what: { id: `register-${row.order}` } });
  return {
    name: { id: 'tip-round', args: { round: roman(row.round) } },
    lines: [
      ...when(c.position.opponent === null, order),
      line('tip-round-fire', { n: row.fire }),
      line('tip-round-boats', { n: row.boats[c.position.seats.length] ?? 0 }),
      line('tip-round-wheel', { n: row.wheel_steps }),
      ...when(row.new_hex, line('tip-round-hex')),
      ...when(row.era2, line('tip-round-era')),
    ],
    clause: '3.1',
  };
};

const offerTip: Maker = (c, [id = '']) => {
  const tile = c.catalogue.tiles.get(id);
  if (tile === undefined) return null;
  const refusal = c.refusals.find((one) => one.target === id);
  const { improvements, workshops, wagons } = c.position.offers;
  const stack = [...improvements, ...workshops, ...wagons].find((one) => one.tile === id);
  return {
    name: tilePhrase(c.catalogue, id),
    reach: refusal === undefined ? [] : [no(c, refusal)],
    lines: [
      line('tip-offer-cost', { what: countsPhrase(tile.cost) }),
      ...when(tile.kind === 'improvement', line('tip-cabin-improved', { what: actionPhrase(tile.production) })),
      ...when(tile.kind === 'workshop', ...workshopLines(c, id)),
      ...when(tile.points > 0, line('tip-wagon-points', { what: { id: 'effect-points', args: { n: tile.points } } })),
      ...when(stack, line('tip-offer-left', { n: stack?.left ?? 0 })),
    ],
    clause: '7.7',
  };
};

const ICON_OF_TOKEN: Record<string, string> = { coin: 'coin', fire: 'fire', major: 'major-fire', lumber: 'lumber' };

const tokenTip: Maker = (_, [token = 'coin']) => {
  const icon = ICON_OF_TOKEN[token] ?? 'points';
  return { name: { id: `icon-${icon}` }, lines: [line(`icon-${icon}.about`)], clause: token === 'fire' || token === 'major' ? '6.1' : '7.1' };
};

const ratsTip: Maker = (c, [seat]) => {
  const rats = (seat === undefined || seat === '' ? c.seat : c.position.seats[Number(seat)])?.rats ?? 0;
  const penalties = c.catalogue.printed.rat_penalties;
  const cost = penalties[Math.min(rats, penalties.length - 1)] ?? 0;
  const what: Phrase = { id: 'effect-points', args: { n: cost } };
  return { name: { id: 'tip-rats', args: { n: rats } }, lines: when(rats > 0, line('tip-rats-cost', { what })), clause: '10.3' };
};

const wheelTip: Maker = (c) => {
  const { wheel } = c.catalogue.printed;
  const at = wheel.findIndex((one) => one.id === c.position.wheel);
  const here = wheel[at];
  const next = wheel[(at + 1) % wheel.length];
  const lines =
    here === undefined
      ? []
      : [
          line('tip-wheel-rat', { rat: { id: `rat-${here.rat}` } }),
          ...Object.entries(here.colours).map(([klass, colour]) =>
            line('tip-wheel', { citizens: citizensPhrase(klass, 1), colour: { id: `hex-colour-${colour}` } }),
          ),
        ];
  if (next !== undefined) lines.push(line('tip-wheel-next', { rat: { id: `rat-${next.rat}` } }));
  return { name: { id: 'icon-wheel' }, lines, clause: '3.5' };
};

const lieutenantTip: Maker = (c, [seat = '0', number = '0']) => {
  const one = c.position.seats[Number(seat)]?.lieutenants[Number(number)];
  if (one === undefined) return null;
  const id = one.used ? 'tip-lieutenant-used' : 'tip-lieutenant-ready';
  return { name: { id: 'tip-lieutenant' }, lines: [line(id, { place: placePhrase(c.catalogue, one.place) })], clause: '4.3' };
};

const seatTip: Maker = (c, [number = '0']) => {
  const seat = c.position.seats[Number(number)];
  if (seat === undefined) return null;
  const all = citizensOf(seat, (tile) => c.catalogue.tiles.get(tile)?.klass ?? null);
  const citizens = Object.fromEntries(Object.entries(all).filter(([, n]) => n > 0));
  const buildings = seat.workshops.length + seat.cabins.filter((cabin) => cabin.improvement !== null).length;
  return {
    name: { id: 'tip-seat', args: { player: `<p${number}>` } },
    lines: [
      line('tip-seat-score', { what: { id: 'effect-points', args: { n: seat.score } } }),
      Object.keys(citizens).length > 0 ? line('tip-seat-citizens', { who: klassesPhrase(citizens) }) : line('tip-seat-nobody'),
      line('tip-seat-buildings', { n: buildings }),
      ...when(Object.keys(seat.next_production).length > 0, line('tip-seat-production', { what: countsPhrase(seat.next_production) })),
      line('tip-seat-open'),
    ],
    clause: '10.1',
  };
};

const scoreTip: Maker = (c, [number = '0']) => {
  const seat = c.position.seats[Number(number)];
  if (seat === undefined) return null;
  const sources = Object.entries(seat.points).filter(([, n]) => n !== 0);
  return {
    name: { id: 'tip-seat-score', args: { what: { id: 'effect-points', args: { n: seat.score } } } },
    lines: sources.map(([source, n]) => line('tip-score-source', { source: { id: `source-${source}` }, n: n ?? 0 })),
    clause: '10.4',
  };
};

const MAKERS: Record<string, Maker> = {
  hex: hexTip,
  dock: dockTip,
  boat: boatTip,
  square: squareTip,
  step: stepTip,
  overseer: overseerTip,
  cabin: cabinTip,
  workshop: workshopTip,
  wagon: wagonTip,
  scroll: scrollTip,
  register: registerTip,
  round: roundTip,
  offer: offerTip,
  token: tokenTip,
  rats: ratsTip,
  wheel: wheelTip,
  lieutenant: lieutenantTip,
  ranking: (c) => ({ name: { id: 'register-popularity' }, lines: [line('board-ranking', { points: (c.catalogue.printed.popularity_ranking[c.position.seats.length] ?? []).join(' / ') })], clause: '10.4' }),
  seat: seatTip,
  score: scoreTip,
  extension: () => ({ name: { id: 'icon-hex-stack' }, lines: [line('tip-extension')], clause: '3.3' }),
  stack: (c) => ({ name: { id: 'icon-hex-stack' }, lines: [line('tip-stack', { n: c.position.hexes_left })], clause: '3.3' }),
  supply: (c) => ({
    name: { id: 'icon-plague-cube' },
    lines: [line('tip-supply', { left: c.position.supply, all: c.position.cubes })],
    clause: '1.2',
  }),
  boats: (c) => ({ name: { id: 'icon-boat' }, lines: [line('tip-boats', { n: c.position.boats_left })], clause: '2.4' }),
  solo: (c, [id = '']) => {
    const tile = c.catalogue.solo.get(id);
    if (tile === undefined) return null;
    return {
      name: placePhrase(c.catalogue, tile.hex),
      lines: [line(`deed-${tile.deed}`, { klass: klassPhrase(tile.klass ?? 'nun') })],
      clause: '12.3',
    };
  },
  docking: (c) => ({
    name: { id: 'icon-docking-tile' },
    lines: [line('tip-docking', { places: list(c.position.docking_left.map((dock) => ({ id: `place-${dock}` }))) })],
    clause: '2.3',
  }),
  repopulation: (c, [seat]) => ({
    name: { id: 'icon-repopulation-tile' },
    lines: [line('tip-repopulation', { n: c.catalogue.printed.repopulation_tiles - (c.position.seats[Number(seat ?? c.seat.seat)]?.repopulated ?? 0) })],
    clause: '9.1',
  }),
  opponent: (c) => ({
    name: { id: 'board-opponent' },
    lines: [line('tip-rival', { space: c.position.opponent?.popularity ?? 1, figures: c.position.opponent?.figures_left ?? 0 })],
    clause: '12.3',
  }),
};

/** Every line of a card begins with a capital. */
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function tipOf(c: TipContext, target: string): Card | null {
  const [kind = '', ...ids] = target.split(':');
  const tip = MAKERS[kind]?.(c, ids) ?? null;
  if (tip === null) return null;
  const reach = (tip.reach ?? []).map(c.say).join(' ');
  return {
    title: capital(c.say(tip.name)),
    ...(reach === '' ? {} : { reach }),
    lines: tip.lines.map(({ phrase, ...drawn }) => ({ ...drawn, text: capital(c.say(phrase)) })),
    clause: tip.clause,
  };
}
