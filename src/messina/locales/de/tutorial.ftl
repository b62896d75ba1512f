# The guided first game. Each text stands on a small card beside the table, also on a phone: at most three
# short sentences. An icon stands before its word and is not spoken. $rival is the other player, with mark and name.

learn-title = Spielen lernen
learn-start = Spielen lernen
  .about = eine geführte erste Partie, etwa zehn Minuten
learn-continue = Einführung fortsetzen
  .about = Schritt { $step } von { $steps }
learn-step = Schritt { $step } von { $steps }
learn-card = Die Einführung
learn-next = Weiter
learn-back = Zurück
learn-skip = Überspringen
learn-show = Zeig es mir
learn-yours = Du bist dran
learn-read = Lies die Karte und wähle dann „Weiter“.
learn-watch = Das Spiel läuft weiter.
learn-astray = Auch das wäre erlaubt. Die Einführung geht hier einen anderen Weg: Wähle, was umrandet ist.
learn-clause = Regel { $clause }
learn-again = Von vorn beginnen
learn-play-bots = Gegen einen Bot spielen
learn-play-solo = Solo spielen

learn-topic-welcome = Messina, 1347
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
learn-topic-upgrades = Aufgewertete Bürger
learn-topic-scrolls = Schriftrollen
learn-topic-rounds = Die Runde
learn-topic-scoring = Wertung

# Round I: three lieutenants, three turns.
lesson-welcome = Schiffe haben die Pest gebracht. Sechs Runden lang rettest du <citizen-any> Bürger, verbrennst <plague-cube> Pestwürfel und führst Menschen in die Stadt zurück. Die meisten <points> Punkte gewinnen; { $rival } spielt gegen dich.
lesson-wheel = Ein Schiff ist angekommen, und das <wheel> Bevölkerungsrad hat sich gedreht. Seine Ratte bringt einen <plague-cube> Pestwürfel auf jedes Hexfeld mit dieser Ratte; seine Farben sagen, wo <craftsman> Handwerker, <nun> Nonnen und <aristocrat> Aristokraten auf dich warten.
lesson-choose = Ein Zug beginnt mit einem deiner drei <lieutenant> Leutnante. Von deinem Anwesen aus darf er auf jedes Hexfeld, ohne zu bezahlen. Geh nach Fornaci: Dort wartet ein <craftsman> Handwerker.
lesson-rescue-healthy = Auf dem Hexfeld liegt kein Pestwürfel. Der <craftsman> Handwerker ist also gesund und kommt auf ein Quadrat im Sektor der Handwerker. Quadrate sind Aktionen für später; dieses wird dir eine <coin> Münze und ein <lumber> Bauholz bringen.
lesson-action = Auf die Rettung folgt die Aktion des Hexfelds. Fornaci gibt 2 <fire> Feuer. Knöpfe wie diesen findest du über dem Spielplan oder, auf dem Handy, darunter.
lesson-confirm = Jetzt hast du 2 <fire> Feuer. Ein Zug endet, wenn du ihn bestätigst; bis dahin könntest du ihn zurücknehmen. Bestätige ihn und sieh zu, wie { $rival } zieht.
lesson-blocked = { $rival } steht in Badia Bianca: Für den Rest der Runde kann niemand sonst dieses Hexfeld wählen. Du gehst zur Piazza dei Bandi. Dort wartet ein <aristocrat> Aristokrat, aber auch die Pest.
lesson-rescue-plague = Hier liegt ein Pestwürfel. Der <aristocrat> Aristokrat muss also in Quarantäne, auch wenn du den Würfel danach verbrennst. Wähle eine <cabin> Hütte: Am Ende der nächsten Runde ist der Patient gesund.
lesson-fire = Ein <fire> Feuer verbrennt einen Pestwürfel und bringt dich auf dem <popularity-register> Popularitätsbuch einen Schritt voran. Jeder Würfel, den du auf deinem Hexfeld lässt, würde dir eine <rat-token> Ratte bringen.
lesson-still-to-take = Die Aktion dieses Hexfelds ist ein Schritt für einen deiner Aufseher. Was eine Entscheidung verlangt, wartet unter „noch offen“, und du darfst es in beliebiger Reihenfolge nutzen: Klick es dort an.
lesson-first-step = Deine drei Aufseher gehen die Wege deines Anwesens entlang. Der erste Schritt des <overseer-craftsman> Handwerker-Aufsehers erreicht zwei Quadrate, und auf einem davon steht dein Handwerker.
lesson-activate = Der Aufseher aktiviert den Handwerker: Dieser tut, was sein Quadrat zeigt, und bringt eine <coin> Münze und ein <lumber> Bauholz. Was du in einem Zug platzierst, zahlt sich in einem anderen aus.
lesson-builders = Dein letzter Leutnant dieser Runde geht nach Muratori, zu den Maurern. Dort wartet noch ein <aristocrat> Aristokrat, und die Aktion heißt <build> Bauen.
lesson-improvement = Im Angebot sind Werkstätten, Wagen und Verbesserungen für Hütten; der Preis ist aufgedruckt. Mit deinem <lumber> Bauholz kannst du diese Verbesserung bauen.
lesson-cabin = Leg sie auf die Hütte mit deinem Patienten. Am Ende jeder Runde bringt dir, wer in dieser Hütte liegt, 2 <points> Punkte.
lesson-round-end = Niemand kann noch einen Leutnant schicken: Die Runde endet. Zuerst produzieren alle verbesserten Hütten und alle Werkstätten. Dann rücken Patienten von Feld I auf Feld II; wer schon auf II lag, ist gesund.

