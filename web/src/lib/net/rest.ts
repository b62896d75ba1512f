/** A request to the http side of the server, and what becomes of its answer. `calls.ts` has a function for each. */

import { base } from '../base';
import { unlessLeaving } from '../leaving';
import type { Problem } from '../wire';

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

interface Sent {
  /** A text is sent as it is, all else as JSON. */
  body?: unknown;
  query?: Record<string, string | number>;
  keys?: readonly string[];
}

/** Ask the server; throw a ServerProblem if it refuses or cannot be reached. */
export async function call<T>(method: 'GET' | 'POST', path: string, { body, query, keys = [] }: Sent = {}): Promise<T> {
  const text = typeof body === 'string';
  const headers = new Headers();
  if (keys.length > 0) headers.set('Authorization', `Bearer ${keys.join(',')}`);
  if (body !== undefined) headers.set('Content-Type', text ? 'text/plain' : 'application/json');
  const asked = Object.entries(query ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const url = [address(path), ...(asked.length > 0 ? [asked.join('&')] : [])].join('?');
  let response: Response;
  try {
    response = await unlessLeaving(fetch(url, { method, headers, body: body === undefined ? null : text ? body : JSON.stringify(body) }));
  } catch {
    throw new ServerProblem(0, 'unreachable', '');
  }
  if (!response.ok) throw await problemOf(response);
  return (await response.json()) as T;
}

async function problemOf(response: Response): Promise<ServerProblem> {
  try {
    const body = (await response.json()) as Partial<Problem>;
    return new ServerProblem(response.status, body.reason ?? 'unexpected', body.detail ?? '');
  } catch {
    return new ServerProblem(response.status, 'unexpected', response.statusText);
  }
}

/** What a link leads to. */
export const address = (path: string): string => base + path;
