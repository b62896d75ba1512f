# Co dostają osoby, których nie ma przy stole: push, poczta i webhook. `-all` czytają wszyscy przy stole.

letter-turn-title = Twoja kolej
letter-turn-all = Teraz gra: { $player }
letter-reminder-title = Wciąż jest twoja kolej
letter-reminder-all = Wszyscy czekają, teraz gra: { $player }
letter-turn = Runda { $round }. Ostatni ruch: { $mover }. Przy stole: { $players }.
letter-first = Gra się zaczyna. Przy stole: { $players }.
letter-end-title = Koniec gry
letter-end = { $points ->
    [one] Wygrywa { $winners } ({ $points } punkt). Przy stole: { $players }.
    [few] Wygrywa { $winners } ({ $points } punkty). Przy stole: { $players }.
    [many] Wygrywa { $winners } ({ $points } punktów). Przy stole: { $players }.
   *[other] Wygrywa { $winners } ({ $points } punktu). Przy stole: { $players }.
}
letter-test-title = Działa
letter-test = Tu dowiesz się, że nadeszła twoja kolej.
letter-confirm-title = Czy to twój adres?
letter-confirm = Ktoś chce dostawać na ten adres wiadomości, kiedy w grze Messina 1347 jest jego kolej. Jeśli to ty, otwórz ten link. Jeśli nie, nie rób nic: więcej wiadomości nie będzie.
letter-leave = Rezygnacja z tych wiadomości:
