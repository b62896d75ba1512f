# The status sentence: what is asked of the reader, and (.other) what somebody else is being asked.
# Verb first, at most about sixty characters.

ask-choose-lieutenant = Выберите гекс или причал, либо сначала помощника.
  .other = { $player } выбирает помощника.
ask-choose-destination = Выберите гекс или причал для помощника.
  .other = { $player } выбирает гекс или причал.
ask-choose-boat = Выберите корабль { FORM($place, "ins") }.
  .other = { $player } выбирает корабль.
ask-rescue = Спасите горожан { FORM($place, "gen") }: кто первый?
  .other = { $player } спасает горожан { FORM($place, "gen") }.
ask-place-in-sector = Выберите квадрат для { $klass ->
    [craftsman] { $healed ->
        [yes] исцелённого ремесленника
       *[no] спасённого ремесленника
      }
    [nun] { $healed ->
        [yes] исцелённой монахини
       *[no] спасённой монахини
      }
   *[aristocrat] { $healed ->
        [yes] исцелённого аристократа
       *[no] спасённого аристократа
      }
  }.
  .other = { $player } ищет место для { FORM($one, "gen") }.
ask-place-in-cabin = Выберите домик для { $klass ->
    [craftsman] спасённого ремесленника
    [nun] спасённой монахини
   *[aristocrat] спасённого аристократа
  }.
  .other = { $player } выбирает домик для { FORM($one, "gen") }.
ask-fight = { $cost ->
    [one] Сжечь кубик { FORM($place, "loc") }: { $cost } жетон огня.
    [few] Сжечь кубик { FORM($place, "loc") }: { $cost } жетона огня, +2 очка.
   *[many] Сжечь кубик { FORM($place, "loc") }: { $cost } жетонов огня, +2 очка.
  }
  .other = { $player } борется с чумой { FORM($place, "loc") }.
ask-also-remove = Мощный огонь может сжечь ещё один кубик. Какой?
  .other = { $player } выбирает ещё один кубик.
ask-fight-boat = Сожгите кубик с корабля или возьмите крысу.
  .other = { $player } борется с чумой на корабле.
ask-action-step = { $open ->
    [yes] Выполните действие { FORM($place, "loc") } или заселите гекс.
    [action] Выполните действие { FORM($place, "loc") }.
    [end] Всё использовано. Завершите ход.
   *[no] Используйте то, что осталось, или завершите ход.
  }
  .other = { $player } проводит этап действия.
ask-choose-bundle = Выберите одно: { $options }.
  .other = { $player } выбирает одно из двух.
ask-pick-scroll = Продвиньте маркер свитка: выберите счётчик.
  .other = { $player } продвигает маркер свитка.
ask-pick-upgrade = Выберите горожанина, чтобы улучшить его.
  .other = { $player } улучшает горожанина.
ask-pick-worker = Выберите { FORM($one, "acc") } для мастерской.
  .other = { $player } отправляет горожанина в мастерскую.
ask-pick-overseer = { $kind ->
    [upgrade] Выберите смотрителя, чтобы улучшить его.
    [both] Выберите смотрителя: он улучшится и продвинется.
   *[advance] Выберите смотрителя, чтобы продвинуть его.
  }
  .other = { $player } выбирает смотрителя.
ask-pick-step = Выберите ячейку для смотрителя { FORM($citizen, "gen") }.
  .other = { $player } продвигает смотрителя.
ask-activate = { $n ->
    [one] Выберите горожанина, чтобы активировать его.
    [few] Активируйте до { $n } горожан, одного за другим.
   *[many] Активируйте до { $n } горожан, одного за другим.
  }
  .other = { $player } активирует горожан.
ask-build = { $cycled ->
    [yes] Постройте один из доступных жетонов.
   *[no] Постройте один из жетонов или сначала обновите их.
  }
  .other = { $player } строит.
ask-pick-cabin = Выберите домик для улучшения.
  .other = { $player } выбирает домик.
ask-pay-cycling = Чем заплатите за обновление?
  .other = { $player } обновляет жетоны.
ask-pick-hex-action = Выберите любой гекс: его действие — ваше.
  .other = { $player } выбирает действие любого гекса.
ask-give-citizen = { $upgraded ->
    [yes] Выберите { $klass ->
        [craftsman] улучшенного ремесленника
        [nun] улучшенную монахиню
       *[aristocrat] улучшенного аристократа
      } для заселения.
   *[no] Выберите { FORM($one, "acc") } для заселения.
  }
  .other = { $player } заселяет гекс.
ask-give-lieutenant = Выберите помощника, который уйдёт навсегда.
  .other = { $player } отдаёт помощника.
ask-employ-first = Перед производством: перейдёт ли кто-нибудь в мастерскую?
  .other = { $player } готовится к производству.
ask-produce-next = Кто производит следующим?
  .other = { $player } проводит производство.
ask-heal-next = Кто следующим выйдет из карантина?
  .other = { $player } завершает карантин.
ask-end-turn = Помощник отозван. Завершите ход.
  .other = { $player } завершает ход.
ask-chance = Открывается что-то новое.
ask-over = Игра окончена.
ask-waiting = Подключаемся к столу…

# The four steps of a turn, in the header.
step-choose = Выбор
step-rescue = Спасение
step-fight = Борьба
step-action = Действие
step-produce = Производство
steps-label = Этапы хода
step-now = { $step } (сейчас)

# What can be answered: labels of buttons and of things on the board.
choice-lieutenant = Помощник { FORM($place, "loc") }
choice-lieutenant-estate = Помощник в поместье
choice-go = Идти { FORM($place, "acc") }
choice-stay = Остаться { FORM($place, "loc") }
choice-recall = Отозвать +1<coin>
  .plain = Отозвать помощника и получить 1 монету
