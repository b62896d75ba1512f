# Links to give away, and keys that move from device to device.

room-link = Link für { $player }
room-alone = Nur dieser Rechner erreicht den Server. Für andere starte ihn mit
share-copy = Kopieren: { $what }
share-copied = Kopiert
share-copy-short = Kopieren
share-picture = QR-Code: { $what }
share-picture-short = QR-Code

keyring-title = Auf ein anderes Gerät umziehen
keyring-lead = Öffne diesen Link auf dem anderen Gerät oder richte dessen Kamera auf das Bild: Deine laufenden Partien, dein Name und deine Einstellungen sind dann auch dort.
keyring-link = { $n ->
    [one] Link zu deiner laufenden Partie
   *[other] Link zu deinen { $n } laufenden Partien
}
keyring-care = Wer diesen Link oder die Datei hat, kann auf deinen Plätzen spielen. Gib sie niemandem sonst.
keyring-save = Als Datei speichern
keyring-open = Datei öffnen
keyring-wrong = Diese Datei ist kein Schlüsselbund dieses Spiels.
keyring-brought = { $n ->
    [0] Name und Einstellungen von { $name } in diesen Browser übernehmen?
    [one] { $n } Partie von { $name } in diesen Browser übernehmen?
   *[other] { $n } Partien von { $name } in diesen Browser übernehmen?
}
keyring-take = Übernehmen
keyring-leave = Jetzt nicht
problem-bad-keyring = Der Schlüsselbund in diesem Link ist nicht vollständig. Kopiere den Link noch einmal oder nimm die Datei.
