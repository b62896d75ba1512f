/** What a tooltip says about registers, rounds, the offer, and the people at the table. */

import { isNothing } from '../../actions';
import { citizensOf } from '../../holders';
import type { Phrase } from '../../i18n.svelte';
import { RIVAL } from '../../people';
import type { Track } from '../../wire';
import { actionPhrase, citizensPhrase, countsPhrase, klassesPhrase } from '../effects';
import { FINAL, beforeTheEnd, totalOf } from '../result';
import { soloMarks } from '../solo';
import { placePhrase, roman, tilePhrase } from '../things';
import { workshopLines } from './estate';
import { type Maker, line, list, no, when } from './parts';

export const registerTip: Maker = (c, [track = 'city', space = '1']) => {
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

export const roundTip: Maker = (c, [round = '1']) => {
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

export const offerTip: Maker = (c, [id = '']) => {
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

export const tokenTip: Maker = (_, [token = 'coin']) => {
  const icon = ICON_OF_TOKEN[token] ?? 'points';
  return { name: { id: `icon-${icon}` }, lines: [line(`icon-${icon}.about`)], clause: token === 'fire' || token === 'major' ? '6.1' : '7.1' };
};

export const ratsTip: Maker = (c, [seat]) => {
  const rats = (seat === undefined || seat === '' ? c.seat : c.position.seats[Number(seat)])?.rats ?? 0;
  const penalties = c.catalogue.printed.rat_penalties;
  const cost = penalties[Math.min(rats, penalties.length - 1)] ?? 0;
  const what: Phrase = { id: 'effect-points', args: { n: cost } };
  return { name: { id: 'tip-rats', args: { n: rats } }, lines: when(rats > 0, line('tip-rats-cost', { what })), clause: '10.3' };
};

export const wheelTip: Maker = (c) => {
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

export const lieutenantTip: Maker = (c, [seat = '0', number = '0']) => {
  const one = c.position.seats[Number(seat)]?.lieutenants[Number(number)];
  if (one === undefined) return null;
  const id = one.used ? 'tip-lieutenant-used' : 'tip-lieutenant-ready';
  return { name: { id: 'tip-lieutenant' }, lines: [line(id, { place: placePhrase(c.catalogue, one.place) })], clause: '4.3' };
};

export const seatTip: Maker = (c, [number = '0']) => {
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

export const scoreTip: Maker = (c, [number = '0']) => {
  const seat = c.position.seats[Number(number)];
  if (seat === undefined) return null;
  const sources = Object.entries(seat.points).filter(([, n]) => n !== 0);
  return {
    name: { id: 'tip-seat-score', args: { what: { id: 'effect-points', args: { n: seat.score } } } },
    lines: sources.map(([source, n]) => line('tip-score-source', { source: { id: `source-${source}` }, n: n ?? 0 })),
    clause: '10.4',
  };
};

export const endedTip: Maker = (c, [number = '0']) => {
  const seat = c.position.seats[Number(number)];
  if (seat === undefined) return null;
  const counted = FINAL.flatMap((source) => (seat.if_ended[source] ? [line('tip-score-source', { source: { id: `source-${source}` }, n: seat.if_ended[source] ?? 0 })] : []));
  return {
    name: { id: 'board-if-ended-label', args: { n: totalOf(seat.if_ended) } },
    lines: [line('tip-score-source', { source: { id: 'tip-score-rounds' }, n: beforeTheEnd(seat.if_ended) }), ...counted],
    clause: '10.4',
  };
};

export const marksTip: Maker = (c) => ({
  name: { id: 'solo-marks' },
  lines: soloMarks(c.catalogue.printed, c.seat).map(({ grade, from }) => line('solo-mark', { grade, n: from })),
  clause: '12.6',
});
