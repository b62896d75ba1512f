/** What goes over the wire. Written by `make wire` from src/messina/server/messages: change it there. */

export type Argument = string | number | Phrase | Phrase[];

/** A message still to be said: its id and arguments, which may be phrases themselves (a list is joined). */
export interface Phrase {
  id: string;
  args?: Record<string, Argument>;
  /** How a list of phrases is joined: all of them, or one of them. */
  join?: 'and' | 'or';
}

export type Token = 'coin' | 'fire' | 'major' | 'lumber';

/** A class of citizens. */
export type Klass = 'craftsman' | 'nun' | 'aristocrat';

/** A citizen that may be plain, or must be upgraded. */
export type Wanted = 'craftsman' | 'nun' | 'aristocrat' | 'craftsman-up' | 'nun-up' | 'aristocrat-up';

/** A register. */
export type Track = 'popularity' | 'city' | 'church';

/** What counters are ranked on: the registers and the score. */
export type Ranking = 'popularity' | 'city' | 'church' | 'score';

export type HexColour = 'blue' | 'orange' | 'white' | 'red';

export type Rat = 'left' | 'right' | 'standing';

export type Goods = 'stones' | 'spices' | 'silk';

export type DockName = 'dock-nw' | 'dock-ne' | 'dock-se' | 'dock-sw';

/** Where points come from. */
export type Source = 'start' | 'plague' | 'actions' | 'boats' | 'wagons' | 'workshops' | 'production' | 'visits' | 'cycling' | 'rats' | 'popularity' | 'city' | 'church' | 'popularity_ranking' | 'hexes' | 'scrolls' | 'tokens' | 'repopulation';

/** The class of a hex; H is a harbour. */
export type Letter = 'A' | 'B' | 'C' | 'H';

/** Of a solo score (12.6); below all of them it is poor. */
export type Grade = 'fair' | 'good' | 'outstanding';

export type Branch = 'common' | 'left' | 'right';

export type StepKind = 'squares' | 'region' | 'regions' | 'centre';

/** What a scroll track counts. */
export type ScrollKind = 'buildings' | 'boats' | 'repopulated' | 'workshops' | 'improvements' | 'lumber' | 'coins' | 'goods' | 'popularity' | 'city' | 'church' | 'overseers';

/** What the solo opponent does besides. */
export type Deed = 'none' | 'boat' | 'wagon' | 'workshop' | 'improvements';

/** One thing a printed action does. */
export type EffectName = 'coin' | 'fire' | 'major' | 'lumber' | 'points' | 'scroll' | 'upgrade' | 'city' | 'church' | 'overseer' | 'upgrade_overseer' | 'upgrade_advance' | 'build' | 'activate' | 'any_hex' | 'lieutenant';

export type Gain = 'coin' | 'fire' | 'major' | 'lumber' | 'points' | 'scroll' | 'upgrade' | 'city' | 'church';

/** What an answer can change for a player at once. */
export type Measure = 'coin' | 'fire' | 'major' | 'lumber' | 'points' | 'rats' | 'popularity' | 'city' | 'church';

/** What people answer with. */
export type Verb = 'lieutenant' | 'go' | 'recall' | 'boat' | 'rescue' | 'cabin' | 'square' | 'into' | 'discard' | 'employ' | 'citizen' | 'heal' | 'produce' | 'burn' | 'also' | 'action' | 'repopulate' | 'use' | 'advance' | 'end' | 'done' | 'choose' | 'track' | 'upgrade' | 'overseer' | 'step' | 'activate' | 'hex' | 'cycle' | 'pay' | 'build' | 'give' | 'send';

/** What people are asked: a frame of the rules. */
export type QuestionName = 'ActionStep' | 'Activate' | 'AlsoRemove' | 'Build' | 'ChooseBoat' | 'ChooseBundle' | 'ChooseDestination' | 'ChooseLieutenant' | 'EmployFirst' | 'EndTurn' | 'Fight' | 'FightBoat' | 'GiveCitizen' | 'GiveLieutenant' | 'HealNext' | 'PayCycling' | 'PickCabin' | 'PickHexAction' | 'PickOverseer' | 'PickScroll' | 'PickStep' | 'PickUpgrade' | 'PickWorker' | 'PlaceInCabin' | 'PlaceInSector' | 'ProduceNext' | 'Rescue';

/** What chance is asked. */
export type ChanceName = 'DealEstate' | 'DealOrder' | 'DealScrollBoard' | 'DrawBoat' | 'DrawDock' | 'DrawHex' | 'LayHex' | 'MixCity' | 'Reveal' | 'RevealSoloTile' | 'SpinWheel' | 'TakeNearestBoat';

export type StackKind = 'improvements' | 'workshops';

export type BoardKind = 'estate' | 'scroll';

export type Worker = 'empty' | 'plain' | 'upgraded';

export type Citizen = 'plain' | 'upgraded';

/** Why something that looks possible is not. */
export type RefusalReason = 'blocked' | 'coins_short' | 'tokens_short' | 'no_boat' | 'no_wagon' | 'no_citizens' | 'no_lieutenant' | 'repopulated' | 'no_tile' | 'no_cabin';

