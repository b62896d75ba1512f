# The rules reference, one message a clause: rule-6-2 is clause 6.2. Marks in <angle brackets> are icons and
# stay as they are; numbers such as 6.2 become links by themselves. The `.note` of a clause says where the
# printed editions differ and which option switches it.

rules-title = Die Regeln von Messina 1347
rules-lead = Das ganze Spiel in nummerierten Abschnitten, in unseren eigenen Worten. Tooltips und Erklärungen, warum etwas nicht geht, führen hierher.
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
rule-0-1 = Du führst ein Adelshaus in Messina, in dem Jahr, in dem die Pest mit den Schiffen kommt. Sechs Runden lang ziehen deine <lieutenant> Leutnante durch die Stadt, bringen Bürger auf dein <estate> Anwesen, verbrennen die <plague-cube> Pest, geben den Menschen Arbeit und führen sie am Ende in die verwaiste Stadt zurück. Wer nach Runde VI die meisten <points> Punkte hat, gewinnt.
rule-0-2 = In deinem Zug schickst du einen Leutnant an einen Ort, rettest alle, die dort sind, bekämpfst die Pest mit <fire> Feuer und nutzt dann die Aktion des Ortes; stattdessen kannst du ihn auch <repopulate> wiederbevölkern. Unterwegs bringen drei Bücher weitere Vorteile. Hat niemand mehr einen Leutnant zu schicken, endet die Runde: Die Menschen in deinen Werkstätten und Hütten produzieren, und die nächste Runde beginnt.

rule-1 = Material und Grenzen
rule-1-lead = Hier steht, was in der Schachtel und auf deinem Anwesen liegt. Das meiste geht nie aus; nur die Pestwürfel können knapp werden.
rule-1-1 = Das Spiel ist für eine bis vier Personen und dauert sechs Runden. Das Spiel allein hat ein eigenes Kapitel (12.1).
rule-1-2 = Begrenzt sind nur die <plague-cube> Pestwürfel: 16 zu zweit und solo, 18 zu dritt, 24 zu viert. <coin> Münzen, <fire> Feuer, <major-fire> große Feuer, <lumber> Bauholz, <rat-token> Ratten und Bürger gibt es immer genug.
rule-1-3 = Alle haben je fünf <lieutenant> Leutnante, drei von Anfang an und zwei im Vorrat; drei Aufseher, je einen für Handwerker, Aristokraten und Nonnen; drei Schriftrollenwürfel; und fünf <repopulation-tile> Wiederbevölkert-Plättchen.
rule-1-4 = Alle beginnen ohne Marker, abgesehen von dem, was 1.5 gibt.
rule-1-5 = Wer in Runde I später an der Reihe ist, bekommt einen Ausgleich: An zweiter Stelle beginnt man mit 1 Punkt, an dritter mit 1 <coin> Münze, an vierter mit 1 Punkt und 1 <coin> Münze.
rule-1-6 = Dein <estate> Anwesen ist das Tableau vor dir. Jede Klasse hat darauf einen eigenen Sektor: Handwerker, Nonnen und Aristokraten.
rule-1-6-part-1 = Ein Sektor hat sechs Quadrate; je drei davon bilden einen Bereich. Auf jedem Quadrat hat ein Bürger Platz. Wird er aktiviert, führt er die Aktion aus, die dort aufgedruckt ist (7.4).
rule-1-6-part-2 = Drei Wege, einer je Klasse, führen die Aufseher von ihrem Start zur Mitte des Anwesens (7.4).
rule-1-6-part-3 = Vier <cabin> Hütten nehmen je einen Bürger von Hexfeldern mit Pest auf. Jede Hütte hat zwei Felder: Ein Bürger kommt auf Feld I an (5.2), rückt auf Feld II und verlässt die Hütte von dort aus (10.2).
rule-1-6-part-4 = Daneben ist Platz für <workshop> Werkstätten (7.8) und <wagon> Wagen (7.10).
rule-1-6-part-5 = Die <scroll> Schriftrollentafel hat drei Leisten mit je einem Schriftrollenwürfel (7.2). Am Ende bringen sie Punkte (10.4).

