# The guided first game. Each text stands on a small card beside the table, also on a phone: at most three
# short sentences. An icon stands before its word and is not spoken. $rival is the other player, with mark and name.

learn-title = Spielen lernen
learn-start = Spielen lernen
  .about = eine geführte erste Partie, etwa eine Viertelstunde
learn-continue = Einführung fortsetzen
  .about = Schritt { $step } von { $steps }
learn-step = Schritt { $step } von { $steps }
learn-card = Die Einführung
learn-next = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-show = Zeig es mir
learn-yours = Du bist dran
learn-read = Lies die Karte und wähle dann „{ learn-next }“.
learn-watch = Das Spiel läuft weiter.
# What is being shown, while it is shown: who, and what as the log has it.
learn-now = { $player } { $what }.
learn-astray = Auch das wäre erlaubt. Die Einführung geht hier einen anderen Weg: Wähle, was umrandet ist.
learn-clause = Regel { $clause }
learn-again = Von vorn beginnen
learn-play-bots = Gegen den leichten Bot spielen
learn-play-solo = Solo spielen

learn-topic-welcome = Messina, 1347
learn-topic-wheel = Das Bevölkerungsrad
learn-topic-choosing = Ein Hexfeld wählen
learn-topic-moving = Bewegung
learn-topic-rescue = Rettung
learn-topic-quarantine = Quarantäne
learn-topic-fire = Feuer gegen die Pest
learn-topic-action = Die Aktion
learn-topic-overseers = Aufseher
learn-topic-building = Bauen
learn-topic-workshops = Werkstätten
learn-topic-registers = Bücher
learn-topic-boats = Schiffe
learn-topic-rats = Ratten
learn-topic-repopulating = Wiederbevölkern
learn-topic-upgrades = Aufwerten
learn-topic-scrolls = Schriftrollen
learn-topic-rounds = Die Runde
learn-topic-scoring = Wertung

