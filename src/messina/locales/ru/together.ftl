# Together: chat, rematches, the hall, the solo of the day.

chat-title = Чат
chat-close = Закрыть чат
chat-earlier = Более ранние сообщения
chat-guest = Гость
chat-mute = Скрыть эти сообщения
chat-silence = { $n ->
    [one] Запретить писать на { $n } минуту
    [few] Запретить писать на { $n } минуты
    [many] Запретить писать на { $n } минут
   *[other] Запретить писать на { $n } минуты
}
chat-silence-watchers = { $n ->
    [one] Запретить зрителям писать на { $n } минуту
    [few] Запретить зрителям писать на { $n } минуты
    [many] Запретить зрителям писать на { $n } минут
   *[other] Запретить зрителям писать на { $n } минуты
}
chat-hear = Снова разрешить писать
chat-hear-watchers = Снова разрешить зрителям писать
chat-watching = { $n ->
    [one] { $n } зритель
    [few] { $n } зрителя
    [many] { $n } зрителей
   *[other] { $n } зрителя
}
chat-came = { $name } теперь смотрит
chat-none = Пока никто ничего не написал.
chat-none-watching = Пока никто ничего не написал. Игроки прочтут сообщения зрителей только после партии.
chat-muted = { $n ->
    [one] Вы скрыли сообщения { $n } человека.
    [few] Вы скрыли сообщения { $n } человек.
    [many] Вы скрыли сообщения { $n } человек.
   *[other] Вы скрыли сообщения { $n } человека.
}
chat-unmute = Показать все сообщения
chat-say = Напишите всем за столом
chat-say-watching = Напишите зрителям
chat-send = Отправить
chat-unread = { $n ->
    [one] Чат, { $n } новое сообщение
    [few] Чат, { $n } новых сообщения
    [many] Чат, { $n } новых сообщений
   *[other] Чат, { $n } нового сообщения
}
tab-chat = Чат
react-well-played = Хороший ход
react-thinking = Думаю
react-back-soon = Скоро вернусь
react-again = Ещё раз?

next-game = { $n ->
    [one] Следующая партия
    [few] Следующая партия (ждут { $n })
    [many] Следующая партия (ждут { $n })
   *[other] Следующая партия (ждут { $n })
}
rematch-ask = Реванш
rematch-set = Стол для реванша готов.
rematch-sit = Сесть за стол

option-announced = Объявить в зале
  .about = любой на этом сервере может сесть или смотреть
option-chat = Чат
  .about = за этим столом

nav-site = Страницы

hall-title = Зал
hall-open = Открытые столы
hall-new = Открыть стол
hall-pace = Темп
hall-pace-all = все
hall-pace-live = вживую
hall-pace-days = дни
hall-none = Сейчас нигде нет свободных мест. Откройте стол и объявите его здесь.
hall-none-such = В этом темпе сейчас нет свободных мест.
hall-running = Сейчас играют
hall-public = { $n ->
    [one] { $n } открытая партия
    [few] { $n } открытые партии
    [many] { $n } открытых партий
   *[other] { $n } открытой партии
}
hall-none-running = Сейчас здесь нет открытых для всех партий.
hall-newer = Новее
hall-older = Старше
hall-table = Число игроков: { $n }, { $boards ->
    [basic] базовые планшеты
    [mixed] разные планшеты
   *[advanced] продвинутые планшеты
}
hall-free = { $n ->
    [one] свободно { $n } место
    [few] свободно { $n } места
    [many] свободно { $n } мест
   *[other] свободно { $n } места
}
hall-hints = с подсказками
hall-no-clock = без часов
hall-yours = Ваш стол
hall-back = К столу
hall-sit = Занять место
hall-watch = Смотреть
hall-watchers = { $n ->
    [0] зрителей нет
    [one] смотрит { $n } человек
    [few] смотрят { $n } человека
    [many] смотрят { $n } человек
   *[other] смотрят { $n } человека
  }

daily-title = Соло дня
daily-ends = закончится через { $time }
daily-lead = Базовые планшеты. У всех один и тот же город и одна и та же удача.
daily-scores = Результаты
daily-none = Ещё никто не доиграл. Ваш результат может стать первым.
daily-none-then = Результатов нет.
daily-played = { $n ->
    [0] Ещё никто не сыграл
    [one] Сыграл { $n } человек
    [few] Сыграли { $n } человека
    [many] Сыграли { $n } человек
   *[other] Сыграли { $n } человека
  }
daily-record = лучший результат за все дни: { $score }
daily-play = Играть
daily-go-on = Продолжить
daily-again = Сыграть ещё раз
  .about = Считается только ваша первая партия.
daily-you = { $name } (вы)
daily-replay = Посмотреть партию: { $name }
daily-best = Лучшие за все дни
daily-all = Все дни
daily-before = Днём раньше
daily-after = Днём позже
daily-rule = День заканчивается в полночь по UTC. Считается ваша первая партия дня, если она закончится до этого; подсказок в ней нет. Партии других можно посмотреть, когда закончится ваша.

problem-no-chat = За этим столом нет чата.
problem-silenced = Хозяин стола на время запретил вам писать.
problem-switched-off = На этом сервере это отключено.
problem-full = Все места за этим столом уже заняты.
problem-not-yet = Сначала доиграйте сегодняшнюю партию.
