# Effects as they are printed: with icons in a line of text, in words (.plain), and explained (.about).

effect-none = nic
effect-coin = { $n }<coin>
  .plain = { $n ->
    [one] 1 mince
    [few] { $n } mince
   *[other] { $n } mincí
  }
  .plain-acc = { $n ->
    [one] 1 minci
    [few] { $n } mince
   *[other] { $n } mincí
  }
effect-fire = { $n }<fire>
  .plain = { $n ->
    [one] 1 oheň
    [few] { $n } ohně
   *[other] { $n } ohňů
  }
effect-major = { $n }<major-fire>
  .plain = { $n ->
    [one] 1 velký oheň
    [few] { $n } velké ohně
   *[other] { $n } velkých ohňů
  }
effect-lumber = { $n }<lumber>
  .plain = { $n ->
    [one] 1 dřevo
    [few] { $n } dřeva
   *[other] { $n } dřev
  }
effect-point = { $n }<points>
  .plain = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  }
effect-points = { $n }<points>
  .plain = { $n ->
    [one] 1 bod
    [few] { $n } body
   *[other] { $n } bodů
  }
effect-rats = { $n }<rat-token>
  .plain = { $n ->
    [one] 1 krysa
    [few] { $n } krysy
   *[other] { $n } krys
  }
  .plain-acc = { $n ->
    [one] 1 krysu
    [few] { $n } krysy
   *[other] { $n } krys
  }
effect-scroll = { $n ->
    [one] <scroll>
    [few] { $n }<scroll>
   *[other] { $n }<scroll>
  }
  .plain = { $n ->
    [one] postup v archivu
    [few] { $n } postupy v archivu
   *[other] { $n } postupů v archivu
  }
effect-city = { $n ->
    [one] <city-register>
    [few] { $n }<city-register>
   *[other] { $n }<city-register>
  }
  .plain = { $n ->
    [one] postup v městských knihách
    [few] { $n } postupy v městských knihách
   *[other] { $n } postupů v městských knihách
  }
effect-church = { $n ->
    [one] <church-register>
    [few] { $n }<church-register>
   *[other] { $n }<church-register>
  }
  .plain = { $n ->
    [one] postup v církevních matrikách
    [few] { $n } postupy v církevních matrikách
   *[other] { $n } postupů v církevních matrikách
  }
effect-popularity = { $n ->
    [one] <popularity-register>
    [few] { $n }<popularity-register>
   *[other] { $n }<popularity-register>
  }
  .plain = { $n ->
    [one] postup v morové kronice
    [few] { $n } postupy v morové kronice
   *[other] { $n } postupů v morové kronice
  }
effect-city-or-church = <city-register> / <church-register>
  .plain = postup v městských knihách nebo matrikách
effect-build = <build>
  .plain = stavba
  .plain-acc = stavbu
effect-upgrade = { $n ->
    [one] <upgrade-citizen>
    [few] { $n }<upgrade-citizen>
   *[other] { $n }<upgrade-citizen>
  }
  .plain = { $n ->
    [one] povýšení měšťana
    [few] povýšení { $n } měšťanů
   *[other] povýšení { $n } měšťanů
  }
effect-overseer-any = <advance-overseer>
  .plain = pohyb správce
effect-overseer-craftsman = <advance-craftsman>
  .plain = pohyb správce řemeslníků
effect-overseer-aristocrat = <advance-aristocrat>
  .plain = pohyb správce šlechticů
effect-overseer-nun = <advance-nun>
  .plain = pohyb správce jeptišek
effect-overseer-any-skip = <advance-overseer-skip>
  .plain = pohyb správce s možností přeskočit zastávku
effect-overseer-craftsman-skip = <advance-overseer-skip><glyph-craftsman>
  .plain = pohyb správce řemeslníků s možností přeskočit zastávku
effect-overseer-aristocrat-skip = <advance-overseer-skip><glyph-aristocrat>
  .plain = pohyb správce šlechticů s možností přeskočit zastávku
effect-overseer-nun-skip = <advance-overseer-skip><glyph-nun>
  .plain = pohyb správce jeptišek s možností přeskočit zastávku
effect-upgrade-overseer = <upgrade-overseer>
  .plain = povýšení správce
effect-upgrade-advance = <upgrade-advance-overseer>
  .plain = povýšení a pohyb správce
effect-activate = { $n }<activate-n>
  .plain = { $n ->
    [one] aktivace měšťana
    [few] aktivace až { $n } měšťanů
   *[other] aktivace až { $n } měšťanů
  }
  .plain-acc = { $n ->
    [one] aktivaci měšťana
    [few] aktivaci až { $n } měšťanů
   *[other] aktivaci až { $n } měšťanů
  }
effect-lieutenant = <lieutenant-gain>
  .plain = nový služebník
  .plain-acc = nového služebníka
