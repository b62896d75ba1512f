# The frame around the game: start page, header, settings, waiting room, replay, end.

app-title = Messina 1347
app-title-turn = ● Twoja tura · Messina 1347
app-title-rules = Zasady · Messina 1347
app-skip-board = Przejdź do planszy
app-skip-content = Przejdź do treści
app-loading = Chwileczkę…
app-home = Na stronę startową
app-lost = Pod tym adresem nic nie ma.
app-close = Zamknij
app-menu = Menu
brand = Messina
brand-year = 1347

# Start page
start-lead = Ratuj mieszkańców, walcz z zarazą, odbuduj miasto.
start-new = Nowa gra
start-ways = Sposób gry
way-solo = Solo
  .about = z wirtualnym przeciwnikiem
way-bots = Z botami
  .about = od jednego do trzech
way-hotseat = Przy stole
  .about = na jednym ekranie, po kolei
way-online = Online
  .about = wyślij link, bez konta
seats = Miejsca
seat-you = ty
seat-name = Imię gracza: { $colour }
seat-colour = Kolor: { $player }
seat-level = Poziom: { $player }
seat-add = { $n ->
    [3] Dodaj trzeciego gracza
   *[other] Dodaj czwartego gracza
  }
seat-remove = Usuń: { $player }
seat-bot = Bot
seat-human = Człowiek
seat-kind = Kto gra: { $player }
colour-green = zielony (koło)
colour-yellow = żółty (kwadrat)
colour-violet = fioletowy (romb)
colour-rose = różowy (trójkąt)
options = Opcje
option-boards = Plansze
  .about = posiadłości i zwoje
boards-basic = Podstawowe
boards-advanced = Zaawansowane
boards-mixed = Mieszane
boards-estates = { $player }: posiadłość
boards-scrolls = { $player }: zwoje
board-side-a = a
board-side-b = b
option-fire = Pożar
fire-english = Angielski
  .about = liczy się jak 1 ogień i może spalić też kostkę na sąsiednim heksie
fire-russian = Rosyjski
  .about = jak angielski, ale gdy kostka kosztuje 2 ognie, wystarcza jeden
fire-czech = Czeski
  .about = jak rosyjski, ale obie kostki mogą leżeć na twoim heksie
option-order = Kolejność gry
  .about = tabela rund albo kafelek priorytetu
order-table = Tabela
  .whole = tabela rund
order-tile = Kafelek
  .whole = kafelek priorytetu
option-more = Więcej
  .about = zestaw elementów, ziarno
option-pack = Zestaw elementów
option-seed = Ziarno losowości
  .about = ta sama liczba daje tę samą grę
start-go = { $way ->
    [solo] Zacznij grę solo
    [online] Przygotuj stół dla { $n } graczy
   *[other] Zacznij grę dla { $n } graczy
  }
start-length = 6 rund, około 20 tur na gracza
start-rules = Jak grać
start-continue = Kontynuuj
start-finished = Zakończone
start-none = Tu pojawią się gry rozgrywane w tej przeglądarce.
start-open = Otwórz zapisaną grę lub link
start-open-link = Link do stołu
start-open-file = albo zapisana gra
start-open-go = Otwórz
start-forget = Usuń tę grę z listy
start-turn = twoja tura
start-resume = Kontynuuj: { $name }, runda { $round }
start-watch = Powtórka: { $name }
game-solo = Solo
game-solo-advanced = Solo, plansze zaawansowane
game-bots = { $n ->
    [one] Z botem
    [2] Z dwoma botami
    [few] Z { $n } botami
   *[many] Z { $n } botami
  }
game-hotseat = Przy jednym stole: { $names }
game-online = Online: { $names }
game-result = { $name } { $score }
names-1 = Aurelia
names-2 = Tancredi
names-3 = Isotta
names-4 = Ruggero

# Table
header-round = Runda
header-of = z VI
header-round-now = Runda { $round } z VI
nav-tools = Narzędzia
tool-hint = Podpowiedź
tool-rules = Zasady
tool-sound = Dźwięk
tool-sound-on = Dźwięk włączony
tool-sound-off = Dźwięk wyłączony
tool-settings = Ustawienia
tool-theme-now = Motyw: { $theme }
theme-system = systemowy
theme-light = jasny
theme-dark = ciemny
settings-title = Ustawienia
settings-theme = Motyw
settings-motion = Pokazuj zmiany po kolei
settings-itself = Tury kończą się same
settings-speed = Tempo pozostałych
speed-normal = Zwykłe
speed-quick = Szybkie
speed-instant = Od razu
settings-sound = Dźwięki
settings-sounds = Co słychać
sound-turn = Moja tura
sound-rescue = Ratunek
sound-fire = Ogień
sound-build = Budowa
sound-round = Nowa runda
sound-end = Koniec gry
settings-language = Język
settings-keys = Klawisze
settings-leave = Odejdź od stołu
settings-replay = Powtórka od początku
settings-on = Wł.
settings-off = Wył.
keys-arrows = Strzałki przechodzą po heksach, Enter wybiera.
keys-undo = Backspace cofa ostatni krok.
keys-numbers = Klawisze od 1 do 9 wykorzystują to, co zdobyte, albo naciskają przyciski w nagłówku.
keys-letters = E posiadłość, B plansza, L dziennik, R zasady, H podpowiedź, Escape zamyka.
tab-city = Miasto
tab-estate = Posiadłość
tab-board = Plansza
tab-players = Gracze
tab-log = Dziennik
tabs-label = Części stołu
tab-pending = { $tab }, { $n ->
    [one] { $n } wybór tutaj
    [few] { $n } wybory tutaj
   *[many] { $n } wyborów tutaj
  }
estate-of = Posiadłość: { $player }
ordinal = { $n }.
board-label = Kroniki, rundy i oferty
answers-label = Odpowiedzi
players-label = Pozostali gracze
offline = Brak połączenia z serwerem. Ponawiam próbę…
connecting = Łączenie…
# Said by web/src/guard.js, each on one line.
guard-old = Messina 1347 wymaga nowszej przeglądarki, co najmniej jednej z tych: { $browsers }.
guard-missing = Nie udało się wczytać części gry Messina 1347.
guard-again = Spróbuj ponownie
not-playable = Tę grę zaczęto na innych zasadach: możesz ją oglądać, ale nie kontynuować.
watching = Oglądasz grę.
hint-title = Mocne zagranie
hint-why = Wartość w punktach: { $what }.
hint-do = Zagraj tak
hint-term = { $name } { $value }
confirm-title = Zatwierdzić turę?
confirm-yes = Zatwierdź mimo to
confirm-no = Jeszcze nie

# Waiting room
room-title = Stół przygotowany
room-lead = Wyślij każdemu graczowi link do miejsca. Zajmuje je ten, kto pierwszy otworzy link.
room-taken = zajęte
room-mine = ty
room-free = wolne
room-here = przy stole
room-start = Zobacz stół
room-wait = { $n ->
    [one] Czekamy na jeszcze jednego gracza
    [few] Czekamy na jeszcze { $n } graczy
   *[many] Czekamy na jeszcze { $n } graczy
  }

# The door: somebody opens the link of a seat
door-title = Czeka na ciebie miejsce
door-name = Twoje imię
door-sit = Usiądź

# Replay
replay-title = Powtórka
replay-first = Początek gry
replay-turn-back = Poprzednia tura
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Pauza
replay-next = Krok naprzód
replay-turn-next = Następna tura
replay-round = Następna runda
replay-last = Koniec gry
replay-speed = Tempo
replay-scrubber = Moment
replay-at = Krok { $at } z { $steps }
replay-share = Kopiuj adres tego momentu
replay-fork = Graj dalej stąd
replay-fork-hotseat = Przy jednym stole
replay-fork-bots = Przeciw botom
replay-fork-solo = Solo
replay-fork-title = Graj dalej stąd
replay-fork-lead = Nowa gra zaczyna się w tym momencie. Dalej los potoczy się po swojemu.
replay-to-table = Do stołu
replay-keys = Strzałki: krok, z Shiftem tura; spacja odtwarza; Home i End: początek i koniec.