rule-2 = Spielaufbau
rule-2-lead = Vor der ersten Runde wird die Stadt ausgelegt und das Angebot gemischt. Das erledigt das Programm; lies weiter, wenn du wissen willst, was kommen kann.
rule-2-1 = Ein Stadt-Hexfeld ist ein Hexfeld, das kein Hafen ist. Es gibt zwanzig: 14 der Art A, 2 der Art B und 4 der Art C. A-Hexfelder, die nicht für eure Spielerzahl gedacht sind, kommen in die Schachtel. Die übrigen A-Hexfelder und ein zufälliges B-Hexfeld werden gemischt und füllen die Stadt; die vier Häfen nehmen ihre Ecken ein, jeder mit einem <dock> Dock davor.
rule-2-2 = Die vier C-Hexfelder bilden einen verdeckten Stapel. Das andere B-Hexfeld kommt obenauf; es wird also als erstes an die Stadt angelegt, in Runde II.
rule-2-3 = Zu jedem Dock gehört ein <docking-tile> Andockplättchen. Sie werden gemischt, und sobald das letzte gezogen ist, alle zusammen erneut.
rule-2-4 = Neun <boat> Schiffe tragen auf der Rückseite die Zahlen 1 bis 3. Sie kommen in dieser Reihenfolge, innerhalb einer Zahl gemischt. Zu zweit und solo bleiben die drei Schiffe mit <precious-stones> Edelsteinen in der Schachtel.
rule-2-5 = Die fünfzehn Hütten-Verbesserungen liegen in drei Stapeln zu je fünf, die oberste jeweils offen.
rule-2-6 = Wagen gibt es in fünf Paaren mit den Nummern 1 bis 5. Jedes Paar wird auf zwei Stapel verteilt, die 1 obenauf. Zu zweit wird nur einer der beiden Stapel benutzt.
rule-2-7 = Die Werkstätten liegen in sechs Stapeln, getrennt nach früh (I) und spät (II) und nach Klasse. Zuerst sind die drei Stapel der frühen im Angebot, das oberste Plättchen jeweils offen.
rule-2-8 = Das <wheel> Bevölkerungsrad beginnt an zufälliger Stelle und wird einmal gedreht, bevor es gilt (3.5).
rule-2-9 = Die Zugfolge der Runde I wird ausgelost. Auf jedem Buch starten die Scheiben auf dem ersten Feld: Wer zuletzt zieht, liegt oben, wer zuerst zieht, unten. Auf der Wertungsleiste liegt die dritte Scheibe der Zugfolge auf der ersten, die vierte auf der zweiten.
rule-2-10 = Das Basisspiel nutzt Seite a der Anwesen und Schriftrollentafeln. Zu Seite b siehe 11.1.
rule-2-11 = Das Buch-Vorrangplättchen ist eine Option: Es ersetzt die Spalte der Rundenübersicht, die nennt, was über die Zugfolge entscheidet.
rule-2-11-note = Die Option „Zugfolge“ auf der Startseite wählt zwischen Rundenübersicht und Vorrangplättchen.

