import { describe, expect, it } from 'vitest';
import type { Choice, Position, Refusal, Seat } from '../lib/wire';
import { farPrice, litCabins, litPlaces, litSquares, litSteps, litWorkshops, tileLook } from './lit';

const choice = (text: string, changes: Choice['changes'] = {}): Choice => {
  const [verb = '', ...rest] = text.split(' ');
  return { code: 0, text, verb: verb as Choice['verb'], argument: rest.join(' '), said: { id: 'list' }, changes, landings: [], space: null };
};

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

  it('knows cabins under both names', () => {
    const lit = litCabins([choice('upgrade cabin-2'), choice('upgrade CR1'), choice('cabin 3')]);
    expect([...lit.keys()].sort()).toEqual(['2', '3']);
  });

  it('shows the steps the answers lead to, and settles the branch with the same click', () => {
    const seat = { overseers: { nun: { step: 1, branch: 'common', upgraded: false } } } as Partial<Seat> as Seat;
    const landing = (branch: 'left' | 'right', follow: string | null) => ({ klass: 'nun' as const, step: 2, branch, follow });
    const pick = { ...choice('overseer nun'), landings: [landing('left', 'step 2 left'), landing('right', 'step 2 right')] };
    const steps = litSteps([pick, choice('done')], seat);
    expect(steps.map((s) => `${s.klass} ${s.step} ${s.branch} ${s.follow ?? '-'}`)).toEqual(['nun 2 left step 2 left', 'nun 2 right step 2 right']);
    const picked = litSteps([{ ...choice('step 2 left'), landings: [landing('left', null)] }], seat);
    expect(picked[0]).toMatchObject({ klass: 'nun', step: 2, branch: 'left', from: 1 });
    expect(picked[0]?.follow).toBeUndefined();
  });
});
