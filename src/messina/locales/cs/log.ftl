# What happened. Messages marked P are predicates: the log puts the player's name before them and joins several
# of one turn into a line ("Aurelia goes to Loggia, gains 2 fire and builds a wagon"). The others are sentences.

log-title = Deník
log-empty = Zatím se nic nestalo.
log-open = Otevřít deník
log-close = Zavřít deník
log-jump = Přehrát odsud
log-round = Kolo { $round }

ev-round-began = Začíná kolo { $round }.
ev-order-changed = Pořadí hráčů: { $players }.
# P
ev-board-dealt = { $kind ->
    [scroll] dostává desku archivu { $board }
   *[estate] dostává panství { $board }
  }
ev-hex-laid = { $n ->
    [one] K městu se připojuje čtvrť { $hexes }.
    [few] Město tvoří { $n } čtvrti.
   *[other] Město tvoří { $n } čtvrtí.
  }
ev-tile-revealed = Nově v nabídce: { $tiles }.
ev-workshops-replaced = Na místo dílen éry I přicházejí dílny éry II.
ev-dock-drawn = Destička kotviště určuje { $place }.
ev-boat-arrived = { $cube ->
    [yes] <boat> s { FORM($goods, "ins") } kotví { FORM($place, "ins") } a přiváží <plague-cube>.
   *[no] <boat> s { FORM($goods, "ins") } kotví { FORM($place, "ins") } bez kostky.
  }
  .plain = { $cube ->
    [yes] Loď s { FORM($goods, "ins") } kotví { FORM($place, "ins") } a přiváží kostku moru.
   *[no] Loď s { FORM($goods, "ins") } kotví { FORM($place, "ins") } bez kostky.
  }
ev-wheel-turned = <wheel> Ukazatel se otáčí na { FORM($rat, "acc") }.
  .plain = Ukazatel se otáčí na { FORM($rat, "acc") }.
ev-cube-placed = { $n ->
    [one] <plague-cube> přibývá ve čtvrti { $hexes }.
    [few] { $n } <plague-cube> přibývají ve čtvrtích { $hexes }.
   *[other] { $n } <plague-cube> přibývá ve čtvrtích { $hexes }.
  }
  .plain = { $n ->
    [one] Kostka moru přibývá ve čtvrti { $hexes }.
    [few] { $n } kostky moru přibývají ve čtvrtích { $hexes }.
   *[other] { $n } kostek moru přibývá ve čtvrtích { $hexes }.
  }
ev-plague-held = Potřeba kostek: { $needed }, v zásobě: { $supply }. Žádná se neumístí.
ev-citizen-appeared = { $n ->
    [one] { $citizens } přichází do čtvrti { $hexes }.
    [few] { $citizens } přichází do každé ze čtvrtí { $hexes }.
   *[other] { $citizens } přichází do každé ze čtvrtí { $hexes }.
  }
ev-citizen-lost = Mor si bere { FORM($citizens, "acc") }: { $hexes }.
# P
ev-lieutenant-moved = { $coins ->
    [0] jde { FORM($place, "dat") }
   *[other] jde { FORM($place, "dat") } za { $coins }<coin>
  }
  .plain = { $coins ->
    [0] jde { FORM($place, "dat") }
    [one] jde { FORM($place, "dat") } za 1 minci
    [few] jde { FORM($place, "dat") } za { $coins } mince
   *[other] jde { FORM($place, "dat") } za { $coins } mincí
  }
# P
ev-lieutenant-stayed = zůstává { FORM($place, "loc") }
# P
ev-lieutenant-recalled = odvolává služebníka { FORM($place, "gen") }
# P
ev-lieutenant-gained = získává <lieutenant> služebníka
  .plain = získává služebníka
# P
ev-lieutenant-given-up = odevzdává služebníka { FORM($place, "gen") }
# P
ev-citizen-placed = { $kind ->
    [cabin] posílá { FORM($one, "acc") } { FORM($holder, "dat") }
    [workshop] zaměstnává { FORM($one, "acc") } { FORM($holder, "loc") }
   *[square] umisťuje { FORM($one, "acc") } { FORM($holder, "dat") }
  }
