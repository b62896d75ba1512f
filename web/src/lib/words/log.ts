/** The log: entries become lines, one for everything a player (or the table) does in a row. */

import type { Catalogue } from '../catalogue';
import { type Told, told } from '../events';
import { holderOf } from '../holders';
import type { Argument, Phrase } from '../i18n.svelte';
import { RIVAL } from '../people';
import { targetsOf } from '../targets';
import type { Event, EventName, LogEntry } from '../wire';
import { actionPhrase, citizensPhrase } from './effects';
import { kebab } from './questions';
import { boatPhrase, citizenArgs, holderPhrase, placePhrase, roman, squarePhrase, tilePhrase } from './things';

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
const RIVALS = new Set<EventName>(['OpponentMoved', 'OpponentRemovedCitizen', 'OpponentTook']);
/** Said once for all players. */
const OF_THE_TABLE = new Set<EventName>(['OrderChanged', 'LieutenantsLaid']);
/** What follows says it better: a rescued citizen is brought somewhere, an action brings its gains. */
export const UNSAID: ReadonlySet<EventName> = new Set<EventName>([
  'OpportunityUsed', 'OpportunityEarned', 'LieutenantsLaid', 'Produced', 'CitizenRescued', 'CitizenLeft', 'HexActionTaken',
  'CitizenActivated', 'OrderDealt', 'HexStackMade', 'DocksShuffled', 'BoatLeft', 'SquareSpent', 'WagonUsed', 'OpponentReady', 'OpponentTurn',
]);
/** Runs of these become one part, with the places in a list. */
const GATHERED = new Set<EventName>(['CubePlaced', 'CitizenAppeared', 'CitizenLost', 'HexLaid', 'TileRevealed', 'OrderChanged', 'CubeBurned', 'OpponentRemovedCitizen']);

export function playerOf(event: Event): number {
  if (RIVALS.has(event.name)) return RIVAL;
  if (OF_THE_TABLE.has(event.name)) return TABLE;
  return told(event).player ?? TABLE;
}

const sameRun = (a: Event, b: Event): boolean =>
  a.name === b.name &&
  GATHERED.has(a.name) &&
  told(a).klass === told(b).klass &&
  (a.name !== 'CubeBurned' || (told(a).place === told(b).place && told(a).player === told(b).player)) &&
  (a.name !== 'OpponentRemovedCitizen' || told(a).hex === told(b).hex);

/** The words of one run of events; its first event speaks for the others. */
export function eventPhrase(catalogue: Catalogue, run: Event[]): Phrase {
  const event = run[0] as Event;
  const given: Told = event.args;
  const args: Record<string, Argument> = { n: run.length };
  for (const [name, value] of Object.entries(given)) if (typeof value === 'number') args[name] = value;
  const hexes = run.map((one) => told(one).hex).filter((one) => one !== undefined);
  if (hexes.length > 0) args.hexes = { id: 'list', args: { parts: hexes.map((hex) => placePhrase(catalogue, hex)) } };
  const place = given.place ?? given.dock ?? given.hex ?? given.start;
  if (typeof place === 'string') args.place = placePhrase(catalogue, place);
  if (typeof given.klass === 'string') {
    Object.assign(args, citizenArgs(given.klass));
    args.citizens = citizensPhrase(given.klass, event.name === 'CitizenAppeared' ? 1 : run.length);
  }
  if (typeof given.holder === 'string') {
    args.holder = holderPhrase(catalogue, given.holder);
    args.kind = holderOf(given.holder).kind;
  }
  if (typeof given.square === 'string') args.square = squarePhrase(given.square);
  if (typeof given.token === 'string') args.what = { id: `effect-${given.token}`, args: { n: given.amount as number } };
  if (typeof given.opportunity === 'string') args.what = actionPhrase(catalogue.action(given.opportunity));
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
      args.players = { id: 'list', args: { parts: run.map((one) => ({ id: 'verbatim', args: { text: `<p${told(one).player}>` } })) } };
      break;
    case 'BoardDealt':
      args.kind = event.args.kind;
      args.board = event.args.board;
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
      args.stacks = event.args.stacks;
      break;
    case 'SoloTileRevealed': {
      args.fits = given.fits === 1 ? 'yes' : 'no';
      const hex = catalogue.solo.get(String(given.tile))?.hex;
      if (hex !== undefined) args.place = placePhrase(catalogue, hex);
      break;
    }
    case 'TileRevealed':
      args.tiles = { id: 'list', args: { parts: run.map((one) => tilePhrase(catalogue, told(one).tile ?? '')) } };
      break;
    case 'Built':
    case 'OpponentTook':
    case 'ImprovementPlaced':
      args.tile = tilePhrase(catalogue, String(given.tile));
      break;
  }
  return { id, args };
}

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

interface Said {
  event: Event;
  index: number;
}

/** Consecutive events that are said in one breath, also across entries. */
function runs(all: Said[]): Said[][] {
  const found: Said[][] = [];
  for (const one of all) {
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
    entry.events.filter((event, i) => isSaid(event, entry.events[i - 1])).map((event): Said => ({ event, index: entry.index })),
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
    const { event, index } = run[0] as Said;
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
