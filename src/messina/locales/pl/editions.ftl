# What the five rulebooks (Czech, English, German, Polish, Russian) say where they differ or are silent, shown under
# the clause with the heading `rules-editions`. rule-4-8-note belongs to clause 4.8; where rules.ftl has a note of its
# own already, rule-3-3-editions is shown after it. Option names and values are references: { option-fire } stays as it is.

rules-editions = Co mówią wydania

rule-1-2-note = Rosyjska lista nieograniczonych zasobów wymienia też monety; czeska pomija pożar. Przyjmujemy, że nieograniczone są wszystkie zasoby.
rule-2-2-note = Polski tekst mówi o kilku pozostałych heksach B. Zostaje tylko jeden, jak podają cztery inne.
rule-2-6-note = Tylko niemiecki tekst mówi, że nikt nie przegląda odłożonego stosu.
rule-2-11-editions = Wszystkie pięć wydań pomija ten kafelek w pierwszej grze i dopuszcza go w każdej następnej. Wartości: „{ order-table }” albo „{ order-tile }”.

rule-3-1-note = Gdy o kolejności decydują punkty, niemiecki tekst daje prowadzącemu wybór Kroniki. W pozostałych czterech decyduje sam tor punktacji, jak tutaj.
rule-3-3-editions = Polski tekst mówi o wylosowanym porcie, pozostałe cztery o wybranym. Dlatego liczy się u nas dobrany kafelek.
rule-3-10-note = Żadne wydanie nie mówi, co się dzieje, gdy zabraknie kostek lub statków.
rule-3-11-note = Żadne wydanie nie wspomina tu o portach. Piszą, że kostki trafiają na heksy ze szczurem.

rule-4-5-note = Wszystkie pięć wydań podaje te same ceny. Żadne nie mówi, czy można minąć stojący pionek.
rule-4-7-note = Rosyjski tekst nie wspomina o postępach w Kronikach podczas ruchu na statek. Pozostałe cztery na nie pozwalają, jak tutaj.
rule-4-8-note = Żadne wydanie nie mówi, czy można wycofać namiestnika, który jest w posiadłości, ani czy następuje potem krok akcji.

rule-5-6-note = Teksty mówią raz „możesz”, raz „zrób”. Żaden nie mówi jasno, z czego można zrezygnować.

rule-6-2-editions = Rosyjski tekst leży pośrodku: przy koszcie 1 wymienia tylko dodatkową kostkę na sąsiednim heksie, przy koszcie 2 jeden pożar wystarcza na kostkę. Opcja „{ option-fire }”: „{ fire-two }” to gra według zasad czeskich i rosyjskich, „{ fire-one }” według angielskich, niemieckich i polskich.

rule-7-6-note = Rosyjski tekst zabrania przechodzenia do innego sektora; pozostałe cztery zabraniają też przejścia na inny kwadrat tego samego sektora. Tutaj mieszkańcy nigdy nie zmieniają kwadratu.
rule-7-7-note = Wymiana oferty: teksty angielski, niemiecki i rosyjski biorą 1 punkt albo dowolny zasób. Na czeskiej liście nie ma pożaru, na polskiej monety. Po wymianie polski tekst każe zbudować jeden z trzech nowych kafelków; pozostałe cztery pozwalają zbudować cokolwiek z oferty, jak tutaj.

rule-8-7-note = Żadne wydanie nie mówi, co się dzieje z postępem poza ostatnie pole.

rule-9-2-note = Cztery teksty odsyłają namiestnika w jednym miejscu do puli, a w innym do pudełka; niemiecki w obu mówi o pudełku. U nas opuszcza grę. Wszystkie pięć mówi o namiestniku leżącym na heksie; my liczymy też doki.

rule-10-2-editions = Żadne wydanie nie mówi, co się dzieje, gdy sektor i warsztaty są pełne. Wszystkie pięć kończy grę po produkcji rundy VI.
rule-10-4-note = Tylko polski tekst mówi, co się dzieje przy remisie zarówno w zasługach, jak i w ogniu: punkty dzieli się i zaokrągla w dół.
rule-10-5-note = W czterech tekstach drugim kryterium przy remisie jest najcenniejszy pojedynczy heks; niemiecki porównuje wszystkie zaludnione heksy razem. Żaden nie idzie dalej.

rule-11-1-note = Wszystkie pięć wydań dopuszcza mieszanie stron i nazywa je nieprzetestowanym. Opcja „{ option-boards }” daje do wyboru „{ boards-basic }”, „{ boards-advanced }” i „{ boards-mixed }”.
rule-11-3-note = Teksty czeski, angielski i polski dzielą punkty wszystkich miejsc objętych remisem; niemiecki i rosyjski mówią tylko, że punkty się dzieli. Żaden nie mówi, jak zaokrąglać.
rule-11-5-note = Teksty angielski i niemiecki mówią o linii do przekroczenia, polski i rosyjski o oznaczonym polu. Czeski uznaje za przekroczenie już samo oznaczone pole.

rule-12-3-note = W polskim tekście kafelek wskazuje akcję, a pionek idzie na heks z tą akcją. W pozostałych czterech kafelek wskazuje heks.
rule-12-4-note = Tylko rosyjski tekst miesza kafelki na nowo w każdej rundzie; pozostałe każą pomijać niepasujące kafelki do końca rundy. Żaden nie wspomina o kostce statku ani o braku pasującego kafelka.
rule-12-6-note = Trzy zaludnione heksy: 4 punkty w tekstach angielskim i niemieckim, 7 w czeskim, polskim i rosyjskim. Tylko czeski mówi przy 10 punktach „co najmniej cztery”.
