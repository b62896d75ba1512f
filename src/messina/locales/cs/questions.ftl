# The status sentence: what is asked of the reader, and (.other) what somebody else is being asked.
# Verb first, at most about sixty characters.

ask-choose-lieutenant = Vyber čtvrť či přístavní molo, nebo nejprve služebníka.
  .other = { $player } vybírá služebníka.
ask-choose-destination = Vyber pro služebníka čtvrť nebo molo.
  .other = { $player } vybírá čtvrť nebo molo.
ask-choose-boat = Vyber loď { FORM($place, "ins") }.
  .other = { $player } vybírá loď.
ask-rescue = Záchrana { FORM($place, "gen") }: kdo půjde první?
  .other = { $player } zachraňuje měšťany { FORM($place, "gen") }.
ask-place-in-sector = { $healed ->
    [yes] { $klass ->
        [craftsman] Uzdravený řemeslník
        [nun] Uzdravená jeptiška
       *[aristocrat] Uzdravený šlechtic
      }
   *[no] { $klass ->
        [craftsman] Zachráněný řemeslník
        [nun] Zachráněná jeptiška
       *[aristocrat] Zachráněný šlechtic
      }
  }: vyber pole.
  .other = { $player } hledá místo pro { FORM($one, "acc") }.
ask-place-in-cabin = { $klass ->
    [craftsman] Zachráněný řemeslník
    [nun] Zachráněná jeptiška
   *[aristocrat] Zachráněný šlechtic
  }: vyber domek.
  .other = { $player } vybírá domek pro { FORM($one, "acc") }.
ask-fight = { $cost ->
    [one] Bojuj ({ $place }): kostka za 1 oheň.
    [few] Bojuj ({ $place }): kostka za { $cost } ohně, +2 body.
   *[other] Bojuj ({ $place }): kostka za { $cost } ohňů, +2 body.
  }
  .other = { $player } bojuje s morem { FORM($place, "loc") }.
ask-also-remove = Velký oheň smí spálit ještě jednu kostku. Kterou?
  .other = { $player } vybírá další kostku.
ask-fight-boat = Spálíš kostku na lodi, nebo si vezmeš krysu?
  .other = { $player } bojuje s morem na lodi.
ask-action-step = { $open ->
    [yes] Proveď akci, nebo znovu osídli { FORM($place, "acc") }.
    [action] Proveď akci { FORM($place, "loc") }.
    [end] Vše je využito. Potvrď tah.
   *[no] Využij, co zbývá, nebo potvrď tah.
  }
  .other = { $player } provádí krok akce.
ask-choose-bundle = Vyber jedno: { $options }.
  .other = { $player } vybírá ze dvou možností.
ask-pick-scroll = Postup v archivu: vyber stupnici.
  .other = { $player } postupuje v archivu.
ask-pick-upgrade = Povyš měšťana: vyber kterého.
  .other = { $player } povyšuje měšťana.
ask-pick-worker = Vyber { FORM($citizen, "acc") } do dílny.
  .other = { $player } obsazuje dílnu.
ask-pick-overseer = { $kind ->
    [upgrade] Povyš správce: vyber kterého.
    [both] Vyber správce, kterého povýšíš a posuneš.
   *[advance] Pohni správcem: vyber kterým.
  }
  .other = { $player } vybírá správce.
ask-pick-step = Pohni správcem { FORM($citizen, "gen") }: vyber zastávku.
  .other = { $player } posouvá správce.
ask-activate = { $n ->
    [one] Aktivuj měšťana: vyber kterého.
    [few] Aktivuj až { $n } měšťany, jednoho po druhém.
   *[other] Aktivuj až { $n } měšťanů, jednoho po druhém.
  }
  .other = { $player } aktivuje měšťany.
ask-build = { $cycled ->
    [yes] Postav jednu destičku z nabídky.
   *[no] Postav jednu destičku, nebo nejdřív obnov nabídku.
  }
  .other = { $player } staví.
