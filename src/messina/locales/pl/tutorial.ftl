# The guided first game. Each text stands on a small card beside the table, also on a phone: at most three
# short sentences. An icon stands before its word and is not spoken. $rival is the other player, with mark and name.

learn-title = Nauka gry
learn-start = Naucz się grać
  .about = pierwsza gra z przewodnikiem, około kwadransa
learn-continue = Wróć do lekcji
  .about = krok { $step } z { $steps }
learn-step = Krok { $step } z { $steps }
learn-card = Lekcja
learn-next = Dalej
learn-back = Wstecz
learn-skip = Pomiń
learn-show = Pokaż mi
learn-yours = Twój ruch
learn-read = Przeczytaj i wybierz „{ learn-next }”.
learn-watch = Gra toczy się dalej.
# What is being shown, while it is shown: who, and what as the log has it.
learn-now = { $player } { $what }.
learn-astray = Tak też wolno. Lekcja idzie jednak inną drogą: wybierz to, co jest obwiedzione.
learn-clause = Zasada { $clause }
learn-again = Od początku
learn-play-bots = Zagraj z łatwym botem
learn-play-solo = Zagraj solo

learn-topic-welcome = Mesyna, rok 1347
learn-topic-wheel = Koło populacji
learn-topic-choosing = Wybór heksa
learn-topic-moving = Ruch
learn-topic-rescue = Ratunek
learn-topic-quarantine = Kwarantanna
learn-topic-fire = Ogień przeciw zarazie
learn-topic-action = Akcja
learn-topic-overseers = Nadzorcy
learn-topic-building = Budowa
learn-topic-workshops = Warsztaty
learn-topic-registers = Kroniki
learn-topic-boats = Statki
learn-topic-rats = Szczury
learn-topic-repopulating = Zaludnianie
learn-topic-upgrades = Ulepszenia
learn-topic-scrolls = Zwoje
learn-topic-rounds = Runda
learn-topic-scoring = Punktacja

