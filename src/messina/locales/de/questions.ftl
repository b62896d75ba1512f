# The status sentence: what is asked of the reader, and (.other) what somebody else is being asked.
# Verb first, at most about sixty characters.

ask-choose-lieutenant = Wähle Hexfeld, Dock oder erst einen Leutnant.
  .other = { $player } wählt einen Leutnant.
ask-choose-destination = Wähle ein Hexfeld oder ein Dock für deinen Leutnant.
  .other = { $player } wählt ein Hexfeld oder ein Dock.
ask-choose-boat = Wähle ein Schiff { FORM($place, "loc") }.
  .other = { $player } wählt ein Schiff.
ask-rescue = Rette Bürger { FORM($place, "gen") }: Wer kommt zuerst?
  .other = { $player } rettet Bürger { FORM($place, "gen") }.
ask-place-in-sector = { $citizen } { $healed ->
    [yes] geheilt
   *[no] gerettet
  }: Wähle ein Quadrat.
  .other = { $player } sucht Platz für { FORM($one, "acc") }.
ask-place-in-cabin = { $citizen } gerettet: Wähle eine Hütte.
  .other = { $player } wählt eine Hütte für { FORM($one, "acc") }.
ask-fight = { $cost ->
    [one] Kämpfe { FORM($place, "loc") }: 1 Feuer je Würfel.
   *[other] Kämpfe { FORM($place, "loc") }: { $cost } Feuer, 2 Punkte je Würfel.
  }
  .other = { $player } bekämpft die Pest { FORM($place, "loc") }.
ask-also-remove = Das große Feuer darf noch einen Würfel verbrennen. Welchen?
  .other = { $player } wählt einen weiteren Würfel.
ask-fight-boat = Verbrenne den Würfel des Schiffs oder nimm eine Ratte.
  .other = { $player } bekämpft die Pest auf einem Schiff.
ask-action-step = { $open ->
    [yes] Aktion { FORM($place, "loc") } nutzen oder wiederbevölkern.
    [action] Nutze die Aktion { FORM($place, "loc") }.
    [end] Alles ist genutzt. Bestätige den Zug.
   *[no] Nutze, was noch offen ist, oder bestätige den Zug.
  }
  .other = { $player } ist im Aktionsschritt.
ask-choose-bundle = Wähle eines: { $options }.
  .other = { $player } wählt eines von zweien.
ask-pick-scroll = Rücke eine Schriftrolle vor: Wähle die Leiste.
  .other = { $player } rückt eine Schriftrolle vor.
ask-pick-upgrade = Wähle einen Bürger zum Aufwerten.
  .other = { $player } wertet einen Bürger auf.
ask-pick-worker = Wähle { $klass ->
    [craftsman] den Handwerker
    [nun] die Nonne
   *[aristocrat] den Aristokraten
  } für die Werkstatt.
  .other = { $player } besetzt eine Werkstatt.
ask-pick-overseer = { $kind ->
    [upgrade] Wähle einen Aufseher zum Aufwerten.
    [both] Wähle einen Aufseher zum Aufwerten und Vorrücken.
   *[advance] Wähle einen Aufseher zum Vorrücken.
  }
  .other = { $player } wählt einen Aufseher.
ask-pick-step = Rücke den { FORM($citizen, "gen") }-Aufseher vor: Wähle den Schritt.
  .other = { $player } rückt einen Aufseher vor.
ask-activate = { $n ->
    [one] Wähle einen Bürger zum Aktivieren.
   *[other] Aktiviere bis zu { $n } Bürger nacheinander.
  }
  .other = { $player } aktiviert Bürger.
ask-build = { $cycled ->
    [yes] Baue ein Plättchen aus dem Angebot.
   *[no] Baue ein Plättchen aus dem Angebot oder schichte zuerst um.
  }
  .other = { $player } baut.
ask-pick-cabin = Wähle die Hütte für die Verbesserung.
  .other = { $player } wählt eine Hütte.
ask-pay-cycling = Womit bezahlst du das Umschichten?
  .other = { $player } schichtet das Angebot um.
