/** Messages in the reader's language. A language is a folder of `.ftl` files under `src/messina/locales`. */

import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, FluentType, type FluentVariable } from '@fluent/bundle';
import { getContext, setContext } from 'svelte';
import { unlessLeaving } from './leaving';
import { PSEUDO, disguise } from './pseudo';
import { typeset } from './typeset';
import type { Argument, Phrase } from './wire';

export type { Argument, Phrase } from './wire';

/** All but the words of the command line. */
const files = import.meta.glob<string>(['../../../src/messina/locales/*/*.ftl', '!../../../src/messina/locales/*/{terminal,letters}.ftl'], { query: '?raw', import: 'default' });

const languageOf = (path: string): string => path.split('/').at(-2) ?? 'en';

export const LANGUAGES: string[] = [...new Set(Object.keys(files).map(languageOf))].sort();
export const FALLBACK = 'en';

/** Where the texts are written for a country: British English has its own lists and dates. */
const COUNTRIES: Partial<Record<string, string>> = { en: 'en-GB' };

/** The language's name for itself. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The first language the browser asks for that there is a folder for. */
export function preferredLanguage(wanted: readonly string[]): string {
  const found = wanted.map((tag) => tag.split('-')[0] ?? '').find((tag) => LANGUAGES.includes(tag));
  return found ?? FALLBACK;
}

/** NUMBER that also knows `type: "ordinal"`, for 1st, 2nd, 3rd. */
const NUMBER: FluentFunction = ([value], { type }) =>
  new FluentNumber(Number(value instanceof FluentNumber ? value.value : value), type === undefined ? {} : ({ type: String(type) } as Intl.NumberFormatOptions));

/** A phrase within a message: said as it stands, or in the form a message asks for with FORM. */
class Said extends FluentType<Phrase> {
  constructor(
    phrase: Phrase,
    readonly say: (form: string) => string,
  ) {
    super(phrase);
  }

  override toString(): string {
    return this.say('');
  }
}

/** FORM($place, "gen"): the phrase in its attribute `.gen` (in words alone: `.plain-gen`), if it has one. */
const FORM: FluentFunction = ([what = '', form]) => (what instanceof Said ? what.say(String(form)) : what);

export function newBundle(language: string): FluentBundle {
  const functions = { NUMBER, FORM };
  return language === PSEUDO
    ? new FluentBundle(FALLBACK, { useIsolating: false, functions, transform: disguise })
    : new FluentBundle(language, { useIsolating: false, functions });
}

/** What is dear to make is made once for everything it depends on. */
function once<K extends string[], T>(make: (...key: K) => T): (...key: K) => T {
  const made = new Map<string, T>();
  return (...key) => {
    const name = key.join(' ');
    let one = made.get(name);
    if (one === undefined) made.set(name, (one = make(...key)));
    return one;
  };
}

const listOf = once((country: string, type: 'conjunction' | 'disjunction') => new Intl.ListFormat(country, { type }));
const numberOf = once((country: string) => new Intl.NumberFormat(country));
const signedOf = once((country: string) => new Intl.NumberFormat(country, { signDisplay: 'always', maximumFractionDigits: 1 }));
const unitOf = once((country: string, unit: 'day' | 'hour' | 'minute', unitDisplay: 'narrow' | 'short') => new Intl.NumberFormat(country, { style: 'unit', unit, unitDisplay }));
const dateOf = once((country: string) => new Intl.DateTimeFormat(country, { day: 'numeric', month: 'long' }));
const clockOf = once((country: string) => new Intl.DateTimeFormat(country, { hour: '2-digit', minute: '2-digit' }));
const dayOf = once((country: string) => new Intl.DateTimeFormat(country, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }));
const passedOf = once((country: string) => new Intl.RelativeTimeFormat(country, { numeric: 'auto' }));

