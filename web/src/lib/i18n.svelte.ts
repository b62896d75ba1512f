/** Messages in the reader's language. A language is a folder of `.ftl` files under `web/locales`. */

import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { getContext, setContext } from 'svelte';

const files = import.meta.glob<string>('../../locales/*/*.ftl', { query: '?raw', import: 'default' });

const languageOf = (path: string): string => path.split('/').at(-2) ?? 'en';

export const LANGUAGES: string[] = [...new Set(Object.keys(files).map(languageOf))].sort();
export const FALLBACK = 'en';

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

export function newBundle(language: string): FluentBundle {
  return new FluentBundle(language, { useIsolating: false, functions: { NUMBER } });
}

async function loadBundle(language: string): Promise<FluentBundle> {
  const bundle = newBundle(language);
  const own = Object.entries(files).filter(([path]) => languageOf(path) === language);
  for (const text of await Promise.all(own.map(([, load]) => load()))) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

export type Argument = string | number | Phrase | Phrase[];

/** A message still to be said: its id and arguments, which may be phrases themselves (a list is joined). */
export interface Phrase {
  id: string;
  args?: Record<string, Argument>;
  /** How a list of phrases is joined: all of them, or one of them. */
  join?: 'and' | 'or';
}

export type Translate = (id: string, args?: Record<string, Argument>) => string;

export class Messages {
  #bundles = $state.raw<FluentBundle[]>([]);
  language = $state(FALLBACK);

  get ready(): boolean {
    return this.#bundles.length > 0;
  }

  async use(language: string): Promise<void> {
    const wanted = [...new Set([language, FALLBACK])];
    this.#bundles = await Promise.all(wanted.map(loadBundle));
    this.language = language;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  #pattern(id: string): { bundle: FluentBundle; text: string | object } | null {
    const [name = '', attribute] = id.split('.');
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(name);
      const text = attribute === undefined ? message?.value : message?.attributes[attribute];
      if (text !== null && text !== undefined) return { bundle, text };
    }
    return null;
  }

  #format(id: string, args: Record<string, FluentVariable>): string {
    const found = this.#pattern(id);
    if (found === null) return id;
    return found.bundle.formatPattern(found.text as Parameters<FluentBundle['formatPattern']>[0], args, []);
  }

  #resolve(phrase: Phrase, plain: boolean): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(phrase.args ?? {})) {
      args[name] = Array.isArray(value)
        ? this.list(value.map((part) => this.#resolve(part, plain)), phrase.join ?? 'and')
        : typeof value === 'object'
          ? this.#resolve(value, plain)
          : value;
    }
    const id = plain && this.has(`${phrase.id}.plain`) ? `${phrase.id}.plain` : phrase.id;
    return this.#format(id, args);
  }

  /** The message with its marks: `<coin>` is an icon, `<p0>` a player. For `Rich`. */
  rich(phrase: Phrase): string {
    return this.#resolve(phrase, false);
  }

  /** The message in words alone, for labels, titles and those who listen. */
  plain(phrase: Phrase): string {
    const text = this.#resolve(phrase, true);
    return text
      .replace(/<([a-z0-9-]+)>/g, (_, mark: string) => (this.has(`icon-${mark}`) ? this.#format(`icon-${mark}`, {}) : ''))
      .replace(/ {2,}/g, ' ')
      .trim();
  }

  t: Translate = (id, args) => this.#resolve(args === undefined ? { id } : { id, args }, false);

  list(parts: string[], join: 'and' | 'or' = 'and'): string {
    const type = join === 'and' ? 'conjunction' : 'disjunction';
    return new Intl.ListFormat(this.language, { type }).format(parts);
  }

  /** What stands between the parts of a list: `[", ", " and "]` for three. */
  separators(count: number): string[] {
    const parts = Array.from({ length: count }, (_, i) => String(i));
    return new Intl.ListFormat(this.language, { type: 'conjunction' })
      .formatToParts(parts)
      .filter((part) => part.type === 'literal')
      .map((part) => part.value);
  }

  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value);
  }

  date(seconds: number): string {
    return new Intl.DateTimeFormat(this.language, { day: 'numeric', month: 'long' }).format(seconds * 1000);
  }

  /** `3 minutes ago`, `yesterday`, and after a week the date. */
  ago(seconds: number, now = Date.now() / 1000): string {
    const passed = now - seconds;
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' });
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
