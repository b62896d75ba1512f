# The status sentence: what is asked of the reader, and (.other) what somebody else is being asked.
# Verb first, at most about sixty characters.

ask-choose-lieutenant = Wybierz heks lub dok albo najpierw namiestnika.
  .other = { $player } wybiera namiestnika.
ask-choose-destination = Wybierz heks albo dok dla namiestnika.
  .other = { $player } wybiera heks albo dok.
ask-choose-boat = Wybierz statek { FORM($place, "loc") }.
  .other = { $player } wybiera statek.
ask-rescue = Uratuj mieszkańców ({ $place }): kto pierwszy?
  .other = { $player } ratuje mieszkańców z { FORM($place, "gen") }.
ask-place-in-sector = { $healed ->
    [yes] { $klass ->
        [craftsman] Wyleczony rzemieślnik
        [nun] Wyleczona zakonnica
       *[aristocrat] Wyleczony arystokrata
      }
   *[no] { $klass ->
        [craftsman] Uratowany rzemieślnik
        [nun] Uratowana zakonnica
       *[aristocrat] Uratowany arystokrata
      }
  }: wybierz kwadrat.
  .other = { $player } szuka miejsca dla { FORM($one, "gen") }.
ask-place-in-cabin = { $klass ->
    [craftsman] Uratowany rzemieślnik
    [nun] Uratowana zakonnica
   *[aristocrat] Uratowany arystokrata
  }: wybierz chatę.
  .other = { $player } wybiera chatę dla { FORM($one, "gen") }.
ask-fight = { $cost ->
    [one] Walcz ({ $place }): kostka za 1 ogień.
    [few] Walcz ({ $place }): kostka za { $cost } ognie, +2 punkty.
   *[many] Walcz ({ $place }): kostka za { $cost } ogni, +2 punkty.
  }
  .other = { $player } walczy z zarazą { FORM($place, "loc") }.
ask-also-remove = Pożar może spalić jeszcze jedną kostkę. Którą?
  .other = { $player } wybiera jeszcze jedną kostkę.
ask-fight-boat = Spalasz kostkę ze statku czy bierzesz szczura?
  .other = { $player } walczy z zarazą na statku.
ask-action-step = { $open ->
    [yes] Wykonaj akcję albo zaludnij heks ({ $place }).
    [action] Wykonaj akcję { FORM($place, "gen") }.
    [end] Wszystko wykorzystane. Zatwierdź turę.
   *[no] Weź, co zostało, albo zatwierdź turę.
  }
  .other = { $player } rozgrywa krok akcji.
ask-choose-bundle = Wybierz jedno: { $options }.
  .other = { $player } wybiera jedno z dwojga.
ask-pick-scroll = Przesuń kostkę zwojów: wybierz tor.
  .other = { $player } przesuwa kostkę zwojów.
ask-pick-upgrade = Ulepsz mieszkańca: wybierz którego.
  .other = { $player } ulepsza mieszkańca.
ask-pick-worker = Wybierz { FORM($one, "acc") } do warsztatu.
  .other = { $player } obsadza warsztat.
ask-pick-overseer = { $kind ->
    [upgrade] Ulepsz nadzorcę: wybierz którego.
    [both] Wybierz nadzorcę do ulepszenia i przesunięcia.
   *[advance] Przesuń nadzorcę: wybierz którego.
  }
  .other = { $player } wybiera nadzorcę.
ask-pick-step = Przesuń nadzorcę { FORM($citizen, "gen") }: wybierz pole.
  .other = { $player } przesuwa nadzorcę.
ask-activate = { $n ->
    [one] Aktywuj mieszkańca: wybierz którego.
    [few] Aktywuj do { $n } mieszkańców, jednego po drugim.
   *[many] Aktywuj do { $n } mieszkańców, jednego po drugim.
  }
  .other = { $player } aktywuje mieszkańców.
ask-build = { $cycled ->
    [yes] Zbuduj jeden z kafelków w ofercie.
   *[no] Zbuduj jeden z kafelków albo najpierw wymień ofertę.
  }
  .other = { $player } buduje.
ask-pick-cabin = Wybierz chatę, którą ulepszysz.
  .other = { $player } wybiera chatę.
