# The board: labels of things for those who hear it, and the few words drawn on it.
# $klass is craftsman, nun or aristocrat; $player a name; $what an action in words.

board-or = or
board-free = free
board-open = can be chosen
board-opponent = the opponent
  .title = The opponent

# The city.
board-city = The city of Messina
board-zoom = Size of the picture
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-fit = Show all of it
board-cubes = { $n ->
    [one] 1 cube
   *[other] { $n } cubes
  }
board-boats = { $n ->
    [0] no boat
    [one] 1 boat
   *[other] { $n } boats
  }
board-figure-standing = a figure of { $player } stands here
board-figure-lying = a lieutenant of { $player } lies here
board-repopulated = repopulated by { $player }
board-took = taken by { $player }: { $what }
board-action = action: { $what }
board-blocked = blocked by { $player }
board-coins-short = { $n ->
    [one] 1 coin short
   *[other] { $n } coins short
  }
board-rescue = { $klass ->
    [craftsman] Rescue the craftsman
    [nun] Rescue the nun
   *[aristocrat] Rescue the aristocrat
  }
board-boat-take = { $goods ->
    [stones] Take the boat with precious stones
    [spices] Take the boat with spices
   *[silk] Take the boat with silk
  }
board-burn = Burn a cube with { $what }
board-take-action = Take the action: { $what }
board-repopulate = Repopulate this hex
board-next-dock = next dock
board-supply = { $left } of { $all }
board-cubes-left = cubes left
board-to-come = { $n ->
    [0] none to come
   *[other] { $n } to come
  }
board-boats-left = { $n ->
    [0] no more boats to come
    [one] 1 boat to come
   *[other] { $n } boats to come
  }
board-docks-left = { $n ->
    [one] 1 docking tile in the stack
   *[other] { $n } docking tiles in the stack
  }
board-supplies = Wheel and supplies
board-wheel = Population wheel

# Estates.
board-estate = Estate of { $player }
board-your-estate-place = your estate, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } to play
board-estate-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  } to play
board-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
board-place-now = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }, now
board-show-estate = { $player }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }: show the estate
board-spent = spent
board-single-use = works once
board-step = { $klass ->
    [craftsman] Craftsman path
    [nun] Nun path
   *[aristocrat] Aristocrat path
  }, step { $step }
board-centre = Centre of the estate
board-if-ended = if it ended now
board-if-ended-label = If the game ended now: { $n }
board-other-lieutenant = Choose this lieutenant
board-take-step = { $klass ->
    [craftsman] Craftsman overseer
    [nun] Nun overseer
   *[aristocrat] Aristocrat overseer
  } to step { $step }{ $branch ->
    [left] , left
    [right] , right
   *[common] {""}
  }
board-overseer = { $klass ->
    [craftsman] Craftsman overseer
    [nun] Nun overseer
   *[aristocrat] Aristocrat overseer
  }{ $upgraded ->
    [yes] , upgraded
   *[no] {""}
  }
board-some = { $n } of { $all }
board-workshop = { $klass ->
    [craftsman] Craftsman workshop
    [nun] Nun workshop
   *[aristocrat] Aristocrat workshop
  }, era { $era ->
    [1] I
   *[2] II
  }
board-workshop-free = workshop
board-with-upgraded = with an upgraded citizen: { $what }
board-upgraded-also = with an upgraded citizen also: { $what }
board-nobody = nobody there
board-rewarded = reward taken
board-no-improvement = no improvement
board-in-bed = { $citizen } on space { $space ->
    [1] I
   *[2] II
  }
board-boats-store = Boats
board-wagons-store = Wagons
board-wagon = { $used ->
    [yes] Wagon, used this round
   *[no] Wagon, ready
  }
board-lieutenant = { $state ->
    [used] Lieutenant, used
    [home] Lieutenant on the estate
   *[lying] Lieutenant in Messina, unused
  }
board-repopulation-left = { $n ->
    [0] no repopulation tile left
    [one] 1 repopulation tile left
   *[other] { $n } repopulation tiles left
  }
board-scroll = Scroll track, { $track }: { $values }, marker at { $marker } of { $last }

# Registers, rounds, offers.
board-registers = Registers
board-register-popularity = Popularity
board-register-city = City
board-register-church = Church
board-space = { $register } register, space { $space }
board-advance = advance
board-ranking = Points for the popularity ranking at the end: { $points }
board-rounds = Rounds
board-rounds-order = order
board-rounds-fire = fire
board-rounds-boats = boats
board-rounds-wheel = wheel
board-rounds-new = new
board-era-two = era II
board-offers = On offer
board-improvements = Improvements
board-workshops = Workshops, era { $era }
board-wagons = Wagons
board-improvement = Improvement
board-wagon-number = Wagon { $number }
board-costs = costs { $what }
board-short = { $what } short
board-in-stack = { $n ->
    [one] the last of its stack
   *[other] { $n } in the stack
  }
board-left = ×{ $n }
board-cycle = cycle for 1
board-pay = Pay { $what }

# The opponent of a solo game.
board-opponent-first = virtual, goes first this round
board-opponent-second = virtual, goes second this round
board-opponent-figures = { $n ->
    [0] no figure left
    [one] 1 figure left
   *[other] { $n } figures left
  }
board-last-tile = last tile
board-tiles-left = tiles left

board-clause = Rule { $clause }

# Alone: how good the score is (12.6).
solo-marks = How good is the score?
solo-mark = { $grade ->
    [fair] mediocre from { $n }
    [good] good from { $n }
   *[outstanding] great from { $n }
  }
solo-grade = { $grade ->
   *[poor] not yet mediocre
    [fair] mediocre
    [good] good
    [outstanding] great
  }
