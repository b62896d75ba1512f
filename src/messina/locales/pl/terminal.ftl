# The summaries of the command line: simulations, arenas, solo reports, the result of a game. The client does not
# read this file. Numbers with decimals come as text, already in the reader's manner.

share = { $value }%
share-interval = { $value }% ({ $low }–{ $high })
interval = { $low }–{ $high }
time-seconds = { $n } s
time-milliseconds = { $n } ms
bot-name = bot
seat-number = miejsce { $number }
points-by-source = punkty według źródła
mean-points-by-source = średnie punkty według źródła

# Quantities that are counted; popularity, city and church are the space reached on the register.
quantity-score = punkty
quantity-rats = szczury
quantity-repopulated = zaludnione heksy
quantity-repopulations = zaludnienia
quantity-boats = statki
quantity-popularity = Kronika Zasług
quantity-city = Kronika Miejska
quantity-church = Kronika Kościelna
quantity-popularity-space = pole Kroniki Zasług
quantity-city-space = pole Kroniki Miejskiej
quantity-church-space = pole Kroniki Kościelnej

# simulate
simulation-title = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
  }, średnia ± odchylenie standardowe
simulation-won = wygrane
simulation-decisions = decyzji na partię: { $spread } (od { $least } do { $most })
simulation-speed = { $games } partii/s, { $decisions } decyzji/s, { $seconds } s
# Ways of playing: columns for winners and the others (alone: for all), and how many of them used each.
simulation-ways = sposoby gry i ilu graczy z nich skorzystało
ways-won = zwycięzcy
ways-lost = pozostali
ways-all = wszyscy
ways-used = skorzystało
way-city = Kronika Miejska, kroki
way-church = Kronika Kościelna, kroki
way-improvements = ulepszenia
way-workshops = warsztaty
way-wagons = wozy
way-repopulated = zaludnienia

# arena: $seats is the number of seats at a table, 2 to 4.
arena-title = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
  } dla { $seats } graczy, ziarno { $seed }; przedziały ufności 95%
arena-rating = rating
arena-first = zwycięstwa
arena-place = lokata
arena-score = punkty
arena-quartiles = kwartyle
arena-turn = na turę
arena-meetings = kto był przed kim
arena-meeting = { $bot } przed { $other }: { $share }
arena-seats = zwycięstwa według miejsca przy stole
arena-seat = { $seat }: { $share }

# solo-report: $good is 130 or 140.
solo-title = { $games ->
    [one] { $games } partia solo
    [few] { $games } partie solo
   *[many] { $games } partii solo
  } bota { $bot }, plansze { $boards ->
    [advanced] zaawansowane
   *[basic] podstawowe
  }, ziarno { $seed }
solo-mean = średnia
solo-deviation = ±
solo-least = min.
solo-lower = Q1
solo-median = mediana
solo-upper = Q3
solo-most = maks.
solo-good = { $good } punktów lub więcej: { $share }
solo-targets = porównanie z wartościami docelowymi
solo-measured = zmierzono
solo-target = cel

# What strong play should look like, and how it is measured.
target-median-score = mediana punktów
target-best-score = najlepszy wynik
target-rounds = punkty w trakcie rund
target-registers = punkty z Kronik
target-repopulation = punkty za zaludnienie
target-scrolls = punkty ze zwojów
target-repopulations = { quantity-repopulations }
target-rats = { quantity-rats }
target-most-of-a-register = najwięcej punktów z Kroniki Miejskiej lub Kościelnej
target-points-of-a-hex = punkty za zaludniony heks
target-both-high = Kroniki Miejska i Kościelna wysoko, %
goal-about = około { $low }
goal-between = od { $low } do { $high }
goal-about-or-more = około { $low } i więcej
goal-at-least = co najmniej { $low } lub { $high }
goal-at-most = najwyżej { $high }
goal-at-most-about = najwyżej około { $high }
goal-rare = rzadko
verdict-below = poniżej
verdict-fits = zgodnie
verdict-above = powyżej

# The pages of arena and solo-report.
page-arena = Messina 1347: arena
page-arena-about = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
  } dla { $seats } graczy, ziarno { $seed }, posiadłości { $estates }, plansze zwojów { $scrolls }. Każde rozdanie jest rozgrywane przy każdym przesunięciu miejsc przy stole. Przedziały ufności: 95%.
