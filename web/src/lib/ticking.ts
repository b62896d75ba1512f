/** The time, for whoever shows how it passes. */

import { createSubscriber } from 'svelte/reactivity';

const everySecond = createSubscriber((update) => {
  const timer = setInterval(update, 1000);
  return () => clearInterval(timer);
});

/** In seconds since 1970; what shows it is drawn anew every second. */
export function now(): number {
  everySecond();
  return Date.now() / 1000;
}