# Round I: three lieutenants, three turns.
lesson-welcome = Schiffe haben die Pest gebracht. Sechs Runden lang rettest du <citizen-any> Bürger, verbrennst <plague-cube> Pestwürfel und führst Menschen in die Stadt zurück. Wer die meisten <points> Punkte hat, gewinnt; { $rival } spielt gegen dich.
lesson-wheel-rat = Jede Runde beginnt mit dem <wheel> Bevölkerungsrad. Die Ratte in seiner Mitte läuft nach links. Darum hat jedes Hexfeld mit dieser Ratte einen <plague-cube> Pestwürfel bekommen: vier, wie du siehst.
lesson-wheel-colours = Um die Ratte stehen die drei Klassen, jede bei einer Farbe. Jetzt warten <nun> Nonnen auf orangefarbenen Hexfeldern, <craftsman> Handwerker auf weißen und <aristocrat> Aristokraten auf blauen; auf rote kommt diesmal niemand.
lesson-wheel-next = Die kleine Ratte am Rand des <wheel> Rads gehört zur nächsten Runde. Sie läuft nach rechts: Dann bekommen Carbonai, Loggia und Piazza dei Bandi Würfel. Wer auf das Rad schaut, weiß, was kommt.
lesson-choose = Ein Zug beginnt mit einem deiner drei <lieutenant> Leutnante. Von deinem Anwesen aus darf er gratis auf jedes Hexfeld. Geh nach Carbonai: Dort wartet ein <craftsman> Handwerker, und noch liegt dort kein Würfel.
lesson-rescue-healthy = Hier liegt kein Pestwürfel. Der <craftsman> Handwerker ist also gesund und kommt auf ein Quadrat im Sektor der Handwerker. Quadrate sind Aktionen für später; mit diesem wirst du <build> bauen.
lesson-action = Auf die Rettung folgt die Aktion des Hexfelds: Carbonai gibt 1 <lumber> Bauholz und 1 <fire> Feuer. Knöpfe wie diesen findest du über dem Spielplan oder, auf dem Handy, darunter.
lesson-confirm = Jetzt hast du 1 <lumber> Bauholz und 1 <fire> Feuer. Ein Zug endet, wenn du ihn bestätigst; bis dahin könntest du ihn zurücknehmen. Bestätige ihn und sieh zu, wie { $rival } zieht.
lesson-blocked = { $rival } steht in Spedale: Für den Rest der Runde kann niemand sonst dieses Hexfeld wählen. Du gehst nach Muratori. Dort wartet eine <nun> Nonne, aber auch die Pest.
lesson-rescue-plague = Hier liegt ein Pestwürfel. Die <nun> Nonne muss also in Quarantäne, auch wenn du den Würfel danach verbrennst. Wähle eine <cabin> Hütte: Am Ende der nächsten Runde ist sie gesund.
lesson-fire = Ein <fire> Feuer verbrennt einen Pestwürfel und bringt dich auf dem <popularity-register> Popularitätsbuch einen Schritt voran; sein zweites Feld gibt eine <coin> Münze. Jeder Würfel, der auf deinem Hexfeld bleibt, brächte dir eine <rat-token> Ratte.
lesson-still-to-take = Die Aktion von Muratori ist <build> Bauen. Was eine Entscheidung verlangt, wartet unter „{ pending-earned }“, und du nutzt es in beliebiger Reihenfolge: Klick es dort an.
lesson-improvement = Im Angebot sind Werkstätten, Wagen und Verbesserungen für Hütten; der Preis ist aufgedruckt. Mit deinem <lumber> Bauholz kannst du diese Verbesserung bauen.
lesson-cabin = Leg sie auf die Hütte mit deiner Nonne. Wer am Ende einer Runde in dieser Hütte liegt, bringt dir 1 <fire> Feuer.
lesson-piazza = Jetzt bricht dein letzter Leutnant dieser Runde auf. In Piazza dei Bandi wartet niemand, aber das Hexfeld gibt 1 <coin> Münze und einen Schritt für einen deiner Aufseher.
lesson-first-step = Drei Aufseher gehen die Wege deines Anwesens entlang, einer für jede Klasse. Der erste Schritt des <overseer-craftsman> Handwerker-Aufsehers berührt zwei Quadrate, und auf einem davon steht dein Handwerker.
lesson-activate = Dort darf der Aufseher einen Bürger aktivieren. Dein Handwerker tut, was sein Quadrat zeigt: Du darfst noch einmal <build> bauen. Wen du in einem Zug platzierst, der arbeitet in einem anderen.
lesson-workshop = <workshop> Werkstätten produzieren jede Runde, sobald ein Bürger ihrer Klasse dort arbeitet. Diese kostet 1 <coin> Münze, will einen Handwerker und bringt jedes Mal 1 <lumber> Bauholz.
lesson-worker = Eine leere Werkstatt tut nichts. Jederzeit in deinem Zug darf ein Bürger aus seinem Sektor in eine leere Werkstatt seiner Klasse ziehen, aber nie zurück: Schick deinen Handwerker hinein.
lesson-production = Kein Leutnant ist mehr übrig: Die Runde endet mit der Produktion. Die Nonne in der verbesserten Hütte brachte 1 <fire> Feuer, die Werkstatt 1 <lumber> Bauholz. Dann rückte die Nonne auf Feld II ihrer Hütte.

