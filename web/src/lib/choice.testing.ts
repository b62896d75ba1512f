/** For tests: a choice from its text, as the server offers it. */

import type { Choice } from './wire';

export function choice(text: string, changes: Choice['changes'] = {}, more: Partial<Choice> = {}): Choice {
  const [verb = '', ...rest] = (text.split(' > ').at(-1) ?? '').split(' ');
  return {
    code: text.length, if_ended: 0, then: [], text, verb: verb as Choice['verb'], argument: rest.join(' '), said: { id: 'list' }, changes,
    earned: null, start: null, landing: null, space: null, fight: null, leaves: [], sends: null, ...more,
  };
}