# End
end-winner = { $player } przywraca Mesynie życie
end-shared = { $players } dzielą się zwycięstwem
end-solo = { $grade ->
    [outstanding] Mesyna cię nie zapomni
    [good] Dobry rok dla Mesyny
    [fair] Mesyna wraca do sił
   *[poor] Mesyna w żałobie
  }
end-lead = Sześć rund, { $hexes ->
    [0] ani jednego zaludnionego heksa
    [one] jeden zaludniony heks
    [few] { $hexes } zaludnione heksy
   *[many] { $hexes } zaludnionych heksów
  }, { $cubes ->
    [0] ani jednej kostki
    [one] jedna kostka
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
  } na ulicach.
end-place = { $place }
end-table = Skąd wzięły się punkty
end-source = Źródło
end-total = Razem
end-rounds = Zdobyte w sześciu rundach
end-rats = Szczury
end-popularity = Kronika Zasług
end-ranking = Kronika Zasług, miejsce
end-ranking-solo = Zasługi na tle przeciwnika
end-city = Kronika Miejska
end-church = Kronika Kościelna
end-hexes = Zaludnione heksy
end-scrolls = Zwoje
end-tokens = Pozostałe zasoby, 1 punkt za 3
end-repopulation = Najwięcej zaludnień
end-best = najlepszy wynik
end-decided-points = Zdecydowały punkty: przewaga { $n }, drugie miejsce { $player }.
end-decided-repopulated = Remis w punktach: decyduje większa liczba zaludnionych heksów (10.5).
end-decided-best_hex = Remis w punktach i heksach: decyduje najcenniejszy pojedynczy heks (10.5).
end-decided-shared = Pełny remis: miejsce jest wspólne (10.5).
end-decided-solo = Dobry wynik to { $good }, z planszami zaawansowanymi { $advanced } (12.6).
end-race = Runda po rundzie
end-race-label = Punkty, gdyby gra skończyła się w danej rundzie
end-sources = Według źródeł
end-sources-label = Punkty według źródeł
end-group-rounds = W rundach
end-group-registers = Kroniki
end-group-hexes = Zaludnienie
end-group-scrolls = Zwoje
end-group-tokens = Zasoby
end-again = Zagraj ponownie
end-estates = Zobacz posiadłości
end-save = Zapisz dziennik
end-replay = Powtórka
end-length = { $turns ->
    [one] jedna tura
    [few] { $turns } tury
   *[many] { $turns } tur
  }
end-see = Zobacz wynik

# What went wrong
problem-unreachable = Nie można połączyć się z serwerem.
problem-unexpected = Wystąpił nieoczekiwany błąd.
problem-not-your-seat = To nie jest twoje miejsce.
problem-not-owner = Może to zrobić tylko osoba, która założyła stół.
problem-seat-gone = Twoje miejsce dostał ktoś inny.
problem-replaced = Na twoim miejscu gra bot: najpierw je odbierz.
problem-time-left = Ten gracz ma jeszcze czas.
problem-ended = Ten stół został zamknięty.
problem-not-legal = Teraz nie można tego zrobić.
problem-stale = Gra poszła dalej; spójrz jeszcze raz.
problem-undo-chance = Coś zostało odkryte: tego nie można cofnąć.
problem-undo-others = Ktoś inny podjął już decyzję: tego nie można cofnąć.
problem-undo-nothing = Nie ma czego cofnąć.
problem-undo-over = Gra się skończyła: niczego nie można cofnąć.
problem-too-fast = Za szybko: poczekaj chwilę.
problem-not-playable = Tę grę można tylko oglądać.
problem-malformed = Serwer tego nie zrozumiał.
problem-unknown = To się nie udało ({ $reason }).
problem-no-such-table = Nie ma takiego stołu.
problem-too-many = Zbyt wiele osób ogląda ten stół.
problem-unknown-key = Jeden z twoich linków nie należy do tego stołu.
problem-too-big = To jest za długie.
problem-over = Gra się skończyła.
problem-not-kept = Serwer nie mógł tego zapisać; nic się nie zmieniło.
problem-no-hint = W tej chwili nie ma podpowiedzi.
problem-not-over = Gra jeszcze się nie skończyła.
problem-forbidden = Serwer nie pozwala na to stąd.
problem-no-such-pack = Nie ma takiego zestawu elementów.
problem-no-such-moment = W tej grze nie ma takiego momentu.
problem-bad-options = Te opcje do siebie nie pasują.
problem-bad-record = W tym pliku nie ma gry Messina 1347.
problem-bad-position = Ten tekst nie jest ani pozycją, ani zapisaną grą Messina 1347.
problem-no-such-address = Pod tym adresem nic nie ma.
problem-damaged = Ten stół jest uszkodzony i nie można go otworzyć.
problem-too-slow = Trwało to zbyt długo: spróbuj jeszcze raz.
problem-unknown-host = Pod tą nazwą serwer nie odpowiada.
problem-no-such-method = Pod tym adresem serwer tego nie potrafi.
problem-no-such-recipient = Serwer nie zna już tego urządzenia ani adresu.
problem-not-sent = Nie udało się wysłać wiadomości.
problem-server-error = Wystąpił błąd serwera: spróbuj jeszcze raz.

