# The rules reference, one message a clause: rule-6-2 is clause 6.2. Marks in <angle brackets> are icons and
# stay as they are; numbers such as 6.2 become links by themselves. The `.note` of a clause says where the
# printed editions differ and which option switches it.

rules-title = Zasady gry Messina 1347
rules-lead = Cała gra w numerowanych zasadach, opisana naszymi słowami. Odsyłają tu dymki i wyjaśnienia, dlaczego czegoś nie można zrobić.
rules-search = Szukaj w zasadach
rules-search-none = W zasadach nie ma nic o „{ $query }”.
rules-search-found = { $n ->
    [one] Jedna zasada
    [few] { $n } zasady
   *[many] { $n } zasad
  }
rules-contents = Rozdziały
rules-link = Link do zasady { $number }
rules-status-all = wszystkie pięć wydań się zgadza
rules-status-ruling = nasze rozstrzygnięcie
rules-status-switch = opcja stołu
rules-glossary = Ikony i elementy
rules-components = Co wiemy o drukowanych elementach
rules-close = Zamknij zasady

rule-0 = W skrócie
rule-0-1 = Stoisz na czele szlacheckiego rodu w Mesynie, w roku, w którym zaraza przypłynęła morzem. Przez sześć rund twoi <lieutenant> namiestnicy przemierzają miasto, sprowadzają jego mieszkańców do twojej <estate> posiadłości, wypalają <plague-cube> zarazę, dają ludziom pracę, a na koniec prowadzą ich z powrotem, by na nowo zasiedlić opustoszałe dzielnice. Wygrywa ten, kto po rundzie VI ma najwięcej <points> punktów.
rule-0-2 = W swojej turze wysyłasz w wybrane miejsce jednego namiestnika, ratujesz wszystkich, którzy tam są, zwalczasz zarazę <fire> ogniem, a potem wykonujesz akcję tego miejsca albo <repopulate> zaludniasz je na nowo. Po drodze kolejne korzyści przynoszą trzy Kroniki. Gdy nikt nie ma już namiestnika do wysłania, runda się kończy: ludzie w twoich warsztatach i chatach produkują i zaczyna się następna runda.

rule-1 = Elementy i limity
rule-1-lead = Oto, co znajdziesz w pudełku i w swojej posiadłości. Większości elementów nigdy nie zabraknie; skończyć się mogą tylko kostki zarazy.
rule-1-1 = Gra jest przeznaczona dla 1–4 graczy i trwa sześć rund. Grze solo poświęcony jest osobny rozdział (12.1).
rule-1-2 = Ograniczona jest tylko liczba <plague-cube> kostek zarazy: 16 przy dwóch graczach i solo, 18 przy trzech, 24 przy czterech. <coin> Monet, <fire> ognia, <major-fire> pożarów, <lumber> drewna, <rat-token> szczurów i mieszkańców zawsze wystarcza.
rule-1-3 = Każdy gracz ma pięciu <lieutenant> namiestników, z których trzech jest do dyspozycji od początku, a dwóch czeka w puli; trzech nadzorców, po jednym dla rzemieślników, arystokratów i zakonnic; trzy kostki zwojów; oraz pięć <repopulation-tile> kafelków zaludnienia.
rule-1-4 = Wszyscy zaczynają bez zasobów, nie licząc tego, co daje 1.5.
rule-1-5 = Kto w rundzie I gra później, dostaje rekompensatę: drugi gracz zaczyna z 1 punktem, trzeci z 1 <coin> monetą, czwarty z 1 punktem i 1 <coin> monetą.
rule-1-6 = Twoja <estate> posiadłość to plansza przed tobą. Każda klasa – rzemieślnicy, zakonnice i arystokraci – ma na niej własny sektor.
rule-1-6-part-1 = Sektor ma sześć kwadratów, w dwóch regionach po trzy. Na kwadracie mieści się jeden mieszkaniec; po aktywacji (7.4) wykonuje wydrukowaną tam akcję.
rule-1-6-part-2 = Trzy ścieżki, po jednej dla każdej klasy, prowadzą nadzorców od startu do środka posiadłości (7.4).
rule-1-6-part-3 = Cztery <cabin> chaty kwarantannowe przyjmują mieszkańców z heksów z zarazą, każda jednego. W chacie są dwa pola: mieszkaniec trafia na pole I (5.2), przechodzi na pole II i stamtąd wychodzi (10.2).
rule-1-6-part-4 = Obok jest miejsce na <workshop> warsztaty (7.8) i <wagon> wozy (7.10).
rule-1-6-part-5 = Plansza <scroll> zwojów ma trzy tory, a na każdym jedną kostkę (7.2). Na koniec gry dają one punkty (10.4).

