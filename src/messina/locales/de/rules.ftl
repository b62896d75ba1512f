# The rules reference, one message a clause: rule-6-2 is clause 6.2. Marks in <angle brackets> are icons and
# stay as they are; numbers such as 6.2 become links by themselves. The `.note` of a clause says where the
# printed editions differ and which option switches it.

rules-title = Die Regeln von Messina 1347
rules-lead = Das ganze Spiel, Punkt für Punkt nummeriert, in unseren eigenen Worten. Tooltips und Ablehnungen verweisen hierher.
rules-search = Regeln durchsuchen
rules-search-none = In den Regeln kommt „{ $query }“ nicht vor.
rules-search-found = { $n ->
    [one] Ein Abschnitt
   *[other] { $n } Abschnitte
  }
rules-contents = Kapitel
rules-link = Link zu Abschnitt { $number }
rules-status-all = alle fünf Ausgaben sind sich einig
rules-status-ruling = unsere Festlegung
rules-status-switch = eine Option des Tisches
rules-glossary = Symbole und Material
rules-components = Was wir über das gedruckte Material wissen
rules-close = Regeln schließen

rule-0 = Kurz gefasst
rule-0-1 = Du führst ein Adelshaus in Messina, in dem Jahr, als die Pest mit den Schiffen kam. Sechs Runden lang ziehen deine <lieutenant> Leutnante durch die Stadt, bringen Bürger auf dein <estate> Anwesen, verbrennen die <plague-cube> Pest, geben den Menschen Arbeit und führen sie am Ende zurück, um verwaiste Viertel neu zu besiedeln. Wer nach Runde VI die meisten <points> Punkte hat, gewinnt.
rule-0-2 = Dein Zug: Schicke einen Leutnant an einen Ort, rette alle, die dort sind, bekämpfe die Pest mit <fire> und nutze dann, was der Ort bietet, oder <repopulate> wiederbevölkere ihn. Unterwegs bringen die drei Bücher weitere Vorteile. Kann niemand mehr einen Leutnant schicken, endet die Runde, die Menschen in deinen Werkstätten und Hütten produzieren, und die nächste Runde beginnt.

rule-1 = Material und Grenzen
rule-1-1 = Das Spiel ist für eine bis vier Personen und dauert sechs Runden. Für das Spiel allein gibt es ein eigenes Kapitel (12.1).
rule-1-2 = Begrenzt sind nur die <plague-cube> Würfel: 16 zu zweit und solo, 18 zu dritt, 24 zu viert. <coin> Münzen, <fire> Feuer, <major-fire> große Feuer, <lumber> Bauholz, <rat-token> Ratten und Bürger gibt es immer genug.
rule-1-3 = Alle besitzen je fünf <lieutenant> Leutnante, von denen drei von Anfang an da sind und zwei im Vorrat warten; drei Aufseher, je einen für Handwerker, Aristokraten und Nonnen; drei Schriftrollenwürfel; und fünf <repopulation-tile> Wiederbevölkert-Plättchen.
rule-1-4 = Alle beginnen mit leeren Händen, abgesehen von dem, was 1.5 gibt.
rule-1-5 = Wer in der ersten Runde später an der Reihe ist, bekommt einen Ausgleich: An zweiter Stelle beginnt man mit 1 Punkt, an dritter mit 1 <coin>, an vierter mit 1 Punkt und 1 <coin>.