# Round I: three lieutenants, three turns.
lesson-welcome = Statki przywiozły zarazę. Przez sześć rund ratujesz <citizen-any> mieszkańców, palisz <plague-cube> kostki zarazy i prowadzisz ludzi z powrotem do miasta. Wygrywa, kto ma najwięcej <points> punktów; przeciw tobie gra { $rival }.
lesson-wheel-rat = Każda runda zaczyna się od <wheel> koła populacji. Szczur w jego środku zwrócony jest w lewo, więc każdy heks z takim szczurem dostał <plague-cube> kostkę zarazy. Jak widzisz, są cztery.
lesson-wheel-colours = Wokół szczura są trzy klasy, każda przy swoim kolorze. Teraz <nun> zakonnice czekają na heksach pomarańczowych, <craftsman> rzemieślnicy na białych, a <aristocrat> arystokraci na niebieskich; na czerwone tym razem nikt nie przyszedł.
lesson-wheel-next = Mały szczur na brzegu <wheel> koła należy do następnej rundy. Zwrócony jest w prawo, więc kostki dostaną wtedy Carbonai, Loggia i Piazza dei Bandi. Kto patrzy na koło, wie, co nadchodzi.
lesson-choose = Tura zaczyna się od jednego z twoich trzech <lieutenant> namiestników. Z posiadłości może iść za darmo na dowolny heks. Idź do dzielnicy Carbonai: czeka tam <craftsman> rzemieślnik i nie ma jeszcze kostki.
lesson-rescue-healthy = Nie ma tu kostki zarazy, więc <craftsman> rzemieślnik jest zdrowy i zajmuje kwadrat w sektorze rzemieślników. Kwadraty to akcje na później; na tym jest <build> budowa.
lesson-action = Po ratunku czas na akcję heksa: Carbonai daje 1 <lumber> drewno i 1 <fire> ogień. Takie przyciski są nad planszą, a na telefonie pod nią.
lesson-confirm = Masz teraz 1 <lumber> drewno i 1 <fire> ogień. Tura kończy się, gdy ją zatwierdzisz; do tej chwili możesz ją cofnąć. Zatwierdź i zobacz, co zrobi { $rival }.
lesson-blocked = W dzielnicy Spedale stoi { $rival }: do końca rundy nikt inny nie może wybrać tego heksa. Ty idziesz do dzielnicy Muratori. Czeka tam <nun> zakonnica, ale i zaraza.
lesson-rescue-plague = Leży tu kostka zarazy, więc <nun> zakonnicę czeka kwarantanna, nawet jeśli potem spalisz kostkę. Wybierz <cabin> chatę: na koniec następnej rundy będzie zdrowa.
lesson-fire = Jeden <fire> ogień spala jedną kostkę zarazy i przesuwa cię o pole w <popularity-register> Kronice Zasług; jej drugie pole daje <coin> monetę. Każda kostka pozostawiona na twoim heksie to <rat-token> szczur dla ciebie.
lesson-still-to-take = Akcja dzielnicy Muratori to <build> budowa. Wszystko, co wymaga decyzji, czeka pod napisem „{ pending-earned }”; bierz to w dowolnej kolejności: kliknij tę ikonę.
lesson-improvement = W ofercie są ulepszenia chat, warsztaty i wozy; cena jest na nich wydrukowana. Za swoje <lumber> drewno możesz zbudować to ulepszenie.
lesson-cabin = Połóż je na chacie ze swoją zakonnicą. Kto leży w tej chacie na koniec rundy, przynosi ci 1 <fire> ogień.
lesson-piazza = Teraz wyrusza twój ostatni namiestnik w tej rundzie. W dzielnicy Piazza dei Bandi nikt nie czeka, ale daje ona 1 <coin> monetę i przesunięcie jednego z twoich nadzorców.
lesson-first-step = Ścieżkami posiadłości chodzi trzech nadzorców, po jednym dla każdej klasy. Pierwsze pole <overseer-craftsman> nadzorcy rzemieślników styka się z dwoma kwadratami, a na jednym z nich stoi twój rzemieślnik.
lesson-activate = Tam nadzorca może aktywować jednego mieszkańca. Twój rzemieślnik robi to, co pokazuje jego kwadrat: znów czeka cię <build> budowa. Kogo umieścisz w jednej turze, ten popracuje w innej.
lesson-workshop = <workshop> Warsztaty produkują co rundę, gdy tylko zacznie w nich pracować mieszkaniec ich klasy. Ten kosztuje 1 <coin> monetę, potrzebuje rzemieślnika i za każdym razem daje 1 <lumber> drewno.
lesson-worker = Pusty warsztat nic nie robi. W dowolnej chwili twojej tury mieszkaniec może przejść z sektora do pustego warsztatu swojej klasy, ale nigdy z powrotem: wyślij tam rzemieślnika.
lesson-production = Nie został już żaden namiestnik, więc rundę kończy produkcja. Zakonnica w ulepszonej chacie przyniosła 1 <fire> ogień, warsztat 1 <lumber> drewno. Potem zakonnica przeszła na pole II swojej chaty.

