# Tooltips: name first, then what it means now, then the clause of the rules.

tip-free = Free to reach
tip-cost = { $n ->
    [one] Costs 1 coin
   *[other] Costs { $n } coins
  }
tip-stay = The lieutenant may stay here
tip-cubes = { $n ->
    [one] 1 cube: fight it or take a rat
   *[other] { $n } cubes: fight them or take rats
  }
tip-citizens = Rescue { $who }
tip-citizens-cabin = Rescue { $who } to the cabins: plague here
tip-action = Action: { $what }
tip-repopulated = Repopulated by { $player }: 2 points a visit
tip-repopulate = Repopulate for { $cost } with { $who } and a wagon: { $points }
tip-repopulate-lt = Repopulate for { $cost } with { $who }, a lieutenant and a wagon: { $points }
tip-dock = { $n ->
    [0] No boat here
    [one] 1 boat waits here
   *[other] { $n } boats wait here
  }
tip-boat = Brings { $what }
tip-boat-cube = With a cube: burn it or take a rat
tip-square = When activated: { $what }
tip-square-once = Single use
tip-square-spent = Spent
tip-square-empty = Nobody here yet
tip-square-citizen = { $klass ->
    [craftsman] A craftsman stands here
    [nun] A nun stands here
   *[aristocrat] An aristocrat stands here
  }
tip-square-upgraded = An upgraded { $citizen } stands here
tip-step = { $klass ->
    [craftsman] Craftsman overseer
    [nun] Nun overseer
   *[aristocrat] Aristocrat overseer
  }, step { $step }
tip-step-kind = { $kind ->
    [squares] Activates a citizen on one of two squares; upgraded: both
    [region] Activates a citizen of one region; upgraded: up to two
    [regions] Activates a citizen in each of two regions; upgraded: up to two in its own
   *[centre] Activates up to three citizens anywhere
  }
tip-overseer = { $klass ->
    [craftsman] Craftsman overseer
    [nun] Nun overseer
   *[aristocrat] Aristocrat overseer
  }
tip-overseer-up = Upgraded { $citizen } overseer
tip-overseer-at = Step { $step } of 6
tip-cabin = Cabin { $number }
tip-cabin-empty = Empty
tip-cabin-citizen = { $klass ->
    [craftsman] A craftsman on space { $space }
    [nun] A nun on space { $space }
   *[aristocrat] An aristocrat on space { $space }
  }
tip-cabin-bare = No improvement
tip-cabin-improved = Produces { $what } with a citizen inside
tip-workshop = { $tile }
tip-workshop-plain = With { $one }: { $what }
tip-workshop-up = With an upgraded { $citizen }: { $what }
tip-workshop-reward = Reward, once: { $what }
tip-workshop-rewarded = The reward has been paid
tip-workshop-point = Upgraded citizens here bring 1 point a round
tip-workshop-empty = Nobody works here
tip-wagon = Wagon { $number }
tip-wagon-ready = Ready
tip-wagon-used = Used in this round
tip-wagon-points = { $what } when built
tip-scroll = Scroll: { $track }
tip-scroll-now = Now worth { $value } each
tip-scroll-bars = Now worth { $value }
tip-scroll-most = { $n } count at most
tip-register = { $register }, space { $space }
tip-register-points = { $what } at the end
tip-register-action = On arrival: { $what }
tip-register-bar = { $bar ->
    [single] Past the single bar
   *[double] Past the double bar
  }
tip-register-here = Here: { $players }
tip-round = Round { $round }
tip-round-order = Play order by { $what }
tip-round-order-random = Play order is drawn
tip-round-fire = { $n ->
    [one] A cube costs 1 fire
   *[other] A cube costs { $n } fire and scores 2 points
  }
tip-round-boats = { $n ->
    [one] 1 boat arrives
   *[other] { $n } boats arrive
  }
tip-round-wheel = { $n ->
    [0] No cubes and no citizens
    [one] The wheel turns once
   *[other] The wheel turns twice: double plague
  }
tip-round-hex = A hex joins the city
tip-round-era = Workshops of era II come on offer
tip-offer-cost = Costs { $what }
tip-offer-left = { $n ->
    [one] The last of its stack
   *[other] { $n } in its stack
  }
tip-wheel = Hexes { $colour }: { $citizens }
tip-wheel-rat = Plague comes to hexes with the { $rat }
tip-wheel-next = Next: the { $rat }
tip-supply = { $left } of { $all } cubes are left
tip-docking = Docks still to be named: { $places }
tip-stack = { $n ->
    [one] One more hex is to come
   *[other] { $n } more hexes are to come
  }
tip-extension = The city may grow here
tip-lieutenant = Lieutenant
tip-lieutenant-used = Used in this round, in { $place }
tip-lieutenant-ready = Not yet used, in { $place }
tip-seat = { $player }
tip-seat-score = { $what } so far
tip-seat-production = Next production: { $what }
tip-seat-citizens = Citizens: { $who }
tip-seat-buildings = { $n ->
    [one] 1 building
   *[other] { $n } buildings
  }
tip-seat-open = Click for the estate
tip-repopulation = { $n ->
    [one] 1 repopulation tile left
   *[other] { $n } repopulation tiles left
  }
tip-rats = { $n ->
    [0] No rats
    [one] 1 rat
   *[other] { $n } rats
  }
tip-rats-cost = At the end: { $what } lost, and each rat a space of popularity
tip-rival = Popularity { $space }, { $figures ->
    [one] 1 figure left
   *[other] { $figures } figures left
  }
tip-score-source = { $source }: { $n }
tip-boats = { $n ->
    [one] One more boat is to come
   *[other] { $n } more boats are to come
  }
