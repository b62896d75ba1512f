# The guided first game. Each text stands on a small card beside the table, also on a phone: at most three
# short sentences. An icon stands before its word and is not spoken. $rival is the other player, with mark and name.

learn-title = Nauka gry
learn-start = Naucz się grać
  .about = pierwsza gra z przewodnikiem, około dziesięciu minut
learn-continue = Wróć do lekcji
  .about = krok { $step } z { $steps }
learn-step = Krok { $step } z { $steps }
learn-card = Lekcja
learn-next = Dalej
learn-back = Wstecz
learn-skip = Pomiń
learn-show = Pokaż mi
learn-yours = Twój ruch
learn-read = Przeczytaj i wybierz „Dalej”.
learn-watch = Gra toczy się dalej.
learn-astray = Tak też wolno. Lekcja idzie jednak inną drogą: wybierz to, co jest obwiedzione.
learn-clause = Zasada { $clause }
learn-again = Od początku
learn-play-bots = Zagraj z botem
learn-play-solo = Zagraj solo

learn-topic-welcome = Mesyna, rok 1347
learn-topic-choosing = Wybór heksa
learn-topic-moving = Ruch
learn-topic-rescue = Ratunek
learn-topic-quarantine = Kwarantanna
learn-topic-fire = Ogniem w zarazę
learn-topic-action = Akcja
learn-topic-overseers = Nadzorcy
learn-topic-building = Budowa
learn-topic-workshops = Warsztaty
learn-topic-registers = Kroniki
learn-topic-boats = Statki
learn-topic-rats = Szczury
learn-topic-repopulating = Zaludnianie
learn-topic-upgrades = Ulepszeni mieszkańcy
learn-topic-scrolls = Zwoje
learn-topic-rounds = Runda
learn-topic-scoring = Punktacja

# Round I: three lieutenants, three turns.
lesson-welcome = Statki przywiozły zarazę. Przez sześć rund ratujesz <citizen-any> mieszkańców, palisz <plague-cube> kostki zarazy i prowadzisz ludzi z powrotem do miasta. Wygrywa, kto ma najwięcej <points> punktów; przeciw tobie gra { $rival }.
lesson-wheel = Przybił statek i obróciło się <wheel> Koło Populacji. Na każdy heks ze szczurem z koła trafiła <plague-cube> kostka zarazy; kolory mówią, gdzie czekają na ciebie <craftsman> rzemieślnicy, <nun> zakonnice i <aristocrat> arystokraci.
lesson-choose = Tura zaczyna się od jednego z twoich trzech <lieutenant> namiestników. Z posiadłości może iść bez opłaty na dowolny heks. Idź do dzielnicy Fornaci: czeka tam <craftsman> rzemieślnik.
lesson-rescue-healthy = Na heksie nie ma kostki zarazy, więc <craftsman> rzemieślnik jest zdrowy i zajmuje kwadrat w sektorze rzemieślników. Kwadraty to akcje na później; ten przyniesie <coin> monetę i <lumber> drewno.
lesson-action = Po ratunku czas na akcję heksa. Fornaci daje 2 <fire> ognie. Takie przyciski są nad planszą, a na telefonie pod nią.
lesson-confirm = Masz teraz 2 <fire> ognie. Tura kończy się, gdy ją zatwierdzisz; do tej chwili możesz ją cofnąć. Zatwierdź i zobacz, co zrobi { $rival }.
lesson-blocked = W dzielnicy Badia Bianca stoi { $rival }: do końca rundy nikt inny nie może wybrać tego heksa. Ty idziesz do dzielnicy Piazza dei Bandi. Czeka tam <aristocrat> arystokrata, ale i zaraza.
lesson-rescue-plague = Leży tu kostka zarazy, więc <aristocrat> arystokratę czeka kwarantanna, nawet jeśli potem spalisz kostkę. Wybierz <cabin> chatę: na koniec następnej rundy pacjent będzie zdrowy.
lesson-fire = Jeden <fire> ogień spala jedną kostkę zarazy i przesuwa cię o pole w <popularity-register> Kronice Zasług. Każda kostka pozostawiona na twoim heksie to <rat-token> szczur dla ciebie.
lesson-still-to-take = Akcja tego heksa to przesunięcie jednego z twoich nadzorców. Wszystko, co wymaga decyzji, czeka pod napisem „do wzięcia”; bierz to w dowolnej kolejności: kliknij tam.
lesson-first-step = Twoi trzej nadzorcy chodzą ścieżkami posiadłości. Pierwsze pole <overseer-craftsman> nadzorcy rzemieślników obsługuje dwa kwadraty, a na jednym z nich stoi twój rzemieślnik.
lesson-activate = Nadzorca aktywuje rzemieślnika: ten robi, co pokazuje jego kwadrat, i przynosi <coin> monetę i <lumber> drewno. Kogo umieścisz w jednej turze, ten popracuje w innej.
lesson-builders = Twój ostatni namiestnik w tej rundzie idzie do dzielnicy Muratori, do murarzy. Czeka tam kolejny <aristocrat> arystokrata, a akcja to <build> budowa.
lesson-improvement = W ofercie są ulepszenia chat, warsztaty i wozy; cena jest na nich wydrukowana. Za swoje <lumber> drewno możesz zbudować to ulepszenie.
lesson-cabin = Połóż je na chacie ze swoim pacjentem. Na koniec każdej rundy ten, kto w niej leży, przynosi ci 2 <points> punkty.
lesson-round-end = Nikt nie ma już namiestnika do wysłania: runda się kończy. Najpierw produkują wszystkie ulepszone chaty i warsztaty. Potem pacjenci przechodzą z pola I na pole II; kto był na II, jest zdrowy.

