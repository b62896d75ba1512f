/** What goes over the wire, as `src/messina/server/messages.py` has it: same names, same words. */

export type Token = 'coin' | 'fire' | 'major' | 'lumber';
export type Track = 'popularity' | 'city' | 'church';
export type Klass = 'nun' | 'craftsman' | 'aristocrat';
export type HexColour = 'blue' | 'orange' | 'white' | 'red';
export type Rat = 'left' | 'right' | 'standing';
export type Goods = 'stones' | 'spices' | 'silk';
/** Counts by coin, fire, major, lumber; only those above zero. */
export type Tokens = Partial<Record<string, number>>;
export type Counts = Partial<Record<string, number>>;
export type About = Partial<Record<string, string | number>>;

// What is printed.

export interface PrintedHex {
  id: string;
  name: string;
  /** A, B, C, or H for a harbour. */
  letter: string;
  colour: HexColour | null;
  /** Some packs print one on a harbour, too. */
  rat: Rat | null;
  action: string;
  cost: Tokens;
  plain: Counts;
  upgraded: Counts;
  lieutenant: boolean;
  points: number;
}

export interface PrintedCell {
  name: string;
  kind: 'hex' | 'harbour' | 'extension';
  q: number;
  r: number;
}

export interface PrintedWheel {
  id: string;
  rat: Rat;
  colours: Record<Klass, HexColour>;
}

export interface PrintedRound {
  round: number;
  order: Track | 'score' | 'random';
  order_tile: Track | 'score' | 'random';
  fire: number;
  boats34: number;
  boats2: number;
  wheel_steps: number;
  citizens: boolean;
  new_hex: boolean;
  era2: boolean;
}

export interface PrintedSpace {
  space: number;
  action: string;
  points: number;
}

export interface PrintedRegister {
  name: Track;
  spaces: PrintedSpace[];
  single_bar: number;
  double_bar: number;
}

export interface PrintedBoat {
  id: string;
  number: number;
  goods: Goods;
  reward: string;
}

/** An improvement, workshop or wagon. */
export interface PrintedTile {
  id: string;
  kind: 'improvement' | 'workshop' | 'wagon';
  cost: Tokens;
  /** Of an improvement, or the upper line of an era-I workshop. */
  production: string;
  /** The lower line of an era-I workshop: what an upgraded citizen gains on top. */
  added: string;
  /** Of an era-II workshop. */
  reward: string;
  era: number;
  klass: Klass | null;
  needs_upgraded: boolean;
  number: number;
  points: number;
  /** Of a pack of the first format: the lower line was gained instead of the upper one. */
  instead: boolean;
}

/** Which squares a step of an overseer's path serves: of its own class (in the centre all), and beyond the border. */
export interface PrintedStep {
  klass: Klass;
  step: number;
  branch: 'common' | 'left' | 'right';
  kind: 'squares' | 'region' | 'regions' | 'centre';
  near: string[];
  far: string[];
}

export interface PrintedSquare {
  id: string;
  action: string;
  single_use: boolean;
}

export interface PrintedEstate {
  id: string;
  squares: PrintedSquare[];
}

export interface PrintedTrack {
  kind: string;
  most: number;
  /** For each marker position its printed values (one; two for bars; three for overseers). */
  values: number[][];
}

export interface PrintedScroll {
  id: string;
  tracks: PrintedTrack[];
}

export interface PrintedSolo {
  id: string;
  hex: string;
  deed: string;
}

/** Everything printed in one component pack. */
export interface Printed {
  name: string;
  hash: string;
  hexes: PrintedHex[];
  /** By player count: 2, 3, 4. */
  layouts: Partial<Record<string, PrintedCell[]>>;
  wheel: PrintedWheel[];
  rounds: PrintedRound[];
  registers: PrintedRegister[];
  boats: PrintedBoat[];
  tiles: PrintedTile[];
  estates: PrintedEstate[];
  /** The first step is common to both branches, and so is the centre. */
  steps: PrintedStep[];
  scrolls: PrintedScroll[];
  solo: PrintedSolo[];
  /** Points at the end for the first on popularity, the second and so on, by player count (solo counts as 2). */
  popularity_ranking: Partial<Record<string, number[]>>;
  /** Points lost for 0, 1, 2 ... rats; the last number counts for more, too. */
  rat_penalties: number[];
}

