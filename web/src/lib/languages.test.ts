/** The languages against each other: the same messages, variables and marks, every plural, and the glossary's terms. */

import { FluentResource } from '@fluent/bundle';
import { type Attribute, type Message, type Pattern, type SelectExpression, type Term, Visitor, parse } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import glossary from '../../../src/messina/locales/glossary.json';
import { LANGUAGES, newBundle } from './i18n.svelte';

const locales: Record<string, string> = import.meta.glob('../../../src/messina/locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });

/** Cases a phrase can be asked for in: `.gen` beside the message, `.plain-gen` beside its `.plain`. */
const FORMS = ['gen', 'dat', 'acc', 'ins', 'loc'];
const formOf = (attribute: string): string | undefined => FORMS.find((form) => attribute === form || attribute === `plain-${form}`);
/** Keys that make a choice one by plural; `other` alone may stand beside numbers. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many'];
/** A translation may choose its words by the class where English names the citizen. */
const SAME: Record<string, string> = { citizen: 'klass', one: 'klass' };

/** Variables that may bring the term with them: `nun overseer` where English writes the class out. */
const BROUGHT = new Set(['klass', 'register', 'tile', 'holder']);
/** A shape, not a square of the estate; heads of narrow columns. */
const SHORT = new Set(['colour-yellow', 'board-register-popularity', 'board-rounds-wheel', 'table-head-lumber']);
const inWords = (text: string): string => text.replace(/<[a-z0-9-]+>/g, ' ');

/** How a reader is not addressed: Czech, German and Polish know one well, Russian keeps its distance. */
const NEVER_SAID: Partial<Record<string, RegExp>> = {
  cs: /(?<!\p{L})(vy|vás|vám|váš|vaš\p{L}*|jste|\p{L}+([aeiuyáíý]j|ě)te)(?!\p{L})/iu,
  de: /(?<=[\p{Ll},] )(Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
  pl: /(?<!\p{L})(Pan|Pani|Państw\p{L}*)(?!\p{L})/u,
  ru: /(?<!\p{L})(ты|тебя|тебе|тобой|тво\p{L}+)(?!\p{L})/iu,
};
/** Marks of a typewriter, and those of other languages. */
const QUOTED: Record<string, RegExp> = { cs: /['"”«»]/, de: /['"”«»]/, en: /['"„«»]/, pl: /['"“«»]/, ru: /['"„“”]/ };

interface Said {
  pattern: Pattern;
  variables: Set<string>;
  marks: Set<string>;
  /** Cases it asks its phrases for. */
  asks: Set<string>;
  selects: SelectExpression[];
  text: string;
}

class Reader extends Visitor {
  variables = new Set<string>();
  asks = new Set<string>();
  selects: SelectExpression[] = [];
  texts: string[] = [];

  override visitTextElement(node: { value: string }): void {
    this.texts.push(node.value);
  }
  override visitVariableReference(node: { id: { name: string } }): void {
    this.variables.add(SAME[node.id.name] ?? node.id.name);
  }
  override visitSelectExpression(node: SelectExpression): void {
    this.selects.push(node);
    this.genericVisit(node);
  }
  override visitFunctionReference(node: { id: { name: string }; arguments: { positional: unknown[] } } & Parameters<Visitor['genericVisit']>[0]): void {
    const form = node.arguments.positional[1] as { value?: string } | undefined;
    if (node.id.name === 'FORM') this.asks.add(String(form?.value));
    this.genericVisit(node);
  }
}

function read(pattern: Pattern): Said {
  const reader = new Reader();
  reader.visit(pattern);
  const text = reader.texts.join(' ');
  const marks = new Set([...text.matchAll(/<([a-z0-9-]+)>/g)].map(([, mark]) => mark as string));
  return { pattern, variables: reader.variables, marks, asks: reader.asks, selects: reader.selects, text };
}

const faults: string[] = [];

/** Whatever a file says, by id; attributes as `id.attribute`. */
function sayings(language: string, file: string): Map<string, Said> {
  const text = locales[`../../../src/messina/locales/${language}/${file}`] ?? '';
  const said = new Map<string, Said>();
  const put = (id: string, pattern: Pattern | null): void => {
    if (pattern === null) return;
    if (said.has(id)) faults.push(`${language}/${file} says ${id} twice`);
    said.set(id, read(pattern));
  };
  for (const entry of parse(text, {}).body) {
    if (entry.type === 'Junk' && 'content' in entry) faults.push(`${language}/${file} cannot be read: ${String(entry.content).slice(0, 80)}`);
    if (entry.type !== 'Message' && entry.type !== 'Term') continue;
    const { id, value, attributes } = entry as Message | Term;
    const name = entry.type === 'Term' ? `-${id.name}` : id.name;
    put(name, value);
    for (const attribute of attributes as Attribute[]) put(`${name}.${attribute.id.name}`, attribute.value);
  }
  return said;
}

const FILES = Object.keys(locales).filter((path) => path.includes('/en/')).map((path) => path.split('/').at(-1) as string);
const SAYINGS = new Map(LANGUAGES.map((language) => [language, new Map(FILES.map((file) => [file, sayings(language, file)]))]));
const of = (language: string, file: string): Map<string, Said> => SAYINGS.get(language)?.get(file) ?? new Map<string, Said>();
const isForm = (id: string): boolean => formOf(id.split('.')[1] ?? '') !== undefined;
const own = (id: string): boolean => id.startsWith('-') || isForm(id);
const all = (language: string): [string, Said][] => FILES.flatMap((file) => [...of(language, file)]);

const isOrdinal = (select: SelectExpression): boolean =>
  select.selector.type === 'FunctionReference' && JSON.stringify(select.selector).includes('"ordinal"');
const keysOf = (select: SelectExpression): string[] => select.variants.map(({ key }) => String('name' in key ? key.name : key.value));
const isPlural = (select: SelectExpression): boolean =>
  keysOf(select).every((key) => key === 'other' || CATEGORIES.includes(key) || /^\d+$/.test(key)) && keysOf(select).some((key) => CATEGORIES.includes(key));

/** A whole number for each category the language has for whole numbers. */
function samples(language: string, type: 'cardinal' | 'ordinal'): Map<string, number> {
  const rules = new Intl.PluralRules(language, { type });
  const found = new Map<string, number>();
  for (let n = 0; n < 120; n++) if (!found.has(rules.select(n))) found.set(rules.select(n), n);
  return found;
}

test('the languages of the five rulebooks are there', () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(['cs', 'de', 'en', 'pl', 'ru']));
});

test('a language has the files English has, and no others', () => {
  for (const language of LANGUAGES) {
    const files = Object.keys(locales).filter((path) => path.includes(`/${language}/`)).map((path) => path.split('/').at(-1));
    expect(files.sort(), language).toEqual([...FILES].sort());
  }
});

describe.each(LANGUAGES)('%s', (language) => {
  test('can be read', () => {
    expect(faults.filter((fault) => fault.startsWith(`${language}/`))).toEqual([]);
  });

  test.each(FILES)('%s says what English says', (file) => {
    const english = of('en', file);
    const said = of(language, file);
    expect([...english.keys()].filter((id) => !own(id) && !said.has(id)), 'missing').toEqual([]);
    expect([...said.keys()].filter((id) => !own(id) && !english.has(id)), 'not in English').toEqual([]);
  });

  test.each(FILES)('%s has the variables and marks of English', (file) => {
    const wrong: string[] = [];
    for (const [id, said] of of(language, file)) {
      if (id.startsWith('-')) continue;
      const [message = '', attribute = ''] = id.split('.');
      const like = isForm(id) ? (attribute.startsWith('plain-') ? `${message}.plain` : message) : id;
      const english = of('en', file).get(like);
      const differ = (a: Set<string>, b: Set<string> | undefined): boolean => [...a].sort().join() !== [...(b ?? [])].sort().join();
      if (english === undefined || differ(said.variables, english.variables)) wrong.push(`${id}: variables ${[...said.variables]} for ${[...(english?.variables ?? [])]}`);
      if (english === undefined || differ(said.marks, english.marks)) wrong.push(`${id}: marks ${[...said.marks]} for ${[...(english?.marks ?? [])]}`);
    }
    expect(wrong).toEqual([]);
  });

  test('every plural has each of the language’s categories', () => {
    const wrong = all(language).flatMap(([id, { selects }]) =>
      selects.filter(isPlural).flatMap((select) => {
        const needed = [...samples(language, isOrdinal(select) ? 'ordinal' : 'cardinal').keys()];
        const missing = needed.filter((category) => !keysOf(select).includes(category));
        return missing.length > 0 ? [`${id}: no ${missing.join(', ')}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('every message can be said in every plural', () => {
    const bundle = newBundle(language);
    for (const file of FILES) bundle.addResource(new FluentResource(locales[`../../../src/messina/locales/${language}/${file}`] ?? ''));
    const numbers = [...samples(language, 'cardinal').values(), ...samples(language, 'ordinal').values()];
    let count = 0;
    for (const [id] of all(language)) {
      if (id.startsWith('-')) continue;
      const [name = '', attribute] = id.split('.');
      const message = bundle.getMessage(name);
      const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
      for (const n of numbers) {
        const errors: Error[] = [];
        const variables = new Proxy({}, { get: () => n, has: () => true, getOwnPropertyDescriptor: () => ({ value: n, configurable: true, enumerable: true }) });
        const text = bundle.formatPattern(pattern as never, variables, errors);
        expect(errors, `${language} ${id} with ${n}`).toEqual([]);
        expect(text, `${language} ${id} with ${n}`).not.toMatch(/[{}]/);
        count++;
      }
    }
    expect(count).toBeGreaterThan(1000);
  });

  test('every case that is asked for is known, and every form there is asked for', () => {
    const asked = new Set(all(language).flatMap(([, { asks }]) => [...asks]));
    const given = new Set(all(language).flatMap(([id]) => formOf(id.split('.')[1] ?? '') ?? []));
    expect([...asked].filter((form) => !given.has(form)), 'asked for, but no phrase has it').toEqual([]);
    expect([...given].filter((form) => !asked.has(form)), 'there, but never asked for').toEqual([]);
  });

  test('all texts keep to the glossary', () => {
    const wrong: string[] = [];
    for (const [concept, terms] of Object.entries(glossary) as [string, Record<string, { term: string; pattern: string }>][]) {
      const english = new RegExp(terms.en?.pattern ?? '', 'iu');
      const here = terms[language];
      expect(here, `${concept} in ${language}`).toBeDefined();
      const pattern = new RegExp(here?.pattern ?? '', 'iu');
      expect(here?.term, `the pattern of ${concept} fits its term`).toMatch(pattern);
      for (const file of FILES) {
        for (const [id, said] of of('en', file)) {
          const other = of(language, file).get(id);
          if (other === undefined || isForm(id) || SHORT.has(id) || !english.test(inWords(said.text))) continue;
          const brought = [...other.variables].some((variable) => BROUGHT.has(variable));
          if (!brought && !pattern.test(inWords(other.text))) wrong.push(`${id}: ${here?.term}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

test.each(LANGUAGES)('%s has one word for one thing', (language) => {
  const wrong: string[] = [];
  for (const terms of Object.values(glossary) as Record<string, { term: string; never?: string }>[]) {
    const { term = '', never } = terms[language] ?? {};
    if (never === undefined) continue;
    const second = new RegExp(never, 'iu');
    expect(term).not.toMatch(second);
    for (const file of FILES) for (const [id, said] of of(language, file)) if (second.test(inWords(said.text))) wrong.push(`${file} ${id}: say ${term}`);
  }
  expect(wrong).toEqual([]);
});

test.each(LANGUAGES)('%s speaks to its reader in one manner, and with its own quotation marks', (language) => {
  const wrong = all(language).filter(([, { text }]) => (NEVER_SAID[language]?.test(text) ?? false) || QUOTED[language]?.test(text));
  expect(wrong.map(([id]) => id)).toEqual([]);
});

test.each(LANGUAGES)('%s opens every chapter of the rules with two plain sentences', (language) => {
  const leads = [...of(language, 'rules.ftl')].filter(([id]) => /^rule-\d+-lead$/.test(id));
  expect(leads).toHaveLength(12);
  const other = leads.filter(([, { text, marks }]) => marks.size > 0 || text.match(/[.!?](?= |$)/g)?.length !== 2);
  expect(other.map(([id]) => id)).toEqual([]);
});
