# The summaries of the command line: simulations, arenas, solo reports, the result of a game. The client does not
# read this file. Numbers with decimals come as text, already in the reader's manner.

share = { $value } %
share-interval = { $value } % ({ $low } až { $high })
interval = { $low } až { $high }
time-seconds = { $n } s
time-milliseconds = { $n } ms
bot-name = bot
seat-number = místo { $number }
points-by-source = body podle zdroje
mean-points-by-source = průměrné body podle zdroje

# Quantities that are counted; popularity, city and church are the space reached on the register.
quantity-score = body
quantity-rats = krysy
quantity-repopulated = znovuosídlené čtvrti
quantity-repopulations = znovuosídlení
quantity-boats = lodě
quantity-popularity = morová kronika
quantity-city = městské knihy
quantity-church = církevní matriky
quantity-popularity-space = pole morové kroniky
quantity-city-space = pole městských knih
quantity-church-space = pole církevních matrik

# simulate
simulation-title = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
  }, průměr ± směrodatná odchylka
simulation-won = výhry
simulation-decisions = rozhodnutí na partii: { $spread } ({ $least } až { $most })
simulation-speed = { $games } partií/s, { $decisions } rozhodnutí/s, { $seconds } s
# Ways of playing: columns for winners and the others (alone: for all), and how many of them used each.
simulation-ways = způsoby hry a kolik hráčů je využilo
ways-won = vítězové
ways-lost = ostatní
ways-all = všichni
ways-used = využilo
way-city = městské knihy, kroky
way-church = církevní matriky, kroky
way-improvements = vylepšení
way-workshops = dílny
way-wagons = vozy
way-repopulated = znovuosídlení

# arena: $seats is the number of seats at a table, 2 to 4.
arena-title = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
  } pro { $seats } hráče, semínko { $seed }; intervaly spolehlivosti 95 %
arena-rating = rating
arena-first = výhry
arena-place = pořadí
arena-score = body
arena-quartiles = kvartily
arena-turn = na tah
arena-meetings = kdo skončil před kým
arena-meeting = { $bot } před { $other }: { $share }
arena-seats = výhry podle místa u stolu
arena-seat = { $seat }: { $share }

# solo-report: $good is 130 or 140.
solo-title = { $games ->
    [one] { $games } sólová partie
    [few] { $games } sólové partie
   *[other] { $games } sólových partií
  } bota { $bot }, { $boards ->
    [advanced] pokročilé desky
   *[basic] základní desky
  }, semínko { $seed }
solo-mean = průměr
solo-deviation = ±
solo-least = min.
solo-lower = Q1
solo-median = medián
solo-upper = Q3
solo-most = max.
solo-good = { $good } bodů a více: { $share }
solo-targets = srovnání s kalibračními cíli
solo-measured = naměřeno
solo-target = cíl

# What strong play should look like, and how it is measured.
target-median-score = medián bodů
target-best-score = nejlepší výsledek
target-rounds = body během kol
target-registers = body ze stupnic záznamů
target-repopulation = body za znovuosídlení
target-scrolls = body ze šlechtického archivu
target-repopulations = { quantity-repopulations }
target-rats = { quantity-rats }
target-most-of-a-register = nejvíce bodů z knih nebo z matrik
target-points-of-a-hex = body za znovuosídlenou čtvrť
target-both-high = knihy i matriky vysoko, %
goal-about = asi { $low }
goal-between = { $low } až { $high }
goal-about-or-more = asi { $low } a více
goal-at-least = alespoň { $low } nebo { $high }
goal-at-most = nejvýše { $high }
goal-at-most-about = nejvýše asi { $high }
goal-rare = vzácně
verdict-below = méně
verdict-fits = odpovídá
verdict-above = více

# The pages of arena and solo-report.
page-arena = Messina 1347: aréna
page-arena-about = { $games ->
    [one] { $games } partie
    [few] { $games } partie
   *[other] { $games } partií
  } pro { $seats } hráče, semínko { $seed }, panství { $estates }, desky šlechtického archivu { $scrolls }. Každé rozdání se hraje se všemi posuny míst u stolu. Intervaly spolehlivosti jsou 95 %.
