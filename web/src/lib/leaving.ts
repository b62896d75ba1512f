/** Whoever leaves a page breaks off what it was fetching: that is no failure, and nobody waits for it any more. */

/** In ms: so long a page that is left may still be there. One that is not left after all goes on as before. */
const SHORTLY = 3000;
let left = -Infinity;

export const isLeaving = (): boolean => performance.now() - left < SHORTLY;

export function expectLeaving(): void {
  addEventListener('beforeunload', () => (left = performance.now()));
}

/** What is fetched, or nothing ever where the page is being left; a part of the client for which it is loaded anew is undefined. */
export async function unlessLeaving<T>(work: Promise<T>): Promise<T> {
  const never = new Promise<T>(() => undefined);
  try {
    return (await work) ?? never;
  } catch (failure) {
    if (isLeaving()) return never;
    throw failure;
  }
}
