# Why one turn is better than the next best.
why-even = Stejně dobré jako „{ $other }“.
why-ahead = +{ $points } oproti „{ $other }“: { $reason }.
why-facts = +{ $points } oproti „{ $other }“: { $reason } ({ $facts }).
reason-score = hned víc bodů
reason-tokens = víc vlastních žetonů
reason-registers = dál v písemných záznamech
reason-citizens = měšťané přinesou víc
reason-buildings = budovy přinesou víc
reason-scrolls = archiv má větší cenu
reason-figures = o služebníka víc
reason-overseers = správci stojí lépe
reason-rats = méně krys nebo menší škoda z nich
reason-repopulation = blíž ke znovuosídlení
reason-pending = zbývá víc k využití
reason-others = ostatní dostanou méně
reason-whole = slibuje víc do budoucna
term-others = ostatní

# What one turn has at its end more or less than another.
gain-more = +{ $what }
  .plain = plus { $what }
gain-less = −{ $what }
  .plain = minus { $what }
gain-hexes = { $n }<repopulation-tile>
  .plain = { $n ->
    [one] 1 znovuosídlená čtvrť
    [few] { $n } znovuosídlené čtvrti
   *[other] { $n } znovuosídlených čtvrtí
  }
gain-lieutenants = { $n }<lieutenant>
  .plain = { $n ->
    [one] 1 služebník
    [few] { $n } služebníci
   *[other] { $n } služebníků
  }
gain-workshops = { $n }<workshop>
  .plain = { $n ->
    [one] 1 dílna
    [few] { $n } dílny
   *[other] { $n } dílen
  }
gain-improvements = { $n }<cabin-improvement>
  .plain = { $n ->
    [one] 1 vylepšení
    [few] { $n } vylepšení
   *[other] { $n } vylepšení
  }
gain-wagons = { $n }<wagon>
  .plain = { $n ->
    [one] 1 vůz
    [few] { $n } vozy
   *[other] { $n } vozů
  }
gain-boats = { $n }<boat>
  .plain = { $n ->
    [one] 1 loď
    [few] { $n } lodě
   *[other] { $n } lodí
  }
gain-citizens = { $n }<citizen-any>
  .plain = { $n ->
    [one] 1 měšťan
    [few] { $n } měšťané
   *[other] { $n } měšťanů
  }
gain-upgraded = { $n }<upgrade-citizen>
  .plain = { $n ->
    [one] 1 patricij
    [few] { $n } patricijové
   *[other] { $n } patricijů
  }
gain-scrolls = { $n }<scroll>
  .plain = { $n ->
    [one] 1 postup v archivu
    [few] { $n } postupy v archivu
   *[other] { $n } postupů v archivu
  }
gain-overseers = { $n }<advance-overseer>
  .plain = { $n ->
    [one] 1 krok správce
    [few] { $n } kroky správců
   *[other] { $n } kroků správců
  }

# The analysis of a finished game.
analysis-title = Rozbor
analysis-decided = { $result }: co rozhodlo
analysis-lead = Odhady nejsilnějšího bota z her, které si představuje: názor, ne rozsudek.
analysis-running = Nejsilnější bot prochází hru: { $done } z { $of }
analysis-chart = Očekávané konečné body, tah po tahu
analysis-click = kliknutím na tah ho zobrazíš
analysis-choose = Zobrazený tah
analysis-turning = Zlomové okamžiky
analysis-worth = hodnota tahu jsou vlastní body minus polovina bodů nejlepšího soupeře
analysis-calm = Žádný tah sám nerozhodl.
analysis-turn = { $player }, kolo { $round }, tah { $turn }
analysis-better = lepší: „{ $what }“
analysis-best = nejlepší možný tah
analysis-which = Který tah se ukazuje
analysis-best-line = Nejlepší tah
analysis-played-line = Co se hrálo
analysis-step = krok { $at } z { $of }
analysis-table = Zobrazit celý stůl
analysis-try = Zkusit si to

# Any position, and puzzles.
board-page = Deska k rozboru
board-page-lead = Prohlédni si libovolnou pozici, táhni za všechny a zeptej se na nejlepší tahy. Vlož pozici nebo uloženou hru, nebo sem přijď z přehrávání.
board-page-text = Pozice nebo uložená hra jako text
board-page-file = Otevřít soubor
board-page-open = Prohlédnout
board-page-ask = Nejlepší tahy
board-page-thinking = Přemýšlí…
board-page-copy = Kopírovat pozici
puzzle-title = Úloha
puzzle-of-day = Úloha dne
puzzle-own = Najdi tah
puzzle-row = { $n ->
    [one] { $n } den v řadě
    [few] { $n } dny v řadě
    [many] { $n } dne v řadě
   *[other] { $n } dní v řadě
  }
puzzle-lead = Jeden tah je tu jasně nejlepší. Zahraj ho (na tahu: { $player }) a potvrď.
puzzle-solved = Vyřešeno!
puzzle-missed = Nebyl to nejlepší tah
puzzle-better = Nejlepší bylo „{ $what }“.
puzzle-best = Ukázat nejlepší tah
puzzle-again = Zkusit znovu
puzzle-solve = Najít řešení
puzzle-own-lead = Tady šlo získat víc. Najdi nejlepší tah (na tahu: { $player }) a potvrď ho.
puzzle-from-own = Z vlastních her ({ $n })
