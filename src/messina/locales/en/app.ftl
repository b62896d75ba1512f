# The frame around the game: start page, header, settings, waiting room, replay, end.

app-title = Messina 1347
app-title-turn = ● Your turn · Messina 1347
app-title-rules = Rules · Messina 1347
app-skip-board = Skip to the board
app-skip-content = Skip to the content
app-loading = One moment…
app-home = Back to the start page
app-lost = There is nothing at this address.
app-close = Close
app-menu = Menu
brand = Messina
brand-year = 1347

# Start page
start-lead = Rescue its citizens, fight the plague, rebuild the city.
start-new = New game
start-ways = How do you want to play?
way-solo = Solo
  .about = against the virtual opponent
way-bots = With bots
  .about = one to three of them
way-hotseat = One table
  .about = pass the screen around
way-online = Online
  .about = send a link, no account needed
seats = Seats
seat-you = you
seat-name = Name of the { $colour } player
seat-colour = Colour of { $player }
seat-level = Level of { $player }
seat-add = { $n ->
    [3] Add a third player
   *[other] Add a fourth player
  }
seat-remove = Remove { $player }
seat-bot = Bot
seat-human = Person
seat-kind = Who plays { $player }
colour-green = green (circle)
colour-yellow = yellow (square)
colour-violet = violet (lozenge)
colour-rose = rose (triangle)
options = Options
option-boards = Boards
  .about = estates and scrolls
boards-basic = Basic
boards-advanced = Advanced
boards-mixed = Mixed
boards-estates = { $player }: estate
boards-scrolls = { $player }: scrolls
board-side-a = a
board-side-b = b
option-fire = Major fire
fire-english = English
  .about = counts as 1 fire, and may also burn a cube next to your hex
fire-russian = Russian
  .about = as English, but one is enough where a cube costs 2 fire
fire-czech = Czech
  .about = as Russian, but both cubes may be on your hex
option-order = Play order
  .about = rounds table or priority tile
order-table = Table
  .whole = rounds table
order-tile = Tile
  .whole = priority tile
option-more = More
  .about = component pack, seed
option-pack = Component pack
option-seed = Seed
  .about = the same number deals the same game
start-go = { $way ->
    [solo] Start the solo game
    [online] Set the table for { $n } players
   *[other] Start with { $n } players
  }
start-length = 6 rounds, about 20 turns per player
start-rules = How to play
start-continue = Continue
start-finished = Finished
start-none = Games you play in this browser appear here.
start-open = Open a saved game or a link
start-open-link = Link to a table
start-open-file = or a saved game
start-open-go = Open
start-forget = Remove this game from the list
start-turn = your turn
start-resume = Continue: { $name }, round { $round }
start-watch = Replay: { $name }
game-solo = Solo
game-solo-advanced = Solo, advanced boards
game-bots = { $n ->
    [one] With a bot
    [2] With two bots
   *[other] With { $n } bots
  }
game-hotseat = At one table: { $names }
game-online = Online with { $names }
game-result = { $name } { $score }
names-1 = Aurelia
names-2 = Tancredi
names-3 = Isotta
names-4 = Ruggero

# Table
header-round = Round
header-of = of VI
header-round-now = Round { $round } of VI
nav-tools = Tools
tool-hint = Hint
tool-rules = Rules
tool-sound = Sound
tool-sound-on = Sound is on
tool-sound-off = Sound is off
tool-settings = Settings
tool-theme-now = Theme: { $theme }
theme-system = same as system
theme-light = light
theme-dark = dark
settings-title = Settings
settings-theme = Theme
settings-motion = Show changes one by one
settings-itself = Turns end by themselves
settings-speed = Speed of the others
speed-normal = Normal
speed-quick = Quick
speed-instant = At once
settings-sound = Sounds
settings-sounds = Which sounds to play
sound-turn = My turn
sound-rescue = Rescue
sound-fire = Fire
sound-build = Building
sound-round = New round
sound-end = End of the game
settings-language = Language
settings-keys = Keys
settings-leave = Leave the table
settings-replay = Replay from the beginning
settings-on = On
settings-off = Off
keys-arrows = Arrow keys move over the hexes, Enter chooses.
keys-undo = Backspace undoes the last step.
keys-numbers = Keys 1 to 9 use what you have earned, or press the header buttons.
keys-letters = E estate, B board, L log, R rules, H hint, Escape closes.
tab-city = City
tab-estate = Estate
tab-board = Board
tab-players = Players
tab-log = Log
tabs-label = Parts of the table
tab-pending = { $tab }, { $n ->
    [one] { $n } choice here
   *[other] { $n } choices here
  }
estate-of = Estate of { $player }
ordinal = { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
  }
board-label = Registers, rounds and offers
answers-label = Answers
players-label = The other players
offline = The connection to the server is lost. Trying again…
connecting = Connecting…
# Said by web/src/guard.js, each on one line.
guard-old = Messina 1347 needs a newer browser, at least one of these: { $browsers }.
guard-missing = A part of Messina 1347 could not be loaded.
guard-again = Try again
not-playable = This game was started under different rules: you can watch it, but not continue it.
watching = You are watching.
hint-title = A strong player would
hint-why = Worth, in points: { $what }.
hint-do = Do that
hint-term = { $name } { $value }
confirm-title = Confirm the turn?
confirm-yes = Confirm anyway
confirm-no = Not yet

# Waiting room
room-title = The table is set
room-lead = Send each player the link to a seat. Whoever opens it first takes the seat.
room-taken = taken
room-mine = you
room-free = free
room-here = here now
room-start = Look at the table
room-wait = { $n ->
    [one] Waiting for one more player
   *[other] Waiting for { $n } more players
  }

# The door: somebody opens the link of a seat
door-title = A seat is kept for you
door-name = Your name
door-sit = Take the seat

# Replay
replay-title = Replay
replay-first = First moment
replay-turn-back = Previous turn
replay-back = Previous step
replay-play = Play
replay-pause = Pause
replay-next = Next step
replay-turn-next = Next turn
replay-round = Next round
replay-last = Last moment
replay-speed = Speed
replay-scrubber = Moment
replay-at = Step { $at } of { $steps }
replay-share = Copy the address of this moment
replay-fork = Continue from here
replay-fork-hotseat = At one table
replay-fork-bots = Against bots
replay-fork-solo = Solo
replay-fork-title = Continue from here
replay-fork-lead = A new game begins at this moment. From here on, chance goes its own way.
replay-to-table = To the table
replay-keys = Arrow keys step, with Shift by turns; space plays; Home and End jump.

# End
end-winner = { $player } has rebuilt Messina
end-shared = { $players } share the victory
end-solo = { $grade ->
    [outstanding] Messina will not forget you
    [good] A good year for Messina
    [fair] Messina recovers
   *[poor] Messina mourns
  }
end-lead = Six rounds, { $hexes ->
    [0] no hex repopulated
    [one] one hex repopulated
   *[other] { $hexes } hexes repopulated
  }, { $cubes ->
    [0] no cube left
    [one] one cube
   *[other] { $cubes } cubes
  } in the streets.
end-place = { $place }
end-table = Where the points came from
end-source = Source
end-total = Total
end-rounds = Scored in the six rounds
end-rats = Rats
end-popularity = Popularity register
end-ranking = Popularity ranking
end-ranking-solo = Popularity against the opponent
end-city = City register
end-church = Church register
end-hexes = Repopulated hexes
end-scrolls = Scrolls
end-tokens = Tokens left, 1 point per 3
end-repopulation = Most repopulated
end-best = best
end-decided-points = Decided by points: { $n } ahead of { $player }.
end-decided-repopulated = Tied on points: the number of repopulated hexes decides (10.5).
end-decided-best_hex = Tied on points and hexes: the most valuable single hex decides (10.5).
end-decided-shared = Tied in everything: the place is shared (10.5).
end-decided-solo = A good score is { $good }, with advanced boards { $advanced } (12.6).
end-race = Round by round
end-race-label = Points if the game had ended with each round
end-sources = By source
end-sources-label = Points by source
end-group-rounds = In the rounds
end-group-registers = Registers
end-group-hexes = Repopulated
end-group-scrolls = Scrolls
end-group-tokens = Tokens
end-again = Play again
end-estates = See the estates
end-save = Save the log
end-replay = Replay
end-length = { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }
end-see = See the result

