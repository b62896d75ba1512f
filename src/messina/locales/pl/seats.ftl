# Miejsca, które zmieniają właściciela, widzowie i czas.

seats-title = Kto siedzi przy stole
seats-asked = ruch przekazany { $time }
seats-away = nie ma przy stole
seats-bot = bot, { $level }
seats-stands-in = zastępuje bot, { $level }
seats-link = Nowy link
seats-link-sure = Dotychczasowy link i klucz ({ $player }) od razu przestaną działać.
seats-bot-for = Niech gra bot: { $player }
seats-bot-choose = Niech gra bot
seats-sure = Tak, zrób to
seats-no = Nie
seats-back = Odbierz swoje miejsce
seats-replaced = Za ciebie gra bot.
seats-lost = Twoje miejsce przy tym stole dostał ktoś inny. Nadal możesz oglądać.
seats-ended = Ten stół został zamknięty. Nadal można go oglądać.
seats-end = Zamknij ten stół
seats-end-sure = Potem nikt nie będzie mógł grać dalej. Grę nadal można oglądać.
seats-watch-link = Link dla widzów
seats-watch-lead = Kto otworzy ten link, tylko ogląda. Nie ma w nim klucza.
seats-watching = { $n ->
    [0] Nikt nie ogląda
    [one] Ogląda { $n } osoba
    [few] Oglądają { $n } osoby
    [many] Ogląda { $n } osób
   *[other] Ogląda { $n } osoby
}

clock-left = Pozostały czas: { $time }
clock-out = Czas minął: { $player }.
clock-go-on = Niech dalej gra bot
clock-none = bez zegara
clock-plus = { $budget } + { $increment } na turę
clock-own = własny
clock-budget = Godziny na całą grę
clock-increment = Dodatkowe minuty za każdą turę
option-agreed = Ustalenia przy stole
option-clock = Zegar
  .about = gdy czas minie, inni mogą oddać grę botowi
option-hints = Podpowiedzi
  .about = każdy może poradzić się silnego bota
door-clock = Zegar
door-hints = Podpowiedzi
door-agree = Siadając, zgadzasz się na to.
door-watch = Tylko oglądaj
