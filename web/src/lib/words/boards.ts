/** Which boards are played with, for messages that say it. */

import type { TableOptions } from '../wire';

export function boardsOf({ estates, scrolls }: TableOptions): 'basic' | 'advanced' | 'mixed' {
  const sides = estates + scrolls;
  return !sides.includes('b') ? 'basic' : sides.includes('a') ? 'mixed' : 'advanced';
}