rule-2 = Przygotowanie gry
rule-2-lead = Przed pierwszą rundą układa się miasto i tasuje wszystko, co trafi do oferty. Robi to program; czytaj dalej, jeśli chcesz wiedzieć, co może się pojawić.
rule-2-1 = Dzielnica to heks, który nie jest portem. Jest ich dwadzieścia: 14 rodzaju A, 2 rodzaju B i 4 rodzaju C. Heksy A, które nie są przeznaczone dla waszej liczby graczy, usuwa się z gry. Pozostałe heksy A tasuje się z jednym losowym heksem B i układa z nich miasto; cztery porty zajmują jego rogi, każdy z <dock> dokiem na zewnątrz.
rule-2-2 = Cztery heksy C tworzą zakryty stos. Na wierzch trafia drugi heks B, dlatego to on pierwszy dołącza do miasta, w rundzie II.
rule-2-3 = Każdy dok ma jeden <docking-tile> kafelek cumowania. Kafelki się tasuje, a po dobraniu ostatniego od razu tasuje się je wszystkie na nowo.
rule-2-4 = Dziewięć <boat> statków ma na rewersach numery od 1 do 3; pojawiają się w tej kolejności, potasowane w obrębie numeru. Przy dwóch graczach i solo trzy statki z <precious-stones> kamieniami szlachetnymi zostają w pudełku.
rule-2-5 = Piętnaście ulepszeń chat leży w trzech stosach po pięć; wierzchnie w każdym stosie jest odkryte.
rule-2-6 = Wozy tworzą pięć par o numerach od 1 do 5. Każdą parę rozdziela się między dwa stosy, z 1 na wierzchu. Przy dwóch graczach używa się tylko jednego z nich.
rule-2-7 = Warsztaty leżą w sześciu stosach, według ery i klasy. Najpierw w ofercie są trzy stosy ery I; wierzchni kafelek każdego jest odkryty.
rule-2-8 = <wheel> Koło populacji zaczyna w losowym położeniu i przed pierwszym użyciem obraca się je raz (3.5).
rule-2-9 = Kolejność gry w rundzie I wyznacza los. W każdej Kronice znaczniki zaczynają na pierwszym polu, znacznik ostatniego gracza na wierzchu, pierwszego na spodzie. Na torze punktacji znacznik trzeciego gracza leży na znaczniku pierwszego, a czwartego na znaczniku drugiego.
rule-2-10 = W grze podstawowej używa się strony „a” posiadłości i plansz zwojów. Stronę „b” opisuje 11.1.
rule-2-11 = Kafelek priorytetu Kronik jest opcją: zastępuje kolumnę tabeli rund, która wskazuje, co decyduje o kolejności gry.
rule-2-11-note = Opcją „Kolejność gry” na stronie startowej wybierasz tabelę rund albo kafelek priorytetu.