ask-pay-cycling = Czym płacisz za wymianę oferty?
  .other = { $player } wymienia ofertę.
ask-pick-hex-action = Wybierz dowolny heks: jego akcja jest twoja.
  .other = { $player } wybiera akcję dowolnego heksa.
ask-give-citizen = { $upgraded ->
    [yes] { $klass ->
        [craftsman] Wybierz ulepszonego rzemieślnika
        [nun] Wybierz ulepszoną zakonnicę
       *[aristocrat] Wybierz ulepszonego arystokratę
      }
   *[no] Wybierz { FORM($one, "acc") }
  } do zaludnienia heksa.
  .other = { $player } zaludnia heks.
ask-give-lieutenant = Wybierz namiestnika, którego poświęcisz na dobre.
  .other = { $player } poświęca namiestnika.
ask-employ-first = Przed produkcją: czy ktoś przejdzie do warsztatu?
  .other = { $player } przygotowuje produkcję.
ask-produce-next = Kto teraz produkuje?
  .other = { $player } produkuje.
ask-heal-next = Kto teraz kończy kwarantannę?
  .other = { $player } kończy kwarantannę.
ask-end-turn = Namiestnik wycofany. Zatwierdź turę.
  .other = { $player } kończy turę.
ask-chance = Coś nowego zostaje odkryte.
ask-over = Gra się skończyła.
ask-waiting = Czekamy na stół…

# The four steps of a turn, in the header.
step-choose = Wybór
step-rescue = Ratunek
step-fight = Walka
step-action = Akcja
step-produce = Produkcja
steps-label = Kroki tury
step-now = { $step } (teraz)

# What can be answered: labels of buttons and of things on the board.
choice-lieutenant = Namiestnik { FORM($place, "loc") }
choice-lieutenant-estate = Namiestnik w posiadłości
choice-go = Idź do { FORM($place, "gen") }
choice-stay = Zostań { FORM($place, "loc") }
choice-recall = Wycofaj +1<coin>
  .plain = Wycofaj namiestnika i zyskaj 1 monetę
choice-boat = Weź { $what }
choice-rescue = Uratuj { $icon }
  .plain = Uratuj { FORM($one, "acc") }
choice-cabin = Chata { $number }
choice-square = Na { $square }
choice-into = Prosto do warsztatu
choice-discard = Brak miejsca: odrzuć
  .plain = Nie ma miejsca, mieszkaniec przepada
choice-employ = Obsadź { $tile }
choice-citizen = { $klass ->
    [craftsman] Rzemieślnik
    [nun] Zakonnica
   *[aristocrat] Arystokrata
  } { FORM($square, "loc") }
choice-heal = Mieszkaniec chaty { $number }
choice-produce = { $holder }
choice-burn = Spal za { $what }
  .plain = Spal kostkę za { $what }
choice-also = Spal też kostkę { FORM($place, "loc") }
choice-action = Akcja: { $what }
choice-repopulate = <repopulate> Zaludnij
  .plain = Zaludnij ten heks
choice-repopulate-others = Wybierz, kto odchodzi
choice-use = { $what }
choice-advance-city = { $n }<coin> za postęp <city-register>
  .plain = { $n ->
    [one] Zapłać 1 monetę za postęp w Kronice Miejskiej
    [few] Zapłać { $n } monety za postęp w Kronice Miejskiej
   *[many] Zapłać { $n } monet za postęp w Kronice Miejskiej
  }
choice-advance-church = { $n }<coin> za postęp <church-register>
  .plain = { $n ->
    [one] Zapłać 1 monetę za postęp w Kronice Kościelnej
    [few] Zapłać { $n } monety za postęp w Kronice Kościelnej
   *[many] Zapłać { $n } monet za postęp w Kronice Kościelnej
  }
choice-end = Zatwierdź turę
choice-end-drop = Zatwierdź, strać { $n }
choice-end-sure = { $n ->
    [one] Jedna rzecz jest jeszcze do wzięcia i przepadnie. Mimo to zatwierdzić turę?
    [few] { $n } rzeczy są jeszcze do wzięcia i przepadną. Mimo to zatwierdzić turę?
   *[many] { $n } rzeczy jest jeszcze do wzięcia i przepadnie. Mimo to zatwierdzić turę?
  }
