# What happened. Messages marked P are predicates: the log puts the player's name before them and joins several
# of one turn into a line ("Aurelia goes to Loggia, gains 2 fire and builds a wagon"). The others are sentences.

log-title = Журнал
log-empty = Пока ничего не произошло.
log-open = Открыть журнал
log-close = Закрыть журнал
log-jump = Повтор отсюда
log-round = Раунд { $round }

ev-round-began = Начинается раунд { $round }.
ev-order-changed = Порядок хода: { $players }.
# P
ev-board-dealt = { $kind ->
    [scroll] получает планшет свитка { $board }
   *[estate] получает поместье { $board }
  }
ev-hex-laid = { $n ->
    [1] К городу добавляется { $hexes }.
    [one] Город собран из { $n } района.
    [few] Город собран из { $n } районов.
   *[many] Город собран из { $n } районов.
  }
ev-tile-revealed = Открыто: { $tiles }.
ev-workshops-replaced = Мастерские II эпохи сменяют мастерские I эпохи.
ev-dock-drawn = Жетон причала указывает на { $place }.
ev-boat-arrived = { $cube ->
    [yes] <boat> с { FORM($goods, "ins") } привозит <plague-cube> { FORM($place, "dat") }.
   *[no] <boat> с { FORM($goods, "ins") } приходит { FORM($place, "dat") } без кубика чумы.
  }
  .plain = { $cube ->
    [yes] Корабль с { FORM($goods, "ins") } привозит кубик чумы { FORM($place, "dat") }.
   *[no] Корабль с { FORM($goods, "ins") } приходит { FORM($place, "dat") } без кубика чумы.
  }
ev-wheel-turned = <wheel> Колесо показывает { FORM($rat, "acc") }.
  .plain = Колесо показывает { FORM($rat, "acc") }.
ev-cube-placed = { $n ->
    [1] В { $hexes } попадает <plague-cube>.
   *[other] В { $hexes } попадает по <plague-cube>.
  }
  .plain = { $n ->
    [1] В { $hexes } попадает кубик чумы.
   *[other] В { $hexes } попадает по кубику чумы.
  }
ev-plague-held = Кубиков нужно { $needed }, а осталось { $supply }: не выкладывается ни один.
ev-citizen-appeared = { $n ->
    [1] В { $hexes } приходит { $citizens }.
   *[other] В { $hexes } приходит по { FORM($citizens, "dat") }.
  }
ev-citizen-lost = В { $hexes } чума уносит { FORM($citizens, "acc") }.
# P
ev-lieutenant-moved = { $coins ->
    [0] идёт { FORM($place, "acc") }
   *[other] идёт { FORM($place, "acc") } за { $coins }<coin>
  }
  .plain = { $coins ->
    [0] идёт { FORM($place, "acc") }
    [one] идёт { FORM($place, "acc") } за { $coins } монету
    [few] идёт { FORM($place, "acc") } за { $coins } монеты
   *[many] идёт { FORM($place, "acc") } за { $coins } монет
  }
# P
ev-lieutenant-stayed = остаётся { FORM($place, "loc") }
# P
ev-lieutenant-recalled = отзывает помощника { FORM($place, "gen") }
# P
ev-lieutenant-gained = получает <lieutenant> помощника
  .plain = получает помощника
# P
ev-lieutenant-given-up = отдаёт помощника { FORM($place, "gen") }
# P
ev-citizen-placed = { $kind ->
    [cabin] помещает { FORM($one, "acc") } в { $holder }
    [workshop] отправляет { FORM($one, "acc") } в { FORM($holder, "acc") }
   *[square] помещает { FORM($one, "acc") } в { $holder }
  }
# P
ev-citizen-discarded = не находит места для { FORM($one, "gen") }
# P
ev-citizen-moved = переводит горожанина из { FORM($square, "gen") } в { FORM($holder, "acc") }
# P
ev-citizen-upgraded = улучшает горожанина { FORM($holder, "loc") }
# P
ev-citizen-given-up = отправляет горожанина из { FORM($holder, "gen") } на заселение
# P
ev-cube-burned = { $n ->
    [1] сжигает <plague-cube> { FORM($place, "loc") }
   *[other] сжигает { $n } <plague-cube> { FORM($place, "loc") }
  }
  .plain = { $n ->
    [1] сжигает кубик { FORM($place, "loc") }
    [one] сжигает { $n } кубик { FORM($place, "loc") }
    [few] сжигает { $n } кубика { FORM($place, "loc") }
   *[many] сжигает { $n } кубиков { FORM($place, "loc") }
  }
# P
ev-cube-discarded = не сжигает кубик с корабля
# P
ev-rats-gained = получает { FORM($what, "acc") }
# P
ev-tokens-gained = получает { FORM($what, "acc") }
# P
ev-tokens-spent = платит { FORM($what, "acc") }
# P
ev-points-scored = { $sign ->
    [minus] теряет { $what } ({ $source })
   *[plus] получает { $what } ({ $source })
  }
# P
ev-register-advanced = достигает { $space }-го деления { FORM($register, "gen") }
# P
ev-register-fell-back = опускается до { $space }-го деления { FORM($register, "gen") }
# P
ev-opportunity-lost = упускает действие ({ $what })
# P
ev-scroll-advanced = продвигает { $track }-й маркер свитка до уровня { $level }
# P
ev-overseer-advanced = продвигает смотрителя { FORM($citizen, "gen") } на ячейку { $step }
# P
ev-overseer-upgraded = улучшает смотрителя { FORM($citizen, "gen") }
# P
ev-offer-cycled = { $stacks ->
    [workshops] обновляет мастерские
   *[improvements] обновляет улучшения
  }
# P
ev-built = строит { FORM($tile, "acc") }
# P
ev-improvement-placed = улучшает домик { $cabin }
# P
ev-boat-taken = берёт { FORM($boat, "acc") }
# P
ev-hex-repopulated = <repopulate> заселяет { $place }
  .plain = заселяет { $place }
# P
ev-reward-gained = получает награду { FORM($tile, "gen") }
# P
ev-quarantine-moved = переводит горожанина в квадрат II (домик { $cabin })
ev-solo-tile-revealed = { $fits ->
    [yes] Жетон для одиночной игры: { $place }.
   *[no] Жетон для одиночной игры: { $place } (занято или нет в городе).
  }
# P
ev-opponent-moved = идёт { FORM($place, "acc") }
# P
ev-opponent-removed-citizen = уводит { FORM($citizens, "acc") } { FORM($place, "gen") }
# P
ev-opponent-took = берёт { FORM($tile, "acc") }
ev-round-ended = Раунд { $round } окончен.
ev-game-ended = Игра окончена.

note-bot-replaced = ходит бот попроще: обычный думал слишком долго
note-other = примечание: { $note }

# Where points come from.
source-start = начало
source-plague = чума
source-actions = действия
source-boats = корабли
source-wagons = повозки
source-workshops = мастерские
source-production = производство
source-visits = посещения
source-cycling = обновление
source-rats = крысы
source-popularity = рейтинг в народе
source-city = рейтинг в городе
source-church = рейтинг у церкви
source-popularity_ranking = рейтинг в народе, место
source-hexes = заселённые гексы
source-scrolls = свитки
source-tokens = оставшиеся ресурсы
source-repopulation = больше всех заселено