# Round II.
lesson-new-round = Runda II przynosi statek, nowy heks i kolejny obrót <wheel> koła; mieszkańcy pozostawieni przy kostce przepadli. O tym, kto zaczyna, decyduje <church-register> Kronika Kościelna, a w niej prowadzi { $rival }.
lesson-distance = Odtąd namiestnicy wyruszają stamtąd, gdzie leżą. Pozostanie i krok obok są darmowe, każdy dalszy krok kosztuje 1 <coin> monetę. Weź tego z dzielnicy Muratori.
lesson-next-door = Każdy dostępny heks pokazuje swoją cenę. Nowy heks, Fonderia, leży tuż obok: <aristocrat> arystokrata, 1 <coin> moneta i 1 <fire> ogień, wszystko za darmo. Reszta tej tury rozegra się za ciebie.
lesson-pay = <boat> Statki stoją w dokach, a dok sąsiaduje tylko ze swoim portem. Z dzielnicy Carbonai jest tu dwa kroki: to kosztuje 1 <coin> monetę. Idź tam.
lesson-boat = <boat> Statek daje 1 punkt i 2 monety, ale na pokładzie jest kostka zarazy. Spal ją: to też liczy się do zasług. Bez <fire> ognia trzeba by wziąć szczura.
lesson-earned = Trzecie pole <popularity-register> Kroniki Zasług daje postęp w Kronice Miejskiej albo Kościelnej. Co daje Kronika, trzeba wykorzystać w tej samej turze, inaczej przepada. Wybierz Miejską.
lesson-loggia = Teraz Loggia. Jej rzemieślnika czeka kwarantanna, spalasz kostkę, a akcja to kolejny postęp w <city-register> Kronice Miejskiej.
lesson-paid = Za <coin> monety możesz dowolnie często kupować postęp w Kronice Miejskiej lub Kościelnej: 1 moneta za każdego namiestnika, który kiedykolwiek był twój, czyli 3. Zapłać, a wejdziesz na czwarte pole <city-register> Kroniki Miejskiej.
lesson-fourth = Figurka na tym polu to czwarty <lieutenant> namiestnik: dołącza od razu i może działać jeszcze w tej rundzie. Wyślij go z posiadłości do portu południowo-zachodniego, który daje <major-fire> pożar.
lesson-healed = Koniec rundy: wszystko już produkowało, a twoja zakonnica jest zdrowa. Wybierz jej kwadrat: na tym możesz zapłacić 1 <coin> monetę za postęp w <church-register> Kronice Kościelnej.

# Round III.
lesson-round-three = Runda III: zaczynasz dzięki <popularity-register> Kronice Zasług. Odtąd lekcja rozgrywa proste kroki za ciebie. Idź do dzielnicy Muratori: czeka tam <aristocrat> arystokrata i przyda się <build> budowa.
lesson-wagon = Tym razem budujesz <wagon> wóz. To twoja droga powrotna do miasta: jeden wóz pozwala zasiedlić jeden heks w rundzie. Ten od razu daje też 5 <points> punktów.
lesson-recall = Twój następny namiestnik leży w doku, daleko od wszystkiego, a nie masz monet. Więc go <recall> wycofaj: zyskujesz 1 <coin> monetę, a następną rundę zacznie w posiadłości.
lesson-stay = Twój namiestnik w dzielnicy Loggia po prostu tam zostaje, za darmo. Najpierw ratuje zdrową <nun> zakonnicę; potem będzie coś nowego.
lesson-repopulate = Zamiast wykonać akcję wybranego heksa, możesz go <repopulate> zaludnić. Loggia wymaga 1 monety, wozu, arystokraty i rzemieślnika. Daje 8 <points> punktów na koniec gry i 2, ilekroć ktoś tam przyjdzie.
lesson-settlers = Osadnicy pochodzą z twoich sektorów lub warsztatów, nigdy z chaty, i na dobre opuszczają posiadłość. Wybierz tego arystokratę; rzemieślnik przyjdzie z warsztatu.
lesson-plague-again = W dzielnicy Piazza dei Bandi leży kostka, jak pokazało ci w rundzie I <wheel> koło. Idź tam ze swoim <major-fire> pożarem.
lesson-major-fire = <major-fire> Pożar spala jedną kostkę tutaj, jak każdy ogień, i może spalić jeszcze jedną na sąsiednim heksie. Użyj go.
lesson-next-door-cube = Wybierz drugą kostkę, tuż obok, w dzielnicy Spedale. Obie przesuwają cię w <popularity-register> Kronice Zasług, a jej piąte pole daje przesunięcie dowolnego nadzorcy.
lesson-two-steps = Masz więc dwa przesunięcia nadzorców, jedno z Kroniki i jedno z heksa. Zacznij od <overseer-nun> nadzorcy zakonnic: twoja zakonnica przyniesie tam 1 <fire> ogień.
lesson-branch = Za pierwszym polem ścieżka się rozwidla i każdy nadzorca wybiera odnogę raz na zawsze. Pola drugie i trzecie obsługują cały region, trzy kwadraty. Idź w lewo, gdzie stoją obie twoje zakonnice.
lesson-trade = Twoja druga zakonnica proponuje wymianę: 1 <coin> moneta za postęp w <church-register> Kronice Kościelnej. Zawsze możesz odmówić; tym razem się zgódź.
lesson-refill = Koniec rundy, a rzemieślnik z dzielnicy Loggia jest zdrowy. Z chaty może pójść prosto do twojego pustego <workshop> warsztatu.

