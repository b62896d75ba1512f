# Links to give away, and keys that move from device to device.

room-link = Odkaz pro: { $player }
room-alone = K tomuto serveru se dostane jen tento počítač. Pro ostatní ho spusť příkazem
share-copy = Kopírovat: { $what }
share-copied = Zkopírováno
share-copy-short = Kopírovat
share-picture = QR kód: { $what }
share-picture-short = QR kód

keyring-title = Přenést na jiné zařízení
keyring-lead = Otevři tento odkaz na druhém zařízení nebo na obrázek namiř jeho fotoaparát: budou tam i tvé rozehrané hry, jméno a nastavení.
keyring-link = { $n ->
    [one] Odkaz na tvou rozehranou hru
    [few] Odkaz na tvé { $n } rozehrané hry
    [many] Odkaz na tvých { $n } rozehraných her
   *[other] Odkaz na tvých { $n } rozehraných her
  }
keyring-care = Kdo má tento odkaz nebo soubor, může hrát na tvých místech. Nikomu dalšímu ho nedávej.
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
problem-bad-keyring = Svazek klíčů v tomto odkazu není úplný. Zkopíruj odkaz znovu, nebo použij soubor.