rule-2 = Spielaufbau
rule-2-1 = Die Viertel gibt es in drei Arten, A, B und C, insgesamt zwanzig, zwei davon B. A-Hexfelder für größere Tischrunden bleiben weg. Die übrigen und ein zufälliges B-Hexfeld werden gemischt und füllen die Stadt; die vier Häfen nehmen ihre Ecken ein, jeder mit einem <dock> Dock davor.
rule-2-2 = Die C-Hexfelder bilden einen verdeckten Stapel mit dem zweiten B-Hexfeld obenauf; dieses kommt also in Runde II als erstes zur Stadt hinzu.
rule-2-3 = Zu jedem Dock gehört ein <docking-tile> Andockplättchen. Sie werden gemischt, und sobald das letzte gezogen ist, alle zusammen erneut.
rule-2-4 = Neun <boat> Schiffe tragen auf der Rückseite die Zahlen 1 bis 3; sie kommen in dieser Reihenfolge, innerhalb einer Zahl gemischt. Zu zweit und solo bleiben die drei Schiffe mit <precious-stones> Edelsteinen in der Schachtel.
rule-2-5 = Die fünfzehn Hütten-Verbesserungen liegen in drei Stapeln zu je fünf, die oberste jeweils offen.
rule-2-6 = Wagen gibt es in fünf Paaren mit den Nummern 1 bis 5. Jedes Paar wird auf zwei Stapel verteilt, die 1 obenauf. Zu zweit wird nur einer der beiden Stapel benutzt.
rule-2-7 = Die Werkstätten liegen in sechs Stapeln, getrennt nach früh (I) und spät (II) und nach Klasse. Zuerst sind die drei Stapel der frühen im Angebot, das oberste Plättchen jeweils offen.
rule-2-8 = Das <wheel> Bevölkerungsrad beginnt an beliebiger Stelle und wird einmal gedreht, bevor es gilt (3.5).
rule-2-9 = Wer in Runde I beginnt, wird ausgelost. Auf jedem Buch starten die Scheiben auf dem ersten Feld: Wer zuletzt zieht, liegt oben, wer zuerst zieht, unten. Auf der Wertungsleiste liegt die dritte Scheibe der Zugfolge auf der ersten, die vierte auf der zweiten.
rule-2-10 = Das Basisspiel nutzt Seite a der Anwesen und Schriftrollentafeln. Zu Seite b siehe 11.1.
rule-2-11 = Das Buch-Vorrangplättchen ist eine Option: Es ersetzt die Spalte der Rundenübersicht, die nennt, was über die Zugfolge entscheidet.
rule-2-11-note = Die Option „Zugfolge“ auf der Startseite wählt zwischen Rundenübersicht und Vorrangplättchen.

rule-3 = Beginn einer Runde
rule-3-1 = Ab Runde II: Der Rundenzähler rückt vor; alle Leutnante in Messina legen sich hin, sind wieder ungenutzt und niemandem mehr im Weg; genutzte Wagen sind wieder bereit; Bürger auf Hexfeldern mit mindestens einem <plague-cube> gehen verloren; dann bestimmt sich die Zugfolge nach dem, was die neue Zeile der Rundenübersicht nennt: Wer dort am weitesten vorn liegt, beginnt. Auf einem gemeinsamen Feld liegt die oberste Scheibe vorn.
rule-3-2 = Ein Andockplättchen nennt ein Dock, und dort kommt ein Schiff mit 1 <plague-cube> an, oder zwei Schiffe, wo die Zeile zwei zeigt. Ein Dock hat drei Liegeplätze; sind sie voll, fährt das Schiff im Uhrzeigersinn weiter zum nächsten Dock.
rule-3-3 = In den Runden II bis VI wächst die Stadt um ein Hexfeld: Gehe vom Hafen des Andockplättchens im Uhrzeigersinn um die Stadt und lege das nächste Hexfeld des Stapels auf den ersten leeren Erweiterungsplatz.
rule-3-3-note = Es zählt das gezogene Plättchen, auch wenn das Schiff zu einem anderen Dock weiterfahren musste.
rule-3-4 = In Runde V verlassen die frühen Werkstätten (I) das Spiel, ob im Angebot oder nicht, und die drei Stapel der späten (II) treten an ihre Stelle.
rule-3-5 = In den Runden I bis V dreht sich das Rad einen Schritt weiter, und jedes Hexfeld, das die Ratte des Rads zeigt, bekommt 1 <plague-cube>. Wo die Rundenübersicht <double-plague> zeigt, geschieht das zweimal.
rule-3-6 = Reicht der Vorrat nicht für alle Hexfelder eines Schritts des Rads, wird in diesem Schritt gar kein Würfel gelegt. Zwei Schritte werden nacheinander beurteilt.
rule-3-7 = In den Runden I bis V nennt das Rad danach für jede Klasse eine Farbe, und jedes Hexfeld dieser Farbe bekommt 1 Bürger der Klasse. Häfen und Docks bekommen nie welche. Bürger, die niemand geholt hat, warten, sodass mehrere zusammenstehen können.
rule-3-8 = Immer wenn ein Würfel auf ein wiederbevölkertes Hexfeld kommt, erhält die Person, der es gehört, 1 <rat-token>.
rule-3-9 = Runde VI bringt weder Würfel noch Bürger auf die Hexfelder; die Schiffe bringen weiter ihren Würfel, und auch die Stadt wächst noch.
rule-3-10 = Ist für ein Schiff kein Würfel übrig, kommt es ohne an. Ist kein Schiff übrig, kommt keines, aber das Andockplättchen wird trotzdem gezogen, denn es bestimmt den Platz des neuen Hexfelds.
rule-3-11 = Häfen zeigen keine Ratte und bekommen nie Würfel.