/** Where a printed value comes from: a rulebook text, a public source, our reconstruction. */
export type Mark = 'T' | 'P' | 'R';

export type DecidedBy = 'solo' | 'points' | 'repopulated' | 'best_hex' | 'shared';

/** Of a player. */
export type Colour = 'green' | 'yellow' | 'violet' | 'rose';

/** 6.2: the reading of the major fire, named after the edition that prints it. */
export type MajorFire = 'english' | 'russian' | 'czech';

export type Way = 'solo' | 'bots' | 'hotseat' | 'online';

/** Ready phrases of the chat. */
export type Reaction = 'well-played' | 'thinking' | 'back-soon' | 'again';

/** Why undo ends here. */
export type UndoEnd = '' | 'nothing' | 'chance' | 'others' | 'over';

/** Why a command or a request was not carried out. */
export type Reason = 'malformed' | 'too-big' | 'too-fast' | 'too-many' | 'too-slow' | 'unknown-key' | 'no-such-table' | 'no-such-moment' | 'no-such-pack' | 'no-such-address' | 'no-such-method' | 'no-such-recipient' | 'not-sent' | 'not-your-seat' | 'not-owner' | 'seat-gone' | 'replaced' | 'time-left' | 'ended' | 'not-legal' | 'not-playable' | 'not-kept' | 'damaged' | 'stale' | 'over' | 'no-hint' | 'not-over' | 'undo-nothing' | 'undo-chance' | 'undo-others' | 'undo-over' | 'bad-options' | 'bad-record' | 'bad-position' | 'forbidden' | 'unknown-host' | 'server-error' | 'no-chat' | 'silenced' | 'switched-off' | 'full' | 'not-yet';

/** Only those above zero. */
export type Tokens = Partial<Record<Token, number>>;

/** The name of an action: as the pack spells it. */
export type ActionText = string;

/** One thing a printed action does, so many times. */
export interface Effect {
  name: EffectName;
  n: number;
  /** Of an overseer's step: which overseer. */
  whose: Klass | 'any' | null;
  /** Of an overseer's step: a step may be left out. */
  skip: boolean;
}

/** A printed action, taken apart: one of its ways is done, and in a trade its price paid first. */
export interface PrintedAction {
  text: string;
  /** Empty where nothing is printed. */
  ways: Effect[][];
  price: Tokens;
}

export interface PrintedHex {
  id: string;
  name: string;
  letter: Letter;
  harbour: boolean;
  colour: HexColour | null;
  rat: Rat | null;
  action: PrintedAction;
  cost: Tokens;
  plain: Partial<Record<Klass, number>>;
  upgraded: Partial<Record<Klass, number>>;
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
  order: Ranking | 'random';
  order_tile: Ranking | 'random';
  fire: number;
  /** By player count. */
  boats: Record<string, number>;
  wheel_steps: number;
  citizens: boolean;
  new_hex: boolean;
  era2: boolean;
  /** 12.2: in a solo game the opponent has the first turn. */
  opponent_first: boolean;
}

export interface PrintedSpace {
  space: number;
  action: PrintedAction;
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
  reward: PrintedAction;
}

/** An improvement, workshop or wagon. */
export interface PrintedTile {
  id: string;
  kind: 'improvement' | 'workshop' | 'wagon';
  cost: Tokens;
  /** Of an improvement or an era-I workshop. */
  production: PrintedAction;
  /** What an upgraded citizen in an era-I workshop produces on top. */
  added: PrintedAction;
  /** Of an era-II workshop. */
  reward: PrintedAction;
  /** What an upgraded citizen in an era-I workshop produces, all in all. */
  upgraded: PrintedAction;
  /** In packs of the first format `added` came instead of `production`; kept games still show it so. */
  instead: boolean;
  era: number;
  klass: Klass | null;
  needs_upgraded: boolean;
  number: number;
  points: number;
}

export interface PrintedSquare {
  id: string;
  action: PrintedAction;
  single_use: boolean;
}

export interface PrintedEstate {
  id: string;
  squares: PrintedSquare[];
}

/** One step of an overseer's path, and the squares it serves (7.4). */
export interface PrintedStep {
  klass: Klass;
  step: number;
  branch: Branch;
  kind: StepKind;
  /** Squares of the overseer's own class; in the centre all. */
  near: string[];
  /** Squares of the class beyond the border. */
  far: string[];
  /** How many citizens of `near` may act. */
  near_most: number;
  /** How many where the overseer is upgraded. */
  near_most_upgraded: number;
  far_most: number;
}

export interface PrintedTrack {
  kind: ScrollKind;
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
  /** A neighbourhood hex or a harbour. */
  hex: string;
  deed: Deed;
  /** Whose workshop it takes. */
  klass: Klass | null;
}

/** 12.6: from which score on a solo game is called so, with the basic boards and with advanced ones. */
export interface PrintedMark {
  grade: Grade;
  basic: number;
  advanced: number;
}

