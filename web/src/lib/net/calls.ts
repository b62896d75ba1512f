/** The calls of the http side. Written by `make wire` from the endpoints of the server: change them there. */

import type {
  Address,
  Analysis,
  AskBoard,
  AskWaiting,
  BestTurns,
  Board,
  BotInfo,
  ChangeRecipient,
  ClaimSeat,
  Components,
  Confirmed,
  DailyGame,
  DailyPage,
  Done,
  ForkTable,
  GameStanding,
  HallPage,
  HandToBot,
  Health,
  House,
  HttpAct,
  HttpUndo,
  Invitation,
  JoinTable,
  Joined,
  Lesson,
  LessonMoment,
  Lines,
  Moment,
  NewRecipient,
  NewTable,
  PackInfo,
  PlayDaily,
  Printed,
  Puzzle,
  Reach,
  RecipientInfo,
  RecipientMade,
  Rematch,
  ReplayIndex,
  SeatKey,
  TableCreated,
  TableInfo,
  TableView,
  TellMe,
  Tested,
  Verdict,
  Webhook,
  WebhookInfo,
} from '../wire';
import { address, call } from './rest';

/** Tell whether moves can be kept, bots answer and the disk has room. The status is 503 if not. */
export const fetchHealth = (): Promise<Health> =>
  call('GET', '/api/health');

/** List the component packs one can play with. */
export const fetchPacks = (): Promise<PackInfo[]> =>
  call('GET', '/api/packs');

/** Return all that is printed in a component pack. It never changes. */
export const fetchPrinted = (hash: string): Promise<Printed> =>
  call('GET', `/api/printed/${encodeURIComponent(hash)}`);

/** Tell where the values of the included pack come from, tile by tile: text, public source, reconstructed. */
export const fetchComponents = (): Promise<Components> =>
  call('GET', '/api/components');

/** Return what links for others begin with; `null` if only the machine of the server reaches it. */
export const fetchAddress = (): Promise<Address> =>
  call('GET', '/api/address');

/** List the bots one can play against. */
export const fetchBots = (): Promise<BotInfo[]> =>
  call('GET', '/api/bots');

/** Tell what the server has switched on. */
export const fetchHouse = (): Promise<House> =>
  call('GET', '/api/house');

/** Return the guided first game: its log and its stops. */
export const fetchLessonLog = (): Promise<Lesson> =>
  call('GET', '/api/tutorial');

/** Return the table of the guided first game after so many steps, with the learner's choices. */
export const fetchLessonMoment = (at: number): Promise<LessonMoment> =>
  call('GET', `/api/tutorial/moments/${encodeURIComponent(at)}`);

/** Set a table. The answer holds a key for every human seat and one for the owner of the table, and is the only message that ever does. */
export const createTable = (body: NewTable): Promise<TableCreated> =>
  call('POST', '/api/tables', { body });

/** Make a table of a recorded game. */
export const importTable = (body: string): Promise<TableCreated> =>
  call('POST', '/api/tables/import', { body });

/** Play on from a moment, at a new table; chance goes its own way there. A running game is forked only with the key of a seat, and among other people not while that seat is asked. */
export const forkTable = (id: string, body: ForkTable, keys: readonly string[]): Promise<TableCreated> =>
  call('POST', `/api/tables/${encodeURIComponent(id)}/fork`, { body, keys });

/** Tell what the link of a seat invites to: the table, how far it is, and which seat the key opens (`null`: none, or no longer). It takes nothing. */
export const fetchInvitation = (id: string, keys: readonly string[]): Promise<Invitation> =>
  call('GET', `/api/tables/${encodeURIComponent(id)}/invitation`, { keys });

/** Take a seat without a socket; `name` and `key` are those of `hello`. */
export const claimSeat = (id: string, body: ClaimSeat): Promise<TableInfo> =>
  call('POST', `/api/tables/${encodeURIComponent(id)}/claim`, { body });

/** Take a free seat of an announced table, with a key made by chance; `full` if there is none. The first seat for people is its maker's. Asked again with the same key, it is the same seat. */
export const joinTable = (id: string, body: JoinTable): Promise<Joined> =>
  call('POST', `/api/tables/${encodeURIComponent(id)}/join`, { body });

/** Tell who sits at a table, with which options. */
export const fetchTable = (id: string): Promise<TableInfo> =>
  call('GET', `/api/tables/${encodeURIComponent(id)}`);

