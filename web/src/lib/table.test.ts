import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choice as offered } from './choice.testing';
import { FakeSocket, type Sent } from './net/socket.testing';
import { Table } from './table.svelte';
import type { Choice, HintGiven, ServerMessage, TableView } from './wire';

const choice = (code: number, text: string, ...then: number[]): Choice => offered(text, {}, { code, then });
const view = (version: number, ...choices: Choice[]): TableView => ({
  type: 'view', version, steps: 0, choices, chains: [], refusals: [], acting: 0, turns: [0], undo: { possible: false, reason: 'nothing' }, news: [], since_my_turn: 0, asked_since: null, clock: null, over: false, rewound_to: null,
  position: { seats: [], outcome: null } as Partial<TableView['position']> as TableView['position'],
});

let table: Table;
const hear = (message: ServerMessage): void => FakeSocket.last.hear(message);
const acts = (): Sent[] => FakeSocket.last.sent.filter(({ type }) => type === 'act');
const done = async (act: Sent | undefined, version: number): Promise<void> => {
  hear({ type: 'done', id: act?.id ?? '', version });
  await new Promise((resolve) => setTimeout(resolve));
};

beforeEach(() => {
  const nothing = (): void => undefined;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', nothing);
  vi.stubGlobal('removeEventListener', nothing);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { hash: '', protocol: 'http:', host: 'x' });
  vi.stubGlobal('document', { addEventListener: nothing, removeEventListener: nothing, visibilityState: 'visible' });
  table = new Table('one', { myTurn: nothing, moving: () => false, lag: () => 0, banner: () => 0 });
  FakeSocket.last.onopen?.();
  hear(view(1, choice(10, 'go H1')));
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

test('two clicks on one question give one answer', () => {
  void table.act(choice(10, 'go H1'));
  void table.act(choice(10, 'go H1'));
  expect(acts().map(({ code }) => code)).toEqual([10]);
});

test('what is lit can be clicked, although the word that the last answer was taken is still on its way', async () => {
  void table.act(choice(10, 'go H1'));
  hear(view(2, choice(20, 'go H2')));
  expect(table.choices.map(({ code }) => code)).toEqual([20]);
  expect(table.sending).toBe(false);
  void table.act(choice(20, 'go H2'));
  expect(acts().map(({ code, version }) => [code, version])).toEqual([[10, 1], [20, 2]]);
  await done(acts()[0], 2);
  expect(table.sending, 'the second answer is still under way').toBe(true);
  hear(view(3));
  expect(table.sending).toBe(false);
});

test('a click that settles several questions gives its answers as one', () => {
  void table.act(choice(10, 'use scroll > track 2', 94210));
  expect(acts().map(({ code, then }) => [code, then])).toEqual([[10, [94210]]]);
});

test('an answer that was refused can be given again', async () => {
  void table.act(choice(10, 'go H1'));
  hear({ type: 'refused', id: acts()[0]?.id ?? '', reason: 'too-fast', detail: '' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(table.refused).toBe('too-fast');
  void table.act(choice(10, 'go H1'));
  expect(acts().length).toBe(2);
});

test('a page that can be seen says that it shows whose turn it is; one behind others says nothing', () => {
  const seen = (): (number | undefined)[] => FakeSocket.last.sent.filter(({ type }) => type === 'seen').map(({ version }) => version);
  table.mine = [0];
  hear({ ...view(2), acting: null });
  expect(seen()).toEqual([]);
  hear(view(3));
  hear(view(4));
  expect(seen()).toEqual([3]);
  hear({ ...view(5), acting: null });
  vi.stubGlobal('document', { ...document, visibilityState: 'hidden' });
  hear(view(6));
  expect(seen()).toEqual([3]);
});

test('who asks for a hint again is told the same, until the table has moved on', async () => {
  const asked = (): Sent[] => FakeSocket.last.sent.filter(({ type }) => type === 'hint');
  const first = table.askHint();
  hear({ type: 'hint', id: asked()[0]?.id ?? '', code: 10, then: [] } as Partial<HintGiven> as HintGiven);
  await first;
  table.hint = null;
  await table.askHint();
  expect(table.hint).toMatchObject({ code: 10 });
  expect(asked().length).toBe(1);
  hear(view(2, choice(20, 'go H2')));
  expect(table.hint).toBe(null);
  const late = table.askHint();
  hear(view(3, choice(30, 'go H3')));
  hear({ type: 'hint', id: asked()[1]?.id ?? '', code: 20, then: [] } as Partial<HintGiven> as HintGiven);
  await late;
  expect(table.hint).toBe(null);
});
