/** Everything that makes this browser somebody: keys to seats, their games, a name, settings. It moves to another device as a link or a file. */

import { addKeys, displayName, games, givenPersonalKey, keepLinks, keepPersonalKey, keysOf, linksOf, recall, remember, rememberGame, rememberName, type RememberedGame } from './memory';
import type { SeatKey } from './wire';

const VERSION = 1;
const SETTINGS = 'messina.settings';
const IN_ADDRESS = 'keyring';

export interface Keyring {
  messina: typeof VERSION;
  name: string;
  settings: unknown;
  games: RememberedGame[];
  /** By table. */
  keys: Record<string, string[]>;
  links: Record<string, SeatKey[]>;
  /** Who this is in the solo of the day. */
  person?: string;
}

/** What this browser holds; a link carries running games only, so that a camera can read it. */
export function keyring(which: 'all' | 'running'): Keyring {
  const taken = games().filter((game) => which === 'all' || !game.finished);
  const byTable = <T>(of: (table: string) => T[]): Record<string, T[]> =>
    Object.fromEntries(taken.map(({ id }) => [id, of(id)] as const).filter(([, some]) => some.length > 0));
  return { messina: VERSION, name: displayName(), settings: recall<unknown>(SETTINGS, null), games: taken, keys: byTable(keysOf), links: byTable(linksOf), person: givenPersonalKey() };
}

/** Adds to what is here; nothing that is here is lost. */
export function take(ring: Keyring): void {
  const known = new Map(games().map((game) => [game.id, game]));
  for (const game of [...ring.games].reverse()) if ((known.get(game.id)?.version ?? -1) < game.version) rememberGame(game);
  for (const [table, keys] of Object.entries(ring.keys)) addKeys(table, keys);
  for (const [table, links] of Object.entries(ring.links)) if (linksOf(table).length === 0) keepLinks(table, links);
  if (displayName() === '' && ring.name !== '') rememberName(ring.name);
  if (givenPersonalKey() === '' && typeof ring.person === 'string') keepPersonalKey(ring.person);
  if (recall<unknown>(SETTINGS, null) === null && ring.settings !== null) remember(SETTINGS, ring.settings);
}

/** The keyring a text holds; null if it holds none. */
export function read(text: string): Keyring | null {
  try {
    const ring = JSON.parse(text) as Partial<Keyring> | null;
    const sound = ring?.messina === VERSION && typeof ring.name === 'string' && Array.isArray(ring.games) && [ring.keys, ring.links].every((one) => typeof one === 'object' && one !== null && Object.values(one).every(Array.isArray));
    const whole = sound && ring.games?.every((game) => typeof game.id === 'string' && typeof game.version === 'number' && Array.isArray(game.seats) && Array.isArray(game.mine));
    return whole ? (ring as Keyring) : null;
  } catch {
    return null;
  }
}

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/** Letters that an address may hold, as few as possible. */
export async function pack(ring: Keyring): Promise<string> {
  const packed = await through(new TextEncoder().encode(JSON.stringify(ring)), new CompressionStream('deflate-raw'));
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export async function unpack(text: string): Promise<Keyring | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    return read(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return null;
  }
}

export const keyringAddress = (base: string, packed: string): string => `${base}/#${IN_ADDRESS}=${packed}`;

/** Takes the keyring out of the address, where it would be seen and sent on. */
export function keyringInAddress(): string {
  const packed = new URLSearchParams(location.hash.slice(1)).get(IN_ADDRESS) ?? '';
  if (packed !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return packed;
}
