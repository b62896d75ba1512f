# Together: chat, rematches, the hall, the solo of the day.

chat-title = Chat
chat-close = Chat schließen
chat-earlier = Frühere Zeilen
chat-guest = Ein Gast
chat-mute = Zeilen für mich ausblenden
chat-silence = { $n ->
    [one] { $n } Minute stumm schalten
   *[other] { $n } Minuten stumm schalten
}
chat-silence-watchers = { $n ->
    [one] Alle Zuschauer { $n } Minute stumm schalten
   *[other] Alle Zuschauer { $n } Minuten stumm schalten
}
chat-hear = Darf wieder sprechen
chat-hear-watchers = Alle, die zusehen, dürfen wieder sprechen
chat-watching = { $n ->
    [one] { $n } sieht zu
   *[other] { $n } sehen zu
}
chat-came = { $name } sieht jetzt zu
chat-none = Noch hat niemand etwas gesagt.
chat-none-watching = Noch hat niemand etwas gesagt. Die Spieler lesen erst nach der Partie, was Zuschauer sagen.
chat-muted = { $n ->
    [one] Du hast die Zeilen von { $n } Person ausgeblendet.
   *[other] Du hast die Zeilen von { $n } Personen ausgeblendet.
}
chat-unmute = Alle Zeilen zeigen
chat-say = Etwas an den Tisch sagen
chat-say-watching = Etwas zu den Zuschauern sagen
chat-send = Senden
chat-unread = { $n ->
    [one] Chat, { $n } neue Zeile
   *[other] Chat, { $n } neue Zeilen
}
tab-chat = Chat
react-well-played = Gut gespielt
react-thinking = Ich überlege
react-back-soon = Gleich zurück
react-again = Noch einmal?

next-game = { $n ->
    [one] Nächste Partie
   *[other] Nächste Partie ({ $n } warten)
}
rematch-ask = Revanche
rematch-set = Der Tisch für die Revanche steht.
rematch-sit = Platz nehmen

option-announced = In der Halle ankündigen
  .about = alle auf diesem Server dürfen mitspielen oder zusehen
option-chat = Chat
  .about = an diesem Tisch

nav-site = Seiten

hall-title = Halle
hall-open = Offene Tische
hall-new = Tisch eröffnen
hall-pace = Tempo
hall-pace-all = alle
hall-pace-live = live
hall-pace-days = Tage
hall-none = Gerade ist nirgends ein Platz frei. Eröffne einen Tisch und kündige ihn hier an.
hall-none-such = In diesem Tempo ist gerade kein Platz frei.
hall-running = Gerade gespielt
hall-public = { $n ->
    [one] { $n } öffentliche Partie
   *[other] { $n } öffentliche Partien
}
hall-none-running = Gerade wird hier nichts öffentlich gespielt.
hall-newer = Neuere
hall-older = Ältere
hall-table = zu { $n }, { $boards ->
    [basic] Basis-Tableaus
    [mixed] gemischte Tableaus
   *[advanced] fortgeschrittene Tableaus
}
hall-free = { $n ->
    [one] { $n } Platz frei
   *[other] { $n } Plätze frei
}
hall-hints = Tipps erlaubt
hall-no-clock = ohne Uhr
hall-yours = Dein Tisch
hall-back = Zum Tisch
hall-sit = Platz nehmen
hall-watch = Zusehen
hall-watchers = { $n ->
    [one] { $n } Person sieht zu
   *[other] { $n } Personen sehen zu
}

daily-title = Solo des Tages
daily-ends = endet in { $time }
daily-lead = Basis-Tableaus. Alle haben dieselbe Stadt und dasselbe Glück.
daily-scores = Ergebnisse
daily-none = Noch hat es niemand zu Ende gespielt. Sei der Erste.
daily-none-then = Es gibt keine Ergebnisse.
daily-played = { $n ->
    [one] { $n } Person hat es gespielt
   *[other] { $n } haben es gespielt
}
daily-record = Bestwert aller Tage: { $score }
daily-play = Spielen
daily-go-on = Weiterspielen
daily-again = Noch einmal
  .about = Nur deine erste Partie zählt.
daily-you = { $name } (du)
daily-replay = Partie von { $name } ansehen
daily-best = Die Besten aller Tage
daily-all = Alle Tage
daily-before = Der Tag davor
daily-after = Der Tag danach
daily-rule = Der Tag endet um Mitternacht UTC. Deine erste Partie des Tages zählt, wenn sie bis dahin zu Ende ist; Tipps gibt es in ihr nicht. Die Partien der anderen kannst du ansehen, sobald deine zu Ende ist.

problem-no-chat = An diesem Tisch wird nicht gechattet.
problem-silenced = Wem der Tisch gehört, hat dich für eine Weile stumm geschaltet.
problem-switched-off = Das ist auf diesem Server abgeschaltet.
problem-full = An diesem Tisch sind inzwischen alle Plätze vergeben.
problem-not-yet = Spiel erst die Partie von heute zu Ende.
