# What the five rulebooks (Czech, English, German, Polish, Russian) say where they differ or are silent, shown under
# the clause with the heading `rules-editions`. rule-4-8-note belongs to clause 4.8; where rules.ftl has a note of its
# own already, rule-3-3-editions is shown after it. Option names and values are references: { option-fire } stays as it is.

rules-editions = Co mówią wydania

rule-1-2-note = Tylko rosyjska lista rzeczy nieograniczonych wymienia monety; czeska pomija pożar. Tutaj nieograniczone jest wszystko oprócz kostek.
rule-2-2-note = Polski tekst mówi o kilku pozostałych heksach B. Z dwóch zostaje tylko jeden, jak podają cztery inne.
rule-2-6-note = Tylko niemiecki tekst mówi, że nikt nie przegląda odłożonego stosu.
rule-2-8-note = Rosyjski tekst każe wybrać położenie losowe; niemiecki i polski pozwalają na dowolne. Przyjmujemy losowe.
rule-2-11-editions = Wszystkie pięć wydań pomija ten kafelek w pierwszej grze i dopuszcza go w każdej następnej. Wartości: „{ order-table }” albo „{ order-tile }”.

rule-3-1-note = Gdy o kolejności decydują punkty, niemiecki tekst daje prowadzącemu wybór Kroniki. W pozostałych czterech decyduje sam tor punktacji, jak tutaj.
rule-3-3-editions = Polski tekst mówi o wylosowanym porcie, pozostałe cztery o wybranym. Dlatego liczy się u nas dobrany kafelek.
rule-3-10-note = Żadne wydanie nie mówi, co się dzieje, gdy zabraknie kostek lub statków.
rule-3-11-note = Wszystkie pięć mówi, że dok nie dostaje kostek i że dok, podobnie jak port, nie dostaje mieszkańców. Czy port pokazuje szczura, zależy od kafelka, więc zestaw elementów może go mieć.

rule-4-5-note = Wszystkie pięć wydań podaje te same ceny. Żadne nie mówi, czy można minąć stojący pionek.
rule-4-7-note = Rosyjski tekst nie wspomina o postępach w Kronikach w turze ze statkiem. Pozostałe cztery na nie pozwalają, jak tutaj.
rule-4-8-note = Żadne wydanie nie mówi, czy można wycofać namiestnika, który jest w posiadłości, ani czy następuje potem krok akcji.

rule-5-6-note = Teksty mówią raz „możesz”, raz „zrób”. Żaden nie mówi jasno, z czego można zrezygnować.

rule-6-2-editions = Sposób „{ fire-english }” podają teksty angielski, niemiecki i polski, „{ fire-russian }” rosyjski, „{ fire-czech }” czeski. Gdy kostka kosztuje 1 ogień, zgadzają się cztery z pięciu; gdy kosztuje 2, trzy pierwsze, a pożar liczą one za 2 tylko przy remisie w zasługach (10.4). Dlatego „{ fire-english }” jest wartością domyślną opcji „{ option-fire }”.
rule-6-4-note = Tylko rosyjski tekst mówi, że kostki spalone na heksie wracają do puli.

rule-7-6-note = Rosyjski tekst zabrania przechodzenia do innego sektora; pozostałe cztery zabraniają też przejścia na inny kwadrat tego samego sektora. Tutaj mieszkańcy nigdy nie zmieniają kwadratu.
rule-7-7-note = Zapłata za wymianę: na czeskiej liście nie ma pożaru, na polskiej monety; przyjmujemy wszystkie cztery zasoby. Po wymianie polski tekst wymaga jednego z trzech nowych kafelków; angielski, niemiecki i czeski pozwalają na dowolny z oferty, jak tutaj. Kiedy ocenia się obowiązek i że nie można się od niego wykupić, to nasze rozstrzygnięcie.
rule-8-4-note = Która tura jest następna, to nasze rozstrzygnięcie: przy wycofaniu nie ma kroku akcji (4.8), więc to, co czeka, czeka dalej.
rule-8-5-note = Przykłady czeski i angielski pokazują, że już następny płatny postęp kosztuje więcej.

rule-8-7-note = Żadne wydanie nie mówi, co się dzieje z postępem poza ostatnie pole.

rule-9-2-note = Cztery teksty odsyłają namiestnika w jednym miejscu do puli, a w innym do pudełka; niemiecki w obu mówi o pudełku. U nas opuszcza grę. Wszystkie pięć mówi o namiestniku leżącym na heksie; my liczymy też doki.

rule-10-2-editions = Żadne wydanie nie mówi, co się dzieje, gdy sektor i warsztaty są pełne. Wszystkie pięć kończy grę po produkcji rundy VI.
rule-10-4-note = Tylko polski tekst mówi, co się dzieje przy remisie zarówno w zasługach, jak i w ogniu: punkty dzieli się i zaokrągla w dół.
rule-10-5-note = W czterech tekstach drugim kryterium przy remisie jest najcenniejszy pojedynczy heks; niemiecki mówi o najcenniejszych heksach, w liczbie mnogiej. Żaden nie idzie dalej.

rule-11-1-note = Wszystkie pięć wydań dopuszcza mieszanie stron i nazywa je nieprzetestowanym. Opcja „{ option-boards }” daje do wyboru „{ boards-basic }”, „{ boards-advanced }” i „{ boards-mixed }”.
rule-11-3-note = Teksty czeski, angielski i polski dzielą punkty wszystkich miejsc objętych remisem; niemiecki i rosyjski mówią tylko, że punkty się dzieli. Żaden nie mówi, jak zaokrąglać.
rule-11-5-note = Teksty angielski i niemiecki mówią o linii, za którą trzeba być, polski i rosyjski o oznaczonym polu. W czeskim pole z oznaczeniem liczy się już jako przekroczone i tak też gramy.
rule-12-2-note = To, że strony grają na przemian i że jedna gra dalej sama, gdy druga skończyła, wynika z tekstów tylko pośrednio; wprost nie mówi tego żaden.

rule-12-3-note = W polskim tekście kafelek wskazuje akcję, a pionek idzie na heks z tą akcją. W pozostałych czterech kafelek wskazuje heks. Losowanie wśród równie bliskich statków to nasze rozstrzygnięcie.
rule-12-5-note = Wszystkie pięć daje 2 punkty z 5.1 za namiestnika dowolnego gracza. Liczymy też pionki przeciwnika.
rule-12-4-note = Tylko rosyjski tekst tasuje kafelki na nowo w każdej rundzie; pozostałe każą pomijać niepasujące kafelki do końca rundy. Żaden nie wspomina o kostce statku ani o tym, co się dzieje, gdy nie pasuje żaden kafelek.
rule-12-6-note = Trzy zaludnione heksy: 4 punkty w tekstach angielskim i niemieckim, 7 w czeskim, polskim i rosyjskim. Przyjmujemy 7, a ta premia zastępuje 11.3.
