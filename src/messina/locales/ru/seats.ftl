# Места, которые переходят к другим, зрители и время.

seats-title = Кто за этим столом
seats-asked = ход передан { $time }
seats-away = нет на месте
seats-bot = бот, { $level }
seats-stands-in = вместо игрока бот, { $level }
seats-link = Новая ссылка
seats-link-sure = Прежняя ссылка и ключ ({ $player }) сразу перестанут действовать.
seats-bot-for = Пусть играет бот: { $player }
seats-bot-choose = Пусть играет бот
seats-sure = Да, сделать
seats-no = Нет
seats-back = Вернуть своё место
seats-replaced = За вас играет бот.
seats-lost = Ваше место за этим столом отдано другому. Наблюдать можно и дальше.
seats-ended = Этот стол закрыт. Его по-прежнему можно смотреть.
seats-end = Закрыть этот стол
seats-end-sure = После этого играть дальше нельзя. Партию по-прежнему можно смотреть.
seats-watch-link = Ссылка для зрителей
seats-watch-lead = Кто откроет эту ссылку, только наблюдает. Ключа в ней нет.
seats-watching = { $n ->
    [0] Никто не наблюдает
    [one] Наблюдает { $n } зритель
    [few] Наблюдают { $n } зрителя
    [many] Наблюдают { $n } зрителей
   *[other] Наблюдают { $n } зрителя
}

clock-left = Осталось времени: { $time }
clock-out = Время вышло: { $player }.
clock-go-on = Пусть дальше играет бот
clock-none = нет
clock-plus = { $budget } + { $increment } на ход
clock-own = свои
clock-budget = Часов на всю партию
clock-increment = Минут сверху за каждый ход
option-agreed = Условия за столом
option-clock = Часы
  .about = когда время выйдет, остальные могут передать игру боту
option-hints = Подсказки
  .about = любой может спросить совета у сильного бота
door-clock = Часы
door-hints = Подсказки
door-agree = Садясь за стол, вы соглашаетесь.
door-watch = Только наблюдать