# Round II.
lesson-new-round = Runde II bringt ein Schiff, ein neues Hexfeld und den nächsten Schritt des <wheel> Rads; Bürger, die bei einem Würfel zurückblieben, sind verloren. Wer beginnt, entscheidet das <church-register> Kirchenbuch, und dort führt { $rival }.
lesson-distance = Von nun an gehen deine Leutnante dort los, wo sie liegen. Bleiben oder nach nebenan gehen ist gratis, jeder weitere Schritt kostet 1 <coin> Münze. Nimm den in Muratori.
lesson-next-door = Jedes Hexfeld, das du erreichen kannst, zeigt seinen Preis. Das neue, Fonderia, liegt nebenan: ein <aristocrat> Aristokrat, 1 <coin> Münze und 1 <fire> Feuer, ganz umsonst. Der Rest dieses Zugs wird für dich gespielt.
lesson-pay = <boat> Schiffe liegen an den Docks, und ein Dock grenzt nur an seinen Hafen. Von Carbonai sind es zwei Schritte bis hierher: Das kostet 1 <coin> Münze. Geh dorthin.
lesson-boat = Das <boat> Schiff bringt 1 Punkt und 2 Münzen, aber an Bord ist ein Pestwürfel. Verbrenne ihn: Auch das zählt für deine Popularität. Ohne <fire> Feuer müsstest du eine Ratte nehmen.
lesson-earned = Das dritte Feld des <popularity-register> Popularitätsbuchs gibt einen Schritt auf dem Stadtbuch oder dem Kirchenbuch. Was ein Buch bringt, nutzt du im selben Zug, sonst verfällt es. Wähle das Stadtbuch.
lesson-loggia = Jetzt Loggia. Der Handwerker dort muss in Quarantäne, du verbrennst den Würfel, und die Aktion ist noch ein Schritt auf dem <city-register> Stadtbuch.
lesson-paid = Für <coin> Münzen darfst du auf Stadtbuch und Kirchenbuch vorrücken, sooft du willst: 1 Münze für jeden Leutnant, den du je hattest, also 3. Bezahle, und du erreichst das vierte Feld des <city-register> Stadtbuchs.
lesson-fourth = Die Figur auf diesem Feld ist ein vierter <lieutenant> Leutnant: Er kommt sofort zu dir und darf noch in dieser Runde handeln. Schick ihn vom Anwesen zum Südwesthafen, der ein <major-fire> großes Feuer gibt.
lesson-healed = Die Runde ist vorbei, alles hat produziert, und deine Nonne ist gesund. Wähle ihr Quadrat: Auf diesem darfst du 1 <coin> Münze für einen Schritt auf dem <church-register> Kirchenbuch zahlen.

# Round III.
lesson-round-three = Runde III: Dank des <popularity-register> Popularitätsbuchs beginnst du. Ab jetzt spielt die Einführung einfache Schritte für dich. Geh nach Muratori: Dort wartet ein <aristocrat> Aristokrat, und du willst <build> bauen.
lesson-wagon = Diesmal baust du einen <wagon> Wagen. So kommst du in die Stadt zurück: Mit einem Wagen besiedelst du ein Hexfeld je Runde. Dieser bringt außerdem sofort 5 <points> Punkte.
lesson-recall = Dein nächster Leutnant liegt am Dock, weit weg von allem, und du hast keine Münzen. Ruf ihn also <recall> zurück: Du bekommst 1 <coin> Münze, und nächste Runde startet er vom Anwesen.
lesson-stay = Dein Leutnant in Loggia bleibt einfach dort, gratis. Zuerst kommt eine gesunde <nun> Nonne mit; dann geschieht etwas Neues.
lesson-repopulate = Statt seine Aktion zu nutzen, darfst du das gewählte Hexfeld <repopulate> wiederbevölkern. Loggia verlangt 1 Münze, einen Wagen, einen Aristokraten und einen Handwerker. Es bringt am Ende 8 <points> Punkte und jedes Mal 2, wenn jemand dorthin geht.
lesson-settlers = Die Siedler kommen aus deinen Sektoren oder Werkstätten, nie aus einer Hütte, und verlassen dein Anwesen für immer. Wähle diesen Aristokraten; der Handwerker kommt aus der Werkstatt.
lesson-plague-again = In Piazza dei Bandi liegt ein Würfel, wie das <wheel> Rad es dir in Runde I gezeigt hat. Geh dorthin, mit deinem <major-fire> großen Feuer.
lesson-major-fire = Ein <major-fire> großes Feuer verbrennt hier einen Würfel wie jedes Feuer und darf außerdem einen auf einem angrenzenden Hexfeld verbrennen. Setz es ein.
lesson-next-door-cube = Wähle den zweiten Würfel, nebenan in Spedale. Beide bringen dich auf dem <popularity-register> Popularitätsbuch voran, und sein fünftes Feld gibt einen Schritt für einen beliebigen Aufseher.
lesson-two-steps = Du hast also zwei Schritte für Aufseher, einen vom Buch und einen vom Hexfeld. Beginne mit dem <overseer-nun> Nonnen-Aufseher: Deine Nonne dort bringt 1 <fire> Feuer.
lesson-branch = Nach dem ersten Schritt gabelt sich der Weg, und jeder Aufseher wählt seinen Ast ein für alle Mal. Schritt zwei und drei erreichen einen ganzen Bereich, drei Quadrate. Geh nach links, wo deine beiden Nonnen stehen.
lesson-trade = Deine andere Nonne bietet einen Tausch an: 1 <coin> Münze für einen Schritt auf dem <church-register> Kirchenbuch. Du darfst immer ablehnen; diesmal nimm an.
lesson-refill = Die Runde ist vorbei, und der Handwerker aus Loggia ist gesund. Aus seiner Hütte darf er geradewegs in deine leere <workshop> Werkstatt.