/** Everything printed in one component pack. */
export interface Printed {
  name: string;
  hash: string;
  /**
   * Those named by their text: first what can be pending (5.5), in the order it is shown, then what can be
   * chosen from and between (5.7).
   */
  actions: PrintedAction[];
  hexes: PrintedHex[];
  /** By player count: 1 to 4. */
  layouts: Record<string, PrintedCell[]>;
  wheel: PrintedWheel[];
  rounds: PrintedRound[];
  registers: PrintedRegister[];
  boats: PrintedBoat[];
  tiles: PrintedTile[];
  estates: PrintedEstate[];
  /** Of all three paths; the first step is common to both branches, and so is the centre. */
  steps: PrintedStep[];
  scrolls: PrintedScroll[];
  solo: PrintedSolo[];
  /** 10.4: points for the first places, by player count. */
  popularity_ranking: Record<string, number[]>;
  /** 10.3: points lost for 0, 1, 2 ... rats; the last number counts for more, too. */
  rat_penalties: number[];
  /** 9.1: how many hexes one player can repopulate. */
  repopulation_tiles: number;
  /** From the lowest on. */
  solo_marks: PrintedMark[];
}

/** Where the values of one tile, space or square come from: field -> T, P:CODE or R. */
export interface EntryMarks {
  id: string;
  marks: Record<string, string>;
}

export interface TableMarks {
  table: string;
  /** How many of its values bear each. */
  marks: Record<Mark, number>;
  entries: EntryMarks[];
}

export interface PublicSource {
  code: string;
  about: string;
}

/** What is known of the printed components from where, and what is reconstructed. */
export interface Components {
  marks: Record<Mark, number>;
  sources: PublicSource[];
  tables: TableMarks[];
}

export interface CityHex {
  hex: string;
  cell: string;
  q: number;
  r: number;
  cubes: number;
  citizens: Partial<Record<Klass, number>>;
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
  id: DockName;
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
  worker: Worker;
  rewarded: boolean;
}

export interface WagonSlot {
  tile: string;
  used: boolean;
}

export interface Overseer {
  step: number;
  branch: Branch;
  upgraded: boolean;
}

/** A pending action of the action step (5.5). */
export interface Opportunity {
  text: string;
  count: number;
}

export interface Seat {
  seat: number;
  tokens: Record<Token, number>;
  rats: number;
  score: number;
  /** The score so far by source. */
  points: Partial<Record<Source, number>>;
  registers: Record<Track, number>;
  lieutenants: Lieutenant[];
  /** Coins that a paid step on the city or church register costs (8.3). */
  advance_price: number;
  /** The board: a, or b1 to b4. */
  estate: string;
  squares: Record<string, Citizen>;
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
  /** What the estate would produce as it is now. */
  next_production: Partial<Record<Gain, number>>;
  /** The points by source if the game ended now. */
  if_ended: Partial<Record<Source, number>>;
}

/** The virtual opponent of solo games. */
export interface Opponent {
  popularity: number;
  figures_left: number;
  tiles_left: number;
}

/** The present question: its name (a frame of the rules), who is asked, and what about. */
export interface Asked {
  name: QuestionName | ChanceName;
  player: number;
  clause: string;
  /** To the one who is asked; the attribute `.other` of the same message tells the others, with `player`. */
  said: Phrase;
  about: Record<string, string | number>;
}

/** 7.4: a step an overseer would come to. */
export interface Landing {
  klass: Klass;
  step: number;
  branch: Branch;
}

/** A whole fight (5.4): what is burned, what is paid, what is left. */
export interface Fight {
  /** Cubes burned where one fights. */
  here: number;
  /** Hexes next door that lose a cube each. */
  beside: string[];
  paid: Tokens;
  rats: number;
}

/** An answer, or several that one click gives, and what it would change for the player. */
export interface Choice {
  code: number;
  /** The action text: `go H5`; of several: `use scroll > track 2`. */
  text: string;
  verb: Verb;
  argument: string;
  said: Phrase;
  /** Only what changes. */
  changes: Partial<Record<Measure, number>>;
  /** By how much the points would change that the player had if the game ended now. */
  if_ended: number;
  /** The answers to the questions it leads to; the rest of a choice is about the last of them. */
  then: number[];
  /** The pending opportunity it uses. */
  earned: string | null;
  /** Where the lieutenant lies that goes. */
  start: string | null;
  /** Where it takes an overseer. */
  landing: Landing | null;
  /** The space of the city or church register a paid advance (8.3), or an earned one, leads to. */
  space: number | null;
  /** Of a whole fight. */
  fight: Fight | null;
  /** Of a whole repopulation: where the citizens are that would leave. */
  leaves: string[];
  /** The same of the lieutenant. */
  sends: string | null;
}

/** Why something that looks possible is not: `target` is a hex, dock or tile id or a verb. */
export interface Refusal {
  target: string;
  reason: RefusalReason;
  /** Who blocks. */
  by: number | null;
  /** Tokens or, for `no_citizens`, citizens. */
  short: Partial<Record<Token | Wanted, number>>;
}

export interface Outcome {
  scores: number[];
  breakdown: Partial<Record<Source, number>>[];
  places: number[];
  decided_by: DecidedBy;
}

