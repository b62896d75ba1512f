# Why one turn is better than the next best.
why-even = So gut wie „{ $other }“.
why-score = +{ $points } gegenüber „{ $other }“: sofort mehr Punkte.
why-tokens = +{ $points } gegenüber „{ $other }“: mehr Marker im Vorrat.
why-registers = +{ $points } gegenüber „{ $other }“: weiter vorn in den Büchern.
why-citizens = +{ $points } gegenüber „{ $other }“: die Bürger bringen mehr.
why-buildings = +{ $points } gegenüber „{ $other }“: die Gebäude bringen mehr.
why-scrolls = +{ $points } gegenüber „{ $other }“: die Schriftrollen zählen mehr.
why-figures = +{ $points } gegenüber „{ $other }“: ein Leutnant mehr im Einsatz.
why-overseers = +{ $points } gegenüber „{ $other }“: die Aufseher stehen besser.
why-rats = +{ $points } gegenüber „{ $other }“: weniger Ratten oder weniger Schaden durch sie.
why-repopulation = +{ $points } gegenüber „{ $other }“: dem Wiederbevölkern näher.
why-pending = +{ $points } gegenüber „{ $other }“: mehr bleibt noch zu nehmen.
why-others = +{ $points } gegenüber „{ $other }“: die anderen bekommen weniger.
why-whole = +{ $points } gegenüber „{ $other }“: insgesamt kommt mehr zusammen.
term-others = die anderen
