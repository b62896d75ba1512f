# The summaries of the command line: simulations, arenas, solo reports, the result of a game. The client does not
# read this file. Numbers with decimals come as text, already in the reader's manner.

share = { $value }%
share-interval = { $value }% ({ $low } to { $high })
interval = { $low } to { $high }
time-seconds = { $n } s
time-milliseconds = { $n } ms
bot-name = bot
seat-number = seat { $number }
points-by-source = points by source
mean-points-by-source = mean points by source

# Quantities that are counted; popularity, city and church are the space reached on the register.
quantity-score = score
quantity-rats = rats
quantity-repopulated = repopulated
quantity-repopulations = repopulations
quantity-boats = boats
quantity-popularity = popularity
quantity-city = city
quantity-church = church
quantity-popularity-space = popularity space
quantity-city-space = city space
quantity-church-space = church space

# simulate
simulation-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, mean ± standard deviation
simulation-won = won
simulation-decisions = { $spread } decisions a game ({ $least } to { $most })
simulation-speed = { $games } games/s, { $decisions } decisions/s, { $seconds } s
# Ways of playing: columns for winners and the others (alone: for all), and how many of them used each.
simulation-ways = ways of playing, and how many used them
ways-won = winners
ways-lost = the others
ways-all = all
ways-used = used by
way-city = city, steps
way-church = church, steps
way-improvements = improvements
way-workshops = workshops
way-wagons = wagons
way-repopulated = repopulations

# arena: $seats is the number of seats at a table, 2 to 4.
arena-title = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } for { $seats }, seed { $seed }; 95% intervals
arena-rating = rating
arena-first = first
arena-place = place
arena-score = score
arena-quartiles = quartiles
arena-turn = a turn
arena-meetings = placed before
arena-meeting = { $bot } before { $other }: { $share }
arena-seats = first places by seat
arena-seat = { $seat }: { $share }

# solo-report: $good is 130 or 140.
solo-title = { $games ->
    [one] { $games } solo game
   *[other] { $games } solo games
  } of { $bot }, { $boards ->
    [advanced] advanced
   *[basic] basic
  } boards, seed { $seed }
solo-mean = mean
solo-deviation = ±
solo-least = min
solo-lower = Q1
solo-median = median
solo-upper = Q3
solo-most = max
solo-good = { $good } points or more: { $share }
solo-targets = compared with the calibration targets
solo-measured = measured
solo-target = target

# What strong play should look like, and how it is measured.
target-median-score = median score
target-best-score = best score
target-rounds = points during the rounds
target-registers = points from registers
target-repopulation = points from repopulation
target-scrolls = points from scrolls
target-repopulations = { quantity-repopulations }
target-rats = { quantity-rats }
target-most-of-a-register = most points of city or church
target-points-of-a-hex = points of a repopulated hex
target-both-high = city and church both high (%)
goal-about = about { $low }
goal-between = { $low } to { $high }
goal-about-or-more = about { $low } and more
goal-at-least = at least { $low } or { $high }
goal-at-most = at most { $high }
goal-at-most-about = at most about { $high }
goal-rare = rare
verdict-below = below
verdict-fits = fits
verdict-above = above

# The pages of arena and solo-report.
page-arena = Messina 1347: arena
page-arena-about = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } for { $seats }, seed { $seed }, estates { $estates }, scroll boards { $scrolls }. Every deal is played in every rotation of the seats. The intervals are 95% intervals.
page-standings = Standings
page-ratings = Ratings
page-rating-intervals = Ratings with their intervals
page-meetings = Who is placed before whom
page-meetings-about = How often the row’s bot was placed before the column’s; equal places count half.
page-scores = Scores
page-scores-of = Scores of { $bot }
page-sources = Points by source
page-mean-sources = Mean points by source
page-no-sources = These games have no breakdown.
page-times = Time per turn
page-seats = First places by seat
page-legend = Legend
page-head-seats = seats
page-head-place = mean place
page-head-first-places = first places
page-solo = Messina 1347: solo
page-solo-about = { $games ->
    [one] { $games } solo game
   *[other] { $games } solo games
  } of { $bot }, seed { $seed }, { $boards ->
    [advanced] advanced
   *[basic] basic
  } boards. A good score is { $good } (12.6).
page-targets = Compared with the calibration targets
page-good = { solo-good }.
page-head-deviation = deviation
page-head-quantity = quantity

# The result of a game.
result-total = total
result-place = place
result-solo = { $name } ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
result-won = { $decided ->
    [repopulated] { $winners } wins: level on points, but with more repopulated hexes
    [best_hex] { $winners } wins: level on points, but with the more valuable hex
    [shared] { $winners } share the victory
   *[points] { $winners } wins on points
  }

# The game in the terminal.
terminal-start = Messina 1347, seed { $seed }. Type “help” for the commands.
terminal-help = Answer with the number of an option, with its words (go H5), or with a part that fits only one (H5).
  .table = show the whole table
  .undo = take back your last choice
  .save = write the game into a file
  .help = show this text
  .quit = leave the game
terminal-ask = { $player }: { $question }
terminal-left = You leave the game.
terminal-ended = The input has ended, so the game stops here.
terminal-undone = Taken back.
terminal-saved = The game is saved in { $file }.

# The story of a saved game: its chapters.
story-setup = Setup
story-round = Round { $round }
story-turn = Turn of { $player }
story-opponent = The opponent’s turn
story-round-end = The end of round { $round }
story-scoring = Final scoring

# The table as a picture of letters. What is printed stands in the notation of the pack, the same in every language.
table-status = Round { $round }: { $what }
table-round = { $cost ->
    [one] Round { $round } of VI. A cube costs 1 fire. Cubes in the supply: { $supply }.
   *[other] Round { $round } of VI. A cube costs { $cost } fire. Cubes in the supply: { $supply }.
  }
table-wheel = Wheel: { $rat }. { $where }
table-blue = blue
table-orange = orange
table-white = white
table-red = red
table-harbour = harbour
table-legend-hexes = Hexes: id, colour, rat (< left, > right, ^ standing); action; # plague cube; c n a citizens waiting.
table-legend-figures = Figures: 1 a lieutenant of seat 1 lying, (1) standing, (o) the opponent; =1 repopulated by seat 1.
table-no-boats = No boat is at a dock.
table-prices = To repopulate: points, price, citizens (capitals are upgraded), * a lieutenant
table-head-points = points
table-head-coins = coins
table-head-fire = fire
table-head-major = major
table-head-lumber = lumber
table-head-rats = rats
table-head-popularity = popul.
table-head-city = city
table-head-church = church
table-head-ready = ready
table-offer = On offer: id, price => what it brings
table-estate = The estate of { $player }: region a is squares 1 to 3, b is 4 to 6; capitals are upgraded
table-wagons = Wagons (x used this round): { $what }
table-boats = Boats: { $what }
table-overseers = Overseers (step, < left, > right): { $what }
table-scrolls = Scrolls: { $what }
table-registers = Registers: { $what }
table-tiles-left = Repopulation tiles left: { $n }
