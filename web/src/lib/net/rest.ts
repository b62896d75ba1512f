/** The http side of the server. */

import type {
  Address,
  BotInfo,
  Components,
  ForkTable,
  Lesson,
  LessonMoment,
  Moment,
  NewTable,
  PackInfo,
  Printed,
  Problem,
  ReplayIndex,
  TableCreated,
  TableInfo,
  TableView,
} from '../wire';

/** The server said no; `reason` is a message id (`problem-...`). */
export class ServerProblem extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    readonly detail: string,
  ) {
    super(detail === '' ? reason : `${reason}: ${detail}`);
  }
}

async function problemOf(response: Response): Promise<ServerProblem> {
  try {
    const body = (await response.json()) as Partial<Problem>;
    return new ServerProblem(response.status, body.reason ?? 'unexpected', body.detail ?? '');
  } catch {
    return new ServerProblem(response.status, 'unexpected', response.statusText);
  }
}

export async function request<T>(path: string, init?: RequestInit): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ServerProblem(0, 'unreachable', '');
  }
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as T;
}

export const shown = (keys: readonly string[]): Record<string, string> => ({ Authorization: `Bearer ${keys.join(',')}` });

export const post = <T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> =>
  request<T>(path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) });

export const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

const printed = new Map<string, Promise<Printed>>();

/** What is printed never changes: one request a pack. */
export function fetchPrinted(hash: string): Promise<Printed> {
  let found = printed.get(hash);
  if (found === undefined) {
    found = request<Printed>(`/api/printed/${encodeURIComponent(hash)}`);
    found.catch(() => printed.delete(hash));
    printed.set(hash, found);
  }
  return found;
}

let provenance: Promise<Components> | undefined;

/** Where the printed values come from; one request is enough. */
export function fetchProvenance(): Promise<Components> {
  provenance ??= request<Components>('/api/components');
  provenance.catch(() => (provenance = undefined));
  return provenance;
}

/** What links for others begin with; null if only the server's own machine reaches it. */
export const fetchAddress = (): Promise<Address> => request('/api/address');
export const fetchPacks = (): Promise<PackInfo[]> => request('/api/packs');
export const fetchBots = (): Promise<BotInfo[]> => request('/api/bots');
export const createTable = (body: NewTable): Promise<TableCreated> => post('/api/tables', body);
/** A saved game becomes a table. */
export const importTable = (record: string): Promise<TableCreated> =>
  request('/api/tables/import', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: record });
export const recordAddress = (id: string): string => `${table(id)}/record`;
export const fetchTable = (id: string): Promise<TableInfo> => request(table(id));
/** A running game is forked only by those who have keys to it. */
export const forkTable = (id: string, keys: readonly string[], body: ForkTable): Promise<TableCreated> =>
  post(`${table(id)}/fork`, body, shown(keys));
/** The table as those with these keys see it, with what is new since a version. */
export const fetchView = (id: string, keys: readonly string[], since: number): Promise<TableView> =>
  request(`${table(id)}/view?since=${since}`, { headers: shown(keys) });
export const fetchMoment = (id: string, at: number): Promise<Moment> => request(`${table(id)}/moments/${at}`);
export const fetchReplay = (id: string): Promise<ReplayIndex> => request(`${table(id)}/replay`);
/** The guided first game. */
export const fetchLesson = (): Promise<Lesson> => request('/api/tutorial');
export const fetchLessonMoment = (at: number): Promise<LessonMoment> => request(`/api/tutorial/moments/${at}`);
