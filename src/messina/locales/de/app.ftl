# The frame around the game: start page, header, settings, waiting room, replay, end.

app-title = Messina 1347
app-title-turn = ● Du bist am Zug · Messina 1347
app-title-rules = Regeln · Messina 1347
app-skip-board = Zum Spielplan springen
app-skip-content = Zum Inhalt springen
app-loading = Einen Moment …
app-home = Zur Startseite
app-lost = Unter dieser Adresse ist nichts zu finden.
app-close = Schließen
app-menu = Menü
brand = Messina
brand-year = 1347

# Start page
start-lead = Rette die Bürger, bekämpfe die Pest, baue die Stadt wieder auf.
start-new = Neues Spiel
start-ways = Wie möchtest du spielen?
way-solo = Solo
  .about = gegen den virtuellen Gegner
way-bots = Mit Bots
  .about = ein bis drei davon
way-hotseat = Ein Tisch
  .about = alle an einem Bildschirm
way-online = Online
  .about = per Link, ohne Konto
seats = Plätze
seat-you = du
seat-name = Name für { $colour }
seat-colour = Farbe von { $player }
seat-level = Stärke von { $player }
seat-add = { $n ->
    [3] Dritten Platz hinzufügen
   *[other] Vierten Platz hinzufügen
  }
seat-remove = { $player } entfernen
seat-bot = Bot
seat-human = Mensch
seat-kind = Wer spielt { $player }
colour-green = Grün (Kreis)
colour-yellow = Gelb (Quadrat)
colour-violet = Violett (Raute)
colour-rose = Rosa (Dreieck)
options = Optionen
option-boards = Tableaus
  .about = Anwesen und Schriftrollen
boards-basic = Basis
boards-advanced = Fortgeschritten
boards-mixed = Gemischt
boards-estates = { $player }: Anwesen
boards-scrolls = { $player }: Schriftrollen
board-side-a = a
board-side-b = b
option-fire = Großes Feuer
fire-english = Englisch
  .about = zählt wie 1 Feuer und darf auch einen Würfel auf einem benachbarten Hexfeld verbrennen
fire-russian = Russisch
  .about = wie Englisch, doch wo ein Würfel 2 Feuer kostet, reicht eines
fire-czech = Tschechisch
  .about = wie Russisch, doch beide Würfel dürfen auf deinem Hexfeld liegen
option-order = Zugfolge
  .about = Rundenübersicht oder Vorrangplättchen
order-table = Übersicht
  .whole = Rundenübersicht
order-tile = Plättchen
  .whole = Vorrangplättchen
option-more = Mehr
  .about = Materialpaket, Startzahl
option-pack = Materialpaket
option-seed = Startzahl
  .about = gleiche Zahl, gleiche Partie
start-go = { $way ->
    [solo] Solospiel starten
    [online] Tisch für { $n } eröffnen
   *[other] Spiel zu { $n ->
        [2] zweit
        [3] dritt
       *[other] viert
      } starten
  }
start-length = 6 Runden, etwa 20 Züge pro Person
start-rules = So wird gespielt
start-continue = Weiterspielen
start-finished = Beendet
start-none = Hier erscheinen die Partien, die du in diesem Browser spielst.
start-open = Gespeicherte Partie oder Link öffnen
start-open-link = Link zu einem Tisch
start-open-file = oder eine gespeicherte Partie
start-open-go = Öffnen
start-forget = Diese Partie aus der Liste entfernen
start-turn = du bist am Zug
start-resume = Weiterspielen: { $name }, Runde { $round }
start-watch = Wiedergabe: { $name }
game-solo = Solo
game-solo-advanced = Solo für Fortgeschrittene
game-bots = { $n ->
    [one] Mit einem Bot
    [2] Mit zwei Bots
   *[other] Mit { $n } Bots
  }
game-hotseat = An einem Tisch: { $names }
game-online = Online mit { $names }
game-result = { $name } { $score }
names-1 = Aurelia
names-2 = Tancredi
names-3 = Isotta
names-4 = Ruggero

