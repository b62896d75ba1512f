# Tooltips: name first, then what it means now, then the clause of the rules.

tip-free = Droga za darmo
tip-cost = { $n ->
    [one] Kosztuje 1 monetę
    [few] Kosztuje { $n } monety
   *[many] Kosztuje { $n } monet
  }
tip-stay = Namiestnik może tu zostać
tip-cubes = { $n ->
    [one] 1 kostka: zwalcz ją albo weź szczura
    [few] { $n } kostki: zwalcz je albo weź szczury
   *[many] { $n } kostek: zwalcz je albo weź szczury
  }
tip-citizens = Uratuj { FORM($who, "acc") }
tip-citizens-cabin = Uratuj { FORM($who, "acc") } (do chaty: panuje tu zaraza)
tip-action = Akcja: { $what }
tip-repopulated = Kafelek zaludnienia: { $player }, 2 punkty za wizytę
tip-repopulate = Zaludnienie ({ $points }): { $cost }, wóz, { $who }
tip-repopulate-unpaid = Zaludnienie ({ $points }): wóz, { $who }
tip-repopulate-lt = Zaludnienie ({ $points }): { $cost }, wóz, namiestnik, { $who }
tip-dock = { $n ->
    [0] Nie ma tu statku
    [one] Czeka tu 1 statek
    [few] Czekają tu { $n } statki
   *[many] Czeka tu { $n } statków
  }
tip-boat = Przywozi { FORM($what, "acc") }
tip-boat-cube = Z kostką: spal ją albo weź szczura
tip-square = Po aktywacji: { $what }
tip-square-once = Jednorazowy
tip-square-spent = Zużyty
tip-square-empty = Jeszcze nikogo tu nie ma
tip-square-citizen = Stoi tu { $one }
tip-square-upgraded = { $klass ->
    [craftsman] Stoi tu ulepszony rzemieślnik
    [nun] Stoi tu ulepszona zakonnica
   *[aristocrat] Stoi tu ulepszony arystokrata
  }
tip-step = Nadzorca { FORM($citizen, "gen") }, pole { $step }
tip-step-kind = { $kind ->
    [squares] Aktywuje mieszkańca na jednym z dwóch kwadratów; ulepszony: na obu
    [region] Aktywuje mieszkańca jednego regionu; ulepszony: do dwóch
    [regions] Aktywuje po jednym mieszkańcu w dwóch regionach; ulepszony: do dwóch w regionie swojej klasy
   *[centre] Aktywuje do trzech mieszkańców w dowolnych miejscach
  }
tip-step-nobody = Nikogo tam teraz nie można aktywować
tip-overseer = Nadzorca { FORM($citizen, "gen") }
tip-overseer-up = Ulepszony nadzorca { FORM($citizen, "gen") }
tip-overseer-at = { $step ->
    [0] Na starcie ścieżki
   *[other] Pole { $step } z 6
  }
tip-cabin = Chata { $number }
tip-cabin-empty = Pusta
tip-cabin-citizen = { $klass ->
    [craftsman] Rzemieślnik
    [nun] Zakonnica
   *[aristocrat] Arystokrata
  } na polu { $space }
tip-cabin-bare = Bez ulepszenia
tip-cabin-improved = Z mieszkańcem w środku, na koniec każdej rundy: { $what }
tip-workshop = { $tile }
tip-workshop-plain = { $klass ->
    [craftsman] Z rzemieślnikiem
    [nun] Z zakonnicą
   *[aristocrat] Z arystokratą
  }: { $what }
tip-workshop-up = { $klass ->
    [craftsman] Z ulepszonym rzemieślnikiem
    [nun] Z ulepszoną zakonnicą
   *[aristocrat] Z ulepszonym arystokratą
  }: { $what }
tip-workshop-reward = Jednorazowy bonus: { $what }
tip-workshop-reward-up = Jednorazowy bonus, { $klass ->
    [craftsman] z ulepszonym rzemieślnikiem
    [nun] z ulepszoną zakonnicą
   *[aristocrat] z ulepszonym arystokratą
  }: { $what }
