/** The log: entries become lines, one for everything a player (or the table) does in a row. */

import { target } from '../../board/targets';
import type { Catalogue } from '../catalogue';
import type { Argument, Phrase } from '../i18n.svelte';
import { RIVAL } from '../people';
import type { Event, LogEntry } from '../wire';
import { actionPhrase, citizensPhrase } from './effects';
import { kebab } from './questions';
import { boatPhrase, citizenArgs, holderKind, holderPhrase, placePhrase, roman, squarePhrase, tilePhrase } from './things';

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

/** Events of the virtual opponent that carry no player. */
const RIVALS = new Set(['OpponentMoved', 'OpponentRemovedCitizen', 'OpponentTook']);
/** Said once for all players. */
const OF_THE_TABLE = new Set(['OrderChanged', 'LieutenantsLaid']);
/** What follows says it better: a rescued citizen is brought somewhere, an action brings its gains. */
const UNSAID = new Set([
  'OpportunityUsed', 'OpportunityEarned', 'LieutenantsLaid', 'Produced', 'CitizenRescued', 'CitizenLeft', 'HexActionTaken',
  'CitizenActivated',
]);
/** Runs of these become one part, with the places in a list. */
const GATHERED = new Set(['CubePlaced', 'CitizenAppeared', 'CitizenLost', 'HexLaid', 'TileRevealed', 'OrderChanged', 'CubeBurned', 'OpponentRemovedCitizen']);

export function playerOf(event: Event): number {
  if (RIVALS.has(event.name)) return RIVAL;
  if (OF_THE_TABLE.has(event.name)) return TABLE;
  return typeof event.args.player === 'number' ? event.args.player : TABLE;
}

const sameRun = (a: Event, b: Event): boolean =>
  a.name === b.name &&
  GATHERED.has(a.name) &&
  a.args.klass === b.args.klass &&
  (a.name !== 'CubeBurned' || (a.args.place === b.args.place && a.args.player === b.args.player)) &&
  (a.name !== 'OpponentRemovedCitizen' || a.args.hex === b.args.hex);

/** Ids of the things an event touches, as the board names them (`board/targets.ts`); things of an estate end in `@seat`. */
export function targetsOf(event: Event): string[] {
  const { args } = event;
  const found: string[] = [];
  const add = (kind: string, id: string | number | undefined): void => {
    if (id !== undefined) found.push(target(kind, id));
  };
  const own = (name: string): void => void found.push(`${name}@${args.player}`);
  const place = args.place ?? args.hex ?? args.dock;
  if (typeof place === 'string' && place !== 'estate') add(place.startsWith('dock-') ? 'dock' : 'hex', place);
  add('boat', args.boat);
  if (typeof args.tile === 'string' && event.name !== 'SoloTileRevealed') add('offer', args.tile);
  if (args.register !== undefined) found.push(target('register', String(args.register), Number(args.space)));
  if (event.name === 'WheelTurned') found.push('wheel:');
  if (args.token !== undefined) found.push(target('token', String(args.token), Number(args.player)));
  if (args.square !== undefined) own(target('square', args.square));
  if (typeof args.holder === 'string') own(holderTarget(args.holder));
  if (args.workshop !== undefined) own(target('workshop', args.workshop));
  if (typeof args.cabin === 'number') own(target('cabin', args.cabin + 1));
  if (event.name.startsWith('Overseer')) own(target('overseer', String(args.klass)));
  if (event.name === 'ScrollAdvanced') own(target('scroll', Number(args.track) + 1));
  return found;
}

/** Where a citizen is, as the board names it. */
export function holderTarget(holder: string): string {
  const kind = holderKind(holder);
  return kind === 'cabin' ? target('cabin', holder.slice(6)) : target(kind, holder);
}