# Table
header-round = Runde
header-of = von VI
header-round-now = Runde { $round } von VI
nav-tools = Werkzeuge
tool-hint = Tipp
tool-rules = Regeln
tool-sound = Ton
tool-sound-on = Ton ist an
tool-sound-off = Ton ist aus
tool-settings = Einstellungen
tool-theme-now = Darstellung: { $theme }
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
settings-title = Einstellungen
settings-theme = Darstellung
settings-motion = Änderungen nacheinander zeigen
settings-itself = Züge enden von selbst
settings-speed = Tempo der anderen
speed-normal = Normal
speed-quick = Schnell
speed-instant = Sofort
settings-sound = Töne
settings-sounds = Was zu hören ist
sound-turn = Mein Zug
sound-rescue = Rettung
sound-fire = Feuer
sound-build = Bau
sound-round = Neue Runde
sound-end = Spielende
settings-language = Sprache
settings-keys = Tasten
settings-leave = Tisch verlassen
settings-replay = Von Anfang an abspielen
settings-on = An
settings-off = Aus
keys-arrows = Die Pfeiltasten wandern über die Hexfelder, Enter wählt.
keys-undo = Die Rücktaste macht den letzten Schritt rückgängig.
keys-numbers = Die Tasten 1 bis 9 nutzen, was du verdient hast, oder drücken die Knöpfe der Kopfzeile.
keys-letters = E Anwesen, B Tableau, L Verlauf, R Regeln, H Tipp, Escape schließt.
tab-city = Stadt
tab-estate = Anwesen
tab-board = Tableau
tab-players = Spieler
tab-log = Verlauf
tabs-label = Bereiche des Tisches
tab-pending = { $tab }, { $n ->
    [one] { $n } Möglichkeit hier
   *[other] { $n } Möglichkeiten hier
  }
estate-of = Anwesen von { $player }
ordinal = { $n }.
board-label = Bücher, Runden und Angebot
answers-label = Antworten
players-label = Die anderen am Tisch
offline = Die Verbindung zum Server ist unterbrochen. Neuer Versuch …
connecting = Verbinde …
# Said by web/src/guard.js, each on one line.
guard-old = Messina 1347 braucht einen neueren Browser, mindestens einen von diesen: { $browsers }.
guard-missing = Ein Teil von Messina 1347 konnte nicht geladen werden.
guard-again = Noch einmal versuchen
not-playable = Diese Partie hat unter anderen Regeln begonnen. Du kannst sie ansehen, aber nicht weiterspielen.
watching = Du siehst zu.
hint-title = Ein starker Zug wäre
hint-why = Wert in Punkten: { $what }.
hint-do = So spielen
hint-term = { $name } { $value }
confirm-title = Zug bestätigen?
confirm-yes = Trotzdem bestätigen
confirm-no = Noch nicht

# Waiting room
room-title = Der Tisch ist bereit
room-lead = Schicke allen Mitspielenden den Link zu ihrem Platz. Wer ihn zuerst öffnet, bekommt den Platz.
room-taken = besetzt
room-mine = du
room-free = frei
room-here = gerade da
room-start = Tisch ansehen
room-wait = { $n ->
    [one] Eine Person fehlt noch
   *[other] { $n } Personen fehlen noch
  }

# The door: somebody opens the link of a seat
door-title = Für dich ist ein Platz reserviert
door-name = Dein Name
door-sit = Platz nehmen

# Replay
replay-title = Wiedergabe
replay-first = Zum Anfang
replay-turn-back = Zug zurück
replay-back = Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Schritt vor
replay-turn-next = Zug vor
replay-round = Nächste Runde
replay-last = Zum Ende
replay-speed = Tempo
replay-scrubber = Zeitpunkt
replay-at = Schritt { $at } von { $steps }
replay-share = Adresse dieses Zeitpunkts kopieren
replay-fork = Ab hier weiterspielen
replay-fork-hotseat = An einem Tisch
replay-fork-bots = Gegen Bots
replay-fork-solo = Solo
replay-fork-title = Ab hier weiterspielen
replay-fork-lead = Von diesem Zeitpunkt an beginnt eine neue Partie. Der Zufall geht ab hier eigene Wege.
replay-to-table = Zum Tisch
replay-keys = Pfeiltasten: ein Schritt, mit Umschalttaste ein Zug; Leertaste: abspielen; Pos1 und Ende: springen.