rule-3 = Początek rundy
rule-3-lead = Każda runda przynosi do miasta statek, zarazę i nowych mieszkańców. Gracze o niczym tu nie decydują: robią to kafelki i koło.
rule-3-1 = Od rundy II początek rundy wygląda tak. Znacznik rundy przesuwa się o jedno pole. Wszyscy namiestnicy w Mesynie kładą się, są znów nieużyci i nikomu już nie wchodzą w drogę. Użyte wozy są znów gotowe. Mieszkańcy na heksach z co najmniej jedną <plague-cube> kostką zarazy przepadają. Potem nowy wiersz tabeli rund wskazuje, co decyduje o kolejności gry: kto jest tam najdalej, gra pierwszy. Na wspólnym polu prowadzi znacznik na wierzchu.
rule-3-2 = Kafelek cumowania wskazuje dok i przybija tam statek z 1 <plague-cube> kostką zarazy, a jeśli wiersz pokazuje dwa, to dwa statki. Dok ma trzy miejsca; gdy są zajęte, statek płynie do następnego doku zgodnie z ruchem wskazówek zegara.
rule-3-3 = W rundach od II do VI miasto rośnie o jeden heks: od portu z kafelka cumowania idź wokół miasta zgodnie z ruchem wskazówek zegara i połóż następny heks ze stosu na pierwszym pustym miejscu rozbudowy.
rule-3-3-note = Liczy się dobrany kafelek, nawet jeśli statek musiał popłynąć do innego doku.
rule-3-4 = W rundzie V wszystkie niezbudowane warsztaty ery I usuwa się z gry, a ich miejsce zajmują trzy stosy ery II.
rule-3-5 = W rundach od I do V koło obraca się o jedną pozycję i każdy heks ze szczurem z koła dostaje 1 <plague-cube> kostkę zarazy. Gdy tabela rund pokazuje <double-plague> podwójną zarazę, dzieje się to dwa razy.
rule-3-6 = Jeśli w puli nie ma dość kostek dla wszystkich heksów jednego obrotu koła, ten obrót nie przynosi żadnej. Dwa obroty rozpatruje się po kolei.
rule-3-7 = W rundach od I do V koło wskazuje następnie kolor dla każdej klasy i każdy heks tego koloru dostaje 1 mieszkańca tej klasy. Porty i doki nigdy ich nie dostają. Mieszkańcy, których nikt nie uratował, zostają, więc na heksie może ich się zebrać kilku.
rule-3-8 = Ilekroć kostka trafia na zaludniony heks, jego właściciel dostaje 1 <rat-token> szczura.
rule-3-9 = Runda VI nie przynosi na heksy ani kostek, ani mieszkańców; statki nadal przywożą swoją kostkę, a miasto nadal rośnie.
rule-3-10 = Jeśli dla statku nie ma już kostki, przybywa bez niej. Jeśli nie ma już statku, żaden nie przybywa, ale kafelek cumowania i tak się dobiera, bo wyznacza miejsce nowego heksa.
rule-3-11 = Porty nie dostają kostek: w naszym zestawie na żadnym nie ma szczura. W zestawie, w którym port ma szczura, dostaje on kostki jak każdy inny heks.

rule-4 = Tura
rule-4-lead = W swojej turze używasz jednego namiestnika. Idzie na heks, na statek albo wraca do domu.
rule-4-1 = Gracze rozgrywają po jednej turze w kolejności gry, raz za razem. Kto nie ma nieużytego namiestnika, jest pomijany; runda kończy się, gdy nie ma go już nikt. Nie można spasować: każdego namiestnika używa się dokładnie raz na rundę.
rule-4-2 = W swojej turze robisz jedną z trzech rzeczy: idziesz na heks (5.1), idziesz na statek (4.7) albo wycofujesz namiestnika (4.8).
rule-4-3 = Wybierasz spośród swoich namiestników leżących w Mesynie. Ci w posiadłości mogą wyruszyć dopiero wtedy, gdy żaden z twoich nie leży nieużyty w mieście.
rule-4-4 = Z posiadłości namiestnik dociera bez opłaty na dowolny heks, na którym nikt nie stoi, i do dowolnego doku ze statkiem.
rule-4-5 = Pozostanie na heksie lub w doku i jeden krok stamtąd są darmowe, każdy dalszy krok kosztuje 1 <coin> monetę. Dok sąsiaduje tylko ze swoim portem. Inne pionki nigdy nie zagradzają drogi.
rule-4-6 = Heksa, na którym stoi czyjkolwiek pionek, nie można wybrać. Namiestnik może zostać tam, gdzie leży. Doki nigdy nie są zablokowane.
rule-4-7 = W doku wybierasz jeden statek. Zwalcz jego <plague-cube> kostkę zarazy zgodnie z rozdziałem 6 albo weź 1 <rat-token> szczura; kostka znika tak czy inaczej. Potem statek jest twój i od razu dostajesz to, co pokazuje: monety, punkty albo jedno i drugie. Jeśli masz teraz parzystą liczbę statków, możesz przesunąć dowolnego nadzorcę o jedno pole. Reszta kroku akcji przebiega jak na heksie (5.5).
rule-4-8 = Wycofany namiestnik staje obok planszy, a ty zyskujesz 1 <coin> monetę. Następną rundę zaczyna w twojej posiadłości. Wycofać można także namiestnika w posiadłości, gdy przychodzi jego kolej (4.3). Nie ma wtedy kroku akcji: niczego nie kupujesz, a oczekujące akcje Kronik czekają dalej.

