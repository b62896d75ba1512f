# Why one turn is better than the next best.
why-even = Tak samo dobre jak „{ $other }”.
why-ahead = +{ $points } względem „{ $other }”: { $reason }.
why-facts = +{ $points } względem „{ $other }”: { $reason } ({ $facts }).
reason-score = od razu więcej punktów
reason-tokens = więcej zasobów
reason-registers = dalej w Kronikach
reason-citizens = mieszkańcy dadzą więcej
reason-buildings = budynki dadzą więcej
reason-scrolls = zwoje są warte więcej
reason-figures = o jednego namiestnika więcej
reason-overseers = nadzorcy stoją lepiej
reason-rats = mniej szczurów albo mniejsze szkody
reason-repopulation = bliżej do zaludnienia
reason-pending = więcej zostaje do wzięcia
reason-others = inni dostaną mniej
reason-whole = obiecuje więcej na przyszłość
term-others = inni

# What one turn has at its end more or less than another.
gain-more = +{ $what }
  .plain = plus { $what }
gain-less = −{ $what }
  .plain = minus { $what }
gain-hexes = { $n }<repopulation-tile>
  .plain = { $n ->
    [one] 1 zaludniony heks
    [few] { $n } zaludnione heksy
   *[many] { $n } zaludnionych heksów
  }
gain-lieutenants = { $n }<lieutenant>
  .plain = { $n ->
    [one] 1 namiestnik
    [few] { $n } namiestników
   *[many] { $n } namiestników
  }
gain-workshops = { $n }<workshop>
  .plain = { $n ->
    [one] 1 warsztat
    [few] { $n } warsztaty
   *[many] { $n } warsztatów
  }
gain-improvements = { $n }<cabin-improvement>
  .plain = { $n ->
    [one] 1 ulepszenie
    [few] { $n } ulepszenia
   *[many] { $n } ulepszeń
  }
gain-wagons = { $n }<wagon>
  .plain = { $n ->
    [one] 1 wóz
    [few] { $n } wozy
   *[many] { $n } wozów
  }
gain-boats = { $n }<boat>
  .plain = { $n ->
    [one] 1 statek
    [few] { $n } statki
   *[many] { $n } statków
  }
gain-citizens = { $n }<citizen-any>
  .plain = { $n ->
    [one] 1 mieszkaniec
    [few] { $n } mieszkańców
   *[many] { $n } mieszkańców
  }
gain-upgraded = { $n }<upgrade-citizen>
  .plain = { $n ->
    [one] 1 ulepszony mieszkaniec
    [few] { $n } ulepszonych mieszkańców
   *[many] { $n } ulepszonych mieszkańców
  }
gain-scrolls = { $n }<scroll>
  .plain = { $n ->
    [one] 1 poziom zwojów
    [few] { $n } poziomy zwojów
   *[many] { $n } poziomów zwojów
  }
gain-overseers = { $n }<advance-overseer>
  .plain = { $n ->
    [one] 1 krok nadzorcy
    [few] { $n } kroki nadzorców
   *[many] { $n } kroków nadzorców
  }

# The analysis of a finished game.
analysis-title = Analiza
analysis-decided = { $result }: co zdecydowało
analysis-lead = Szacunki najsilniejszego bota z partii, które sobie wyobraża: opinia, nie wyrok.
analysis-running = Najsilniejszy bot przegląda partię: { $done } z { $of }
analysis-chart = Spodziewane punkty końcowe, tura po turze
analysis-click = kliknij turę, aby ją zobaczyć
analysis-choose = Pokazywana tura
analysis-turning = Punkty zwrotne
analysis-worth = wartość tury: własne punkty minus połowa punktów najlepszego rywala
analysis-calm = Żadna pojedyncza tura nie zdecydowała.
analysis-turn = { $player }, runda { $round }, tura { $turn }
analysis-better = lepiej: „{ $what }”
analysis-best = najlepsza możliwa tura
analysis-which = Która tura jest pokazana
analysis-best-line = Najlepsza tura
analysis-played-line = Co zagrano
analysis-step = krok { $at } z { $of }
analysis-table = Pokaż cały stół
analysis-try = Spróbuj samemu

# Any position, and puzzles.
board-page = Plansza do analizy
board-page-lead = Obejrzyj dowolną pozycję, graj za wszystkich i pytaj o najlepsze tury. Wklej pozycję albo zapisaną partię, albo przyjdź tu z powtórki.
board-page-text = Pozycja albo zapisana partia jako tekst
board-page-file = Otwórz plik
board-page-open = Obejrzyj
board-page-ask = Najlepsze tury
board-page-thinking = Myśli…
board-page-copy = Kopiuj pozycję
puzzle-title = Zagadka
puzzle-of-day = Zagadka dnia
puzzle-own = Znajdź turę
puzzle-row = { $n ->
    [one] { $n } dzień z rzędu
    [few] { $n } dni z rzędu
    [many] { $n } dni z rzędu
   *[other] { $n } dnia z rzędu
  }
puzzle-lead = Jedna tura jest tu wyraźnie najlepsza. Zagraj ją (gra: { $player }) i zakończ turę.
puzzle-solved = Rozwiązane!
puzzle-missed = To nie jest najlepsza tura
puzzle-better = Najlepsze było „{ $what }”.
puzzle-best = Zobacz najlepszą turę
puzzle-again = Jeszcze raz
puzzle-solve = Znajdź samemu
puzzle-own-lead = Tu można było zyskać więcej. Znajdź najlepszą turę (gra: { $player }), rozegraj ją i zatwierdź.
puzzle-from-own = Z własnych partii ({ $n })