rule-4 = Ein Zug
rule-4-1 = Alle machen in der Zugfolge je einen Zug, immer reihum. Wer keinen ungenutzten Leutnant hat, wird übergangen; die Runde endet, wenn niemand mehr einen hat. Passen ist nicht möglich: Jeder Leutnant wird genau einmal pro Runde genutzt.
rule-4-2 = Ein Zug ist eines von dreien: zu einem Hexfeld gehen (5.1), zu einem Schiff gehen (4.7) oder den Leutnant zurückrufen (4.8).
rule-4-3 = Du wählst unter deinen Leutnanten, die in Messina liegen. Die auf deinem Anwesen dürfen erst gehen, wenn von deinen keiner mehr ungenutzt in der Stadt liegt.
rule-4-4 = Vom Anwesen aus erreicht ein Leutnant jedes Hexfeld, auf dem niemand steht, und jedes Dock mit einem Schiff, ohne zu bezahlen.
rule-4-5 = Von einem Hexfeld oder Dock aus sind das Bleiben und ein Schritt gratis, jeder weitere Schritt kostet 1 <coin>. Ein Dock ist nur seinem Hafen benachbart. Andere Figuren hindern dich nie am Durchgehen.
rule-4-6 = Ein Hexfeld, auf dem eine Figur steht, egal wessen, kann nicht gewählt werden. Ein Leutnant darf bleiben, wo er liegt. Docks sind nie blockiert.
rule-4-7 = An einem Dock wählst du ein Schiff. Bekämpfe seinen <plague-cube> wie in Kapitel 6, nur dass ihm nichts benachbart ist, oder nimm 1 <rat-token>; der Würfel verschwindet so oder so. Dann gehört das Schiff dir, samt seinen Münzen oder Punkten. Jedes Mal, wenn du eine gerade Anzahl Schiffe hast, darfst du einen beliebigen Aufseher vorrücken. Der Rest des Aktionsschritts folgt wie auf einem Hexfeld (5.5).
rule-4-8 = Rufst du den Leutnant zurück, kommt er neben das Tableau, und du erhältst 1 <coin>. Die nächste Runde beginnt er auf deinem Anwesen. Auch ein Leutnant auf dem Anwesen darf zurückgerufen werden. Einen Aktionsschritt gibt es nicht, wartende Buch-Aktionen warten also weiter.