rule-3 = Beginn einer Runde
rule-3-lead = Jede Runde bringt ein Schiff, die Pest und neue Bürger in die Stadt. Zu entscheiden gibt es hier nichts: Plättchen und Rad bestimmen alles.
rule-3-1 = Ab Runde II beginnt eine Runde so: Der Rundenzähler rückt vor. Alle Leutnante in Messina legen sich hin, sind wieder ungenutzt und niemandem mehr im Weg. Genutzte Wagen sind wieder bereit. Bürger auf Hexfeldern mit mindestens einem <plague-cube> Pestwürfel gehen verloren. Dann nennt die neue Zeile der Rundenübersicht, was über die Zugfolge entscheidet: Wer dort am weitesten vorn liegt, beginnt. Auf einem gemeinsamen Feld liegt die oberste Scheibe vorn.
rule-3-2 = Ein Andockplättchen nennt ein Dock, und dort kommt ein Schiff mit 1 <plague-cube> Pestwürfel an, oder zwei Schiffe, wo die Zeile zwei zeigt. Ein Dock hat drei Liegeplätze; sind sie voll, fährt das Schiff im Uhrzeigersinn weiter zum nächsten Dock.
rule-3-3 = In den Runden II bis VI wächst die Stadt um ein Hexfeld: Gehe vom Hafen des Andockplättchens im Uhrzeigersinn um die Stadt und lege das nächste Hexfeld des Stapels auf den ersten leeren Erweiterungsplatz.
rule-3-3-note = Es zählt das gezogene Plättchen, auch wenn das Schiff zu einem anderen Dock weiterfahren musste.
rule-3-4 = In Runde V verlassen alle frühen Werkstätten (I), die niemand gebaut hat, das Spiel, und die drei Stapel der späten (II) treten an ihre Stelle.
rule-3-5 = In den Runden I bis V dreht sich das Rad einen Schritt weiter, und jedes Hexfeld, das die Ratte des Rads zeigt, bekommt 1 <plague-cube> Pestwürfel. Wo die Rundenübersicht die <double-plague> doppelte Pest zeigt, geschieht das zweimal.
rule-3-6 = Reichen die Würfel im Vorrat nicht für alle Hexfelder eines Schritts des Rads, wird in diesem Schritt gar keiner gelegt. Zwei Schritte werden nacheinander beurteilt.
rule-3-7 = In den Runden I bis V nennt das Rad danach für jede Klasse eine Farbe, und jedes Hexfeld dieser Farbe bekommt 1 Bürger der Klasse. Häfen und Docks bekommen nie welche. Bürger, die niemand gerettet hat, bleiben; so können sich auf einem Hexfeld mehrere sammeln.
rule-3-8 = Immer wenn ein Würfel auf ein wiederbevölkertes Hexfeld kommt, erhält, wer es wiederbevölkert hat, 1 <rat-token> Ratte.
rule-3-9 = Runde VI bringt weder Würfel noch Bürger auf die Hexfelder; die Schiffe bringen weiter ihren Würfel, und auch die Stadt wächst noch.
rule-3-10 = Ist für ein Schiff kein Würfel übrig, kommt es ohne an. Ist kein Schiff übrig, kommt keines, aber das Andockplättchen wird trotzdem gezogen, denn es bestimmt den Platz des neuen Hexfelds.
rule-3-11 = Häfen bekommen keine Würfel: In unserem Material zeigt keiner eine Ratte. Zeigt in einem Materialpaket ein Hafen eine Ratte, bekommt er Würfel wie jedes andere Hexfeld.

rule-4 = Ein Zug
rule-4-lead = In deinem Zug nutzt du einen Leutnant. Er geht zu einem Hexfeld oder zu einem Schiff, oder du rufst ihn nach Hause.
rule-4-1 = Alle machen in der Zugfolge je einen Zug, immer reihum. Wer keinen ungenutzten Leutnant hat, wird übersprungen; die Runde endet, wenn niemand mehr einen hat. Passen ist nicht möglich: Jeder Leutnant wird genau einmal pro Runde genutzt.
rule-4-2 = In deinem Zug tust du eines von drei Dingen: zu einem Hexfeld gehen (5.1), zu einem Schiff gehen (4.7) oder einen Leutnant zurückrufen (4.8).
rule-4-3 = Du wählst unter deinen Leutnanten, die in Messina liegen. Die auf deinem Anwesen dürfen erst gehen, wenn keiner von deinen mehr ungenutzt in der Stadt liegt.
rule-4-4 = Vom Anwesen aus erreicht ein Leutnant gratis jedes Hexfeld, auf dem niemand steht, und jedes Dock mit einem Schiff.
rule-4-5 = Von einem Hexfeld oder Dock aus sind das Bleiben und ein Schritt gratis, jeder weitere Schritt kostet 1 <coin> Münze. Ein Dock ist nur seinem Hafen benachbart. Andere Figuren hindern dich nie am Durchgehen.
rule-4-6 = Ein Hexfeld, auf dem eine Figur steht, egal wessen, kann nicht gewählt werden. Ein Leutnant darf bleiben, wo er liegt. Docks sind nie blockiert.
rule-4-7 = An einem Dock wählst du ein Schiff. Bekämpfe seinen <plague-cube> Pestwürfel wie in Kapitel 6 oder nimm 1 <rat-token> Ratte; der Würfel verschwindet so oder so. Dann gehört das Schiff dir, und du erhältst sofort, was es zeigt: Münzen oder Punkte oder beides. Hast du damit eine gerade Anzahl Schiffe, darfst du einen beliebigen Aufseher einen Schritt vorrücken. Der Rest des Aktionsschritts folgt wie auf einem Hexfeld (5.5).
rule-4-8 = Rufst du den Leutnant zurück, kommt er neben das Tableau, und du erhältst 1 <coin> Münze. Die nächste Runde beginnt er auf deinem Anwesen. Auch ein Leutnant auf dem Anwesen darf zurückgerufen werden, wenn er an der Reihe ist (4.3). Einen Aktionsschritt gibt es nicht: Du kaufst nichts, und wartende Buch-Aktionen warten weiter.

rule-5 = Ein Zug auf einem Hexfeld
rule-5-lead = So sehen die meisten Züge aus. Du nimmst die Menschen mit, verbrennst die Pest und nutzt dann den Ort.
rule-5-1 = In dieser Reihenfolge: das Hexfeld wählen und bezahlen; wer es wiederbevölkert hat, erhält 2 Punkte, auch du selbst; retten; kämpfen; Aktionsschritt.
rule-5-2 = Rette alle Bürger auf dem Hexfeld. Liegt dort kein Würfel, kommt jeder auf ein freies Quadrat im Sektor seiner Klasse; gibt es keines, ist er verloren. Liegt dort ein Würfel, kommt jeder auf Feld I einer leeren <cabin> Hütte; gibt es keine, ist er verloren. Die Würfel zählen so, wie sie vor dem Kampf liegen.
rule-5-3 = Um Platz für einen Bürger zu schaffen, dürfen andere aus diesem Sektor vorher in leere Werkstätten ihrer Klasse wechseln (7.6).
rule-5-4 = Kämpfe dann, wie in Kapitel 6 beschrieben. Jeder Würfel, der auf dem Hexfeld bleibt, bringt dir 1 <rat-token> Ratte.
rule-5-5 = Zum Aktionsschritt gehören, in beliebiger Reihenfolge und beliebig gemischt: die aufgedruckte Aktion des Hexfelds oder stattdessen das Wiederbevölkern (9.1); Buch-Aktionen, die du dir verdient hast; und so viele bezahlte Schritte auf Stadt- und Kirchenbuch, wie du dir leisten kannst (8.3).
rule-5-6 = Was eine Entscheidung verlangt, darfst du ablehnen. Was keine verlangt, erhältst du sofort und ganz: Marker, Punkte und einen Leutnant nach 8.5. Wann du die Aktion des Hexfelds ausführst, entscheidest du überall dort, wo es auf die Reihenfolge ankommen kann.
rule-5-7 = Ein Schrägstrich in einer Aktion bedeutet: eines von beiden.

rule-6 = Feuer und Pest
rule-6-lead = Feuer entfernt Pestwürfel und macht dich beliebt. Würfel, die du liegen lässt, bringen dir Ratten.
rule-6-1 = Einen Würfel zu verbrennen kostet 1 <fire> Feuer. In den Runden, die in der Rundenübersicht so markiert sind, kostet es 2 <fire> Feuer, und jeder Würfel bringt dann sofort 2 Punkte. Verbrenne so viele Würfel des Hexfelds, wie du bezahlen kannst und willst.
rule-6-2 = Ein <major-fire> großes Feuer kann mehr. Die Ausgaben verstehen das auf drei Arten; die Option „Großes Feuer“ legt fest, welche gilt:
rule-6-2-part-1 = Englisch (üblich): Ein großes Feuer zählt wie 1 Feuer. Kostet ein Würfel 1 Feuer, verbrennt es einen Würfel deines Hexfelds und, wenn du willst, einen auf einem benachbarten Hexfeld. Kostet ein Würfel 2 Feuer, verbrennen zwei große Feuer zusammen einen Würfel deines Hexfelds und, wenn du willst, einen auf einem benachbarten; ein großes Feuer und ein Feuer zusammen verbrennen einen Würfel deines Hexfelds.
rule-6-2-part-2 = Russisch: Kostet ein Würfel 1 Feuer, gilt dasselbe. Kostet er 2 Feuer, reicht ein großes Feuer für einen Würfel deines Hexfelds, und mit einem zweiten im selben Kampf darfst du einen Würfel auf einem benachbarten Hexfeld verbrennen.
rule-6-2-part-3 = Tschechisch: wie Russisch; kostet ein Würfel 1 Feuer, darf der zweite auch von deinem eigenen Hexfeld kommen.
rule-6-3 = Ein Würfel auf einem benachbarten Hexfeld verbrennt nur zusammen mit einem Würfel deines Hexfelds, den du mit großem Feuer bezahlt hast, höchstens einer je solchem Würfel. Ein Schiff hat keine Nachbarn.
rule-6-4 = Jeder verbrannte Würfel, wo er auch lag, bringt dich auf dem <popularity-register> Popularitätsbuch 1 Feld voran. Der Würfel kommt zurück in den Vorrat. Auf ein großes Feuer wird nicht herausgegeben.
rule-6-5 = Ratten gibt es nur für Würfel, die auf deinem Hexfeld übrig bleiben, nicht für die auf benachbarten.