/** Return the table now; with the key of a seat also its choices. `?since=V&wait=20` waits for something newer than version V. */
export const fetchView = (id: string, query: { since?: number; wait?: number }, keys: readonly string[]): Promise<TableView> =>
  call('GET', `/api/tables/${encodeURIComponent(id)}/view`, { query, keys });

/** Tell where turns and rounds begin, and the points after each round. */
export const fetchReplay = (id: string, keys: readonly string[]): Promise<ReplayIndex> =>
  call('GET', `/api/tables/${encodeURIComponent(id)}/replay`, { keys });

/** Return the table after so many steps. */
export const fetchMoment = (id: string, at: number, keys: readonly string[]): Promise<Moment> =>
  call('GET', `/api/tables/${encodeURIComponent(id)}/moments/${encodeURIComponent(at)}`, { keys });

/** Return the game as a text file, without its seed; a running game among other people only to those who may fork it. */
export const recordAddress = (id: string): string =>
  address(`/api/tables/${encodeURIComponent(id)}/record`);

/** Answer the present question without a socket, and claim the seat. */
export const act = (id: string, body: HttpAct): Promise<Done> =>
  call('POST', `/api/tables/${encodeURIComponent(id)}/act`, { body });

/** Take back the last decision. */
export const undo = (id: string, body: HttpUndo): Promise<Done> =>
  call('POST', `/api/tables/${encodeURIComponent(id)}/undo`, { body });

/** Take back the whole turn. */
export const restart = (id: string, body: HttpUndo): Promise<Done> =>
  call('POST', `/api/tables/${encodeURIComponent(id)}/restart`, { body });

/** Make a new key for a seat. Every other key of it is useless at once, and no bot plays it. */
export const issueLink = (id: string, seat: number, keys: readonly string[]): Promise<SeatKey> =>
  call('POST', `/api/tables/${encodeURIComponent(id)}/seats/${encodeURIComponent(seat)}/link`, { keys });

/** Let a bot play a seat: the owner at any time, another seat when the clock of this one has run out. The key of the player who sat there stays good. */
export const handToBot = (id: string, seat: number, body: HandToBot, keys: readonly string[]): Promise<TableInfo> =>
  call('POST', `/api/tables/${encodeURIComponent(id)}/seats/${encodeURIComponent(seat)}/bot`, { body, keys });

/** Take a seat back from the bot. */
export const comeBack = (id: string, seat: number, keys: readonly string[]): Promise<TableInfo> =>
  call('POST', `/api/tables/${encodeURIComponent(id)}/seats/${encodeURIComponent(seat)}/back`, { keys });

/** End a table: nobody plays on. */
export const endTable = (id: string, keys: readonly string[]): Promise<TableInfo> =>
  call('POST', `/api/tables/${encodeURIComponent(id)}/end`, { keys });

/** Play once more with the same people, each a seat further on, after the end. All keys of the old table open the new one. Asked again, by anybody there, it is the same table. */
export const askRematch = (id: string, keys: readonly string[]): Promise<Rematch> =>
  call('POST', `/api/tables/${encodeURIComponent(id)}/rematch`, { keys });

/** Tell how up to 60 tables stand, and whether the holder of the keys is asked there. Tables that are gone are left out. */
export const askWaiting = (body: AskWaiting): Promise<GameStanding[]> =>
  call('POST', '/api/waiting', { body });

/** List announced tables, 20 of a kind, newest first: with a free seat, and being played. `?open=20&running=0` skips so many, `?pace=live` (a clock for less than a day) or `?pace=days` (the others) chooses among open ones. The list is at most 2 s old. */
export const fetchHall = (query: { open?: number; running?: number; pace?: string }): Promise<HallPage> =>
  call('GET', '/api/hall', { query });

/** Return the scores of today, or of `?day=2026-11-16`, the best of all days, and the city of today (`DailyCity`). */
export const fetchDaily = (query: { day?: string }, keys: readonly string[]): Promise<DailyPage> =>
  call('GET', '/api/daily', { query, keys });

/** Begin today's game, or return the table at which the holder of the key has begun it. */
export const playDaily = (body: PlayDaily): Promise<DailyGame> =>
  call('POST', '/api/daily', { body });

/** Tell what a strong player makes of a finished game, or how far the analysis is (`done` of `of`). */
export const fetchAnalysis = (id: string, keys: readonly string[]): Promise<Analysis> =>
  call('GET', `/api/tables/${encodeURIComponent(id)}/analysis`, { keys });

