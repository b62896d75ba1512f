# Why one turn is better than the next best.
why-even = Tak samo dobre jak „{ $other }”.
why-score = +{ $points } względem „{ $other }”: od razu więcej punktów.
why-tokens = +{ $points } względem „{ $other }”: więcej zasobów.
why-registers = +{ $points } względem „{ $other }”: dalej w Kronikach.
why-citizens = +{ $points } względem „{ $other }”: mieszkańcy dadzą więcej.
why-buildings = +{ $points } względem „{ $other }”: budynki dadzą więcej.
why-scrolls = +{ $points } względem „{ $other }”: zwoje są warte więcej.
why-figures = +{ $points } względem „{ $other }”: o jednego namiestnika więcej.
why-overseers = +{ $points } względem „{ $other }”: nadzorcy stoją lepiej.
why-rats = +{ $points } względem „{ $other }”: mniej szczurów albo mniejsza szkoda.
why-repopulation = +{ $points } względem „{ $other }”: bliżej do zaludnienia.
why-pending = +{ $points } względem „{ $other }”: więcej zostaje do wzięcia.
why-others = +{ $points } względem „{ $other }”: inni dostaną mniej.
why-whole = +{ $points } względem „{ $other }”: razem daje to więcej.
term-others = inni

# The analysis of a finished game.
analysis-title = Analiza
analysis-decided = { $result }: co zdecydowało
analysis-lead = Szacunki najsilniejszego bota z partii, które sobie wyobraża: opinia, nie wyrok.
analysis-running = Najsilniejszy bot przegląda partię: { $done } z { $of }
analysis-chart = Spodziewane punkty końcowe, tura po turze
analysis-click = kliknij turę, aby ją zobaczyć
analysis-choose = Pokazywana tura
analysis-turning = Punkty zwrotne
analysis-calm = Żadna pojedyncza tura nie zdecydowała.
analysis-turn = { $player }, runda { $round }, tura { $turn }
analysis-better = lepiej: { $what }
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
puzzle-missed = To nie jest najlepsza tura.
puzzle-best = Zobacz najlepszą turę
puzzle-again = Jeszcze raz
puzzle-solve = Znajdź samemu