ask-pick-hex-action = Wähle ein beliebiges Hexfeld: Du nutzt dessen Aktion.
  .other = { $player } wählt die Aktion eines beliebigen Hexfelds.
ask-give-citizen = { $upgraded ->
    [yes] Wähle { $klass ->
        [craftsman] einen aufgewerteten Handwerker
        [nun] eine aufgewertete Nonne
       *[aristocrat] einen aufgewerteten Aristokraten
      } zum Ansiedeln.
   *[no] Wähle { FORM($one, "acc") } zum Ansiedeln.
  }
  .other = { $player } wiederbevölkert.
ask-give-lieutenant = Wähle den Leutnant, den du für immer abgibst.
  .other = { $player } gibt einen Leutnant ab.
ask-employ-first = Vor der Produktion: Geht noch jemand in eine Werkstatt?
  .other = { $player } bereitet die Produktion vor.
ask-produce-next = Wer produziert als Nächstes?
  .other = { $player } produziert.
ask-heal-next = Wer verlässt als Nächstes die Quarantäne?
  .other = { $player } beendet die Quarantäne.
ask-end-turn = Leutnant zurückgerufen. Bestätige den Zug.
  .other = { $player } beendet den Zug.
ask-chance = Etwas Neues wird aufgedeckt.
ask-over = Das Spiel ist vorbei.
ask-waiting = Der Tisch wird geladen …

# The four steps of a turn, in the header.
step-choose = Wählen
step-rescue = Retten
step-fight = Kämpfen
step-action = Aktion
step-produce = Produktion
steps-label = Schritte eines Zugs
step-now = { $step } (jetzt)

# What can be answered: labels of buttons and of things on the board.
choice-lieutenant = Leutnant { FORM($place, "loc") }
choice-lieutenant-estate = Leutnant auf dem Anwesen
choice-go = Leutnant { FORM($place, "acc") } schicken
choice-stay = Leutnant { FORM($place, "loc") } lassen
choice-recall = Zurückrufen +1<coin>
  .plain = Den Leutnant zurückrufen und 1 Münze erhalten
choice-boat = { $what } nehmen
choice-rescue = Retten: { $icon }
  .plain = { $klass ->
    [craftsman] Handwerker retten
    [nun] Nonne retten
   *[aristocrat] Aristokraten retten
  }
choice-cabin = Hütte { $number }
choice-square = Auf { $square }
choice-into = Direkt in die Werkstatt
choice-discard = Kein Platz: aufgeben
  .plain = Es gibt keinen Platz, der Bürger geht verloren
choice-employ = { $tile } besetzen
choice-citizen = { $citizen } auf { $square }
choice-heal = Bürger aus Hütte { $number }
choice-produce = { $holder }
choice-burn = Verbrennen: { $what }
  .plain = Einen Würfel verbrennen: { $what }
choice-also = Auch { FORM($place, "loc") } einen Würfel verbrennen
choice-action = Aktion: { $what }
choice-repopulate = <repopulate> Wiederbevölkern
  .plain = Dieses Hexfeld wiederbevölkern
choice-repopulate-others = Selbst wählen, wer geht
choice-use = { $what }
choice-advance-city = { $n }<coin> für einen <city-register> Schritt
  .plain = { $n ->
    [one] 1 Münze für einen Schritt auf dem Stadtbuch zahlen
   *[other] { $n } Münzen für einen Schritt auf dem Stadtbuch zahlen
  }
choice-advance-church = { $n }<coin> für einen <church-register> Schritt
  .plain = { $n ->
    [one] 1 Münze für einen Schritt auf dem Kirchenbuch zahlen
   *[other] { $n } Münzen für einen Schritt auf dem Kirchenbuch zahlen
  }
choice-end = Zug bestätigen
choice-end-drop = Bestätigen ({ $n } offen)
choice-end-sure = { $n ->
    [one] Etwas ist noch offen und würde verfallen. Den Zug trotzdem bestätigen?
   *[other] { $n } Dinge sind noch offen und würden verfallen. Den Zug trotzdem bestätigen?
  }