# Round IV.
lesson-double-plague = W rundzie IV <wheel> koło obraca się dwa razy. Kostka na zaludnionym przez ciebie heksie od razu daje ci <rat-token> szczura, a jedna leży teraz w dzielnicy Loggia. O zasiedlone heksy trzeba dbać.
lesson-upgrade-hex = Idź obok, do dzielnicy Setaioli. <nun> Zakonnica trafi do chaty, spalisz kostkę, a akcja heksa to ulepszenie.
lesson-upgrade = Ulepszenie obraca mieszkańca na złotą stronę. Ulepszeni mieszkańcy w warsztatach dają na koniec rundy o 1 <points> punkt więcej, a niektóre heksy ich wymagają. Ulepsz swojego rzemieślnika przy pracy.
lesson-visited = { $rival } wybiera dzielnicę Loggia, twój własny heks: to 2 <points> punkty dla ciebie. Ty idziesz do dzielnicy Studio dei Notai, gdzie przy kostce czeka kolejna <nun> zakonnica.
lesson-scroll = <scroll> Zwój przesuwa jedną z twoich trzech kostek. Na koniec gry mnożą one twoje budynki, statki lub zaludnione heksy. Zaludnisz ich więcej, więc wybierz ostatni tor.
lesson-church = Teraz Badia Bianca. Ratujesz, palisz i zyskujesz postęp w <church-register> Kronice Kościelnej: jej trzecie pole ulepsza nadzorcę.
lesson-upgrade-overseer = Ulepszony nadzorca prawie na każdym polu aktywuje o jednego mieszkańca więcej. Wybierz <overseer-nun> nadzorcę zakonnic: twoje dwie zakonnice będą pracować razem.
lesson-second-boat = Wycofany namiestnik wyrusza z posiadłości, dokąd chce. Zdobądź drugi <boat> statek: co drugi daje przesunięcie nadzorcy. Nie masz już ognia, więc razem z nim weźmiesz szczura.
lesson-rat = Oto twój drugi <rat-token> szczur. Na koniec każdy cofa cię o pole w Kronice Zasług; pierwszy nie kosztuje punktów, kolejne coraz więcej. Teraz przesuń nadzorcę zakonnic: pracują obie zakonnice.
lesson-nuns-worked = Jedna zakonnica wymieniła monetę na postęp w <church-register> Kronice Kościelnej, druga przyniosła 1 <fire> ogień. Zatwierdź turę: { $rival } ma jeszcze namiestnika i zamyka rundę.
lesson-round-four-end = Koniec rundy IV, a twój złoty rzemieślnik przyniósł swój <points> punkt. Kolejny rzemieślnik jest zdrowy: na tym kwadracie daje 1 <lumber> drewno i 1 <coin> monetę.