# Bots, by their names in the registry.
bot-novice = Łatwy
bot-merchant = Średni
bot-physician = Trudny
bot-magistrate = Ekspert
bot-archbishop = Mistrz
bot-random = Losowy

# The parts of a hint's evaluation.
term-score = punkty teraz
term-tokens = zasoby
term-registers = Kroniki
term-citizens = mieszkańcy
term-buildings = budynki
term-scrolls = zwoje
term-figures = namiestnicy
term-overseers = nadzorcy
term-rats = szczury
term-repopulation = zaludnienie
term-pending = do wzięcia

# The banner that opens a round.
banner-order = Kolejność gry
banner-order-by = Kolejność gry, { $register }
banner-fire = Walka z kostką
banner-lost = Ofiary zarazy
banner-boats = Statek
banner-offer = Nowe w ofercie
banner-wheel = Koło
banner-left = { $left ->
    [0] nie została żadna kostka
   *[other] zostało kostek: { $left } z { $all }
  }
banner-new = nowe: { $place }
banner-wait = Czekaj
banner-go = Dalej

# Invitations, the shared screen, playing on from a moment.
door-invites = { $player } zaprasza cię do gry Messina 1347
door-invitation = Zaproszenie
door-game = Liczba graczy: { $n }, { $boards ->
    [basic] plansze podstawowe
    [mixed] plansze mieszane
   *[advanced] plansze zaawansowane
  }. Ratuj mieszkańców, walcz z zarazą, odbuduj miasto.
door-you = Ty
door-yours = to miejsce jest twoje
door-host = { $here ->
    [yes] zaprasza, przy stole
   *[no] zaprasza, nie ma przy stole
  }
door-name-at = Twoje imię przy stole
door-learn = Najpierw nauka, 15 minut
door-note = Bez konta i bez instalacji. Gra zaczyna się, gdy wszyscy usiądą. Ta przeglądarka pamięta twoje miejsce, a ty możesz przenieść je na inne urządzenie.
door-undo = Cofanie
door-undo-until = dopóki nic nie odkryto
door-watchers = Widzowie
door-watchers-yes = mile widziani
door-begun = Początek
door-not-begun = { $n ->
    [one] jeszcze nie, { $n } wolne miejsce
    [few] jeszcze nie, { $n } wolne miejsca
    [many] jeszcze nie, { $n } wolnych miejsc
   *[other] jeszcze nie, { $n } wolnego miejsca
  }
door-round = trwa runda { $round }
door-taken = To miejsce jest już zajęte
door-taken-lead = Link został już użyty albo istnieje nowszy. Możesz oglądać albo otworzyć własny stół.
door-own = Własny stół
pass-now = Teraz gra
pass-where = { $place }. w rundzie { $round }, pozostali namiestnicy: { $n }
pass-since = Od twojej ostatniej tury
pass-mine = To ja, { $player }
pass-never = Nie pytaj więcej
replay-fork-seat = Twoje miejsce
replay-fork-level = Poziom botów

# The final scoring, row by row.
finale-stage = Punktacja końcowa, { $at } z { $all }: { $what }
finale-back = Wiersz wstecz
finale-next = Dalej
finale-result = Do wyniku
