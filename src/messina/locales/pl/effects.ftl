# Effects as they are printed: with icons in a line of text, in words (.plain), and explained (.about).

effect-none = nic
effect-coin = { $n }<coin>
  .plain = { $n ->
    [one] 1 moneta
    [few] { $n } monety
   *[many] { $n } monet
  }
  .plain-acc = { $n ->
    [one] 1 monetę
    [few] { $n } monety
   *[many] { $n } monet
  }
  .plain-gen = { $n ->
    [one] 1 monety
    [few] { $n } monet
   *[many] { $n } monet
  }
effect-fire = { $n }<fire>
  .plain = { $n ->
    [one] 1 ogień
    [few] { $n } ognie
   *[many] { $n } ogni
  }
  .plain-gen = { $n ->
    [one] 1 ognia
    [few] { $n } ogni
   *[many] { $n } ogni
  }
effect-major = { $n }<major-fire>
  .plain = { $n ->
    [one] 1 pożar
    [few] { $n } pożary
   *[many] { $n } pożarów
  }
  .plain-gen = { $n ->
    [one] 1 pożaru
    [few] { $n } pożarów
   *[many] { $n } pożarów
  }
effect-lumber = { $n }<lumber>
  .plain = { $n ->
    [one] 1 drewno
    [few] { $n } drewna
   *[many] { $n } drewna
  }
  .plain-gen = { $n } drewna
effect-point = { $n }<points>
  .plain = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  }
  .plain-gen = { $n ->
    [one] 1 punktu
    [few] { $n } punktów
   *[many] { $n } punktów
  }
effect-points = { $n }<points>
  .plain = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
  }
  .plain-gen = { $n ->
    [one] 1 punktu
    [few] { $n } punktów
   *[many] { $n } punktów
  }
effect-rats = { $n }<rat-token>
  .plain = { $n ->
    [one] 1 szczur
    [few] { $n } szczury
   *[many] { $n } szczurów
  }
  .plain-acc = { $n ->
    [one] 1 szczura
    [few] { $n } szczury
   *[many] { $n } szczurów
  }
effect-scroll = { $n ->
    [one] <scroll>
    [few] { $n }<scroll>
   *[many] { $n }<scroll>
  }
  .plain = { $n ->
    [one] przesunięcie kostki zwojów
    [few] { $n } przesunięcia kostek zwojów
   *[many] { $n } przesunięć kostek zwojów
  }
effect-city = { $n ->
    [one] <city-register>
    [few] { $n }<city-register>
   *[many] { $n }<city-register>
  }
  .plain = { $n ->
    [one] postęp w Kronice Miejskiej
    [few] postęp o { $n } pola w Kronice Miejskiej
   *[many] postęp o { $n } pól w Kronice Miejskiej
  }
effect-church = { $n ->
    [one] <church-register>
    [few] { $n }<church-register>
   *[many] { $n }<church-register>
  }
  .plain = { $n ->
    [one] postęp w Kronice Kościelnej
    [few] postęp o { $n } pola w Kronice Kościelnej
   *[many] postęp o { $n } pól w Kronice Kościelnej
  }
effect-popularity = { $n ->
    [one] <popularity-register>
    [few] { $n }<popularity-register>
   *[many] { $n }<popularity-register>
  }
  .plain = { $n ->
    [one] postęp w Kronice Zasług
    [few] postęp o { $n } pola w Kronice Zasług
   *[many] postęp o { $n } pól w Kronice Zasług
  }
effect-city-or-church = <city-register> / <church-register>
  .plain = postęp w Kronice Miejskiej albo Kościelnej
effect-build = <build>
  .plain = budowa
  .plain-acc = budowę
effect-upgrade = { $n ->
    [one] <upgrade-citizen>
    [few] { $n }<upgrade-citizen>
   *[many] { $n }<upgrade-citizen>
  }
  .plain = { $n ->
    [one] ulepszenie mieszkańca
    [few] ulepszenie { $n } mieszkańców
   *[many] ulepszenie { $n } mieszkańców
  }
