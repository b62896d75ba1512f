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
tip-citizens-cabin = Rescue { $who } (into a cabin: there is plague here)
tip-action = Action: { $what }
tip-repopulated = Repopulated by { $player }: 2 points for each visit
tip-repopulate = Repopulate ({ $points }): { $cost }, a wagon, { $who }
tip-repopulate-unpaid = Repopulate ({ $points }): a wagon, { $who }
tip-repopulate-lt = Repopulate ({ $points }): { $cost }, a wagon, a lieutenant, { $who }
tip-dock = { $n ->
    [0] No boat here
    [one] 1 boat waits here
   *[other] { $n } boats wait here
  }
tip-boat = Brings { $what }
tip-boat-cube = With a cube: burn it or take a rat
tip-square = When activated: { $what }
tip-square-once = Works once
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
    [squares] Activates a citizen on one of two squares; upgraded: on both
    [region] Activates a citizen of one region; upgraded: up to two
    [regions] Activates a citizen in each of two regions; upgraded: up to two in the region of its own class
   *[centre] Activates up to three citizens anywhere
  }
tip-step-nobody = Nobody there to activate now
tip-overseer = { $klass ->
    [craftsman] Craftsman overseer
    [nun] Nun overseer
   *[aristocrat] Aristocrat overseer
  }
tip-overseer-up = Upgraded { $citizen } overseer
tip-overseer-at = { $step ->
    [0] At the start of its path
   *[other] Step { $step } of 6
  }
tip-cabin = Cabin { $number }
tip-cabin-empty = Empty
tip-cabin-citizen = { $klass ->
    [craftsman] A craftsman on space { $space }
    [nun] A nun on space { $space }
   *[aristocrat] An aristocrat on space { $space }
  }
tip-cabin-bare = No improvement
tip-cabin-improved = With a citizen inside, at the end of each round: { $what }
tip-workshop = { $tile }
tip-workshop-plain = With { $one }: { $what }
tip-workshop-up = With an upgraded { $citizen }: { $what }
tip-workshop-reward = Reward, once: { $what }
tip-workshop-reward-up = Reward, once, with an upgraded { $citizen }: { $what }
tip-workshop-rewarded = The reward has been paid
tip-workshop-point = An upgraded citizen here brings 1 point a round
tip-workshop-empty = Nobody works here
tip-wagon = Wagon { $number }
tip-wagon-ready = Ready
tip-wagon-used = Used this round
tip-wagon-points = When built: { $what }
tip-scroll = Scroll: { $track }
tip-scroll-now = Now worth { $value } each
tip-scroll-bars = Now worth { $value }
tip-scroll-most = At most { $n } count
tip-register = { $register } register, space { $space }
tip-register-points = { $what } at the end
tip-register-action = On arrival: { $what }
tip-register-empty = No action and no points
tip-register-bar = { $bar ->
    [single] Past the single bar
   *[double] Past the double bar
  }
tip-register-here = Here: { $players }
tip-round = Round { $round }
tip-round-order = Play order by { $what }
tip-round-order-random = Play order is drawn by lot
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
tip-wheel = { FORM($colour, "acc") }: { $citizens } each
tip-wheel-rat = Plague comes to hexes with the { $rat }
tip-wheel-next = Next: the { $rat }
tip-supply = { $left ->
    [0] No cubes are left
   *[other] { $left } of { $all } cubes are left
  }
tip-docking = Docks still to be named: { $places }
tip-stack = { $n ->
    [0] No more hexes to come
    [one] One more hex to come
   *[other] { $n } more hexes to come
  }
tip-extension = The city may grow here
tip-lieutenant = Lieutenant
tip-lieutenant-used = Used this round, { FORM($place, "loc") }
tip-lieutenant-ready = Not yet used, { FORM($place, "loc") }
tip-seat = { $player }
tip-seat-score = { $what } so far
tip-seat-production = Next production: { $what }
tip-seat-citizens = Citizens: { $who }
tip-seat-nobody = No citizens yet
tip-seat-buildings = { $n ->
    [0] No buildings yet
    [one] 1 building
   *[other] { $n } buildings
  }
tip-seat-open = Click for the estate
tip-repopulation = { $n ->
    [0] No repopulation tile left
    [one] 1 repopulation tile left
   *[other] { $n } repopulation tiles left
  }
tip-rats = { $n ->
    [0] No rats
    [one] 1 rat
   *[other] { $n } rats
  }
tip-rats-cost = At the end you lose { $what }, and each rat moves you back one space in popularity
tip-rival = Popularity register, space { $space }; { $figures ->
    [0] no figure left
    [one] 1 figure left
   *[other] { $figures } figures left
  }
tip-score-rounds = Scored in the rounds
tip-score-source = { $source }: { $n }
tip-boats = { $n ->
    [0] No more boats to come
    [one] One more boat to come
   *[other] { $n } more boats to come
  }
