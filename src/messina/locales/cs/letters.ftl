# Co se posílá těm, kdo tu nejsou: push, pošta a webhook. `-all` čtou všichni u stolu.

letter-turn-title = Jsi na tahu
letter-turn-all = Na tahu: { $player }
letter-reminder-title = Stále jsi na tahu
letter-reminder-all = Všichni čekají, na tahu: { $player }
letter-turn = Kolo { $round }. Poslední tah: { $mover }. U stolu: { $players }.
letter-first = Hra začíná. U stolu: { $players }.
letter-end-title = Hra skončila
letter-end = { $points ->
    [one] Vítězí { $winners } ({ $points } bod). U stolu: { $players }.
    [few] Vítězí { $winners } ({ $points } body). U stolu: { $players }.
    [many] Vítězí { $winners } ({ $points } bodu). U stolu: { $players }.
   *[other] Vítězí { $winners } ({ $points } bodů). U stolu: { $players }.
}
letter-test-title = Funguje to
letter-test = Sem ti dáme vědět, až budeš na tahu.
letter-confirm-title = Je to tvoje adresa?
letter-confirm = Někdo chce na této adrese dostávat zprávy, kdy je ve hře Messina 1347 na tahu. Pokud jsi to ty, otevři tento odkaz. Pokud ne, nedělej nic: nic dalšího nepřijde.
letter-leave = Odhlásit tyto zprávy:
