# The rules reference, one message a clause: rule-6-2 is clause 6.2. Marks in <angle brackets> are icons and
# stay as they are; numbers such as 6.2 become links by themselves. The `.note` of a clause says where the
# printed editions differ and which option switches it.

rules-title = Zasady gry Messina 1347
rules-lead = Cała gra w numerowanych punktach, opisana naszymi słowami. Tu odsyłają dymki i komunikaty o odmowie.
rules-search = Szukaj w zasadach
rules-search-none = W zasadach nie ma nic o „{ $query }”.
rules-search-found = { $n ->
    [one] Jedna zasada
    [few] { $n } zasady
   *[many] { $n } zasad
  }
rules-contents = Rozdziały
rules-link = Link do zasady { $number }
rules-status-all = pięć wydań jest zgodnych
rules-status-ruling = nasze rozstrzygnięcie
rules-status-switch = opcja stołu
rules-glossary = Ikony i elementy
rules-components = Co wiemy o drukowanych elementach
rules-close = Zamknij zasady

rule-0 = W skrócie
rule-0-1 = Stoisz na czele szlacheckiego rodu w Mesynie, w roku, w którym zaraza przypłynęła morzem. Przez sześć rund twoi <lieutenant> namiestnicy przemierzają miasto, sprowadzają jego mieszkańców do twojej <estate> posiadłości, wypalają <plague-cube> zarazę, dają ludziom pracę, a na koniec prowadzą ich z powrotem, by na nowo zasiedlić opustoszałe dzielnice. Wygrywa ten, kto po rundzie VI ma najwięcej <points> punktów.
rule-0-2 = Twoja tura: wyślij dokądś jednego namiestnika, uratuj wszystkich, którzy tam są, zwalcz zarazę za pomocą <fire>, a potem weź, co daje to miejsce, albo <repopulate> zaludnij je na nowo. Po drodze trzy Kroniki przynoszą dalsze dary. Gdy nikt nie ma już namiestnika do wysłania, runda się kończy, ludzie w twoich warsztatach i chatach produkują i zaczyna się następna runda.

rule-1 = Elementy i limity
rule-1-1 = Gra jest dla jednego do czterech graczy i trwa sześć rund. Grze w pojedynkę poświęcony jest osobny rozdział (12.1).
rule-1-2 = Ograniczona jest tylko liczba <plague-cube> kostek: 16 przy dwóch graczach i solo, 18 przy trzech, 24 przy czterech. <coin> Monet, <fire> ognia, <major-fire> pożarów, <lumber> drewna, <rat-token> szczurów i mieszkańców zawsze wystarcza.
rule-1-3 = Każdy gracz ma pięciu <lieutenant> namiestników, z których trzech jest do dyspozycji od początku, a dwóch czeka w puli; trzech nadzorców, po jednym dla rzemieślników, arystokratów i zakonnic; trzy znaczniki zwojów; oraz pięć <repopulation-tile> kafelków zaludnienia.
rule-1-4 = Wszyscy zaczynają z pustymi rękami, nie licząc tego, co daje 1.5.
rule-1-5 = Kto w pierwszej rundzie gra później, dostaje wyrównanie: drugi gracz zaczyna z 1 punktem, trzeci z 1 <coin>, czwarty z 1 punktem i 1 <coin>.

