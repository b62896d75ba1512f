/** The log: what the server tells of each event becomes lines, one for everything a player (or the table) does in a row. */

import type { Argument, Phrase } from '../i18n.svelte';
import type { Event, LogEntry } from '../wire';

/** Who a line is about: a seat, the rival, or the table itself. */
export const TABLE = -1;

export interface LogPart {
  phrase: Phrase;
  /** Ids of the things it is about, to light them on the board. */
  targets: string[];
}

export interface LogLine {
  player: number;
  parts: LogPart[];
  /** The log index of its first entry, and the length of the log right after its last. */
  from: number;
  to: number;
  round: number;
  key: string;
}

/** Who does it. */
export const playerOf = (event: Event): number => event.player ?? TABLE;

function noteParts(entry: LogEntry): LogPart[] {
  if (entry.note === null) return [];
  const known = entry.note === 'bot-replaced';
  return [{ phrase: known ? { id: 'note-bot-replaced' } : { id: 'note-other', args: { note: entry.note } }, targets: [] }];
}

/** An argument of two things told as one: lists grow, and what counts is added. */
function joined(first: Argument, second: Argument | undefined, adds: boolean): Argument {
  if (Array.isArray(first) && Array.isArray(second)) return [...first, ...second];
  if (!adds) return first;
  if (typeof first === 'number' && typeof second === 'number') return first + second;
  if (typeof first !== 'object' || Array.isArray(first) || typeof second !== 'object' || Array.isArray(second)) return first;
  return { ...first, args: { ...first.args, n: joined(first.args?.n ?? 0, second.args?.n, true) } };
}

function join(part: LogPart, event: Event): LogPart {
  const { said, adds = [], targets = [] } = event;
  const args = Object.fromEntries(
    Object.entries(part.phrase.args ?? {}).map(([name, value]) => [name, joined(value, said?.args?.[name], adds.includes(name))]),
  );
  return { phrase: { ...part.phrase, args }, targets: [...part.targets, ...targets] };
}

/** All lines of a log. A turn's end, a new round and a change of player begin a new one. */
export function logLines(log: readonly LogEntry[]): LogLine[] {
  const lines: LogLine[] = [];
  let round = 0;
  let open: LogLine | null = null;
  let together = '';
  for (const entry of log) {
    let notes = noteParts(entry);
    for (const event of entry.events) {
      if (event.ends_line) open = null;
      if (!event.said || (event.quiet && open?.player !== TABLE)) continue;
      if (event.name === 'RoundBegan') {
        round = Number(event.args.round);
        open = null;
      }
      const last: LogPart | undefined = open?.player === playerOf(event) ? open.parts.at(-1) : undefined;
      if (open === null || last === undefined) {
        open = { player: playerOf(event), parts: [], from: entry.index, to: entry.index, round, key: `${entry.index}-${lines.length}` };
        lines.push(open);
      }
      if (last !== undefined && event.together && event.together === together) open.parts[open.parts.length - 1] = join(last, event);
      else open.parts.push({ phrase: event.said, targets: event.targets ?? [] });
      together = event.together ?? '';
      open.parts.push(...notes);
      if (notes.length > 0) together = '';
      notes = [];
      open.to = entry.index + 1;
    }
  }
  return lines;
}