/** Where a printed value comes from: a rulebook text, a public source, or our reconstruction. */
export type Mark = 'T' | 'P' | 'R';

export interface KnownEntry {
  id: string;
  /** By value: `T`, `R`, or `P:` and the code of its source. */
  marks: Record<string, string>;
}

export interface KnownTable {
  table: string;
  marks: Record<Mark, number>;
  entries: KnownEntry[];
}

/** What is known of the printed components, table by table. */
export interface Provenance {
  marks: Record<Mark, number>;
  sources: { code: string; about: string }[];
  tables: KnownTable[];
}

// What is on the table.

export interface CityHex {
  hex: string;
  cell: string;
  q: number;
  r: number;
  cubes: number;
  citizens: Counts;
  /** The seat whose figure stands here and blocks; 4 is the solo opponent. */
  standing: number | null;
  /** Seats with a lieutenant lying here. */
  lying: number[];
  /** The seat that repopulated it. */
  owner: number | null;
}

export interface Berth {
  boat: string;
  cube: boolean;
}

export interface Dock {
  /** dock-nw, dock-ne, dock-se, dock-sw. */
  id: string;
  harbour: string;
  berths: (Berth | null)[];
  standing: number[];
  lying: number[];
}

export interface Stack {
  /** Face up, or null when the stack is empty. */
  tile: string | null;
  /** Tiles in the stack, the face-up one included. */
  left: number;
}

export interface Offers {
  improvements: Stack[];
  workshops: Stack[];
  wagons: Stack[];
}

export interface Lieutenant {
  /** A hex, harbour or dock id, `estate`, `supply`, or `gone`. */
  place: string;
  used: boolean;
}

export interface Cabin {
  klass: Klass | null;
  upgraded: boolean;
  /** 1 or 2; 0 when empty. */
  space: number;
  improvement: string | null;
}

export interface WorkshopSlot {
  tile: string;
  worker: 'empty' | 'plain' | 'upgraded';
  rewarded: boolean;
}

export interface WagonSlot {
  tile: string;
  used: boolean;
}

export interface Overseer {
  step: number;
  branch: 'common' | 'left' | 'right';
  upgraded: boolean;
}

/** A pending action of the action step (5.5). */
export interface Opportunity {
  number: number;
  text: string;
  count: number;
}

export interface Seat {
  seat: number;
  /** All four tokens. */
  tokens: Record<Token, number>;
  rats: number;
  score: number;
  /** The score so far by source. */
  points: Counts;
  registers: Record<Track, number>;
  lieutenants: Lieutenant[];
  /** Coins that a paid step on the city or church register costs (8.3). */
  advance_price: number;
  /** The board: a, or b1 to b4. */
  estate: string;
  squares: Partial<Record<string, 'plain' | 'upgraded'>>;
  spent: string[];
  cabins: Cabin[];
  workshops: WorkshopSlot[];
  wagons: WagonSlot[];
  boats: string[];
  overseers: Record<Klass, Overseer>;
  scroll_board: string;
  scrolls: number[];
  repopulated: number;
  opportunities: Opportunity[];
  /** Tokens and points the estate would produce as it is now. */
  next_production: Counts;
}

/** The virtual opponent of solo games. */
export interface Opponent {
  popularity: number;
  figures_left: number;
  tiles_left: number;
}

/** The present question: its name (a frame of the rules), who is asked, and what about. */
export interface Asked {
  name: string;
  player: number;
  clause: string;
  about: About;
}

/** One legal answer and what it would change for the player at once. */
export interface Choice {
  code: number;
  /** The action text: `go H5`. */
  text: string;
  verb: string;
  argument: string;
  /** By coin, fire, major, lumber, points, rats, popularity, city, church: only what changes. */
  changes: Counts;
}