effect-any-hex = <any-hex>
  .plain = akce libovolné čtvrti
  .plain-acc = akci libovolné čtvrti
# A trade: what is paid, and what it brings.
effect-trade = { $cost } → { $gain }
  .plain = { $gain } za { FORM($cost, "acc") }

payment-fire = 1<fire>
  .plain = 1 oheň
payment-major = 1<major-fire>
  .plain = 1 velký oheň
payment-fire-fire = 2<fire>
  .plain = 2 ohně
payment-fire-major = 1<fire> 1<major-fire>
  .plain = 1 oheň a 1 velký oheň
payment-major-major = 2<major-fire>
  .plain = 2 velké ohně

# Classes of citizens.
klass-craftsman = řemeslník
  .gen = řemeslníků
  .acc = řemeslníka
klass-aristocrat = šlechtic
  .gen = šlechticů
  .acc = šlechtice
klass-nun = jeptiška
  .gen = jeptišek
  .acc = jeptišku
one-craftsman = řemeslník
  .acc = řemeslníka
one-aristocrat = šlechtic
  .acc = šlechtice
one-nun = jeptiška
  .acc = jeptišku
citizens-craftsman = { $n }<craftsman>
  .plain = { $n ->
    [one] 1 řemeslník
    [few] { $n } řemeslníci
   *[other] { $n } řemeslníků
  }
  .plain-acc = { $n ->
    [one] 1 řemeslníka
    [few] { $n } řemeslníky
   *[other] { $n } řemeslníků
  }
citizens-aristocrat = { $n }<aristocrat>
  .plain = { $n ->
    [one] 1 šlechtic
    [few] { $n } šlechtici
   *[other] { $n } šlechticů
  }
  .plain-acc = { $n ->
    [one] 1 šlechtice
    [few] { $n } šlechtice
   *[other] { $n } šlechticů
  }
citizens-nun = { $n }<nun>
  .plain = { $n ->
    [one] 1 jeptiška
    [few] { $n } jeptišky
   *[other] { $n } jeptišek
  }
  .plain-acc = { $n ->
    [one] 1 jeptišku
    [few] { $n } jeptišky
   *[other] { $n } jeptišek
  }
citizens-craftsman-up = { $n }<craftsman-up>
  .plain = { $n ->
    [one] 1 patricijský řemeslník
    [few] { $n } patricijští řemeslníci
   *[other] { $n } patricijských řemeslníků
  }
citizens-aristocrat-up = { $n }<aristocrat-up>
  .plain = { $n ->
    [one] 1 patricijský šlechtic
    [few] { $n } patricijští šlechtici
   *[other] { $n } patricijských šlechticů
  }
citizens-nun-up = { $n }<nun-up>
  .plain = { $n ->
    [one] 1 patricijská jeptiška
    [few] { $n } patricijské jeptišky
   *[other] { $n } patricijských jeptišek
  }

# Places. Districts carry their printed names.
# Forms of places and holders bring their preposition: gen from there, dat to there, loc there, ins beside it.
district = { $name }
  .gen = ze čtvrti { $name }
  .dat = do čtvrti { $name }
  .acc = čtvrť { $name }
  .loc = ve čtvrti { $name }
place-NW = severozápadní přístaviště
  .gen = ze severozápadního přístaviště
  .dat = do severozápadního přístaviště
  .loc = v severozápadním přístavišti
place-NE = severovýchodní přístaviště
  .gen = ze severovýchodního přístaviště
  .dat = do severovýchodního přístaviště
  .loc = v severovýchodním přístavišti
place-SE = jihovýchodní přístaviště
  .gen = z jihovýchodního přístaviště
  .dat = do jihovýchodního přístaviště
  .loc = v jihovýchodním přístavišti
place-SW = jihozápadní přístaviště
  .gen = z jihozápadního přístaviště
  .dat = do jihozápadního přístaviště
  .loc = v jihozápadním přístavišti
place-dock-nw = severozápadní molo
  .gen = ze severozápadního mola
  .dat = na severozápadní molo
  .loc = na severozápadním molu
  .ins = u severozápadního mola
place-dock-ne = severovýchodní molo
  .gen = ze severovýchodního mola
  .dat = na severovýchodní molo
  .loc = na severovýchodním molu
  .ins = u severovýchodního mola
place-dock-se = jihovýchodní molo
  .gen = z jihovýchodního mola
  .dat = na jihovýchodní molo
  .loc = na jihovýchodním molu
  .ins = u jihovýchodního mola
place-dock-sw = jihozápadní molo
  .gen = z jihozápadního mola
  .dat = na jihozápadní molo
  .loc = na jihozápadním molu
  .ins = u jihozápadního mola
place-estate = panství
  .gen = z panství
  .dat = na panství
  .loc = na panství
place-supply = zásoba
  .gen = ze zásoby
  .dat = do zásoby
  .loc = v zásobě