# End
end-winner = { $player } hat Messina wieder aufgebaut
end-shared = { $players } teilen sich den Sieg
end-solo = { $grade ->
    [outstanding] Messina wird dich nicht vergessen
    [good] Ein gutes Jahr für Messina
    [fair] Messina erholt sich
   *[poor] Messina trauert
  }
end-lead = Sechs Runden, { $hexes ->
    [0] kein Hexfeld wiederbevölkert
    [one] ein Hexfeld wiederbevölkert
   *[other] { $hexes } Hexfelder wiederbevölkert
  }, { $cubes ->
    [0] kein Würfel mehr
    [one] ein Würfel
   *[other] { $cubes } Würfel
  } in den Straßen.
end-place = { $place }
end-table = Woher die Punkte kamen
end-source = Quelle
end-total = Summe
end-rounds = In den sechs Runden erzielt
end-rats = Ratten
end-popularity = Popularitätsbuch
end-ranking = Popularitätsrang
end-ranking-solo = Popularität gegen den Gegner
end-city = Stadtbuch
end-church = Kirchenbuch
end-hexes = Wiederbevölkerte Hexfelder
end-scrolls = Schriftrollen
end-tokens = Übrige Marker, 1 Punkt je 3
end-repopulation = Am meisten wiederbevölkert
end-best = bester Wert
end-decided-points = Nach Punkten entschieden: { $n } vor { $player }.
end-decided-repopulated = Gleichstand bei den Punkten: Die Zahl der wiederbevölkerten Hexfelder entscheidet (10.5).
end-decided-best_hex = Gleichstand bei Punkten und Hexfeldern: Das wertvollste einzelne Hexfeld entscheidet (10.5).
end-decided-shared = Gleichstand in allem: Der Platz wird geteilt (10.5).
end-decided-solo = Ein gutes Ergebnis sind { $good } Punkte, mit Tableaus für Fortgeschrittene { $advanced } (12.6).
end-race = Runde für Runde
end-race-label = Punkte, wäre das Spiel mit der Runde zu Ende gewesen
end-sources = Nach Quelle
end-sources-label = Punkte nach Quelle
end-group-rounds = In den Runden
end-group-registers = Bücher
end-group-hexes = Wiederbevölkert
end-group-scrolls = Schriftrollen
end-group-tokens = Marker
end-again = Noch einmal spielen
end-estates = Anwesen ansehen
end-save = Verlauf speichern
end-replay = Wiedergabe
end-length = { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
  }
end-see = Ergebnis ansehen

# What went wrong
problem-unreachable = Der Server ist nicht erreichbar.
problem-unexpected = Etwas Unerwartetes ist schiefgegangen.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-owner = Das kann nur, wer den Tisch eröffnet hat.
problem-seat-gone = Dein Platz wurde weitergegeben.
problem-replaced = Auf deinem Platz spielt ein Bot: Nimm ihn erst zurück.
problem-time-left = Hier ist noch Bedenkzeit übrig.
problem-ended = Dieser Tisch wurde beendet.
problem-not-legal = Das ist jetzt nicht möglich.
problem-stale = Am Tisch ging es inzwischen weiter; sieh noch einmal hin.
problem-undo-chance = Es wurde etwas aufgedeckt: Das lässt sich nicht rückgängig machen.
problem-undo-others = Inzwischen hat jemand anderes entschieden: Das lässt sich nicht rückgängig machen.
problem-undo-nothing = Es gibt nichts rückgängig zu machen.
problem-undo-over = Das Spiel ist vorbei: Nichts lässt sich mehr rückgängig machen.
problem-too-fast = Zu schnell: Warte einen Moment.
problem-not-playable = Diese Partie kann man nur ansehen.
problem-malformed = Der Server hat das nicht verstanden.
problem-unknown = Das hat nicht geklappt ({ $reason }).
problem-no-such-table = Diesen Tisch gibt es nicht.
problem-too-many = Zu viele sehen diesem Tisch zu.
problem-unknown-key = Einer deiner Links gehört nicht zu diesem Tisch.
problem-too-big = Das ist zu lang.
problem-over = Das Spiel ist vorbei.
problem-not-kept = Der Server konnte das nicht speichern; nichts hat sich geändert.
problem-no-hint = Gerade gibt es keinen Tipp.
problem-not-over = Die Partie ist noch nicht zu Ende.
problem-forbidden = Der Server erlaubt das von hier aus nicht.
problem-no-such-pack = Dieses Materialpaket gibt es nicht.
problem-no-such-moment = Diesen Zeitpunkt gibt es in der Partie nicht.
problem-bad-options = Diese Optionen passen nicht zusammen.
problem-bad-record = Diese Datei enthält keine Partie Messina 1347.
problem-bad-position = Dieser Text ist weder eine Stellung noch eine gespeicherte Partie von Messina 1347.
problem-no-such-address = Unter dieser Adresse ist nichts zu finden.
problem-damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen.
problem-too-slow = Das hat zu lange gedauert: Versuch es noch einmal.
problem-unknown-host = Unter diesem Namen antwortet der Server nicht.
problem-no-such-method = Das kann der Server an dieser Adresse nicht.
problem-no-such-recipient = Dieses Gerät oder diese Adresse ist hier nicht mehr bekannt.
problem-not-sent = Die Nachricht konnte nicht gesendet werden.
problem-server-error = Auf dem Server ist ein Fehler passiert: Versuch es noch einmal.

