# The summaries of the command line: simulations, arenas, solo reports, the result of a game. The client does not
# read this file. Numbers with decimals come as text, already in the reader's manner.

share = { $value } %
share-interval = { $value } % ({ $low } bis { $high })
interval = { $low } bis { $high }
time-seconds = { $n } s
time-milliseconds = { $n } ms
bot-name = Bot
seat-number = Sitz { $number }
points-by-source = Punkte nach Quelle
mean-points-by-source = mittlere Punkte nach Quelle

# Quantities that are counted; popularity, city and church are the space reached on the register.
quantity-score = Punkte
quantity-rats = Ratten
quantity-repopulated = wiederbevölkert
quantity-repopulations = Wiederbevölkerungen
quantity-boats = Schiffe
quantity-popularity = Popularitätsbuch
quantity-city = Stadtbuch
quantity-church = Kirchenbuch
quantity-popularity-space = Feld auf dem Popularitätsbuch
quantity-city-space = Feld auf dem Stadtbuch
quantity-church-space = Feld auf dem Kirchenbuch

# simulate
simulation-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  }, Mittelwert ± Standardabweichung
simulation-won = gewonnen
simulation-decisions = { $spread } Entscheidungen pro Partie ({ $least } bis { $most })
simulation-speed = { $games } Partien/s, { $decisions } Entscheidungen/s, { $seconds } s
# Ways of playing: columns for winners and the others (alone: for all), and how many of them used each.
simulation-ways = Spielweisen, und wie viele sie nutzten
ways-won = Sieger
ways-lost = die anderen
ways-all = alle
ways-used = genutzt
way-city = Stadtbuch, Schritte
way-church = Kirchenbuch, Schritte
way-improvements = Verbesserungen
way-workshops = Werkstätten
way-wagons = Wagen
way-repopulated = Wiederbevölkerungen

# arena: $seats is the number of seats at a table, 2 to 4.
arena-title = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } für { $seats } Spieler, Startzahl { $seed }; Konfidenzintervalle 95 %
arena-rating = Wertungszahl
arena-first = Siege
arena-place = Platz
arena-score = Punkte
arena-quartiles = Quartile
arena-turn = pro Zug
arena-meetings = wer vor wem lag
arena-meeting = { $bot } vor { $other }: { $share }
arena-seats = Siege nach Sitz
arena-seat = { $seat }: { $share }

# solo-report: $good is 130 or 140.
solo-title = { $games ->
    [one] { $games } Solopartie
   *[other] { $games } Solopartien
  } von { $bot }, { $boards ->
    [advanced] Tableaus für Fortgeschrittene
   *[basic] Basis-Tableaus
  }, Startzahl { $seed }
solo-mean = Mittel
solo-deviation = ±
solo-least = min.
solo-lower = Q1
solo-median = Median
solo-upper = Q3
solo-most = max.
solo-good = { $good } Punkte oder mehr: { $share }
solo-targets = Vergleich mit den Zielwerten
solo-measured = gemessen
solo-target = Ziel

# What strong play should look like, and how it is measured.
target-median-score = Median der Punkte
target-best-score = bestes Ergebnis
target-rounds = Punkte während der Runden
target-registers = Punkte durch Bücher
target-repopulation = Punkte durch Wiederbevölkern
target-scrolls = Punkte der Schriftrollentafel
target-repopulations = { quantity-repopulations }
target-rats = { quantity-rats }
target-most-of-a-register = höchste Punkte, Stadt- oder Kirchenbuch
target-points-of-a-hex = Punkte je wiederbevölkertem Hexfeld
target-both-high = Stadt- und Kirchenbuch beide hoch, %
goal-about = etwa { $low }
goal-between = { $low } bis { $high }
goal-about-or-more = etwa { $low } und mehr
goal-at-least = mindestens { $low } oder { $high }
goal-at-most = höchstens { $high }
goal-at-most-about = höchstens etwa { $high }
goal-rare = selten
verdict-below = darunter
verdict-fits = passt
verdict-above = darüber

# The pages of arena and solo-report.
page-arena = Messina 1347: Arena
page-arena-about = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
  } für { $seats } Spieler, Startzahl { $seed }, Anwesen { $estates }, Schriftrollentafeln { $scrolls }. Jede Ausgangslage wird in jeder Drehung der Sitzordnung gespielt. Die Konfidenzintervalle umfassen 95 %.