rule-5 = Tura na heksie
rule-5-lead = Tak wygląda większość tur. Zabierasz ludzi w bezpieczne miejsce, wypalasz zarazę, a potem korzystasz z tego, co daje heks.
rule-5-1 = W tej kolejności: wybierz heks i zapłać; kto go zaludnił, zdobywa 2 punkty, nawet jeśli to ty; ratunek; walka; krok akcji.
rule-5-2 = Uratuj wszystkich na heksie. Jeśli nie ma tam kostki, każdy mieszkaniec zajmuje wolny kwadrat w sektorze swojej klasy, a gdy takiego brak, przepada. Jeśli kostka tam jest, każdy trafia na pole I pustej <cabin> chaty, a gdy takiej brak, przepada. Kostki liczą się tak, jak leżą przed walką.
rule-5-3 = Aby zrobić miejsce dla mieszkańca, inni z tego sektora mogą najpierw przejść do pustych warsztatów swojej klasy (7.6).
rule-5-4 = Następnie walcz zgodnie z rozdziałem 6. Za każdą kostkę, która zostaje na heksie, dostajesz 1 <rat-token> szczura.
rule-5-5 = Na krok akcji składają się, w dowolnej kolejności i dowolnie przeplatane: akcja wydrukowana na heksie albo zamiast niej jego zaludnienie (9.1); zdobyte akcje Kronik; oraz tyle płatnych postępów w Kronice Miejskiej i Kościelnej, na ile cię stać (8.3).
rule-5-6 = Z tego, co wymaga decyzji, można zrezygnować. Co jej nie wymaga, dostajesz od razu i w całości: zasoby, punkty i namiestnika z 8.5. O tym, kiedy wykonujesz akcję heksu, decydujesz wszędzie tam, gdzie kolejność może mieć znaczenie.
rule-5-7 = Ukośnik w akcji oznacza wybór jednej z dwóch możliwości.

rule-6 = Ogień i zaraza
rule-6-lead = Ogień usuwa kostki zarazy i przysparza ci zasług. Za kostki, które zostawisz, dostajesz szczury.
rule-6-1 = Spalenie kostki kosztuje 1 <fire> ogień. W rundach oznaczonych w tabeli rund kosztuje 2 <fire> ognie, a każda kostka daje wtedy od razu 2 punkty. Spal tyle kostek na heksie, za ile możesz i chcesz zapłacić.
rule-6-2 = <major-fire> Pożar potrafi więcej. Wydania opisują go na trzy sposoby; opcją „Pożar” wybierasz jeden z nich:
rule-6-2-part-1 = Sposób angielski, domyślny: pożar liczy się jak 1 ogień. Gdy kostka kosztuje 1 ogień, pożar spala jedną kostkę na twoim heksie i, jeśli chcesz, jedną na jednym z sąsiednich. Gdy kostka kosztuje 2 ognie, dwa pożary razem spalają jedną kostkę na twoim heksie i mogą spalić jedną na sąsiednim; pożar i ogień razem spalają jedną kostkę na twoim heksie.
rule-6-2-part-2 = Sposób rosyjski: gdy kostka kosztuje 1 ogień, tak samo. Gdy kosztuje 2 ognie, na kostkę na twoim heksie wystarcza jeden pożar, a drugi, użyty w tej samej walce, może spalić kostkę na sąsiednim heksie.
rule-6-2-part-3 = Sposób czeski: jak rosyjski, ale gdy kostka kosztuje 1 ogień, druga kostka może też leżeć na twoim heksie.
rule-6-3 = Kostka na sąsiednim heksie płonie tylko razem z kostką na twoim heksie opłaconą pożarem, najwyżej jedna na każdą taką. Statek z niczym nie sąsiaduje.
rule-6-4 = Za każdą spaloną kostkę, gdziekolwiek leżała, przesuwasz się o 1 pole w <popularity-register> Kronice Zasług. Kostka wraca do puli. Z pożaru nie wydaje się reszty.
rule-6-5 = Szczury liczy się za kostki pozostałe na heksie, na którym stoisz, a nie za te na sąsiednich.

