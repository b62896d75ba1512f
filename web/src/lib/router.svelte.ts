/** Where we are: a handful of addresses over the history of the browser, each from where the client lies. */

import { base, within } from './base';
import { renewal } from './renewal';

export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; at: number | null }
  | { page: 'end'; id: string }
  | { page: 'analysis'; id: string }
  | { page: 'board'; table: string; at: number }
  | { page: 'puzzle'; table: string; at: number }
  | { page: 'rules'; clause: string; query: string }
  | { page: 'aid' }
  | { page: 'hall' }
  | { page: 'daily'; day: string | null }
  | { page: 'learn'; at: number | null }
  | { page: 'told'; asked: string }
  | { page: 'lost' };

/** The number in `?at=12`. */
function numberIn(search: string): number | null {
  const at = new URLSearchParams(search).get('at');
  return at === null || !/^\d+$/.test(at) ? null : Number(at);
}

export function parseRoute(path: string, search: string, hash: string): Route {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length === 0) return { page: 'start' };
  if (parts[0] === 'rules' && parts.length === 1) return { page: 'rules', clause: hash.slice(1), query: new URLSearchParams(search).get('q') ?? '' };
  if (parts[0] === 'learn' && parts.length === 1) return { page: 'learn', at: numberIn(search) };
  if (parts[0] === 'hall' && parts.length === 1) return { page: 'hall' };
  if (parts[0] === 'daily' && parts.length === 1) return { page: 'daily', day: new URLSearchParams(search).get('day') };
  if (parts[0] === 'aid' && parts.length === 1) return { page: 'aid' };
  if (parts[0] === 'told' && parts.length === 1) return { page: 'told', asked: hash.slice(1) };
  if ((parts[0] === 'analysis' || parts[0] === 'puzzle') && parts.length === 1) {
    return { page: parts[0] === 'puzzle' ? 'puzzle' : 'board', table: new URLSearchParams(search).get('table') ?? '', at: numberIn(search) ?? 0 };
  }
  const id = parts[1];
  if (parts[0] !== 't' || id === undefined) return { page: 'lost' };
  if (parts.length === 2) return { page: 'table', id };
  if (parts[2] === 'end') return { page: 'end', id };
  if (parts[2] === 'analysis') return { page: 'analysis', id };
  if (parts[2] === 'replay') return { page: 'replay', id, at: numberIn(search) };
  return { page: 'lost' };
}

const here = (): Route => parseRoute(within(location.pathname), location.search, location.hash);

class Router {
  route = $state.raw<Route>(here());

  constructor() {
    // The worker looks after what lies below the base, and the start is there, too.
    if (base !== '' && location.pathname === base) history.replaceState(null, '', `${base}/${location.search}${location.hash}`);
    addEventListener('popstate', () => (this.route = here()));
    addEventListener('hashchange', () => (this.route = here()));
  }

  go(address: string): void {
    if (renewal.due) {
      location.assign(base + address);
      return;
    }
    history.pushState(null, '', base + address);
    this.route = here();
    scrollTo(0, 0);
  }

  /** Changes the address without a new place in the history: the moment of a replay. */
  replace(address: string): void {
    history.replaceState(null, '', base + address);
  }

  /** For the click of a link: stay in the app unless a new tab is wanted. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(within(link.pathname) + link.search + link.hash);
  };
}

export const router = new Router();