page-standings = Rangliste
page-ratings = Wertungszahlen
page-rating-intervals = Wertungszahlen mit ihren Intervallen
page-meetings = Wer vor wem lag
page-meetings-about = Wie oft der Bot der Zeile vor dem der Spalte lag; gleiche Plätze zählen halb.
page-scores = Punkte
page-scores-of = Punkte von { $bot }
page-sources = Punkte nach Quelle
page-mean-sources = Mittlere Punkte nach Quelle
page-no-sources = Für diese Partien ist nicht festgehalten, woher die Punkte kamen.
page-times = Zeit pro Zug
page-seats = Siege nach Sitz
page-legend = Legende
page-head-seats = Sitze
page-head-place = mittlerer Platz
page-head-first-places = Siege
page-solo = Messina 1347: Solo
page-solo-about = { $games ->
    [one] { $games } Solopartie
   *[other] { $games } Solopartien
  } von { $bot }, Startzahl { $seed }, { $boards ->
    [advanced] Tableaus für Fortgeschrittene
   *[basic] Basis-Tableaus
  }. Ein gutes Ergebnis sind { $good } Punkte (12.6).
page-targets = Vergleich mit den Zielwerten
page-good = { solo-good }.
page-head-deviation = Abweichung
page-head-quantity = Größe

# The result of a game.
result-total = Summe
result-place = Platz
result-solo = { $name } beendet die Partie mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
  }
result-won = { $decided ->
    [repopulated] { $winners } gewinnt bei gleicher Punktzahl durch mehr wiederbevölkerte Hexfelder
    [best_hex] { $winners } gewinnt bei gleicher Punktzahl durch das wertvollere Hexfeld
    [shared] { $winners } teilen sich den Sieg
   *[points] { $winners } gewinnt nach Punkten
  }

# Das Spiel im Terminal.
terminal-start = Messina 1347, Startzahl { $seed }. „help“ zeigt die Befehle.
terminal-help = Antworte mit der Nummer einer Möglichkeit, mit ihren Worten (go H5) oder mit einem Teil, der nur zu einer passt (H5).
  .table = den ganzen Tisch zeigen
  .undo = die letzte Entscheidung zurücknehmen
  .save = die Partie in eine Datei schreiben
  .help = diesen Text zeigen
  .quit = die Partie verlassen
terminal-ask = { $player }: { $question }
terminal-left = Du verlässt die Partie.
terminal-ended = Die Eingabe ist zu Ende, deshalb bricht die Partie hier ab.
terminal-undone = Zurückgenommen.
terminal-saved = Die Partie ist in { $file } gespeichert.

# Die Geschichte einer gespeicherten Partie: ihre Kapitel.
story-setup = Aufbau
story-round = Runde { $round }
story-turn = Zug: { $player }
story-opponent = Zug des Gegners
story-round-end = Ende von Runde { $round }
story-scoring = Schlusswertung

# Der Tisch als Bild aus Buchstaben. Gedrucktes steht in der Schreibweise der Komponentendatei, in jeder Sprache gleich.
table-status = Runde { $round }: { $what }
table-round = { $cost ->
    [one] Runde { $round } von VI. Ein Würfel kostet 1 Feuer. Würfel im Vorrat: { $supply }.
   *[other] Runde { $round } von VI. Ein Würfel kostet { $cost } Feuer. Würfel im Vorrat: { $supply }.
  }
table-wheel = Rad: { $rat }. { $where }
table-blue = blau
table-orange = orange
table-white = weiß
table-red = rot
table-harbour = Hafen
table-legend-hexes = Hexfelder: Kennung, Farbe, Ratte (< links, > rechts, ^ stehend); Aktion; # Pestwürfel; c n a wartende Bürger.
table-legend-figures = Figuren: 1 ein liegender Leutnant von Sitz 1, (1) stehend, (o) der Gegner; =1 wiederbevölkert von Sitz 1.
table-no-boats = An keinem Dock liegt ein Schiff.
table-prices = Wiederbevölkern: Punkte, Preis, Bürger (groß: aufgewertet), * ein Leutnant
table-head-points = Punkte
table-head-coins = Münzen
table-head-fire = Feuer
table-head-major = großes
table-head-lumber = Bauholz
table-head-rats = Ratten
table-head-popularity = Popul.
table-head-city = Stadt
table-head-church = Kirche
table-head-ready = bereit
table-offer = Im Angebot: Kennung, Preis => was es bringt
table-estate = Anwesen von { $player }: Bereich a sind die Quadrate 1 bis 3, b sind 4 bis 6; groß heißt aufgewertet
table-wagons = Wagen (x in dieser Runde genutzt): { $what }
table-boats = Schiffe: { $what }
table-overseers = Aufseher (Schritt, < links, > rechts): { $what }
table-scrolls = Schriftrollen: { $what }
table-registers = Bücher: { $what }
table-tiles-left = Übrige Wiederbevölkert-Plättchen: { $n }
