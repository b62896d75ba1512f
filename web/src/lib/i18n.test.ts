/** Every message that is used exists, and every message that exists is used. */

import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { Messages, newBundle } from './i18n.svelte';
import { CHAPTERS, EXAMPLES, GLOSSARY, clausesOf, exampleOf, messageOf, notesOf, partsOf, statusOf } from './words/clauses';

type Files = Record<string, string>;
const locales: Files = import.meta.glob(['../../../src/messina/locales/*/*.ftl', '!../../../src/messina/locales/*/{terminal,letters}.ftl'], { query: '?raw', import: 'default', eager: true });
const sources: Files = import.meta.glob(['../**/*.ts', '../**/*.svelte', '../guard.js', '!../**/*.test.ts'], { query: '?raw', import: 'default', eager: true });
const rules: Files = import.meta.glob('../../../src/messina/rules/*.py', { query: '?raw', import: 'default', eager: true });
/** What the server puts into phrases. */
const words: Files = import.meta.glob('../../../src/messina/words/*.py', { query: '?raw', import: 'default', eager: true });
const sprites: Files = import.meta.glob('../board/icons.svg', { query: '?raw', import: 'default', eager: true });

const filesOf = (language: string): [string, string][] => Object.entries(locales).filter(([path]) => path.includes(`/locales/${language}/`));
const rulesOf = (name: string): string => Object.entries(rules).find(([path]) => path.endsWith(`/${name}`))?.[1] ?? '';

/** Ids of a language, attributes as `id.attribute`. */
function idsOf(language: string): Set<string> {
  const bundle = newBundle(language);
  const ids = new Set<string>();
  for (const [file, text] of filesOf(language)) {
    expect(bundle.addResource(new FluentResource(text)), `${file} says nothing twice`).toEqual([]);
    for (const [, id] of text.matchAll(/^([a-zA-Z][\w-]*) =/gm)) {
      const message = bundle.getMessage(id as string);
      expect(message, `${id} in ${file} can be read`).toBeDefined();
      ids.add(id as string);
      for (const attribute of Object.keys(message?.attributes ?? {})) ids.add(`${id}.${attribute}`);
    }
  }
  return ids;
}

const all = Object.values(sources).join('\n');
const english = idsOf('en');