rule-2 = Przygotowanie gry
rule-2-1 = Dzielnice są trzech rodzajów, A, B i C; razem jest ich dwadzieścia, w tym dwie B. Heksy A dla większej liczby graczy odkłada się na bok. Pozostałe miesza się z jednym losowym heksem B i wypełnia nimi miasto; cztery porty zajmują jego rogi, każdy z <dock> dokiem na zewnątrz.
rule-2-2 = Heksy C tworzą zakryty stos z drugim heksem B na wierzchu, dlatego to on pierwszy dołącza do miasta, w rundzie II.
rule-2-3 = Każdy dok ma jeden <docking-tile> kafelek cumowania. Kafelki się miesza, a po dobraniu ostatniego od razu miesza się znów wszystkie razem.
rule-2-4 = Dziewięć <boat> statków ma na rewersach numery od 1 do 3; pojawiają się w tej kolejności, wymieszane w obrębie numeru. Przy dwóch graczach i solo trzy statki z <precious-stones> kamieniami szlachetnymi zostają w pudełku.
rule-2-5 = Piętnaście ulepszeń chat leży w trzech stosach po pięć, z odkrytym wierzchnim kafelkiem.
rule-2-6 = Wozy tworzą pięć par o numerach od 1 do 5. Każdą parę rozdziela się między dwa stosy, z 1 na wierzchu. Przy dwóch graczach używa się tylko jednego z dwóch stosów.
rule-2-7 = Warsztaty leżą w sześciu stosach, według ery i klasy. Najpierw w ofercie są trzy stosy ery I, z odkrytym wierzchnim kafelkiem.
rule-2-8 = <wheel> Koło Populacji zaczyna w dowolnym położeniu i przed użyciem obraca się je raz (3.5).
rule-2-9 = Pierwszego gracza rundy I wyznacza los. W każdej Kronice znaczniki zaczynają na pierwszym polu, znacznik ostatniego gracza na wierzchu, pierwszego na spodzie. Na torze punktacji znacznik trzeciego gracza leży na znaczniku pierwszego, a czwartego na znaczniku drugiego.
rule-2-10 = W grze podstawowej używa się strony a posiadłości i plansz zwojów. O stronie b mówi 11.1.
rule-2-11 = Kafelek priorytetu Kronik jest opcją: zastępuje kolumnę tabeli rund, która wskazuje, co decyduje o kolejności gry.
rule-2-11-note = Opcja „Kolejność gry” na stronie startowej wybiera między tabelą rund a kafelkiem priorytetu.

rule-3 = Początek rundy
rule-3-1 = Od rundy II: znacznik rundy idzie dalej; wszyscy namiestnicy w Mesynie kładą się, znów nieużyci i nikomu już nie wchodzą w drogę; użyte wozy są znów gotowe; mieszkańcy na heksach z co najmniej jedną <plague-cube> przepadają; potem o kolejności gry decyduje to, co wskazuje nowy wiersz tabeli rund: kto jest tam najdalej, gra pierwszy. Na wspólnym polu prowadzi znacznik na wierzchu.
rule-3-2 = Kafelek cumowania wskazuje dok i przybija tam statek z 1 <plague-cube>, a jeśli wiersz pokazuje dwa, to dwa statki. Dok ma trzy miejsca; gdy są zajęte, statek płynie do następnego doku zgodnie z ruchem wskazówek zegara.
rule-3-3 = W rundach od II do VI miasto rośnie o jeden heks: od portu z kafelka cumowania idź wokół miasta zgodnie z ruchem wskazówek zegara i połóż następny heks ze stosu na pierwszym pustym miejscu rozbudowy.
rule-3-3-note = Liczy się dobrany kafelek, nawet jeśli statek musiał popłynąć do innego doku.
rule-3-4 = W rundzie V warsztaty ery I, z oferty i spoza niej, opuszczają grę, a ich miejsce zajmują trzy stosy ery II.
rule-3-5 = W rundach od I do V koło obraca się o jedną pozycję i każdy heks ze szczurem z koła dostaje 1 <plague-cube>. Gdy tabela rund pokazuje <double-plague>, dzieje się to dwa razy.
rule-3-6 = Jeśli pula nie wystarcza dla wszystkich heksów jednego obrotu koła, ten obrót nie przynosi żadnej kostki. Dwa obroty rozpatruje się po kolei.
rule-3-7 = W rundach od I do V koło wskazuje następnie kolor dla każdej klasy i każdy heks tego koloru dostaje 1 mieszkańca tej klasy. Porty i doki nigdy ich nie dostają. Mieszkańcy, których nikt nie zabrał, czekają, więc może ich stać razem kilku.
rule-3-8 = Ilekroć kostka trafia na zaludniony heks, jego właściciel dostaje 1 <rat-token>.
rule-3-9 = Runda VI nie przynosi na heksy ani kostek, ani mieszkańców; statki nadal przywożą swoją kostkę, a miasto nadal rośnie.
rule-3-10 = Jeśli dla statku nie ma już kostki, przybywa bez niej. Jeśli nie ma już statku, żaden nie przybywa, ale kafelek cumowania i tak się dobiera, bo wyznacza miejsce nowego heksa.
rule-3-11 = Porty nie mają szczura i nigdy nie dostają kostek.

