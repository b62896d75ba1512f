# Links to give away, and keys that move from device to device.

room-link = Link for { $player }
room-alone = Only this computer can reach this server. For others, start it with
share-copy = Copy: { $what }
share-copied = Copied
share-copy-short = Copy
share-picture = QR code: { $what }
share-picture-short = QR code

keyring-title = Move to another device
keyring-lead = Open this link on the other device, or scan the picture with its camera. Your games in progress, your name and your settings will be there too.
keyring-link = { $n ->
    [one] Link to your game in progress
   *[other] Link to your { $n } games in progress
  }
keyring-care = Whoever has this link or file can play your seats. Give it to nobody else.
keyring-save = Save as a file
keyring-open = Open a file
keyring-wrong = This file is not a keyring of this game.
keyring-brought = { $n ->
    [0] Bring the name and settings of { $name } into this browser?
    [one] Bring { $n } game of { $name } into this browser?
   *[other] Bring { $n } games of { $name } into this browser?
  }
keyring-take = Bring over
keyring-leave = Not now
problem-bad-keyring = The keyring in this link is incomplete. Copy the link again, or use the file.
