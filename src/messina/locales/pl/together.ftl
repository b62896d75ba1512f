# Together: chat, rematches, the hall, the solo of the day.

chat-title = Czat
chat-close = Zamknij czat
chat-earlier = Wcześniejsze wpisy
chat-guest = Gość
chat-mute = Ukryj te wpisy
chat-silence = { $n ->
    [one] Wycisz na { $n } minutę
    [few] Wycisz na { $n } minuty
    [many] Wycisz na { $n } minut
   *[other] Wycisz na { $n } minuty
}
chat-silence-watchers = { $n ->
    [one] Wycisz wszystkich widzów na { $n } minutę
    [few] Wycisz wszystkich widzów na { $n } minuty
    [many] Wycisz wszystkich widzów na { $n } minut
   *[other] Wycisz wszystkich widzów na { $n } minuty
}
chat-hear = Może znowu pisać
chat-hear-watchers = Widzowie mogą znów pisać
chat-watching = { $n ->
    [one] { $n } widz
    [few] { $n } widzów
    [many] { $n } widzów
   *[other] { $n } widza
}
chat-came = { $name } teraz ogląda
chat-none = Nikt jeszcze nic nie napisał.
chat-none-watching = Nikt jeszcze nic nie napisał. Gracze przeczytają wpisy widzów dopiero po grze.
chat-muted = { $n ->
    [one] Ukrywasz wpisy { $n } osoby.
    [few] Ukrywasz wpisy { $n } osób.
    [many] Ukrywasz wpisy { $n } osób.
   *[other] Ukrywasz wpisy { $n } osoby.
}
chat-unmute = Pokaż wszystkie wpisy
chat-say = Napisz do graczy przy stole
chat-say-watching = Napisz do widzów
chat-send = Wyślij
chat-unread = { $n ->
    [one] Czat, { $n } nowy wpis
    [few] Czat, { $n } nowe wpisy
    [many] Czat, { $n } nowych wpisów
   *[other] Czat, { $n } nowego wpisu
}
tab-chat = Czat
react-well-played = Dobrze zagrane
react-thinking = Myślę
react-back-soon = Zaraz wracam
react-again = Jeszcze raz?

next-game = { $n ->
    [one] Następna gra
    [few] Następna gra (czekają { $n })
    [many] Następna gra (czeka { $n })
   *[other] Następna gra (czeka { $n })
}
rematch-ask = Rewanż
rematch-set = Stół do rewanżu jest gotowy.
rematch-sit = Usiądź

option-announced = Ogłoś w sali
  .about = każdy na tym serwerze może dołączyć lub oglądać
option-chat = Czat
  .about = przy tym stole

nav-site = Strony

hall-title = Sala
hall-open = Otwarte stoły
hall-new = Otwórz stół
hall-pace = Tempo
hall-pace-all = wszystkie
hall-pace-live = na żywo
hall-pace-days = dni
hall-none = Nigdzie nie ma teraz wolnego miejsca. Otwórz stół i ogłoś go tutaj.
hall-none-such = W tym tempie nie ma teraz wolnego miejsca.
hall-running = Teraz w grze
hall-public = { $n ->
    [one] { $n } gra publiczna
    [few] { $n } gry publiczne
    [many] { $n } gier publicznych
   *[other] { $n } gry publicznej
}
hall-none-running = Nic nie jest tu teraz rozgrywane publicznie.
hall-newer = Nowsze
hall-older = Starsze
hall-table = Liczba graczy: { $n }, { $boards ->
    [basic] plansze podstawowe
    [mixed] plansze mieszane
   *[advanced] plansze zaawansowane
}
hall-free = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
hall-hints = podpowiedzi dozwolone
hall-no-clock = bez zegara
hall-yours = Twój stół
hall-back = Do stołu
hall-sit = Zajmij miejsce
hall-watch = Oglądaj
hall-watchers = { $n ->
    [0] bez widzów
    [one] { $n } widz
    [few] { $n } widzów
    [many] { $n } widzów
   *[other] { $n } widza
  }

daily-title = Solo dnia
daily-ends = kończy się za { $time }
daily-lead = Plansze podstawowe. Wszyscy mają to samo miasto i to samo szczęście.
daily-scores = Wyniki
daily-none = Nikt jeszcze nie skończył. Twój wynik może być pierwszy.
daily-none-then = Nie ma wyników.
daily-played = { $n ->
    [0] Nikt jeszcze nie zagrał
    [one] Zagrała { $n } osoba
    [few] Zagrały { $n } osoby
    [many] Zagrało { $n } osób
   *[other] Zagrało { $n } osoby
  }
daily-record = najlepszy wynik ze wszystkich dni: { $score }
daily-play = Graj
daily-go-on = Graj dalej
daily-again = Zagraj jeszcze raz
  .about = Liczy się tylko twoja pierwsza gra.
daily-you = { $name } (ty)
daily-replay = Zobacz grę: { $name }
daily-best = Najlepsze wyniki ze wszystkich dni
daily-all = Wszystkie dni
daily-before = Dzień wcześniej
daily-after = Dzień później
daily-rule = Dzień kończy się o północy UTC. Liczy się twoja pierwsza gra dnia, jeśli skończy się do północy; nie ma w niej podpowiedzi. Gry innych możesz obejrzeć, gdy skończysz swoją.

problem-no-chat = Przy tym stole nie ma czatu.
problem-silenced = Właściciel stołu wyciszył cię na chwilę.
problem-switched-off = Na tym serwerze jest to wyłączone.
problem-full = Wszystkie miejsca przy tym stole są już zajęte.
problem-not-yet = Najpierw dokończ dzisiejszą grę.
