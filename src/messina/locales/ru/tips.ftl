# Tooltips: name first, then what it means now, then the clause of the rules.

tip-free = Путь бесплатный
tip-cost = { $n ->
    [one] Стоит { $n } монету
    [few] Стоит { $n } монеты
   *[many] Стоит { $n } монет
  }
tip-stay = Помощник может остаться здесь
tip-cubes = { $n ->
    [one] { $n } кубик: сожгите его или возьмите крысу
    [few] { $n } кубика: сожгите их или возьмите крыс
   *[many] { $n } кубиков: сожгите их или возьмите крыс
  }
tip-citizens = Спасите { FORM($who, "acc") }
tip-citizens-cabin = Спасите { FORM($who, "acc") } (в домик: здесь чума)
tip-action = Действие: { $what }
tip-repopulated = Заселено игроком { $player }: 2 очка за посещение
tip-repopulate = Заселение ({ $points }): { $cost }, повозка, { $who }
tip-repopulate-unpaid = Заселение ({ $points }): повозка, { $who }
tip-repopulate-lt = Заселение ({ $points }): { $cost }, повозка, помощник, { $who }
tip-dock = { $n ->
    [0] Кораблей здесь нет
    [one] Здесь ждёт { $n } корабль
    [few] Здесь ждут { $n } корабля
   *[many] Здесь ждут { $n } кораблей
  }
tip-boat = Приносит { FORM($what, "acc") }
tip-boat-cube = С кубиком: сожгите его или возьмите крысу
tip-square = При активации: { $what }
tip-square-once = Одноразовый
tip-square-spent = Уже использован
tip-square-empty = Здесь пока никого
tip-square-citizen = Здесь { $one }
tip-square-upgraded = Здесь { $klass ->
    [craftsman] улучшенный ремесленник
    [nun] улучшенная монахиня
   *[aristocrat] улучшенный аристократ
  }
tip-step = Смотритель { FORM($citizen, "gen") }, ячейка { $step }
tip-step-kind = { $kind ->
    [squares] Активирует горожанина в одном из двух квадратов; улучшенный — в обоих
    [region] Активирует горожанина одного квартала; улучшенный — до двух
    [regions] Активирует по горожанину в каждом из двух кварталов; улучшенный — до двух в квартале своего класса
   *[centre] Активирует до трёх горожан где угодно
  }
tip-step-nobody = Сейчас там некого активировать
tip-overseer = Смотритель { FORM($citizen, "gen") }
tip-overseer-up = Улучшенный смотритель { FORM($citizen, "gen") }
tip-overseer-at = { $step ->
    [0] В начале пути
   *[other] Ячейка { $step } из 6
  }
tip-cabin = Домик { $number }
tip-cabin-empty = Пусто
tip-cabin-citizen = В квадрате { $space }: { $one }
tip-cabin-bare = Без улучшения
tip-cabin-improved = С горожанином в домике, в конце каждого раунда: { $what }
tip-workshop = { $tile }
tip-workshop-plain = { $klass ->
    [craftsman] С ремесленником
    [nun] С монахиней
   *[aristocrat] С аристократом
  }: { $what }
tip-workshop-up = { $klass ->
    [craftsman] С улучшенным ремесленником
    [nun] С улучшенной монахиней
   *[aristocrat] С улучшенным аристократом
  }: { $what }
tip-workshop-reward = Награда, один раз: { $what }
tip-workshop-reward-up = Награда, один раз, { $klass ->
    [craftsman] с улучшенным ремесленником
    [nun] с улучшенной монахиней
   *[aristocrat] с улучшенным аристократом
  }: { $what }
