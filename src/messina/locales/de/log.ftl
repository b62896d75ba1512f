# What happened. Messages marked P are predicates: the log puts the player's name before them and joins several
# of one turn into a line ("Aurelia goes to Loggia, gains 2 fire and builds a wagon"). The others are sentences.

log-title = Verlauf
log-empty = Noch ist nichts geschehen.
log-open = Verlauf öffnen
log-close = Verlauf schließen
log-jump = Ab hier abspielen
log-round = Runde { $round }

ev-round-began = Runde { $round } beginnt.
ev-order-changed = Zugfolge: { $players }.
# P
ev-board-dealt = { $kind ->
    [scroll] erhält Schriftrollentafel { $board }
   *[estate] erhält Anwesen { $board }
  }
ev-hex-laid = { $n ->
    [one] { $hexes } kommt zur Stadt hinzu.
   *[other] Messina besteht aus { $n } Stadt-Hexfeldern.
  }
ev-tile-revealed = Aufgedeckt: { $tiles }.
ev-workshops-replaced = Die späten Werkstätten ersetzen die frühen.
ev-dock-drawn = Das Andockplättchen nennt das { $place }.
ev-boat-arrived = { $cube ->
    [yes] Ein <boat> mit { FORM($goods, "dat") } bringt einen <plague-cube> { FORM($place, "acc") }.
   *[no] Ein <boat> mit { FORM($goods, "dat") } kommt ohne Pestwürfel { FORM($place, "acc") }.
  }
  .plain = { $cube ->
    [yes] Ein Schiff mit { FORM($goods, "dat") } bringt einen Pestwürfel { FORM($place, "acc") }.
   *[no] Ein Schiff mit { FORM($goods, "dat") } kommt ohne Pestwürfel { FORM($place, "acc") }.
  }
ev-wheel-turned = Das <wheel> Rad zeigt die { $rat }.
  .plain = Das Rad zeigt die { $rat }.
ev-cube-placed = { $n ->
    [one] Ein <plague-cube> kommt nach { $hexes }.
   *[other] Je ein <plague-cube> kommt nach { $hexes }.
  }
  .plain = { $n ->
    [one] Ein Pestwürfel kommt nach { $hexes }.
   *[other] Je ein Pestwürfel kommt nach { $hexes }.
  }
ev-plague-held = Nötige Würfel: { $needed }, übrig: { $supply }. Es wird keiner gelegt.
ev-citizen-appeared = { $n ->
    [one] { $citizens } kommt nach { $hexes }.
   *[other] Je { $citizens } kommt nach { $hexes }.
  }
ev-citizen-lost = In { $hexes } an die Pest verloren: { $citizens }.
# P
ev-lieutenant-moved = { $coins ->
    [0] geht { FORM($place, "acc") }
   *[other] geht für { $coins }<coin> { FORM($place, "acc") }
  }
  .plain = { $coins ->
    [0] geht { FORM($place, "acc") }
    [one] geht für 1 Münze { FORM($place, "acc") }
   *[other] geht für { $coins } Münzen { FORM($place, "acc") }
  }
# P
ev-lieutenant-stayed = bleibt { FORM($place, "loc") }
# P
ev-lieutenant-recalled = ruft den Leutnant { FORM($place, "gen") } zurück
# P
ev-lieutenant-gained = erhält einen <lieutenant> Leutnant
  .plain = erhält einen Leutnant
# P
ev-lieutenant-given-up = gibt den Leutnant { FORM($place, "gen") } ab
# P
ev-citizen-placed = { $kind ->
    [cabin] bringt { FORM($one, "acc") } in { $holder }
    [workshop] bringt { FORM($one, "acc") } in die { $holder }
   *[square] bringt { FORM($one, "acc") } auf { $holder }
  }
# P
ev-citizen-discarded = hat keinen Platz für { FORM($one, "acc") }
# P
ev-citizen-moved = versetzt einen Bürger von { $square } in die { $holder }
# P
ev-citizen-upgraded = wertet den Bürger { FORM($holder, "loc") } auf
# P
ev-citizen-given-up = schickt den Bürger { FORM($holder, "gen") } zum Siedeln
# P
ev-cube-burned = { $n ->
    [one] verbrennt einen <plague-cube> { FORM($place, "loc") }
   *[other] verbrennt { $n } <plague-cube> { FORM($place, "loc") }
  }
  .plain = { $n ->
    [one] verbrennt einen Würfel { FORM($place, "loc") }
   *[other] verbrennt { $n } Würfel { FORM($place, "loc") }
  }
# P
ev-cube-discarded = bekämpft den Würfel des Schiffs nicht
# P
ev-rats-gained = erhält { $what }
# P
ev-tokens-gained = erhält { $what }
# P
ev-tokens-spent = zahlt { $what }
# P
ev-points-scored = { $sign ->
    [minus] verliert { $what } ({ $source })
   *[plus] erhält { $what } ({ $source })
  }
# P
ev-register-advanced = erreicht Feld { $space } { FORM($register, "gen") }
# P
ev-register-fell-back = fällt auf Feld { $space } { FORM($register, "gen") } zurück
# P
ev-opportunity-lost = lässt eine Aktion verfallen ({ $what })
# P
ev-scroll-advanced = rückt Schriftrolle { $track } auf Stufe { $level } vor
# P
ev-overseer-advanced = rückt den { FORM($citizen, "gen") }-Aufseher auf Schritt { $step } vor
# P
ev-overseer-upgraded = wertet den { FORM($citizen, "gen") }-Aufseher auf
# P
ev-offer-cycled = { $stacks ->
    [workshops] schichtet die Werkstätten um
   *[improvements] schichtet die Verbesserungen um
  }
# P
ev-built = baut { FORM($tile, "acc") }
# P
ev-improvement-placed = verbessert Hütte { $cabin }
# P
ev-boat-taken = nimmt { FORM($boat, "acc") }
# P
ev-hex-repopulated = <repopulate> wiederbevölkert { $place }
  .plain = wiederbevölkert { $place }
# P
ev-reward-gained = erhält die Belohnung der { $tile }
# P
ev-quarantine-moved = verlegt den Bürger in Hütte { $cabin } auf Feld II
ev-solo-tile-revealed = { $fits ->
    [yes] Solospielplättchen: { $place }.
   *[no] Solospielplättchen: { $place } (blockiert oder nicht in der Stadt).
  }
# P
ev-opponent-moved = geht { FORM($place, "acc") }
# P
ev-opponent-removed-citizen = entfernt { FORM($citizens, "acc") } { FORM($place, "gen") }
# P
ev-opponent-took = nimmt { FORM($tile, "acc") }
ev-round-ended = Runde { $round } endet.
ev-game-ended = Das Spiel ist vorbei.

note-bot-replaced = ein einfacherer Bot zieht, weil der übliche zu lange braucht
note-other = Anmerkung: { $note }

# Where points come from.
source-start = Start
source-plague = Pest
source-actions = Aktionen
source-boats = Schiffe
source-wagons = Wagen
source-workshops = Werkstätten
source-production = Produktion
source-visits = Besuche
source-cycling = Umschichten
source-rats = Ratten
source-popularity = Popularitätsbuch
source-city = Stadtbuch
source-church = Kirchenbuch
source-popularity_ranking = Popularitätsrang
source-hexes = wiederbevölkerte Hexfelder
source-scrolls = Schriftrollen
source-tokens = übrige Marker
source-repopulation = am meisten wiederbevölkert