place-gone = mimo hru
cabin = domek { $number }
  .gen = z domku { $number }
  .dat = do domku { $number }
  .acc = domek { $number }
  .loc = v domku { $number }
square = { $klass ->
    [craftsman] pole řemeslníků { $number }
    [nun] pole jeptišek { $number }
   *[aristocrat] pole šlechticů { $number }
  }
square-drawn = { $klass ->
    [craftsman] pole { $number }<glyph-craftsman>
    [nun] pole { $number }<glyph-nun>
   *[aristocrat] pole { $number }<glyph-aristocrat>
  }
  .plain = { $klass ->
    [craftsman] pole řemeslníků { $number }
    [nun] pole jeptišek { $number }
   *[aristocrat] pole šlechticů { $number }
  }
  .gen = { $klass ->
    [craftsman] z pole { $number }<glyph-craftsman>
    [nun] z pole { $number }<glyph-nun>
   *[aristocrat] z pole { $number }<glyph-aristocrat>
  }
  .plain-gen = { $klass ->
    [craftsman] z pole řemeslníků { $number }
    [nun] z pole jeptišek { $number }
   *[aristocrat] z pole šlechticů { $number }
  }
  .dat = { $klass ->
    [craftsman] na pole { $number }<glyph-craftsman>
    [nun] na pole { $number }<glyph-nun>
   *[aristocrat] na pole { $number }<glyph-aristocrat>
  }
  .plain-dat = { $klass ->
    [craftsman] na pole řemeslníků { $number }
    [nun] na pole jeptišek { $number }
   *[aristocrat] na pole šlechticů { $number }
  }
  .loc = { $klass ->
    [craftsman] na poli { $number }<glyph-craftsman>
    [nun] na poli { $number }<glyph-nun>
   *[aristocrat] na poli { $number }<glyph-aristocrat>
  }
  .plain-loc = { $klass ->
    [craftsman] na poli řemeslníků { $number }
    [nun] na poli jeptišek { $number }
   *[aristocrat] na poli šlechticů { $number }
  }

# Things one can build or take.
tile-improvement = <cabin-improvement> vylepšení ({ $what })
  .plain = vylepšení ({ $what })
tile-workshop = <workshop> dílna { FORM($klass, "gen") }
  .plain = dílna { FORM($klass, "gen") } éry { $era }
  .gen = z <workshop> dílny { FORM($klass, "gen") }
  .plain-gen = z dílny { FORM($klass, "gen") } éry { $era }
  .dat = do <workshop> dílny { FORM($klass, "gen") }
  .plain-dat = do dílny { FORM($klass, "gen") } éry { $era }
  .acc = <workshop> dílnu { FORM($klass, "gen") }
  .plain-acc = dílnu { FORM($klass, "gen") } éry { $era }
  .loc = v <workshop> dílně { FORM($klass, "gen") }
  .plain-loc = v dílně { FORM($klass, "gen") } éry { $era }
tile-wagon = <wagon> vůz { $number }
  .plain = vůz { $number }
boat = <boat> { $goods } ({ $what })
  .plain = loď s { FORM($goods, "ins") } ({ $what })
goods-stones = drahé kameny
  .ins = drahými kameny
goods-spices = koření
  .ins = kořením
goods-silk = hedvábí
  .ins = hedvábím
hex-colour-blue = modrá (kopule)
  .gen = modré čtvrti (kopule)
hex-colour-orange = oranžová (štíty)
  .gen = oranžové čtvrti (štíty)
hex-colour-white = bílá (cimbuří)
  .gen = bílé čtvrti (cimbuří)
hex-colour-red = červená (věže)
  .gen = červené čtvrti (věže)
rat-left = krysa běžící vlevo
  .acc = krysu běžící vlevo
  .ins = s krysou běžící vlevo
rat-right = krysa běžící vpravo
  .acc = krysu běžící vpravo
  .ins = s krysou běžící vpravo
rat-standing = stojící krysa
  .acc = stojící krysu
  .ins = se stojící krysou

register-popularity = morová kronika
  .gen = morové kroniky
  .loc = v morové kronice
register-city = městské knihy
  .gen = městských knih
  .loc = v městských knihách
register-church = církevní matriky
  .gen = církevních matrik
  .loc = v církevních matrikách
register-score = body
  .gen = bodů

track-buildings = budovy
track-boats = lodě
track-repopulated = znovuosídlené čtvrti
track-goods = zboží jednoho druhu
track-workshops = dílny
track-lumber = dřevo
track-improvements = vylepšení
track-coins = mince
track-popularity = morová kronika
track-city = městské knihy
track-church = církevní matriky
track-overseers = správci

deed-none = nebere nic
deed-boat = bere loď
deed-wagon = bere vůz
deed-workshop = bere dílnu { FORM($klass, "gen") }
deed-improvements = bere všechna vylepšení

# Helpers: a list of parts, and something that is shown as it is.
list = { $parts }
verbatim = { $text }
