/** The http side of the server. */

import { base } from '../base';
import { unlessLeaving } from '../leaving';
import { givenPersonalKey, keysOf } from '../memory';
import type {
  Address,
  Analysis,
  AskBoard,
  BestTurns,
  Board,
  BotInfo,
  Components,
  ForkTable,
  Lesson,
  LessonMoment,
  Lines,
  Moment,
  NewTable,
  PackInfo,
  Printed,
  Problem,
  Puzzle,
  ReplayIndex,
  SeatKey,
  TableCreated,
  TableInfo,
  Verdict,
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
    response = await unlessLeaving(fetch(base + path, init));
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
export const recordAddress = (id: string): string => `${base}${table(id)}/record`;
export const fetchTable = (id: string): Promise<TableInfo> => request(table(id));
/** A running game is forked only by those who have keys to it. */
export const forkTable = (id: string, keys: readonly string[], body: ForkTable): Promise<TableCreated> =>
  post(`${table(id)}/fork`, body, shown(keys));
/** Another link for a seat; the one before is dead. */
export const issueLink = (id: string, keys: readonly string[], seat: number): Promise<SeatKey> => post(`${table(id)}/seats/${seat}/link`, {}, shown(keys));
export const handToBot = (id: string, keys: readonly string[], seat: number, bot: string): Promise<TableInfo> => post(`${table(id)}/seats/${seat}/bot`, { bot }, shown(keys));
export const comeBack = (id: string, keys: readonly string[], seat: number): Promise<TableInfo> => post(`${table(id)}/seats/${seat}/back`, {}, shown(keys));
export const endTable = (id: string, keys: readonly string[]): Promise<TableInfo> => post(`${table(id)}/end`, {}, shown(keys));
/** Some games are not for everybody to see: who asks shows who they are. */
const seen = (id: string): Record<string, string> => {
  const keys = [...keysOf(id), givenPersonalKey()].filter((key) => key !== '');
  return keys.length === 0 ? {} : shown(keys);
};
const seeing = (id: string): RequestInit => ({ headers: seen(id) });
export const fetchMoment = (id: string, at: number): Promise<Moment> => request(`${table(id)}/moments/${at}`, seeing(id));
export const fetchReplay = (id: string): Promise<ReplayIndex> => request(`${table(id)}/replay`, seeing(id));
/** Begins the analysis of a finished game, or tells how far it is. */
export const beginAnalysis = (id: string): Promise<Analysis> => request(`${table(id)}/analysis`, { method: 'POST', ...seeing(id) });
export const fetchAnalysis = (id: string): Promise<Analysis> => request(`${table(id)}/analysis`, seeing(id));
/** A turn beside the best one. */
export const fetchLines = (id: string, turn: number): Promise<Lines> => request(`${table(id)}/analysis/${turn}`, seeing(id));
/** A position after some answers; nothing is kept. */
export const askBoard = (asked: AskBoard): Promise<Board> => post('/api/board', asked, seen(asked.table ?? ''));
export const askTurns = (asked: AskBoard): Promise<BestTurns> => post('/api/board/turns', asked, seen(asked.table ?? ''));
/** What some answers gave away. */
export const askVerdict = (asked: AskBoard): Promise<Verdict> => post('/api/board/verdict', asked, seen(asked.table ?? ''));
export const fetchPuzzle = (day: number): Promise<Puzzle> => request(`/api/puzzles/${day}`);
/** The guided first game. */
export const fetchLesson = (): Promise<Lesson> => request('/api/tutorial');
export const fetchLessonMoment = (at: number): Promise<LessonMoment> => request(`/api/tutorial/moments/${at}`);