rule-5 = Ein Zug auf einem Hexfeld
rule-5-1 = In dieser Reihenfolge: das Hexfeld wählen und bezahlen; wer es wiederbevölkert hat, erhält 2 Punkte, auch du selbst; retten; kämpfen; Aktionsschritt.
rule-5-2 = Rette alle auf dem Hexfeld. Liegt dort kein Würfel, kommt jeder Bürger auf ein freies Quadrat im Sektor seiner Klasse; gibt es keines, ist er verloren. Liegt dort ein Würfel, kommt jeder auf Feld I einer leeren <cabin> Hütte; gibt es keine, ist er verloren. Die Würfel zählen so, wie sie vor dem Kampf liegen.
rule-5-3 = Um Platz für einen Bürger zu schaffen, dürfen andere aus diesem Sektor vorher in leere Werkstätten ihrer Klasse wechseln (7.6).
rule-5-4 = Kämpfe dann, wie Kapitel 6 es sagt. Jeder Würfel, der auf dem Hexfeld bleibt, bringt dir 1 <rat-token>.
rule-5-5 = Zum Aktionsschritt gehören, in beliebiger Reihenfolge und beliebig gemischt: die aufgedruckte Aktion des Hexfelds, oder stattdessen, es zu wiederbevölkern (9.1); Buch-Aktionen, die du dir verdient hast; und so viele bezahlte Schritte auf Stadt- und Kirchenbuch, wie du dir leisten kannst (8.3).
rule-5-6 = Alles, was eine Entscheidung verlangt, darfst du ablehnen. Was keine verlangt, erhältst du sofort.
rule-5-7 = Ein Schrägstrich in einer Aktion bedeutet: eines von beiden.

rule-6 = Feuer und Pest
rule-6-1 = Einen Würfel zu verbrennen kostet 1 <fire>. In den Runden, die in der Rundenübersicht so markiert sind, kostet es 2, und jeder Würfel bringt dann sofort 2 Punkte. Verbrenne so viele Würfel des Hexfelds, wie du bezahlen kannst und willst.
rule-6-2 = Ein <major-fire> großes Feuer ist 2 Feuer wert. Wo ein Würfel 1 kostet, verbrennt es einen auf deinem Hexfeld und, wenn du willst, noch einen, auf deinem Hexfeld oder auf einem benachbarten Hexfeld. Wo ein Würfel 2 kostet, verbrennt es einen auf deinem Hexfeld, und ein zweites großes Feuer, das du im selben Kampf einsetzt, darf einen nebenan verbrennen.
rule-6-2-note = So lesen sich die tschechischen und die russischen Regeln. In den englischen, deutschen und polnischen ist ein großes Feuer 1 Feuer wert: Bei Kosten 1 darf es zusätzlich einen Würfel nebenan verbrennen, bei Kosten 2 verbrennen zwei zusammen einen auf dem Hexfeld und dürfen einen nebenan verbrennen. Die Option „Großes Feuer“ schaltet um.
rule-6-3 = Ein Würfel nebenan verbrennt nur zusammen mit einem auf deinem eigenen Hexfeld, der mit großem Feuer bezahlt wurde, eins zu eins. Ein Schiff hat keine Nachbarn.
rule-6-4 = Jeder verbrannte Würfel, wo er auch lag, bringt dich auf dem <popularity-register> Popularitätsbuch 1 Feld voran. Der Würfel kommt zurück in den Vorrat. Auf ein großes Feuer wird nicht herausgegeben.
rule-6-5 = Ratten zählen für die Würfel, die auf dem Hexfeld übrig sind, auf dem du stehst, nicht für die daneben.

