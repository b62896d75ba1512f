# Why one turn is better than the next best.
why-even = Stejně dobré jako „{ $other }“.
why-score = +{ $points } oproti „{ $other }“: hned více bodů.
why-tokens = +{ $points } oproti „{ $other }“: více žetonů v zásobě.
why-registers = +{ $points } oproti „{ $other }“: dál v písemných záznamech.
why-citizens = +{ $points } oproti „{ $other }“: měšťané přinesou víc.
why-buildings = +{ $points } oproti „{ $other }“: budovy přinesou víc.
why-scrolls = +{ $points } oproti „{ $other }“: archiv má větší cenu.
why-figures = +{ $points } oproti „{ $other }“: o služebníka víc.
why-overseers = +{ $points } oproti „{ $other }“: správci stojí lépe.
why-rats = +{ $points } oproti „{ $other }“: méně krys nebo menší škoda z nich.
why-repopulation = +{ $points } oproti „{ $other }“: blíž ke znovuosídlení.
why-pending = +{ $points } oproti „{ $other }“: víc zbývá k využití.
why-others = +{ $points } oproti „{ $other }“: ostatní dostanou méně.
why-whole = +{ $points } oproti „{ $other }“: celkem to dá víc.
term-others = ostatní

# The analysis of a finished game.
analysis-title = Rozbor
analysis-decided = { $result }: co rozhodlo
analysis-lead = Odhady nejsilnějšího bota z her, které si představuje: názor, ne rozsudek.
analysis-running = Nejsilnější bot prochází hru: { $done } z { $of }
analysis-chart = Očekávané konečné body, tah po tahu
analysis-click = kliknutím na tah ho zobrazíš
analysis-choose = Zobrazený tah
analysis-turning = Zlomové okamžiky
analysis-calm = Žádný tah sám nerozhodl.
analysis-turn = { $player }, kolo { $round }, tah { $turn }
analysis-better = lepší: { $what }
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
puzzle-lead = Jeden tah je tu jasně nejlepší. Zahraj ho (na tahu: { $player }) a ukonči tah.
puzzle-solved = Vyřešeno!
puzzle-missed = Nebyl to nejlepší tah.
puzzle-best = Ukázat nejlepší tah
puzzle-again = Zkusit znovu
puzzle-solve = Najít řešení
