# Místa, která mění majitele, diváci a čas.

seats-title = Kdo sedí u stolu
seats-asked = tah předán { $time }
seats-away = není tu
seats-bot = bot, { $level }
seats-stands-in = zaskakuje bot, { $level }
seats-link = Nový odkaz
seats-link-sure = Dosavadní odkaz a klíč ({ $player }) ihned přestanou platit.
seats-bot-for = Nechat hrát bota ({ $player })
seats-bot-choose = Nechat hrát bota
seats-sure = Ano, udělat
seats-no = Ne
seats-back = Vzít si místo zpět
seats-replaced = Hraje za tebe bot.
seats-lost = Tvoje místo u tohoto stolu dostal někdo jiný. Dál můžeš sledovat.
seats-ended = Tento stůl byl ukončen. Zůstává k prohlížení.
seats-end = Ukončit tento stůl
seats-end-sure = Potom už nikdo nemůže hrát dál. Hra zůstane k prohlížení.
seats-watch-link = Odkaz pro diváky
seats-watch-lead = Kdo otevře tento odkaz, jen sleduje. Klíč v něm není.
seats-watching = { $n ->
    [0] Nikdo nesleduje
    [one] Sleduje { $n } divák
    [few] Sledují { $n } diváci
    [many] Sleduje { $n } diváka
   *[other] Sleduje { $n } diváků
}

clock-left = Zbývající čas: { $time }
clock-out = Čas vypršel: { $player }.
clock-go-on = Nechat hrát dál bota
clock-none = žádné
clock-plus = { $budget } + { $increment } na tah
clock-own = vlastní
clock-budget = Hodin na celou hru
clock-increment = Minut navíc za každý tah
option-agreed = Dohoda u stolu
option-clock = Hodiny
  .about = když čas vyprší, ostatní mohou nechat hrát bota
option-hints = Rady
  .about = každý se smí poradit se silným botem
door-clock = Hodiny
door-hints = Rady
door-agree = Kdo se posadí, souhlasí.
door-watch = Jen sledovat
