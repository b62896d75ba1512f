# Effects as they are printed: with icons in a line of text, in words (.plain), and explained (.about).

effect-none = nichts
effect-coin = { $n }<coin>
  .plain = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
  }
effect-fire = { $n }<fire>
  .plain = { $n } Feuer
effect-major = { $n }<major-fire>
  .plain = { $n ->
    [one] 1 großes Feuer
   *[other] { $n } große Feuer
  }
effect-lumber = { $n }<lumber>
  .plain = { $n } Bauholz
effect-point = { $n }<points>
  .plain = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
effect-points = { $n }<points>
  .plain = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
effect-rats = { $n }<rat-token>
  .plain = { $n ->
    [one] 1 Ratte
   *[other] { $n } Ratten
  }
effect-scroll = { $n ->
    [one] <scroll>
   *[other] { $n }<scroll>
  }
  .plain = { $n ->
    [one] eine Schriftrolle vorrücken
   *[other] { $n }-mal eine Schriftrolle vorrücken
  }
effect-city = { $n ->
    [one] <city-register>
   *[other] { $n }<city-register>
  }
  .plain = { $n ->
    [one] 1 Schritt auf dem Stadtbuch
   *[other] { $n } Schritte auf dem Stadtbuch
  }
effect-church = { $n ->
    [one] <church-register>
   *[other] { $n }<church-register>
  }
  .plain = { $n ->
    [one] 1 Schritt auf dem Kirchenbuch
   *[other] { $n } Schritte auf dem Kirchenbuch
  }
effect-popularity = { $n ->
    [one] <popularity-register>
   *[other] { $n }<popularity-register>
  }
  .plain = { $n ->
    [one] 1 Schritt auf dem Popularitätsbuch
   *[other] { $n } Schritte auf dem Popularitätsbuch
  }
effect-city-or-church = <city-register> / <church-register>
  .plain = 1 Schritt auf dem Stadt- oder Kirchenbuch
effect-build = <build>
  .plain = bauen
effect-upgrade = { $n ->
    [one] <upgrade-citizen>
   *[other] { $n }<upgrade-citizen>
  }
  .plain = { $n ->
    [one] einen Bürger aufwerten
   *[other] { $n } Bürger aufwerten
  }
effect-overseer-any = <advance-overseer>
  .plain = einen Aufseher vorrücken
effect-overseer-craftsman = <advance-craftsman>
  .plain = den Handwerker-Aufseher vorrücken
effect-overseer-aristocrat = <advance-aristocrat>
  .plain = den Aristokraten-Aufseher vorrücken
effect-overseer-nun = <advance-nun>
  .plain = den Nonnen-Aufseher vorrücken
effect-overseer-any-skip = <advance-overseer-skip>
  .plain = einen Aufseher vorrücken und auf Wunsch einen Schritt überspringen
effect-overseer-craftsman-skip = <advance-overseer-skip><glyph-craftsman>
  .plain = den Handwerker-Aufseher vorrücken und auf Wunsch einen Schritt überspringen
effect-overseer-aristocrat-skip = <advance-overseer-skip><glyph-aristocrat>
  .plain = den Aristokraten-Aufseher vorrücken und auf Wunsch einen Schritt überspringen
effect-overseer-nun-skip = <advance-overseer-skip><glyph-nun>
  .plain = den Nonnen-Aufseher vorrücken und auf Wunsch einen Schritt überspringen
effect-upgrade-overseer = <upgrade-overseer>
  .plain = einen Aufseher aufwerten
effect-upgrade-advance = <upgrade-advance-overseer>
  .plain = einen Aufseher aufwerten und vorrücken
effect-activate = { $n }<activate-n>
  .plain = { $n ->
    [one] einen Bürger aktivieren
   *[other] bis zu { $n } Bürger aktivieren
  }
effect-lieutenant = <lieutenant-gain>
  .plain = einen Leutnant erhalten
effect-any-hex = <any-hex>
  .plain = Aktion eines beliebigen Hexfelds
# A trade: what is paid, and what it brings.
effect-trade = { $cost } → { $gain }
  .plain = { $gain } gegen { $cost }

payment-fire = 1<fire>
  .plain = 1 Feuer
payment-major = 1<major-fire>
  .plain = 1 großes Feuer
payment-fire-fire = 2<fire>
  .plain = 2 Feuer
