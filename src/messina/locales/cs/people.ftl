# Links to give away, and keys that move from device to device.

room-link = Odkaz pro: { $player }
room-alone = K tomuto serveru se dostane jen tento počítač. Pro ostatní ho spusťte příkazem
share-copy = Kopírovat: { $what }
share-copied = Zkopírováno
share-copy-short = Kopírovat
share-picture = QR kód: { $what }
share-picture-short = QR kód

keyring-title = Přenést na jiné zařízení
keyring-lead = Otevřete tento odkaz na druhém zařízení nebo na obrázek namiřte jeho fotoaparát: budou tam i vaše rozehrané hry, jméno a nastavení.
keyring-link = { $n ->
    [one] Odkaz na vaši rozehranou hru
    [few] Odkaz na vaše { $n } rozehrané hry
    [many] Odkaz na vašich { $n } rozehraných her
   *[other] Odkaz na vašich { $n } rozehraných her
}
keyring-care = Kdo má tento odkaz nebo soubor, může hrát na vašich místech. Nikomu dalšímu ho nedávejte.
keyring-save = Uložit do souboru
keyring-open = Otevřít soubor
keyring-wrong = Tento soubor není svazek klíčů této hry.
keyring-brought = { $n ->
    [0] Převzít do tohoto prohlížeče jméno a nastavení ({ $name })?
    [one] Převzít do tohoto prohlížeče { $n } hru ({ $name })?
    [few] Převzít do tohoto prohlížeče { $n } hry ({ $name })?
    [many] Převzít do tohoto prohlížeče { $n } her ({ $name })?
   *[other] Převzít do tohoto prohlížeče { $n } her ({ $name })?
}
keyring-take = Převzít
keyring-leave = Teď ne
problem-bad-keyring = Svazek klíčů v tomto odkazu není úplný. Zkopírujte odkaz znovu, nebo použijte soubor.
