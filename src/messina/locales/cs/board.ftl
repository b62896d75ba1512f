# The board: labels of things for those who hear it, and the few words drawn on it.
# $klass is craftsman, nun or aristocrat; $player a name; $what an action in words.

board-or = nebo
board-free = zdarma
board-open = lze vybrat
board-opponent = protivník
  .title = Protivník

# The city.
board-city = Město Messina
board-zoom = Velikost obrazu
board-zoom-in = Přiblížit
board-zoom-out = Oddálit
board-zoom-fit = Zobrazit celé
board-cubes = { $n ->
    [one] 1 kostka
    [few] { $n } kostky
   *[other] { $n } kostek
  }
board-boats = { $n ->
    [0] žádná loď
    [one] 1 loď
    [few] { $n } lodě
   *[other] { $n } lodí
  }
board-figure-standing = stojí zde figurka ({ $player })
board-figure-lying = leží zde služebník ({ $player })
board-repopulated = znovuosídlená ({ $player })
board-took = vzato ({ $player }): { $what }
board-action = akce: { $what }
board-blocked = blokuje { $player }
board-coins-short = { $n ->
    [one] chybí 1 mince
    [few] chybí { $n } mince
   *[other] chybí { $n } mincí
  }
board-rescue = { $klass ->
    [craftsman] Zachránit řemeslníka
    [nun] Zachránit jeptišku
   *[aristocrat] Zachránit šlechtice
  }
board-boat-take = { $goods ->
    [stones] Vzít loď s drahými kameny
    [spices] Vzít loď s kořením
   *[silk] Vzít loď s hedvábím
  }
board-burn = Spálit kostku za { $what }
board-take-action = Provést akci: { $what }
board-repopulate = Znovu osídlit tuto čtvrť
board-next-dock = další molo
board-supply = { $left } z { $all }
board-cubes-left = kostek zbývá
board-to-come = { $n ->
    [0] už žádná
   *[other] ještě { $n }
  }
board-boats-left = { $n ->
    [0] žádná loď už nepřipluje
    [one] ještě 1 loď
    [few] ještě { $n } lodě
   *[other] ještě { $n } lodí
  }
board-docks-left = { $n ->
    [one] 1 destička kotviště v hromádce
    [few] { $n } destičky kotvišť v hromádce
   *[other] { $n } destiček kotvišť v hromádce
  }
board-supplies = Ukazatel a zásoby
board-wheel = Ukazatel nákazy

# Estates.
board-estate = Panství: { $player }
board-your-estate-place = tvé panství, { $place }. v pořadí
board-estate-place = { $place }. v pořadí
board-place = { $place }.
board-place-now = { $place }., na tahu
board-show-estate = { $player }, { $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
  }: zobrazit panství
board-spent = vyčerpáno
board-single-use = jen jednou
board-step = { $klass ->
    [craftsman] Obchůzka správce řemeslníků
    [nun] Obchůzka správce jeptišek
   *[aristocrat] Obchůzka správce šlechticů
  }, zastávka { $step }
board-centre = Střed panství
board-if-ended = kdyby teď skončila
board-if-ended-label = Kdyby hra teď skončila: { $n }
board-other-lieutenant = Vybrat tohoto služebníka
board-take-step = { $klass ->
    [craftsman] Správce řemeslníků
    [nun] Správce jeptišek
   *[aristocrat] Správce šlechticů
  } na zastávku { $step }{ $branch ->
    [left] , vlevo
    [right] , vpravo
   *[common] {""}
  }
board-overseer = { $klass ->
    [craftsman] Správce řemeslníků
    [nun] Správce jeptišek
   *[aristocrat] Správce šlechticů
  }{ $upgraded ->
    [yes] , povýšený
   *[no] {""}
  }
board-some = { $n } z { $all }
board-workshop = { $klass ->
    [craftsman] Dílna řemeslníků
    [nun] Dílna jeptišek
   *[aristocrat] Dílna šlechticů
  }, éra { $era ->
    [1] I
   *[2] II
  }
board-workshop-free = dílna
board-with-upgraded = s patricijem: { $what }
board-upgraded-also = s patricijem navíc: { $what }
board-nobody = nikdo tu není
board-rewarded = odměna vyplacena
board-no-improvement = bez vylepšení
board-in-bed = { $citizen } na poli { $space ->
    [1] I
   *[2] II
  }
board-boats-store = Lodě
board-wagons-store = Vozy
board-wagon = { $used ->
    [yes] Vůz, v tomto kole použitý
   *[no] Vůz, připravený
  }
board-lieutenant = { $state ->
    [used] Služebník, použitý
    [home] Služebník na panství
   *[lying] Služebník v Messině, nepoužitý
  }
board-repopulation-left = { $n ->
    [0] nezbývá žádná destička znovuosídlení
    [one] zbývá 1 destička znovuosídlení
    [few] zbývají { $n } destičky znovuosídlení
   *[other] zbývá { $n } destiček znovuosídlení
  }
board-scroll = Archiv, { $track }: { $values }, kostička na stupni { $marker } z { $last }

# Registers, rounds, offers.
board-registers = Písemné záznamy
board-register-popularity = Kronika
board-register-city = Knihy
board-register-church = Matriky
board-space = { $register }, pole { $space }
board-advance = postup
board-ranking = Body za pořadí v morové kronice na konci hry: { $points }
board-rounds = Přehledová tabulka
board-rounds-order = pořadí
board-rounds-fire = oheň
board-rounds-boats = lodě
board-rounds-wheel = nákaza
board-rounds-new = nové
board-era-two = éra II
board-offers = Nabídka
board-improvements = Vylepšení
board-workshops = Dílny, éra { $era }
board-wagons = Vozy
board-improvement = Vylepšení
board-wagon-number = Vůz { $number }
board-costs = cena: { $what }
board-short = chybí { $what }
board-in-stack = { $n ->
    [one] poslední v hromádce
    [few] { $n } v hromádce
   *[other] { $n } v hromádce
  }
board-left = ×{ $n }
board-cycle = obnovit za 1
board-pay = Zaplatit: { $what }

# The rival of a solo game.
board-opponent-first = virtuální, v tomto kole hraje první
board-opponent-second = virtuální, v tomto kole hraje druhý
board-opponent-figures = { $n ->
    [0] žádná figurka nezbývá
    [one] zbývá 1 figurka
    [few] zbývají { $n } figurky
   *[other] zbývá { $n } figurek
  }
board-last-tile = naposledy
board-tiles-left = v zásobě

board-clause = Pravidlo { $clause }

# Alone: how good the score is (12.6).
solo-marks = Jak dobrý je výsledek?
solo-mark = { $grade ->
    [fair] průměrné od { $n }
    [good] dobré od { $n }
   *[outstanding] skvělé od { $n }
  }
solo-grade = { $grade ->
   *[poor] zatím podprůměrné
    [fair] průměrné
    [good] dobré
    [outstanding] skvělé
  }