rule-4 = Tura
rule-4-1 = Gracze rozgrywają po jednej turze w kolejności gry, raz za razem. Kto nie ma nieużytego namiestnika, jest pomijany; runda kończy się, gdy nie ma go już nikt. Nie można spasować: każdego namiestnika używa się dokładnie raz na rundę.
rule-4-2 = Tura to jedno z trojga: ruch na heks (5.1), ruch na statek (4.7) albo wycofanie namiestnika (4.8).
rule-4-3 = Wybierasz spośród swoich namiestników leżących w Mesynie. Ci w posiadłości mogą wyruszyć dopiero wtedy, gdy żaden z twoich nie leży nieużyty w mieście.
rule-4-4 = Z posiadłości namiestnik dociera bez opłaty na dowolny heks, na którym nikt nie stoi, i do dowolnego doku ze statkiem.
rule-4-5 = Z heksa lub doku: pozostanie na miejscu i jeden krok są darmowe, każdy dalszy krok kosztuje 1 <coin>. Dok sąsiaduje tylko ze swoim portem. Inne pionki nigdy nie zagradzają drogi.
rule-4-6 = Heksa, na którym stoi czyjkolwiek pionek, nie można wybrać. Namiestnik może zostać tam, gdzie leży. Doki nigdy nie są zablokowane.
rule-4-7 = W doku wybierasz jeden statek. Zwalcz jego <plague-cube> zgodnie z rozdziałem 6, choć nic z nim nie sąsiaduje, albo weź 1 <rat-token>; kostka znika tak czy inaczej. Potem statek jest twój razem z monetami lub punktami. Za każdym razem, gdy masz parzystą liczbę statków, możesz przesunąć dowolnego nadzorcę. Reszta kroku akcji przebiega jak na heksie (5.5).
rule-4-8 = Wycofany namiestnik staje obok planszy, a ty zyskujesz 1 <coin>. Następną rundę zaczyna w twojej posiadłości. Wycofać można także namiestnika, który jest w posiadłości. Nie ma wtedy kroku akcji, więc oczekujące akcje Kronik czekają dalej.

rule-5 = Tura na heksie
rule-5-1 = W tej kolejności: wybierz heks i zapłać; kto go zaludnił, zdobywa 2 punkty, nawet jeśli to ty; ratunek; walka; krok akcji.
rule-5-2 = Uratuj wszystkich na heksie. Jeśli nie ma tam kostki, każdy mieszkaniec zajmuje wolny kwadrat w sektorze swojej klasy, a gdy takiego brak, przepada. Jeśli kostka tam jest, każdy trafia na pole I pustej <cabin> chaty, a gdy takiej brak, przepada. Kostki liczą się tak, jak leżą przed walką.
rule-5-3 = Aby zrobić miejsce dla mieszkańca, inni z tego sektora mogą najpierw przejść do pustych warsztatów swojej klasy (7.6).
rule-5-4 = Następnie walcz zgodnie z rozdziałem 6. Za każdą kostkę, która zostaje na heksie, dostajesz 1 <rat-token>.
rule-5-5 = Na krok akcji składają się, w dowolnej kolejności i dowolnie przeplatane: akcja wydrukowana na heksie albo zamiast niej jego zaludnienie (9.1); zdobyte akcje Kronik; oraz tyle płatnych postępów w Kronice Miejskiej i Kościelnej, na ile cię stać (8.3).
rule-5-6 = Ze wszystkiego, co wymaga decyzji, można zrezygnować. Co jej nie wymaga, dostajesz od razu.
rule-5-7 = Ukośnik w akcji oznacza: jedno z dwojga.

rule-6 = Ogień i zaraza
rule-6-1 = Spalenie kostki kosztuje 1 <fire>. W rundach tak oznaczonych w tabeli rund kosztuje 2, a każda kostka daje wtedy od razu 2 punkty. Spal tyle kostek na heksie, za ile możesz i chcesz zapłacić.
rule-6-2 = <major-fire> Pożar jest wart 2 ognie. Gdy kostka kosztuje 1, pożar spala jedną na twoim heksie i, jeśli chcesz, jeszcze jedną, na twoim heksie albo na jednym z sąsiednich. Gdy kostka kosztuje 2, pożar spala jedną na twoim heksie, a drugi pożar użyty w tej samej walce może spalić jedną na sąsiednim.
rule-6-2-note = Tak mówią zasady czeskie i rosyjskie. W angielskich, niemieckich i polskich pożar jest wart 1 ogień: przy koszcie 1 może spalić dodatkowo jedną kostkę na sąsiednim heksie, a przy koszcie 2 dwa pożary razem spalają jedną na heksie i mogą spalić jedną na sąsiednim. Przełącza to opcja „Pożar”.
rule-6-3 = Kostka na sąsiednim heksie płonie tylko razem z kostką na twoim własnym heksie opłaconą pożarem, jedna za jedną. Statek nie ma sąsiadów.
rule-6-4 = Za każdą spaloną kostkę, gdziekolwiek leżała, przesuwasz się o 1 pole w <popularity-register> Kronice Zasług. Kostka wraca do puli. Z pożaru nie wydaje się reszty.
rule-6-5 = Szczury liczy się za kostki pozostałe na heksie, na którym stoisz, a nie za te na sąsiednich.