# Round II.
lesson-new-round = Runde II: Die Leutnante legen sich hin, wo sie sind, und blockieren niemanden. Ein Hexfeld und ein Schiff kommen hinzu, das Rad dreht sich; Bürger, die bei einem Pestwürfel zurückblieben, sind verloren. Das <city-register> Stadtbuch entscheidet, wer beginnt: auf einem gemeinsamen Feld, wer oben liegt.
lesson-distance = Von nun an gehen deine Leutnante dort los, wo sie liegen. Bleiben oder nach nebenan gehen ist gratis, jeder weitere Schritt kostet eine <coin> Münze. Nimm den auf der Piazza dei Bandi.
lesson-next-door = Jedes Hexfeld, das du erreichen kannst, zeigt seinen Preis. Zecchieri liegt nebenan: noch ein <aristocrat> Aristokrat und 3 <coin> Münzen, ganz umsonst. Der Rest dieses Zugs wird für dich gespielt.
lesson-good-square = In Legnaioli rettest du einen Handwerker und bekommst gleich <lumber> Bauholz. Denk beim Platzieren an die Wege: Der nächste Schritt des Handwerker-Aufsehers, nach rechts, erreicht das Quadrat mit <build> Bauen.
lesson-popularity = Wieder die Pest: Die <nun> Nonne kam in eine Hütte. Verbrenne den Würfel, dann erreichst du das dritte Feld des <popularity-register> Popularitätsbuchs. Es hält ein Geschenk für dich bereit.
lesson-city = Die Aktion von Loggia ist ein Schritt auf dem <city-register> Stadtbuch. Das nächste Feld gibt sofort ein <lumber> Bauholz; weiter oben bringt das Buch neue <lieutenant> Leutnante und Punkte für das Ende.
lesson-earned = Und hier ist das Geschenk des Popularitätsbuchs: ein Schritt für einen beliebigen Aufseher. Was ein Buch bringt, musst du im selben Zug nutzen, sonst verfällt es.
lesson-branch = Nach dem ersten Schritt gabelt sich der Weg, und jeder Aufseher wählt seine Seite ein für alle Mal. Geh nach rechts, wo dein zweiter Handwerker steht.
lesson-activate-build = Aktiviere ihn: Sein Quadrat zeigt <build> Bauen. So lassen dich Aufseher mehr als einmal pro Zug handeln.
lesson-workshop = Auch Werkstätten produzieren in jeder Runde, sobald ein Bürger ihrer Klasse dort arbeitet. Diese <workshop> Werkstatt will einen Aristokraten und gibt jedes Mal eine <coin> Münze und einen <points> Punkt.
lesson-worker = Eine leere Werkstatt tut nichts. Jederzeit in deinem Zug darf ein Bürger aus seinem Sektor in eine leere Werkstatt seiner Klasse wechseln, aber nie zurück: Schick deinen Aristokraten hinein.
lesson-paid = Für <coin> Münzen darfst du auf dem <city-register> Stadtbuch oder dem <church-register> Kirchenbuch aufsteigen, so oft du willst: je Schritt 1 Münze für jeden Leutnant, den du je hattest, also 3. Mach einen Schritt auf dem Kirchenbuch.
lesson-church = Das zweite Feld aktiviert einen Bürger, ganz ohne Aufseher. Der <aristocrat> Aristokrat bringt 2 <coin> Münzen; so hat dich der Schritt nur eine gekostet.
lesson-healed = Die Runde ist vorbei: Werkstatt und Hütte haben produziert, und dein erster Patient ist gesund. Wähle ein Quadrat für den Aristokraten.

# Round III.
lesson-faster = Runde III: Dank dem Kirchenbuch beginnst du. Ab hier spielt die Einführung einfache Schritte für dich und hält an, wo es Neues gibt. Als Nächstes rettest du eine Nonne in Muratori und baust.
lesson-wagon = Diesmal baust du einen <wagon> Wagen. Er ist dein Weg zurück in die Stadt: Jeder Wagen dient einmal pro Runde zum Wiederbevölkern.
lesson-pay = Cantiere Vecchio ist zwei Schritte entfernt: Das kostet 1 <coin> Münze. Dort wirst du Menschen ansiedeln.
lesson-repopulate = Statt seine Aktion zu nutzen, darfst du das gewählte Hexfeld <repopulate> wiederbevölkern. Dieses verlangt 1 <lumber> Bauholz, einen Wagen und zwei Aristokraten; es bringt am Ende 7 Punkte und 2 Punkte, sooft jemand dorthin geht.
lesson-settlers = Wer siedelt, kommt aus deinen Sektoren oder Werkstätten, nie aus einer Hütte, und verlässt dein Anwesen für immer. Wähle den ersten Aristokraten; der zweite folgt.
lesson-boat = <boat> Schiffe liegen an den Docks; ein Dock ist nur seinem Hafen benachbart. Ein Schiff bringt Münzen oder Punkte, doch an Bord ist ein Pestwürfel. Geh zum Südostdock.
lesson-rat = 3 Punkte; aber ohne Feuer musstest du eine <rat-token> Ratte nehmen. Am Ende wirft dich jede Ratte auf dem Popularitätsbuch zurück. Die erste kostet keine Punkte, weitere immer mehr.

# Rounds IV to VI.
lesson-double-plague = In Runde IV dreht sich das Rad zweimal. Ein Pestwürfel auf einem Hexfeld, das du wiederbevölkert hast, bringt dir sofort eine Ratte: Besiedelte Hexfelder wollen gehütet sein.
lesson-recall = Einen Leutnant darfst du auch <recall> zurückrufen: Du erhältst 1 <coin> Münze, und die nächste Runde beginnt er auf deinem Anwesen. Besser bleibst du hier, auf deinem eigenen Hexfeld: Der Besuch bringt 2 <points> Punkte.
lesson-major-fire = Ein <major-fire> großes Feuer zählt wie zwei Feuer: Es verbrennt einen Würfel hier und noch einen, hier oder auf einem benachbarten Hexfeld. Setze es ein.
lesson-next-door-cube = Wähle den zweiten Würfel, nebenan in Zecchieri. Beide bringen dich auf dem Popularitätsbuch je einen Schritt voran.
lesson-last-rounds = Runde V: Späte Werkstätten (II) sind im Angebot. Sie produzieren nichts, geben aber einmal eine große Belohnung. Einen Würfel zu verbrennen kostet jetzt 2 Feuer und bringt 2 <points> Punkte.
lesson-upgrade = Beim Aufwerten dreht sich ein Bürger auf die goldene Seite. Aufgewertete Bürger bringen am Ende der Runde in jeder Werkstatt einen Punkt mehr, und manche Hexfelder und Werkstätten verlangen sie.
lesson-scroll = Eine <scroll> Schriftrolle bewegt einen deiner drei Schriftrollenwürfel. Am Ende vervielfachen sie deine Gebäude, deine Schiffe oder deine wiederbevölkerten Hexfelder. Du hast zwei Hexfelder und willst ein drittes: Wähle die letzte Leiste.
lesson-reward = Diese späte Werkstatt (II) verlangt einen aufgewerteten Handwerker und gibt 6 <points> Punkte, sobald er dort arbeitet.

# The end.
lesson-last-turn = Ein drittes Hexfeld ist wiederbevölkert, und die letzte Runde ist vorbei. Bestätige den Zug: Alles produziert noch einmal, dann werden die Punkte gezählt.
lesson-scoring-rats = Zuerst die <rat-token> Ratten: Deine drei werfen dich in der Popularität drei Felder zurück und kosten 2 Punkte.
lesson-scoring-registers = Dann zahlt jedes Buch, was an deiner Scheibe steht: 6 Punkte vom <church-register> Kirchenbuch. { $rival } lag in der Popularität vorn, das bringt zu zweit noch 5 Punkte.
lesson-scoring-hexes = Deine drei Hexfelder sind 24 Punkte wert. Die <scroll> Schriftrollen zählen 1 für jedes von vier Gebäuden und 4 für jedes von drei Hexfeldern: 16. Je drei übrige Marker ergeben noch einen Punkt.
lesson-farewell = Du gewinnst mit 83 zu 78. Retten, verbrennen, bauen, neu besiedeln: Jetzt kennst du das ganze Spiel. Den Rest erzählen dir die Regeln und eine eigene Partie.