/** 3.5 to 3.7: what the wheel brings next round to the hexes that lie now. */
export interface Coming {
  cubes: Record<string, number>;
  citizens: Record<string, Partial<Record<Klass, number>>>;
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
  docking_left: DockName[];
  boats_left: number;
  /** Still to come from the hex stack. */
  hexes_left: number;
  city: CityHex[];
  empty_extensions: string[];
  docks: Dock[];
  offers: Offers;
  /** For each track the seats from the furthest ahead to the last. */
  ranks: Record<Ranking, number[]>;
  seats: Seat[];
  opponent: Opponent | null;
  /** null in the last round. */
  coming: Coming | null;
  asked: Asked | null;
  outcome: Outcome | null;
}

/**
 * How an event is told.
 *
 * A line of the log is what one player, or the table, does in a row. Events that follow one another with the
 * same word in `together` are told as one: their lists grow, and what is in `adds` adds up.
 */
export interface Telling {
  /** Who does it: a seat, 4 for the opponent, -1 for the table. */
  player?: number;
  /** Things on the table it is about, as the board names them; those of an estate end in `@seat`. */
  targets?: string[];
  /** What is told of it, if anything. */
  said?: Phrase | null;
  together?: string;
  adds?: string[];
  /** Only told where the table itself is speaking. */
  quiet?: boolean;
  /** A turn ends here, and with it the line. */
  ends_line?: boolean;
}

export interface ChatLine {
  /** Counts up with every line of the table. */
  number: number;
  /** Players speak in one, watchers in the other, which players read when the game is over. */
  room: 'players' | 'watchers';
  /** Who says it; null for somebody who watches. */
  seat: number | null;
  name: string;
  text: string;
  /** A ready phrase, in place of a text: every reader has it in their own language. */
  reaction: Reaction | null;
  /** Seconds since 1970. */
  at: number;
}

/** Lines in order: the last ones after `welcome`, new ones, or earlier ones that were asked for. */
export interface Chat {
  type: 'chat';
  lines: ChatLine[];
  /** Are there earlier ones than these? Null for new lines. */
  more: boolean | null;
}

export interface Say {
  type: 'say';
  id: string;
  /** At most 300 letters. */
  text?: string;
  reaction?: Reaction | null;
  /** Of somebody who watches and has not said it before; who plays has a name. */
  name?: string;
}

/** The owner asks somebody to be silent for a while. */
export interface Silence {
  type: 'silence';
  id: string;
  /** Null: somebody who watches. */
  seat: number | null;
  /** 0: they may speak again. */
  seconds: number;
  /** By their name, empty for those without; null: all who watch. */
  watcher?: string | null;
}

export interface EarlierLines {
  type: 'earlier';
  id: string;
  /** The number of the first line that is known; null for the last lines of all. */
  before?: number | null;
}

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
  /** The bot stands in for somebody, who may take the seat back at any time. */
  stands_in: boolean;
}

export interface TableOptions {
  players: number;
  estates: string;
  scrolls: string;
  priority_tile: boolean;
  major_fire: MajorFire;
}

/** Time to think: who has used up theirs may be replaced by a bot, if the others want it. */
export interface Clock {
  /** Seconds for the whole game. */
  budget: number;
  /** Seconds that every turn adds. */
  increment: number;
}

/** What the people at a table agree on beyond the game, when it is set. */
export interface Arrangement {
  /** Everybody on this server sees it in the hall and may join or watch. */
  announced: boolean;
  chat: boolean;
  /** Hints also where people play against each other. */
  hints: boolean;
  clock: Clock | null;
}

/** What everybody at a table knows about it. */
export interface TableInfo {
  id: string;
  way: Way;
  options: TableOptions;
  seats: TableSeat[];
  /** How many look on without a seat. */
  watching: number;
  /** Those of them who have said their name. */
  watchers: string[];
  /** The hash of the component pack. */
  printed: string;
  /** Seconds since 1970. */
  created: number;
  /** False when the game was begun under rules that are no longer the running ones: it can be watched. */
  playable: boolean;
  /** Its owner has ended it: nobody plays on, and it stays to look at. */
  ended: boolean;
  arrangement: Arrangement;
  /** Players may ask for hints here. */
  hints: boolean;
  /** The table at which the same people go on. */
  rematch: string | null;
  /** Of a solo of the day, such as `2026-11-16`. */
  day: string | null;
}

/** One step of the game: an action, or an outcome of chance (`player` -1), and its events. */
export interface LogEntry {
  index: number;
  player: number;
  text: string;
  events: Event[];
  /** A message id where something unusual happened, for example `bot-replaced`. */
  note: string | null;
  /** When it happened, in seconds since 1970; null in games from before times were kept. */
  at: number | null;
}

export interface Undo {
  possible: boolean;
  reason: UndoEnd;
}

