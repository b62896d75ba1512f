# Plätze, die weitergegeben werden, Zuschauende und Zeit.

seats-title = Wer an diesem Tisch sitzt
seats-asked = gefragt { $time }
seats-away = nicht da
seats-bot = Bot, { $level }
seats-stands-in = ein Bot springt ein, { $level }
seats-link = Neuer Link
seats-link-sure = Der bisherige Link und der Schlüssel von { $player } gelten dann sofort nicht mehr.
seats-bot-for = Für { $player } einen Bot spielen lassen
seats-bot-choose = Bot spielen lassen
seats-sure = Ja, so machen
seats-no = Nein
seats-back = Meinen Platz zurücknehmen
seats-replaced = Ein Bot spielt für dich.
seats-lost = Dein Platz an diesem Tisch wurde weitergegeben. Zusehen kannst du weiterhin.
seats-ended = Dieser Tisch wurde beendet. Ansehen lässt er sich weiterhin.
seats-end = Diesen Tisch beenden
seats-end-sure = Danach kann niemand mehr weiterspielen. Ansehen lässt sich die Partie weiterhin.
seats-watch-link = Link zum Zusehen
seats-watch-lead = Wer diesen Link öffnet, sieht nur zu. Er enthält keinen Schlüssel.
seats-watching = { $n ->
    [0] Niemand sieht zu
    [one] { $n } sieht zu
   *[other] { $n } sehen zu
}

clock-left = Verbleibende Zeit: { $time }
clock-out = Die Zeit von { $player } ist abgelaufen.
clock-go-on = Einen Bot weiterspielen lassen
clock-none = keine
clock-plus = { $budget } + { $increment } pro Zug
clock-own = eigene
clock-budget = Stunden für die ganze Partie
clock-increment = Minuten mehr für jeden Zug
option-agreed = Absprachen
option-clock = Uhr
  .about = läuft sie ab, dürfen die anderen einen Bot weiterspielen lassen
option-hints = Tipps
  .about = alle dürfen einen starken Bot um Rat fragen
door-clock = Uhr
door-hints = Tipps
door-agree = Wer Platz nimmt, ist damit einverstanden.
door-watch = Nur zusehen
