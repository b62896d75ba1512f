# Captions of the drawn examples in the rules: example-6-2 belongs to clause 6.2 and says what one sees. It is also
# what those who cannot see the drawing hear. The numbers and colours are those of the drawing.

rules-example = Przykład

example-1-6 = Posiadłość. 1 sektor, tutaj rzemieślników; 2 jeden z jego dwóch regionów, podświetlony; 3 kwadrat z akcją; 4 pole ścieżki; 5 środek. Obok: 6 chata, 7 warsztat, 8 plansza zwojów.
example-2-9 = Trzech graczy na początku gry: zielone koło gra jako pierwsze i leży na spodzie, fioletowy romb gra jako ostatni i leży na wierzchu.
example-3-2 = Do tego doku przybiły dwa statki, każdy z kostką. Jedno miejsce jest jeszcze wolne.
example-3-5 = Koło pokazuje szczura zwróconego w lewo. Dwa heksy z tym szczurem dostają kostkę, trzeci nie.
example-3-7 = Koło wysyła zakonnice na pomarańczowe heksy, rzemieślników na białe, a arystokratów na niebieskie. Na czerwone tym razem nikt nie trafia.
example-4-5 = Od leżącego namiestnika: pozostanie na miejscu i jeden krok są darmowe, dwa kroki kosztują 1 monetę, trzy kroki 2 monety.
example-4-6 = Lewy heks blokuje stojący pionek. Na prawym pionek leży, więc ten heks można wybrać.
example-5-2 = U góry, bez kostki: zakonnica idzie na kwadrat swojego sektora. U dołu, z kostką: trafia na pole I chaty.
example-6-1 = Dwie kostki na twoim heksie kosztują 2 ognie. W rundzie, w której kostka kosztuje 2, obie kosztują 4 ognie i dają 4 punkty.
example-6-2 = Stoisz na lewym heksie; każdy wiersz pokazuje zapłatę i, w obwódkach, kostki, które za nią płoną. Kolumny pokazują sposób angielski, rosyjski i czeski. Górne wiersze: kostka kosztuje 1 ogień; dolne: kostka kosztuje 2 ognie.
example-7-4 = Trzy rodzaje pól. Dwa kwadraty: jeden mieszkaniec na którymś z nich. Jeden trójkąt: jeden mieszkaniec regionu. Dwa trójkąty: po jednym mieszkańcu w każdym z dwóch regionów.
example-7-7 = Ulepszenie, warsztat i wóz z oferty, koszt każdego kafelka u dołu. Mając tylko 1 drewno, możesz zbudować ulepszenie; do pozostałych brakuje podkreślonych zasobów.
example-7-8 = Ten warsztat wymaga ulepszonej zakonnicy. Po lewej czeka zwykła zakonnica i nic nie daje; po prawej ulepszona produkuje 1 pożar i 1 monetę.
example-7-9 = Warsztat ery II: gdy tylko zacznie w nim pracować zakonnica, daje 1 ogień i 3 punkty. Potem bonus jest już wykorzystany.
example-8-2 = Żółty kwadrat właśnie wszedł na trzecie pole. Leży na zielonym kole, więc jest przed nim.
example-8-3 = Przy czterech namiestnikach postęp kosztuje 4 monety. Ten od razu przynosi piątego namiestnika, więc następny kosztuje 5 monet.
example-9-2 = Dolny pas heksa wymaga 2 monet, dwóch zakonnic i namiestnika. Potrzebujesz też wozu. Na koniec gry heks jest wart 17 punktów.
example-10-2 = Zakonnica trafia na pole I. Na koniec rundy przechodzi na pole II, a na koniec następnej na kwadrat swojego sektora.
example-10-3 = U góry liczba szczurów, u dołu punkty, które kosztują. Siedem szczurów kosztuje 13 punktów i 7 pól Kroniki Zasług.
example-10-4 = Kostka na torze statków stoi na 4. Przy trzech statkach daje to 12 punktów.
example-11-2 = Jednorazowy kwadrat ma czerwony róg. Po wykorzystaniu akcji jest przekreślony; mieszkaniec zostaje.