rule-7 = Akcje
rule-7-1 = <coin> <fire> <major-fire> <lumber> <points> Weź to, co pokazano. <upgrade-citizen> Ulepsz jednego ze swoich mieszkańców, gdziekolwiek jest: w sektorze, warsztacie lub chacie.
rule-7-2 = <scroll> Przesuń jeden z trzech swoich znaczników zwojów o jedno pole, o ile nie jest na końcu.
rule-7-3 = <city-register> <church-register> Jeden darmowy postęp w pokazanej Kronice albo w jednej z dwóch.
rule-7-4 = <advance-overseer> Przesuń nadzorcę o jedno pole na jego ścieżce; przy <advance-overseer-skip> możesz najpierw pominąć jedno pole. Ścieżka ma sześć pól: jedno wspólne, potem raz na zawsze w lewo albo w prawo, a na końcu środek, gdzie nadzorca zostaje. Liczy się tylko pole, na którym staje, i tam aktywuje mieszkańców: przy dwóch kwadratach na jednym z nich; przy jednym regionie jednego w tym regionie; między dwoma regionami po jednym w każdym; w środku do trzech w dowolnych miejscach. Ulepszony nadzorca aktywuje oba kwadraty, do dwóch mieszkańców w swoim regionie, a w parze regionów do dwóch we własnym. Aktywować mieszkańca to wykonać akcję jego kwadratu: każdego najwyżej raz, jednego po drugim, jak chcesz.
rule-7-5 = <upgrade-overseer> Obróć jednego ze swoich nadzorców na lepszą stronę, na stałe.
rule-7-6 = W dowolnej chwili swojej tury, podczas produkcji i po to, by zrobić miejsce, mieszkaniec może przejść ze swojego sektora do pustego warsztatu swojej klasy, ale nigdy z powrotem i nigdy z chaty ani z innego warsztatu. Wyleczony mieszkaniec może przejść z chaty prosto do warsztatu.
rule-7-7 = <build> Zbuduj dokładnie jeden kafelek z oferty i zapłać za niego: ulepszenie na chacie bez ulepszenia, warsztat albo wóz. Wcześniej możesz raz wymienić ofertę: za 1 punkt albo 1 dowolny zasób wszystkie trzy ulepszenia z oferty albo wszystkie trzy warsztaty trafiają pod swoje stosy. Po wymianie musisz budować, jeśli możesz. Odkrywa się następny kafelek stosu; pusty stos zostaje pusty.
rule-7-8 = W warsztacie mieści się jeden mieszkaniec jego klasy. Jeśli warsztat wymaga ulepszonego, zwykły może tam siedzieć i nic nie robi, dopóki nie zostanie ulepszony. Możesz mieć więcej niż sześć warsztatów.
rule-7-9 = Warsztat ery II wypłaca nagrodę raz, gdy tylko pracuje w nim odpowiedni mieszkaniec.
rule-7-10 = <wagon> Wóz daje swoje punkty przy budowie. W każdej rundzie służy do jednego zaludnienia.
rule-7-11 = <any-hex> Akcja dowolnego heksa w Mesynie, także portu i bez względu na to, kto tam stoi, ale nie doku; zaludnić w ten sposób nie można.
rule-7-12 = <activate-n> Aktywuj najwyżej tylu mieszkańców, gdziekolwiek w swoich trzech sektorach.