/** Why something that looks possible is not: `target` is a hex, dock or tile id or a verb. */
export interface Refusal {
  target: string;
  reason:
    | 'blocked'
    | 'coins_short'
    | 'tokens_short'
    | 'no_boat'
    | 'no_wagon'
    | 'no_citizens'
    | 'no_lieutenant'
    | 'repopulated'
    | 'no_tile'
    | 'no_cabin';
  /** Who blocks. */
  by: number | null;
  /** Tokens or, for `no_citizens`, classes. */
  short: Counts;
}

export interface Outcome {
  scores: number[];
  breakdown: Counts[];
  places: number[];
  decided_by: string;
}

/** All that lies open on a table. */
export interface Position {
  round: number;
  fire_cost: number;
  order: number[];
  era: number;
  supply: number;
  /** In the game altogether. */
  cubes: number;
  wheel: string | null;
  docking_left: string[];
  boats_left: number;
  /** Still to come from the hex stack. */
  hexes_left: number;
  city: CityHex[];
  empty_extensions: string[];
  docks: Dock[];
  offers: Offers;
  /** For each track the seats from the furthest ahead to the last. */
  ranks: Record<Track | 'score', number[]>;
  seats: Seat[];
  opponent: Opponent | null;
  asked: Asked | null;
  outcome: Outcome | null;
}

/** One thing that happened: its name and its arguments in the game's words. */
export interface Event {
  name: string;
  args: About;
}

// Tables.

export type Colour = 'green' | 'yellow' | 'violet' | 'rose';

/** Who sits where; `connected` says whether a human is there now. */
export interface TableSeat {
  seat: number;
  name: string;
  colour: Colour;
  kind: 'human' | 'bot';
  /** The bot's registry name; null for humans. */
  bot: string | null;
  /** A human seat somebody has taken (an unclaimed one waits for its link to be opened). */
  claimed: boolean;
  connected: boolean;
}

/** How clause 6.2 is read, named after the edition that prints it. */
export type MajorFire = 'english' | 'russian' | 'czech';
export type Way = 'solo' | 'bots' | 'hotseat' | 'online';

export interface TableOptions {
  players: number;
  estates: string;
  scrolls: string;
  priority_tile: boolean;
  major_fire: MajorFire;
}

/** What everybody at a table knows about it. */
export interface TableInfo {
  id: string;
  way: Way;
  options: TableOptions;
  seats: TableSeat[];
  /** The hash of the component pack: GET /api/printed/{hash}. */
  printed: string;
  /** Seconds since 1970. */
  created: number;
  /** False when the game was begun under rules that are no longer the running ones: it can be watched. */
  playable: boolean;
}

/** One step of the game: an action, or an outcome of chance (`player` -1), and its events. */
export interface LogEntry {
  index: number;
  player: number;
  text: string;
  events: Event[];
  /** A message id where something unusual happened, for example `bot-replaced`. */
  note: string | null;
}

export interface Undo {
  possible: boolean;
  /** Why undo ends here. */
  reason: '' | 'nothing' | 'chance' | 'others' | 'over';
}

// Server to client. Each has a `type`; `version` counts up by one with every change of a table.

/** The first message: the table, and which seats this connection plays. */
export interface Welcome {
  type: 'welcome';
  table: TableInfo;
  /** Seats whose tokens were shown; several at a hot-seat table, none for a spectator. */
  mine: number[];
}

/** The table now, as this viewer may see it. */
export interface TableView {
  type: 'view';
  version: number;
  /** Length of the log. */
  steps: number;
  position: Position;
  /** Only when one of the viewer's seats is asked; `acting` says which. */
  choices: Choice[];
  refusals: Refusal[];
  acting: number | null;
  undo: Undo;
  /** What happened since the version the client had (all of it in the first view). */
  news: LogEntry[];
  /** Index in the log after the viewer's last turn: where "what happened meanwhile" begins. */
  since_my_turn: number;
  /** After an undo: the log was cut to this length before `news`. */
  rewound_to: number | null;
}

export interface Presence {
  type: 'presence';
  seats: TableSeat[];
}

/** A command was carried out (also when it was sent a second time). */
export interface Done {
  type: 'done';
  id: string;
  version: number;
}