/** Begin to analyse a finished game. It is made once and kept; an address has one made at a time. A running game is `not-over`. */
export const beginAnalysis = (id: string, keys: readonly string[]): Promise<Analysis> =>
  call('POST', `/api/tables/${encodeURIComponent(id)}/analysis`, { keys });

/** Compare a turn with the best one, step by step, from the same moment on. */
export const fetchLines = (id: string, turn: number, keys: readonly string[]): Promise<Lines> =>
  call('GET', `/api/tables/${encodeURIComponent(id)}/analysis/${encodeURIComponent(turn)}`, { keys });

/** Look at any position without a seat (a text, a record, or a moment of a table), after some answers for whoever is asked: what it looks like, what can be answered, and its text to go on from. Chance answers anew each time; nothing is kept. A moment of a running game among people is `not-over`. */
export const askBoard = (body: AskBoard, keys: readonly string[]): Promise<Board> =>
  call('POST', '/api/board', { body, keys });

/** Return the best turns in a position, with why. An address has one such question at a time. */
export const askTurns = (body: AskBoard, keys: readonly string[]): Promise<BestTurns> =>
  call('POST', '/api/board/turns', { body, keys });

/** Tell what the answers of a turn gave away, and the best turn step by step. An address has one such question at a time. */
export const askVerdict = (body: AskBoard, keys: readonly string[]): Promise<Verdict> =>
  call('POST', '/api/board/verdict', { body, keys });

/** Return the puzzle of a day, counted from 1970: a position in which one turn is clearly best. */
export const fetchPuzzle = (day: number): Promise<Puzzle> =>
  call('GET', `/api/puzzles/${encodeURIComponent(day)}`);

/** Tell how this server notifies people: the key for web push, whether it sends mail. */
export const fetchReach = (): Promise<Reach> =>
  call('GET', '/api/reach');

/** Add a device (a subscription of web push) or a mail address to notify. The answer holds its key. A mail address is sent nothing but one question until somebody there has said yes. */
export const addRecipient = (body: NewRecipient): Promise<RecipientMade> =>
  call('POST', '/api/recipients', { body });

/** Tell what a recipient is notified of, in which language, and its quiet hours. */
export const fetchRecipient = (id: string, keys: readonly string[]): Promise<RecipientInfo> =>
  call('GET', `/api/recipients/${encodeURIComponent(id)}`, { keys });

/** Change the language and the quiet hours of a recipient. */
export const changeRecipient = (id: string, body: ChangeRecipient, keys: readonly string[]): Promise<RecipientInfo> =>
  call('POST', `/api/recipients/${encodeURIComponent(id)}`, { body, keys });

/** Remove a recipient. */
export const forgetRecipient = (id: string, keys: readonly string[]): Promise<Record<string, string>> =>
  call('POST', `/api/recipients/${encodeURIComponent(id)}/forget`, { keys });

/** Deliver a test to a recipient. */
export const testRecipient = (id: string, keys: readonly string[]): Promise<Tested> =>
  call('POST', `/api/recipients/${encodeURIComponent(id)}/test`, { keys });

/** Confirm a mail address by the link in a mail. */
export const confirmRecipient = (id: string, body: Confirmed): Promise<Record<string, string>> =>
  call('POST', `/api/recipients/${encodeURIComponent(id)}/confirm`, { body });

/** Remove a mail address by the link in a mail, with one click in a mail program (RFC 8058) or a page. */
export const leaveRecipient = (id: string, query: { token?: string }): Promise<Record<string, string>> =>
  call('POST', `/api/recipients/${encodeURIComponent(id)}/leave`, { query });

/** Choose whether a recipient is notified of the seats that the keys open. The answer lists the tables it is notified of. */
export const subscribe = (id: string, body: TellMe): Promise<string[]> =>
  call('POST', `/api/tables/${encodeURIComponent(id)}/told`, { body });

/** Tell where the table announces whose turn it is. */
export const fetchWebhook = (id: string, keys: readonly string[]): Promise<WebhookInfo> =>
  call('GET', `/api/tables/${encodeURIComponent(id)}/webhook`, { keys });

/** Choose where the table announces whose turn it is. */
export const setWebhook = (id: string, body: Webhook, keys: readonly string[]): Promise<WebhookInfo> =>
  call('POST', `/api/tables/${encodeURIComponent(id)}/webhook`, { body, keys });

/** Announce a test. */
export const testWebhook = (id: string, keys: readonly string[]): Promise<Tested> =>
  call('POST', `/api/tables/${encodeURIComponent(id)}/webhook/test`, { keys });