tip-workshop-rewarded = Награда уже получена
tip-workshop-point = Улучшенный горожанин приносит здесь 1 очко за раунд
tip-workshop-empty = Здесь никто не работает
tip-wagon = Повозка { $number }
tip-wagon-ready = Готова
tip-wagon-used = Использована в этом раунде
tip-wagon-points = При постройке: { $what }
tip-scroll = Свиток: { $track }
tip-scroll-now = Сейчас приносит по { $value } за единицу
tip-scroll-bars = Сейчас приносит { $value }
tip-scroll-most = Учитывается не больше { $n }
tip-register = { $register }, деление { $space }
tip-register-points = { $what } в конце игры
tip-register-action = При достижении: { $what }
tip-register-empty = Ни действия, ни очков
tip-register-bar = { $bar ->
    [single] За одинарной полоской
   *[double] За двойной полоской
  }
tip-register-here = Здесь: { $players }
tip-round = Раунд { $round }
tip-round-order = Порядок хода определяет { $what }
tip-round-order-random = Порядок хода определяет жребий
tip-round-fire = { $n ->
    [one] Кубик стоит { $n } жетон огня
    [few] Кубик стоит { $n } жетона огня и даёт 2 очка
   *[many] Кубик стоит { $n } жетонов огня и даёт 2 очка
  }
tip-round-boats = { $n ->
    [one] Прибывает { $n } корабль
    [few] Прибывают { $n } корабля
   *[many] Прибывает { $n } кораблей
  }
tip-round-wheel = { $n ->
    [0] Ни кубиков, ни горожан
    [one] Колесо поворачивается один раз
    [few] Колесо поворачивается дважды: двойная чума
   *[many] Колесо поворачивается дважды: двойная чума
  }
tip-round-hex = К городу добавляется гекс
tip-round-era = Становятся доступны мастерские II эпохи
tip-offer-cost = Цена: { $what }
tip-offer-left = { $n ->
    [one] Последний жетон в стопке
    [few] В стопке { $n } жетона
   *[many] В стопке { $n } жетонов
  }
tip-wheel = { FORM($colour, "acc") }: по { FORM($citizens, "dat") }
tip-wheel-rat = Чума приходит на гексы { FORM($rat, "ins") }
tip-wheel-next = Следующая: { $rat }
tip-supply = { $left ->
    [0] Кубиков не осталось
   *[other] Осталось кубиков: { $left } из { $all }
  }
tip-docking = Ещё не выпавшие причалы: { $places }
tip-stack = { $n ->
    [0] Гексов больше не будет
    [one] Будет ещё { $n } гекс
    [few] Будет ещё { $n } гекса
   *[many] Будет ещё { $n } гексов
  }
tip-extension = Здесь город может вырасти
tip-lieutenant = Помощник
tip-lieutenant-used = Использован в этом раунде, { FORM($place, "loc") }
tip-lieutenant-ready = Ещё не использован, { FORM($place, "loc") }
tip-seat = { $player }
tip-seat-score = Пока { $what }
tip-seat-production = Следующее производство: { $what }
tip-seat-citizens = Горожане: { $who }
tip-seat-nobody = Пока без горожан
tip-seat-buildings = { $n ->
    [0] Пока без зданий
    [one] { $n } здание
    [few] { $n } здания
   *[many] { $n } зданий
  }
tip-seat-open = Нажмите, чтобы увидеть поместье
tip-repopulation = { $n ->
    [0] Жетонов заселения не осталось
    [one] Остался { $n } жетон заселения
    [few] Осталось { $n } жетона заселения
   *[many] Осталось { $n } жетонов заселения
  }
tip-rats = { $n ->
    [0] Крыс нет
    [one] { $n } крыса
    [few] { $n } крысы
   *[many] { $n } крыс
  }
tip-rats-cost = В конце игры: минус { $what } и минус 1 деление рейтинга в народе за каждую крысу
tip-rival = Рейтинг в народе, деление { $space }; { $figures ->
    [0] фишек не осталось
    [one] осталась { $figures } фишка
    [few] осталось { $figures } фишки
   *[many] осталось { $figures } фишек
  }
tip-score-rounds = Получено в раундах
tip-score-source = { $source }: { $n }
tip-boats = { $n ->
    [0] Кораблей больше не будет
    [one] Придёт ещё { $n } корабль
    [few] Придут ещё { $n } корабля
   *[many] Придёт ещё { $n } кораблей
  }