rule-7 = Aktionen
rule-7-1 = <coin> <fire> <major-fire> <lumber> <points> Nimm, was abgebildet ist. <upgrade-citizen> Werte einen deiner Bürger auf, wo immer er ist: Sektor, Werkstatt oder Hütte.
rule-7-2 = <scroll> Rücke einen deiner drei Schriftrollenwürfel um eins vor, falls er nicht schon am Ende ist.
rule-7-3 = <city-register> <church-register> Ein kostenloser Schritt auf dem abgebildeten Buch oder auf einem der beiden.
rule-7-4 = <advance-overseer> Rücke einen Aufseher auf seinem Weg einen Schritt vor; mit <advance-overseer-skip> darfst du zuvor einen Schritt auslassen. Der Weg hat sechs Schritte: einen gemeinsamen, dann endgültig nach links oder nach rechts, und zuletzt die Mitte, wo der Aufseher bleibt. Nur der Schritt, auf dem er landet, zählt, und dort aktiviert er Bürger: bei zwei Quadraten einen von beiden; bei einem Bereich einen Bürger darin; zwischen zwei Bereichen je einen in jedem; in der Mitte bis zu drei, wo auch immer. Ein aufgewerteter Aufseher aktiviert beide Quadrate, bis zu zwei in seinem Bereich und bei einem Paar von Bereichen bis zu zwei im eigenen. Einen Bürger zu aktivieren heißt, die Aktion seines Quadrats auszuführen: jeden höchstens einmal, einen nach dem anderen, wie du magst.
rule-7-5 = <upgrade-overseer> Drehe einen deiner Aufseher für immer auf seine bessere Seite.
rule-7-6 = Jederzeit in deinem Zug, bei der Produktion und um Platz zu schaffen, darf ein Bürger aus seinem Sektor in eine leere Werkstatt seiner Klasse wechseln, aber nie zurück und nie aus einer Hütte oder einer anderen Werkstatt. Ein geheilter Bürger darf aus seiner Hütte direkt in eine Werkstatt gehen.
rule-7-7 = <build> Baue genau ein Plättchen aus dem Angebot und bezahle es: eine Verbesserung auf eine Hütte, die noch keine hat, eine Werkstatt oder einen Wagen. Davor darfst du einmal umschichten: Für 1 Punkt oder 1 beliebigen Marker kommen alle drei Verbesserungen im Angebot oder alle drei Werkstätten unter ihre Stapel. Nach dem Umschichten musst du bauen, wenn du kannst. Das nächste Plättchen eines Stapels wird aufgedeckt; ein leerer Stapel bleibt leer.
rule-7-8 = Eine Werkstatt fasst einen Bürger ihrer Klasse. Verlangt sie einen aufgewerteten, darf auch ein einfacher dort sitzen, tut aber nichts, bis er aufgewertet wird. Du darfst mehr als sechs Werkstätten haben.
rule-7-9 = Eine späte Werkstatt (II) zahlt ihre Belohnung einmal, sobald ein passender Bürger dort arbeitet.
rule-7-10 = <wagon> Ein Wagen bringt seine Punkte beim Bau. In jeder Runde dient er einmal zum Wiederbevölkern.
rule-7-11 = <any-hex> Die Aktion eines beliebigen Hexfelds in Messina, auch eines Hafens und egal, wer dort steht; kein Dock und kein Wiederbevölkern.
rule-7-12 = <activate-n> Aktiviere bis zu so viele Bürger, wo auch immer in deinen drei Sektoren.

rule-8 = Die drei Bücher
rule-8-1 = <popularity-register> Popularität wächst nur durch das Verbrennen von Würfeln (6.4). <city-register> Stadt und <church-register> Kirche wachsen durch Aktionen und bezahlte Schritte.
rule-8-2 = Wer auf ein Feld kommt, liegt über denen, die schon da sind.
rule-8-3 = Im Aktionsschritt darfst du Schritte auf Stadt- und Kirchenbuch kaufen, so viele du willst. Jeder kostet 1 <coin> für jeden Leutnant, den du je hattest: die ersten drei und alle seither erhaltenen, auch wenn du sie wieder abgegeben hast.
rule-8-4 = Die Aktion eines Felds, das du erreichst, darfst du im selben Aktionsschritt einmal nutzen. Was die Produktion einbringt, wartet auf deinen nächsten Aktionsschritt und verfällt nach Runde VI. Was du bis zum Ende des Zugs nicht nutzt, verfällt.
rule-8-5 = <lieutenant-gain> Nimm einen Leutnant aus dem Vorrat. Er liegt auf deinem Anwesen und kann noch in dieser Runde genutzt werden (4.3).
rule-8-6 = <upgrade-advance-overseer> Wähle einen Aufseher: Ist er noch nicht aufgewertet, werte ihn auf; dann rücke ihn vor.
rule-8-7 = Auf dem letzten Feld bleibt eine Scheibe liegen; ein Schritt, den sie dort noch bekäme, verfällt.