rule-8 = Trzy Kroniki
rule-8-1 = W <popularity-register> Kronice Zasług przesuwasz się tylko za palenie kostek (6.4), w <city-register> Miejskiej i <church-register> Kościelnej dzięki akcjom i płatnym postępom.
rule-8-2 = Znacznik, który wchodzi na pole, leży na wierzchu tych, które już tam są.
rule-8-3 = W kroku akcji możesz kupować postępy w Kronice Miejskiej i Kościelnej, ile chcesz. Każdy kosztuje 1 <coin> za każdego namiestnika, który kiedykolwiek był twój: za trzech i za zdobytych od tego czasu, nawet jeśli zostali już poświęceni.
rule-8-4 = Akcję pola, na które wchodzisz, można wykorzystać raz w tym samym kroku akcji. Co przynosi produkcja, czeka na twój następny krok akcji, a po rundzie VI przepada. Czego nie wykorzystasz do końca tury, przepada.
rule-8-5 = <lieutenant-gain> Weź namiestnika z puli. Leży w twojej posiadłości i można go użyć jeszcze w tej rundzie (4.3).
rule-8-6 = <upgrade-advance-overseer> Wybierz jednego nadzorcę: ulepsz go, jeśli nie jest jeszcze ulepszony, a potem go przesuń.
rule-8-7 = Na ostatnim polu znacznik zostaje; postęp, który by tam uzyskał, przepada.

rule-9 = Zaludnianie
rule-9-1 = <repopulate> Zamiast wykonać akcję wybranego heksa, możesz go zaludnić, jeśli jest dzielnicą, nikt nie zrobił tego wcześniej, a tobie został kafelek zaludnienia.
rule-9-2 = Zapłać pokazane zasoby, użyj gotowego wozu i oddaj pokazanych mieszkańców z sektorów lub warsztatów, nigdy z chat. Ulepszony mieszkaniec może zastąpić zwykłego, ale nie odwrotnie. Jeśli pokazany jest namiestnik, poświęć takiego, który w tej rundzie jest jeszcze nieużyty: na dobre opuszcza grę.
rule-9-3 = Połóż na heksie swój kafelek zaludnienia. Jeśli jest tam kostka, weź 1 <rat-token>. 2 punkty z 5.1 są za późniejsze wizyty, nie za tę.
rule-9-4 = Opróżniony w ten sposób warsztat można znów obsadzić; nagrody ery II nie wypłaca się dwa razy.

rule-10 = Koniec rundy, koniec gry
rule-10-1 = Produkcja, w kolejności gry, gdy ma to znaczenie: każdy mieszkaniec w ulepszonej chacie produkuje to, co pokazuje ulepszenie, każdy mieszkaniec w warsztacie ery I to, co pokazuje warsztat (złotą linię, jeśli mieszkaniec jest ulepszony, a warsztat ją ma), a każdy ulepszony mieszkaniec w dowolnym warsztacie jeszcze 1 punkt.
rule-10-2 = Kwarantanna, po rundach od I do V: mieszkańcy z pola II chaty idą na wolny kwadrat swojego sektora albo do pustego warsztatu swojej klasy, a gdy nie ma ani jednego, ani drugiego, przepadają. Potem ci z pola I przechodzą na pole II.
rule-10-2-note = Nasze rozstrzygnięcie: po rundzie VI gra kończy się na produkcji.
rule-10-3 = Po rundzie VI każdy szczur cofa cię o jedno pole w Kronice Zasług, nie dalej niż na pierwsze, a szczury kosztują punkty: 0, 1, 2, 4, 7, 10, 13, 16, 18, 21, kolejno za jednego, dwa i tak dalej do dziesięciu lub więcej. Tylko tutaj, nigdzie indziej, wynik może spaść poniżej zera.
rule-10-4 = Punktacja końcowa. Punkty z twojego pola w każdej Kronice. Za największe zasługi: 5 przy dwóch graczach; 10, 7 i 3 przy trzech lub czterech; remis rozstrzyga więcej posiadanego ognia, przy czym pożar liczy się za 2, a w pozostałych remisach punkty się dzieli. Punkty heksów zaludnionych przez ciebie. Twoje trzy zwoje: wartość przy znaczniku razy twoje budynki (najwyżej sześć), statki i zaludnione heksy. Jeden punkt za każde trzy pozostałe zasoby.
rule-10-5 = Wygrywa, kto ma najwięcej punktów. Remis rozstrzyga więcej zaludnionych heksów, potem najcenniejszy pojedynczy z nich, a w pozostałych remisach zwycięstwo się dzieli.

