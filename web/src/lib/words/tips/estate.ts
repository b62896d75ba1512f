/** What a tooltip says about the things of an estate. */

import { klassOfSquare } from '../../holders';
import type { Klass } from '../../wire';
import { actionPhrase, citizensPhrase, clauseOf } from '../effects';
import { citizenArgs, roman, squarePhrase, tilePhrase } from '../things';
import { type Maker, type TipContext, type TipLine, line, when } from './parts';

export const squareTip: Maker = (c, [id = '']) => {
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

/** Citizens that a step would find to activate, and what for. */
function served(c: TipContext, klass: string, step: number, branch: string): TipLine[] {
  const printed = c.catalogue.printed.steps.find((one) => one.klass === klass && one.step === step && [branch, 'common'].includes(one.branch));
  const squares = c.catalogue.estates.get(c.seat.estate)?.squares ?? [];
  return [...(printed?.near ?? []), ...(printed?.far ?? [])].flatMap((id) => {
    const square = squares.find((one) => one.id === id);
    if (square === undefined || c.seat.squares[id] === undefined || c.seat.spent.includes(id)) return [];
    return [{ icon: `${klassOfSquare(id)}${c.seat.squares[id] === 'upgraded' ? '-up' : ''}`, phrase: actionPhrase(square.action) }];
  });
}

/** More than these would make a card that hides the board. */
const MOST_SERVED = 6;

export const stepTip: Maker = (c, [klass = 'nun', step = '1', branch = 'left']) => {
  const found = served(c, klass, Number(step), branch);
  return {
    name: { id: 'tip-step', args: { ...citizenArgs(klass), step: Number(step) } },
    lines: [line('tip-step-kind', { kind: stepKind(c, klass, Number(step)) }), ...(found.length > 0 ? found.slice(0, MOST_SERVED) : [line('tip-step-nobody')])],
    clause: '7.4',
  };
};

export const overseerTip: Maker = (c, [klass = 'nun']) => {
  const overseer = c.seat.overseers[klass as Klass];
  const id = overseer.upgraded ? 'tip-overseer-up' : 'tip-overseer';
  const lines = [
    line('tip-overseer-at', { step: overseer.step }),
    ...when(overseer.step > 0, line('tip-step-kind', { kind: stepKind(c, klass, overseer.step) })),
  ];
  return { name: { id, args: citizenArgs(klass) }, lines, clause: '7.4' };
};

export const cabinTip: Maker = (c, [number = '1']) => {
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

export function workshopLines(c: TipContext, id: string): TipLine[] {
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

export const workshopTip: Maker = (c, [id = '']) => {
  const slot = c.seat.workshops.find((one) => one.tile === id);
  const state = slot?.worker === 'empty' ? [line('tip-workshop-empty')] : when(slot?.rewarded, line('tip-workshop-rewarded'));
  return {
    name: { id: 'tip-workshop', args: { tile: tilePhrase(c.catalogue, id) } },
    lines: [...workshopLines(c, id), ...state],
    clause: c.catalogue.tiles.get(id)?.era === 2 ? '7.9' : '7.8',
  };
};

export const wagonTip: Maker = (c, [id = '']) => {
  const slot = c.seat.wagons.find((one) => one.tile === id);
  const number = c.catalogue.tiles.get(id)?.number ?? 0;
  return {
    name: { id: 'tip-wagon', args: { number } },
    lines: [line(slot?.used ? 'tip-wagon-used' : 'tip-wagon-ready')],
    clause: '7.10',
  };
};

export const scrollTip: Maker = (c, [row = '1']) => {
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