# Round IV.
lesson-double-plague = In Runde IV dreht sich das <wheel> Rad zweimal. Ein Würfel auf einem Hexfeld, das du wiederbevölkert hast, bringt dir sofort eine <rat-token> Ratte, und einer liegt jetzt in Loggia. Besiedelte Hexfelder wollen gepflegt sein.
lesson-upgrade-hex = Geh nach nebenan, nach Setaioli. Die <nun> Nonne kommt in eine Hütte, du verbrennst den Würfel, und mit der Aktion des Hexfelds darfst du jemanden aufwerten.
lesson-upgrade = Aufgewertete Bürger zeigen ihre goldene Seite. In Werkstätten bringen sie am Ende jeder Runde 1 <points> Punkt mehr, und manche Hexfelder verlangen sie. Werte deinen Handwerker bei der Arbeit auf.
lesson-visited = { $rival } hat Loggia gewählt, dein eigenes Hexfeld: Das sind 2 <points> Punkte für dich. Du gehst weiter nach Studio dei Notai, wo bei einem Würfel noch eine <nun> Nonne wartet.
lesson-scroll = Eine <scroll> Schriftrolle bewegt einen deiner drei Schriftrollenwürfel. Am Ende vervielfachen sie deine Gebäude, deine Schiffe oder deine wiederbevölkerten Hexfelder. Davon bekommst du noch mehr: Wähle die letzte Leiste.
lesson-church = Jetzt Badia Bianca. Du rettest, verbrennst und gehst einen Schritt auf dem <church-register> Kirchenbuch: Mit seinem dritten Feld wertest du einen Aufseher auf.
lesson-upgrade-overseer = Ein aufgewerteter Aufseher aktiviert bei fast jedem Schritt einen Bürger mehr. Wähle den <overseer-nun> Nonnen-Aufseher: Dann arbeiten deine zwei Nonnen Seite an Seite.
lesson-second-boat = Der zurückgerufene Leutnant startet vom Anwesen und geht, wohin er will. Hol dir ein zweites <boat> Schiff: Jedes zweite gibt einen Schritt für einen Aufseher. Feuer hast du keines mehr, also kommt eine Ratte mit.
lesson-rat = Da ist deine zweite <rat-token> Ratte. Am Ende wirft dich jede ein Feld in der Popularität zurück; die erste kostet keine Punkte, weitere immer mehr. Nun beweg den Nonnen-Aufseher: Beide Nonnen arbeiten.
lesson-nuns-worked = Eine Nonne tauschte für einen Schritt auf dem <church-register> Kirchenbuch, die andere brachte 1 <fire> Feuer. Bestätige den Zug: { $rival } hat noch einen Leutnant und beschließt die Runde.
lesson-round-four-end = Runde IV ist vorbei, und dein goldener Handwerker hat seinen <points> Punkt gebracht. Noch ein Handwerker ist gesund: Auf diesem Quadrat gibt er 1 <lumber> Bauholz und 1 <coin> Münze.

