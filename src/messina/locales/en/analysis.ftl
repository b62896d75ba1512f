# Why one turn is better than the next best.
why-even = As good as “{ $other }”.
why-score = +{ $points } over “{ $other }”: more points at once.
why-tokens = +{ $points } over “{ $other }”: more tokens in stock.
why-registers = +{ $points } over “{ $other }”: further ahead on the registers.
why-citizens = +{ $points } over “{ $other }”: the citizens will bring more.
why-buildings = +{ $points } over “{ $other }”: the buildings will bring more.
why-scrolls = +{ $points } over “{ $other }”: the scrolls count for more.
why-figures = +{ $points } over “{ $other }”: one more lieutenant at work.
why-overseers = +{ $points } over “{ $other }”: the overseers stand better.
why-rats = +{ $points } over “{ $other }”: fewer rats, or less harm from them.
why-repopulation = +{ $points } over “{ $other }”: closer to repopulating.
why-pending = +{ $points } over “{ $other }”: more left to take.
why-others = +{ $points } over “{ $other }”: the others get less.
why-whole = +{ $points } over “{ $other }”: it all adds up to more.
term-others = the others

# The analysis of a finished game.
analysis-title = Analysis
analysis-decided = { $result }: what decided it
analysis-lead = Estimates by the strongest bot, from games it imagines: an opinion, not a verdict.
analysis-running = The strongest bot is looking at the game: { $done } of { $of }
analysis-chart = Expected final points, turn by turn
analysis-click = click a turn to see it
analysis-choose = Turn to look at
analysis-turning = Turns that decided the game
analysis-calm = No single turn decided much.
analysis-turn = { $player }, round { $round }, turn { $turn }
analysis-better = better: { $what }
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
puzzle-missed = Not the best turn.
puzzle-best = See the best turn
puzzle-again = Try again
puzzle-solve = Solve it
