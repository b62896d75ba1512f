import { describe, expect, it } from 'vitest';
import { soundOf } from './sound';
import type { Event } from './wire';

const events = (...names: Event['name'][]): Event[] => names.map((name) => ({ name }) as Event);

describe('sounds', () => {
  it('are for the few things that matter', () => {
    expect(soundOf(events('CubeBurned'), () => true)).toBe('fire');
    expect(soundOf(events('TokensGained', 'LieutenantMoved'), () => true)).toBeNull();
  });

  it('are one at a time: the weightiest', () => {
    expect(soundOf(events('CitizenRescued', 'GameEnded', 'RoundBegan'), () => true)).toBe('end');
  });

  it('can be off one by one', () => {
    expect(soundOf(events('CitizenRescued', 'RoundBegan'), (sound) => sound !== 'round')).toBe('rescue');
    expect(soundOf(events('RoundBegan'), () => false)).toBeNull();
  });
});
