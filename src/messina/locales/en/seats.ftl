# Seats that change hands, those who watch, and time.

seats-title = People at this table
seats-asked = asked { $time }
seats-away = away
seats-bot = bot, { $level }
seats-stands-in = a bot stands in, { $level }
seats-link = New link
seats-link-sure = The present link and key of { $player } will stop working at once.
seats-bot-for = Let a bot play for { $player }
seats-bot-choose = Let a bot play
seats-sure = Yes, do it
seats-no = No
seats-back = Take my seat back
seats-replaced = A bot is playing for you.
seats-lost = Your seat at this table was given to somebody else. You can still watch.
seats-ended = This table was ended by its owner. You can still look at it.
seats-end = End this table
seats-end-sure = After that nobody can continue. The game can still be looked at.
seats-watch-link = Link to watch
seats-watch-lead = Whoever opens this link can only watch. It holds no key.
seats-watching = { $n ->
    [0] Nobody is watching
    [one] { $n } is watching
   *[other] { $n } are watching
}

clock-left = Time left: { $time }
clock-out = The time of { $player } has run out.
clock-go-on = Let a bot continue
clock-none = none
clock-plus = { $budget } + { $increment } per turn
clock-own = custom
clock-budget = Hours for the whole game
clock-increment = Extra minutes for every turn
option-agreed = Agreed at the table
option-clock = Clock
  .about = when it runs out, the others may let a bot continue
option-hints = Hints
  .about = everybody may ask a strong bot for advice
door-clock = Clock
door-hints = Hints
door-agree = By taking the seat you agree to this.
door-watch = Only watch