/** The first message: the table, and which seats this connection plays. */
export interface Welcome {
  type: 'welcome';
  table: TableInfo;
  /** Seats whose tokens were shown; several at a hot-seat table, none for a spectator. */
  mine: number[];
  /** The key of the table's owner was shown, too. */
  owner: boolean;
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
  /** Several answers that one click may give: where more than one leads to the same, the cheapest first. */
  chains: Choice[];
  refusals: Refusal[];
  acting: number | null;
  /** 4.1: seats in the order of their next turns in this round; whoever is asked now comes first. */
  turns: number[];
  undo: Undo;
  /** What happened since the version the client had (all of it in the first view). */
  news: LogEntry[];
  /** Index in the log after the viewer's last turn: where "what happened meanwhile" begins. */
  since_my_turn: number;
  /** Since when the seat that is asked is, in seconds since 1970; null if nobody is, or nobody knows. */
  asked_since: number | null;
  /**
   * Seconds that each seat has left as of this message, below zero if they have run out; whoever is asked
   * uses theirs from then on. Null where there is no clock.
   */
  clock: number[] | null;
  /** Nobody plays on: the game is over, or its owner has ended the table. */
  over: boolean;
  /** After an undo: the log was cut to this length before `news`. */
  rewound_to: number | null;
}

/** Who sits where, who is there, who watches, and whether it goes on: told whenever that changes. */
export interface Presence {
  type: 'presence';
  seats: TableSeat[];
  watching: number;
  watchers: string[];
  ended: boolean;
  hints: boolean;
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
  reason: Reason;
  detail: string;
}

export interface HintGiven {
  type: 'hint';
  id: string;
  /** The action a strong player would take. */
  text: string;
  code: number;
  /** The answers that would follow in the same turn, until chance speaks. */
  then: number[];
  /** What the whole turn is known by: where it goes, or its first answer. */
  goal: Phrase;
  /** What speaks for it, against the next best turn; null where there is only one. */
  why: Phrase | null;
  /** The parts of the evaluation in which it differs most from that turn, in points. */
  terms: [string, number][];
}

/** There is a table at which the same people go on. */
export interface RematchSet {
  type: 'rematch';
  table: string;
}

/** Answer to `ping`: the line holds. */
export interface Pong {
  type: 'pong';
}

export type ServerMessage = Welcome | TableView | Presence | Done | Refused | HintGiven | Chat | RematchSet | Pong;

/** First message on a socket: the seat tokens this browser holds, and the version it has seen. */
export interface Hello {
  type: 'hello';
  tokens?: string[];
  version?: number;
  /**
   * How whoever opens the link of an unclaimed seat wants to be called (empty keeps the seat's name), or
   * whoever watches.
   */
  name?: string;
  /** A key of one's own, by chance: who claims a single seat with it makes every other key of it useless. */
  key?: string;
}

/** Answer the present question; `version` is the one the answer was chosen at. */
export interface Act {
  type: 'act';
  id: string;
  version: number;
  code: number;
  /** Answers to the questions it leads to: all of them are given, or none. */
  then?: number[];
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

/** A page that can be seen shows this version: whoever looks at it need not be told. Nothing answers. */
export interface Seen {
  type: 'seen';
  version: number;
}

/** Ask whether the line still holds; `pong` answers. */
export interface Ping {
  type: 'ping';
}

/** Report that these events do not make the position of the view; the server counts their kinds. */
export interface Misfit {
  type: 'misfit';
  events: string[];
}

export type ChatCommand = Say | Silence | EarlierLines;

/** Messages that are no commands: they have no id. */
export type Notice = Seen | Ping | Misfit;

export type ClientMessage = Hello | Act | UndoStep | RestartTurn | AskHint | Seen | Ping | Misfit | Say | Silence | EarlierLines;

export interface NewSeat {
  name: string;
  colour: Colour;
  /** A registry name for a bot; null for a human. */
  bot?: string | null;
}

/** A table to set. */
export interface NewTable {
  way: Way;
  seats: NewSeat[];
  estates?: string;
  scrolls?: string;
  priority_tile?: boolean;
  major_fire?: MajorFire;
  pack?: string | null;
  seed?: number | null;
  arrangement?: Arrangement;
}

export interface SeatKey {
  seat: number;
  token: string;
}

/** The secrets of the human seats: whoever shows one plays that seat. */
export interface TableCreated {
  table: TableInfo;
  keys: SeatKey[];
  /** The secret of whoever made it: who shows it may arrange things at the table. */
  owner: string;
}

/** The bot that plays a seat from now on. */
export interface HandToBot {
  /** The registry name of the bot that plays on. */
  bot: string;
}

/** The moment of a game to play on from, and who plays. */
export interface ForkTable {
  /** Length of the log to keep. */
  at: number;
  way: 'solo' | 'bots' | 'hotseat';
  seats: NewSeat[];
}

/** The table after `at` steps of the log, for replay. */
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
  /** After the game: the last row of the result that is counted here, or nothing. */
  row: string;
}

/** The guided first game, with its whole log. */
export interface Lesson {
  seats: TableSeat[];
  /** The learner's seat. */
  learner: number;
  /** The hash of the component pack. */
  printed: string;
  log: LogEntry[];
  stops: LessonStop[];
}

/** A moment of the guided first game, and what the learner may do there. */
export interface LessonMoment extends Moment {
  choices: Choice[];
  chains: Choice[];
  refusals: Refusal[];
}

