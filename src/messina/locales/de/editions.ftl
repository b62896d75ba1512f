# What the five rulebooks (Czech, English, German, Polish, Russian) say where they differ or are silent, shown under
# the clause with the heading `rules-editions`. rule-4-8-note belongs to clause 4.8; where rules.ftl has a note of its
# own already, rule-3-3-editions is shown after it. Option names and values are references: { option-fire } stays as it is.

rules-editions = Was die Ausgaben sagen

rule-1-2-note = Die russische Liste der unbegrenzten Marker nennt auch Münzen; in der tschechischen fehlt das große Feuer. Bei uns sind alle Marker unbegrenzt.
rule-2-2-note = Der polnische Text spricht von mehreren übrigen B-Hexfeldern. Es gibt nur eines, wie die anderen vier sagen.
rule-2-6-note = Nur der deutsche Text sagt, dass niemand den weggelassenen Stapel durchsieht.
rule-2-11-editions = Alle fünf lassen das Plättchen in der ersten Partie weg und erlauben es in jeder späteren. Zur Wahl stehen „{ order-table }“ und „{ order-tile }“.

rule-3-1-note = Wo Punkte über die Zugfolge entscheiden, darf im deutschen Text ein Buch wählen, wer vorn liegt. In den anderen vier entscheidet die Wertungsleiste selbst, so auch hier.
rule-3-3-editions = Der polnische Text nennt den gezogenen Hafen, die anderen vier den gewählten. Deshalb richten wir uns nach dem gezogenen Plättchen.
rule-3-10-note = Keine Ausgabe sagt, was geschieht, wenn Würfel oder Schiffe ausgehen.
rule-3-11-note = Keine Ausgabe nennt hier Häfen. Sie sagen, dass Würfel auf Hexfelder mit einer Ratte kommen.

rule-4-5-note = Alle fünf nennen dieselben Preise. Keine sagt, ob man an einer stehenden Figur vorbeigehen darf.
rule-4-7-note = Der russische Text erwähnt beim Zug zu einem Schiff keine Schritte auf den Büchern. Die anderen vier erlauben sie, so auch hier.
rule-4-8-note = Keine Ausgabe sagt, ob ein Leutnant auf dem Anwesen zurückgerufen werden darf oder ob ein Aktionsschritt folgt.

rule-5-6-note = Die Texte wechseln zwischen „du darfst“ und „du tust“. Keiner sagt klar, was man ablehnen darf.

rule-6-2-editions = Der russische Text liegt dazwischen: Bei Kosten 1 nennt er nur den zusätzlichen Würfel nebenan, bei Kosten 2 reicht ein großes Feuer für einen Würfel. Die Option „{ option-fire }“: „{ fire-two }“ spielt es auf tschechische und russische Art, „{ fire-one }“ auf englische, deutsche und polnische Art.

rule-7-6-note = Der russische Text verbietet den Wechsel in einen anderen Sektor; die anderen vier verbieten auch den Wechsel auf ein anderes Quadrat desselben Sektors. Hier wechseln Bürger nie das Quadrat.
rule-7-7-note = Umschichten: Der englische, der deutsche und der russische Text verlangen 1 Punkt oder einen beliebigen Marker. In der tschechischen Liste fehlt das große Feuer, in der polnischen die Münze. Nach dem Umschichten verlangt der polnische Text, eines der drei neuen Plättchen zu bauen; die anderen vier lassen dich alles bauen, was im Angebot ist, so auch hier.

rule-8-7-note = Keine Ausgabe sagt, was ein Schritt über das letzte Feld hinaus bewirkt.

rule-9-2-note = Vier Texte schicken den Leutnant an einer Stelle in den Vorrat und an einer anderen in die Schachtel; der deutsche nennt beide Male die Schachtel. Er verlässt das Spiel. Alle fünf sprechen von einem Leutnant, der auf einem Hexfeld liegt; bei uns zählen auch Docks.

rule-10-2-editions = Keine Ausgabe sagt, was geschieht, wenn Sektor und Werkstätten voll sind. Alle fünf beenden das Spiel nach der Produktion von Runde VI.
rule-10-4-note = Nur der polnische Text sagt, was bei Gleichstand in Popularität und Feuer geschieht: Die Punkte werden geteilt und abgerundet.
rule-10-5-note = Als Zweites entscheidet bei Gleichstand in vier Texten das wertvollste einzelne Hexfeld; der deutsche Text vergleicht alle wiederbevölkerten Hexfelder zusammen. Keiner geht weiter.

rule-11-1-note = Alle fünf erlauben es, die Seiten zu mischen, und nennen das ungetestet. Die Option „{ option-boards }“ bietet „{ boards-basic }“, „{ boards-advanced }“ und „{ boards-mixed }“.
rule-11-3-note = Der tschechische, der englische und der polnische Text teilen die Punkte aller Plätze, die gleichauf liegen; der deutsche und der russische sagen nur, dass Punkte geteilt werden. Keiner sagt, wie gerundet wird.
rule-11-5-note = Der englische und der deutsche Text sprechen von einer Linie, die zu überschreiten ist, der polnische und der russische von einem markierten Feld. Im tschechischen gilt schon das markierte Feld selbst als überschritten.

rule-12-3-note = Im polnischen Text nennt das Plättchen eine Aktion, und die Figur geht auf das Hexfeld mit dieser Aktion. In den anderen vier nennt das Plättchen das Hexfeld.
rule-12-4-note = Nur der russische Text mischt die Plättchen in jeder Runde neu; nach den anderen bleiben unpassende Plättchen bis zum Ende der Runde unbeachtet. Keiner sagt etwas zum Würfel eines Schiffs oder zu dem Fall, dass kein Plättchen passt.
rule-12-6-note = Drei wiederbevölkerte Hexfelder: 4 Punkte im englischen und deutschen Text, 7 im tschechischen, polnischen und russischen. Nur der tschechische sagt „mindestens vier“ für die 10 Punkte.