ask-pick-cabin = Vyber domek pro vylepšení.
  .other = { $player } vybírá domek.
ask-pay-cycling = Čím zaplatíš za obnovu nabídky?
  .other = { $player } obnovuje nabídku.
ask-pick-hex-action = Vyber libovolnou čtvrť: její akce je tvoje.
  .other = { $player } vybírá akci libovolné čtvrti.
ask-give-citizen = { $upgraded ->
    [yes] { $klass ->
        [craftsman] Vyber patricijského řemeslníka k osídlení.
        [nun] Vyber patricijskou jeptišku k osídlení.
       *[aristocrat] Vyber patricijského šlechtice k osídlení.
      }
   *[no] Vyber { FORM($one, "acc") } k osídlení.
  }
  .other = { $player } znovu osidluje.
ask-give-lieutenant = Vyber služebníka, kterého navždy odevzdáš.
  .other = { $player } odevzdává služebníka.
ask-employ-first = Před produkcí: přejde někdo do dílny?
  .other = { $player } se chystá na produkci.
ask-produce-next = Kdo produkuje jako další?
  .other = { $player } produkuje.
ask-heal-next = Kdo jako další opustí karanténu?
  .other = { $player } ukončuje karanténu.
ask-end-turn = Služebník je odvolán. Potvrď tah.
  .other = { $player } končí tah.
ask-chance = Odkrývá se něco nového.
ask-over = Hra skončila.
ask-waiting = Čeká se na stůl…

# The four steps of a turn, in the header.
step-choose = Výběr
step-rescue = Záchrana
step-fight = Boj
step-action = Akce
step-produce = Produkce
steps-label = Kroky tahu
step-now = { $step } (teď)

# What can be answered: labels of buttons and of things on the board.
choice-lieutenant = Služebník { FORM($place, "loc") }
choice-lieutenant-estate = Služebník na panství
choice-go = Jít { FORM($place, "dat") }
choice-stay = Zůstat { FORM($place, "loc") }
choice-recall = Odvolat +1<coin>
  .plain = Odvolat služebníka a získat 1 minci
choice-boat = Vzít { $what }
choice-rescue = Zachránit { $icon }
  .plain = Zachránit { FORM($one, "acc") }
choice-cabin = Domek { $number }
choice-square = Umístit { FORM($square, "dat") }
choice-into = Rovnou do dílny
choice-discard = Není místo: ztratit
  .plain = Není místo, měšťan je ztracen
choice-employ = Obsadit { FORM($tile, "acc") }
choice-citizen = { $klass ->
    [craftsman] Řemeslník
    [nun] Jeptiška
   *[aristocrat] Šlechtic
  } { FORM($square, "loc") }
choice-heal = Měšťan z domku { $number }
choice-produce = { $holder }
choice-burn = Spálit za { $what }
  .plain = Spálit kostku za { $what }
choice-also = Spálit i kostku { FORM($place, "loc") }
choice-action = Akce: { $what }
choice-repopulate = <repopulate> Znovu osídlit
  .plain = Znovu osídlit tuto čtvrť
choice-repopulate-others = Vybrat, kdo odejde
choice-use = { $what }
choice-advance-city = { $n }<coin> za postup <city-register>
  .plain = { $n ->
    [one] Zaplatit 1 minci za postup v městských knihách
    [few] Zaplatit { $n } mince za postup v městských knihách
   *[other] Zaplatit { $n } mincí za postup v městských knihách
  }
choice-advance-church = { $n }<coin> za postup <church-register>
  .plain = { $n ->
    [one] Zaplatit 1 minci za postup v církevních matrikách
    [few] Zaplatit { $n } mince za postup v církevních matrikách
   *[other] Zaplatit { $n } mincí za postup v církevních matrikách
  }
choice-end = Potvrdit tah
choice-end-drop = Potvrdit, ztratit { $n }
choice-end-sure = { $n ->
    [one] Ještě zbývá jedna možnost, která by propadla. Přesto potvrdit tah?
    [few] Ještě zbývají { $n } možnosti, které by propadly. Přesto potvrdit tah?
   *[other] Ještě zbývá { $n } možností, které by propadly. Přesto potvrdit tah?
  }
