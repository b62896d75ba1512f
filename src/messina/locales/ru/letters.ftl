# Что получают те, кого нет за столом: push, почта и webhook. `-all` читают все за столом.

letter-turn-title = Ваш ход
letter-turn-all = Ходит { $player }
letter-reminder-title = Всё ещё ваш ход
letter-reminder-all = Все ждут, ходит { $player }
letter-turn = Раунд { $round }. Последний ход: { $mover }. За столом: { $players }.
letter-first = Игра начинается. За столом: { $players }.
letter-end-title = Игра окончена
letter-end = { $points ->
    [one] Победа: { $winners }, { $points } очко. За столом: { $players }.
    [few] Победа: { $winners }, { $points } очка. За столом: { $players }.
    [many] Победа: { $winners }, { $points } очков. За столом: { $players }.
   *[other] Победа: { $winners }, { $points } очка. За столом: { $players }.
}
letter-test-title = Всё работает
letter-test = Сюда придёт сообщение, когда настанет ваш ход.
letter-confirm-title = Это ваш адрес?
letter-confirm = Кто-то хочет получать на этот адрес сообщения о своём ходе в игре «Мессина 1347». Если это вы, откройте эту ссылку. Если нет, ничего не делайте: больше ничего не придёт.
letter-leave = Отписаться от этих сообщений:
