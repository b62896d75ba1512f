/** How much room there is: a desk, a narrow window or a phone. */

import { MediaQuery } from 'svelte/reactivity';

export type Screen = 'desk' | 'narrow' | 'phone';

const narrow = new MediaQuery('(max-width: 1179px)');
const phone = new MediaQuery('(max-width: 719px)');

export const screen = {
  get size(): Screen {
    if (phone.current) return 'phone';
    return narrow.current ? 'narrow' : 'desk';
  },
};
