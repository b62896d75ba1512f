/** Another client has been put on the server: a page that is open goes on as it is, and whatever comes next is the new one. */

import { isLeaving } from './leaving';
import { recall, remember } from './memory';

const RELOADED = 'messina.reloaded';
/** In ms: a page that cannot be had now either is not asked for again and again. */
const LATELY = 60_000;

export const renewal = {
  /** The next page is loaded from the server. */
  due: false,
};

/** A part of this client was asked for that is no longer there. */
function lost(event: Event): void {
  if (isLeaving() || Date.now() - recall(RELOADED, 0) < LATELY) return;
  remember(RELOADED, Date.now());
  event.preventDefault();
  location.reload();
}

export function expectNewClients(): void {
  addEventListener('vite:preloadError', lost);
  if (!('serviceWorker' in navigator)) return;
  const worker = navigator.serviceWorker;
  let had = worker.controller !== null;
  worker.addEventListener('controllerchange', () => {
    renewal.due = had;
    had = true;
  });
}

/** After a lost line: the server may have been replaced by a newer one. */
export function lookForNewClient(): void {
  if ('serviceWorker' in navigator) void navigator.serviceWorker.getRegistration().then((found) => found?.update()).catch(() => undefined);
}
