/** Calls whose answer does not change while the page is open: one request is enough. */

import type { Components, House, Printed } from '../wire';
import * as calls from './calls';

const answers = new Map<string, Promise<unknown>>();

function once<T>(name: string, ask: () => Promise<T>): Promise<T> {
  const known = answers.get(name) as Promise<T> | undefined;
  if (known !== undefined) return known;
  const answer = ask();
  answer.catch(() => answers.delete(name));
  answers.set(name, answer);
  return answer;
}

export const fetchPrinted = (hash: string): Promise<Printed> => once(hash, () => calls.fetchPrinted(hash));
export const fetchComponents = (): Promise<Components> => once('components', calls.fetchComponents);
export const fetchHouse = (): Promise<House> => once('house', calls.fetchHouse);
