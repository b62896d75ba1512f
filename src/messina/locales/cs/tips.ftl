# Tooltips: name first, then what it means now, then the clause of the rules.

tip-free = Cesta je zdarma
tip-cost = { $n ->
    [one] Cesta stojí 1 minci
    [few] Cesta stojí { $n } mince
   *[other] Cesta stojí { $n } mincí
  }
tip-stay = Služebník zde smí zůstat
tip-cubes = { $n ->
    [one] 1 kostka: spal ji, nebo si vezmi krysu
    [few] { $n } kostky: spal je, nebo si vezmi krysy
   *[other] { $n } kostek: spal je, nebo si vezmi krysy
  }
tip-citizens = Zachraň { FORM($who, "acc") }
tip-citizens-cabin = Zachraň { FORM($who, "acc") } (do domku, je tu mor)
tip-action = Akce: { $what }
tip-repopulated = Znovuosídlená ({ $player }): 2 body za návštěvu
tip-repopulate = Znovuosídlení ({ $points }): { $cost }, vůz, { $who }
tip-repopulate-unpaid = Znovuosídlení ({ $points }): vůz, { $who }
tip-repopulate-lt = Znovuosídlení ({ $points }): { $cost }, vůz, služebník, { $who }
tip-dock = { $n ->
    [0] Není tu žádná loď
    [one] Čeká tu 1 loď
    [few] Čekají tu { $n } lodě
   *[other] Čeká tu { $n } lodí
  }
tip-boat = Přináší { FORM($what, "acc") }
tip-boat-cube = S kostkou: spal ji, nebo si vezmi krysu
tip-square = Při aktivaci: { $what }
tip-square-once = Jen na jedno použití
tip-square-spent = Vyčerpáno
tip-square-empty = Zatím tu nikdo není
tip-square-citizen = Stojí tu { $one }
tip-square-upgraded = { $klass ->
    [craftsman] Stojí tu patricijský řemeslník
    [nun] Stojí tu patricijská jeptiška
   *[aristocrat] Stojí tu patricijský šlechtic
  }
tip-step = Správce { FORM($citizen, "gen") }, zastávka { $step }
tip-step-kind = { $kind ->
    [squares] Aktivuje měšťana na jednom ze dvou polí; povýšený na obou
    [region] Aktivuje měšťana v jedné oblasti; povýšený až dva
    [regions] Aktivuje po jednom měšťanovi ve dvou oblastech; povýšený až dva v oblasti své vrstvy
   *[centre] Aktivuje až tři měšťany kdekoli
  }
tip-step-nobody = Teď tam není koho aktivovat
tip-overseer = Správce { FORM($citizen, "gen") }
tip-overseer-up = Povýšený správce { FORM($citizen, "gen") }
tip-overseer-at = { $step ->
    [0] Na začátku obchůzky
   *[other] Zastávka { $step } z 6
  }
tip-cabin = Domek { $number }
tip-cabin-empty = Prázdný
tip-cabin-citizen = Na poli { $space }: { $one }
tip-cabin-bare = Bez vylepšení
tip-cabin-improved = S měšťanem uvnitř na konci každého kola: { $what }
tip-workshop = { $tile }
tip-workshop-plain = { $klass ->
    [craftsman] S řemeslníkem
    [nun] S jeptiškou
   *[aristocrat] Se šlechticem
  }: { $what }
tip-workshop-up = { $klass ->
    [craftsman] S patricijským řemeslníkem
    [nun] S patricijskou jeptiškou
   *[aristocrat] S patricijským šlechticem
  }: { $what }
tip-workshop-reward = Jednorázová odměna: { $what }
tip-workshop-reward-up = Jednorázová odměna, { $klass ->
    [craftsman] s patricijským řemeslníkem
    [nun] s patricijskou jeptiškou
   *[aristocrat] s patricijským šlechticem
  }: { $what }