# Rounds V and VI, told faster.
lesson-round-five = Runda V: w ofercie są warsztaty ery II, a spalenie kostki kosztuje teraz 2 <fire> ognie, ale daje 2 <points> punkty. Idź do dzielnicy Piazza dei Bandi, gdzie ratujesz i palisz.
lesson-two-regions = Pola czwarte i piąte leżą między dwoma regionami dwóch klas. Twój ulepszony nadzorca aktywuje tu obie zakonnice, a za granicą rzemieślnika. Przesuń go, a popracują wszyscy troje.
lesson-badia = Zostań w dzielnicy Badia Bianca. Ratujesz <craftsman> rzemieślnika; potem ten heks będzie twoim drugim.
lesson-gold = Ten heks wymaga 1 monety, zakonnicy i ulepszonego rzemieślnika. Twój złoty opuszcza warsztat, a inny zajmuje jego miejsce. <repopulate> Zaludnij go.
lesson-quick-turns = Następne tury już szybko. Idź do dzielnicy Muratori: masz dość drewna, czas na kolejną <build> budowę.
lesson-era-two = <workshop> Warsztat ery II daje bonus raz, gdy tylko zacznie w nim pracować odpowiedni mieszkaniec. Ten przyjmie twojego arystokratę i da 3 <points> punkty oraz postęp w <city-register> Kronice Miejskiej.
lesson-slash = Z doku jest jeden krok do portu południowo-zachodniego. Ukośnik w jego akcji oznacza jedno z dwojga: budowę albo <major-fire> pożar. Bierzesz to drugie.
lesson-round-five-end = Troje twoich pacjentów jest zdrowych. Pierwsza zakonnica idzie na kwadrat, który ulepsza mieszkańca; pozostali sami znajdą swoje kwadraty.
lesson-round-six = Runda VI jest ostatnia: na heksy nie trafią już ani kostki, ani mieszkańcy. Zaczynasz dzięki Kronice Kościelnej. Port południowo-wschodni przesuwa <overseer-nun> nadzorcę zakonnic: idź tam.
lesson-upgrade-aristocrat = Jedna zakonnica ulepsza, druga proponuje wymianę, a rzemieślnik dokłada <scroll> zwój. Najpierw ulepsz tego <aristocrat> arystokratę: twój następny heks wymaga złotego.
lesson-centre = Szóste pole <church-register> Kroniki Kościelnej ulepsza i przesuwa nadzorcę. Przesuń nadzorcę zakonnic na środek posiadłości: tam aktywuje do trzech mieszkańców, gdziekolwiek stoją.
lesson-third-hex = Zostań w dzielnicy Piazza dei Bandi. Za 2 monety, dwie zakonnice i złotego arystokratę ją zaludniasz: 14 <points> punktów na koniec gry.
lesson-fifth = Idź do dzielnicy Loggia: własny heks daje ci 2 <points> punkty, a jego akcja prowadzi na siódme pole <city-register> Kroniki Miejskiej. Czeka tam twój piąty <lieutenant> namiestnik.
lesson-two-fire = Ostatnia kostka leży obok, w dzielnicy Spedale. Spal ją za 2 <fire> ognie: to 2 punkty, a jedenaste pole Kroniki Zasług daje jeszcze <scroll> zwój.
lesson-last-visit = Został jeden namiestnik, ten nowy w posiadłości. Badia Bianca też jest twoja: 2 <points> punkty i postęp w <church-register> Kronice Kościelnej.

# The end.
lesson-last-turn = Nie został już żaden namiestnik. Zatwierdź swoją ostatnią turę: wszystko jeszcze raz produkuje, potem liczy się punkty.
lesson-scoring-rats = Na górze jest to, co przyniosło sześć rund. Potem <rat-token> szczury: twoje dwa cofają cię o dwa pola w Kronice Zasług i kosztują 1 punkt.
lesson-scoring-popularity = <popularity-register> Kronika Zasług wypłaca to, co widać przy twoim polu. Kto z dwojga graczy w niej prowadzi, dostaje jeszcze 5 punktów: czyli ty.
lesson-scoring-registers = Tak samo wypłacają <city-register> Kronika Miejska i <church-register> Kronika Kościelna. Każda zaczyna od zera, a kończy na 17 punktach.
lesson-scoring-hexes = Każdy zaludniony heks daje wydrukowane na nim <points> punkty: 8, 11 i 14. Nic nie przyniosło ci więcej.
lesson-scoring-scrolls = Kostki <scroll> zwojów mnożą. Twoja stoi na 7 punktach za każdy z trzech heksów; { $rival } zbiera zamiast tego statki, każdy po 6 punktów.
lesson-scoring-tokens = Każde trzy pozostałe zasoby to 1 <points> punkt. To był ostatni wiersz: porównaj sumy.
lesson-farewell = Wygrywasz { $high } do { $low }. Ratować, palić, budować, zasiedlać: znasz już całą grę. Zagraj teraz po swojemu, z łatwym botem albo solo.
