/** What this browser remembers: seat tokens, games, a name, the last choices on the start page. Another client on the same host has a memory of its own. */

import { base } from './base';
import type { SeatKey, TableCreated, TableView, Way } from './wire';

export interface RememberedSeat {
  name: string;
  colour: string;
}

export interface RememberedGame {
  id: string;
  way: Way;
  seats: RememberedSeat[];
  /** Seats this browser plays. */
  mine: number[];
  /** The version seen last. */
  version: number;
  round: number;
  /** Seconds since 1970. */
  seen: number;
  myTurn: boolean;
  /** The seat that is awaited, when it is not one of mine. */
  awaited: number | null;
  /** Since when, in seconds since 1970; null if nobody knows. */
  since?: number | null;
  finished: boolean;
  /** Its owner has ended it before the end of the game. */
  ended?: boolean;
  scores: number[];
  advanced: boolean;
  /** Of a solo game: its score is one to be proud of. */
  laurel?: boolean;
}

const GAMES = 'messina.games';
const NAME = 'messina.name';
const KEYS = 'messina.keys.';
const OWN = 'messina.own.';
const LINKS = 'messina.links.';
const PERSON = 'messina.person';
const LESSON = 'messina.lesson';
const MOST_GAMES = 60;

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(base + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(base + key, JSON.stringify(value));
  } catch {
    // A browser that stores nothing still plays; it only forgets.
  }
}

export const games = (): RememberedGame[] => recall<RememberedGame[]>(GAMES, []);

export function rememberGame(game: RememberedGame): void {
  const others = games().filter((one) => one.id !== game.id);
  remember(GAMES, [game, ...others].slice(0, MOST_GAMES));
}

/** What a view says about a remembered game. */
export const seenIn = (view: TableView): Pick<RememberedGame, 'version' | 'round' | 'myTurn' | 'awaited' | 'since' | 'finished' | 'ended' | 'scores'> => ({
  version: view.version,
  round: view.position.round,
  myTurn: view.acting !== null,
  awaited: view.position.asked?.player ?? null,
  since: view.asked_since,
  finished: view.over,
  ended: view.over && view.position.outcome === null,
  scores: view.position.outcome?.scores ?? view.position.seats.map((one) => one.score),
});

export function forgetGame(id: string): void {
  remember(GAMES, games().filter((one) => one.id !== id));
}

const givenKeys = (table: string): string[] => recall<string[]>(KEYS + table, []);

/** A key this browser has made for itself; empty where it came with none but its own table's. */
const ownKey = (table: string): string => recall<string>(OWN + table, '');

/** All keys of a table, of which some may have become useless. */
export const keysOf = (table: string): string[] => [...givenKeys(table), ownKey(table)].filter((key) => key !== '');

/** What to greet a table with: whoever takes a seat by a link brings a key that nobody else has. */
export function greetingKeys(table: string): { tokens: string[]; key?: string } {
  const key = ownKey(table);
  return key === '' ? { tokens: givenKeys(table) } : { tokens: givenKeys(table), key };
}

export function addKeys(table: string, keys: string[]): void {
  remember(KEYS + table, [...new Set([...givenKeys(table), ...keys])]);
}

/** Letters that nobody guesses and nobody has had before; people come by plain http, too, where `randomUUID` is not to be had. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A key of one's own for a table one is about to join. */
export function joiningKey(table: string): string {
  if (ownKey(table) === '') remember(OWN + table, newKey());
  return ownKey(table);
}

/** Who this is wherever there is no seat to be known by: in the solo of the day. */
export function personalKey(): string {
  if (givenPersonalKey() === '') keepPersonalKey(newKey());
  return givenPersonalKey();
}
export const givenPersonalKey = (): string => recall<string>(PERSON, '');
/** The keys that open a table to whoever looks at it: those of seats, and that of the person for the solo of the day. */
export const viewerKeys = (table: string): string[] => [...keysOf(table), givenPersonalKey()].filter((key) => key !== '');
export const keepPersonalKey = (key: string): void => remember(PERSON, key);

/** The keys of a table open its rematch, too. */
export function takeKeysAlong(table: string, rematch: string): void {
  addKeys(rematch, keysOf(table));
}

/** The keys of seats for others, so that their links can be sent again. */
export const linksOf = (table: string): SeatKey[] => recall<SeatKey[]>(LINKS + table, []);
export const keepLinks = (table: string, keys: SeatKey[]): void => remember(LINKS + table, keys);

export const seatAddress = (base: string, table: string, token: string): string => `${base}/t/${table}#key=${token}`;

/** A seat has a new link. */
export const keepLink = (table: string, key: SeatKey): void => keepLinks(table, [...linksOf(table).filter((link) => link.seat !== key.seat), key]);

export const watchAddress = (base: string, table: string): string => `${base}/t/${table}`;

/** A new table: my keys stay here, the others' become links. */
export function keepTable(created: TableCreated): void {
  const { id, way } = created.table;
  const mine = way === 'online' ? created.keys.slice(0, 1) : created.keys;
  addKeys(id, [...mine.map((key) => key.token), created.owner]);
  keepLinks(id, created.keys.slice(mine.length));
}

export const displayName = (): string => recall<string>(NAME, '');
export const rememberName = (name: string): void => remember(NAME, name);

/** How far the guided first game has come; null before it is begun and after its end. */
export interface Learned {
  step: number;
  steps: number;
}
export const learned = (): Learned | null => recall<Learned | null>(LESSON, null);
export const rememberLearned = (now: Learned | null): void => remember(LESSON, now);

export const keyInAddress = (): string => new URLSearchParams(location.hash.slice(1)).get('key') ?? '';

/** The address brings a key that this browser does not have yet. */
export const hasNewKeyInAddress = (table: string): boolean => keyInAddress() !== '' && !givenKeys(table).includes(keyInAddress());

/** Without the key that came with it. */
export const forgetKeyInAddress = (): void => history.replaceState(history.state, '', location.pathname + location.search);

/** Takes a seat's key out of the address (`#key=...`) and keeps it. */
export function claimFromAddress(table: string): void {
  const key = keyInAddress();
  if (key === '') return;
  // A link that is new, after another one was opened here, is for a key that is new, too.
  if (ownKey(table) === '' || !givenKeys(table).includes(key)) {
    addKeys(table, [ownKey(table)].filter((own) => own !== ''));
    remember(OWN + table, newKey());
  }
  addKeys(table, [key]);
  forgetKeyInAddress();
}