# What went wrong
problem-unreachable = The server cannot be reached.
problem-unexpected = Something unexpected went wrong.
problem-not-your-seat = That seat is not yours.
problem-not-owner = Only whoever made this table can do that.
problem-seat-gone = Your seat was given to somebody else.
problem-replaced = A bot is playing your seat: take it back first.
problem-time-left = This player still has time.
problem-ended = This table has been ended.
problem-not-legal = That is not possible now.
problem-stale = The table has moved on: look again.
problem-undo-chance = Something was turned up: this cannot be undone.
problem-undo-others = Somebody else has decided since: this cannot be undone.
problem-undo-nothing = There is nothing to undo.
problem-undo-over = The game is over: nothing can be undone.
problem-too-fast = Too fast: please wait a moment.
problem-not-playable = This game can only be watched.
problem-malformed = The server did not understand that.
problem-unknown = That did not work ({ $reason }).
problem-no-such-table = There is no such table.
problem-too-many = Too many people are watching this table.
problem-unknown-key = One of your links does not belong to this table.
problem-too-big = That is too long.
problem-over = The game is over.
problem-not-kept = The server could not save that; nothing has changed.
problem-no-hint = There is no hint right now.
problem-not-over = The game is not over yet.
problem-forbidden = The server does not allow that from here.
problem-no-such-pack = There is no such component pack.
problem-no-such-moment = The game has no such moment.
problem-bad-options = These options do not fit together.
problem-bad-record = This file holds no game of Messina 1347.
problem-bad-position = This text is neither a position nor a saved game of Messina 1347.
problem-no-such-address = There is nothing at this address.
problem-damaged = This table is damaged: it cannot be opened.
problem-too-slow = That took too long: please try again.
problem-unknown-host = The server does not answer to this name.
problem-no-such-method = The server cannot do that here.
problem-no-such-recipient = This device or address is no longer known here.
problem-not-sent = The message could not be sent.
problem-server-error = Something went wrong on the server: please try again.

# Bots, by their names in the registry.
bot-novice = Easy
bot-merchant = Steady
bot-physician = Hard
bot-magistrate = Expert
bot-archbishop = Master
bot-random = Random

# The parts of a hint's evaluation.
term-score = points now
term-tokens = tokens
term-registers = registers
term-citizens = citizens
term-buildings = buildings
term-scrolls = scrolls
term-figures = lieutenants
term-overseers = overseers
term-rats = rats
term-repopulation = repopulation
term-pending = still to take

# The banner that opens a round.
banner-order = Play order
banner-order-by = Play order, { $register }
banner-fire = Fighting a cube
banner-lost = Lost to the plague
banner-boats = Boat at
banner-offer = New on offer
banner-wheel = The wheel
banner-left = { $left ->
    [0] no cubes left
   *[other] { $left } of { $all } cubes left
  }
banner-new = new: { $place }
banner-wait = Wait
banner-go = Go on

# Invitations, the shared screen, playing on from a moment.
door-invites = { $player } invites you to Messina 1347
door-invitation = An invitation
door-game = { $n } players, { $boards ->
    [basic] basic boards
    [mixed] mixed boards
   *[advanced] advanced boards
  }. Rescue citizens, fight the plague, rebuild the city.
door-you = You
door-yours = this seat is yours
door-host = { $here ->
    [yes] invites, here now
   *[no] invites, away
  }
door-name-at = Your name at the table
door-learn = Learn first, 15 minutes
door-note = No account, no installation. The game begins when everybody has sat down. This browser keeps your seat, and you can move it to another device.
door-undo = Undo
door-undo-until = until something is turned up
door-watchers = Watchers
door-watchers-yes = allowed
door-begun = Begun
door-not-begun = { $n ->
    [one] not yet, { $n } seat free
   *[other] not yet, { $n } seats free
  }
door-round = yes, round { $round }
door-taken = This seat has been taken
door-taken-lead = Its link was used, or there is a newer one. You can watch, or set a table of your own.
door-own = A table of your own
pass-now = Now it is the turn of
pass-where = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } in round { $round }, { $n ->
    [one] 1 lieutenant
   *[other] { $n } lieutenants
  } left
pass-since = Since your last turn
pass-mine = I am { $player }
pass-never = Do not ask again
replay-fork-seat = Your seat
replay-fork-level = Level of the bots

# The final scoring, row by row.
finale-stage = Final scoring, { $at } of { $all }: { $what }
finale-back = One row back
finale-next = Next
finale-result = To the result