/** Where turns and rounds begin, and the points after each round. */
export interface ReplayIndex {
  steps: number;
  /** (log index, seat) of every turn's first step. */
  turns: [number, number][];
  /** Log index at which each round begins. */
  rounds: number[];
  /** For each round what each seat would have if the game ended with it. */
  scores_by_round: number[][];
  finished: boolean;
}

/** A component pack; `NewTable.pack` takes its hash or its name. */
export interface PackInfo {
  name: string;
  hash: string;
  default: boolean;
}

/** Like Act, for programs without a socket; by code or by text. */
export interface HttpAct {
  token: string;
  id: string;
  version: number;
  code?: number | null;
  text?: string;
  /** Answers to the questions it leads to, by code or by text. */
  then?: (number | string)[];
}

/** Like Undo and Restart, for programs without a socket. */
export interface HttpUndo {
  token: string;
  id: string;
  version: number;
}

/** The key of a seat to take without a socket; `name` and `key` as in Hello. */
export interface ClaimSeat {
  token: string;
  name?: string;
  key?: string;
}

/** Whether the server is well. */
export interface Health {
  ok: boolean;
  /** The version of the rules. */
  rules: number;
  /** `ok`, or what is wrong; so are the next two. */
  store: string;
  bots: string;
  disk: string;
}

/** Where others find the server. */
export interface Address {
  /** What links for others begin with; none if only the machine of the server reaches it. */
  url: string | null;
}

/** A bot one can play against. */
export interface BotInfo {
  name: string;
  about: string;
  /** One of the levels for people. */
  level: boolean;
}

/** Body of every http error. */
export interface Problem {
  reason: Reason;
  detail: string;
}

/** What this server has switched on. */
export interface House {
  chat: boolean;
  hall: boolean;
}

/** What the link of a seat invites to, before one sits down. */
export interface Invitation {
  table: TableInfo;
  /** The one that the key shown (`Authorization: Bearer KEY`) opens; null if it opens none, or no longer. */
  seat: number | null;
  /** 0 until somebody has decided something. */
  round: number;
}

/** The table at which the same people go on; their keys open it, too. */
export interface Rematch {
  table: string;
}

export interface KnownTable {
  id: string;
  keys: string[];
}

/** Tables to tell the standing of, with the keys one has for them. */
export interface AskWaiting {
  tables: KnownTable[];
}

/** How a game stands, for whoever has these keys; tables that are gone are not among the answers. */
export interface GameStanding {
  id: string;
  version: number;
  round: number;
  my_turn: boolean;
  /** The seat that is asked. */
  awaited: number | null;
  finished: boolean;
  scores: number[];
  rematch: string | null;
}

export interface HallSeat {
  name: string;
  colour: Colour;
  kind: 'human' | 'bot';
  claimed: boolean;
}

export interface HallTable {
  id: string;
  options: TableOptions;
  seats: HallSeat[];
  arrangement: Arrangement;
  round: number;
  scores: number[];
  watchers: number;
}

/**
 * Announced tables, newest first; `?open=N&running=N` skips so many.
 *
 * `?pace=live` has open tables with a clock for less than a day, `?pace=days` those that take longer.
 */
export interface HallPage {
  /** Somebody may join here. */
  open: HallTable[];
  /** Here one may watch. */
  running: HallTable[];
  more_open: boolean;
  more_running: boolean;
}

/** Who takes a free seat of an announced table; `key` as in Hello. */
export interface JoinTable {
  key: string;
  name?: string;
}

export interface Joined {
  seat: number;
  table: TableInfo;
}

/** Who begins today's game, or goes on with it; the same key means the same person. */
export interface PlayDaily {
  key: string;
  name: string;
  /** Once more with the same luck, after one's own game is over; it does not count. */
  again?: boolean;
}

export interface DailyGame {
  table: string;
}

export interface DailyScore {
  day: string;
  place: number;
  name: string;
  score: number;
  /** To be replayed; null as long as that would tell too much, and when it has been purged. */
  table: string | null;
  mine: boolean;
}

export interface DailyMine {
  table: string | null;
  /** Null until the game is over. */
  score: number | null;
  place: number | null;
}

/** The table at which everybody begins today. */
export interface DailyCity {
  printed: string;
  position: Position;
}

/** The scores of today, or of `?day=2026-11-16`, and the best of all days. */
export interface DailyPage {
  day: string;
  today: string;
  /** When today's game ends, in seconds since 1970. */
  ends: number;
  played: number;
  scores: DailyScore[];
  best: DailyScore[];
  /** Of whoever shows their key (`Authorization: Bearer KEY`). */
  mine: DailyMine | null;
  /** Of today; null for other days. */
  city: DailyCity | null;
}

/** A turn of a finished game, beside the best one. */
export interface AnalysedTurn {
  /** Length of the log before it. */
  at: number;
  seat: number;
  round: number;
  /** The points that every seat could expect then, had the best turns been played. */
  expected: number[];
  /** How much better the best turn was, in own points less half of those of the best of the others. */
  lost: number;
  /** How far a turn that gave nothing away was ahead of any other; 0 where it did. */
  ahead: number;
  /** What was done, where it parts from the best turn. */
  played: Phrase;
  /** What the best turn does there; null where nothing was given away. */
  better: Phrase | null;
  why: Phrase | null;
  /** Length of the log where the best turn parts from it: something may have been turned up by then. */
  part: number;
}