# Bots, by their names in the registry.
bot-novice = Leicht
bot-merchant = Mittel
bot-physician = Schwer
bot-magistrate = Experte
bot-archbishop = Meister
bot-random = Zufall

# The parts of a hint's evaluation.
term-score = Punkte jetzt
term-tokens = Marker
term-registers = Bücher
term-citizens = Bürger
term-buildings = Gebäude
term-scrolls = Schriftrollen
term-figures = Leutnante
term-overseers = Aufseher
term-rats = Ratten
term-repopulation = Wiederbevölkern
term-pending = noch offen

# The banner that opens a round.
banner-order = Zugfolge
banner-order-by = Zugfolge, { $register }
banner-fire = Einen Würfel bekämpfen
banner-lost = An die Pest verloren
banner-boats = Schiff
banner-offer = Neu im Angebot
banner-wheel = Das Rad
banner-left = { $left ->
    [0] keine Würfel übrig
   *[other] { $left } von { $all } Würfeln übrig
  }
banner-new = neu: { $place }
banner-wait = Warten
banner-go = Weiter

# Invitations, the shared screen, playing on from a moment.
door-invites = { $player } lädt dich zu Messina 1347 ein
door-invitation = Eine Einladung
door-game = Eine Partie zu { $n ->
    [2] zweit
    [3] dritt
   *[other] viert
  }, { $boards ->
    [basic] Basis-Tableaus
    [mixed] gemischte Tableaus
   *[advanced] Tableaus für Fortgeschrittene
  }. Rette die Bürger, bekämpfe die Pest, baue die Stadt wieder auf.
door-you = Du
door-yours = dein Platz
door-host = { $here ->
    [yes] lädt ein, gerade da
   *[no] lädt ein, nicht da
  }
door-name-at = Dein Name am Tisch
door-learn = Erst lernen, 15 Minuten
door-note = Kein Konto, keine Installation. Die Partie beginnt, wenn alle Platz genommen haben. Dieser Browser merkt sich deinen Platz, und du kannst ihn auf ein anderes Gerät mitnehmen.
door-undo = Zurücknehmen
door-undo-until = bis etwas aufgedeckt wird
door-watchers = Zuschauer
door-watchers-yes = erlaubt
door-begun = Begonnen
door-not-begun = { $n ->
    [one] noch nicht, { $n } Platz frei
   *[other] noch nicht, { $n } Plätze frei
  }
door-round = ja, Runde { $round }
door-taken = Dieser Platz ist inzwischen besetzt
door-taken-lead = Der Link wurde benutzt, oder es gibt einen neueren. Du kannst zusehen oder selbst einen Tisch eröffnen.
door-own = Eigener Tisch
pass-now = Jetzt ist am Zug
pass-where = { $place }. in Runde { $round }, Leutnante übrig: { $n }
pass-since = Seit deinem letzten Zug
pass-mine = Ich bin { $player }
pass-never = Nicht mehr fragen
replay-fork-seat = Dein Platz
replay-fork-level = Stärke der Bots

# The final scoring, row by row.
finale-stage = Schlusswertung, { $at } von { $all }: { $what }
finale-back = Eine Zeile zurück
finale-next = Weiter
finale-result = Zum Ergebnis
