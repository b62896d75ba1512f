import { describe, expect, test } from 'vitest';
import { choice } from '../lib/choice.testing';
import type { Seat } from '../lib/wire';
import { buttonsOf, countByPart, dropped, partOf, pendingOf } from './answers';

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

  test('the part of the table where the question is answered', () => {
    expect(partOf([choice('square CR1'), choice('employ B7')])).toBe('estate');
    expect(partOf([choice('end'), choice('use scroll')])).toBeNull();
    expect(countByPart([choice('go A01'), choice('go A02'), choice('build Q1')])).toEqual({ city: 2, estate: 0, board: 1 });
  });
});

test('a lieutenant on the estate can be chosen wherever the estate is not in view', () => {
  const choices = ['lieutenant estate', 'employ B7'].map((text) => choice(text));
  expect(buttonsOf(choices, 'phone').map(({ text }) => text)).toEqual(['lieutenant estate']);
  expect(buttonsOf(choices, 'desk')).toEqual([]);
  expect(partOf(choices)).toBeNull();
});
