/** What a tooltip says about a thing on the table, named as in `targets.ts`. */

import type { Tip as Card } from '../tip';
import { klassPhrase, placePhrase } from './things';
import { endedTip, lieutenantTip, marksTip, offerTip, ratsTip, registerTip, roundTip, scoreTip, seatTip, tokenTip, wheelTip } from './tips/board';
import { boatTip, dockTip, hexTip } from './tips/city';
import { cabinTip, overseerTip, scrollTip, squareTip, stepTip, wagonTip, workshopTip } from './tips/estate';
import { type Maker, type TipContext, line, list } from './tips/parts';

export type { TipContext } from './tips/parts';

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
  ended: endedTip,
  marks: marksTip,
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
