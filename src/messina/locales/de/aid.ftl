# The player aid: the whole game on one printed page. Keep every line short; the page must fit on one sheet of A4.

aid-title = Spielhilfe
aid-page = Spielhilfe · Messina 1347
aid-print = Drucken
aid-rules = Alle Regeln

aid-turn = Dein Zug
aid-turn-choose = Wähle ein Hexfeld ohne stehende Figur. Bleiben und ein Schritt sind gratis, jeder weitere kostet 1 <coin>; vom Anwesen aus ist jedes Hexfeld gratis. Wer das Hexfeld wiederbevölkert hat, erhält 2 Punkte.
  .plain = Wähle ein Hexfeld ohne stehende Figur. Bleiben und ein Schritt sind gratis, jeder weitere kostet 1 Münze; vom Anwesen aus ist jedes Hexfeld gratis. Wer das Hexfeld wiederbevölkert hat, erhält 2 Punkte.
aid-turn-rescue = Rette alle Bürger. Ohne <plague-cube>: auf ein Quadrat ihres Sektors. Mit <plague-cube>: auf Feld I einer Hütte.
  .plain = Rette alle Bürger. Ohne Pestwürfel: auf ein Quadrat ihres Sektors. Mit Pestwürfel: auf Feld I einer Hütte.
aid-turn-fight = Kämpfe. Jeder <plague-cube> kostet 1 <fire>; in den markierten Runden kostet er 2 <fire> und bringt 2 Punkte. Je verbranntem Würfel: 1 Schritt auf <popularity-register>. Je Würfel, der auf dem Hexfeld bleibt: 1 <rat-token>.
  .plain = Kämpfe. Jeder Pestwürfel kostet 1 Feuer; in den markierten Runden kostet er 2 Feuer und bringt 2 Punkte. Je verbranntem Würfel: 1 Schritt auf dem Popularitätsbuch. Je Würfel, der auf dem Hexfeld bleibt: 1 Ratte.
aid-turn-act = Nutze die Aktion des Hexfelds oder <repopulate>. Dazu in beliebiger Folge: Buch-Aktionen und Schritte auf <city-register> und <church-register> für je 1 <coin> pro Leutnant.
  .plain = Nutze die Aktion des Hexfelds, oder wiederbevölkere es. Dazu in beliebiger Folge: Buch-Aktionen und Schritte auf Stadtbuch und Kirchenbuch für je 1 Münze pro Leutnant.
aid-turn-other = Statt eines Hexfelds
aid-turn-boat = <boat> Geh zu einem Dock: Bekämpfe den Würfel eines Schiffs oder nimm 1 <rat-token>, dann nimm das Schiff. Jedes zweite Schiff: <advance-overseer>.
  .plain = Geh zu einem Dock: Bekämpfe den Würfel eines Schiffs oder nimm 1 Ratte, dann nimm das Schiff. Jedes zweite Schiff: einen Aufseher vorrücken.
aid-turn-recall = <recall> Ruf den Leutnant aufs Anwesen zurück: +1 <coin>.
  .plain = Ruf den Leutnant aufs Anwesen zurück und nimm 1 Münze.

aid-action = Aktionen
aid-action-overseer = <advance-overseer> Ein Schritt auf seinem Weg; die erreichten Bürger führen die Aktionen ihrer Quadrate aus.
aid-action-build = <build> Bezahle eine Verbesserung, eine Werkstatt oder einen Wagen. Vorher darfst du für 1 Punkt oder 1 Marker umschichten.
aid-action-repopulate = <repopulate> Gib Marker, Bürger und eventuell einen Leutnant ab, wie das Hexfeld es zeigt, und nutze einen Wagen. Liegt dort ein Würfel: 1 <rat-token>. Spätere Besuche bringen dir 2 Punkte.
  .plain = Wiederbevölkern: Gib Marker, Bürger und eventuell einen Leutnant ab, wie das Hexfeld es zeigt, und nutze einen Wagen. Liegt dort ein Würfel: 1 Ratte. Spätere Besuche bringen dir 2 Punkte.
aid-action-workshop = <workshop> Bürger dürfen jederzeit in deinem Zug aus ihrem Sektor in eine leere Werkstatt ihrer Klasse wechseln.

aid-end = Ende einer Runde
aid-end-production = Produktion: Bürger in verbesserten Hütten und in frühen Werkstätten (I), aufgewertete auch die goldene Zeile. Je aufgewertetem Bürger in einer Werkstatt: 1 Punkt mehr.
aid-end-quarantine = Quarantäne, nicht in Runde VI: von Feld II auf ein Quadrat oder in eine Werkstatt, dann von Feld I auf II.

aid-round = Neue Runde
aid-round-lie = Leutnante legen sich hin, Wagen sind wieder bereit. Bürger auf Hexfeldern mit Würfel sind verloren.
aid-round-order = Zugfolge laut Rundenübersicht. Auf einem gemeinsamen Feld liegt die oberste Scheibe vorn.
aid-round-boat = Am gezogenen Dock kommen Schiffe mit je 1 <plague-cube> Pestwürfel an, und ein neues Hexfeld kommt zur Stadt hinzu.
aid-round-wheel = Rad, nicht in Runde VI: Würfel nach Ratte, dann Bürger nach Farbe.
aid-round-era = Runde V: späte Werkstätten (II).

aid-final = Spielende
aid-final-rats = <rat-token> Jede Ratte: ein Feld zurück auf <popularity-register>, dazu Punkteverlust:
  .plain = Jede Ratte: ein Feld zurück auf dem Popularitätsbuch, dazu Punkteverlust:
aid-final-registers = Punkte deines Felds auf jedem Buch. Höchste Popularität: 10, 7, 3; zu zweit: 5.
aid-final-hexes = Punkte der Hexfelder, die du wiederbevölkert hast.
aid-final-scrolls = <scroll> Wert mal Gebäude (höchstens 6), Schiffe, wiederbevölkerte Hexfelder.
aid-final-tokens = 1 Punkt für je 3 übrige Marker.
aid-final-advanced = Für Fortgeschrittene, die meisten wiederbevölkerten Hexfelder: 10, 7, 3; zu zweit: 7.
aid-final-solo = Solo: 5 Punkte für Popularität; 3, 7, 10 Punkte für 2, 3, 4 wiederbevölkerte Hexfelder.

aid-icons = Symbole