page-standings = Celkové pořadí
page-ratings = Rating
page-rating-intervals = Rating a jeho intervaly
page-meetings = Kdo skončil před kým
page-meetings-about = Jak často se bot v řádku umístil před botem ve sloupci; stejné umístění se počítá napůl.
page-scores = Body
page-scores-of = Body bota { $bot }
page-sources = Body podle zdroje
page-mean-sources = Průměrné body podle zdroje
page-no-sources = U těchto partií není známo, odkud body pocházejí.
page-times = Čas na tah
page-seats = Výhry podle místa u stolu
page-legend = Vysvětlivky
page-head-seats = místa
page-head-place = průměrné pořadí
page-head-first-places = výhry
page-solo = Messina 1347: sólo
page-solo-about = { $games ->
    [one] { $games } sólová partie
    [few] { $games } sólové partie
   *[other] { $games } sólových partií
  } bota { $bot }, semínko { $seed }, { $boards ->
    [advanced] pokročilé desky
   *[basic] základní desky
  }. Dobrý výsledek je { $good } bodů (12.6).
page-targets = Srovnání s kalibračními cíli
page-good = { solo-good }.
page-head-deviation = odchylka
page-head-quantity = veličina

# The result of a game.
result-total = celkem
result-place = pořadí
result-solo = { $name } končí s { $points ->
    [one] { $points } bodem
    [few] { $points } body
   *[other] { $points } body
  }
result-won = { $decided ->
    [repopulated] { $winners } vyhrává při shodě bodů díky většímu počtu znovuosídlených čtvrtí
    [best_hex] { $winners } vyhrává při shodě bodů díky nejhodnotnější znovuosídlené čtvrti
    [shared] { $winners } se dělí o vítězství
   *[points] { $winners } vyhrává na body
  }

# Hra v terminálu.
terminal-start = Messina 1347, semínko { $seed }. Příkazy ukáže „help“.
terminal-help = Odpovídej číslem možnosti, jejími slovy (go H5) nebo částí, která sedí jen na jednu (H5).
  .table = ukázat celý stůl
  .undo = vzít zpět poslední volbu
  .save = uložit hru do souboru
  .help = ukázat tento text
  .quit = opustit hru
terminal-ask = { $player }: { $question }
terminal-left = Opouštíš hru.
terminal-ended = Vstup skončil, proto se hra zastavuje tady.
terminal-undone = Vzato zpět.
terminal-saved = Hra je uložena v souboru { $file }.

# Příběh uložené hry: jeho kapitoly.
story-setup = Příprava
story-round = Kolo { $round }
story-turn = Tah: { $player }
story-opponent = Tah protivníka
story-round-end = Konec kola { $round }
story-scoring = Závěrečné bodování

# Stůl jako obrázek z písmen. Co je vytištěno, stojí v zápisu souboru s komponentami, ve všech jazycích stejně.
table-status = Kolo { $round }: { $what }
table-round = { $cost ->
    [one] Kolo { $round } ze VI. Kostka stojí 1 oheň. Kostky v zásobě: { $supply }.
    [few] Kolo { $round } ze VI. Kostka stojí { $cost } ohně. Kostky v zásobě: { $supply }.
    [many] Kolo { $round } ze VI. Kostka stojí { $cost } ohně. Kostky v zásobě: { $supply }.
   *[other] Kolo { $round } ze VI. Kostka stojí { $cost } ohňů. Kostky v zásobě: { $supply }.
  }
table-wheel = Ukazatel nákazy: { $rat }. { $where }
table-blue = modrá
table-orange = oranž.
table-white = bílá
table-red = červ.
table-harbour = přístaviště
table-legend-hexes = Čtvrti: označení, barva, krysa (< vlevo, > vpravo, ^ stojící); akce; # kostka moru; c/n/a čekající měšťané.
table-legend-figures = Figurky: 1 ležící služebník místa 1, (1) stojící, (o) protivník; =1 znovu osídlil hráč na místě 1.
table-no-boats = U žádného mola nekotví loď.
table-prices = Znovuosídlení: body, cena, měšťané (velká písmena: patricijové), * služebník
table-head-points = body
table-head-coins = mince
table-head-fire = oheň
table-head-major = velký
table-head-lumber = dřevo
table-head-rats = krysy
table-head-popularity = kronika
table-head-city = knihy
table-head-church = matriky
table-head-ready = volní
table-offer = V nabídce: označení, cena => co přináší
table-estate = Panství ({ $player }): oblast „a“ jsou pole 1 až 3, „b“ pole 4 až 6; velká písmena jsou patricijové
table-wagons = Vozy (x v tomto kole použité): { $what }
table-boats = Lodě: { $what }
table-overseers = Správci (zastávka, < vlevo, > vpravo): { $what }
table-scrolls = Archiv: { $what }
table-registers = Záznamy: { $what }
table-tiles-left = Zbývající destičky znovuosídlení: { $n }