choice-done = Nichts weiter
choice-done-fight = { $n ->
    [0] Weiter
    [one] Aufhören: 1 <rat-token>
   *[other] Aufhören: { $n } <rat-token>
  }
  .plain = { $n ->
    [0] Weiter
    [one] Nicht weiter kämpfen und 1 Ratte erhalten
   *[other] Nicht weiter kämpfen und { $n } Ratten erhalten
  }
choice-done-boat = 1 <rat-token> nehmen
  .plain = Das Schiff nehmen und 1 Ratte erhalten
choice-done-activate = Niemanden sonst aktivieren
choice-done-build = Nichts bauen
choice-done-employ = Weiter zur Produktion
choice-done-also = Kein weiterer Würfel
choice-choose = { $what }
choice-track = Schriftrolle: { $track }
choice-upgrade = Bürger { FORM($holder, "loc") } aufwerten
choice-overseer = { FORM($citizen, "gen") }-Aufseher
choice-step = Schritt { $step }, { $branch ->
    [left] nach links
    [right] nach rechts
   *[common] geradeaus
  }
choice-activate = { $square } aktivieren: { $what }
choice-hex = Aktion { FORM($place, "loc") }: { $what }
choice-cycle-improvements = Verbesserungen umschichten
choice-cycle-workshops = Werkstätten umschichten
choice-pay = { $what }
  .plain = { $what } zahlen
choice-build = { $tile } bauen
choice-give = Bürger { FORM($holder, "gen") } ansiedeln
choice-send = Leutnant { FORM($place, "gen") } abgeben

# The header beside the sentence.
fight-label = Wie viele Würfel verbrennst du?
fight-burn = Würfel verbrennen: { $n } hier, { $beside } nebenan, für { $cost }. Ratten: { $rats }
fight-none = Keinen Würfel verbrennen. Ratten: { $rats }
pending-earned = verdient
pending-paid = für Münzen
pending-more = { $n } weitere
pending-which = Was davon nutzt du?
gives-label = bringt
leaves-label = gehen
away = { $player } ist nicht da
pending-waits = im nächsten Aktionsschritt
pending-next = danach bist du dran
pending-soon = { $n ->
    [one] noch ein Zug bis zu dir
   *[other] noch { $n } Züge bis zu dir
  }
undo = Rückgängig
undo-label = Letzten Schritt rückgängig machen
restart-turn = Zug neu beginnen
undo-nothing = Noch nichts rückgängig zu machen
undo-chance = Nicht rückgängig zu machen: Es wurde etwas aufgedeckt
undo-others = Nicht rückgängig zu machen: Inzwischen hat jemand anderes entschieden
undo-over = Das Spiel ist vorbei
go-there = Hingehen
place-here = Hierhin
do-it = Ausführen
cancel = Abbrechen
see-estate = Anwesen von { $player }
back-to-mine = Zu meinem Anwesen
replay-last-turn = Letzte Züge
  .about = Noch einmal zeigen, was seit deinem letzten Zug geschah
stop-replay = Zum aktuellen Stand
other-lieutenant = Anderer Leutnant

# Why something cannot be chosen.
refusal-blocked = Blockiert: Hier steht { $player }
refusal-coins-short = { $n ->
    [one] 1 Münze zu wenig
   *[other] { $n } Münzen zu wenig
  }
refusal-tokens-short = { $what } zu wenig
refusal-no-boat = Kein Schiff an diesem Dock
refusal-no-wagon = Kein Wagen ist bereit
refusal-no-citizens = { $what } zu wenig
refusal-no-lieutenant = Kein ungenutzter Leutnant zum Abgeben
refusal-repopulated = Schon wiederbevölkert von { $player }
refusal-no-tile = Alle fünf Wiederbevölkert-Plättchen sind verbraucht
refusal-no-cabin = Jede Hütte hat schon eine Verbesserung
refusal-repopulate = Wiederbevölkern geht nicht: { $why }
