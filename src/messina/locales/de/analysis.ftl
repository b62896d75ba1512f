# Why one turn is better than the next best.
why-even = So gut wie „{ $other }“.
why-score = +{ $points } gegenüber „{ $other }“: sofort mehr Punkte.
why-tokens = +{ $points } gegenüber „{ $other }“: mehr Marker im Vorrat.
why-registers = +{ $points } gegenüber „{ $other }“: weiter vorn in den Büchern.
why-citizens = +{ $points } gegenüber „{ $other }“: die Bürger bringen mehr.
why-buildings = +{ $points } gegenüber „{ $other }“: die Gebäude bringen mehr.
why-scrolls = +{ $points } gegenüber „{ $other }“: die Schriftrollen zählen mehr.
why-figures = +{ $points } gegenüber „{ $other }“: ein Leutnant mehr im Einsatz.
why-overseers = +{ $points } gegenüber „{ $other }“: die Aufseher stehen besser.
why-rats = +{ $points } gegenüber „{ $other }“: weniger Ratten oder weniger Schaden durch sie.
why-repopulation = +{ $points } gegenüber „{ $other }“: dem Wiederbevölkern näher.
why-pending = +{ $points } gegenüber „{ $other }“: mehr bleibt noch offen.
why-others = +{ $points } gegenüber „{ $other }“: die anderen bekommen weniger.
why-whole = +{ $points } gegenüber „{ $other }“: insgesamt kommt mehr zusammen.
term-others = die anderen

# The analysis of a finished game.
analysis-title = Analyse
analysis-decided = { $result }: was den Ausschlag gab
analysis-lead = Schätzungen des stärksten Bots aus Partien, die er sich vorstellt: eine Meinung, kein Urteil.
analysis-running = Der stärkste Bot sieht sich die Partie an: { $done } von { $of }
analysis-chart = Erwartete Endpunkte, Zug für Zug
analysis-click = auf einen Zug klicken, um ihn zu sehen
analysis-choose = Gezeigter Zug
analysis-turning = Wendepunkte
analysis-calm = Kein einzelner Zug gab den Ausschlag.
analysis-turn = { $player }, Runde { $round }, Zug { $turn }
analysis-better = besser: { $what }
analysis-best = der beste Zug, den es gab
analysis-which = Welcher Zug gezeigt wird
analysis-best-line = Der beste Zug
analysis-played-line = So wurde gespielt
analysis-step = Schritt { $at } von { $of }
analysis-table = Ganzen Tisch zeigen
analysis-try = Selbst versuchen

# Any position, and puzzles.
board-page = Analysebrett
board-page-lead = Sieh dir eine beliebige Stellung an, ziehe für alle und frage nach den besten Zügen. Füge eine Stellung oder eine gespeicherte Partie ein oder komm aus einer Wiedergabe hierher.
board-page-text = Eine Stellung oder gespeicherte Partie als Text
board-page-file = Datei öffnen
board-page-open = Ansehen
board-page-ask = Beste Züge
board-page-thinking = Denkt nach …
board-page-copy = Stellung kopieren
puzzle-title = Aufgabe
puzzle-of-day = Aufgabe des Tages
puzzle-own = Finde den Zug
puzzle-row = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
  }
puzzle-lead = Ein Zug ist hier klar der beste. Spiele ihn für { $player } und beende den Zug.
puzzle-solved = Gelöst!
puzzle-missed = Nicht der beste Zug.
puzzle-best = Den besten Zug ansehen
puzzle-again = Noch einmal
puzzle-solve = Selbst finden
