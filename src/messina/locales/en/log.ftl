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
ev-dock-drawn = The docking tile names the { $place }.
ev-boat-arrived = { $cube ->
    [yes] A <boat> with { $goods } brings a <plague-cube> to the { $place }.
   *[no] A <boat> with { $goods } comes to the { $place } without a cube.
  }
  .plain = { $cube ->
    [yes] A boat with { $goods } brings a plague cube to the { $place }.
   *[no] A boat with { $goods } comes to the { $place } without a cube.
  }
ev-wheel-turned = The <wheel> wheel turns to the { $rat }.
  .plain = The wheel turns to the { $rat }.
ev-cube-placed = { $n ->
    [one] A <plague-cube> falls on { $hexes }.
   *[other] { $n } <plague-cube> fall on { $hexes }.
  }
  .plain = { $n ->
    [one] A plague cube falls on { $hexes }.
   *[other] { $n } plague cubes fall on { $hexes }.
  }
ev-plague-held = { $needed } cubes were needed and { $supply } are left: none is placed.
ev-citizen-appeared = { $n ->
    [one] { $citizens } comes to { $hexes }.
   *[other] { $citizens } comes to each of { $hexes }.
  }
ev-citizen-lost = { $citizens } lost to the plague in { $hexes }.
ev-lieutenants-laid = All lieutenants lie down, ready again.
# P
ev-lieutenant-moved = { $coins ->
    [0] goes to { $place }
   *[other] goes to { $place } for { $coins }<coin>
  }
  .plain = { $coins ->
    [0] goes to { $place }
    [one] goes to { $place } for 1 coin
   *[other] goes to { $place } for { $coins } coins
  }
# P
ev-lieutenant-stayed = stays in { $place }
# P
ev-lieutenant-recalled = recalls the lieutenant from { $place }
# P
ev-lieutenant-gained = gains a <lieutenant> lieutenant
  .plain = gains a lieutenant
# P
ev-lieutenant-given-up = gives up the lieutenant in { $place }
# P
ev-citizen-rescued = rescues { $one } from { $place }
# P
ev-citizen-placed = { $kind ->
    [cabin] brings { $one } to { $holder }
    [workshop] brings { $one } to the { $holder }
   *[square] brings { $one } to { $holder }
  }
# P
ev-citizen-discarded = has no room for { $one }
# P
ev-citizen-moved = moves a citizen from { $square } to the { $holder }
# P
ev-citizen-left = has { $one } healed in cabin { $cabin }
# P
ev-citizen-upgraded = upgrades the citizen on { $holder }
# P
ev-citizen-activated = activates { $square }
# P
ev-citizen-given-up = sends the citizen from { $holder } to settle
# P
ev-cube-burned = { $n ->
    [one] burns a <plague-cube> in { $place }
   *[other] burns { $n } <plague-cube> in { $place }
  }
  .plain = { $n ->
    [one] burns a cube in { $place }
   *[other] burns { $n } cubes in { $place }
  }
# P
ev-cube-discarded = lets the boat’s cube go
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
ev-register-advanced = reaches { $register } { $space }
# P
ev-register-fell-back = falls back to { $register } { $space }
# P
ev-opportunity-earned = earns { $what }
# P
ev-opportunity-used = uses { $what }
# P
ev-opportunity-lost = lets { $what } go
# P
ev-hex-action-taken = takes its action
# P
ev-scroll-advanced = advances scroll { $track } to { $level }
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
ev-built = builds the { $tile }
# P
ev-improvement-placed = improves cabin { $cabin }
# P
ev-boat-taken = takes the { $boat }
# P
ev-hex-repopulated = <repopulate> repopulates { $place }
  .plain = repopulates { $place }
# P
ev-reward-gained = fulfils the { $tile }
# P
ev-produced = has { $holder } produce
# P
ev-quarantine-moved = moves cabin { $cabin } to space II
ev-solo-tile-revealed = { $fits ->
    [yes] The solo tile names { $place }.
   *[no] The solo tile names { $place }, which is not free.
  }
# P
ev-opponent-moved = goes to { $place }
# P
ev-opponent-removed-citizen = takes { $citizens } from { $place }
# P
ev-opponent-took = takes the { $tile }
# P
ev-turn-ended = ends the turn
ev-round-ended = Round { $round } ends.
ev-game-ended = The game is over.

note-bot-replaced = a simpler bot moved, the usual one took too long
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
source-popularity_ranking = popularity, place
source-hexes = repopulated hexes
source-scrolls = scrolls
source-tokens = tokens left
source-repopulation = most repopulated