effect-overseer-any = <advance-overseer>
  .plain = przesunięcie nadzorcy
effect-overseer-craftsman = <advance-craftsman>
  .plain = przesunięcie nadzorcy rzemieślników
effect-overseer-aristocrat = <advance-aristocrat>
  .plain = przesunięcie nadzorcy arystokratów
effect-overseer-nun = <advance-nun>
  .plain = przesunięcie nadzorcy zakonnic
effect-overseer-any-skip = <advance-overseer-skip>
  .plain = przesunięcie nadzorcy z możliwością pominięcia pola
effect-overseer-craftsman-skip = <advance-overseer-skip><glyph-craftsman>
  .plain = przesunięcie nadzorcy rzemieślników z możliwością pominięcia pola
effect-overseer-aristocrat-skip = <advance-overseer-skip><glyph-aristocrat>
  .plain = przesunięcie nadzorcy arystokratów z możliwością pominięcia pola
effect-overseer-nun-skip = <advance-overseer-skip><glyph-nun>
  .plain = przesunięcie nadzorcy zakonnic z możliwością pominięcia pola
effect-upgrade-overseer = <upgrade-overseer>
  .plain = ulepszenie nadzorcy
effect-upgrade-advance = <upgrade-advance-overseer>
  .plain = ulepszenie i przesunięcie nadzorcy
effect-activate = { $n }<activate-n>
  .plain = { $n ->
    [one] aktywacja mieszkańca
    [few] aktywacja do { $n } mieszkańców
   *[many] aktywacja do { $n } mieszkańców
  }
  .plain-acc = { $n ->
    [one] aktywację mieszkańca
    [few] aktywację do { $n } mieszkańców
   *[many] aktywację do { $n } mieszkańców
  }
effect-lieutenant = <lieutenant-gain>
  .plain = nowy namiestnik
effect-any-hex = <any-hex>
  .plain = akcja dowolnego heksa
  .plain-acc = akcję dowolnego heksa
# A trade: what is paid, and what it brings.
effect-trade = { $cost } → { $gain }
  .plain = { $gain } za { FORM($cost, "acc") }

payment-fire = 1<fire>
  .plain = 1 ogień
payment-major = 1<major-fire>
  .plain = 1 pożar
payment-fire-fire = 2<fire>
  .plain = 2 ognie
payment-fire-major = 1<fire> 1<major-fire>
  .plain = 1 ogień i 1 pożar
payment-major-major = 2<major-fire>
  .plain = 2 pożary

# Classes of citizens.
klass-craftsman = rzemieślnik
  .gen = rzemieślników
klass-aristocrat = arystokrata
  .gen = arystokratów
klass-nun = zakonnica
  .gen = zakonnic
one-craftsman = rzemieślnik
  .gen = rzemieślnika
  .acc = rzemieślnika
one-aristocrat = arystokrata
  .gen = arystokraty
  .acc = arystokratę
one-nun = zakonnica
  .gen = zakonnicy
  .acc = zakonnicę
citizens-craftsman = { $n }<craftsman>
  .plain = { $n ->
    [one] 1 rzemieślnik
    [few] { $n } rzemieślników
   *[many] { $n } rzemieślników
  }
  .plain-acc = { $n ->
    [one] 1 rzemieślnika
    [few] { $n } rzemieślników
   *[many] { $n } rzemieślników
  }
  .plain-gen = { $n ->
    [one] 1 rzemieślnika
    [few] { $n } rzemieślników
   *[many] { $n } rzemieślników
  }
  .plain-loc = { $n ->
    [one] 1 rzemieślniku
    [few] { $n } rzemieślników
   *[many] { $n } rzemieślników
  }
citizens-aristocrat = { $n }<aristocrat>
  .plain = { $n ->
    [one] 1 arystokrata
    [few] { $n } arystokratów
   *[many] { $n } arystokratów
  }
  .plain-acc = { $n ->
    [one] 1 arystokratę
    [few] { $n } arystokratów
   *[many] { $n } arystokratów
  }
  .plain-gen = { $n ->
    [one] 1 arystokraty
    [few] { $n } arystokratów
   *[many] { $n } arystokratów
  }
  .plain-loc = { $n ->
    [one] 1 arystokracie
    [few] { $n } arystokratów
   *[many] { $n } arystokratów
  }
citizens-nun = { $n }<nun>
  .plain = { $n ->
    [one] 1 zakonnica
    [few] { $n } zakonnice
   *[many] { $n } zakonnic
  }
  .plain-acc = { $n ->
    [one] 1 zakonnicę
    [few] { $n } zakonnice
   *[many] { $n } zakonnic
  }
  .plain-gen = { $n ->
    [one] 1 zakonnicy
    [few] { $n } zakonnic
   *[many] { $n } zakonnic
  }
  .plain-loc = { $n ->
    [one] 1 zakonnicy
    [few] { $n } zakonnice
   *[many] { $n } zakonnic
  }
citizens-craftsman-up = { $n }<craftsman-up>
  .plain = { $n ->
    [one] 1 ulepszony rzemieślnik
    [few] { $n } ulepszonych rzemieślników
   *[many] { $n } ulepszonych rzemieślników
  }
  .plain-gen = { $n ->
    [one] 1 ulepszonego rzemieślnika
    [few] { $n } ulepszonych rzemieślników
   *[many] { $n } ulepszonych rzemieślników
  }
citizens-aristocrat-up = { $n }<aristocrat-up>
  .plain = { $n ->
    [one] 1 ulepszony arystokrata
    [few] { $n } ulepszonych arystokratów
   *[many] { $n } ulepszonych arystokratów
  }
  .plain-gen = { $n ->
    [one] 1 ulepszonego arystokraty
    [few] { $n } ulepszonych arystokratów
   *[many] { $n } ulepszonych arystokratów
  }
citizens-nun-up = { $n }<nun-up>
  .plain = { $n ->
    [one] 1 ulepszona zakonnica
    [few] { $n } ulepszone zakonnice
   *[many] { $n } ulepszonych zakonnic
  }
  .plain-gen = { $n ->
    [one] 1 ulepszonej zakonnicy
    [few] { $n } ulepszonych zakonnic
   *[many] { $n } ulepszonych zakonnic
  }

# Places. Districts carry their printed names.
district = { $name }
  .gen = dzielnicy { $name }
  .acc = dzielnicę { $name }
  .loc = w dzielnicy { $name }
place-NW = port północno-zachodni
  .gen = portu północno-zachodniego
  .loc = w porcie północno-zachodnim
place-NE = port północno-wschodni
  .gen = portu północno-wschodniego
  .loc = w porcie północno-wschodnim
place-SE = port południowo-wschodni
  .gen = portu południowo-wschodniego
  .loc = w porcie południowo-wschodnim
place-SW = port południowo-zachodni
  .gen = portu południowo-zachodniego
  .loc = w porcie południowo-zachodnim
place-dock-nw = dok północno-zachodni
  .gen = doku północno-zachodniego
  .loc = w doku północno-zachodnim
place-dock-ne = dok północno-wschodni
  .gen = doku północno-wschodniego
  .loc = w doku północno-wschodnim
place-dock-se = dok południowo-wschodni
  .gen = doku południowo-wschodniego
  .loc = w doku południowo-wschodnim
place-dock-sw = dok południowo-zachodni
  .gen = doku południowo-zachodniego
  .loc = w doku południowo-zachodnim
place-estate = posiadłość
  .gen = posiadłości
  .loc = w posiadłości
place-supply = pula
  .gen = puli
  .loc = w puli
place-gone = poza grą
cabin = chata { $number }
  .gen = chaty { $number }
  .loc = w chacie { $number }
square = { $klass ->
    [craftsman] kwadrat rzemieślników { $number }
    [nun] kwadrat zakonnic { $number }
   *[aristocrat] kwadrat arystokratów { $number }
  }