async function loadBundle(language: string): Promise<FluentBundle> {
  const bundle = newBundle(language);
  const folder = language === PSEUDO ? FALLBACK : language;
  const own = Object.entries(files).filter(([path]) => languageOf(path) === folder);
  for (const text of await unlessLeaving(Promise.all(own.map(([, load]) => load())))) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

export type Translate = (id: string, args?: Record<string, Argument>) => string;

export class Messages {
  #bundle = $state.raw<FluentBundle | null>(null);
  /** Those that have been spoken, to be gone back to at once. */
  #known = new Map<string, FluentBundle>();
  #wanted = '';
  language = $state(FALLBACK);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async use(language: string): Promise<void> {
    this.#wanted = language;
    const bundle = this.#known.get(language) ?? (await loadBundle(language));
    this.#known.set(language, bundle);
    // Another one may have been asked for while this one was fetched.
    if (this.#wanted !== language) return;
    this.#bundle = bundle;
    this.language = bundle.locales[0] ?? FALLBACK;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  #pattern(id: string): Parameters<FluentBundle['formatPattern']>[0] | null {
    const [name = '', attribute] = id.split('.');
    const message = this.#bundle?.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }

  #format(id: string, args: Record<string, FluentVariable>): string {
    const pattern = this.#pattern(id);
    return pattern === null || this.#bundle === null ? id : typeset(this.#bundle.formatPattern(pattern, args, []), this.language);
  }

  /** The id, or its attribute for this form that there is: `plain-gen` before `plain` before `gen`. */
  #variant(id: string, plain: boolean, form: string): string {
    const wanted = plain ? [`plain-${form}`, 'plain', form] : [form];
    return wanted.map((one) => `${id}.${one}`).find((one) => this.has(one)) ?? id;
  }

  #resolve(phrase: Phrase, plain: boolean, form = ''): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(phrase.args ?? {})) {
      if (Array.isArray(value)) args[name] = this.list(value.map((part) => this.#resolve(part, plain, form)), phrase.join ?? 'and');
      else if (typeof value === 'object') args[name] = new Said(value, (asked) => this.#resolve(value, plain, asked));
      else args[name] = value;
    }
    return this.#format(this.#variant(phrase.id, plain, form), args);
  }

  /** The message with its marks: `<coin>` is an icon, `<p0>` a player. For `Rich`. */
  rich(phrase: Phrase): string {
    return this.#resolve(phrase, false);
  }

  /** The message in words alone, for labels, titles and those who listen: icons stand beside their word, players stay. */
  plain(phrase: Phrase): string {
    return this.#resolve(phrase, true)
      .replace(/<(?!p\d>)[a-z0-9-]+>[ \u00A0]?/g, '')
      .trim();
  }

  t: Translate = (id, args) => this.#resolve(args === undefined ? { id } : { id, args }, false);

  get #country(): string {
    return COUNTRIES[this.language] ?? this.language;
  }

  list(parts: string[], join: 'and' | 'or' = 'and'): string {
    const type = join === 'and' ? 'conjunction' : 'disjunction';
    return listOf(this.#country, type).format(parts);
  }

  /** What stands between the parts of a list: `[", ", " and "]` for three. */
  separators(count: number): string[] {
    const parts = Array.from({ length: count }, (_, i) => String(i));
    return listOf(this.#country, 'conjunction')
      .formatToParts(parts)
      .filter((part) => part.type === 'literal')
      .map((part) => typeset(part.value, this.language));
  }

  /** A number as people write it: with a minus, not a hyphen. */
  number(value: number): string {
    return typeset(numberOf(this.#country).format(value), this.language);
  }

  /** A gain or loss: `+2`, `−1.5`. */
  signed(value: number): string {
    return typeset(signedOf(this.#country).format(value), this.language);
  }

  date(seconds: number): string {
    return dateOf(this.#country).format(seconds * 1000);
  }

  /** The time of a day. */
  clock(seconds: number): string {
    return clockOf(this.#country).format(seconds * 1000);
  }

  /** A day as it is written in addresses (`2026-11-16`), as people write it. */
  day(day: string): string {
    return dayOf(this.#country).format(new Date(`${day}T12:00:00Z`));
  }

  /** `2d 4h`, `3h 5m`, and below an hour `07:41`. English alone writes so; elsewhere it is for narrow places only. */
  span(seconds: number, narrow = this.language === 'en'): string {
    const whole = Math.max(0, Math.floor(seconds));
    if (whole < 3600) return [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0')).join(':');
    const unitDisplay = narrow ? 'narrow' : 'short';
    const unit = (value: number, name: 'day' | 'hour' | 'minute'): string => unitOf(this.#country, name, unitDisplay).format(value);
    const parts = whole < 86_400 ? [unit(Math.floor(whole / 3600), 'hour'), unit(Math.floor((whole % 3600) / 60), 'minute')] : [unit(Math.floor(whole / 86_400), 'day'), unit(Math.floor((whole % 86_400) / 3600), 'hour')];
    return typeset((/^0/.test(parts[1] ?? '') ? parts.slice(0, 1) : parts).join(' '), this.language);
  }

  /** `3 minutes ago`, `yesterday`, and after a week the date. */
  ago(seconds: number, now = Date.now() / 1000): string {
    const passed = now - seconds;
    const format = passedOf(this.#country);
    if (passed < 3600) return format.format(-Math.round(passed / 60), 'minute');
    if (passed < 86400) return format.format(-Math.round(passed / 3600), 'hour');
    if (passed < 7 * 86400) return format.format(-Math.round(passed / 86400), 'day');
    return this.date(seconds);
  }
}

const KEY = Symbol('messages');

export function provideMessages(messages: Messages): void {
  setContext(KEY, messages);
}

export function useMessages(): Messages {
  return getContext<Messages>(KEY);
}