rule-7 = Akcje
rule-7-lead = Oto wszystkie ikony, które mogą pokazywać heksy, kwadraty i Kroniki. Co zyskasz, możesz od razu wykorzystać.
rule-7-1 = <coin> Moneta, <fire> ogień, <major-fire> pożar, <lumber> drewno, <points> punkty: weź to, co pokazano. <upgrade-citizen> Ulepszenie mieszkańca: ulepsz dowolnego ze swoich, w sektorze, warsztacie lub chacie.
rule-7-2 = <scroll> Zwój: przesuń jedną ze swoich trzech kostek zwojów o jedno pole, o ile nie jest na końcu toru.
rule-7-3 = <city-register> Kronika Miejska, <church-register> Kronika Kościelna: jeden darmowy postęp w pokazanej Kronice; jeśli pokazano obie, w jednej z nich. Jeśli kwadrat pokazuje przed Kroniką <coin> monetę, za postęp możesz zapłacić 1 monetę.
rule-7-4 = <advance-overseer> Przesunięcie nadzorcy: idzie on o jedno pole dalej po swojej ścieżce. <advance-overseer-skip> Przesunięcie z pominięciem: może najpierw pominąć jedno pole. Liczy się tylko to, na którym staje: tam aktywuje mieszkańców.
rule-7-4-part-1 = Ścieżka ma sześć pól. Po pierwszym wybierasz lewą albo prawą odnogę, raz na zawsze. Szóste to środek posiadłości, gdzie nadzorca zostaje. Dwóch nadzorców może stać na tym samym polu.
rule-7-4-part-2 = Pole 1 styka się z dwoma kwadratami: aktywuj mieszkańca na jednym z nich. Ulepszony nadzorca: na obu.
rule-7-4-part-3 = Pola 2 i 3 należą do regionu wybranej odnogi: aktywuj w nim jednego mieszkańca. Ulepszony nadzorca: do dwóch.
rule-7-4-part-4 = Pola 4 i 5 należą do tego regionu i do sąsiedniego za granicą, który jest innej klasy: aktywuj w każdym jednego mieszkańca. Ulepszony nadzorca: do dwóch w regionie własnej klasy i jednego w drugim.
rule-7-4-part-5 = Pole 6, środek: aktywuj do trzech mieszkańców w dowolnych miejscach trzech sektorów, bez względu na to, czy nadzorca jest ulepszony.
rule-7-4-part-6 = Aktywować mieszkańca to wykonać akcję wydrukowaną na jego kwadracie. Każdego możesz pominąć. Aktywuj ich po kolei, w dowolnym porządku; co przyniesie jeden, może wykorzystać następny. Żaden mieszkaniec nie działa dwa razy podczas jednego przesunięcia.
rule-7-5 = <upgrade-overseer> Ulepszenie nadzorcy: obróć jednego z nich na lepszą stronę, na stałe.
rule-7-6 = W dowolnej chwili twojej tury, podczas produkcji oraz gdy trzeba zrobić miejsce, mieszkaniec może przejść ze swojego sektora do pustego warsztatu swojej klasy. Nigdy nie wraca i nigdy nie przechodzi z chaty ani z innego warsztatu. Wyleczony mieszkaniec może przejść z chaty prosto do takiego warsztatu.
rule-7-7 = <build> Budowa: weź dokładnie jeden kafelek z oferty (ulepszenie dla chaty, która go nie ma, warsztat albo wóz) i zapłać za niego. Odkrywa się następny kafelek stosu; pusty stos zostaje pusty.
rule-7-7-part-1 = Zanim zbudujesz, możesz raz wymienić ofertę: zapłać 1 punkt, jeśli go masz, albo 1 dowolny zasób. Wszystkie trzy ulepszenia z oferty albo wszystkie trzy warsztaty trafiają pod swoje stosy.
rule-7-7-part-2 = Po wymianie musisz budować, jeśli możesz zbudować którykolwiek kafelek z oferty. Ocenia się to zaraz po wymianie: jeśli możesz, przed budową nie płać za nic innego. Zyski i przejścia do warsztatów (7.6) są w tym czasie dozwolone.
rule-7-8 = W warsztacie mieści się jeden mieszkaniec jego klasy. Jeśli warsztat wymaga ulepszonego, zwykły może tam być, ale nic nie robi, dopóki nie zostanie ulepszony. Możesz mieć więcej niż sześć warsztatów.
rule-7-9 = Warsztat ery II daje swój bonus raz, gdy tylko zacznie w nim pracować odpowiedni mieszkaniec.
rule-7-10 = <wagon> Wóz: jeśli pokazuje punkty, daje je przy budowie. Każdy wóz służy w każdej rundzie do jednego zaludnienia.
rule-7-11 = <any-hex> Akcja dowolnego heksa: wydrukowana akcja któregokolwiek heksa w Mesynie, także portu i bez względu na to, kto tam stoi. Dok się nie liczy, a zaludnić w ten sposób nie można.
rule-7-12 = <activate-n> Aktywuj mieszkańców: najwyżej wskazaną liczbę, gdziekolwiek w swoich trzech sektorach.

rule-8 = Trzy Kroniki
rule-8-lead = Obok miasta biegną trzy Kroniki. Im dalej zajdziesz, tym więcej dają, po drodze i na koniec.
rule-8-1 = W <popularity-register> Kronice Zasług przesuwasz się tylko za palenie kostek (6.4), w <city-register> Miejskiej i <church-register> Kościelnej dzięki akcjom i płatnym postępom.
rule-8-2 = Znacznik, który wchodzi na pole, kładzie się na tych, które już tam są.
rule-8-3 = W kroku akcji możesz kupować postępy w Kronice Miejskiej i Kościelnej, ile chcesz. Każdy kosztuje 1 <coin> monetę za każdego namiestnika, który kiedykolwiek był twój: za trzech i za zdobytych od tego czasu, nawet jeśli zostali już poświęceni.
rule-8-4 = Akcję pola, na które wchodzisz, można wykorzystać raz, w tym samym kroku akcji; czego nie wykorzystasz do końca tury, przepada. Akcja zdobyta podczas produkcji czeka na twoją następną turę z krokiem akcji, a po rundzie VI przepada.
rule-8-5 = <lieutenant-gain> Zyskaj namiestnika: weź go z puli, gdy tylko tam dotrzesz; nie można z niego zrezygnować. Leży w twojej posiadłości i można go użyć jeszcze w tej rundzie (4.3), a już następny płatny postęp kosztuje więcej (8.3). Jeśli zdobędziesz go poza krokiem akcji, bierzesz go na początku następnego; nigdy nie przepada.
rule-8-6 = <upgrade-advance-overseer> Ulepszenie i przesunięcie: wybierz nadzorcę. Jeśli nie jest ulepszony, ulepsz go. Potem go przesuń.
rule-8-7 = Na ostatnim polu znacznik zostaje; dalszy postęp nic nie daje.

