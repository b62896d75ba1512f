# The board: labels of things for those who hear it, and the few words drawn on it.
# $klass is craftsman, nun or aristocrat; $player a name; $what an action in words.

board-or = lub
board-free = gratis
board-open = do wyboru
board-opponent = przeciwnik
  .title = Przeciwnik

# The city.
board-city = Miasto Mesyna
board-zoom = Wielkość obrazu
board-zoom-in = Przybliż
board-zoom-out = Oddal
board-zoom-fit = Pokaż całość
board-cubes = { $n ->
    [one] 1 kostka
    [few] { $n } kostki
   *[many] { $n } kostek
  }
board-boats = { $n ->
    [0] bez statków
    [one] 1 statek
    [few] { $n } statki
   *[many] { $n } statków
  }
board-figure-standing = stojący pionek: { $player }
board-figure-lying = leżący namiestnik: { $player }
board-repopulated = kafelek zaludnienia: { $player }
board-took = zabrane ({ $player }): { $what }
board-action = akcja: { $what }
board-blocked = blokuje { $player }
board-coins-short = { $n ->
    [one] brakuje 1 monety
    [few] brakuje { $n } monet
   *[many] brakuje { $n } monet
  }
board-rescue = { $klass ->
    [craftsman] Uratuj rzemieślnika
    [nun] Uratuj zakonnicę
   *[aristocrat] Uratuj arystokratę
  }
board-boat-take = { $goods ->
    [stones] Weź statek z kamieniami szlachetnymi
    [spices] Weź statek z przyprawami
   *[silk] Weź statek z jedwabiem
  }
board-burn = Spal kostkę za { $what }
board-take-action = Wykonaj akcję: { $what }
board-repopulate = Zaludnij ten heks
board-next-dock = kolejny dok
board-supply = { $left } z { $all }
board-cubes-left = kostki w puli
board-to-come = { $n ->
    [0] już żaden
   *[other] jeszcze { $n }
  }
board-boats-left = { $n ->
    [0] żaden statek już nie przypłynie
    [one] jeszcze 1 statek
    [few] jeszcze { $n } statki
   *[many] jeszcze { $n } statków
  }
board-docks-left = { $n ->
    [one] 1 kafelek cumowania w stosie
    [few] { $n } kafelki cumowania w stosie
   *[many] { $n } kafelków cumowania w stosie
  }
board-supplies = Koło i pula
board-wheel = Koło populacji

# Estates.
board-estate = Posiadłość: { $player }
board-your-estate-place = twoja posiadłość, { $place }. w kolejności
board-estate-place = { $place }. w kolejności
board-place = { $place }.
board-place-now = { $place }. – teraz
board-show-estate = { $player }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }: pokaż posiadłość
board-spent = zużyty
board-single-use = działa raz
board-step = { $klass ->
    [craftsman] Ścieżka rzemieślników
    [nun] Ścieżka zakonnic
   *[aristocrat] Ścieżka arystokratów
  }, pole { $step }
board-centre = Środek posiadłości
board-if-ended = gdyby teraz koniec
board-if-ended-label = Gdyby gra skończyła się teraz: { $n }
board-other-lieutenant = Wybierz tego namiestnika
board-take-step = { $klass ->
    [craftsman] Nadzorca rzemieślników
    [nun] Nadzorca zakonnic
   *[aristocrat] Nadzorca arystokratów
  } na pole { $step }{ $branch ->
    [left] , w lewo
    [right] , w prawo
   *[common] {""}
  }
board-overseer = { $klass ->
    [craftsman] Nadzorca rzemieślników
    [nun] Nadzorca zakonnic
   *[aristocrat] Nadzorca arystokratów
  }{ $upgraded ->
    [yes] , ulepszony
   *[no] {""}
  }
board-some = { $n } z { $all }
board-workshop = { $klass ->
    [craftsman] Warsztat rzemieślników
    [nun] Warsztat zakonnic
   *[aristocrat] Warsztat arystokratów
  }, era { $era ->
    [1] I
   *[2] II
  }
board-workshop-free = warsztat
board-with-upgraded = z ulepszonym mieszkańcem: { $what }
board-upgraded-also = z ulepszonym mieszkańcem dodatkowo: { $what }
board-nobody = nikogo tu nie ma
board-rewarded = bonus odebrany
board-no-improvement = bez ulepszenia
board-in-bed = { $citizen } na polu { $space ->
    [1] I
   *[2] II
  }
board-boats-store = Statki
board-wagons-store = Wozy
board-wagon = { $used ->
    [yes] Wóz, użyty w tej rundzie
   *[no] Wóz, gotowy
  }
board-lieutenant = { $state ->
    [used] Namiestnik, użyty
    [home] Namiestnik w posiadłości
   *[lying] Namiestnik w Mesynie, nieużyty
  }
board-repopulation-left = { $n ->
    [0] nie został żaden kafelek zaludnienia
    [one] został 1 kafelek zaludnienia
    [few] zostały { $n } kafelki zaludnienia
   *[many] zostało { $n } kafelków zaludnienia
  }
board-scroll = Zwój, { $track }: { $values }, kostka na poziomie { $marker } z { $last }

# Registers, rounds, offers.
board-registers = Kroniki
board-register-popularity = Zasługi
board-register-city = Miasto
board-register-church = Kościół
board-space = { $register }, pole { $space }
board-advance = postęp
board-ranking = Punkty za miejsce w Kronice Zasług na koniec gry: { $points }
board-rounds = Tabela rund
board-rounds-order = kolej
board-rounds-fire = ogień
board-rounds-boats = statki
board-rounds-wheel = koło
board-rounds-new = nowe
board-era-two = era II
board-offers = Oferta
board-improvements = Ulepszenia
board-workshops = Warsztaty, era { $era }
board-wagons = Wozy
board-improvement = Ulepszenie
board-wagon-number = Wóz { $number }
board-costs = koszt: { $what }
board-short = brakuje: { $what }
board-in-stack = { $n ->
    [one] ostatni kafelek stosu
    [few] { $n } kafelki w stosie
   *[many] { $n } kafelków w stosie
  }
board-left = ×{ $n }
board-cycle = wymiana za 1
board-pay = Zapłać: { $what }

# The rival of a solo game.
board-opponent-first = wirtualny, w tej rundzie gra pierwszy
board-opponent-second = wirtualny, w tej rundzie gra drugi
board-opponent-figures = { $n ->
    [0] bez pionków
    [one] został 1 pionek
    [few] zostały { $n } pionki
   *[many] zostało { $n } pionków
  }
board-last-tile = ostatni kafelek
board-tiles-left = w stosie

board-clause = Zasada { $clause }

# Alone: how good the score is (12.6).
solo-marks = Jak dobry jest wynik?
solo-mark = { $grade ->
    [fair] przeciętnie od { $n }
    [good] dobrze od { $n }
   *[outstanding] świetnie od { $n }
  }
solo-grade = { $grade ->
   *[poor] jeszcze słabo
    [fair] przeciętnie
    [good] dobrze
    [outstanding] świetnie
  }