/** A command was not carried out; nothing has changed. */
export interface Refused {
  type: 'refused';
  id: string;
  /** A message id: not-your-seat, not-legal, stale, undo-chance, too-fast, not-playable, malformed ... */
  reason: string;
  detail: string;
}

export interface HintGiven {
  type: 'hint';
  id: string;
  /** The action a strong player would take. */
  text: string;
  code: number;
  /** The parts of the evaluation that change most, in points. */
  terms: [string, number][];
}

export type ServerMessage = Welcome | TableView | Presence | Done | Refused | HintGiven;

// Client to server. `id` is chosen by the client; the same id twice is done once.

/** First message on a socket: the seat tokens this browser holds, and the version it has seen. */
export interface Hello {
  type: 'hello';
  tokens?: string[];
  version?: number;
  /** How whoever opens the link of an unclaimed seat wants to be called. */
  name?: string;
  /** A key of one's own: who claims a seat with it makes every other key of it useless. */
  key?: string;
}

/** Answer the present question; `version` is the one the answer was chosen at. */
export interface Act {
  type: 'act';
  id: string;
  version: number;
  code: number;
}

export interface UndoStep {
  type: 'undo';
  id: string;
  version: number;
}

export interface RestartTurn {
  type: 'restart';
  id: string;
  version: number;
}

export interface AskHint {
  type: 'hint';
  id: string;
  version: number;
}

export type ClientMessage = Hello | Act | UndoStep | RestartTurn | AskHint;

// Http.

export interface NewSeat {
  name: string;
  colour: Colour;
  /** A registry name for a bot; null for a human. */
  bot?: string | null;
}

/** POST /api/tables */
export interface NewTable {
  way: Way;
  seats: NewSeat[];
  estates?: string;
  scrolls?: string;
  priority_tile?: boolean;
  major_fire?: MajorFire;
  pack?: string | null;
  seed?: number | null;
}

export interface SeatKey {
  seat: number;
  token: string;
}

/** The secrets of the human seats: whoever shows one plays that seat. */
export interface TableCreated {
  table: TableInfo;
  keys: SeatKey[];
}

/** POST /api/tables/{id}/fork: play on from a moment of a game. */
export interface ForkTable {
  /** Length of the log to keep. */
  at: number;
  way: 'solo' | 'bots' | 'hotseat';
  seats: NewSeat[];
}

/** GET /api/tables/{id}/moments/{at}: the table after `at` steps of the log, for replay. */
export interface Moment {
  at: number;
  steps: number;
  position: Position;
  /** The step that led here. */
  entry: LogEntry | null;
}

/** A place in the guided first game where something is told. */
export interface LessonStop {
  /** Steps of the log before it. */
  at: number;
  topic: string;
  /** What is told: the message `lesson-TEXT`. */
  text: string;
  /** What is pointed at: `hex:H5`, `square:CR1`. */
  lit: string[];
  clause: string;
  /** The answer the learner gives here; null where the learner only reads. */
  code: number | null;
}

/** GET /api/tutorial: the guided first game, with its whole log. */
export interface Lesson {
  seats: TableSeat[];
  /** The learner's seat. */
  learner: number;
  /** The hash of the component pack: GET /api/printed/{hash}. */
  printed: string;
  log: LogEntry[];
  stops: LessonStop[];
}

/** GET /api/tutorial/moments/{at}: a moment, and what the learner may do there. */
export interface LessonMoment extends Moment {
  choices: Choice[];
  refusals: Refusal[];
}

/** GET /api/tables/{id}/replay: where turns and rounds begin, and the points over the rounds. */
export interface ReplayIndex {
  steps: number;
  /** (log index, seat) of every turn's first step. */
  turns: [number, number][];
  /** Log index at which each round begins. */
  rounds: number[];
  /** For each round the score of each seat at its end. */
  scores_by_round: number[][];
  finished: boolean;
}

/** GET /api/bots */
export interface BotInfo {
  name: string;
  about: string;
  /** One of the levels for people. */
  level: boolean;
}

/** Body of every http error. */
export interface Problem {
  reason: string;
  detail: string;
}
