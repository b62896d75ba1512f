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
   *[other] Город собран, районов: { $n }.
  }
ev-tile-revealed = Открыто: { $tiles }.
ev-workshops-replaced = Мастерские эпохи II сменяют мастерские эпохи I.
ev-dock-drawn = Жетон причала указывает на { $place }.
ev-boat-arrived = { $cube ->
    [yes] <boat> с { FORM($goods, "ins") } привозит <plague-cube> { FORM($place, "acc") }.
   *[no] <boat> с { FORM($goods, "ins") } приходит { FORM($place, "acc") } без кубика.
  }
  .plain = { $cube ->
    [yes] Корабль с { FORM($goods, "ins") } привозит кубик чумы { FORM($place, "acc") }.
   *[no] Корабль с { FORM($goods, "ins") } приходит { FORM($place, "acc") } без кубика.
  }
ev-wheel-turned = <wheel> Колесо повёрнуто: { $rat }.
  .plain = Колесо повёрнуто: { $rat }.
ev-cube-placed = { $n ->
    [1] <plague-cube> попадает в { $hexes }.
   *[other] { $n } <plague-cube> попадают в город: { $hexes }.
  }
  .plain = { $n ->
    [1] Кубик чумы попадает в { $hexes }.
    [one] { $n } кубик чумы попадает в город: { $hexes }.
    [few] { $n } кубика чумы попадают в город: { $hexes }.
   *[many] { $n } кубиков чумы попадают в город: { $hexes }.
  }
ev-plague-held = Кубиков нужно { $needed }, а осталось { $supply }: не выкладывается ни один.
ev-citizen-appeared = { $n ->
    [1] В { $hexes } приходит { $citizens }.
   *[other] В каждый из этих районов приходит { $citizens }: { $hexes }.
  }
ev-citizen-lost = Чума уносит { FORM($citizens, "acc") }: { $hexes }.
ev-lieutenants-laid = Все помощники ложатся и снова готовы.
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
ev-citizen-rescued = спасает { FORM($one, "acc") } { FORM($place, "gen") }
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
ev-citizen-left = выпускает { FORM($one, "acc") } из домика { $cabin }
# P
ev-citizen-upgraded = улучшает горожанина ({ $holder })
# P
ev-citizen-activated = активирует { $square }
# P
ev-citizen-given-up = отправляет горожанина на заселение ({ $holder })
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
ev-cube-discarded = сбрасывает кубик с корабля
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
ev-register-advanced = достигает деления { $space } { FORM($register, "gen") }
# P
ev-register-fell-back = откатывается до деления { $space } { FORM($register, "gen") }
# P
ev-opportunity-earned = получает { FORM($what, "acc") }
# P
ev-opportunity-used = использует { FORM($what, "acc") }
# P
ev-opportunity-lost = упускает { FORM($what, "acc") }
# P
ev-hex-action-taken = выполняет действие гекса
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
ev-boat-taken = берёт { $boat }
# P
ev-hex-repopulated = <repopulate> заселяет { $place }
  .plain = заселяет { $place }
# P
ev-reward-gained = получает награду ({ $tile })
# P
ev-produced = производит ({ $holder })
# P
ev-quarantine-moved = сдвигает горожанина в квадрат II (домик { $cabin })
ev-solo-tile-revealed = { $fits ->
    [yes] Жетон для одиночной игры: { $place }.
   *[no] Жетон для одиночной игры: { $place }, но гекс недоступен.
  }
# P
ev-opponent-moved = идёт { FORM($place, "acc") }
# P
ev-opponent-removed-citizen = уводит { FORM($citizens, "acc") } { FORM($place, "gen") }
# P
ev-opponent-took = берёт { FORM($tile, "acc") }
# P
ev-turn-ended = завершает ход
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
source-tokens = остаток ресурсов
source-repopulation = больше всех заселено