rule-7 = Aktionen
rule-7-lead = Hier stehen alle Symbole, die Hexfelder, Quadrate und Bücher zeigen können. Was du erhältst, darfst du sofort nutzen.
rule-7-1 = <coin> Münze, <fire> Feuer, <major-fire> großes Feuer, <lumber> Bauholz, <points> Punkte: Nimm, was abgebildet ist. <upgrade-citizen> Bürger aufwerten: einen deiner Bürger, in einem Sektor, einer Werkstatt oder einer Hütte.
rule-7-2 = <scroll> Schriftrolle: Rücke einen deiner drei Schriftrollenwürfel um eins vor, falls er nicht schon am Ende seiner Leiste ist.
rule-7-3 = <city-register> Stadtbuch, <church-register> Kirchenbuch: ein kostenloser Schritt auf dem abgebildeten Buch; sind beide abgebildet, auf einem von ihnen. Zeigt ein Quadrat eine <coin> Münze vor dem Buch, darfst du für den Schritt 1 Münze bezahlen.
rule-7-4 = <advance-overseer> Aufseher vorrücken: Er geht einen Schritt auf seinem Weg. <advance-overseer-skip> Vorrücken mit Überspringen: Vorher darf er einen Schritt überspringen. Es zählt nur der Schritt, auf dem er landet: Dort aktiviert er Bürger.
rule-7-4-part-1 = Der Weg hat sechs Schritte. Nach dem ersten wählst du den linken oder den rechten Zweig, ein für alle Mal. Der sechste ist die Mitte des Anwesens; dort bleibt der Aufseher. Auf einem Schritt dürfen zwei Aufseher stehen.
rule-7-4-part-2 = Schritt 1 liegt an zwei Quadraten: Aktiviere den Bürger auf einem davon; ist der Aufseher aufgewertet, auf beiden.
rule-7-4-part-3 = Schritt 2 und 3 gehören zum Bereich des Zweigs: Aktiviere dort einen Bürger; ist der Aufseher aufgewertet, bis zu zwei.
rule-7-4-part-4 = Schritt 4 und 5 gehören zu diesem Bereich und zum Bereich jenseits der Grenze, der einer anderen Klasse gehört: Aktiviere in jedem einen Bürger; ist der Aufseher aufgewertet, bis zu zwei im Bereich seiner Klasse und einen im anderen.
rule-7-4-part-5 = Schritt 6, die Mitte: Aktiviere bis zu drei beliebige Bürger in den drei Sektoren, ob der Aufseher aufgewertet ist oder nicht.
rule-7-4-part-6 = Einen Bürger aktivieren heißt: die Aktion auf seinem Quadrat ausführen. Du darfst jeden auslassen. Aktiviere sie nacheinander in beliebiger Reihenfolge; was der eine bringt, darf der nächste schon nutzen. Kein Bürger handelt bei einem Vorrücken zweimal.
rule-7-5 = <upgrade-overseer> Aufseher aufwerten: Drehe einen von ihnen für immer auf seine bessere Seite.
rule-7-6 = Jederzeit in deinem Zug, bei der Produktion und um Platz zu schaffen, darf ein Bürger aus seinem Sektor in eine leere Werkstatt seiner Klasse wechseln. Er wechselt nie zurück und nie aus einer Hütte oder einer anderen Werkstatt. Ein geheilter Bürger darf aus seiner Hütte direkt in eine solche Werkstatt gehen.
rule-7-7 = <build> Bauen: Nimm und bezahle genau ein Plättchen aus dem Angebot, also eine Verbesserung für eine Hütte, die noch keine hat, eine Werkstatt oder einen Wagen. Das nächste Plättchen des Stapels wird aufgedeckt; ein leerer Stapel bleibt leer.
rule-7-7-part-1 = Vor dem Bauen darfst du einmal umschichten: Bezahle 1 Punkt, wenn du einen hast, oder 1 beliebigen Marker. Dann kommen alle drei Verbesserungen im Angebot oder alle drei Werkstätten unter ihre Stapel.
rule-7-7-part-2 = Nach dem Umschichten musst du bauen, wenn sich ein Plättchen im Angebot bauen lässt. Maßgeblich ist der Moment gleich danach: Lässt sich eines bauen, darfst du vorher für nichts anderes bezahlen. Etwas erhalten und Bürger in Werkstätten versetzen (7.6) darfst du dazwischen.
rule-7-8 = Eine Werkstatt hat Platz für einen Bürger ihrer Klasse. Verlangt sie einen aufgewerteten, darf auch ein einfacher hinein, tut dort aber nichts, bis er aufgewertet wird. Du darfst mehr als sechs Werkstätten haben.
rule-7-9 = Eine späte Werkstatt (II) gibt ihre Belohnung einmal, sobald ein passender Bürger dort arbeitet.
rule-7-10 = <wagon> Wagen: Zeigt er Punkte, bringt er sie beim Bau. Jeder Wagen dient einmal pro Runde zum Wiederbevölkern.
rule-7-11 = <any-hex> Beliebige Aktion: die aufgedruckte Aktion irgendeines Hexfelds in Messina, auch eines Hafens und egal, wer dort steht. Ein Dock zählt nicht, und wiederbevölkern kannst du so nicht.
rule-7-12 = <activate-n> Bürger aktivieren: höchstens die angezeigte Zahl, irgendwo in deinen drei Sektoren.