# Round II.
lesson-new-round = Runda II: namiestnicy kładą się tam, gdzie są, i nikogo nie blokują. Przybyły heks i statek, koło się obróciło; mieszkańcy pozostawieni przy kostce zarazy przepadli. O tym, kto zaczyna, decyduje <city-register> Kronika Miejska: na wspólnym polu ten, kto leży na wierzchu.
lesson-distance = Odtąd namiestnicy wyruszają stamtąd, gdzie leżą. Pozostanie i krok na sąsiedni heks są darmowe, każdy dalszy krok kosztuje <coin> monetę. Weź tego z dzielnicy Piazza dei Bandi.
lesson-next-door = Każdy dostępny heks pokazuje swoją cenę. Zecchieri leży tuż obok: kolejny <aristocrat> arystokrata i 3 <coin> monety bez opłaty. Reszta tej tury rozegra się za ciebie.
lesson-good-square = W dzielnicy Legnaioli ratujesz rzemieślnika i dostaniesz <lumber> drewno. Umieść go z myślą o ścieżkach: następne pole nadzorcy rzemieślników, w prawo, sięga kwadratu, na którym jest <build> budowa.
lesson-popularity = Znów zaraza: <nun> zakonnica trafiła do chaty. Spal kostkę, a wejdziesz na trzecie pole <popularity-register> Kroniki Zasług. Czeka tam na ciebie dar.
lesson-city = Akcja dzielnicy Loggia to postęp w <city-register> Kronice Miejskiej. Jej następne pole od razu daje <lumber> drewno; dalsze przynoszą nowych <lieutenant> namiestników i punkty na koniec gry.
lesson-earned = A oto dar Kroniki Zasług: przesunięcie dowolnego nadzorcy. Co daje Kronika, trzeba wykorzystać w tej samej turze, inaczej przepada.
lesson-branch = Za pierwszym polem ścieżka się rozwidla i każdy nadzorca wybiera odnogę raz na zawsze. Idź w prawo, gdzie stoi twój drugi rzemieślnik.
lesson-activate-build = Aktywuj go: na jego kwadracie jest <build> budowa. Tak dzięki nadzorcom działasz w turze więcej niż raz.
lesson-workshop = Warsztaty też produkują co rundę, gdy tylko pracuje w nich mieszkaniec ich klasy. Ten <workshop> warsztat potrzebuje arystokraty i za każdym razem daje <coin> monetę i <points> punkt.
lesson-worker = Pusty warsztat nic nie robi. W dowolnej chwili twojej tury mieszkaniec może przejść z sektora do pustego warsztatu swojej klasy, ale nigdy z powrotem: wyślij tam arystokratę.
lesson-paid = Za <coin> monety możesz dowolnie często kupować postęp w Kronice <city-register> Miejskiej lub <church-register> Kościelnej: 1 moneta za każdego namiestnika, który kiedykolwiek był twój, czyli 3. Kup postęp w Kronice Kościelnej.
lesson-church = Jej drugie pole aktywuje mieszkańca, bez udziału nadzorcy. <aristocrat> Arystokrata przynosi 2 <coin> monety, więc ten postęp kosztuje cię tylko jedną.
lesson-healed = Koniec rundy: warsztat i chata już produkowały, a twój pierwszy pacjent jest zdrowy. Wybierz kwadrat dla arystokraty.

