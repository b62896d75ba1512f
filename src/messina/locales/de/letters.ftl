# Was Leuten geschickt wird, die nicht da sind: Push, Mail und Webhook. `-all` lesen alle am Tisch.

letter-turn-title = Du bist am Zug
letter-turn-all = Am Zug: { $player }
letter-reminder-title = Du bist immer noch am Zug
letter-reminder-all = Alle warten auf { $player }
letter-turn = Runde { $round }. Letzter Zug: { $mover }. Am Tisch: { $players }.
letter-first = Das Spiel beginnt. Am Tisch: { $players }.
letter-end-title = Das Spiel ist zu Ende
letter-end = { $points ->
    [one] Gewonnen: { $winners }, mit { $points } Punkt. Am Tisch: { $players }.
   *[other] Gewonnen: { $winners }, mit { $points } Punkten. Am Tisch: { $players }.
}
letter-test-title = Es klappt
letter-test = Hier erfährst du, wenn du am Zug bist.
letter-confirm-title = Ist das deine Adresse?
letter-confirm = Jemand möchte an diese Adresse Nachrichten bekommen, sobald in Messina 1347 der eigene Zug ansteht. Wenn du das bist, öffne diesen Link. Wenn nicht, tu nichts: Es kommt keine weitere Nachricht.
letter-leave = Diese Nachrichten abbestellen:
