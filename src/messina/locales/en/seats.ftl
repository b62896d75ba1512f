# Seats that change hands, those who watch, and time.

seats-title = People at this table
seats-asked = asked { $time }
seats-away = away
seats-bot = bot, { $level }
seats-stands-in = a bot stands in, { $level }
seats-link = New link
seats-link-sure = The link and the key { $player } has now stop working at once.
seats-bot-for = Let a bot play for { $player }
seats-bot-choose = Let a bot play
seats-sure = Yes, do it
seats-no = No
seats-back = Take my seat back
seats-replaced = A bot is playing for you.
seats-lost = Your seat at this table was given to somebody else. You can still watch.
seats-ended = This table was ended by its owner. It stays to look at.
seats-end = End this table
seats-end-sure = Nobody can play on after that. The game stays to look at.
seats-watch-link = Link to watch
seats-watch-lead = Whoever opens this link only watches. It holds no key.
seats-watching = { $n ->
    [0] Nobody is watching
    [one] { $n } is watching
   *[other] { $n } are watching
}

clock-left = Time left: { $time }
clock-out = The time of { $player } has run out.
clock-go-on = Let a bot go on
clock-none = none
clock-plus = { $budget } + { $increment } a turn
clock-own = my own
clock-budget = Hours for the whole game
clock-increment = Minutes more for every turn
option-agreed = Among you
option-clock = Clock
    .about = When it runs out, the others may let a bot go on
option-hints = Hints
    .about = Everybody may ask a strong player
door-clock = Clock
door-hints = Hints
door-agree = By sitting down you agree.
door-watch = Only watch
