# The player aid: the whole game on one printed page. Keep every line short; the page must fit on one sheet of A4.

aid-title = Pomoc gracza
aid-page = Pomoc gracza · Messina 1347
aid-print = Drukuj
aid-rules = Wszystkie zasady

aid-turn = Twoja tura
aid-turn-choose = Wybierz heks bez stojącego pionka. Pozostanie i jeden krok są darmowe, każdy dalszy krok kosztuje 1 <coin>; z posiadłości dotrzesz za darmo na każdy heks. Kto zaludnił heks, zdobywa 2 punkty.
  .plain = Wybierz heks bez stojącego pionka. Pozostanie i jeden krok są darmowe, każdy dalszy krok kosztuje 1 monetę; z posiadłości dotrzesz za darmo na każdy heks. Kto zaludnił heks, zdobywa 2 punkty.
aid-turn-rescue = Uratuj wszystkich mieszkańców. Bez <plague-cube>: na kwadrat ich sektora. Z <plague-cube>: na pole I chaty.
  .plain = Uratuj wszystkich mieszkańców. Bez kostki zarazy: na kwadrat ich sektora. Z kostką zarazy: na pole I chaty.
aid-turn-fight = Walcz. Każda <plague-cube> kosztuje 1 <fire>; w oznaczonych rundach kosztuje 2 <fire> i daje 2 punkty. Spalona kostka: 1 postęp <popularity-register>. Kostka pozostała na heksie: 1 <rat-token>.
  .plain = Walcz. Każda kostka zarazy kosztuje 1 ogień; w oznaczonych rundach kosztuje 2 ognie i daje 2 punkty. Spalona kostka: 1 postęp w Kronice Zasług. Kostka pozostała na heksie: 1 szczur.
aid-turn-act = Wykonaj akcję heksa albo <repopulate>. Poza tym, w dowolnej kolejności: akcje Kronik oraz postępy <city-register> i <church-register>, po 1 <coin> za każdego namiestnika.
  .plain = Wykonaj akcję heksa albo go zaludnij. Poza tym, w dowolnej kolejności: akcje Kronik oraz postępy w Kronice Miejskiej i Kościelnej, po 1 monecie za każdego namiestnika.
aid-turn-other = Zamiast heksa
aid-turn-boat = <boat> Idź do doku: zwalcz kostkę statku albo weź 1 <rat-token>, potem weź statek. Co drugi statek: <advance-overseer>.
  .plain = Idź do doku: zwalcz kostkę statku albo weź 1 szczura, potem weź statek. Co drugi statek: przesuń nadzorcę.
aid-turn-recall = <recall> Wycofaj namiestnika do posiadłości i zyskaj 1 <coin>.
  .plain = Wycofaj namiestnika do posiadłości i zyskaj 1 monetę.

aid-action = Akcje
aid-action-overseer = <advance-overseer> O pole dalej na ścieżce; mieszkańcy, do których dotrze nadzorca, wykonują akcję swojego kwadratu.
aid-action-build = <build> Zapłać za jedno ulepszenie, warsztat albo wóz. Wcześniej możesz wymienić ofertę za 1 punkt lub 1 zasób.
aid-action-repopulate = <repopulate> Oddaj zasoby, mieszkańców i ewentualnie namiestnika według heksa; użyj wozu. Z kostką na heksie: 1 <rat-token>. Późniejsze wizyty dają ci 2 punkty.
  .plain = Zaludnij: oddaj zasoby, mieszkańców i ewentualnie namiestnika według heksa; użyj wozu. Z kostką na heksie: 1 szczur. Późniejsze wizyty dają ci 2 punkty.
aid-action-workshop = <workshop> W dowolnej chwili twojej tury mieszkańcy mogą przejść z sektora do pustego warsztatu swojej klasy.

aid-end = Koniec rundy
aid-end-production = Produkcja: mieszkańcy w ulepszonych chatach i w warsztatach ery I, ulepszeni także według złotej linii. Każdy ulepszony mieszkaniec w warsztacie: 1 punkt więcej.
aid-end-quarantine = Kwarantanna, nie w rundzie VI: z pola II na kwadrat lub do warsztatu, potem z pola I na II.

aid-round = Nowa runda
aid-round-lie = Namiestnicy kładą się, wozy są znów gotowe. Mieszkańcy na heksach z kostką przepadają.
aid-round-order = Kolejność gry według tabeli rund. Na wspólnym polu prowadzi znacznik na wierzchu.
aid-round-boat = Do wylosowanego doku przybijają statki, każdy z 1 <plague-cube> kostką zarazy, i dochodzi jeden heks.
aid-round-wheel = Koło, nie w rundzie VI: kostki według szczura, potem mieszkańcy według koloru.
aid-round-era = Runda V: warsztaty ery II.

aid-final = Koniec gry
aid-final-rats = <rat-token> Każdy szczur: jedno pole wstecz <popularity-register>, a do tego utrata punktów:
  .plain = Każdy szczur: jedno pole wstecz w Kronice Zasług, a do tego utrata punktów:
aid-final-registers = Punkty z twojego pola w każdej Kronice. Największe zasługi: 10, 7, 3; dwóch graczy: 5.
aid-final-hexes = Punkty heksów zaludnionych przez ciebie.
aid-final-scrolls = <scroll> Wartość razy budynki (najwyżej 6), statki, zaludnione heksy.
aid-final-tokens = 1 punkt za każde 3 pozostałe zasoby.
aid-final-advanced = Gra zaawansowana, najwięcej zaludnionych heksów: 10, 7, 3; dwóch graczy: 7.
aid-final-solo = Solo: 5 punktów za zasługi; 3, 7, 10 punktów za 2, 3, 4 zaludnione heksy.

aid-icons = Ikony
