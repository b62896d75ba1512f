import { describe, expect, test } from 'vitest';
import { choice } from '../lib/choice.testing';
import type { Seat } from '../lib/wire';
import { buttonsOf, countByPart, dropped, likest, litBeside, meanings, partOf, pendingOf, pillOf } from './answers';

const seat = { opportunities: [{ text: 'scroll', count: 2 }, { text: 'build', count: 1 }] } as Partial<Seat> as Seat;

describe('answers', () => {
  const choices = ['end', 'use scroll', 'action', 'advance city', 'recall', 'go A05'].map((text) => choice(text));

  test('those without a thing on the board are buttons, in their order', () => {
    expect(buttonsOf(choices, 'desk').map(({ verb }) => verb)).toEqual(['action', 'recall']);
  });

  test('what cannot be used now waits; paid advances come last', () => {
    const pending = pendingOf(seat, choices);
    expect(pending.map(({ text, paid }) => [text, paid])).toEqual([['scroll', false], ['build', false], ['city', true]]);
    expect(pending[1]?.choice).toBeNull();
  });

  test('ending the turn drops what could still be used, and the action', () => {
    expect(dropped(seat, choices)).toBe(3);
    expect(dropped(seat, [choice('end'), choice('advance city')])).toBe(0);
  });

  test('the end of the turn takes the action along where that brings nothing to choose', () => {
    const whole = [choice('action > end', {}, { code: 5, then: [9] }), choice('action', {}, { code: 5 }), choice('end', {}, { code: 9 })];
    expect(dropped(undefined, whole)).toBe(0);
    expect(buttonsOf(whole, 'desk').map(({ text }) => text)).toEqual(['action']);
  });

  test('sides of what the hex brings are clicked on their things', () => {
    const sides = ['action > choose build', 'action > choose scroll > use scroll > track 1', 'action > use city / church > choose city'];
    const offered = [...sides.map((text) => choice(text, {}, { code: 5, then: text.split(' > ').slice(1).map((_, i) => i) })), choice('action', {}, { code: 5 })];
    expect(buttonsOf(offered, 'desk').map(({ text }) => text)).toEqual(['action > choose build']);
  });

  test('further spaces are no pills, and who may move calls for no part', () => {
    const further = choice('advance city > advance city', {}, { then: [1] });
    expect(pendingOf(undefined, [further, choice('advance city')]).map(({ key }) => key)).toEqual(['advance city']);
    expect(partOf([choice('employ B7 > citizen CR1', {}, { then: [1] }), choice('end')])).toBeNull();
  });

  test('while a pill is pointed at its targets are lit alone, and what can be bought stays (8.3)', () => {
    const scroll = choice('use scroll', {}, { earned: 'scroll' });
    const track = choice('use scroll > track 1', {}, { earned: 'scroll', then: [1] });
    const offered = [scroll, track, choice('use build > build Q1', {}, { earned: 'build', then: [1] }), choice('advance city'), choice('advance city > advance city', {}, { then: [1] }), choice('end')];
    expect(litBeside(scroll, offered).map(({ text }) => text)).toEqual(['use scroll', track.text, 'advance city']);
  });

  test('a thing that uses at once what it earns puts nothing out while it is pointed at', () => {
    const sign = choice('action > use overseer(craftsman)', {}, { then: [1], landing: { klass: 'craftsman', step: 1, branch: 'common' } });
    const offered = [sign, choice('action'), choice('use scroll', {}, { earned: 'scroll' })];
    expect(litBeside(sign, offered)).toEqual(offered);
    expect(litBeside(undefined, offered)).toEqual(offered);
  });

  test('the part of the table where the question is answered', () => {
    expect(partOf([choice('square CR1'), choice('employ B7')])).toBe('estate');
    expect(partOf([choice('end'), choice('use scroll')])).toBeNull();
    expect(partOf([choice('use overseer(nun)', {}, { landing: { klass: 'nun', step: 1, branch: 'common' } }), choice('end')])).toBe('estate');
    expect(partOf([choice('use city / church > choose city', { city: 1 }, { space: 4 })])).toBe('board');
    expect(countByPart([choice('lieutenant A03 > go A01'), choice('go A01'), choice('go A02'), choice('build Q1')])).toEqual({ city: 2, estate: 0, board: 1 });
  });
});

test('a lieutenant on the estate can be chosen wherever the estate is not in view', () => {
  const choices = ['lieutenant estate', 'employ B7'].map((text) => choice(text));
  expect(buttonsOf(choices, 'phone').map(({ text }) => text)).toEqual(['lieutenant estate']);
  expect(buttonsOf(choices, 'desk')).toEqual([]);
  expect(partOf(choices)).toBeNull();
});

test('the choice that goes along longest with what somebody would answer', () => {
  const choices = [choice('done', {}, { code: 1 }), choice('burn', {}, { code: 2, then: [3, 1] }), choice('burn all', {}, { code: 2, then: [3, 2, 3] })];
  const found = (...answers: number[]) => likest(choices, answers)?.text;
  expect([found(1, 9), found(2, 3, 1), found(2, 3, 2, 4), found(5), found()]).toEqual(['done', 'burn', 'burn all', undefined, undefined]);
});

describe('a thing that was earned', () => {
  const of = (earned: string, text: string, code: number, ...then: number[]) => choice(`use ${earned} > ${text}`, {}, { earned, code, then });
  const pills = [choice('use overseer', {}, { code: 1 }), choice('use upgrade', {}, { code: 2 }), choice('advance city', {}, { code: 3 })];
  const landing = (branch: 'left' | 'right') => ({ landing: { klass: 'nun', step: 2, branch } as const });
  const choices = [
    of('upgrade', 'overseer nun', 2, 20),
    of('overseer', 'overseer nun', 1, 20),
    { ...of('overseer', 'step 2 left', 1, 20, 30), ...landing('left') },
    { ...of('overseer', 'step 2 right', 1, 20, 31), ...landing('right') },
    of('upgrade', 'track 1', 2, 40),
    of('overseer', 'track 1', 1, 40),
    choice('employ B7'),
  ];
  const numbers = choices.map((one) => pillOf(one, choices, pills));

  test('bears the lowest number of its pills', () => {
    expect(numbers).toEqual([2, 2, 1, 1, 1, 1, null]);
    expect(pillOf(choices[4]!, choices, pills.slice(1, 2))).toBeNull();
  });

  test('may mean several of them, and then it is asked which', () => {
    const meant = (at: number): string[] => meanings(choices[at]!, choices, pills).map(({ text }) => text);
    expect(meant(4)).toEqual(['use overseer > track 1', 'use upgrade > track 1']);
    expect(meant(0)).toEqual(['use upgrade > overseer nun']);
    expect(meant(6)).toEqual(['employ B7']);
  });
});
