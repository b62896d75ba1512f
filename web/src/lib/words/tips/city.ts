/** What a tooltip says about places and boats. */

import { actionPhrase, citizensPhrase, countsPhrase, klassesPhrase } from '../effects';
import { refusalClause } from '../questions';
import { boatPhrase, placePhrase } from '../things';
import { type Maker, type TipContext, type TipLine, line, list, no, when } from './parts';
import type { Phrase } from '../../i18n.svelte';

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

export const hexTip: Maker = (c, [id = '']) => {
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

export const dockTip: Maker = (c, [id = '']) => {
  const dock = c.position.docks.find((one) => one.id === id);
  if (dock === undefined) return null;
  const boats = dock.berths.filter((one) => one !== null);
  const lines = [
    line('tip-dock', { n: boats.length }),
    ...boats.map((berth): TipLine => ({ phrase: boatPhrase(c.catalogue, berth.boat) })),
  ];
  return { name: { id: `place-${id}` }, reach: reachOf(c, id), lines, clause: clauseOfReach(c, id, '4.7') };
};

export const boatTip: Maker = (c, [id = '']) => {
  const boat = c.catalogue.boats.get(id);
  if (boat === undefined) return null;
  const berth = c.position.docks.flatMap((dock) => dock.berths).find((one) => one?.boat === id);
  const lines = [line('tip-boat', { what: actionPhrase(boat.reward) }), ...when(berth?.cube, line('tip-boat-cube'))];
  return { name: boatPhrase(c.catalogue, id), lines, clause: '4.7' };
};