# P
ev-citizen-discarded = nemá místo pro { FORM($one, "acc") }
# P
ev-citizen-moved = přesouvá měšťana { FORM($square, "gen") } { FORM($holder, "dat") }
# P
ev-citizen-upgraded = povyšuje měšťana { FORM($holder, "loc") }
# P
ev-citizen-given-up = posílá měšťana { FORM($holder, "gen") } osídlit město
# P
ev-cube-burned = { $n ->
    [one] spaluje <plague-cube> { FORM($place, "loc") }
    [few] spaluje { $n } <plague-cube> { FORM($place, "loc") }
   *[other] spaluje { $n } <plague-cube> { FORM($place, "loc") }
  }
  .plain = { $n ->
    [one] spaluje kostku { FORM($place, "loc") }
    [few] spaluje { $n } kostky { FORM($place, "loc") }
   *[other] spaluje { $n } kostek { FORM($place, "loc") }
  }
# P
ev-cube-discarded = nebojuje s kostkou na lodi
# P
ev-rats-gained = získává { FORM($what, "acc") }
# P
ev-tokens-gained = získává { FORM($what, "acc") }
# P
ev-tokens-spent = platí { FORM($what, "acc") }
# P
ev-points-scored = { $sign ->
    [minus] ztrácí { $what } ({ $source })
   *[plus] získává { $what } ({ $source })
  }
# P
ev-register-advanced = postupuje { FORM($register, "loc") } na pole { $space }
# P
ev-register-fell-back = klesá { FORM($register, "loc") } na pole { $space }
# P
ev-opportunity-lost = nechává propadnout akci ({ $what })
# P
ev-scroll-advanced = posouvá { $track }. kostičku archivu na stupeň { $level }
# P
ev-overseer-advanced = posouvá správce { FORM($citizen, "gen") } na zastávku { $step }
# P
ev-overseer-upgraded = povyšuje správce { FORM($citizen, "gen") }
# P
ev-offer-cycled = { $stacks ->
    [workshops] obnovuje nabídku dílen
   *[improvements] obnovuje nabídku vylepšení
  }
# P
ev-built = staví { FORM($tile, "acc") }
# P
ev-improvement-placed = vylepšuje domek { $cabin }
# P
ev-boat-taken = bere { $boat }
# P
ev-hex-repopulated = <repopulate> znovu osidluje { FORM($place, "acc") }
  .plain = znovu osidluje { FORM($place, "acc") }
# P
ev-reward-gained = získává odměnu za { FORM($tile, "acc") }
# P
ev-quarantine-moved = posouvá měšťana v domku { $cabin } na pole II
ev-solo-tile-revealed = { $fits ->
    [yes] Sólová destička určuje { FORM($place, "acc") }.
   *[no] Sólová destička určuje { FORM($place, "acc") }, kam teď jít nelze (blokováno, nebo mimo město).
  }
# P
ev-opponent-moved = jde { FORM($place, "dat") }
# P
ev-opponent-removed-citizen = odvádí { FORM($citizens, "acc") } { FORM($place, "gen") }
# P
ev-opponent-took = bere { FORM($tile, "acc") }
ev-round-ended = Kolo { $round } končí.
ev-game-ended = Hra skončila.

note-bot-replaced = zahrál jednodušší bot, ten obvyklý přemýšlel příliš dlouho
note-other = poznámka: { $note }

# Where points come from.
source-start = začátek
source-plague = mor
source-actions = akce
source-boats = lodě
source-wagons = vozy
source-workshops = dílny
source-production = produkce
source-visits = návštěvy
source-cycling = obnova nabídky
source-rats = krysy
source-popularity = morová kronika
source-city = městské knihy
source-church = církevní matriky
source-popularity_ranking = morová kronika, pořadí
source-hexes = znovuosídlené čtvrti
source-scrolls = šlechtický archiv
source-tokens = zbylé žetony
source-repopulation = nejvíc znovuosídleno
