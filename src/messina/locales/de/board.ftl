# The board: labels of things for those who hear it, and the few words drawn on it.
# $klass is craftsman, nun or aristocrat; $player a name; $what an action in words.

board-or = oder
board-free = gratis
board-open = wählbar
board-opponent = der Gegner
  .title = Der Gegner

# The city.
board-city = Die Stadt Messina
board-zoom = Größe des Bildes
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-zoom-fit = Alles zeigen
board-cubes = { $n ->
    [one] 1 Würfel
   *[other] { $n } Würfel
  }
board-boats = { $n ->
    [0] kein Schiff
    [one] 1 Schiff
   *[other] { $n } Schiffe
  }
board-figure-standing = hier steht eine Figur ({ $player })
board-figure-lying = hier liegt ein Leutnant ({ $player })
board-repopulated = wiederbevölkert von { $player }
board-took = genommen von { $player }: { $what }
board-action = Aktion: { $what }
board-blocked = blockiert ({ $player })
board-coins-short = { $n ->
    [one] 1 Münze zu wenig
   *[other] { $n } Münzen zu wenig
  }
board-rescue = { $klass ->
    [craftsman] Handwerker retten
    [nun] Nonne retten
   *[aristocrat] Aristokraten retten
  }
board-boat-take = { $goods ->
    [stones] Schiff mit Edelsteinen nehmen
    [spices] Schiff mit Gewürzen nehmen
   *[silk] Schiff mit Seide nehmen
  }
board-burn = Einen Würfel verbrennen: { $what }
board-take-action = Aktion nutzen: { $what }
board-repopulate = Dieses Hexfeld wiederbevölkern
board-next-dock = nächstes Dock
board-supply = { $left } von { $all }
board-cubes-left = Würfel übrig
board-to-come = { $n ->
    [0] keine mehr
   *[other] noch { $n }
  }
board-boats-left = { $n ->
    [0] keine Schiffe mehr
    [one] noch 1 Schiff
   *[other] noch { $n } Schiffe
  }
board-docks-left = { $n ->
    [one] 1 Andockplättchen im Stapel
   *[other] { $n } Andockplättchen im Stapel
  }
board-supplies = Rad und Vorräte
board-wheel = Bevölkerungsrad

# Estates.
board-estate = Anwesen von { $player }
board-your-estate-place = dein Anwesen, als { $place }. dran
board-estate-place = als { $place }. dran
board-place = { $place }.
board-place-now = { $place }. · jetzt
board-show-estate = { $player }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }: Anwesen zeigen
board-spent = verbraucht
board-single-use = nur einmal nutzbar
board-step = { $klass ->
    [craftsman] Weg der Handwerker
    [nun] Weg der Nonnen
   *[aristocrat] Weg der Aristokraten
  }, Schritt { $step }
board-centre = Mitte des Anwesens
board-if-ended = jetzt am Ende
board-if-ended-label = Wäre das Spiel jetzt zu Ende: { $n }
board-other-lieutenant = Diesen Leutnant wählen
board-take-step = { $klass ->
    [craftsman] Handwerker-Aufseher
    [nun] Nonnen-Aufseher
   *[aristocrat] Aristokraten-Aufseher
  } auf Schritt { $step }{ $branch ->
    [left] , links
    [right] , rechts
   *[common] {""}
  }
board-overseer = { $klass ->
    [craftsman] Handwerker-Aufseher
    [nun] Nonnen-Aufseher
   *[aristocrat] Aristokraten-Aufseher
  }{ $upgraded ->
    [yes] , aufgewertet
   *[no] {""}
  }
board-some = { $n } von { $all }
board-workshop = { $klass ->
    [craftsman] Handwerker-Werkstatt
    [nun] Nonnen-Werkstatt
   *[aristocrat] Aristokraten-Werkstatt
  }, { $era ->
    [1] früh (I)
   *[2] spät (II)
  }
board-workshop-free = Werkstatt
board-with-upgraded = mit aufgewertetem Bürger: { $what }
board-upgraded-also = mit aufgewertetem Bürger zusätzlich: { $what }
board-nobody = niemand dort
board-rewarded = Belohnung erhalten
board-no-improvement = unverbessert
board-in-bed = { $citizen } auf Feld { $space ->
    [1] I
   *[2] II
  }
board-boats-store = Schiffe
board-wagons-store = Wagen
board-wagon = { $used ->
    [yes] Wagen, in dieser Runde genutzt
   *[no] Wagen, bereit
  }
board-lieutenant = { $state ->
    [used] Leutnant, genutzt
    [home] Leutnant auf dem Anwesen
   *[lying] Leutnant in Messina, ungenutzt
  }
board-repopulation-left = { $n ->
    [0] kein Wiederbevölkert-Plättchen übrig
    [one] 1 Wiederbevölkert-Plättchen übrig
   *[other] { $n } Wiederbevölkert-Plättchen übrig
  }
board-scroll = Schriftrolle, { $track }: { $values }, Stufe { $marker } von { $last }

# Registers, rounds, offers.
board-registers = Bücher
board-register-popularity = Popularität
board-register-city = Stadt
board-register-church = Kirche
board-space = { $register }, Feld { $space }
board-advance = vorrücken
board-ranking = Punkte für den Popularitätsrang am Ende: { $points }
board-rounds = Rundenübersicht
board-rounds-order = Folge
board-rounds-fire = Feuer
board-rounds-boats = Schiffe
board-rounds-wheel = Rad
board-rounds-new = neu
board-era-two = späte Werkstätten
board-offers = Im Angebot
board-improvements = Verbesserungen
board-workshops = { $era ->
    [I] Frühe Werkstätten
   *[II] Späte Werkstätten
  }
board-wagons = Wagen
board-improvement = Verbesserung
board-wagon-number = Wagen { $number }
board-costs = kostet { $what }
board-short = { $what } zu wenig
board-in-stack = { $n ->
    [one] das letzte im Stapel
   *[other] { $n } im Stapel
  }
board-left = ×{ $n }
board-cycle = umschichten: 1
board-pay = { $what } zahlen

# The rival of a solo game.
board-opponent-first = virtuell, beginnt diese Runde
board-opponent-second = virtuell, in dieser Runde nach dir
board-opponent-figures = { $n ->
    [0] keine Figur übrig
    [one] noch 1 Figur
   *[other] noch { $n } Figuren
  }
board-last-tile = zuletzt
board-tiles-left = Plättchen übrig

board-clause = Regel { $clause }

# Alone: how good the score is (12.6).
solo-marks = Wie gut ist das Ergebnis?
solo-mark = { $grade ->
    [fair] mittelmäßig ab { $n }
    [good] gut ab { $n }
   *[outstanding] großartig ab { $n }
  }
solo-grade = { $grade ->
   *[poor] noch nicht mittelmäßig
    [fair] mittelmäßig
    [good] gut
    [outstanding] großartig
  }