choice-done = Nic dalšího
choice-done-fight = { $n ->
    [0] Pokračovat
    [one] Přestat: 1 <rat-token>
    [few] Přestat: { $n } <rat-token>
   *[other] Přestat: { $n } <rat-token>
  }
  .plain = { $n ->
    [0] Pokračovat
    [one] Přestat bojovat a získat 1 krysu
    [few] Přestat bojovat a získat { $n } krysy
   *[other] Přestat bojovat a získat { $n } krys
  }
choice-done-boat = Vzít 1 <rat-token>
  .plain = Vzít loď a získat 1 krysu
choice-done-activate = Nikoho dalšího neaktivovat
choice-done-build = Nestavět nic
choice-done-employ = Přejít k produkci
choice-done-also = Žádnou další kostku
choice-choose = { $what }
choice-track = Archiv: { $track }
choice-upgrade = Povýšit měšťana { FORM($holder, "loc") }
choice-overseer = Správce { FORM($citizen, "gen") }
choice-step = Zastávka { $step }, { $branch ->
    [left] vlevo
    [right] vpravo
   *[common] rovně
  }
choice-activate = Aktivovat { $square }: { $what }
choice-hex = Akce { FORM($place, "loc") }: { $what }
choice-cycle-improvements = Obnovit vylepšení
choice-cycle-workshops = Obnovit dílny
choice-pay = { $what }
  .plain = Zaplatit { FORM($what, "acc") }
choice-build = Postavit { FORM($tile, "acc") }
choice-give = Vyslat měšťana { FORM($holder, "gen") }
choice-send = Odevzdat služebníka { FORM($place, "gen") }

# The header beside the sentence.
fight-label = Kolik kostek spálíš?
fight-burn = Spálit kostky: zde { $n }, vedle { $beside }, cena { $cost }. Krysy: { $rats }
fight-none = Nespálit žádnou kostku. Krysy: { $rats }
pending-earned = získáno
pending-paid = za mince
pending-more = další: { $n }
pending-which = Co z toho využiješ?
gives-label = přinese
leaves-label = odejdou
away = { $player } tu není
pending-waits = příští krok akce
pending-next = jsi další na řadě
pending-soon = { $n ->
    [one] před tebou jeden tah
    [few] před tebou { $n } tahy
   *[other] před tebou { $n } tahů
  }
undo = Zpět
undo-label = Vrátit poslední krok
restart-turn = Začít tah znovu
undo-nothing = Zatím není co vracet
undo-chance = Nelze vrátit: něco se odkrylo
undo-others = Nelze vrátit: mezitím rozhodl někdo jiný
undo-over = Hra skončila
go-there = Jít sem
place-here = Umístit sem
do-it = Provést
cancel = Zrušit
see-estate = Panství: { $player }
back-to-mine = Zpět na mé panství
replay-last-turn = Poslední tahy
  .about = Ukázat znovu, co se stalo od tvého posledního tahu
stop-replay = Přeskočit
other-lieutenant = Jiný služebník

# Why something cannot be chosen.
refusal-blocked = Blokuje { $player }
refusal-coins-short = { $n ->
    [one] Chybí 1 mince
    [few] Chybí { $n } mince
   *[other] Chybí { $n } mincí
  }
refusal-tokens-short = Chybí { $what }
refusal-no-boat = U tohoto mola není loď
refusal-no-wagon = Žádný vůz není připravený
refusal-no-citizens = Chybí { $what }
refusal-no-lieutenant = Nemáš žádného nepoužitého služebníka
refusal-repopulated = Už znovuosídlená ({ $player })
refusal-no-tile = Všech pět destiček znovuosídlení je použito
refusal-no-cabin = Každý domek už má vylepšení
refusal-repopulate = Znovu osídlit nelze. { $why }