/** The words of one run of events; its first event speaks for the others. */
export function eventPhrase(catalogue: Catalogue, run: Event[]): Phrase {
  const event = run[0] as Event;
  const given = event.args;
  const args: Record<string, Argument> = { n: run.length };
  for (const [name, value] of Object.entries(given)) if (typeof value === 'number') args[name] = value;
  const hexes = run.map((one) => one.args.hex).filter((one) => typeof one === 'string');
  if (hexes.length > 0) args.hexes = { id: 'list', args: { parts: hexes.map((hex) => placePhrase(catalogue, hex)) } };
  const place = given.place ?? given.dock ?? given.hex ?? given.start;
  if (typeof place === 'string') args.place = placePhrase(catalogue, place);
  if (typeof given.klass === 'string') {
    Object.assign(args, citizenArgs(given.klass));
    args.citizens = citizensPhrase(given.klass, event.name === 'CitizenAppeared' ? 1 : run.length);
  }
  if (typeof given.holder === 'string') {
    args.holder = holderPhrase(catalogue, given.holder);
    args.kind = holderKind(given.holder);
  }
  if (typeof given.square === 'string') args.square = squarePhrase(given.square);
  if (typeof given.token === 'string') args.what = { id: `effect-${given.token}`, args: { n: given.amount as number } };
  if (typeof given.opportunity === 'string') args.what = actionPhrase(given.opportunity);
  if (typeof given.register === 'string') args.register = { id: `register-${given.register}` };
  if (typeof given.boat === 'string') {
    args.boat = boatPhrase(catalogue, given.boat);
    args.goods = { id: `goods-${catalogue.boats.get(given.boat)?.goods ?? 'silk'}` };
  }
  if (typeof given.workshop === 'string') args.tile = tilePhrase(catalogue, given.workshop);
  if (typeof given.cabin === 'number') args.cabin = given.cabin + 1;
  if (typeof given.round === 'number') args.round = roman(given.round);
  let id = `ev-${kebab(event.name)}`;
  switch (event.name) {
    case 'OrderChanged':
      args.players = { id: 'list', args: { parts: run.map((one) => ({ id: 'verbatim', args: { text: `<p${one.args.player}>` } })) } };
      break;
    case 'BoardDealt':
      args.kind = given.kind === 1 ? 'scroll' : 'estate';
      args.board = `b${Number(given.board) + 1}`;
      break;
    case 'BoatArrived':
      args.cube = given.cube === 1 ? 'yes' : 'no';
      break;
    case 'WheelTurned':
      args.rat = { id: `rat-${catalogue.wheel.get(String(given.position))?.rat ?? 'left'}` };
      break;
    case 'LieutenantMoved':
      if (given.start === given.place) id = 'ev-lieutenant-stayed';
      break;
    case 'RatsGained':
      args.what = { id: 'effect-rats', args: { n: given.rats as number } };
      break;
    case 'PointsScored':
      args.what = { id: 'effect-points', args: { n: Math.abs(given.points as number) } };
      args.sign = (given.points as number) < 0 ? 'minus' : 'plus';
      args.source = { id: `source-${given.source}` };
      break;
    case 'ScrollAdvanced':
      args.track = String(Number(given.track) + 1);
      break;
    case 'OfferCycled':
      args.stacks = given.stacks === 1 ? 'workshops' : 'improvements';
      break;
    case 'SoloTileRevealed': {
      args.fits = given.fits === 1 ? 'yes' : 'no';
      const hex = catalogue.solo.get(String(given.tile))?.hex;
      if (hex !== undefined) args.place = placePhrase(catalogue, hex);
      break;
    }
    case 'TileRevealed':
      args.tiles = { id: 'list', args: { parts: run.map((one) => tilePhrase(catalogue, String(one.args.tile))) } };
      break;
    case 'Built':
    case 'OpponentTook':
    case 'ImprovementPlaced':
      args.tile = tilePhrase(catalogue, String(given.tile));
      break;
  }
  return { id, args };
}

/** What happens right now, while it is shown; null where it goes without saying. */
export const nowPhrase = (catalogue: Catalogue, event: Event): Phrase | null => (isSaid(event, undefined) ? eventPhrase(catalogue, [event]) : null);

/** Paying for a walk is already said by the walk; nothing gained is not worth a word. */
function isSaid(event: Event, before: Event | undefined): boolean {
  if (UNSAID.has(event.name)) return false;
  if (event.name === 'TokensSpent' && before?.name === 'LieutenantMoved') return false;
  if (event.name === 'SoloTileRevealed') return event.args.fits !== 1;
  if (event.name === 'RatsGained') return event.args.rats !== 0;
  return event.name !== 'PointsScored' || event.args.points !== 0;
}

function noteParts(entry: LogEntry): LogPart[] {
  if (entry.note === null) return [];
  const known = entry.note === 'bot-replaced';
  return [{ phrase: known ? { id: 'note-bot-replaced' } : { id: 'note-other', args: { note: entry.note } }, targets: [] }];
}

interface Told {
  event: Event;
  index: number;
}

/** Consecutive events that are said in one breath, also across entries. */
function runs(told: Told[]): Told[][] {
  const found: Told[][] = [];
  for (const one of told) {
    const last = found.at(-1);
    if (last?.[0] !== undefined && sameRun(last[0].event, one.event)) last.push(one);
    else found.push([one]);
  }
  return found;
}

/** All lines of a log. A turn's end, a new round and a change of player begin a new one. */
export function logLines(catalogue: Catalogue, log: readonly LogEntry[]): LogLine[] {
  const lines: LogLine[] = [];
  const said = log.flatMap((entry) =>
    entry.events.filter((event, i) => isSaid(event, entry.events[i - 1])).map((event): Told => ({ event, index: entry.index })),
  );
  const notes = new Map(log.map((entry) => [entry.index, noteParts(entry)]));
  let round = 0;
  let open: LogLine | null = null;
  const add = (player: number, from: number, to: number, parts: LogPart[]): void => {
    if (open === null || open.player !== player) {
      open = { player, parts: [], from, to, round, key: `${from}-${lines.length}` };
      lines.push(open);
    }
    open.parts.push(...parts);
    open.to = to;
  };
  for (const run of runs(said)) {
    const { event, index } = run[0] as Told;
    if (event.name === 'RoundBegan') {
      round = Number(event.args.round);
      open = null;
    }
    if (event.name === 'TurnEnded') {
      open = null;
      continue;
    }
    // What comes on offer in the middle of a turn is seen on the board.
    if (event.name === 'TileRevealed' && (open as LogLine | null)?.player !== TABLE) continue;
    const part = { phrase: eventPhrase(catalogue, run.map((one) => one.event)), targets: run.flatMap((one) => targetsOf(one.event)) };
    add(playerOf(event), index, (run.at(-1)?.index ?? index) + 1, [part, ...(notes.get(index) ?? [])]);
    notes.delete(index);
  }
  return lines;
}
