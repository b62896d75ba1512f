# The frame around the game: start page, header, settings, waiting room, replay, end.

app-title = Мессина 1347
app-title-turn = ● Ваш ход · Мессина 1347
app-title-rules = Правила · Мессина 1347
app-skip-board = К игровому полю
app-skip-content = К содержанию
app-loading = Секунду…
app-home = На главную
app-lost = По этому адресу ничего нет.
app-close = Закрыть
app-menu = Меню
brand = Мессина
brand-year = 1347

# Start page
start-lead = Спасайте горожан, боритесь с чумой, возрождайте город.
start-new = Новая партия
start-ways = Как вы хотите играть?
way-solo = Соло
  .about = против виртуального соперника
way-bots = С ботами
  .about = от одного до трёх
way-hotseat = Один стол
  .about = экран передаётся по кругу
way-online = Онлайн
  .about = по ссылке, без регистрации
seats = Места
seat-you = вы
seat-name = Имя игрока: { $colour }
seat-colour = Цвет игрока { $player }
seat-level = Уровень игрока { $player }
seat-add = { $n ->
    [3] Добавить третьего
   *[other] Добавить четвёртого
  }
seat-remove = Убрать игрока { $player }
seat-bot = Бот
seat-human = Человек
seat-kind = Кто играет: { $player }
colour-green = зелёный (круг)
colour-yellow = жёлтый (квадрат)
colour-violet = фиолетовый (ромб)
colour-rose = розовый (треугольник)
options = Настройки
option-boards = Планшеты
  .about = поместья и свитки
boards-basic = Базовые
boards-advanced = Продвинутые
boards-mixed = Разные
boards-estates = { $player }: поместье
boards-scrolls = { $player }: свиток
board-side-a = a
board-side-b = b
option-fire = Мощный огонь
fire-english = Английский
  .about = считается за 1 жетон огня и может сжечь кубик на соседнем гексе
fire-russian = Русский
  .about = как английский, но если кубик стоит 2 жетона огня, хватает одного
fire-czech = Чешский
  .about = как русский, но оба кубика могут быть на вашем гексе
option-order = Порядок хода
  .about = таблица раундов или жетон приоритета
order-table = Таблица
  .whole = таблица раундов
order-tile = Жетон
  .whole = жетон приоритета
option-more = Ещё
  .about = набор компонентов, зерно
option-pack = Набор компонентов
option-seed = Зерно
  .about = то же число — тот же расклад
start-go = { $way ->
    [solo] Начать игру соло
    [online] Создать стол на { $n ->
        [2] двоих
        [3] троих
       *[other] четверых
      }
   *[other] { $n ->
        [2] Начать игру вдвоём
        [3] Начать игру втроём
       *[other] Начать игру вчетвером
      }
  }
start-length = 6 раундов, около 20 ходов на игрока
start-rules = Как играть
start-continue = Продолжить
start-finished = Завершённые
start-none = Здесь появятся партии, сыгранные в этом браузере.
start-open = Открыть сохранение или ссылку
start-open-link = Ссылка на стол
start-open-file = или сохранённая партия
start-open-go = Открыть
start-forget = Убрать эту партию из списка
start-turn = ваш ход
start-resume = Продолжить: { $name }, раунд { $round }
start-watch = Повтор: { $name }
game-solo = Соло
game-solo-advanced = Соло, продвинутые планшеты
game-bots = { $n ->
    [2] С двумя ботами
    [3] С тремя ботами
    [one] С ботом
    [few] С { $n } ботами
   *[many] С { $n } ботами
  }
game-hotseat = За одним столом: { $names }
game-online = Онлайн: { $names }
game-result = { $name } { $score }
names-1 = Аурелия
names-2 = Танкреди
names-3 = Изотта
names-4 = Руджеро

# Table
header-round = Раунд
header-of = из VI
header-round-now = Раунд { $round } из VI
nav-tools = Инструменты
tool-hint = Подсказка
tool-rules = Правила
tool-sound = Звук
tool-sound-on = Звук включён
tool-sound-off = Звук выключен
tool-settings = Настройки
tool-theme-now = Тема: { $theme }
theme-system = системная
theme-light = светлая
theme-dark = тёмная
settings-title = Настройки
settings-theme = Тема
settings-motion = Показывать изменения по одному
settings-itself = Ходы завершаются сами
settings-speed = Темп других игроков
speed-normal = Обычный
speed-quick = Быстрый
speed-instant = Сразу
settings-sound = Звуки
settings-sounds = Что слышно
sound-turn = Мой ход
sound-rescue = Спасение
sound-fire = Огонь
sound-build = Постройка
sound-round = Новый раунд
sound-end = Конец игры
settings-language = Язык
settings-keys = Клавиши
settings-leave = Выйти из-за стола
settings-replay = Повтор с начала
settings-on = Вкл.
settings-off = Выкл.
keys-arrows = Стрелки — переход по гексам, Enter — выбор.
keys-undo = Backspace — отмена последнего шага.
keys-numbers = Клавиши 1–9 — использовать полученное или нажать кнопку в шапке.
keys-letters = E — поместье, B — планшет, L — журнал, R — правила, H — подсказка, Escape — закрыть.
tab-city = Город
tab-estate = Поместье
tab-board = Планшет
tab-players = Игроки
tab-log = Журнал
tabs-label = Части стола
tab-pending = { $tab }, { $n ->
    [one] { $n } вариант здесь
    [few] { $n } варианта здесь
   *[many] { $n } вариантов здесь
  }
estate-of = Поместье игрока { $player }
ordinal = { $n }-е
board-label = Рейтинги, раунды и жетоны
answers-label = Варианты
players-label = Другие игроки
offline = Нет связи с сервером. Пробуем снова…
connecting = Подключение…
# Said by web/src/guard.js, each on one line.
guard-old = Для Messina 1347 нужен более новый браузер, не старше одного из этих: { $browsers }.
guard-missing = Часть Messina 1347 не удалось загрузить.
guard-again = Попробовать снова
not-playable = Партия начата по другим правилам. Её можно смотреть, но не продолжить.
watching = Вы наблюдаете.
hint-title = Совет сильного игрока
hint-why = Ценность в очках: { $what }.
hint-do = Так и сделать
hint-term = { $name } { $value }
confirm-title = Завершить ход?
confirm-yes = Всё равно завершить
confirm-no = Пока нет

# Waiting room
room-title = Стол готов
room-lead = Отправьте каждому игроку ссылку на его место. Место достанется тому, кто откроет её первым.
room-taken = занято
room-mine = вы
room-free = свободно
room-here = на месте
room-start = Взглянуть на стол
room-wait = { $n ->
    [one] Ждём ещё { $n } игрока
    [few] Ждём ещё { $n } игроков
   *[many] Ждём ещё { $n } игроков
  }

# The door: somebody opens the link of a seat
door-title = Для вас оставлено место
door-name = Ваше имя
door-sit = Сесть за стол

# Replay
replay-title = Повтор
replay-first = В начало
replay-turn-back = Ход назад
replay-back = Шаг назад
replay-play = Воспроизвести
replay-pause = Пауза
replay-next = Шаг вперёд
replay-turn-next = Ход вперёд
replay-round = Следующий раунд
replay-last = В конец
replay-speed = Скорость
replay-scrubber = Момент
replay-at = Шаг { $at } из { $steps }
replay-share = Скопировать адрес этого момента
replay-fork = Играть отсюда
replay-fork-hotseat = За одним столом
replay-fork-bots = Против ботов
replay-fork-solo = Соло
replay-fork-title = Играть отсюда
replay-fork-lead = С этого момента начнётся новая партия. Дальше случай пойдёт своим путём.
replay-to-table = К столу
replay-keys = Стрелки — по шагам, с Shift — по ходам; пробел — пуск; Home и End — в начало и в конец.

# End
end-winner = { $player } возрождает Мессину
end-shared = { $players } делят победу
end-solo = { $grade ->
    [outstanding] Мессина вас не забудет
    [good] Добрый год для Мессины
    [fair] Мессина приходит в себя
   *[poor] Мессина скорбит
  }
end-lead = Шесть раундов, { $hexes ->
    [0] ни одного заселённого гекса
    [one] { $hexes } заселённый гекс
    [few] { $hexes } заселённых гекса
   *[many] { $hexes } заселённых гексов
  }, { $cubes ->
    [0] ни одного кубика
    [one] { $cubes } кубик
    [few] { $cubes } кубика
   *[many] { $cubes } кубиков
  } на улицах.
end-place = { $place }
end-table = Откуда взялись очки
end-source = Источник
end-total = Итого
end-rounds = Очки за шесть раундов
end-rats = Крысы
end-popularity = Рейтинг в народе
end-ranking = Рейтинг в народе, место
end-ranking-solo = Рейтинг в народе против соперника
end-city = Рейтинг в городе
end-church = Рейтинг у церкви
end-hexes = Заселённые гексы
end-scrolls = Свитки
end-tokens = Ресурсы, 1 очко за 3
end-repopulation = Больше всех заселено
end-best = лучший результат
end-decided-points = Исход решили очки: отрыв { $n }, второе место — { $player }.
end-decided-repopulated = Очков поровну: решает число заселённых гексов (10.5).
end-decided-best_hex = Очков и гексов поровну: решает самый ценный гекс (10.5).
end-decided-shared = Всё поровну: место общее (10.5).
end-decided-solo = Хороший результат — { $good } очков, с продвинутыми планшетами — { $advanced } (12.6).
end-race = Раунд за раундом
end-race-label = Очки, если бы игра кончилась в этом раунде
end-sources = По источникам
end-sources-label = Очки по источникам
end-group-rounds = За раунды
end-group-registers = Рейтинги
end-group-hexes = Заселение
end-group-scrolls = Свитки
end-group-tokens = Ресурсы
end-again = Сыграть ещё
end-estates = К поместьям
end-save = Сохранить журнал
end-replay = Повтор
end-length = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
  }
end-see = К итогам

