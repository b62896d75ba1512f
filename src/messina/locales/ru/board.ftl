# The board: labels of things for those who hear it, and the few words drawn on it.
# $klass is craftsman, nun or aristocrat; $player a name; $what an action in words.

board-or = или
board-free = бесплатно
board-open = можно выбрать
board-opponent = соперник
  .title = Соперник

# The city.
board-city = Город Мессина
board-zoom = Размер изображения
board-zoom-in = Приблизить
board-zoom-out = Отдалить
board-zoom-fit = Показать целиком
board-cubes = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
  }
board-boats = { $n ->
    [0] кораблей нет
    [one] { $n } корабль
    [few] { $n } корабля
   *[many] { $n } кораблей
  }
board-figure-standing = стоит фишка ({ $player })
board-figure-lying = лежит помощник ({ $player })
board-repopulated = заселено игроком { $player }
board-took = взято ({ $player }): { $what }
board-action = действие: { $what }
board-blocked = занято: { $player }
board-coins-short = { $n ->
    [one] не хватает { $n } монеты
    [few] не хватает { $n } монет
   *[many] не хватает { $n } монет
  }
board-rescue = { $klass ->
    [craftsman] Спасти ремесленника
    [nun] Спасти монахиню
   *[aristocrat] Спасти аристократа
  }
board-boat-take = { $goods ->
    [stones] Взять корабль с самоцветами
    [spices] Взять корабль с пряностями
   *[silk] Взять корабль с шёлком
  }
board-burn = Сжечь кубик за { $what }
board-take-action = Выполнить действие: { $what }
board-repopulate = Заселить этот гекс
board-next-dock = след. причал
board-supply = { $left } из { $all }
board-cubes-left = осталось кубиков
board-to-come = { $n ->
    [0] больше нет
   *[other] ещё { $n }
  }
board-boats-left = { $n ->
    [0] кораблей больше не будет
    [one] ещё { $n } корабль
    [few] ещё { $n } корабля
   *[many] ещё { $n } кораблей
  }
board-docks-left = { $n ->
    [one] { $n } жетон причала в стопке
    [few] { $n } жетона причала в стопке
   *[many] { $n } жетонов причала в стопке
  }
board-supplies = Колесо и запасы
board-wheel = Колесо населения

# Estates.
board-estate = Поместье игрока { $player }
board-your-estate-place = ваше поместье, ход { $place }-й
board-estate-place = ход { $place }-й
board-place = { $place }-й
board-place-now = { $place }-й, сейчас
board-show-estate = { $player }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }: показать поместье
board-spent = уже использован
board-single-use = одноразовый
board-step = { $klass ->
    [craftsman] Путь ремесленников
    [nun] Путь монахинь
   *[aristocrat] Путь аристократов
  }, ячейка { $step }
board-centre = Центр поместья
board-if-ended = если бы конец сейчас
board-if-ended-label = Если бы игра кончилась сейчас: { $n }
board-other-lieutenant = Выбрать этого помощника
board-take-step = { $klass ->
    [craftsman] Смотритель ремесленников
    [nun] Смотритель монахинь
   *[aristocrat] Смотритель аристократов
  } на ячейку { $step }{ $branch ->
    [left] , влево
    [right] , вправо
   *[common] {""}
  }
board-overseer = { $klass ->
    [craftsman] Смотритель ремесленников
    [nun] Смотритель монахинь
   *[aristocrat] Смотритель аристократов
  }{ $upgraded ->
    [yes] , улучшен
   *[no] {""}
  }
board-some = { $n } из { $all }
board-workshop = { $klass ->
    [craftsman] Мастерская ремесленников
    [nun] Мастерская монахинь
   *[aristocrat] Мастерская аристократов
  } { $era ->
    [1] I
   *[2] II
  } эпохи
board-workshop-free = мастерская
board-with-upgraded = с улучшенным горожанином: { $what }
board-upgraded-also = с улучшенным горожанином ещё: { $what }
board-nobody = никого
board-rewarded = награда получена
board-no-improvement = без улучшения
board-in-bed = { $citizen } в квадрате { $space ->
    [1] I
   *[2] II
  }
board-boats-store = Корабли
board-wagons-store = Повозки
board-wagon = { $used ->
    [yes] Повозка, использована в этом раунде
   *[no] Повозка, готова
  }
board-lieutenant = { $state ->
    [used] Помощник, использован
    [home] Помощник в поместье
   *[lying] Помощник в Мессине, не использован
  }
board-repopulation-left = { $n ->
    [0] жетонов заселения не осталось
    [one] остался { $n } жетон заселения
    [few] осталось { $n } жетона заселения
   *[many] осталось { $n } жетонов заселения
  }
board-scroll = Свиток, { $track }: { $values }, маркер на { $marker } из { $last }

# Registers, rounds, offers.
board-registers = Рейтинги
board-register-popularity = Народ
board-register-city = Город
board-register-church = Церковь
board-space = { $register }, деление { $space }
board-advance = поднять
board-ranking = Очки за место в рейтинге в народе в конце игры: { $points }
board-rounds = Таблица раундов
board-rounds-order = ход
board-rounds-fire = огонь
board-rounds-boats = корабли
board-rounds-wheel = колесо
board-rounds-new = новое
board-era-two = II эпоха
board-offers = Доступные жетоны
board-improvements = Улучшения
board-workshops = Мастерские { $era } эпохи
board-wagons = Повозки
board-improvement = Улучшение
board-wagon-number = Повозка { $number }
board-costs = цена: { $what }
board-short = не хватает: { $what }
board-in-stack = { $n ->
    [one] последний жетон в стопке
    [few] { $n } жетона в стопке
   *[many] { $n } жетонов в стопке
  }
board-left = ×{ $n }
board-cycle = обновить за 1
board-pay = Заплатить: { $what }

# The rival of a solo game.
board-opponent-first = виртуальный, в этом раунде ходит первым
board-opponent-second = виртуальный, в этом раунде ходит вторым
board-opponent-figures = { $n ->
    [0] фишек не осталось
    [one] осталась { $n } фишка
    [few] осталось { $n } фишки
   *[many] осталось { $n } фишек
  }
board-last-tile = посл. жетон
board-tiles-left = в стопке

board-clause = Правила, { $clause }

# Alone: how good the score is (12.6).
solo-marks = Насколько хорош результат?
solo-mark = { $grade ->
    [fair] средне от { $n }
    [good] хорошо от { $n }
   *[outstanding] отлично от { $n }
  }
solo-grade = { $grade ->
   *[poor] пока слабо
    [fair] средне
    [good] хорошо
    [outstanding] отлично
  }
