# The summaries of the command line: simulations, arenas, solo reports, the result of a game. The client does not
# read this file. Numbers with decimals come as text, already in the reader's manner.

share = { $value } %
share-interval = { $value } % ({ $low }–{ $high })
interval = { $low }–{ $high }
time-seconds = { $n } с
time-milliseconds = { $n } мс
bot-name = бот
seat-number = игрок { $number }
points-by-source = очки по источникам
mean-points-by-source = средние очки по источникам

# Quantities that are counted; popularity, city and church are the space reached on the register.
quantity-score = очки
quantity-rats = крысы
quantity-repopulated = заселённые гексы
quantity-repopulations = заселения
quantity-boats = корабли
quantity-popularity = рейтинг в народе
quantity-city = рейтинг в городе
quantity-church = рейтинг у церкви
quantity-popularity-space = деление рейтинга в народе
quantity-city-space = деление рейтинга в городе
quantity-church-space = деление рейтинга у церкви

# simulate
simulation-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
  }, среднее ± стандартное отклонение
simulation-won = победы
simulation-decisions = решений за партию: { $spread } (от { $least } до { $most })
simulation-speed = { $games } партий/с, { $decisions } решений/с, { $seconds } с
# Ways of playing: columns for winners and the others (alone: for all), and how many of them used each.
simulation-ways = способы игры и сколько игроков их применили
ways-won = победители
ways-lost = остальные
ways-all = все
ways-used = применили
way-city = рейтинг в городе, шаги
way-church = рейтинг у церкви, шаги
way-improvements = улучшения
way-workshops = мастерские
way-wagons = повозки
way-repopulated = заселения

# arena: $seats is the number of seats at a table, 2 to 4.
arena-title = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
  } для { $seats } игроков, зерно { $seed }; доверительные интервалы 95 %
arena-rating = рейтинг
arena-first = победы
arena-place = место
arena-score = очки
arena-quartiles = квартили
arena-turn = за ход
arena-meetings = кто кого опередил
arena-meeting = { $bot } выше { $other }: { $share }
arena-seats = победы по номеру игрока за столом
arena-seat = { $seat }: { $share }

# solo-report: $good is 130 or 140.
solo-title = { $games ->
    [one] { $games } одиночная партия
    [few] { $games } одиночные партии
   *[many] { $games } одиночных партий
  } бота { $bot }, { $boards ->
    [advanced] продвинутые
   *[basic] базовые
  } планшеты, зерно { $seed }
solo-mean = среднее
solo-deviation = ±
solo-least = мин.
solo-lower = Q1
solo-median = медиана
solo-upper = Q3
solo-most = макс.
solo-good = { $good } очков или больше: { $share }
solo-targets = сравнение с целевыми значениями
solo-measured = измерено
solo-target = цель

# What strong play should look like, and how it is measured.
target-median-score = медиана очков
target-best-score = лучший результат
target-rounds = очки за время раундов
target-registers = очки за рейтинги
target-repopulation = очки за заселение
target-scrolls = очки за планшет свитка
target-repopulations = { quantity-repopulations }
target-rats = { quantity-rats }
target-most-of-a-register = максимум очков за рейтинг в городе или у церкви
target-points-of-a-hex = очки за заселённый гекс
target-both-high = рейтинги в городе и у церкви высоки, %
goal-about = около { $low }
goal-between = от { $low } до { $high }
goal-about-or-more = около { $low } и больше
goal-at-least = не меньше { $low } или { $high }
goal-at-most = не больше { $high }
goal-at-most-about = не больше примерно { $high }
goal-rare = редко
verdict-below = ниже
verdict-fits = соответствует
verdict-above = выше

# The pages of arena and solo-report.
page-arena = Мессина 1347: арена
page-arena-about = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
  } для { $seats } игроков, зерно { $seed }, поместья { $estates }, планшеты свитков { $scrolls }. Каждый расклад играется при всех сдвигах мест за столом. Доверительные интервалы — 95 %.
page-standings = Итоговая таблица
page-ratings = Рейтинги
page-rating-intervals = Рейтинги и их интервалы
page-meetings = Кто кого опередил
page-meetings-about = Как часто бот строки занимал место выше, чем бот столбца; равные места считаются за половину.
page-scores = Очки
page-scores-of = Очки бота { $bot }
page-sources = Очки по источникам
page-mean-sources = Средние очки по источникам
page-no-sources = Для этих партий не записано, откуда взялись очки.
page-times = Время на ход
page-seats = Победы по номеру игрока за столом
page-legend = Обозначения
page-head-seats = места за столом
page-head-place = среднее место
page-head-first-places = победы
page-solo = Мессина 1347: одиночная игра
page-solo-about = { $games ->
    [one] { $games } одиночная партия
    [few] { $games } одиночные партии
   *[many] { $games } одиночных партий
  } бота { $bot }, зерно { $seed }, { $boards ->
    [advanced] продвинутые
   *[basic] базовые
  } планшеты. Хороший результат — { $good } очков (12.6).
page-targets = Сравнение с целевыми значениями
page-good = { solo-good }.
page-head-deviation = отклонение
page-head-quantity = величина

# The result of a game.
result-total = итого
result-place = место
result-solo = { $name } заканчивает игру с { $points ->
    [one] { $points } очком
    [few] { $points } очками
   *[many] { $points } очками
  }
result-won = { $decided ->
    [repopulated] { $winners } побеждает при равенстве очков: заселено больше гексов
    [best_hex] { $winners } побеждает при равенстве очков: заселён более ценный гекс
    [shared] { $winners } делят победу
   *[points] { $winners } побеждает по очкам
  }

# Игра в терминале.
terminal-start = Мессина 1347, зерно { $seed }. Команды покажет «help».
terminal-help = Отвечайте номером варианта, его словами (go H5) или частью, которая подходит только к одному (H5).
  .table = показать весь стол
  .undo = отменить последний выбор
  .save = записать партию в файл
  .help = показать этот текст
  .quit = выйти из игры
terminal-ask = { $player }: { $question }
terminal-left = Вы выходите из игры.
terminal-ended = Ввод закончился, поэтому партия останавливается здесь.
terminal-undone = Отменено.
terminal-saved = Партия сохранена в файле { $file }.

# Рассказ о сохранённой партии: его главы.
story-setup = Подготовка
story-round = Раунд { $round }
story-turn = Ход: { $player }
story-opponent = Ход соперника
story-round-end = Конец раунда { $round }
story-scoring = Финальный подсчёт

# Стол как рисунок из букв. Напечатанное стоит в записи файла компонентов, на всех языках одинаково.
table-status = Раунд { $round }: { $what }
table-round = { $cost ->
    [one] Раунд { $round } из VI. Кубик стоит 1 жетон огня. Кубики в запасе: { $supply }.
    [few] Раунд { $round } из VI. Кубик стоит { $cost } жетона огня. Кубики в запасе: { $supply }.
    [many] Раунд { $round } из VI. Кубик стоит { $cost } жетонов огня. Кубики в запасе: { $supply }.
   *[other] Раунд { $round } из VI. Кубик стоит { $cost } жетона огня. Кубики в запасе: { $supply }.
  }
table-wheel = Колесо: { $rat }. { $where }
table-blue = синий
table-orange = оранж.
table-white = белый
table-red = красн.
table-harbour = порт
table-legend-hexes = Гексы: обозначение, цвет, крыса (< влево, > вправо, ^ стоит); действие; # кубик чумы; c n a ждущие горожане.
table-legend-figures = Фишки: 1 лежащий помощник игрока 1, (1) стоящий, (o) соперник; =1 заселено игроком 1.
table-no-boats = Ни у одного причала нет корабля.
table-prices = Заселение: очки, цена, горожане (заглавные буквы: улучшенные), * помощник
table-head-points = очки
table-head-coins = монеты
table-head-fire = огонь
table-head-major = мощный
table-head-lumber = древес.
table-head-rats = крысы
table-head-popularity = народ
table-head-city = город
table-head-church = церковь
table-head-ready = готовы
table-offer = Доступные жетоны: обозначение, цена => что даёт
table-estate = Поместье ({ $player }): квартал a — квадраты с 1 по 3, b — с 4 по 6; заглавные буквы — улучшенные
table-wagons = Повозки (x использованы в этом раунде): { $what }
table-boats = Корабли: { $what }
table-overseers = Смотрители (ячейка, < влево, > вправо): { $what }
table-scrolls = Свитки: { $what }
table-registers = Рейтинги: { $what }
table-tiles-left = Осталось жетонов заселения: { $n }
