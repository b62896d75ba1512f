# Tooltips: name first, then what it means now, then the clause of the rules.

tip-free = Gratis erreichbar
tip-cost = { $n ->
    [one] Kostet 1 Münze
   *[other] Kostet { $n } Münzen
  }
tip-stay = Der Leutnant darf hierbleiben
tip-cubes = { $n ->
    [one] 1 Würfel: bekämpfen oder eine Ratte nehmen
   *[other] { $n } Würfel: bekämpfen oder Ratten nehmen
  }
tip-citizens = Zu retten: { $who }
tip-citizens-cabin = Zu retten (in eine Hütte, hier ist die Pest): { $who }
tip-action = Aktion: { $what }
tip-repopulated = Wiederbevölkert von { $player }: 2 Punkte je Besuch
tip-repopulate = Wiederbevölkern ({ $points }): { $cost }, ein Wagen, { $who }
tip-repopulate-unpaid = Wiederbevölkern ({ $points }): ein Wagen, { $who }
tip-repopulate-lt = Wiederbevölkern ({ $points }): { $cost }, ein Wagen, ein Leutnant, { $who }
tip-dock = { $n ->
    [0] Kein Schiff hier
    [one] 1 Schiff wartet hier
   *[other] { $n } Schiffe warten hier
  }
tip-boat = Bringt { $what }
tip-boat-cube = Mit Würfel: verbrennen oder eine Ratte nehmen
tip-square = Beim Aktivieren: { $what }
tip-square-once = Nur einmal nutzbar
tip-square-spent = Verbraucht
tip-square-empty = Noch niemand hier
tip-square-citizen = Hier steht { $one }
tip-square-upgraded = Hier steht { $klass ->
    [craftsman] ein aufgewerteter Handwerker
    [nun] eine aufgewertete Nonne
   *[aristocrat] ein aufgewerteter Aristokrat
  }
tip-step = { FORM($citizen, "gen") }-Aufseher, Schritt { $step }
tip-step-kind = { $kind ->
    [squares] Aktiviert einen Bürger auf einem von zwei Quadraten; aufgewertet: auf beiden
    [region] Aktiviert einen Bürger eines Bereichs; aufgewertet: bis zu zwei
    [regions] Aktiviert je einen Bürger in zwei Bereichen; aufgewertet: bis zu zwei im Bereich der eigenen Klasse
   *[centre] Aktiviert bis zu drei beliebige Bürger
  }
tip-step-nobody = Dort ist niemand zu aktivieren
tip-overseer = { FORM($citizen, "gen") }-Aufseher
tip-overseer-up = Aufgewerteter { FORM($citizen, "gen") }-Aufseher
tip-overseer-at = { $step ->
    [0] Am Start seines Wegs
   *[other] Schritt { $step } von 6
  }
tip-cabin = Hütte { $number }
tip-cabin-empty = Leer
tip-cabin-citizen = Auf Feld { $space }: { $one }
tip-cabin-bare = Keine Verbesserung
tip-cabin-improved = Mit einem Bürger darin am Ende jeder Runde: { $what }
tip-workshop = { $tile }
tip-workshop-plain = Mit { FORM($one, "dat") }: { $what }
tip-workshop-up = Mit { $klass ->
    [craftsman] einem aufgewerteten Handwerker
    [nun] einer aufgewerteten Nonne
   *[aristocrat] einem aufgewerteten Aristokraten
  }: { $what }
tip-workshop-reward = Einmalige Belohnung: { $what }
tip-workshop-reward-up = Einmalige Belohnung, mit { $klass ->
    [craftsman] einem aufgewerteten Handwerker
    [nun] einer aufgewerteten Nonne
   *[aristocrat] einem aufgewerteten Aristokraten
  }: { $what }