# What went wrong
problem-unreachable = Сервер недоступен.
problem-unexpected = Что-то пошло не так.
problem-not-your-seat = Это не ваше место.
problem-not-owner = Это может только тот, кто открыл стол.
problem-seat-gone = Ваше место отдано другому.
problem-replaced = За вас играет бот: сначала верните своё место.
problem-time-left = У этого игрока ещё есть время.
problem-ended = Этот стол закрыт.
problem-not-legal = Сейчас это невозможно.
problem-stale = Положение на столе изменилось, взгляните ещё раз.
problem-undo-chance = Открылось что-то новое: отменить нельзя.
problem-undo-others = После этого решение принял другой игрок: отменить нельзя.
problem-undo-nothing = Отменять нечего.
problem-undo-over = Игра окончена: ничего не отменить.
problem-too-fast = Слишком быстро: подождите немного.
problem-not-playable = Эту партию можно только смотреть.
problem-malformed = Сервер не понял запрос.
problem-unknown = Не получилось ({ $reason }).
problem-no-such-table = Такого стола нет.
problem-too-many = За этим столом слишком много зрителей.
problem-unknown-key = Одна из ссылок не от этого стола.
problem-too-big = Это слишком длинно.
problem-over = Игра окончена.
problem-not-kept = Сервер не смог это сохранить; ничего не изменилось.
problem-no-hint = Сейчас подсказки нет.
problem-not-over = Партия ещё не закончилась.
problem-forbidden = Сервер не разрешает этого отсюда.
problem-no-such-pack = Такого набора компонентов нет.
problem-no-such-moment = Такого момента в партии нет.
problem-bad-options = Эти настройки не сочетаются.
problem-bad-record = В этом файле нет партии в «Мессину 1347».
problem-bad-position = Этот текст — не позиция и не сохранённая партия в «Мессину 1347».
problem-no-such-address = По этому адресу ничего нет.
problem-damaged = Этот стол повреждён, открыть его нельзя.
problem-too-slow = Это заняло слишком много времени: попробуйте ещё раз.
problem-unknown-host = Под этим именем сервер не отвечает.
problem-no-such-method = По этому адресу сервер такого не умеет.
problem-no-such-recipient = Это устройство или этот адрес серверу больше не известны.
problem-not-sent = Сообщение отправить не удалось.
problem-server-error = На сервере произошла ошибка: попробуйте ещё раз.

# Bots, by their names in the registry.
bot-novice = Лёгкий
bot-merchant = Средний
bot-physician = Сложный
bot-magistrate = Эксперт
bot-archbishop = Мастер
bot-random = Случайный

# The parts of a hint's evaluation.
term-score = очки сейчас
term-tokens = ресурсы
term-registers = рейтинги
term-citizens = горожане
term-buildings = здания
term-scrolls = свитки
term-figures = помощники
term-overseers = смотрители
term-rats = крысы
term-repopulation = заселение
term-pending = ещё доступно

# The banner that opens a round.
banner-order = Порядок хода
banner-order-by = Порядок хода, { $register }
banner-fire = Борьба с кубиком
banner-lost = Жертвы чумы
banner-boats = Корабль
banner-offer = Новое в предложении
banner-wheel = Колесо
banner-left = { $left ->
    [0] кубиков не осталось
   *[other] осталось кубиков: { $left } из { $all }
  }
banner-new = новое: { $place }
banner-wait = Подождать
banner-go = Дальше

# Invitations, the shared screen, playing on from a moment.
door-invites = { $player } приглашает вас в игру «Мессина 1347»
door-invitation = Приглашение
door-game = Число игроков: { $n }, { $boards ->
    [basic] базовые планшеты
    [mixed] разные планшеты
   *[advanced] продвинутые планшеты
  }. Спасайте горожан, боритесь с чумой, возрождайте город.
door-you = Вы
door-yours = это место ваше
door-host = { $here ->
    [yes] приглашает, на месте
   *[no] приглашает, не на месте
  }
door-name-at = Ваше имя за столом
door-learn = Сначала обучение, 15 минут
door-note = Без регистрации и установки. Партия начнётся, когда все сядут за стол. Этот браузер запомнит ваше место, и его можно перенести на другое устройство.
door-undo = Возврат ходов
door-undo-until = пока ничего не открыто
door-watchers = Зрители
door-watchers-yes = допускаются
door-begun = Начало
door-not-begun = { $n ->
    [one] ещё нет, свободно { $n } место
    [few] ещё нет, свободно { $n } места
    [many] ещё нет, свободно { $n } мест
   *[other] ещё нет, свободно { $n } места
  }
door-round = идёт раунд { $round }
door-taken = Это место уже занято
door-taken-lead = Ссылкой уже воспользовались, или есть более новая. Можно смотреть или открыть свой стол.
door-own = Свой стол
pass-now = Сейчас ходит
pass-where = { $place }-й в раунде { $round }, осталось помощников: { $n }
pass-since = После вашего прошлого хода
pass-mine = Это я, { $player }
pass-never = Больше не спрашивать
replay-fork-seat = Ваше место
replay-fork-level = Уровень ботов

# The final scoring, row by row.
finale-stage = Финальный подсчёт, { $at } из { $all }: { $what }
finale-back = На строку назад
finale-next = Дальше
finale-result = К результату