square-drawn = { $klass ->
    [craftsman] kwadrat { $number }<glyph-craftsman>
    [nun] kwadrat { $number }<glyph-nun>
   *[aristocrat] kwadrat { $number }<glyph-aristocrat>
  }
  .gen = { $klass ->
    [craftsman] kwadratu { $number }<glyph-craftsman>
    [nun] kwadratu { $number }<glyph-nun>
   *[aristocrat] kwadratu { $number }<glyph-aristocrat>
  }
  .loc = { $klass ->
    [craftsman] na kwadracie { $number }<glyph-craftsman>
    [nun] na kwadracie { $number }<glyph-nun>
   *[aristocrat] na kwadracie { $number }<glyph-aristocrat>
  }
  .plain = { $klass ->
    [craftsman] kwadrat rzemieślników { $number }
    [nun] kwadrat zakonnic { $number }
   *[aristocrat] kwadrat arystokratów { $number }
  }
  .plain-gen = { $klass ->
    [craftsman] kwadratu rzemieślników { $number }
    [nun] kwadratu zakonnic { $number }
   *[aristocrat] kwadratu arystokratów { $number }
  }
  .plain-loc = { $klass ->
    [craftsman] na kwadracie rzemieślników { $number }
    [nun] na kwadracie zakonnic { $number }
   *[aristocrat] na kwadracie arystokratów { $number }
  }

# Things one can build or take.
tile-improvement = <cabin-improvement> ulepszenie ({ $what })
  .plain = ulepszenie ({ $what })
tile-workshop = <workshop> warsztat { FORM($klass, "gen") }
  .gen = <workshop> warsztatu { FORM($klass, "gen") }
  .loc = w <workshop> warsztacie { FORM($klass, "gen") }
  .plain = warsztat { FORM($klass, "gen") } (era { $era })
  .plain-gen = warsztatu { FORM($klass, "gen") } (era { $era })
  .plain-loc = w warsztacie { FORM($klass, "gen") } (era { $era })
tile-wagon = <wagon> wóz { $number }
  .plain = wóz { $number }
boat = <boat> { $goods } ({ $what })
  .plain = statek z { FORM($goods, "ins") } ({ $what })
goods-stones = kamienie szlachetne
  .ins = kamieniami szlachetnymi
goods-spices = przyprawy
  .ins = przyprawami
goods-silk = jedwab
  .ins = jedwabiem
hex-colour-blue = niebieski (kopuły)
  .acc = niebieski heks (kopuły)
hex-colour-orange = pomarańczowy (szczyty)
  .acc = pomarańczowy heks (szczyty)
hex-colour-white = biały (blanki)
  .acc = biały heks (blanki)
hex-colour-red = czerwony (iglice)
  .acc = czerwony heks (iglice)
rat-left = szczur zwrócony w lewo
  .acc = szczura zwróconego w lewo
  .ins = szczurem zwróconym w lewo
rat-right = szczur zwrócony w prawo
  .acc = szczura zwróconego w prawo
  .ins = szczurem zwróconym w prawo
rat-standing = stojący szczur
  .acc = stojącego szczura
  .ins = stojącym szczurem

register-popularity = Kronika Zasług
  .gen = Kroniki Zasług
register-city = Kronika Miejska
  .gen = Kroniki Miejskiej
register-church = Kronika Kościelna
  .gen = Kroniki Kościelnej
register-score = punkty
  .gen = toru punktacji

track-buildings = budynki
track-boats = statki
track-repopulated = zaludnione heksy
track-goods = towary jednego rodzaju
track-workshops = warsztaty
track-lumber = drewno
track-improvements = ulepszenia
track-coins = monety
track-popularity = Kronika Zasług
track-city = Kronika Miejska
track-church = Kronika Kościelna
track-overseers = nadzorcy

deed-none = niczego nie bierze
deed-boat = bierze statek
deed-wagon = bierze wóz
deed-workshop = bierze warsztat { FORM($klass, "gen") }
deed-improvements = bierze wszystkie ulepszenia

# Helpers: a list of parts, and something that is shown as it is.
list = { $parts }
verbatim = { $text }