export type AnalysisState = 'none' | 'running' | 'done';

/** What a strong player makes of a finished game. */
export interface Analysis {
  state: AnalysisState;
  /** Of `of` positions that are judged. */
  done: number;
  of: number;
  /** All of them, once it is done. */
  turns: AnalysedTurn[];
  /** Indices of the turns that decided most, in their order. */
  turning: number[];
  scores: number[];
}

/** A decision with all that followed from it by itself. */
export interface LineStep {
  entries: LogEntry[];
  position: Position;
}

/** The best turn and what was played, from the same moment on. */
export interface Lines {
  /** Length of the log there. */
  at: number;
  before: Position;
  best: LineStep[];
  played: LineStep[];
}

/** A position as a text, as a record, or as a moment of a table. */
export interface AskBoard {
  text?: string;
  table?: string;
  at?: number;
  /** Answers from there on, for whoever is asked. */
  codes?: number[];
}

/** The position after the answers and what follows by itself, for all seats. */
export interface Board {
  /** The position, to go on from. */
  text: string;
  printed: string;
  position: Position;
  choices: Choice[];
  chains: Choice[];
  refusals: Refusal[];
  /** What has happened with these answers. */
  entries: LogEntry[];
  /** All answers of players that were given, also those that nobody has to think about. */
  codes: number[];
  /** A turn has ended with them. */
  ended: boolean;
}

export interface BestTurn {
  /** Its decisions, up to its end or to where chance speaks. */
  codes: number[];
  /** Points it lies behind the best. */
  behind: number;
  /** What it is known by: where it goes, or its first answer. */
  said: Phrase;
  /** Of the best: what speaks for it against the next. */
  why: Phrase | null;
  /** Its decisions in words. */
  line: Phrase[];
}

/** The best turns in a position, the best first. */
export interface BestTurns {
  turns: BestTurn[];
}

/** What the answers gave away, and what was best. */
export interface Verdict {
  lost: number;
  /** Nothing that counts was given away. */
  solved: boolean;
  played: Phrase;
  better: Phrase | null;
  why: Phrase | null;
  before: Position;
  best: LineStep[];
}

/** The puzzle of a day, counted from 1970. */
export interface Puzzle {
  day: number;
  /** The position; whoever is asked there has a turn to find. */
  text: string;
}

/** Of a day. */
export type Minute = number;

export type WebhookForm = 'discord' | 'slack' | 'json';

/** Hours of the day in which nothing is sent; past midnight if it ends before it starts. */
export interface Quiet {
  start: Minute;
  end: Minute;
  /** Of the reader: `Europe/Prague`. */
  zone: string;
}

/** How this server can notify people. */
export interface Reach {
  /** The key that devices are asked to take messages from; null if it cannot. */
  push: string | null;
  mail: boolean;
  /** Seconds after which somebody who is awaited is reminded; 0 for never. */
  reminder: number;
}

/** A subscription of web push, as a browser gives it. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A device or a mail address to notify. */
export interface NewRecipient {
  language: string;
  quiet?: Quiet | null;
  device?: Device | null;
  mail?: string | null;
}

export interface RecipientMade {
  id: string;
  /** Whoever shows it may change the recipient. */
  key: string;
}

/** What is known of a recipient, for the holder of its key. */
export interface RecipientInfo {
  id: string;
  channel: 'push' | 'mail' | 'webhook';
  /** Of mail; of a device the machine that takes what is sent to it. */
  address: string;
  /** Nothing is sent to a mail address before somebody there has said yes. */
  confirmed: boolean;
  language: string;
  quiet: Quiet | null;
  tables: string[];
}

/** The new language and quiet hours of a recipient. */
export interface ChangeRecipient {
  language: string;
  quiet?: Quiet | null;
}

/** The token of the link in a mail that was opened. */
export interface Confirmed {
  token: string;
}

/** Whether a test was delivered. */
export interface Tested {
  delivered: boolean;
  /** Why not. */
  detail: string;
}

/** Whether a recipient is notified of the seats that these keys open. */
export interface TellMe {
  recipient: string;
  key: string;
  tokens: string[];
  wanted: boolean;
}

/** Where a table announces whose turn it is, and in which form. */
export interface Webhook {
  /** Empty: no more of it. */
  url: string;
  form?: WebhookForm;
  language?: string;
}

/** What its owner may see of the webhook of a table. */
export interface WebhookInfo {
  /** Empty if there is none. The rest of its address is a secret, too. */
  host: string;
  form: WebhookForm;
  language: string;
}

