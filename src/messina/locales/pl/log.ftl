# What happened. Messages marked P are predicates: the log puts the player's name before them and joins several
# of one turn into a line ("Aurelia goes to Loggia, gains 2 fire and builds a wagon"). The others are sentences.

log-title = Dziennik
log-empty = Nic się jeszcze nie wydarzyło.
log-open = Otwórz dziennik
log-close = Zamknij dziennik
log-jump = Powtórka od tego miejsca
log-round = Runda { $round }

ev-round-began = Zaczyna się runda { $round }.
ev-order-changed = Kolejność gry: { $players }.
# P
ev-board-dealt = { $kind ->
    [scroll] dostaje planszę zwojów { $board }
   *[estate] dostaje posiadłość { $board }
  }
ev-hex-laid = { $n ->
    [one] Do miasta dołącza { $hexes }.
    [few] Miasto tworzą { $n } dzielnice.
   *[many] Miasto tworzy { $n } dzielnic.
  }
ev-tile-revealed = Odkryto: { $tiles }.
ev-workshops-replaced = Warsztaty ery II zastępują warsztaty ery I.
ev-dock-drawn = Kafelek cumowania wskazuje { $place }.
ev-boat-arrived = { $cube ->
    [yes] <boat> z { FORM($goods, "ins") } przywozi <plague-cube> do { FORM($place, "gen") }.
   *[no] <boat> z { FORM($goods, "ins") } przybija do { FORM($place, "gen") } bez kostki.
  }
  .plain = { $cube ->
    [yes] Statek z { FORM($goods, "ins") } przywozi kostkę zarazy do { FORM($place, "gen") }.
   *[no] Statek z { FORM($goods, "ins") } przybija do { FORM($place, "gen") } bez kostki.
  }
ev-wheel-turned = <wheel> Koło wskazuje { FORM($rat, "acc") }.
  .plain = Koło wskazuje { FORM($rat, "acc") }.
ev-cube-placed = { $n ->
    [one] Przybywa <plague-cube>: { $hexes }.
    [few] Przybywają { $n } <plague-cube>: { $hexes }.
   *[many] Przybywa { $n } <plague-cube>: { $hexes }.
  }
  .plain = { $n ->
    [one] Przybywa kostka zarazy: { $hexes }.
    [few] Przybywają { $n } kostki zarazy: { $hexes }.
   *[many] Przybywa { $n } kostek zarazy: { $hexes }.
  }
ev-plague-held = Potrzeba kostek: { $needed }, w puli: { $supply }. Nie przybywa żadna.
ev-citizen-appeared = { $n ->
    [one] Przybywa { $citizens }: { $hexes }.
    [few] Przybywa po { FORM($citizens, "loc") }: { $hexes }.
   *[many] Przybywa po { FORM($citizens, "loc") }: { $hexes }.
  }
ev-citizen-lost = Zaraza zabiera { FORM($citizens, "acc") }: { $hexes }.
# P
ev-lieutenant-moved = { $coins ->
    [0] idzie do { FORM($place, "gen") }
   *[other] idzie do { FORM($place, "gen") } za { $coins }<coin>
  }
  .plain = { $coins ->
    [0] idzie do { FORM($place, "gen") }
    [one] idzie do { FORM($place, "gen") } za 1 monetę
    [few] idzie do { FORM($place, "gen") } za { $coins } monety
   *[many] idzie do { FORM($place, "gen") } za { $coins } monet
  }
# P
ev-lieutenant-stayed = zostaje { FORM($place, "loc") }
# P
ev-lieutenant-recalled = wycofuje namiestnika z { FORM($place, "gen") }
# P
ev-lieutenant-gained = zyskuje <lieutenant> namiestnika
  .plain = zyskuje namiestnika
# P
ev-lieutenant-given-up = poświęca namiestnika { FORM($place, "loc") }
# P
ev-citizen-placed = { $kind ->
    [workshop] zatrudnia { FORM($one, "acc") } { FORM($holder, "loc") }
   *[other] umieszcza { FORM($one, "acc") } { FORM($holder, "loc") }
  }