/** Quoted words that look like ids, and templates as patterns: `ask-${x}` may be any id that begins so. */
const literals = new Set([...all.matchAll(/['"]([a-zA-Z][\w-]*(?:\.[a-z]+)?)['"]/g)].map(([, id]) => id as string));
const said = Object.values(words).join('\n');
for (const [, id] of said.matchAll(/"([a-z][\w-]*(?:\.[a-z]+)?)"/g)) literals.add(id as string);
const templates = [...said.matchAll(/f"([a-z]+-[^"]*\{[^"]*)"/g)].map(([, text]) => new RegExp(`^${(text as string).replace(/\{[^{}]*\}/g, '.*')}$`));
const patterns = [...all.matchAll(/`((?:[\w.-]+|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\})+)`/g)]
  .map(([, text]) => text as string)
  .filter((text) => text.includes('${') && /^[a-z]+-/.test(text))
  .map((text) => new RegExp(`^${text.replace(/\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}/g, '.*').replaceAll('.plain', '\\.plain')}$`))
  .concat(templates);

test('the language asked for last is spoken, when an earlier one comes later, too', async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  const messages = new Messages();
  await messages.use('en');
  await Promise.all([messages.use('de'), messages.use('en')]);
  expect([messages.language, document.documentElement.lang]).toEqual(['en', 'en']);
  await messages.use('de');
  expect([messages.language, document.documentElement.lang]).toEqual(['de', 'de']);
});

test('every id that is asked for exists', () => {
  const asked = [
    ...[...all.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, id]) => id as string),
    ...[...all.matchAll(/\bt\([^()'`]*\? '([^']+)' : '([^']+)'/g)].flatMap(([, a, b]) => [a as string, b as string]),
    ...[...all.matchAll(/\bid: '([^']+)'/g)].map(([, id]) => id as string),
    ...[...all.matchAll(/\bline\('(tip-[^']+)'/g)].map(([, id]) => id as string),
  ];
  expect(asked.length).toBeGreaterThan(200);
  expect([...new Set(asked)].filter((id) => !english.has(id)), 'asked for, but missing').toEqual([]);
});

test('every id that exists is used', () => {
  const used = (id: string): boolean => {
    const [message = '', attribute] = id.split('.');
    // `.plain` is looked for beside every message that has one.
    if (attribute === 'plain') return true;
    // Whether a case is asked for, the test of the languages knows.
    if (/^(plain-)?(gen|dat|acc|ins|loc)$/.test(attribute ?? '')) return true;
    if (attribute === 'other') return english.has(message);
    return literals.has(id) || patterns.some((pattern) => pattern.test(id));
  };
  expect([...english].filter((id) => !used(id)), 'there, but never said').toEqual([]);
});

describe('what the rules can ask and tell', () => {
  test('every source of points, opportunity and scroll track has its name', () => {
    const words = (file: string, name: string): string[] => {
      const body = new RegExp(`^${name}: Final = \\(([^)]*(?:\\([^)]*\\)[^)]*)*)\\n\\)`, 'm').exec(rulesOf(file))?.[1] ?? '';
      return [...body.matchAll(/"([^"]+)"/g)].map(([, word]) => word as string);
    };
    expect(words('terms.py', 'SOURCES').length).toBe(18);
    expect(words('terms.py', 'SOURCES').map((one) => `source-${one}`).filter((id) => !english.has(id))).toEqual([]);
    expect(words('box.py', 'SCROLL_KINDS').map((one) => `track-${one}`).filter((id) => !english.has(id))).toEqual([]);
  });

  test('every clause is told, and every icon of the glossary explained', () => {
    const clauses = CHAPTERS.flatMap(clausesOf);
    expect(clauses.map(messageOf).filter((id) => !english.has(id))).toEqual([]);
    expect(CHAPTERS.map(({ number }) => `rule-${number}`).filter((id) => !english.has(id))).toEqual([]);
    expect([...english].filter((id) => /^rule-\d+-lead$/.test(id)).sort()).toEqual(CHAPTERS.slice(1).map(({ number }) => `rule-${number}-lead`).sort());
    expect(GLOSSARY.flatMap(([icon]) => [`icon-${icon}`, `icon-${icon}.about`]).filter((id) => !english.has(id))).toEqual([]);
    const told = [...english].filter((id) => /^rule-\d+-\d+$/.test(id));
    expect(told.filter((id) => !clauses.map(messageOf).includes(id))).toEqual([]);
    expect([...english].filter((id) => /^rule-.*-part-/.test(id)).sort()).toEqual(clauses.flatMap(partsOf).sort());
  });
});

describe('what stands under a clause', () => {
  const clauses = CHAPTERS.flatMap(clausesOf);

  test('every example has its caption and its drawing, and there are no others', () => {
    expect([...EXAMPLES].filter((clause) => !clauses.includes(clause))).toEqual([]);
    expect([...english].filter((id) => id.startsWith('example-')).sort()).toEqual([...EXAMPLES].map(exampleOf).sort());
    const drawn = Object.entries(sources).find(([path]) => path.endsWith('/Example.svelte'))?.[1] ?? '';
    expect([...EXAMPLES].filter((clause) => !drawn.includes(`if clause === '${clause}'}`))).toEqual([]);
  });

  test('every note belongs to a clause, and every ruling and option has one', () => {
    const notes = [...english].filter((id) => /^rule-.*-(note|editions)$/.test(id));
    expect(notes.filter((id) => !clauses.flatMap(notesOf).includes(id))).toEqual([]);
    const silent = clauses.filter((clause) => statusOf(clause) !== 'all' && !notesOf(clause).some((id) => english.has(id)));
    expect(silent).toEqual([]);
  });
});

test('every mark in a message is an icon', () => {
  const sprite = Object.values(sprites).join('');
  const icons = new Set([...sprite.matchAll(/symbol id="([^"]+)"/g)].map(([, id]) => id as string));
  const marks = filesOf('en').flatMap(([, text]) => [...text.replace(/^#.*$/gm, '').matchAll(/<([a-z0-9-]+)>/g)].map(([, mark]) => mark as string));
  expect(icons.size).toBeGreaterThan(100);
  expect([...new Set(marks)].filter((mark) => !icons.has(mark))).toEqual([]);
});
