/** Events by the names of what they tell, for those who read many of them alike. */

import type { Event } from './wire';

type Names<T> = T extends unknown ? keyof T : never;
type Of<T, Name extends PropertyKey> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never;

/** Whatever an event may tell. */
export type Told = { [Name in Names<Event['args']>]?: Of<Event['args'], Name> };

export const told = (event: Event): Told => event.args;