rule-8 = Die drei Bücher
rule-8-lead = Neben der Stadt liegen drei Bücher. Je weiter du darauf vorrückst, desto mehr geben sie, unterwegs und am Ende.
rule-8-1 = Auf dem <popularity-register> Popularitätsbuch rückst du nur durch das Verbrennen von Würfeln vor (6.4). Auf <city-register> Stadtbuch und <church-register> Kirchenbuch rückst du durch Aktionen und bezahlte Schritte vor.
rule-8-2 = Eine Scheibe, die auf ein Feld kommt, liegt auf denen, die schon da sind.
rule-8-3 = Im Aktionsschritt darfst du Schritte auf Stadt- und Kirchenbuch kaufen, so viele du willst. Jeder kostet 1 <coin> Münze für jeden Leutnant, den du je hattest: die ersten drei und alle seither erhaltenen, auch wenn du sie wieder abgegeben hast.
rule-8-4 = Die Aktion eines Felds, das du erreichst, darfst du einmal nutzen, im selben Aktionsschritt; was du bis zum Ende des Zugs nicht nutzt, verfällt. Eine Aktion aus der Produktion wartet auf deinen nächsten Zug mit Aktionsschritt und verfällt nach Runde VI.
rule-8-5 = <lieutenant-gain> Leutnant erhalten: Nimm einen aus dem Vorrat, sobald du ankommst; ablehnen kannst du ihn nicht. Er liegt auf deinem Anwesen und kann noch in dieser Runde genutzt werden (4.3), und schon der nächste bezahlte Schritt kostet mehr (8.3). Verdienst du ihn außerhalb eines Aktionsschritts, nimmst du ihn zu Beginn des nächsten; verloren geht er nie.
rule-8-6 = <upgrade-advance-overseer> Aufwerten und vorrücken: Nimm einen Aufseher. Ist er noch einfach, werte ihn auf. Dann rückt er vor.
rule-8-7 = Auf dem letzten Feld bleibt eine Scheibe liegen; ein weiterer Schritt bewirkt nichts.

