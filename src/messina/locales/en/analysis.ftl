# Why one turn is better than the next best.
why-even = As good as “{ $other }”.
why-ahead = +{ $points } over “{ $other }”: { $reason }.
why-facts = +{ $points } over “{ $other }”: { $reason } ({ $facts }).
reason-score = more points at once
reason-tokens = more tokens in stock
reason-registers = further ahead on the registers
reason-citizens = the citizens will bring more
reason-buildings = the buildings will bring more
reason-scrolls = the scrolls count for more
reason-figures = one more lieutenant at work
reason-overseers = the overseers stand better
reason-rats = fewer rats, or less harm from them
reason-repopulation = closer to repopulating
reason-pending = more left to take
reason-others = the others get less
reason-whole = it promises more later on
term-others = the others

# What one turn has at its end more or less than another.
gain-more = +{ $what }
  .plain = plus { $what }
gain-less = −{ $what }
  .plain = minus { $what }
gain-hexes = { $n }<repopulation-tile>
  .plain = { $n ->
    [one] 1 repopulated hex
   *[other] { $n } repopulated hexes
  }
gain-lieutenants = { $n }<lieutenant>
  .plain = { $n ->
    [one] 1 lieutenant
   *[other] { $n } lieutenants
  }
gain-workshops = { $n }<workshop>
  .plain = { $n ->
    [one] 1 workshop
   *[other] { $n } workshops
  }
gain-improvements = { $n }<cabin-improvement>
  .plain = { $n ->
    [one] 1 improvement
   *[other] { $n } improvements
  }
gain-wagons = { $n }<wagon>
  .plain = { $n ->
    [one] 1 wagon
   *[other] { $n } wagons
  }
gain-boats = { $n }<boat>
  .plain = { $n ->
    [one] 1 boat
   *[other] { $n } boats
  }
gain-citizens = { $n }<citizen-any>
  .plain = { $n ->
    [one] 1 citizen
   *[other] { $n } citizens
  }
gain-upgraded = { $n }<upgrade-citizen>
  .plain = { $n ->
    [one] 1 upgraded citizen
   *[other] { $n } upgraded citizens
  }
gain-scrolls = { $n }<scroll>
  .plain = { $n ->
    [one] 1 scroll level
   *[other] { $n } scroll levels
  }
gain-overseers = { $n }<advance-overseer>
  .plain = { $n ->
    [one] 1 overseer step
   *[other] { $n } overseer steps
  }

# The analysis of a finished game.
analysis-title = Analysis
analysis-decided = { $result }: what decided it
analysis-lead = Estimates by the strongest bot, from games it imagines: an opinion, not a verdict.
analysis-running = The strongest bot is looking at the game: { $done } of { $of }
analysis-chart = Expected final points, turn by turn
analysis-click = click a turn to see it
analysis-choose = Turn to look at
analysis-turning = Turns that decided the game
analysis-worth = a turn counts by one’s own points, less half of those of the best of the others
analysis-calm = No single turn decided much.
analysis-turn = { $player }, round { $round }, turn { $turn }
analysis-better = better: “{ $what }”
analysis-best = the best turn there was
analysis-which = Which turn is shown
analysis-best-line = The best turn
analysis-played-line = What was played
analysis-step = step { $at } of { $of }
analysis-table = See the whole table
analysis-try = Try it yourself

# Any position, and puzzles.
board-page = Analysis board
board-page-lead = Look at any position, move for everybody and ask for the best turns. Paste a position or a saved game, or come here from a replay.
board-page-text = A position or a saved game as text
board-page-file = Open a file
board-page-open = Look at it
board-page-ask = Best turns
board-page-thinking = Thinking…
board-page-copy = Copy the position
puzzle-title = Puzzle
puzzle-of-day = Puzzle of the day
puzzle-own = Find the turn
puzzle-row = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
  }
puzzle-lead = One turn is clearly best here. Play it for { $player } and end the turn.
puzzle-solved = Solved!
puzzle-missed = Not the best turn
puzzle-better = Best was “{ $what }”.
puzzle-best = See the best turn
puzzle-again = Try again
puzzle-solve = Solve it
puzzle-own-lead = More was possible here. Find the best turn for { $player } and end the turn.
puzzle-from-own = From your own games ({ $n })
