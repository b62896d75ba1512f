# Links to give away, and keys that move from device to device.

room-link = Link dla: { $player }
room-alone = Do tego serwera ma dostęp tylko ten komputer. Dla innych uruchom go poleceniem
share-copy = Kopiuj: { $what }
share-copied = Skopiowano
share-copy-short = Kopiuj
share-picture = Kod QR: { $what }
share-picture-short = Kod QR

keyring-title = Przenieś na inne urządzenie
keyring-lead = Otwórz ten link na drugim urządzeniu albo skieruj jego aparat na obrazek: będą tam też twoje trwające gry, imię i ustawienia.
keyring-link = { $n ->
    [one] Link do twojej trwającej gry
    [few] Link do twoich { $n } trwających gier
    [many] Link do twoich { $n } trwających gier
   *[other] Link do twoich { $n } trwających gier
}
keyring-care = Kto ma ten link lub plik, może grać na twoich miejscach. Nie dawaj go nikomu innemu.
keyring-save = Zapisz w pliku
keyring-open = Otwórz plik
keyring-wrong = Ten plik nie jest pękiem kluczy tej gry.
keyring-brought = { $n ->
    [0] Przejąć do tej przeglądarki imię i ustawienia ({ $name })?
    [one] Przejąć do tej przeglądarki { $n } grę ({ $name })?
    [few] Przejąć do tej przeglądarki { $n } gry ({ $name })?
    [many] Przejąć do tej przeglądarki { $n } gier ({ $name })?
   *[other] Przejąć do tej przeglądarki { $n } gry ({ $name })?
}
keyring-take = Przejmij
keyring-leave = Nie teraz
problem-bad-keyring = Pęk kluczy w tym linku jest niepełny. Skopiuj link jeszcze raz albo użyj pliku.
