/** What is known of the printed components, in words. */

import type { EntryMarks, TableMarks } from '../wire';
import { roman } from './things';
import type { Translate } from '../i18n.svelte';

/** Entries of which the same is known: their ids, and the values under each mark. */
export interface Alike {
  ids: string[];
  known: [mark: string, values: string[]][];
}

export function alike(table: TableMarks): Alike[] {
  const found = new Map<string, Alike>();
  for (const { id, marks } of table.entries) {
    const key = JSON.stringify(marks);
    const one = found.get(key);
    if (one !== undefined) one.ids.push(id);
    else found.set(key, { ids: [id], known: byMark(marks) });
  }
  return [...found.values()];
}

function byMark(marks: EntryMarks['marks']): [string, string[]][] {
  const found = new Map<string, string[]>();
  for (const [value, mark] of Object.entries(marks)) found.set(mark, [...(found.get(mark) ?? []), value]);
  return [...found];
}

/** An entry by its printed id; where the pack names it in words, in the reader's. */
export function entryName(table: string, id: string, t: Translate): string {
  const [first = '', second = ''] = id.split(' ');
  if (table === 'rounds') return roman(Number(id));
  if (table === 'wheel') return String(Number(id.replace(/\D+/g, '')));
  if (table === 'scrolls') return `${first} ${t(`track-${second}`)}`;
  if (table === 'registers') return [t(`board-register-${first}`), second].join(' ').trim();
  return id;
}