# Rounds V and VI, told faster.
lesson-round-five = Runde V: Späte Werkstätten sind im Angebot, und ein Würfel verlangt jetzt 2 <fire> Feuer, bringt aber 2 <points> Punkte. Geh nach Piazza dei Bandi, wo du rettest und verbrennst.
lesson-two-regions = Schritt vier und fünf liegen zwischen zwei Bereichen zweier Klassen. Dein aufgewerteter Aufseher aktiviert hier beide Nonnen und jenseits der Grenze einen Handwerker. Beweg ihn, und alle drei arbeiten.
lesson-badia = Bleib in Badia Bianca. Du rettest einen <craftsman> Handwerker; danach wird dieses Hexfeld dein zweites.
lesson-gold = Dieses Hexfeld verlangt 1 Münze, eine Nonne und einen aufgewerteten Handwerker. Dein goldener verlässt die Werkstatt, und ein anderer nimmt seinen Platz ein. Jetzt <repopulate> wiederbevölkern!
lesson-quick-turns = Die nächsten Züge gehen schnell. Geh nach Muratori: Dein Bauholz reicht, um noch einmal zu <build> bauen.
lesson-era-two = Eine späte <workshop> Werkstatt gibt ihre Belohnung einmal, sobald ein passender Bürger dort arbeitet. Diese nimmt deinen Aristokraten und bringt 3 <points> Punkte und einen Schritt auf dem <city-register> Stadtbuch.
lesson-slash = Vom Dock ist es ein Schritt zum Südwesthafen. Der Schrägstrich in seiner Aktion heißt: eines von beiden, bauen oder ein <major-fire> großes Feuer nehmen. Du nimmst das Zweite.
lesson-round-five-end = Drei deiner Patienten sind gesund. Die erste Nonne geht auf das Quadrat, das einen Bürger aufwertet; die anderen finden ihre Quadrate von selbst.
lesson-round-six = Runde VI ist die letzte: Die Hexfelder bekommen keine Würfel und keine Bürger mehr. Du beginnst, dank des Kirchenbuchs. Der Südosthafen bewegt den <overseer-nun> Nonnen-Aufseher: Geh dorthin.
lesson-upgrade-aristocrat = Eine Nonne wertet auf, die andere bietet ihren Tausch an, und der Handwerker gibt eine <scroll> Schriftrolle dazu. Werte zuerst diesen <aristocrat> Aristokraten auf: Dein nächstes Hexfeld verlangt einen goldenen.
lesson-centre = Mit dem sechsten Feld des <church-register> Kirchenbuchs wertest du einen Aufseher auf und bewegst ihn. Schick den Nonnen-Aufseher in die Mitte deines Anwesens: Dort aktiviert er bis zu drei Bürger, wo immer sie stehen.
lesson-third-hex = Bleib in Piazza dei Bandi. Mit 2 Münzen, zwei Nonnen und deinem goldenen Aristokraten kannst du das Hexfeld wiederbevölkern: am Ende 14 <points> Punkte.
lesson-fifth = Geh nach Loggia: Dein eigenes Hexfeld gibt dir 2 <points> Punkte, und seine Aktion führt auf das siebte Feld des <city-register> Stadtbuchs. Dort wartet dein fünfter <lieutenant> Leutnant.
lesson-two-fire = Ein letzter Würfel liegt nebenan in Spedale. Verbrenne ihn mit 2 <fire> Feuer: Das bringt 2 Punkte, und das elfte Feld der Popularität gibt noch eine <scroll> Schriftrolle.
lesson-last-visit = Ein Leutnant ist übrig, der neue auf deinem Anwesen. Auch Badia Bianca gehört dir: 2 <points> Punkte und ein Schritt auf dem <church-register> Kirchenbuch.

# The end.
lesson-last-turn = Kein Leutnant ist mehr übrig. Bestätige deinen letzten Zug: Alles produziert noch einmal, dann werden die Punkte gezählt.
lesson-scoring-rats = Oben steht, was die sechs Runden gebracht haben. Dann kommen die <rat-token> Ratten: Deine zwei werfen dich zwei Felder in der Popularität zurück und kosten 1 Punkt.
lesson-scoring-popularity = Das <popularity-register> Popularitätsbuch zahlt aus, was an deinem Feld steht. Wer von zweien dort vorn liegt, bekommt 5 Punkte dazu: Das bist du.
lesson-scoring-registers = Genauso zahlen das <city-register> Stadtbuch und das <church-register> Kirchenbuch. Beide beginnen bei null und enden bei 17 Punkten.
lesson-scoring-hexes = Jedes wiederbevölkerte Hexfeld zahlt die aufgedruckten <points> Punkte: 8, 11 und 14. Nichts hat dir mehr gebracht.
lesson-scoring-scrolls = Die <scroll> Schriftrollenwürfel vervielfachen. Deiner steht bei 7 Punkten für jedes deiner drei Hexfelder; { $rival } hat stattdessen Schiffe gesammelt, zu je 6 Punkten.
lesson-scoring-tokens = Je drei übrige Marker ergeben 1 <points> Punkt. Das war die letzte Zeile: Vergleiche die Summen.
lesson-farewell = Du gewinnst { $high } zu { $low }. Retten, verbrennen, bauen, besiedeln: Jetzt kennst du das ganze Spiel. Probier es selbst, gegen den leichten Bot oder solo.
