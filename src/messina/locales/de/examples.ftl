# Captions of the drawn examples in the rules: example-6-2 belongs to clause 6.2 and says what one sees. It is also
# what those who cannot see the drawing hear. The numbers and colours are those of the drawing.

rules-example = Beispiel

example-1-6 = Ein Anwesen. 1 ein Sektor, hier für die Handwerker; 2 einer seiner beiden Bereiche, hervorgehoben; 3 ein Quadrat mit seiner Aktion; 4 ein Schritt eines Wegs; 5 die Mitte. Daneben: 6 eine Hütte, 7 eine Werkstatt, 8 die Schriftrollentafel.
example-2-9 = Der Anfang zu dritt: Der grüne Kreis zieht zuerst und liegt unten, die violette Raute zieht zuletzt und liegt oben.
example-3-2 = Zwei Schiffe sind an diesem Dock angekommen, jedes mit einem Würfel. Ein Liegeplatz ist noch frei.
example-3-5 = Das Rad zeigt die Ratte, die nach links läuft. Die beiden Hexfelder mit dieser Ratte bekommen je einen Würfel, das dritte nicht.
example-3-7 = Das Rad schickt Nonnen auf orangefarbene Hexfelder, Handwerker auf weiße und Aristokraten auf blaue. Rote Hexfelder bekommen diesmal niemanden.
example-4-5 = Vom liegenden Leutnant aus: Bleiben und ein Schritt sind gratis, zwei Schritte kosten 1 Münze, drei Schritte 2 Münzen.
example-4-6 = Eine stehende Figur blockiert das linke Hexfeld. Auf dem rechten liegt die Figur, also kann das Hexfeld gewählt werden.
example-5-2 = Oben, ohne Würfel: Die Nonne kommt auf ein Quadrat ihres Sektors. Unten, mit Würfel: Sie kommt auf Feld I einer Hütte.
example-6-1 = Zwei Würfel auf deinem Hexfeld kosten 2 Feuer. In einer Runde, in der ein Würfel 2 kostet, kosten sie 4 Feuer und bringen 4 Punkte.
example-6-2 = Du stehst auf dem linken Hexfeld; jede Zeile zeigt, womit du bezahlst, und eingekreist die Würfel, die dafür verbrennen. Die Spalten zeigen die englische, die russische und die tschechische Lesart. Obere Zeilen: Ein Würfel kostet 1 Feuer; untere Zeilen: Ein Würfel kostet 2 Feuer.
example-7-4 = Drei Arten von Schritten. Zwei Quadrate: ein Bürger auf einem der beiden. Ein Dreieck: ein Bürger des Bereichs. Zwei Dreiecke: je ein Bürger in jedem der beiden Bereiche.
example-7-7 = Eine Verbesserung, eine Werkstatt und ein Wagen im Angebot, unten jeweils die Kosten. Mit nur 1 Bauholz kannst du die Verbesserung bauen; für die anderen fehlen die unterstrichenen Marker.
example-7-8 = Diese Werkstatt verlangt eine aufgewertete Nonne. Links wartet eine einfache Nonne und bringt nichts; rechts produziert eine aufgewertete 1 großes Feuer und 1 Münze.
example-7-9 = Eine späte Werkstatt (II): Sobald eine Nonne dort arbeitet, gibt es 1 Feuer und 3 Punkte. Danach ist die Belohnung verbraucht.
example-8-2 = Das gelbe Quadrat ist gerade auf dem dritten Feld angekommen. Es liegt auf dem grünen Kreis und ist damit vor ihm.
example-8-3 = Mit vier Leutnanten kostet ein Schritt 4 Münzen. Dieser bringt sofort einen fünften Leutnant, also kostet der nächste 5 Münzen.
example-9-2 = Das untere Band des Hexfelds verlangt 2 Münzen, zwei Nonnen und einen Leutnant. Außerdem brauchst du einen Wagen. Am Ende ist das Hexfeld 17 Punkte wert.
example-10-2 = Die Nonne kommt auf Feld I. Am Ende der Runde rückt sie auf Feld II, am Ende der nächsten Runde auf ein Quadrat ihres Sektors.
example-10-3 = Oben die Zahl der Ratten, unten die Punkte, die sie kosten. Sieben Ratten kosten 13 Punkte und 7 Felder auf dem Popularitätsbuch.
example-10-4 = Der Schriftrollenwürfel der Schiffe steht auf 4. Bei drei Schiffen macht das 12 Punkte.
example-11-2 = Ein Quadrat, das nur einmal nutzbar ist, hat eine rote Ecke. Ist seine Aktion genutzt, wird es durchgestrichen; der Bürger bleibt.