choice-done = Nic więcej
choice-done-fight = { $n ->
    [0] Dalej
    [one] Dość: 1 <rat-token>
    [few] Dość: { $n } <rat-token>
   *[many] Dość: { $n } <rat-token>
  }
  .plain = { $n ->
    [0] Dalej
    [one] Zakończ walkę i weź 1 szczura
    [few] Zakończ walkę i weź { $n } szczury
   *[many] Zakończ walkę i weź { $n } szczurów
  }
choice-done-boat = Weź 1 <rat-token>
  .plain = Weź statek i 1 szczura
choice-done-activate = Nikogo więcej nie aktywuj
choice-done-build = Nie buduj
choice-done-employ = Przejdź do produkcji
choice-done-also = Bez drugiej kostki
choice-choose = { $what }
choice-track = Zwój: { $track }
choice-upgrade = Ulepsz mieszkańca { FORM($holder, "loc") }
choice-overseer = Nadzorca { FORM($citizen, "gen") }
choice-step = Pole { $step }, { $branch ->
    [left] w lewo
    [right] w prawo
   *[common] prosto
  }
choice-activate = Aktywuj { $square }: { $what }
choice-hex = Akcja { FORM($place, "gen") }: { $what }
choice-cycle-improvements = Wymień ulepszenia
choice-cycle-workshops = Wymień warsztaty
choice-pay = { $what }
  .plain = Zapłać { FORM($what, "acc") }
choice-build = Zbuduj { $tile }
choice-give = Wyślij mieszkańca z { FORM($holder, "gen") }
choice-send = Poświęć namiestnika { FORM($place, "loc") }

# The header beside the sentence.
fight-label = Ile kostek spalisz?
fight-burn = Spal kostki: tutaj { $n }, obok { $beside }, za { $cost }. Szczury: { $rats }
fight-none = Nie pal żadnej kostki. Szczury: { $rats }
pending-earned = zdobyte
pending-paid = za monety
pending-more = jeszcze { $n }
pending-which = Co wykorzystujesz?
gives-label = daje
leaves-label = odchodzą
away = { $player } jest offline
pending-waits = w następnym kroku akcji
pending-next = zaraz twoja tura
pending-soon = { $n ->
    [one] jedna tura przed twoją
    [few] { $n } tury przed twoją
   *[many] { $n } tur przed twoją
  }
undo = Cofnij
undo-label = Cofnij ostatni krok
restart-turn = Zacznij turę od nowa
undo-nothing = Nie ma jeszcze czego cofnąć
undo-chance = Nie można cofnąć: coś zostało odkryte
undo-others = Nie można cofnąć: ktoś inny podjął już decyzję
undo-over = Gra się skończyła
go-there = Idź tam
place-here = Umieść tutaj
do-it = Wykonaj
cancel = Anuluj
see-estate = Posiadłość: { $player }
back-to-mine = Do mojej posiadłości
replay-last-turn = Ostatnie tury
  .about = Pokaż jeszcze raz, co się działo od twojej ostatniej tury
stop-replay = Wróć do gry
other-lieutenant = Inny namiestnik

# Why something cannot be chosen.
refusal-blocked = Blokuje { $player }
refusal-coins-short = { $n ->
    [one] Brakuje 1 monety
    [few] Brakuje { $n } monet
   *[many] Brakuje { $n } monet
  }
refusal-tokens-short = Brakuje { FORM($what, "gen") }
refusal-no-boat = W tym doku nie ma statku
refusal-no-wagon = Żaden wóz nie jest gotowy
refusal-no-citizens = Brakuje { FORM($what, "gen") }
refusal-no-lieutenant = Brak nieużytego namiestnika do poświęcenia
refusal-repopulated = Leży tu już kafelek zaludnienia: { $player }
refusal-no-tile = Wszystkie pięć kafelków zaludnienia jest już w użyciu
refusal-no-cabin = Każda chata ma już ulepszenie
refusal-repopulate = Nie można zaludnić. { $why }
