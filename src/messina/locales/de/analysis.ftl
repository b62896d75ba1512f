# Why one turn is better than the next best.
why-even = So gut wie „{ $other }“.
why-ahead = +{ $points } gegenüber „{ $other }“: { $reason }.
why-facts = +{ $points } gegenüber „{ $other }“: { $reason } ({ $facts }).
reason-score = sofort mehr Punkte
reason-tokens = mehr eigene Marker
reason-registers = weiter vorn in den Büchern
reason-citizens = die Bürger bringen mehr
reason-buildings = die Gebäude bringen mehr
reason-scrolls = die Schriftrollen zählen mehr
reason-figures = ein Leutnant mehr im Einsatz
reason-overseers = die Aufseher stehen besser
reason-rats = weniger Ratten oder weniger Schaden durch sie
reason-repopulation = dem Wiederbevölkern näher
reason-pending = es bleibt mehr zu nutzen
reason-others = die anderen bekommen weniger
reason-whole = es verspricht später mehr
term-others = die anderen

# What one turn has at its end more or less than another.
gain-more = +{ $what }
  .plain = plus { $what }
gain-less = −{ $what }
  .plain = minus { $what }
gain-hexes = { $n }<repopulation-tile>
  .plain = { $n ->
    [one] 1 wiederbevölkertes Hexfeld
   *[other] { $n } wiederbevölkerte Hexfelder
  }
gain-lieutenants = { $n }<lieutenant>
  .plain = { $n ->
    [one] 1 Leutnant
   *[other] { $n } Leutnante
  }
gain-workshops = { $n }<workshop>
  .plain = { $n ->
    [one] 1 Werkstatt
   *[other] { $n } Werkstätten
  }
gain-improvements = { $n }<cabin-improvement>
  .plain = { $n ->
    [one] 1 Verbesserung
   *[other] { $n } Verbesserungen
  }
gain-wagons = { $n }<wagon>
  .plain = { $n ->
    [one] 1 Wagen
   *[other] { $n } Wagen
  }
gain-boats = { $n }<boat>
  .plain = { $n ->
    [one] 1 Schiff
   *[other] { $n } Schiffe
  }
gain-citizens = { $n }<citizen-any>
  .plain = { $n ->
    [one] 1 Bürger
   *[other] { $n } Bürger
  }
gain-upgraded = { $n }<upgrade-citizen>
  .plain = { $n ->
    [one] 1 aufgewerteter Bürger
   *[other] { $n } aufgewertete Bürger
  }
gain-scrolls = { $n }<scroll>
  .plain = { $n ->
    [one] 1 Stufe der Schriftrollen
   *[other] { $n } Stufen der Schriftrollen
  }
gain-overseers = { $n }<advance-overseer>
  .plain = { $n ->
    [one] 1 Schritt eines Aufsehers
   *[other] { $n } Schritte der Aufseher
  }

# The analysis of a finished game.
analysis-title = Analyse
analysis-decided = { $result }: was den Ausschlag gab
analysis-lead = Schätzungen des stärksten Bots aus Partien, die er sich vorstellt: eine Meinung, kein Urteil.
analysis-running = Der stärkste Bot sieht sich die Partie an: { $done } von { $of }
analysis-chart = Erwartete Endpunkte, Zug für Zug
analysis-click = auf einen Zug klicken, um ihn zu sehen
analysis-choose = Gezeigter Zug
analysis-turning = Wendepunkte
analysis-worth = ein Zug zählt nach den eigenen Punkten, abzüglich der Hälfte der Punkte des besten Gegners
analysis-calm = Kein einzelner Zug gab den Ausschlag.
analysis-turn = { $player }, Runde { $round }, Zug { $turn }
analysis-better = besser: „{ $what }“
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
puzzle-missed = Nicht der beste Zug
puzzle-better = Am besten war „{ $what }“.
puzzle-best = Den besten Zug ansehen
puzzle-again = Noch einmal
puzzle-solve = Selbst finden
puzzle-own-lead = Hier war mehr möglich. Finde den besten Zug für { $player } und beende den Zug.
puzzle-from-own = Aus eigenen Partien ({ $n })