payment-fire-major = 1<fire> 1<major-fire>
  .plain = 1 Feuer und 1 großes Feuer
payment-major-major = 2<major-fire>
  .plain = 2 große Feuer

# Classes of citizens.
klass-craftsman = Handwerker
  .gen = Handwerker
klass-aristocrat = Aristokrat
  .gen = Aristokraten
klass-nun = Nonne
  .gen = Nonnen
one-craftsman = ein Handwerker
  .acc = einen Handwerker
  .dat = einem Handwerker
one-aristocrat = ein Aristokrat
  .acc = einen Aristokraten
  .dat = einem Aristokraten
one-nun = eine Nonne
  .acc = eine Nonne
  .dat = einer Nonne
citizens-craftsman = { $n }<craftsman>
  .plain = { $n ->
    [one] 1 Handwerker
   *[other] { $n } Handwerker
  }
citizens-aristocrat = { $n }<aristocrat>
  .plain = { $n ->
    [one] 1 Aristokrat
   *[other] { $n } Aristokraten
  }
  .plain-acc = { $n ->
    [one] 1 Aristokraten
   *[other] { $n } Aristokraten
  }
citizens-nun = { $n }<nun>
  .plain = { $n ->
    [one] 1 Nonne
   *[other] { $n } Nonnen
  }
citizens-craftsman-up = { $n }<craftsman-up>
  .plain = { $n ->
    [one] 1 aufgewerteter Handwerker
   *[other] { $n } aufgewertete Handwerker
  }
citizens-aristocrat-up = { $n }<aristocrat-up>
  .plain = { $n ->
    [one] 1 aufgewerteter Aristokrat
   *[other] { $n } aufgewertete Aristokraten
  }
citizens-nun-up = { $n }<nun-up>
  .plain = { $n ->
    [one] 1 aufgewertete Nonne
   *[other] { $n } aufgewertete Nonnen
  }

# Places. Districts carry their printed names.
# In German a place has its preposition with it: .acc says where to, .loc where, .gen where from.
district = { $name }
  .acc = nach { $name }
  .loc = in { $name }
  .gen = aus { $name }
place-NW = Nordwesthafen
  .acc = zum Nordwesthafen
  .loc = im Nordwesthafen
  .gen = vom Nordwesthafen
place-NE = Nordosthafen
  .acc = zum Nordosthafen
  .loc = im Nordosthafen
  .gen = vom Nordosthafen
place-SE = Südosthafen
  .acc = zum Südosthafen
  .loc = im Südosthafen
  .gen = vom Südosthafen
place-SW = Südwesthafen
  .acc = zum Südwesthafen
  .loc = im Südwesthafen
  .gen = vom Südwesthafen
place-dock-nw = Nordwestdock
  .acc = zum Nordwestdock
  .loc = am Nordwestdock
  .gen = vom Nordwestdock
place-dock-ne = Nordostdock
  .acc = zum Nordostdock
  .loc = am Nordostdock
  .gen = vom Nordostdock
place-dock-se = Südostdock
  .acc = zum Südostdock
  .loc = am Südostdock
  .gen = vom Südostdock
place-dock-sw = Südwestdock
  .acc = zum Südwestdock
  .loc = am Südwestdock
  .gen = vom Südwestdock
place-estate = Anwesen
  .acc = zum Anwesen
  .loc = auf dem Anwesen
  .gen = vom Anwesen
place-supply = Vorrat
  .acc = in den Vorrat
  .loc = im Vorrat
  .gen = aus dem Vorrat
place-gone = aus dem Spiel
cabin = Hütte { $number }
  .loc = in Hütte { $number }
  .gen = aus Hütte { $number }
square = { $klass ->
    [craftsman] Handwerker-Quadrat { $number }
    [nun] Nonnen-Quadrat { $number }
   *[aristocrat] Aristokraten-Quadrat { $number }
  }