# Round III.
lesson-faster = Runda III: zaczynasz dzięki Kronice Kościelnej. Odtąd lekcja rozgrywa proste kroki za ciebie i zatrzymuje się przy tym, co nowe. Teraz ratujesz zakonnicę w dzielnicy Muratori i budujesz.
lesson-wagon = Tym razem budujesz <wagon> wóz. To twoja droga powrotna do miasta: każdy wóz służy w rundzie do jednego zaludnienia.
lesson-pay = Cantiere Vecchio leży o dwa kroki stąd: to kosztuje 1 <coin> monetę. Tam osiedlisz ludzi.
lesson-repopulate = Zamiast wykonać akcję wybranego heksa, możesz go <repopulate> zaludnić. Ten wymaga 1 <lumber> drewna, wozu i dwóch arystokratów; daje 7 punktów na koniec gry i 2 punkty, ilekroć ktoś tam przyjdzie.
lesson-settlers = Osadnicy pochodzą z twoich sektorów lub warsztatów, nigdy z chaty, i na dobre opuszczają posiadłość. Wybierz pierwszego arystokratę; drugi pójdzie za nim.
lesson-boat = <boat> Statki stoją w dokach; dok sąsiaduje tylko ze swoim portem. Statek przywozi monety lub punkty, ale na pokładzie jest kostka zarazy. Idź do doku południowo-wschodniego.
lesson-rat = Zyskujesz 3 punkty, ale bez ognia trzeba było wziąć <rat-token> szczura. Na koniec gry każdy szczur cofa cię w Kronice Zasług. Pierwszy nie kosztuje punktów, kolejne coraz więcej.

# Rounds IV to VI.
lesson-double-plague = W rundzie IV koło obraca się dwa razy. Kostka zarazy na zaludnionym przez ciebie heksie od razu daje ci szczura: o zasiedlone heksy trzeba dbać.
lesson-recall = Namiestnika można też <recall> wycofać: zyskujesz 1 <coin> monetę, a on zaczyna następną rundę w posiadłości. Lepiej jednak zostań tu, na własnym heksie: wizyta na nim jest warta 2 <points> punkty.
lesson-major-fire = <major-fire> Pożar jest wart dwa ognie: spala jedną kostkę tutaj i jeszcze jedną, tutaj albo na sąsiednim heksie. Spal nim kostkę.
lesson-next-door-cube = Wybierz drugą kostkę, tuż obok, w dzielnicy Zecchieri. Każda z nich przesuwa cię o pole w Kronice Zasług.
lesson-last-rounds = Runda V: w ofercie są warsztaty ery II. Niczego nie produkują, ale raz dają dużą nagrodę. Spalenie kostki kosztuje teraz 2 ognie i daje 2 <points> punkty.
lesson-upgrade = Ulepszenie obraca mieszkańca na złotą stronę. Ulepszeni mieszkańcy dają na koniec rundy o punkt więcej w każdym warsztacie, a niektóre heksy i warsztaty ich wymagają.
lesson-scroll = <scroll> Zwój przesuwa jeden z twoich trzech znaczników. Na koniec gry mnożą one twoje budynki, statki lub zaludnione heksy. Masz dwa heksy i chcesz trzeciego: wybierz ostatni wiersz.
lesson-reward = Ten warsztat ery II wymaga ulepszonego rzemieślnika i daje 6 <points> punktów, gdy tylko ktoś taki w nim pracuje.

# The end.
lesson-last-turn = Trzeci heks jest zaludniony, a ostatnia runda dobiegła końca. Zatwierdź turę: wszystko jeszcze raz produkuje, potem liczy się punkty.
lesson-scoring-rats = Najpierw <rat-token> szczury: twoje trzy cofają cię o trzy pola w Kronice Zasług i kosztują 2 punkty.
lesson-scoring-registers = Potem każda Kronika wypłaca to, co widać przy twoim znaczniku: 6 punktów z <church-register> Kościelnej. Więcej zasług ma { $rival }, a to przy dwóch graczach daje dodatkowe 5 punktów.
lesson-scoring-hexes = Twoje trzy heksy są warte 24 punkty. <scroll> Zwoje liczą 1 za każdy z czterech budynków i 4 za każdy z trzech heksów: 16. Każde trzy pozostałe zasoby to jeszcze jeden punkt.
lesson-farewell = Wygrywasz 83 do 78. Ratować, palić, budować, zasiedlać: znasz już całą grę. Resztę opowiedzą zasady i twoja własna gra.