tip-workshop-rewarded = Odměna už byla vyplacena
tip-workshop-point = Patricij zde přináší 1 bod za kolo
tip-workshop-empty = Nikdo tu nepracuje
tip-wagon = Vůz { $number }
tip-wagon-ready = Připravený
tip-wagon-used = V tomto kole použitý
tip-wagon-points = Při postavení: { $what }
tip-scroll = Archiv: { $track }
tip-scroll-now = Hodnota za kus: { $value }
tip-scroll-bars = Nynější hodnota: { $value }
tip-scroll-most = Počítá se nejvýš { $n }
tip-register = { $register }, pole { $space }
tip-register-points = Na konci { $what }
tip-register-action = Při dosažení: { $what }
tip-register-empty = Bez akce a bez bodů
tip-register-bar = { $bar ->
    [single] Za jednoduchým břevnem
   *[double] Za zdvojeným břevnem
  }
tip-register-here = Zde: { $players }
tip-round = Kolo { $round }
tip-round-order = Pořadí hráčů podle { FORM($what, "gen") }
tip-round-order-random = Pořadí hráčů určí los
tip-round-fire = { $n ->
    [one] Kostka stojí 1 oheň
    [few] Kostka stojí { $n } ohně a přináší 2 body
   *[other] Kostka stojí { $n } ohňů a přináší 2 body
  }
tip-round-boats = { $n ->
    [one] Připluje 1 loď
    [few] Připlují { $n } lodě
   *[other] Připluje { $n } lodí
  }
tip-round-wheel = { $n ->
    [0] Žádné kostky ani měšťané
    [one] Ukazatel se otočí jednou
    [few] Ukazatel se otočí dvakrát: dvojitý mor
   *[other] Ukazatel se otočí dvakrát: dvojitý mor
  }
tip-round-hex = K městu se připojí čtvrť
tip-round-era = Do nabídky přijdou dílny éry II
tip-offer-cost = Stojí { FORM($what, "acc") }
tip-offer-left = { $n ->
    [one] Poslední v hromádce
    [few] { $n } v hromádce
   *[other] { $n } v hromádce
  }
tip-wheel = Do každé { FORM($colour, "gen") } přijde { $citizens }
tip-wheel-rat = Mor přichází do čtvrtí { FORM($rat, "ins") }
tip-wheel-next = Příště: { $rat }
tip-supply = { $left ->
    [0] Nezbývá žádná kostka
   *[other] Kostek zbývá: { $left } z { $all }
  }
tip-docking = Ještě neurčená mola: { $places }
tip-stack = { $n ->
    [0] Žádná čtvrť už nepřibude
    [one] Přibude ještě jedna čtvrť
    [few] Přibudou ještě { $n } čtvrti
   *[other] Přibude ještě { $n } čtvrtí
  }
tip-extension = Zde může město růst
tip-lieutenant = Služebník
tip-lieutenant-used = V tomto kole použitý, { FORM($place, "loc") }
tip-lieutenant-ready = Dosud nepoužitý, { FORM($place, "loc") }
tip-seat = { $player }
tip-seat-score = Zatím { $what }
tip-seat-production = Příští produkce: { $what }
tip-seat-citizens = Měšťané: { $who }
tip-seat-nobody = Zatím žádní měšťané
tip-seat-buildings = { $n ->
    [0] Zatím žádné budovy
    [one] 1 budova
    [few] { $n } budovy
   *[other] { $n } budov
  }
tip-seat-open = Panství zobrazíš kliknutím
tip-repopulation = { $n ->
    [0] Nezbývá žádná destička znovuosídlení
    [one] Zbývá 1 destička znovuosídlení
    [few] Zbývají { $n } destičky znovuosídlení
   *[other] Zbývá { $n } destiček znovuosídlení
  }
tip-rats = { $n ->
    [0] Žádné krysy
    [one] 1 krysa
    [few] { $n } krysy
   *[other] { $n } krys
  }
tip-rats-cost = Na konci ztratíš { $what } a za každou krysu jedno pole v morové kronice
tip-rival = Morová kronika, pole { $space }; { $figures ->
    [0] žádná figurka nezbývá
    [one] zbývá 1 figurka
    [few] zbývají { $figures } figurky
   *[other] zbývá { $figures } figurek
  }
tip-score-rounds = Získáno v kolech
tip-score-source = { $source }: { $n }
tip-boats = { $n ->
    [0] Žádná loď už nepřipluje
    [one] Připluje ještě jedna loď
    [few] Připlují ještě { $n } lodě
   *[other] Připluje ještě { $n } lodí
  }
