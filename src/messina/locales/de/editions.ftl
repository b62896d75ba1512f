# What the five rulebooks (Czech, English, German, Polish, Russian) say where they differ or are silent, shown under
# the clause with the heading `rules-editions`. rule-4-8-note belongs to clause 4.8; where rules.ftl has a note of its
# own already, rule-3-3-editions is shown after it. Option names and values are references: { option-fire } stays as it is.

rules-editions = Was die Ausgaben sagen

rule-1-2-note = Nur die russische Liste des Unbegrenzten nennt Münzen; in der tschechischen fehlt das große Feuer. Hier ist alles außer den Würfeln unbegrenzt.
rule-2-2-note = Der polnische Text spricht von mehreren übrigen B-Hexfeldern. Bei zweien bleibt nur eines, wie die anderen vier sagen.
rule-2-6-note = Nur der deutsche Text sagt, dass niemand den weggelassenen Stapel durchsieht.
rule-2-8-note = Der russische Text verlangt eine zufällige Stellung; der deutsche und der polnische erlauben jede. Wir nehmen eine zufällige.
rule-2-11-editions = Alle fünf lassen das Plättchen in der ersten Partie weg und erlauben es in jeder späteren. Zur Wahl stehen „{ order-table }“ und „{ order-tile }“.

rule-3-1-note = Wo Punkte über die Zugfolge entscheiden, darf im deutschen Text ein Buch wählen, wer vorn liegt. In den anderen vier entscheidet die Wertungsleiste selbst, so auch hier.
rule-3-3-editions = Der polnische Text nennt den gezogenen Hafen, die anderen vier den gewählten. Deshalb richten wir uns nach dem gezogenen Plättchen.
rule-3-10-note = Keine Ausgabe sagt, was geschieht, wenn Würfel oder Schiffe ausgehen.
rule-3-11-note = Alle fünf sagen, dass ein Dock keine Würfel bekommt und dass ein Dock wie ein Hafen keine Bürger bekommt. Ob ein Hafen eine Ratte zeigt, ist Sache des Plättchens; ein Materialpaket darf also eine zeigen.

rule-4-5-note = Alle fünf nennen dieselben Preise. Keine sagt, ob man an einer stehenden Figur vorbeigehen darf.
rule-4-7-note = Der russische Text erwähnt beim Zug zu einem Schiff keine Schritte auf den Büchern. Die anderen vier erlauben sie, so auch hier.
rule-4-8-note = Keine Ausgabe sagt, ob ein Leutnant auf dem Anwesen zurückgerufen werden darf oder ob ein Aktionsschritt folgt.

rule-5-6-note = Die Texte wechseln zwischen „du darfst“ und „du tust“. Keiner sagt klar, was man ablehnen darf.

rule-6-2-editions = „{ fire-english }“ steht im englischen, deutschen und polnischen Text, „{ fire-russian }“ im russischen, „{ fire-czech }“ im tschechischen. Wo ein Würfel 1 Feuer kostet, sind sich vier von fünf einig; wo er 2 kostet, die ersten drei, und sie zählen ein großes Feuer nur bei Gleichstand der Popularität als 2 (10.4). Darum ist „{ fire-english }“ die Voreinstellung der Option „{ option-fire }“.
rule-6-4-note = Nur der russische Text sagt, dass auf einem Hexfeld verbrannte Würfel in den Vorrat zurückkommen.

rule-7-6-note = Der russische Text verbietet den Wechsel in einen anderen Sektor; die anderen vier verbieten auch den Wechsel auf ein anderes Quadrat desselben Sektors. Hier wechseln Bürger nie das Quadrat.
rule-7-7-note = Bezahlung fürs Umschichten: In der tschechischen Liste fehlt das große Feuer, in der polnischen die Münze; wir nehmen alle vier Marker. Nach dem Umschichten verlangt der polnische Text eines der drei neuen Plättchen; der englische, der deutsche und der tschechische erlauben jedes im Angebot, so auch hier. Wann die Pflicht beurteilt wird und dass man sich nicht freikaufen kann, ist unsere Festlegung.
rule-8-4-note = Welcher Zug der nächste ist, legen wir fest: Ein Rückruf hat keinen Aktionsschritt (4.8), also wartet weiter, was wartet.
rule-8-5-note = Die tschechischen und englischen Beispiele zeigen, dass schon der nächste bezahlte Schritt mehr kostet.

rule-8-7-note = Keine Ausgabe sagt, was ein Schritt über das letzte Feld hinaus bewirkt.

rule-9-2-note = Vier Texte schicken den Leutnant an einer Stelle in den Vorrat und an einer anderen in die Schachtel; der deutsche nennt beide Male die Schachtel. Er verlässt das Spiel. Alle fünf sprechen von einem Leutnant, der auf einem Hexfeld liegt; bei uns zählen auch Docks.

rule-10-2-editions = Keine Ausgabe sagt, was geschieht, wenn Sektor und Werkstätten voll sind. Alle fünf beenden das Spiel nach der Produktion von Runde VI.
rule-10-4-note = Nur der polnische Text sagt, was bei Gleichstand in Popularität und Feuer geschieht: Die Punkte werden geteilt und abgerundet.
rule-10-5-note = Bei erneutem Gleichstand zählt in vier Texten das wertvollste einzelne Hexfeld; der deutsche spricht von den wertvollsten Hexfeldern in der Mehrzahl. Weiter geht keiner.

rule-11-1-note = Alle fünf erlauben es, die Seiten zu mischen, und nennen das ungetestet. Die Option „{ option-boards }“ bietet „{ boards-basic }“, „{ boards-advanced }“ und „{ boards-mixed }“.
rule-11-3-note = Der tschechische, der englische und der polnische Text teilen die Punkte aller Plätze, die gleichauf liegen; der deutsche und der russische sagen nur, dass Punkte geteilt werden. Keiner sagt, wie gerundet wird.
rule-11-5-note = Der englische und der deutsche Text sprechen von einer Linie, hinter der man sein muss, der polnische und der russische von einem markierten Feld. Im tschechischen gilt das Feld mit der Markierung schon als überschritten; ihm folgen wir.
rule-12-2-note = Dass beide Seiten sich abwechseln und eine allein weitermacht, wenn die andere fertig ist, haben wir erschlossen; ausdrücklich sagt es kein Text.

rule-12-3-note = Im polnischen Text nennt das Plättchen eine Aktion, und die Figur geht zum Hexfeld mit dieser Aktion. In den anderen vier nennt das Plättchen das Hexfeld. Das Losen unter gleich nahen Schiffen ist unsere Festlegung.
rule-12-4-note = Nur der russische Text mischt die Plättchen in jeder Runde neu; die anderen lassen unpassende bis zum Ende der Runde unbeachtet. Über den Würfel des Schiffs und darüber, was geschieht, wenn kein Plättchen passt, sagt keiner etwas.
rule-12-5-note = Alle fünf geben die 2 Punkte aus 5.1 für den Leutnant irgendeines Spielers. Wir zählen die Figuren des Gegners mit.
rule-12-6-note = Drei wiederbevölkerte Hexfelder: 4 Punkte im englischen und im deutschen Text, 7 im tschechischen, polnischen und russischen. Wir nehmen 7, und dieser Bonus tritt an die Stelle von 11.3.