rule-9 = Zaludnianie
rule-9-lead = Uratowani mieszkańcy mogą wrócić i na nowo zasiedlić heks. Kosztuje to mieszkańców i zasoby, a daje najwięcej punktów.
rule-9-1 = <repopulate> Zaludnienie: zamiast wykonać akcję wybranego heksa, możesz go zaludnić, jeśli jest dzielnicą, nikt nie zrobił tego wcześniej, a tobie został kafelek zaludnienia.
rule-9-2 = Zapłać pokazane zasoby, użyj gotowego wozu i oddaj pokazanych mieszkańców z sektorów lub warsztatów, nigdy z chat. Ulepszony mieszkaniec może zastąpić zwykłego, ale nie odwrotnie. Jeśli pokazany jest namiestnik, poświęć takiego, który w tej rundzie jest jeszcze nieużyty, na heksie, w doku albo w posiadłości: na dobre opuszcza grę. Tego, który właśnie tu przyszedł, nie można poświęcić.
rule-9-3 = Połóż na heksie jeden ze swoich kafelków zaludnienia. Jeśli jest tam kostka, weź 1 <rat-token> szczura. 2 punkty z 5.1 są za późniejsze wizyty, nie za tę.
rule-9-4 = Opróżniony w ten sposób warsztat można znów obsadzić, ale bonusu ery II nie dostaje się dwa razy.

rule-10 = Koniec rundy, koniec gry
rule-10-lead = Na koniec rundy twoi ludzie produkują, a chorzy zdrowieją. Po rundzie VI płaci się za szczury i podlicza punkty.
rule-10-1 = Najpierw produkcja, w kolejności gry, gdy ma to znaczenie:
rule-10-1-part-1 = Każdy mieszkaniec w ulepszonej <cabin> chacie produkuje to, co pokazuje ulepszenie.
rule-10-1-part-2 = Każdy mieszkaniec w <workshop> warsztacie ery I produkuje to, co pokazuje warsztat. Ulepszony mieszkaniec produkuje dodatkowo to, co pokazuje złota linia, jeśli jest. Jeśli warsztat wymaga ulepszonego mieszkańca, zwykły nic nie produkuje.
rule-10-1-part-3 = Każdy ulepszony mieszkaniec w dowolnym warsztacie, ery I lub II, daje 1 punkt.
rule-10-2 = Potem kwarantanna, po rundach od I do V: mieszkańcy z pola II chaty idą na wolny kwadrat swojego sektora albo do pustego warsztatu swojej klasy, a gdy nie ma ani jednego, ani drugiego, przepadają. Potem ci z pola I przechodzą na pole II.
rule-10-2-note = Nasze rozstrzygnięcie: po rundzie VI gra kończy się na produkcji.
rule-10-3 = Po rundzie VI każdy <rat-token> szczur cofa cię o jedno pole w Kronice Zasług, nie dalej niż na pierwsze, a szczury kosztują punkty: 0, 1, 2, 4, 7, 10, 13, 16, 18, 21, odpowiednio za jednego, dwa i tak dalej do dziesięciu lub więcej. Tylko tutaj wynik może spaść poniżej zera.
rule-10-4 = W punktacji końcowej sumuje się:
rule-10-4-part-1 = Kroniki: punkty przy twoim polu w każdej z trzech.
rule-10-4-part-2 = Zasługi: przy dwóch graczach 5 punktów dla pierwszego; przy trzech lub czterech 10, 7 i 3. Przy remisie o miejscu decyduje większa liczba ogni, przy czym pożar liczy się za 2. Jeśli remis trwa, punkty zajętych miejsc dzieli się i zaokrągla w dół.
rule-10-4-part-3 = Zaludnienie: punkty wydrukowane na każdym heksie zaludnionym przez ciebie.
rule-10-4-part-4 = Zwoje: na każdym torze wartość przy twojej kostce razy twoje budynki (ulepszenia i warsztaty, najwyżej sześć), twoje statki albo twoje zaludnione heksy.
rule-10-4-part-5 = Zasoby: 1 punkt za każde trzy pozostałe, bez względu na rodzaj; pożar liczy się tu za 1.
rule-10-5 = Wygrywa, kto ma najwięcej punktów. Przy remisie decyduje większa liczba zaludnionych heksów, potem najcenniejszy pojedynczy heks; jeśli remis trwa nadal, zwycięstwo się dzieli.

