# Together: chat, rematches, the hall, the solo of the day.

chat-title = Chat
chat-close = Chat schließen
chat-earlier = Frühere Nachrichten
chat-guest = Ein Gast
chat-mute = Diese Nachrichten ausblenden
chat-silence = { $n ->
    [one] { $n } Minute stumm schalten
   *[other] { $n } Minuten stumm schalten
}
chat-silence-watchers = { $n ->
    [one] Alle Zuschauer { $n } Minute stumm schalten
   *[other] Alle Zuschauer { $n } Minuten stumm schalten
}
chat-hear = Darf wieder schreiben
chat-hear-watchers = Zuschauer dürfen wieder schreiben
chat-watching = { $n ->
    [one] { $n } sieht zu
   *[other] { $n } sehen zu
}
chat-came = { $name } sieht jetzt zu
chat-none = Noch hat niemand etwas geschrieben.
chat-none-watching = Noch hat niemand etwas geschrieben. Die Spieler lesen erst nach der Partie, was Zuschauer schreiben.
chat-muted = { $n ->
    [one] Du blendest die Nachrichten von { $n } Person aus.
   *[other] Du blendest die Nachrichten von { $n } Personen aus.
  }
chat-unmute = Alle Nachrichten zeigen
chat-say = Schreib etwas an alle am Tisch
chat-say-watching = Schreib etwas an die Zuschauer
chat-send = Senden
chat-unread = { $n ->
    [one] Chat, { $n } neue Nachricht
   *[other] Chat, { $n } neue Nachrichten
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
hall-table = zu { $n ->
    [2] zweit
    [3] dritt
   *[other] viert
  }, { $boards ->
    [basic] Basis-Tableaus
    [mixed] gemischte Tableaus
   *[advanced] Tableaus für Fortgeschrittene
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
    [0] niemand sieht zu
    [one] { $n } Person sieht zu
   *[other] { $n } Personen sehen zu
  }

daily-title = Solo des Tages
daily-ends = endet in { $time }
daily-lead = Basis-Tableaus. Alle haben dieselbe Stadt und dasselbe Glück.
daily-scores = Ergebnisse
daily-none = Noch hat es niemand zu Ende gespielt. Mach den Anfang!
daily-none-then = Es gibt keine Ergebnisse.
daily-played = { $n ->
    [0] Noch hat es niemand gespielt
    [one] { $n } Person hat es gespielt
   *[other] { $n } Personen haben es gespielt
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
problem-silenced = Du wurdest an diesem Tisch für eine Weile stumm geschaltet.
problem-switched-off = Das ist auf diesem Server abgeschaltet.
problem-full = An diesem Tisch sind inzwischen alle Plätze vergeben.
problem-not-yet = Spiel erst die Partie von heute zu Ende.