page-standings = Klasyfikacja
page-ratings = Rating
page-rating-intervals = Rating z przedziałami
page-meetings = Kto był przed kim
page-meetings-about = Jak często bot z wiersza zajął wyższe miejsce niż bot z kolumny; równe miejsca liczą się za pół.
page-scores = Punkty
page-scores-of = Punkty bota { $bot }
page-sources = Punkty według źródła
page-mean-sources = Średnie punkty według źródła
page-no-sources = Dla tych partii nie zapisano, skąd pochodzą punkty.
page-times = Czas na turę
page-seats = Zwycięstwa według miejsca przy stole
page-legend = Legenda
page-head-seats = miejsca
page-head-place = średnia lokata
page-head-first-places = zwycięstwa
page-solo = Messina 1347: solo
page-solo-about = { $games ->
    [one] { $games } partia solo
    [few] { $games } partie solo
   *[many] { $games } partii solo
  } bota { $bot }, ziarno { $seed }, plansze { $boards ->
    [advanced] zaawansowane
   *[basic] podstawowe
  }. Dobry wynik to { $good } punktów (12.6).
page-targets = Porównanie z wartościami docelowymi
page-good = { solo-good }.
page-head-deviation = odchylenie
page-head-quantity = wielkość

# The result of a game.
result-total = razem
result-place = miejsce
result-solo = { $name } kończy grę z { $points ->
    [one] { $points } punktem
    [few] { $points } punktami
   *[many] { $points } punktami
  }
result-won = { $decided ->
    [repopulated] { $winners } wygrywa przy równej liczbie punktów dzięki większej liczbie zaludnionych heksów
    [best_hex] { $winners } wygrywa przy równej liczbie punktów dzięki cenniejszemu zaludnionemu heksowi
    [shared] { $winners } dzielą się zwycięstwem
   *[points] { $winners } wygrywa dzięki większej liczbie punktów
  }

# Gra w terminalu.
terminal-start = Messina 1347, ziarno { $seed }. Polecenia pokaże „help”.
terminal-help = Odpowiadaj numerem możliwości, jej słowami (go H5) albo częścią, która pasuje tylko do jednej (H5).
  .table = pokaż cały stół
  .undo = cofnij ostatni wybór
  .save = zapisz grę w pliku
  .help = pokaż ten tekst
  .quit = opuść grę
terminal-ask = { $player }: { $question }
terminal-left = Opuszczasz grę.
terminal-ended = Skończyły się dane wejściowe, więc gra zatrzymuje się tutaj.
terminal-undone = Cofnięto.
terminal-saved = Gra jest zapisana w pliku { $file }.

# Opowieść o zapisanej grze: jej rozdziały.
story-setup = Przygotowanie
story-round = Runda { $round }
story-turn = Tura: { $player }
story-opponent = Tura przeciwnika
story-round-end = Koniec rundy { $round }
story-scoring = Punktacja końcowa

# Stół jako obraz z liter. To, co wydrukowane, stoi w zapisie pliku komponentów, w każdym języku tak samo.
table-status = Runda { $round }: { $what }
table-round = { $cost ->
    [one] Runda { $round } z VI. Kostka kosztuje 1 ogień. Kostki w puli: { $supply }.
    [few] Runda { $round } z VI. Kostka kosztuje { $cost } ognie. Kostki w puli: { $supply }.
    [many] Runda { $round } z VI. Kostka kosztuje { $cost } ogni. Kostki w puli: { $supply }.
   *[other] Runda { $round } z VI. Kostka kosztuje { $cost } ognia. Kostki w puli: { $supply }.
  }
table-wheel = Koło: { $rat }. { $where }
table-blue = nieb.
table-orange = pomar.
table-white = biały
table-red = czerw.
table-harbour = port
table-legend-hexes = Heksy: oznaczenie, kolor, szczur (< w lewo, > w prawo, ^ stojący); akcja; # kostka zarazy; c n a mieszkańcy.
table-legend-figures = Pionki: 1 leżący namiestnik miejsca 1, (1) stojący, (o) przeciwnik; =1 zaludnione przez miejsce 1.
table-no-boats = W żadnym doku nie ma statku.
table-prices = Zaludnienie: punkty, cena, mieszkańcy (wielkie litery: ulepszeni), * namiestnik
table-head-points = punkty
table-head-coins = monety
table-head-fire = ogień
table-head-major = pożar
table-head-lumber = drewno
table-head-rats = szczury
table-head-popularity = zasługi
table-head-city = miejska
table-head-church = kościel.
table-head-ready = gotowi
table-offer = W ofercie: oznaczenie, cena => co daje
table-estate = Posiadłość ({ $player }): region a to kwadraty od 1 do 3, b od 4 do 6; wielkie litery to ulepszeni
table-wagons = Wozy (x użyte w tej rundzie): { $what }
table-boats = Statki: { $what }
table-overseers = Nadzorcy (pole, < w lewo, > w prawo): { $what }
table-scrolls = Zwoje: { $what }
table-registers = Kroniki: { $what }
table-tiles-left = Pozostałe kafelki zaludnienia: { $n }
