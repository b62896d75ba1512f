# Why one turn is better than the next best.
why-even = Так же хорошо, как «{ $other }».
why-score = +{ $points } против «{ $other }»: сразу больше очков.
why-tokens = +{ $points } против «{ $other }»: больше ресурсов.
why-registers = +{ $points } против «{ $other }»: рейтинги выше.
why-citizens = +{ $points } против «{ $other }»: горожане дадут больше.
why-buildings = +{ $points } против «{ $other }»: здания дадут больше.
why-scrolls = +{ $points } против «{ $other }»: свитки ценнее.
why-figures = +{ $points } против «{ $other }»: на одного помощника больше.
why-overseers = +{ $points } против «{ $other }»: смотрители стоят лучше.
why-rats = +{ $points } против «{ $other }»: меньше крыс или вреда от них.
why-repopulation = +{ $points } против «{ $other }»: заселение ближе.
why-pending = +{ $points } против «{ $other }»: больше остаётся взять.
why-others = +{ $points } против «{ $other }»: другим достанется меньше.
why-whole = +{ $points } против «{ $other }»: в целом выходит больше.
term-others = другие

# The analysis of a finished game.
analysis-title = Разбор
analysis-decided = { $result }: что решило игру
analysis-lead = Оценки сильнейшего бота по воображаемым партиям: мнение, а не приговор.
analysis-running = Сильнейший бот смотрит партию: { $done } из { $of }
analysis-chart = Ожидаемые итоговые очки, ход за ходом
analysis-click = нажмите на ход, чтобы увидеть его
analysis-choose = Показанный ход
analysis-turning = Переломные моменты
analysis-calm = Ни один ход не решил многого.
analysis-turn = { $player }, раунд { $round }, ход { $turn }
analysis-better = лучше: { $what }
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
puzzle-missed = Это не лучший ход.
puzzle-best = Показать лучший ход
puzzle-again = Ещё раз
puzzle-solve = Решить