rule-9 = Wiederbevölkern
rule-9-1 = <repopulate> Statt seine Aktion zu nutzen, darfst du das gewählte Hexfeld wiederbevölkern, wenn es ein Viertel ist, das noch niemand wiederbevölkert hat, und du noch ein Wiederbevölkert-Plättchen hast.
rule-9-2 = Bezahle die abgebildeten Marker, nutze einen bereiten Wagen und gib die abgebildeten Bürger aus Sektoren oder Werkstätten ab, nie aus Hütten. Ein aufgewerteter Bürger darf einen einfachen vertreten, nicht umgekehrt. Ist ein Leutnant abgebildet, gib einen ab, der in dieser Runde noch ungenutzt ist: Er verlässt das Spiel für immer.
rule-9-3 = Lege dein Wiederbevölkert-Plättchen auf das Hexfeld. Liegt dort ein Würfel, nimm 1 <rat-token>. Die 2 Punkte aus 5.1 gibt es für spätere Besuche, nicht für diesen.
rule-9-4 = Eine so geleerte Werkstatt darf wieder besetzt werden; die Belohnung einer späten (II) wird nicht zweimal gezahlt.

rule-10 = Ende einer Runde, Ende des Spiels
rule-10-1 = Produktion, in der Zugfolge, wo es darauf ankommt: Jeder Bürger in einer Hütte mit Verbesserung produziert, was die Verbesserung zeigt, jeder Bürger in einer frühen Werkstatt (I), was die Werkstatt zeigt (die goldene Zeile, wenn der Bürger aufgewertet ist und es eine gibt), und jeder aufgewertete Bürger in irgendeiner Werkstatt 1 Punkt mehr.
rule-10-2 = Quarantäne, nach den Runden I bis V: Bürger auf Feld II einer Hütte kommen auf ein freies Quadrat ihres Sektors oder in eine leere Werkstatt ihrer Klasse; gibt es beides nicht, sind sie verloren. Dann rücken die auf Feld I auf Feld II.
rule-10-2-note = Unsere Festlegung: Nach Runde VI endet das Spiel mit der Produktion.
rule-10-3 = Nach Runde VI bringt dich jede Ratte in der Popularität ein Feld zurück, nicht weiter als bis zum ersten, und Ratten kosten Punkte: 0, 1, 2, 4, 7, 10, 13, 16, 18, 21 für eine bis zehn oder mehr. Hier darf ein Punktestand unter null fallen, sonst nirgends.
rule-10-4 = Schlusswertung. Die Punkte deines Felds auf jedem Buch. Die höchste Popularität: 5 zu zweit; 10, 7 und 3 zu dritt oder viert; bei Gleichstand gewinnt, wer mehr Feuer besitzt, wobei ein großes Feuer 2 zählt, sonst wird geteilt. Die Punkte der Hexfelder, die du wiederbevölkert hast. Deine drei Schriftrollen: der Wert am Würfel mal deine Gebäude (höchstens sechs), Schiffe und wiederbevölkerten Hexfelder. Ein Punkt für je drei übrige Marker.
rule-10-5 = Die meisten Punkte gewinnen. Bei Gleichstand entscheiden mehr wiederbevölkerte Hexfelder, dann das wertvollste einzelne davon, sonst wird geteilt.

rule-11 = Das Spiel für Fortgeschrittene
rule-11-1 = Alle erhalten eine zufällige b-Seite von Anwesen und Schriftrollentafel, keine zwei gleich. Am Tisch dürfen auch beide Seiten gemischt werden.
rule-11-2 = Auf einem b-Anwesen kann ein Quadrat jedes Sektors nur einmal genutzt werden. Nachdem es aktiviert wurde, ist das Quadrat verbraucht; sein Bürger darf noch wechseln oder wiederbevölkern.
rule-11-3 = In der Schlusswertung kommt ein Preis für die meisten wiederbevölkerten Hexfelder hinzu: 10, 7 und 3; zu zweit 7. Wer keines hat, bekommt nichts. Bei Gleichstand entscheidet die höhere Summe der Punkte der Hexfelder, sonst wird geteilt und abgerundet.
rule-11-4 = Die Schriftrollen der b-Tafeln zählen anderes: Güter deiner besten Art; Werkstätten, höchstens fünf; Bauholz, höchstens sechs; Verbesserungen; Münzen, höchstens neun; wie weit du auf einem Buch bist, über den einfachen oder den doppelten Balken hinaus; und wie weit deine beiden vordersten Aufseher gekommen sind, ab dem vierten Schritt.
rule-11-5 = Ein Balken ist ab dem ersten Feld dahinter überschritten.

