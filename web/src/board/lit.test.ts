import { describe, expect, it } from 'vitest';
import { choice } from '../lib/choice.testing';
import type { Position, Refusal, Seat } from '../lib/wire';
import { farPrice, litCabins, litNextDoor, litPlaces, litSpaces, litSquares, litSteps, litWorkshops, tileLook } from './lit';

describe('what is lit', () => {
  it('places carry their price in coins', () => {
    const lit = litPlaces([choice('go A01', { coin: -2 }), choice('go A02'), choice('recall', { coin: 1 })]);
    expect(lit.get('A01')?.price).toEqual({ coin: 2 });
    expect(lit.get('A02')?.price).toEqual({});
    expect(lit.size).toBe(2);
    expect(litPlaces([choice('hex A01')]).get('A01')?.price).toBeNull();
  });

  it('a tile looks as the question needs it', () => {
    const asked = (hex?: string) => ({ asked: { name: 'x', player: 0, clause: '', about: hex ? { hex } : {} } }) as unknown as Position;
    const choices = [choice('go A01')];
    const lit = litPlaces(choices);
    const refusal = (reason: Refusal['reason']): Refusal => ({ target: 'A03', reason, by: null, short: { coin: 1 } });
    expect(tileLook('A01', asked(), choices, lit, undefined)).toBe('legal');
    expect(tileLook('A02', asked(), choices, lit, undefined)).toBe('plain');
    expect(tileLook('A02', asked('A02'), choices, lit, undefined)).toBe('here');
    expect(tileLook('A03', asked(), choices, lit, refusal('blocked'))).toBe('blocked');
    expect(tileLook('A03', asked(), choices, lit, refusal('coins_short'))).toBe('far');
    expect(tileLook('A03', asked(), [], new Map(), undefined)).toBe('plain');
    expect(farPrice(refusal('coins_short'), 2)).toBe(3);
  });

  it('what waits beside the question is thin', () => {
    const waiting = [choice('activate CR1'), choice('employ B7'), choice('done')];
    expect(litWorkshops(waiting).get('B7')?.thin).toBe(true);
    expect(litSquares(waiting).get('CR1')?.thin).toBe(false);
    expect(litWorkshops([choice('employ B7'), choice('end')]).get('B7')?.thin).toBe(false);
  });

  it('spaces of a register are earned, or thinner where they are paid for', () => {
    const step = (text: string, space: number, more = {}) => choice(text, { city: 1 }, { space, ...more });
    const lit = litSpaces([step('use city / church > choose city', 4, { earned: 'city / church' }), step('use city / church > choose city > advance city', 5, { earned: 'city / church' }), step('advance city', 4), step('advance church', 2)], 'city');
    expect([...lit].map(([space, { thin }]) => [space, thin])).toEqual([[4, false], [5, true]]);
  });

  it('whoever may move to a workshop is thin beside the question', () => {
    const move = choice('employ B7 > citizen CR1', {}, { then: [1] });
    expect(litSquares([move, choice('activate CR2')]).get('CR1')?.thin).toBe(true);
    expect(litSquares([move, choice('end')]).get('CR1')?.thin).toBe(false);
  });

  it('knows cabins under both names', () => {
    const lit = litCabins([choice('upgrade cabin-2'), choice('upgrade CR1'), choice('cabin 3')]);
    expect([...lit.keys()].sort()).toEqual(['2', '3']);
  });

  it('shows the steps that answers lead to, each once', () => {
    const seat = { overseers: { nun: { step: 1, branch: 'common', upgraded: false } } } as Partial<Seat> as Seat;
    const to = (branch: 'left' | 'right', text: string) => choice(text, {}, { landing: { klass: 'nun', step: 2, branch } });
    const steps = litSteps([to('left', 'use overseer(nun) > step 2 left'), to('left', 'use overseer > overseer nun > step 2 left'), to('right', 'step 2 right'), choice('end')], seat);
    expect(steps.map(({ branch, from, choice: { text } }) => [branch, from, text])).toEqual([['left', 1, 'use overseer(nun) > step 2 left'], ['right', 1, 'step 2 right']]);
  });

  it('a cube next door is burned with all those here', () => {
    const fight = (here: number, beside: string[]) => choice(`burn ${here} ${beside}`, {}, { fight: { here, beside, paid: { major: 1 }, rats: 0 } });
    const lit = litNextDoor([fight(1, []), fight(1, ['A02']), fight(2, ['A02']), fight(2, ['A02', 'A03'])]);
    expect([...lit.keys()]).toEqual(['A02']);
    expect(lit.get('A02')?.choice.fight?.here).toBe(2);
  });
});