rule-11 = Gra zaawansowana
rule-11-1 = Każdy gracz dostaje losową stronę b posiadłości i planszy zwojów, każdy inną. Przy stole można też mieszać obie strony.
rule-11-2 = W posiadłości b jednego kwadratu każdego sektora można użyć tylko raz. Po aktywacji kwadrat jest zużyty; jego mieszkaniec nadal może się przenieść albo zaludniać.
rule-11-3 = W punktacji końcowej dochodzi nagroda za najwięcej zaludnionych heksów: 10, 7 i 3; przy dwóch graczach 7. Kto nie ma żadnego, nic nie dostaje. Remis rozstrzyga wyższa suma punktów heksów, a w pozostałych remisach nagrodę się dzieli, z zaokrągleniem w dół.
rule-11-4 = Zwoje plansz b liczą co innego: towary twojego najlepszego rodzaju; warsztaty, najwyżej pięć; drewno, najwyżej sześć; ulepszenia; monety, najwyżej dziewięć; postęp w jednej z Kronik, poza pojedynczą lub podwójną belkę; oraz postęp dwóch prowadzących nadzorców, od czwartego pola.
rule-11-5 = Belka jest przekroczona od pierwszego pola za nią.

rule-12 = Solo
rule-12-1 = Przygotuj grę jak dla dwóch graczy. Twój przeciwnik jest wirtualny i bierze udział tylko w Kronice Zasług. Nadają się plansze podstawowe i zaawansowane.
rule-12-2 = Ty zaczynasz rundy I, III i V, przeciwnik II, IV i VI. Gracie na przemian, a kto ma jeszcze pionki, gdy drugiemu ich zabrakło, gra dalej. Przeciwnik ma trzy pionki w rundach od I do III, cztery w IV i V, pięć w VI.
rule-12-3 = W turze przeciwnika odkrywa się kafelki ruchu przeciwnika, aż któryś wskaże heks, który jest w mieście i jest wolny. Pionek idzie tam i go blokuje. Tamtejsi mieszkańcy przepadają; jeśli jest tam kostka, jedna płonie, a przeciwnik przesuwa się o 1 w Kronice Zasług. Potem przeciwnik bierze to, co pokazuje kafelek: statek z najbliższego doku, wóz z oferty, warsztat, wszystkie ulepszenia z oferty albo nic.
rule-12-4 = Kafelki ruchu przeciwnika miesza się na nowo w każdej rundzie. Kostka statku znika razem z nim. To, co zabrano z oferty, uzupełnia się. Jeśli żaden kafelek nie pasuje, pionek jest pomijany.
rule-12-5 = Gdy przeciwnik odwiedza zaludniony przez ciebie heks, zdobywasz 2 punkty (5.1).
rule-12-6 = Punktacja końcowa jak zwykle, z dwiema zmianami: 5 punktów, jeśli twoje zasługi, po odjęciu szczurów, są co najmniej równe zasługom przeciwnika; a za zaludnione heksy 3 punkty przy dwóch, 7 przy trzech, 10 przy czterech lub pięciu. 130 to dobry wynik, z planszami zaawansowanymi 140.

components-known = Zachowały się teksty instrukcji, ale nie ich ilustracje. Dlatego każda wartość kafelka, toru czy planszy w tej grze ma w zestawie elementów oznaczenie: podana przez instrukcję, podana przez publiczne źródło, na przykład recenzję, albo odtworzona przez nas.
components-text = Podane przez instrukcje: liczba elementów każdego rodzaju, jedno położenie koła, kilka heksów i warsztatów służących za przykłady, rodzaje pól Kronik, rodzaje torów zwojów, zmiana ery w rundzie V, możliwe działania kafelków ruchu przeciwnika.
components-public = Podane przez publiczne źródła: co decyduje o kolejności w rundach II i III, podwójna zaraza w rundzie IV, droższy ogień w rundach V i VI, zakres punktów heksów, koniec Kroniki Miejskiej i Kościelnej na 17 punktach.
components-ours = Odtworzone: większość kafelków, dokładny układ pól Kronik, posiadłości i ich strony b, wartości zwojów. Zgadzają się ze wszystkim, co wiadomo, i zostały wyważone symulacjami, ale nie są takie jak w druku. Kto ma pudełko z grą, może je poprawić we własnym zestawie i wybrać go na stronie startowej.
