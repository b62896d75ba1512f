/** The house stands straight: who may import whom, no rule in the client, no module longer than a chapter. */

import { describe, expect, test } from 'vitest';
import architecture from '../../docs/architecture.md?raw';

const texts = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const sources = Object.entries(texts)
  .map(([path, text]) => ({ path: path.slice(2), text }))
  .filter(({ path }) => !/\.test(ing)?\.ts$/.test(path));
const WRITTEN = 'lib/wire.ts';

/** What would decide by a rule of the game: the server tells it, or the pack has it printed. */
const RULES: [RegExp, string][] = [
  [/split\(' (\+|\/|->) '\)|includes\(' -> '\)|\(any,skip\)/, 'an action is taken apart by the server (Printed.actions, PrintedHex.action ...)'],
  [/\.letter\b/, 'a harbour says so (PrintedHex.harbour)'],
  [/Math\.max\([^()]*seats\.length|seats\.length (<|<=|>|>=) \d/, 'what depends on the player count is printed for each (Printed.layouts, PrintedRound.boats ...)'],
  [/\b5 - |\b18 squares|=== 18\b/, 'how many there are of something is printed (Printed.repopulation_tiles)'],
  [/round\b[^;]* % 2/, 'who begins is printed (PrintedRound.opponent_first)'],
  [/registers\[[^\]]*\] \+ 1/, 'an answer says where it leads (Choice.space)'],
  [/Math\.min\(6,|\.step \+ [12]\b/, 'an answer says where an overseer lands (Choice.landings)'],
  [/upgraded \? 2\b|centre\b[^;]* \? 3\b/, 'how many citizens a step activates is printed with it (PrintedStep.near_most ...)'],
  [/order\.indexOf\([^)]*\) \+ i|\(from \+ i\) %/, 'the server says who has the next turns (TableView.turns)'],
  [/'ws\d?-|'imp-|'wagon-\d|startsWith\('[A-Z]/, 'what a tile is, its entry says, not its id'],
  [/(>=|=|\?) 1[34]0\b/, 'which solo score is good is printed (Printed.solo_marks)'],
  [/fire_cost [*+-]|\* *fire_cost/, 'what an answer costs, it says (Choice.changes)'],
];

/** Drawings of the rulebook's examples show what is printed there. */
const isExample = (path: string): boolean => path.startsWith('app/examples/');

describe('no rule is decided in the client', () => {
  test.each(RULES.map(([pattern, why]) => ({ pattern, why })))('$why', ({ pattern }) => {
    const found = sources.filter(({ path, text }) => !isExample(path) && path !== WRITTEN && pattern.test(text)).map(({ path, text }) => `${path}: ${pattern.exec(text)?.[0]}`);
    expect(found).toEqual([]);
  });
});

/** Each room, and the rooms it may import from, as docs/architecture.md has it. */
const ROOMS: Record<string, string[]> = { gallery: ['lib', 'board', 'gallery'] };
for (const [, room = '', below = ''] of architecture.matchAll(/^\| `(\w+)` \| [^|]* \| ([^|]*) \|$/gm)) {
  ROOMS[room] = [room, ...[...below.matchAll(/`(\w+)`/g)].map(([, name]) => name as string)];
}
const roomOf = (path: string): string => path.split('/').at(0) ?? '';
const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import\()\s*'(\.[^'?]*)'/g)].map(([, name]) => new URL(name as string, `file:///${path}`).pathname.slice(1));

test.each(Object.keys(ROOMS))('%s imports only what lies below it', (room) => {
  const wrong = sources
    .filter(({ path }) => roomOf(path) === room && path.includes('/'))
    .flatMap(({ path, text }) => importsOf(path, text).filter((name) => roomOf(name) in ROOMS && !ROOMS[room]?.includes(roomOf(name))).map((name) => `${path} imports ${name}`));
  expect(wrong).toEqual([]);
});

test('nothing is used that plain http has not', () => {
  const kept = sources.filter(({ text }) => /crypto\.(?:randomUUID|subtle)\b/.test(text)).map(({ path }) => path);
  expect(kept).toEqual([]);
});

test('every link leads from where the client lies', () => {
  expect(sources.flatMap(({ path, text }) => [...text.matchAll(/href=["{]?[`'"]?\/\w[^"]*/g)].map(([link]) => `${path}: ${link}`))).toEqual([]);
});

test('every room is known', () => {
  expect([...new Set(sources.filter(({ path }) => path.includes('/')).map(({ path }) => roomOf(path)))].sort()).toEqual(Object.keys(ROOMS).sort());
});

test('no module is longer than a chapter', () => {
  expect(sources.filter(({ path, text }) => path !== WRITTEN && text.split('\n').length > 400).map(({ path }) => path)).toEqual([]);
});
