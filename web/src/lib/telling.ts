/** Being told when it is one's turn: what this browser has set up, and which of its games it is for. */

import { base } from './base';
import { games, keysOf, recall, remember } from './memory';
import { addRecipient, changeRecipient, fetchReach, fetchRecipient, forgetRecipient, subscribe } from './net/calls';
import { ServerProblem } from './net/rest';
import type { Device, Quiet, RecipientInfo, RecipientMade, WebhookForm } from './wire';

/** Ways of this person; a webhook is the table's. */
export type Way = 'push' | 'mail';
export const WAYS: readonly Way[] = ['push', 'mail'];

interface Told extends RecipientMade {
  language: string;
  quiet?: Quiet | null;
}

interface Stored {
  push: Told | null;
  mail: Told | null;
  /** All of my games, those to come as well. */
  all: boolean;
}

const TOLD = 'messina.told';
const NOBODY: Stored = { push: null, mail: null, all: true };

const stored = (): Stored => ({ ...NOBODY, ...recall<Partial<Stored>>(TOLD, {}) });
const store = (change: Partial<Stored>): void => remember(TOLD, { ...stored(), ...change });

export const recipientOf = (way: Way): RecipientMade | null => stored()[way];
export const hearsOfAll = (): boolean => stored().all;

/** Why this browser cannot be told anything; null if it can. */
export function hindrance(): 'cannot' | 'blocked' | null {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'cannot';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const textOf = (key: ArrayBuffer | null): string =>
  btoa(Array.from(new Uint8Array(key ?? new ArrayBuffer(0)), (byte) => String.fromCharCode(byte)).join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** This browser as a device of web push, once its owner allows it; null if not. What it was before may be worth nothing any more. */
export async function thisDevice(publicKey: string, anew = false): Promise<Device | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(`${base}/worker.js`);
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(publicKey);
  const known = await pushManager.getSubscription();
  // One that was made for another server's key takes nothing from this one.
  if (known !== null && (anew || textOf(known.options.applicationServerKey) !== textOf(key.buffer))) await known.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return { endpoint: subscription.endpoint, p256dh: textOf(subscription.getKey('p256dh')), auth: textOf(subscription.getKey('auth')) };
}

/** A new recipient, which hears of this game or of all. */
export async function setUp(way: Way, where: { device: Device } | { mail: string }, language: string, quiet: Quiet | null, table?: string): Promise<void> {
  const made = await addRecipient({ language, quiet, ...where });
  store({ [way]: { ...made, language, quiet } });
  await Promise.all((hearsOfAll() ? running() : table === undefined ? [] : [table]).map((id) => hear(made, id, true)));
}

export async function giveUp(way: Way): Promise<void> {
  const made = recipientOf(way);
  store({ [way]: null });
  if (made !== null) await forgetRecipient(made.id, [made.key]).catch(() => undefined);
}

/** What the server knows of it; null, and forgotten here too, if it knows nothing. */
export async function known(way: Way): Promise<RecipientInfo | null> {
  const made = recipientOf(way);
  if (made === null) return null;
  try {
    return await fetchRecipient(made.id, [made.key]);
  } catch (problem) {
    if (!isUnknown(problem)) throw problem;
    store({ [way]: null });
    return null;
  }
}

const isUnknown = (problem: unknown): boolean => problem instanceof ServerProblem && problem.reason === 'no-such-recipient';

const running = (): string[] => games().filter((game) => !game.finished && game.way !== 'hotseat').map(({ id }) => id);

/** Whether a recipient hears of my seats at a table. */
const hearOf = (table: string, made: RecipientMade, wanted: boolean): Promise<string[]> =>
  subscribe(table, { recipient: made.id, key: made.key, tokens: keysOf(table), wanted });

/** A seat that is no longer ours is no reason to stop with the others. */
const hear = (made: RecipientMade, table: string, wanted: boolean): Promise<unknown> => hearOf(table, made, wanted).catch(() => undefined);

const everyWay = (): Told[] => WAYS.map((way) => stored()[way]).filter((told) => told !== null);

export async function hearHere(table: string, wanted: boolean): Promise<void> {
  await Promise.all(everyWay().map((made) => hearOf(table, made, wanted)));
}

/** All of my games, or none but this one. */
export async function hearOfAll(wanted: boolean, table?: string): Promise<void> {
  store({ all: wanted });
  const others = running().filter((id) => wanted || id !== table);
  await Promise.all(everyWay().flatMap((made) => others.map((id) => hear(made, id, wanted))));
}

export async function keepQuiet(quiet: Quiet | null): Promise<void> {
  await Promise.all(everyWay().map((made) => changeRecipient(made.id, { language: made.language, quiet }, [made.key])));
  for (const way of WAYS) {
    const made = stored()[way];
    if (made !== null) store({ [way]: { ...made, quiet } });
  }
}

/** On coming to a table: who hears of all games hears of this one, and in the language that is read now. */
export async function comeTo(table: string, language: string): Promise<void> {
  for (const way of WAYS) {
    const made = stored()[way];
    if (made === null) continue;
    if (made.language !== language) {
      const info = await known(way).catch(() => null);
      if (info === null) {
        if (way === 'push' && recipientOf(way) === null) await renew(made, language);
        continue;
      }
      await changeRecipient(made.id, { language, quiet: info.quiet }, [made.key]).catch(() => undefined);
      store({ [way]: { ...made, language } });
    }
    if (!hearsOfAll()) continue;
    await hearOf(table, made, true).catch((problem: unknown) => {
      if (way === 'push' && isUnknown(problem)) return renew(made, language);
    });
  }
}

/** The push service took nothing more for this device, so the server has forgotten it: it was allowed once, and asks again by itself. */
async function renew({ quiet = null }: Told, language: string): Promise<void> {
  if (hindrance() !== null || Notification.permission !== 'granted') return;
  try {
    const { push } = await fetchReach();
    const device = push === null ? null : await thisDevice(push, true);
    if (device !== null) await setUp('push', { device }, language, quiet);
  } catch {
    // The next table is another occasion.
  }
}

const ADDRESS = /^https:\/\/([^/]+)\//;

/** What a webhook's address wants to be sent. */
export function formOf(url: string): WebhookForm {
  const host = ADDRESS.exec(url)?.[1] ?? '';
  if (/(^|\.)discord(app)?\.com$/.test(host)) return 'discord';
  return host === 'hooks.slack.com' ? 'slack' : 'json';
}

/** `22:30` as minutes of the day, and back. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
export const timeOf = (minutes: number): string => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