/** What each event tells, in the game's words. */
export interface EventArguments {
  RoundBegan: { round: number };
  /** 2.9: the first play order; the counters are stacked on every track, the last player's on top. */
  OrderDealt: { player: number; position: number };
  /** `position` 0 plays first. */
  OrderChanged: { player: number; position: number };
  /** An advanced estate (`kind` 0) or scroll board (`kind` 1). */
  BoardDealt: { player: number; kind: BoardKind; board: string };
  /** 2.1, 2.2: which hexes are mixed for the city, and then for the stack, as bits. */
  HexStackMade: { hexes: number };
  HexLaid: { hex: string; cell: number };
  /** A tile of the offer turns face up on one of the eight stacks. */
  TileRevealed: { tile: string; stack: number };
  /** 3.4: era II begins. */
  WorkshopsReplaced: { round: number };
  DockDrawn: { dock: DockName };
  /** 2.3: all docking tiles, used up, are a stack again. */
  DocksShuffled: { tiles: number };
  /** `space` counts through the spaces of all docks, from 0. */
  BoatArrived: { boat: string; dock: DockName; space: number; cube: number };
  /** A boat leaves its space, its cube with it: whoever takes it still has to fight that. */
  BoatLeft: { boat: string; dock: DockName; space: number };
  WheelTurned: { position: string };
  CubePlaced: { hex: string };
  /** 3.6: the supply could not serve all hexes, so none got a cube. */
  PlagueHeld: { needed: number; supply: number };
  CitizenAppeared: { hex: string; klass: Klass };
  /** 3.1: a citizen is removed from a plagued hex at the start of a round. */
  CitizenLost: { hex: string; klass: Klass };
  /**
   * 3.1: every lieutenant of the player lies down unused, and the wagons are usable again.
   *
   * The opponent's figures leave the city.
   */
  LieutenantsLaid: { player: number };
  LieutenantMoved: { player: number; start: string; place: string; coins: number };
  LieutenantRecalled: { player: number; start: string };
  LieutenantGained: { player: number };
  LieutenantGivenUp: { player: number; place: string };
  CitizenRescued: { player: number; hex: string; klass: Klass };
  /** Somebody arrives on a square or in a cabin or workshop. */
  CitizenPlaced: { player: number; klass: Klass; holder: string; upgraded: number };
  CitizenDiscarded: { player: number; klass: Klass };
  /** 7.6: from a square to a workshop. */
  CitizenMoved: { player: number; square: string; holder: string };
  /** 10.2: somebody leaves quarantine healed. */
  CitizenLeft: { player: number; cabin: number; klass: Klass };
  CitizenUpgraded: { player: number; holder: string };
  CitizenActivated: { player: number; square: string };
  /** 11.2: a single-use square has been activated. */
  SquareSpent: { player: number; square: string };
  CitizenGivenUp: { player: number; holder: string };
  /** `place` is a hex, or the dock whose boat it was. */
  CubeBurned: { player: number; place: string };
  /** 4.7: the cube of a boat that nobody fought. */
  CubeDiscarded: { player: number; dock: DockName };
  RatsGained: { player: number; rats: number; place: string };
  TokensGained: { player: number; token: Token; amount: number };
  TokensSpent: { player: number; token: Token; amount: number };
  /** `source` is one of terms.SOURCES; `points` may be negative. */
  PointsScored: { player: number; points: number; source: Source; rank: number };
  /** The opponent has no rank. */
  RegisterAdvanced: { player: number; register: Track; space: number; rank: number };
  /** 10.3: rats move the popularity counter back. */
  RegisterFellBack: { player: number; register: Track; space: number; rank: number };
  OpportunityEarned: { player: number; opportunity: string };
  OpportunityUsed: { player: number; opportunity: string };
  /** 8.4: earned and not used at the end of the turn. */
  OpportunityLost: { player: number; opportunity: string };
  HexActionTaken: { player: number; hex: string };
  ScrollAdvanced: { player: number; track: number; level: number };
  OverseerAdvanced: { player: number; klass: Klass; step: number; branch: Branch };
  OverseerUpgraded: { player: number; klass: Klass };
  /** `stacks` 0: improvements, 1: workshops. */
  OfferCycled: { player: number; stacks: StackKind };
  Built: { player: number; tile: string };
  ImprovementPlaced: { player: number; tile: string; cabin: number };
  BoatTaken: { player: number; boat: string; dock: DockName };
  /** 9.2: it serves one repopulation a round. */
  WagonUsed: { player: number; tile: string };
  HexRepopulated: { player: number; hex: string };
  /** 7.9: an era-II workshop pays its reward, once. */
  RewardGained: { player: number; workshop: string };
  Produced: { player: number; holder: string };
  /** 10.2: a citizen moves from space I to space II. */
  QuarantineMoved: { player: number; cabin: number };
  /** 12.2, 12.4: the opponent's figures of the round; the solo tiles are a whole stack again. */
  OpponentReady: { figures: number };
  /** 12.2: the opponent takes a turn, and so many figures are left after it. */
  OpponentTurn: { figures: number };
  SoloTileRevealed: { tile: string; fits: number };
  OpponentMoved: { hex: string };
  OpponentRemovedCitizen: { hex: string; klass: Klass };
  /** A built tile from the offer. */
  OpponentTook: { tile: string };
  TurnEnded: { player: number };
  RoundEnded: { round: number };
  GameEnded: { rounds: number };
}

export type EventName = keyof EventArguments;

/** One thing that happened: its name, its arguments, and how it is told. */
export type Event = { [Name in EventName]: Telling & { name: Name; args: EventArguments[Name] } }[EventName];