tip-workshop-rewarded = Bonus już odebrany
tip-workshop-point = Ulepszony mieszkaniec daje tu 1 punkt na rundę
tip-workshop-empty = Nikt tu nie pracuje
tip-wagon = Wóz { $number }
tip-wagon-ready = Gotowy
tip-wagon-used = Użyty w tej rundzie
tip-wagon-points = Przy budowie: { $what }
tip-scroll = Zwój: { $track }
tip-scroll-now = Teraz { $value } za sztukę
tip-scroll-bars = Teraz wart { $value }
tip-scroll-most = Liczy się najwyżej { $n }
tip-register = { $register }, pole { $space }
tip-register-points = Na koniec gry: { $what }
tip-register-action = Po wejściu: { $what }
tip-register-empty = Bez akcji i bez punktów
tip-register-bar = { $bar ->
    [single] Za pojedynczą belką
   *[double] Za podwójną belką
  }
tip-register-here = Tutaj: { $players }
tip-round = Runda { $round }
tip-round-order = Kolejność gry według { FORM($what, "gen") }
tip-round-order-random = Kolejność gry jest losowana
tip-round-fire = { $n ->
    [one] Kostka kosztuje 1 ogień
    [few] Kostka kosztuje { $n } ognie i daje 2 punkty
   *[many] Kostka kosztuje { $n } ogni i daje 2 punkty
  }
tip-round-boats = { $n ->
    [one] Przybywa 1 statek
    [few] Przybywają { $n } statki
   *[many] Przybywa { $n } statków
  }
tip-round-wheel = { $n ->
    [0] Bez nowych kostek i mieszkańców
    [one] Koło obraca się raz
    [few] Koło obraca się dwa razy: podwójna zaraza
   *[many] Koło obraca się dwa razy: podwójna zaraza
  }
tip-round-hex = Do miasta dołącza heks
tip-round-era = Do oferty wchodzą warsztaty ery II
tip-offer-cost = Koszt: { $what }
tip-offer-left = { $n ->
    [one] Ostatni w stosie
    [few] { $n } kafelki w stosie
   *[many] { $n } kafelków w stosie
  }
tip-wheel = Na każdy { FORM($colour, "acc") }: { $citizens }
tip-wheel-rat = Zaraza trafia na heksy ze { FORM($rat, "ins") }
tip-wheel-next = Następny: { $rat }
tip-supply = { $left ->
    [0] W puli nie ma już kostek
   *[other] Kostki w puli: { $left } z { $all }
  }
tip-docking = Doki jeszcze niewskazane: { $places }
tip-stack = { $n ->
    [0] Nie przybędzie już żaden heks
    [one] Przybędzie jeszcze jeden heks
    [few] Przybędą jeszcze { $n } heksy
   *[many] Przybędzie jeszcze { $n } heksów
  }
tip-extension = Tu może urosnąć miasto
tip-lieutenant = Namiestnik
tip-lieutenant-used = Użyty w tej rundzie, { FORM($place, "loc") }
tip-lieutenant-ready = Jeszcze nieużyty, { FORM($place, "loc") }
tip-seat = { $player }
tip-seat-score = Dotychczas { $what }
tip-seat-production = Następna produkcja: { $what }
tip-seat-citizens = Mieszkańcy: { $who }
tip-seat-nobody = Jeszcze bez mieszkańców
tip-seat-buildings = { $n ->
    [0] Jeszcze bez budynków
    [one] 1 budynek
    [few] { $n } budynki
   *[many] { $n } budynków
  }
tip-seat-open = Kliknij, by zobaczyć posiadłość
tip-repopulation = { $n ->
    [0] Nie został żaden kafelek zaludnienia
    [one] Został 1 kafelek zaludnienia
    [few] Zostały { $n } kafelki zaludnienia
   *[many] Zostało { $n } kafelków zaludnienia
  }
tip-rats = { $n ->
    [0] Bez szczurów
    [one] 1 szczur
    [few] { $n } szczury
   *[many] { $n } szczurów
  }
tip-rats-cost = Na koniec gry tracisz { FORM($what, "acc") } i po jednym polu Kroniki Zasług za każdego szczura
tip-rival = Kronika Zasług, pole { $space }; { $figures ->
    [0] bez pionków
    [one] został 1 pionek
    [few] zostały { $figures } pionki
   *[many] zostało { $figures } pionków
  }
tip-score-rounds = Zdobyte w rundach
tip-score-source = { $source }: { $n }
tip-boats = { $n ->
    [0] Nie przypłynie już żaden statek
    [one] Przypłynie jeszcze jeden statek
    [few] Przypłyną jeszcze { $n } statki
   *[many] Przypłynie jeszcze { $n } statków
  }