rule-11 = Gra zaawansowana
rule-11-lead = Posiadłości i plansze zwojów mają drugą stronę, każda inną. Użyj jej, gdy poznasz grę podstawową.
rule-11-1 = Każdy gracz dostaje losową stronę „b” posiadłości i planszy zwojów, każdy inną. Przy stole można też mieszać obie strony.
rule-11-2 = W posiadłości „b” jednego kwadratu w każdym sektorze można użyć tylko raz. Po aktywacji kwadrat jest zużyty; jego mieszkaniec nadal może przejść do warsztatu albo zaludniać.
rule-11-3 = W punktacji końcowej dochodzi nagroda za najwięcej zaludnionych heksów: 10, 7 i 3; przy dwóch graczach 7. Kto nie ma żadnego, nic nie dostaje. Przy remisie decyduje wyższa suma punktów heksów; jeśli remis trwa, punkty zajętych miejsc dzieli się i zaokrągla w dół.
rule-11-4 = Tory zwojów na planszach „b” punktują co innego: towary rodzaju, którego masz najwięcej; warsztaty, najwyżej pięć; drewno, najwyżej sześć; ulepszenia; monety, najwyżej dziewięć; jedną z Kronik, z jedną wartością za pojedynczą belką i inną za podwójną; oraz dwóch nadzorców, którzy zaszli najdalej, z wartościami za trzy ostatnie pola.
rule-11-5 = Belka jest przekroczona od pierwszego pola za jej linią.

rule-12 = Solo
rule-12-lead = Możesz też grać solo. Wirtualny przeciwnik wchodzi ci w drogę, bierze kafelki i ściga się z tobą w Kronice Zasług.
rule-12-1 = Przygotuj grę jak dla dwóch graczy. Twój przeciwnik jest wirtualny i bierze udział tylko w Kronice Zasług. Możesz użyć plansz podstawowych albo zaawansowanych.
rule-12-2 = Ty zaczynasz rundy I, III i V, przeciwnik II, IV i VI; żadna Kronika o tym nie decyduje. Gracie na przemian, a kto ma jeszcze pionki, gdy drugiemu ich zabrakło, gra dalej. Przeciwnik ma trzy pionki w rundach od I do III, cztery w IV i V, pięć w VI. Nie zostają one w Mesynie.
rule-12-3 = W turze przeciwnika odkrywa się kafelki ruchu przeciwnika, aż któryś wskaże heks, który jest w mieście i nie jest zablokowany. Pionek idzie tam i go blokuje. Tamtejsi mieszkańcy wracają do puli. Jeśli jest tam kostka, jedną się usuwa, a przeciwnik przesuwa się o 1 w Kronice Zasług, bez jej akcji. Potem przeciwnik bierze to, co pokazuje kafelek: statek z najbliższego doku, w którym jakiś jest, losowo spośród wszystkich równie bliskich; wóz z oferty; warsztat pokazanej klasy z oferty; wszystkie ulepszenia z oferty; albo nic.
rule-12-4 = Kafelki ruchu przeciwnika tasuje się na nowo w każdej rundzie. Kostka statku znika razem z nim. To, co zabrano z oferty, uzupełnia się. Jeśli żaden kafelek nie pasuje, pionek jest pomijany.
rule-12-5 = Gdy przeciwnik odwiedza zaludniony przez ciebie heks, zdobywasz 2 punkty (5.1).
rule-12-6 = Punktacja końcowa jak zwykle, z dwiema zmianami: 5 punktów, jeśli twoje zasługi, po odjęciu szczurów, są co najmniej równe zasługom przeciwnika; a za zaludnione heksy 3 punkty przy dwóch, 7 przy trzech, 10 przy czterech lub więcej, zamiast 11.3. Dobry wynik to 130, z planszami zaawansowanymi 140.
