# What happened. Messages marked P are predicates: the log puts the player's name before them and joins several
# of one turn into a line ("Aurelia goes to Loggia, gains 2 fire and builds a wagon"). The others are sentences.

log-title = Log
log-empty = Nothing has happened yet.
log-open = Open the log
log-close = Close the log
log-jump = Replay from here
log-round = Round { $round }

ev-round-began = Round { $round } begins.
ev-order-changed = Play order: { $players }.
# P
ev-board-dealt = { $kind ->
    [scroll] gets scroll board { $board }
   *[estate] gets estate { $board }
  }
ev-hex-laid = { $n ->
    [one] { $hexes } joins the city.
   *[other] { $n } districts form the city.
  }
ev-tile-revealed = Turned up: { $tiles }.
ev-workshops-replaced = The workshops of era II replace those of era I.
ev-dock-drawn = The docking tile names { FORM($place, "acc") }.
ev-boat-arrived = { $cube ->
    [yes] A <boat> with { $goods } brings a <plague-cube> to { FORM($place, "acc") }.
   *[no] A <boat> with { $goods } comes to { FORM($place, "acc") } without a cube.
  }
  .plain = { $cube ->
    [yes] A boat with { $goods } brings a plague cube to { FORM($place, "acc") }.
   *[no] A boat with { $goods } comes to { FORM($place, "acc") } without a plague cube.
  }
ev-wheel-turned = The <wheel> wheel turns to the { $rat }.
  .plain = The wheel turns to the { $rat }.
ev-cube-placed = { $n ->
    [one] A <plague-cube> lands on { $hexes }.
   *[other] { $n } <plague-cube> land on { $hexes }.
  }
  .plain = { $n ->
    [one] A plague cube lands on { $hexes }.
   *[other] { $n } plague cubes land on { $hexes }.
  }
ev-plague-held = Cubes needed: { $needed }, left: { $supply }. None is placed.
ev-citizen-appeared = { $n ->
    [one] { $citizens } comes to { $hexes }.
   *[other] { $citizens } comes to each of { $hexes }.
  }
ev-citizen-lost = Lost to the plague in { $hexes }: { $citizens }.
# P
ev-lieutenant-moved = { $coins ->
    [0] goes to { FORM($place, "acc") }
   *[other] goes to { FORM($place, "acc") } for { $coins }<coin>
  }
  .plain = { $coins ->
    [0] goes to { FORM($place, "acc") }
    [one] goes to { FORM($place, "acc") } for 1 coin
   *[other] goes to { FORM($place, "acc") } for { $coins } coins
  }
# P
ev-lieutenant-stayed = stays { FORM($place, "loc") }
# P
ev-lieutenant-recalled = recalls the lieutenant from { FORM($place, "acc") }
# P
ev-lieutenant-gained = gains a <lieutenant> lieutenant
  .plain = gains a lieutenant
# P
ev-lieutenant-given-up = gives up the lieutenant { FORM($place, "loc") }
# P
ev-citizen-placed = { $kind ->
    [square] brings { $one } to { $holder }
   *[other] puts { $one } in { FORM($holder, "acc") }
  }
# P
ev-citizen-discarded = has no room for { $one }
# P
ev-citizen-moved = moves a citizen from { $square } to { FORM($holder, "acc") }
# P
ev-citizen-upgraded = upgrades the citizen { FORM($holder, "loc") }
# P
ev-citizen-given-up = sends the citizen { FORM($holder, "loc") } to resettle the city
# P
ev-cube-burned = { $n ->
    [one] burns a <plague-cube> { FORM($place, "loc") }
   *[other] burns { $n } <plague-cube> { FORM($place, "loc") }
  }
  .plain = { $n ->
    [one] burns a cube { FORM($place, "loc") }
   *[other] burns { $n } cubes { FORM($place, "loc") }
  }
# P
ev-cube-discarded = does not fight the boat’s cube
# P
ev-rats-gained = gains { $what }
# P
ev-tokens-gained = gains { $what }
# P
ev-tokens-spent = pays { $what }
# P
ev-points-scored = { $sign ->
    [minus] loses { $what } ({ $source })
   *[plus] scores { $what } ({ $source })
  }
# P
ev-register-advanced = reaches space { $space } of the { $register } register
# P
ev-register-fell-back = falls back to space { $space } of the { $register } register
# P
ev-opportunity-lost = forfeits an action ({ $what })
# P
ev-scroll-advanced = advances scroll marker { $track } to level { $level }
# P
ev-overseer-advanced = advances the { $citizen } overseer to step { $step }
# P
ev-overseer-upgraded = upgrades the { $citizen } overseer
# P
ev-offer-cycled = { $stacks ->
    [workshops] cycles the workshops
   *[improvements] cycles the improvements
  }
# P
ev-built = builds { FORM($tile, "gen") }
# P
ev-improvement-placed = improves cabin { $cabin }
# P
ev-boat-taken = takes { FORM($boat, "acc") }
# P
ev-hex-repopulated = <repopulate> repopulates { $place }
  .plain = repopulates { $place }
# P
ev-reward-gained = gains the reward of { FORM($tile, "acc") }
# P
ev-quarantine-moved = moves the citizen in cabin { $cabin } to space II
ev-solo-tile-revealed = { $fits ->
    [yes] The solo tile names { FORM($place, "acc") }.
   *[no] The solo tile names { FORM($place, "acc") }, which is blocked or not in the city.
  }
# P
ev-opponent-moved = goes to { FORM($place, "acc") }
# P
ev-opponent-removed-citizen = removes { $citizens } from { FORM($place, "acc") }
# P
ev-opponent-took = takes { FORM($tile, "gen") }
ev-round-ended = Round { $round } ends.
ev-game-ended = The game is over.

note-bot-replaced = a simpler bot took this turn, because the usual one needed too long
note-other = note: { $note }

# Where points come from.
source-start = start
source-plague = plague
source-actions = actions
source-boats = boats
source-wagons = wagons
source-workshops = workshops
source-production = production
source-visits = visits
source-cycling = cycling
source-rats = rats
source-popularity = popularity register
source-city = city register
source-church = church register
source-popularity_ranking = popularity ranking
source-hexes = repopulated hexes
source-scrolls = scrolls
source-tokens = tokens left
source-repopulation = most repopulated