tip-workshop-rewarded = Die Belohnung ist schon vergeben
tip-workshop-point = Ein aufgewerteter Bürger bringt hier 1 Punkt pro Runde
tip-workshop-empty = Niemand arbeitet hier
tip-wagon = Wagen { $number }
tip-wagon-ready = Bereit
tip-wagon-used = In dieser Runde genutzt
tip-wagon-points = Beim Bau: { $what }
tip-scroll = Schriftrolle: { $track }
tip-scroll-now = Jetzt je { $value } wert
tip-scroll-bars = Jetzt { $value } wert
tip-scroll-most = Höchstens { $n } zählen
tip-register = { $register }, Feld { $space }
tip-register-points = { $what } am Ende
tip-register-action = Bei Ankunft: { $what }
tip-register-empty = Keine Aktion und keine Punkte
tip-register-bar = { $bar ->
    [single] Hinter dem einfachen Balken
   *[double] Hinter dem doppelten Balken
  }
tip-register-here = Hier: { $players }
tip-round = Runde { $round }
tip-round-order = Zugfolge nach { FORM($what, "dat") }
tip-round-order-random = Die Zugfolge wird ausgelost
tip-round-fire = { $n ->
    [one] Ein Würfel kostet 1 Feuer
   *[other] Ein Würfel kostet { $n } Feuer und bringt 2 Punkte
  }
tip-round-boats = { $n ->
    [one] 1 Schiff kommt an
   *[other] { $n } Schiffe kommen an
  }
tip-round-wheel = { $n ->
    [0] Keine Würfel und keine Bürger
    [one] Das Rad dreht sich einmal
   *[other] Das Rad dreht sich zweimal: doppelte Pest
  }
tip-round-hex = Ein Hexfeld kommt zur Stadt hinzu
tip-round-era = Die späten Werkstätten kommen ins Angebot
tip-offer-cost = Kostet { $what }
tip-offer-left = { $n ->
    [one] Das letzte im Stapel
   *[other] { $n } im Stapel
  }
tip-wheel = { FORM($colour, "acc") }: je { $citizens }
tip-wheel-rat = Die Pest kommt auf Hexfelder mit der { FORM($rat, "dat") }
tip-wheel-next = Als Nächstes: die { $rat }
tip-supply = { $left ->
    [0] Keine Würfel sind übrig
   *[other] { $left } von { $all } Würfeln sind übrig
  }
tip-docking = Noch nicht gezogene Docks: { $places }
tip-stack = { $n ->
    [0] Es kommen keine Hexfelder mehr
    [one] Es kommt noch ein Hexfeld
   *[other] Es kommen noch { $n } Hexfelder
  }
tip-extension = Hier kann die Stadt wachsen
tip-lieutenant = Leutnant
tip-lieutenant-used = In dieser Runde genutzt, { FORM($place, "loc") }
tip-lieutenant-ready = Noch nicht genutzt, { FORM($place, "loc") }
tip-seat = { $player }
tip-seat-score = Bisher { $what }
tip-seat-production = Nächste Produktion: { $what }
tip-seat-citizens = Bürger: { $who }
tip-seat-nobody = Noch keine Bürger
tip-seat-buildings = { $n ->
    [0] Noch keine Gebäude
    [one] 1 Gebäude
   *[other] { $n } Gebäude
  }
tip-seat-open = Anklicken zeigt das Anwesen
tip-repopulation = { $n ->
    [0] Kein Wiederbevölkert-Plättchen übrig
    [one] 1 Wiederbevölkert-Plättchen übrig
   *[other] { $n } Wiederbevölkert-Plättchen übrig
  }
tip-rats = { $n ->
    [0] Keine Ratten
    [one] 1 Ratte
   *[other] { $n } Ratten
  }
tip-rats-cost = Kostet am Ende { $what } und je Ratte 1 Feld auf dem Popularitätsbuch
tip-rival = Popularitätsbuch, Feld { $space }; { $figures ->
    [0] keine Figur übrig
    [one] noch 1 Figur
   *[other] noch { $figures } Figuren
  }
tip-score-rounds = In den Runden gewertet
tip-score-source = { $source }: { $n }
tip-boats = { $n ->
    [0] Es kommen keine Schiffe mehr
    [one] Es kommt noch ein Schiff
   *[other] Es kommen noch { $n } Schiffe
  }
