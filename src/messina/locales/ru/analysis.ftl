# Why one turn is better than the next best.
why-even = Так же хорошо, как «{ $other }».
why-ahead = +{ $points } против «{ $other }»: { $reason }.
why-facts = +{ $points } против «{ $other }»: { $reason } ({ $facts }).
reason-score = сразу больше очков
reason-tokens = больше ресурсов
reason-registers = рейтинги выше
reason-citizens = горожане дадут больше
reason-buildings = здания дадут больше
reason-scrolls = свитки ценнее
reason-figures = на одного помощника больше
reason-overseers = смотрители стоят лучше
reason-rats = меньше крыс или вреда от них
reason-repopulation = заселение ближе
reason-pending = остаётся больше возможностей
reason-others = другим достанется меньше
reason-whole = обещает больше в будущем
term-others = другие

# What one turn has at its end more or less than another.
gain-more = +{ $what }
  .plain = плюс { $what }
gain-less = −{ $what }
  .plain = минус { $what }
gain-hexes = { $n }<repopulation-tile>
  .plain = { $n ->
    [one] { $n } заселённый гекс
    [few] { $n } заселённых гекса
   *[many] { $n } заселённых гексов
  }
gain-lieutenants = { $n }<lieutenant>
  .plain = { $n ->
    [one] { $n } помощник
    [few] { $n } помощника
   *[many] { $n } помощников
  }
gain-workshops = { $n }<workshop>
  .plain = { $n ->
    [one] { $n } мастерская
    [few] { $n } мастерские
   *[many] { $n } мастерских
  }
gain-improvements = { $n }<cabin-improvement>
  .plain = { $n ->
    [one] { $n } улучшение
    [few] { $n } улучшения
   *[many] { $n } улучшений
  }
gain-wagons = { $n }<wagon>
  .plain = { $n ->
    [one] { $n } повозка
    [few] { $n } повозки
   *[many] { $n } повозок
  }
gain-boats = { $n }<boat>
  .plain = { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[many] { $n } кораблей
  }
gain-citizens = { $n }<citizen-any>
  .plain = { $n ->
    [one] { $n } горожанин
    [few] { $n } горожанина
   *[many] { $n } горожан
  }
gain-upgraded = { $n }<upgrade-citizen>
  .plain = { $n ->
    [one] { $n } улучшенный горожанин
    [few] { $n } улучшенных горожанина
   *[many] { $n } улучшенных горожан
  }
gain-scrolls = { $n }<scroll>
  .plain = { $n ->
    [one] { $n } уровень свитка
    [few] { $n } уровня свитков
   *[many] { $n } уровней свитков
  }
gain-overseers = { $n }<advance-overseer>
  .plain = { $n ->
    [one] { $n } шаг смотрителя
    [few] { $n } шага смотрителей
   *[many] { $n } шагов смотрителей
  }

# The analysis of a finished game.
analysis-title = Разбор
analysis-decided = { $result }: что решило игру
analysis-lead = Оценки сильнейшего бота по воображаемым партиям: мнение, а не приговор.
analysis-running = Сильнейший бот смотрит партию: { $done } из { $of }
analysis-chart = Ожидаемые итоговые очки, ход за ходом
analysis-click = нажмите на ход, чтобы увидеть его
analysis-choose = Показанный ход
analysis-turning = Переломные моменты
analysis-worth = ход оценивается по своим очкам за вычетом половины очков лучшего соперника
analysis-calm = Ни один ход не решил многого.
analysis-turn = { $player }, раунд { $round }, ход { $turn }
analysis-better = лучше: «{ $what }»
analysis-best = лучший ход из возможных
analysis-which = Какой ход показан
analysis-best-line = Лучший ход
analysis-played-line = Как сыграли
analysis-step = шаг { $at } из { $of }
analysis-table = Показать весь стол
analysis-try = Попробовать

# Any position, and puzzles.
board-page = Доска для разбора
board-page-lead = Рассмотрите любую позицию, ходите за всех и спрашивайте о лучших ходах. Вставьте позицию или сохранённую партию либо придите сюда из повтора.
board-page-text = Позиция или сохранённая партия текстом
board-page-file = Открыть файл
board-page-open = Рассмотреть
board-page-ask = Лучшие ходы
board-page-thinking = Думает…
board-page-copy = Скопировать позицию
puzzle-title = Задача
puzzle-of-day = Задача дня
puzzle-own = Найдите ход
puzzle-row = { $n ->
    [one] { $n } день подряд
    [few] { $n } дня подряд
    [many] { $n } дней подряд
   *[other] { $n } дня подряд
  }
puzzle-lead = Один ход здесь явно лучший. Сыграйте его (ходит { $player }) и завершите ход.
puzzle-solved = Решено!
puzzle-missed = Это не лучший ход
puzzle-better = Лучше всего было «{ $what }».
puzzle-best = Показать лучший ход
puzzle-again = Ещё раз
puzzle-solve = Решить
puzzle-own-lead = Здесь можно было добиться большего. Найдите лучший ход (ходит { $player }) и завершите ход.
puzzle-from-own = Из ваших партий ({ $n })