# P
ev-citizen-discarded = nie ma miejsca dla { FORM($one, "gen") }
# P
ev-citizen-moved = przenosi mieszkańca z { FORM($square, "gen") } do { FORM($holder, "gen") }
# P
ev-citizen-upgraded = ulepsza mieszkańca { FORM($holder, "loc") }
# P
ev-citizen-given-up = wysyła do zaludnienia mieszkańca z { FORM($holder, "gen") }
# P
ev-cube-burned = { $n ->
    [one] spala <plague-cube> { FORM($place, "loc") }
    [few] spala { $n } <plague-cube> { FORM($place, "loc") }
   *[many] spala { $n } <plague-cube> { FORM($place, "loc") }
  }
  .plain = { $n ->
    [one] spala kostkę { FORM($place, "loc") }
    [few] spala { $n } kostki { FORM($place, "loc") }
   *[many] spala { $n } kostek { FORM($place, "loc") }
  }
# P
ev-cube-discarded = nie zwalcza kostki ze statku
# P
ev-rats-gained = dostaje { FORM($what, "acc") }
# P
ev-tokens-gained = zyskuje { FORM($what, "acc") }
# P
ev-tokens-spent = płaci { FORM($what, "acc") }
# P
ev-points-scored = { $sign ->
    [minus] traci { FORM($what, "acc") } ({ $source })
   *[plus] zdobywa { FORM($what, "acc") } ({ $source })
  }
# P
ev-register-advanced = wchodzi na pole { $space } { FORM($register, "gen") }
# P
ev-register-fell-back = cofa się na pole { $space } { FORM($register, "gen") }
# P
ev-opportunity-lost = traci akcję ({ $what })
# P
ev-scroll-advanced = przesuwa { $track }. kostkę zwojów na poziom { $level }
# P
ev-overseer-advanced = przesuwa nadzorcę { FORM($citizen, "gen") } na pole { $step }
# P
ev-overseer-upgraded = ulepsza nadzorcę { FORM($citizen, "gen") }
# P
ev-offer-cycled = { $stacks ->
    [workshops] wymienia warsztaty w ofercie
   *[improvements] wymienia ulepszenia w ofercie
  }
# P
ev-built = buduje { $tile }
# P
ev-improvement-placed = ulepsza chatę { $cabin }
# P
ev-boat-taken = bierze { $boat }
# P
ev-hex-repopulated = <repopulate> zaludnia { FORM($place, "acc") }
  .plain = zaludnia { FORM($place, "acc") }
# P
ev-reward-gained = zdobywa bonus { FORM($tile, "gen") }
# P
ev-quarantine-moved = przesuwa mieszkańca chaty { $cabin } na pole II
ev-solo-tile-revealed = { $fits ->
    [yes] Kafelek ruchu przeciwnika wskazuje { FORM($place, "acc") }.
   *[no] Kafelek ruchu przeciwnika wskazuje { FORM($place, "acc") }, ale ten heks jest zablokowany albo nie ma go w mieście.
  }
# P
ev-opponent-moved = idzie do { FORM($place, "gen") }
# P
ev-opponent-removed-citizen = zabiera { FORM($citizens, "acc") } z { FORM($place, "gen") }
# P
ev-opponent-took = bierze { $tile }
ev-round-ended = Runda { $round } się kończy.
ev-game-ended = Gra się skończyła.

note-bot-replaced = ruch prostszego bota, bo zwykły myślał za długo
note-other = uwaga: { $note }

# Where points come from.
source-start = start
source-plague = zaraza
source-actions = akcje
source-boats = statki
source-wagons = wozy
source-workshops = warsztaty
source-production = produkcja
source-visits = wizyty
source-cycling = wymiana oferty
source-rats = szczury
source-popularity = Kronika Zasług
source-city = Kronika Miejska
source-church = Kronika Kościelna
source-popularity_ranking = Kronika Zasług, miejsce
source-hexes = zaludnione heksy
source-scrolls = zwoje
source-tokens = pozostałe zasoby
source-repopulation = najwięcej zaludnień