choice-boat = Взять { FORM($what, "acc") }
choice-rescue = Спасти { $icon }
  .plain = Спасти { FORM($one, "acc") }
choice-cabin = Домик { $number }
choice-square = Занять { $square }
choice-into = Сразу в мастерскую
choice-discard = Нет места: сбросить
  .plain = Места нет, горожанин погибает
choice-employ = Занять { FORM($tile, "acc") }
choice-citizen = { $klass ->
    [craftsman] Ремесленник
    [nun] Монахиня
   *[aristocrat] Аристократ
  } { FORM($square, "loc") }
choice-heal = Горожанин из домика { $number }
choice-produce = { $holder }
choice-burn = Сжечь: { $what }
  .plain = Сжечь кубик за { $what }
choice-also = Сжечь кубик и { FORM($place, "loc") }
choice-action = Действие: { $what }
choice-repopulate = <repopulate> Заселить
  .plain = Заселить этот гекс
choice-repopulate-others = Выбрать, кто уйдёт
choice-use = { $what }
choice-advance-city = Поднять <city-register> за { $n }<coin>
  .plain = { $n ->
    [one] Повысить рейтинг в городе за { $n } монету
    [few] Повысить рейтинг в городе за { $n } монеты
   *[many] Повысить рейтинг в городе за { $n } монет
  }
choice-advance-church = Поднять <church-register> за { $n }<coin>
  .plain = { $n ->
    [one] Повысить рейтинг у церкви за { $n } монету
    [few] Повысить рейтинг у церкви за { $n } монеты
   *[many] Повысить рейтинг у церкви за { $n } монет
  }
choice-end = Завершить ход
choice-end-drop = Завершить, потеряв { $n }
choice-end-sure = { $n ->
    [one] Осталась { $n } возможность, она пропадёт. Всё равно завершить ход?
    [few] Остались { $n } возможности, они пропадут. Всё равно завершить ход?
   *[many] Осталось { $n } возможностей, они пропадут. Всё равно завершить ход?
  }
choice-done = Больше ничего
choice-done-fight = { $n ->
    [0] Дальше
   *[other] Хватит: { $n } <rat-token>
  }
  .plain = { $n ->
    [0] Дальше
    [one] Прекратить борьбу и получить { $n } крысу
    [few] Прекратить борьбу и получить { $n } крысы
   *[many] Прекратить борьбу и получить { $n } крыс
  }
choice-done-boat = Взять 1 <rat-token>
  .plain = Взять корабль и получить 1 крысу
choice-done-activate = Больше никого не активировать
choice-done-build = Ничего не строить
choice-done-employ = К производству
choice-done-also = Без второго кубика
choice-choose = { $what }
choice-track = Свиток: { $track }
choice-upgrade = Улучшить горожанина { FORM($holder, "loc") }
choice-overseer = Смотритель { FORM($citizen, "gen") }
choice-step = Ячейка { $step }, { $branch ->
    [left] налево
    [right] направо
   *[common] прямо
  }
choice-activate = Активировать { $square }: { $what }
choice-hex = Действие { FORM($place, "loc") }: { $what }
choice-cycle-improvements = Обновить улучшения
choice-cycle-workshops = Обновить мастерские
choice-pay = { $what }
  .plain = Заплатить { FORM($what, "acc") }
choice-build = Построить { FORM($tile, "acc") }
choice-give = Отправить горожанина из { FORM($holder, "gen") }
choice-send = Отдать помощника { FORM($place, "gen") }

# The header beside the sentence.
fight-label = Сколько кубиков сжечь?
fight-burn = Сжечь кубики: здесь { $n }, рядом { $beside }, за { $cost }. Крысы: { $rats }
fight-none = Не сжигать ни одного кубика. Крысы: { $rats }
pending-earned = получено
pending-paid = за монеты
pending-more = ещё { $n }
pending-which = Что использовать?
gives-label = даёт
leaves-label = уходят
away = { $player } не в сети
pending-waits = на следующем этапе действия
pending-next = следующий ход ваш
pending-soon = { $n ->
    [one] до вас { $n } ход
    [few] до вас { $n } хода
   *[many] до вас { $n } ходов
  }
undo = Шаг назад
undo-label = Отменить последний шаг
restart-turn = Ход заново
undo-nothing = Отменять пока нечего
undo-chance = Отменить нельзя: открылось что-то новое
undo-others = Отменить нельзя: после этого решение принял другой игрок
undo-over = Игра окончена
go-there = Идти сюда
place-here = Поместить сюда
do-it = Сделать
cancel = Отмена
see-estate = Поместье: { $player }
back-to-mine = К моему поместью
replay-last-turn = Последние ходы
  .about = Показать ещё раз, что произошло после вашего хода
stop-replay = К текущему ходу
other-lieutenant = Другой помощник

# Why something cannot be chosen.
refusal-blocked = Занято: { $player }
refusal-coins-short = { $n ->
    [one] Не хватает { $n } монеты
    [few] Не хватает { $n } монет
   *[many] Не хватает { $n } монет
  }
refusal-tokens-short = Не хватает { FORM($what, "gen") }
refusal-no-boat = У этого причала нет кораблей
refusal-no-wagon = Нет готовой повозки
refusal-no-citizens = Не хватает { FORM($what, "gen") }
refusal-no-lieutenant = Нет неиспользованного помощника, которого можно отдать
refusal-repopulated = Уже заселено игроком { $player }
refusal-no-tile = Все пять жетонов заселения потрачены
refusal-no-cabin = У каждого домика уже есть улучшение
refusal-repopulate = Заселить нельзя. { $why }