square-drawn = { $klass ->
    [craftsman] Quadrat { $number }<glyph-craftsman>
    [nun] Quadrat { $number }<glyph-nun>
   *[aristocrat] Quadrat { $number }<glyph-aristocrat>
  }
  .loc = { $klass ->
    [craftsman] auf Quadrat { $number }<glyph-craftsman>
    [nun] auf Quadrat { $number }<glyph-nun>
   *[aristocrat] auf Quadrat { $number }<glyph-aristocrat>
  }
  .gen = { $klass ->
    [craftsman] von Quadrat { $number }<glyph-craftsman>
    [nun] von Quadrat { $number }<glyph-nun>
   *[aristocrat] von Quadrat { $number }<glyph-aristocrat>
  }
  .plain = { $klass ->
    [craftsman] Handwerker-Quadrat { $number }
    [nun] Nonnen-Quadrat { $number }
   *[aristocrat] Aristokraten-Quadrat { $number }
  }
  .plain-loc = { $klass ->
    [craftsman] auf Handwerker-Quadrat { $number }
    [nun] auf Nonnen-Quadrat { $number }
   *[aristocrat] auf Aristokraten-Quadrat { $number }
  }
  .plain-gen = { $klass ->
    [craftsman] von Handwerker-Quadrat { $number }
    [nun] von Nonnen-Quadrat { $number }
   *[aristocrat] von Aristokraten-Quadrat { $number }
  }

# Things one can build or take.
tile-improvement = <cabin-improvement> Verbesserung ({ $what })
  .acc = eine <cabin-improvement> Verbesserung ({ $what })
  .plain = Verbesserung ({ $what })
  .plain-acc = eine Verbesserung ({ $what })
tile-workshop = <workshop> { FORM($klass, "gen") }-Werkstatt
  .acc = eine <workshop> { FORM($klass, "gen") }-Werkstatt
  .loc = in der <workshop> { FORM($klass, "gen") }-Werkstatt
  .gen = aus der <workshop> { FORM($klass, "gen") }-Werkstatt
  .plain = { FORM($klass, "gen") }-Werkstatt ({ $era })
  .plain-acc = eine { FORM($klass, "gen") }-Werkstatt ({ $era })
  .plain-loc = in der { FORM($klass, "gen") }-Werkstatt ({ $era })
  .plain-gen = aus der { FORM($klass, "gen") }-Werkstatt ({ $era })
tile-wagon = <wagon> Wagen { $number }
  .plain = Wagen { $number }
boat = <boat> { $goods } ({ $what })
  .acc = das <boat> Schiff mit { FORM($goods, "dat") } ({ $what })
  .plain = Schiff mit { FORM($goods, "dat") } ({ $what })
  .plain-acc = das Schiff mit { FORM($goods, "dat") } ({ $what })
goods-stones = Edelsteine
  .dat = Edelsteinen
goods-spices = Gewürze
  .dat = Gewürzen
goods-silk = Seide
hex-colour-blue = Blau (Kuppeln)
  .acc = blaue Hexfelder (Kuppeln)
hex-colour-orange = Orange (Giebel)
  .acc = orangefarbene Hexfelder (Giebel)
hex-colour-white = Weiß (Zinnen)
  .acc = weiße Hexfelder (Zinnen)
hex-colour-red = Rot (Türme)
  .acc = rote Hexfelder (Türme)
rat-left = nach links laufende Ratte
  .dat = nach links laufenden Ratte
rat-right = nach rechts laufende Ratte
  .dat = nach rechts laufenden Ratte
rat-standing = stehende Ratte
  .dat = stehenden Ratte

register-popularity = Popularitätsbuch
  .gen = des Popularitätsbuchs
  .dat = dem Popularitätsbuch
register-city = Stadtbuch
  .gen = des Stadtbuchs
  .dat = dem Stadtbuch
register-church = Kirchenbuch
  .gen = des Kirchenbuchs
  .dat = dem Kirchenbuch
register-score = Punktzahl
  .dat = der Punktzahl

track-buildings = Gebäude
track-boats = Schiffe
track-repopulated = wiederbevölkerte Hexfelder
track-goods = Güter einer Art
track-workshops = Werkstätten
track-lumber = Bauholz
track-improvements = Verbesserungen
track-coins = Münzen
track-popularity = Popularitätsbuch
track-city = Stadtbuch
track-church = Kirchenbuch
track-overseers = Aufseher

deed-none = nimmt nichts
deed-boat = nimmt ein Schiff
deed-wagon = nimmt den Wagen
deed-workshop = nimmt die { FORM($klass, "gen") }-Werkstatt
deed-improvements = nimmt alle Verbesserungen

# Helpers: a list of parts, and something that is shown as it is.
list = { $parts }
verbatim = { $text }