rule-12 = Solo
rule-12-1 = Baue auf wie zu zweit. Dein Gegner ist virtuell und nimmt nur am Popularitätsbuch teil. Es geht mit Basis-Tableaus ebenso wie mit erweiterten.
rule-12-2 = Du beginnst die Runden I, III und V, der Gegner II, IV und VI. Ihr zieht abwechselnd, und wer noch Figuren hat, wenn die andere Seite keine mehr hat, macht weiter. Der Gegner hat drei Figuren in den Runden I bis III, vier in IV und V, fünf in VI.
rule-12-3 = Im Zug des Gegners werden Solospielplättchen aufgedeckt, bis eines ein Hexfeld nennt, das in der Stadt und frei ist. Eine Figur geht dorthin und blockiert es. Die Bürger dort sind verloren; liegt dort ein Würfel, verbrennt einer, und die Popularität des Gegners steigt um 1. Dann nimmt der Gegner, was das Plättchen zeigt: ein Schiff vom nächstgelegenen Dock, den Wagen im Angebot, eine Werkstatt, alle Verbesserungen im Angebot oder nichts.
rule-12-4 = Die Solospielplättchen werden in jeder Runde neu gemischt. Der Würfel eines Schiffs verschwindet mit ihm. Was aus dem Angebot genommen wird, wird ersetzt. Passt kein Plättchen, wird die Figur ausgelassen.
rule-12-5 = Besucht der Gegner ein Hexfeld, das du wiederbevölkert hast, erhältst du 2 Punkte (5.1).
rule-12-6 = Schlusswertung wie gewohnt, mit zwei Änderungen: 5 Punkte, wenn deine Popularität, nach den Ratten, mindestens die des Gegners erreicht; und für wiederbevölkerte Hexfelder 3 Punkte bei zwei, 7 bei drei, 10 bei vier oder fünf. 130 ist ein gutes Ergebnis, 140 mit erweiterten Tableaus.

components-known = Die Texte der Spielregeln sind erhalten, ihre Bilder nicht. Jeder Wert eines Plättchens, einer Leiste oder eines Tableaus in diesem Spiel trägt deshalb im Materialpaket einen Vermerk: von einer Spielregel genannt, von einer öffentlichen Quelle wie einer Rezension genannt oder von uns rekonstruiert.
components-text = Von den Spielregeln genannt: wie viele Teile es von jeder Art gibt, eine Stellung des Rads, mehrere Hexfelder und Werkstätten, die als Beispiele dienen, die Arten der Felder auf den Büchern, die Arten der Leisten auf den Schriftrollen, der Wechsel zu den späten Werkstätten in Runde V, was Solospielplättchen tun können.
components-public = Von öffentlichen Quellen genannt: was in den Runden II und III über die Reihenfolge entscheidet, die doppelte Pest in Runde IV, das teurere Feuer in den Runden V und VI, die Spanne der Punkte der Hexfelder, das Ende von Stadtbuch und Kirchenbuch bei 17 Punkten.
components-ours = Rekonstruiert: die meisten Plättchen, die genaue Reihenfolge der Felder auf den Büchern, die Anwesen und ihre b-Seiten, die Werte der Schriftrollen. Sie passen zu allem, was bekannt ist, und wurden durch Simulation ausbalanciert, sind aber nicht die gedruckten. Wer die Schachtel besitzt, kann sie in einem eigenen Paket berichtigen und es auf der Startseite wählen.