rule-9 = Wiederbevölkern
rule-9-lead = Gerettete Bürger können zurückkehren und ein Hexfeld neu besiedeln. Das kostet dich Bürger und Marker und bringt die meisten Punkte von allem.
rule-9-1 = <repopulate> Wiederbevölkern: Statt seine Aktion zu nutzen, darfst du das gewählte Hexfeld wiederbevölkern, wenn es ein Stadt-Hexfeld ist, das noch niemand wiederbevölkert hat, und du noch ein Wiederbevölkert-Plättchen hast.
rule-9-2 = Bezahle die abgebildeten Marker, nutze einen bereiten Wagen und gib die abgebildeten Bürger ab, aus Sektoren oder Werkstätten, nie aus Hütten. Ein aufgewerteter Bürger darf einen einfachen vertreten, nicht umgekehrt. Ist ein Leutnant abgebildet, gib einen ab, der in dieser Runde noch ungenutzt ist, auf einem Hexfeld, an einem Dock oder auf dem Anwesen: Er verlässt das Spiel für immer. Den, der dieses Hexfeld gewählt hat, kannst du nicht abgeben.
rule-9-3 = Lege eines deiner Wiederbevölkert-Plättchen auf das Hexfeld. Liegt dort ein Würfel, nimm 1 <rat-token> Ratte. Die 2 Punkte aus 5.1 gibt es für spätere Besuche, nicht für diesen.
rule-9-4 = Eine so geleerte Werkstatt darf wieder besetzt werden; die Belohnung einer späten (II) gibt es aber kein zweites Mal.

rule-10 = Ende einer Runde, Ende des Spiels
rule-10-lead = Am Ende einer Runde produzieren deine Leute, und die Kranken werden gesund. Nach Runde VI zahlst du für deine Ratten, und alles wird gezählt.
rule-10-1 = Zuerst kommt die Produktion. Wo es darauf ankommt, gilt dabei die Zugfolge:
rule-10-1-part-1 = Jeder Bürger in einer <cabin> Hütte mit Verbesserung produziert, was die Verbesserung zeigt.
rule-10-1-part-2 = Jeder Bürger in einer frühen <workshop> Werkstatt (I) produziert, was die Werkstatt zeigt. Ein aufgewerteter Bürger produziert zusätzlich, was die goldene Zeile zeigt, wenn es eine gibt. Verlangt die Werkstatt einen aufgewerteten Bürger, produziert ein einfacher nichts.
rule-10-1-part-3 = Jeder aufgewertete Bürger in einer Werkstatt, früh oder spät, bringt 1 Punkt.
rule-10-2 = Dann folgt die Quarantäne, nach den Runden I bis V: Bürger auf Feld II einer Hütte kommen auf ein freies Quadrat ihres Sektors oder in eine leere Werkstatt ihrer Klasse; gibt es beides nicht, sind sie verloren. Dann rücken die auf Feld I auf Feld II.
rule-10-2-note = Unsere Festlegung: Nach Runde VI endet das Spiel mit der Produktion.
rule-10-3 = Nach Runde VI bringt dich jede <rat-token> Ratte auf dem Popularitätsbuch ein Feld zurück, nicht weiter als bis zum ersten, und Ratten kosten Punkte: 0, 1, 2, 4, 7, 10, 13, 16, 18, 21 für eine bis zehn oder mehr. Hier darf ein Punktestand unter null fallen, sonst nirgends.
rule-10-4 = Die Schlusswertung zählt zusammen:
rule-10-4-part-1 = Bücher: die Punkte an deinem Feld auf jedem der drei.
rule-10-4-part-2 = Popularität: zu zweit 5 Punkte für den ersten Platz; zu dritt oder viert 10, 7 und 3 für die ersten drei. Bei Gleichstand entscheidet, wer mehr Feuer besitzt, wobei ein großes Feuer 2 zählt. Herrscht auch dann Gleichstand, werden die Punkte der Plätze geteilt und abgerundet.
rule-10-4-part-3 = Wiederbevölkern: die Punkte auf jedem Hexfeld, das du wiederbevölkert hast.
rule-10-4-part-4 = Schriftrollen: für jede Leiste der Wert am Schriftrollenwürfel mal deine Gebäude (Verbesserungen und Werkstätten, höchstens sechs), deine Schiffe oder deine wiederbevölkerten Hexfelder.
rule-10-4-part-5 = Marker: 1 Punkt für je drei übrige, egal welcher Art; ein großes Feuer zählt hier 1.
rule-10-5 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr wiederbevölkerte Hexfelder hat, dann, wer das wertvollste einzelne hat; herrscht auch dann Gleichstand, wird der Sieg geteilt.

