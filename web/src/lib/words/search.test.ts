import { describe, expect, test } from 'vitest';
import { cutAt, finds, fold } from './search';

describe('search', () => {
  test.each([
    ['Služebník leží ve městě', 'sluzebnik'],
    ['SLUŽEBNÍK', 'služebník'],
    ['Na każdy żeton łodzi', 'lodzi'],
    ['großes Feuer', 'GROSSES feuer'],
    ['Счётчик чумы, ещё раз', 'счетчик еще'],
    ['kůň', 'kun'],
    ['sluz\u030Cebni\u0301k', 'služebník'],
  ])('%s has %s', (text, query) => {
    expect(finds(text, query)).toBe(true);
  });

  test('every word must be there, in any order', () => {
    expect(finds('A major fire burns a cube', 'cube major')).toBe(true);
    expect(finds('A major fire burns a cube', 'cube minor')).toBe(false);
    expect(finds('anything', '  ')).toBe(true);
  });

  test('what was found is marked in the letters of the text', () => {
    expect(cutAt('Každý služebník', 'sluzebnik')).toEqual([
      { text: 'Každý ', found: false },
      { text: 'služebník', found: true },
    ]);
    expect(cutAt('der große Brand', 'gross')).toEqual([
      { text: 'der ', found: false },
      { text: 'groß', found: true },
      { text: 'e Brand', found: false },
    ]);
    expect(cutAt('e\u0301te\u0301', 'ete')).toEqual([{ text: 'e\u0301te\u0301', found: true }]);
    expect(cutAt('plain', '')).toEqual([{ text: 'plain', found: false }]);
  });

  test('folding keeps what has no accent', () => {
    expect(fold('6.2 Fire & plague')).toBe('6.2 fire & plague');
  });
});
