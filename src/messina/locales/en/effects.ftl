# Effects as they are printed: with icons in a line of text, in words (.plain), and explained (.about).

effect-none = nothing
effect-coin = { $n }<coin>
  .plain = { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
effect-fire = { $n }<fire>
  .plain = { $n } fire
effect-major = { $n }<major-fire>
  .plain = { $n } major fire
effect-lumber = { $n }<lumber>
  .plain = { $n } lumber
effect-point = { $n }<points>
  .plain = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
effect-points = { $n }<points>
  .plain = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
effect-rats = { $n }<rat-token>
  .plain = { $n ->
    [one] 1 rat
   *[other] { $n } rats
  }
effect-scroll = { $n ->
    [one] <scroll>
   *[other] { $n }<scroll>
  }
  .plain = { $n ->
    [one] advance a scroll marker
    [2] advance scroll markers twice
   *[other] advance scroll markers { $n } times
  }
effect-city = { $n ->
    [one] <city-register>
   *[other] { $n }<city-register>
  }
  .plain = { $n ->
    [one] a step on the city register
   *[other] { $n } steps on the city register
  }
effect-church = { $n ->
    [one] <church-register>
   *[other] { $n }<church-register>
  }
  .plain = { $n ->
    [one] a step on the church register
   *[other] { $n } steps on the church register
  }
effect-popularity = { $n ->
    [one] <popularity-register>
   *[other] { $n }<popularity-register>
  }
  .plain = { $n ->
    [one] a step on the popularity register
   *[other] { $n } steps on the popularity register
  }
effect-city-or-church = <city-register> / <church-register>
  .plain = a step on the city or church register
effect-build = <build>
  .plain = build
effect-upgrade = { $n ->
    [one] <upgrade-citizen>
   *[other] { $n }<upgrade-citizen>
  }
  .plain = { $n ->
    [one] upgrade a citizen
   *[other] upgrade { $n } citizens
  }
effect-overseer-any = <advance-overseer>
  .plain = advance an overseer
effect-overseer-craftsman = <advance-craftsman>
  .plain = advance the craftsman overseer
effect-overseer-aristocrat = <advance-aristocrat>
  .plain = advance the aristocrat overseer
effect-overseer-nun = <advance-nun>
  .plain = advance the nun overseer
effect-overseer-any-skip = <advance-overseer-skip>
  .plain = advance an overseer and skip a step if you like
effect-overseer-craftsman-skip = <advance-overseer-skip><glyph-craftsman>
  .plain = advance the craftsman overseer and skip a step if you like
effect-overseer-aristocrat-skip = <advance-overseer-skip><glyph-aristocrat>
  .plain = advance the aristocrat overseer and skip a step if you like
effect-overseer-nun-skip = <advance-overseer-skip><glyph-nun>
  .plain = advance the nun overseer and skip a step if you like
effect-upgrade-overseer = <upgrade-overseer>
  .plain = upgrade an overseer
effect-upgrade-advance = <upgrade-advance-overseer>
  .plain = upgrade an overseer and advance it
effect-activate = { $n }<activate-n>
  .plain = { $n ->
    [one] activate a citizen
   *[other] activate up to { $n } citizens
  }
effect-lieutenant = <lieutenant-gain>
  .plain = gain a lieutenant
effect-any-hex = <any-hex>
  .plain = the action of any hex
# A trade: what is paid, and what it brings.
effect-trade = { $cost } → { $gain }
  .plain = { $gain } for { $cost }

payment-fire = 1<fire>
  .plain = 1 fire
payment-major = 1<major-fire>
  .plain = 1 major fire
payment-fire-fire = 2<fire>
  .plain = 2 fire
payment-fire-major = 1<fire> 1<major-fire>
  .plain = 1 fire and 1 major fire
payment-major-major = 2<major-fire>
  .plain = 2 major fire

# Classes of citizens.
klass-craftsman = craftsman
  .gen = a craftsman
klass-aristocrat = aristocrat
  .gen = an aristocrat
klass-nun = nun
  .gen = a nun
one-craftsman = a craftsman
one-aristocrat = an aristocrat
one-nun = a nun
citizens-craftsman = { $n }<craftsman>
  .plain = { $n ->
    [one] 1 craftsman
   *[other] { $n } craftsmen
  }
citizens-aristocrat = { $n }<aristocrat>
  .plain = { $n ->
    [one] 1 aristocrat
   *[other] { $n } aristocrats
  }
citizens-nun = { $n }<nun>
  .plain = { $n ->
    [one] 1 nun
   *[other] { $n } nuns
  }
citizens-craftsman-up = { $n }<craftsman-up>
  .plain = { $n ->
    [one] 1 upgraded craftsman
   *[other] { $n } upgraded craftsmen
  }
citizens-aristocrat-up = { $n }<aristocrat-up>
  .plain = { $n ->
    [one] 1 upgraded aristocrat
   *[other] { $n } upgraded aristocrats
  }
citizens-nun-up = { $n }<nun-up>
  .plain = { $n ->
    [one] 1 upgraded nun
   *[other] { $n } upgraded nuns
  }

# Places. Districts carry their printed names. Forms: .acc with its article, .loc with its preposition too; .gen is
# something new (a nun workshop).
district = { $name }
  .loc = in { $name }
place-NW = north-west harbour
  .acc = the north-west harbour
  .loc = in the north-west harbour
place-NE = north-east harbour
  .acc = the north-east harbour
  .loc = in the north-east harbour
place-SE = south-east harbour
  .acc = the south-east harbour
  .loc = in the south-east harbour
place-SW = south-west harbour
  .acc = the south-west harbour
  .loc = in the south-west harbour
place-dock-nw = north-west dock
  .acc = the north-west dock
  .loc = at the north-west dock
place-dock-ne = north-east dock
  .acc = the north-east dock
  .loc = at the north-east dock
place-dock-se = south-east dock
  .acc = the south-east dock
  .loc = at the south-east dock
place-dock-sw = south-west dock
  .acc = the south-west dock
  .loc = at the south-west dock
place-estate = estate
  .acc = the estate
  .loc = on the estate
place-supply = supply
  .acc = the supply
  .loc = in the supply
place-gone = out of the game
cabin = cabin { $number }
  .loc = in cabin { $number }
square = { $klass ->
    [craftsman] craftsman square { $number }
    [nun] nun square { $number }
   *[aristocrat] aristocrat square { $number }
  }
square-drawn = { $klass ->
    [craftsman] square { $number }<glyph-craftsman>
    [nun] square { $number }<glyph-nun>
   *[aristocrat] square { $number }<glyph-aristocrat>
  }
  .plain = { $klass ->
    [craftsman] craftsman square { $number }
    [nun] nun square { $number }
   *[aristocrat] aristocrat square { $number }
  }
  .loc = { $klass ->
    [craftsman] on square { $number }<glyph-craftsman>
    [nun] on square { $number }<glyph-nun>
   *[aristocrat] on square { $number }<glyph-aristocrat>
  }
  .plain-loc = { $klass ->
    [craftsman] on craftsman square { $number }
    [nun] on nun square { $number }
   *[aristocrat] on aristocrat square { $number }
  }

# Things one can build or take.
tile-improvement = <cabin-improvement> improvement ({ $what })
  .gen = an <cabin-improvement> improvement ({ $what })
  .plain = improvement ({ $what })
  .plain-gen = an improvement ({ $what })
tile-workshop = <workshop> { $klass } workshop
  .acc = the <workshop> { $klass } workshop
  .loc = in the <workshop> { $klass } workshop
  .gen = { FORM($klass, "gen") } <workshop> workshop
  .plain = { $klass } workshop (era { $era })
  .plain-acc = the { $klass } workshop (era { $era })
  .plain-loc = in the { $klass } workshop (era { $era })
  .plain-gen = { FORM($klass, "gen") } workshop (era { $era })
tile-wagon = <wagon> wagon { $number }
  .plain = wagon { $number }
boat = <boat> { $goods } ({ $what })
  .acc = the <boat> boat with { $goods } ({ $what })
  .plain = boat with { $goods } ({ $what })
  .plain-acc = the boat with { $goods } ({ $what })
goods-stones = precious stones
goods-spices = spices
goods-silk = silk
hex-colour-blue = blue (domes)
  .acc = blue hexes (domes)
hex-colour-orange = orange (gables)
  .acc = orange hexes (gables)
hex-colour-white = white (battlements)
  .acc = white hexes (battlements)
hex-colour-red = red (spires)
  .acc = red hexes (spires)
rat-left = rat running left
rat-right = rat running right
rat-standing = standing rat

register-popularity = popularity
register-city = city
register-church = church
register-score = points

track-buildings = buildings
track-boats = boats
track-repopulated = repopulated hexes
track-goods = goods of one kind
track-workshops = workshops
track-lumber = lumber
track-improvements = improvements
track-coins = coins
track-popularity = popularity register
track-city = city register
track-church = church register
track-overseers = overseers

deed-none = takes nothing
deed-boat = takes a boat
deed-wagon = takes the wagon
deed-workshop = takes the { $klass } workshop
deed-improvements = takes all improvements

# Helpers: a list of parts, and something that is shown as it is.
list = { $parts }
verbatim = { $text }