rule-11 = Das Spiel für Fortgeschrittene
rule-11-lead = Anwesen und Schriftrollentafeln haben eine zweite Seite, und jede ist anders. Nutze sie, wenn du das Basisspiel kennst.
rule-11-1 = Alle erhalten eine zufällige b-Seite von Anwesen und Schriftrollentafel, keine zwei gleich. Am Tisch dürfen auch beide Seiten gemischt werden.
rule-11-2 = Auf einem b-Anwesen kann ein Quadrat jedes Sektors nur einmal genutzt werden. Nachdem es aktiviert wurde, ist das Quadrat verbraucht; sein Bürger darf noch in eine Werkstatt wechseln oder wiederbevölkern.
rule-11-3 = In der Schlusswertung kommt ein Preis für die meisten wiederbevölkerten Hexfelder hinzu: 10, 7 und 3; zu zweit 7. Wer keines hat, bekommt nichts. Bei Gleichstand entscheidet die höhere Summe der Punkte der Hexfelder; herrscht auch dann Gleichstand, werden die Punkte der Plätze geteilt und abgerundet.
rule-11-4 = Die Schriftrollen der b-Tafeln zählen anderes: Güter der Art, von der du am meisten hast; Werkstätten, höchstens fünf; Bauholz, höchstens sechs; Verbesserungen; Münzen, höchstens neun; ein Buch, mit einem Wert hinter dem einfachen und einem hinter dem doppelten Balken; und Aufseher, mit Werten für die letzten drei Schritte, für die beiden, die am weitesten gekommen sind.
rule-11-5 = Ein Balken ist ab dem ersten Feld hinter seiner Linie überschritten.

rule-12 = Solo
rule-12-lead = Du kannst auch allein spielen. Ein virtueller Gegner stellt sich dir in den Weg, nimmt Plättchen und misst sich mit dir auf dem Popularitätsbuch.
rule-12-1 = Baue auf wie zu zweit. Dein Gegner ist virtuell und nimmt nur am Popularitätsbuch teil. Du kannst mit Basis-Tableaus spielen oder mit Tableaus für Fortgeschrittene.
rule-12-2 = Du beginnst die Runden I, III und V, der Gegner II, IV und VI; kein Buch entscheidet darüber. Ihr zieht abwechselnd, und wer noch Figuren hat, wenn die andere Seite keine mehr hat, macht weiter. Der Gegner hat drei Figuren in den Runden I bis III, vier in IV und V, fünf in VI. Sie bleiben nicht in Messina.
rule-12-3 = Im Zug des Gegners werden Solospielplättchen aufgedeckt, bis eines ein Hexfeld nennt, das in der Stadt und nicht blockiert ist. Eine Figur geht dorthin und blockiert es. Die Bürger dort kommen in den Vorrat. Liegt dort ein Würfel, wird einer entfernt, und der Gegner rückt auf dem Popularitätsbuch um 1 vor, ohne dessen Aktion. Dann nimmt der Gegner, was das Plättchen zeigt: ein Schiff vom nächstgelegenen Dock, das eines hat, ausgelost unter allen gleich nahen Schiffen; den Wagen im Angebot; die Werkstatt der gezeigten Klasse im Angebot; alle Verbesserungen im Angebot; oder nichts.
rule-12-4 = Die Solospielplättchen werden in jeder Runde neu gemischt. Der Würfel eines Schiffs verschwindet mit ihm. Was aus dem Angebot genommen wird, wird ersetzt. Passt kein Plättchen, wird die Figur übersprungen.
rule-12-5 = Besucht der Gegner ein Hexfeld, das du wiederbevölkert hast, erhältst du 2 Punkte (5.1).
rule-12-6 = Schlusswertung wie gewohnt, mit zwei Änderungen: 5 Punkte, wenn du auf dem Popularitätsbuch nach Abzug der Ratten mindestens so weit bist wie der Gegner; und für wiederbevölkerte Hexfelder 3 Punkte bei zwei, 7 bei drei, 10 bei vier oder mehr, anstelle von 11.3. Ein gutes Ergebnis sind 130 Punkte, mit Tableaus für Fortgeschrittene 140.
