# Together: chat, rematches, the hall, the solo of the day.

chat-title = Chat
chat-close = Zavřít chat
chat-earlier = Starší zprávy
chat-guest = Host
chat-mute = Skrýt tyto zprávy
chat-silence = { $n ->
    [one] Umlčet na { $n } minutu
    [few] Umlčet na { $n } minuty
    [many] Umlčet na { $n } minuty
   *[other] Umlčet na { $n } minut
}
chat-silence-watchers = { $n ->
    [one] Umlčet všechny diváky na { $n } minutu
    [few] Umlčet všechny diváky na { $n } minuty
    [many] Umlčet všechny diváky na { $n } minuty
   *[other] Umlčet všechny diváky na { $n } minut
}
chat-hear = Smí zase psát
chat-hear-watchers = Diváci smějí zase psát
chat-watching = { $n ->
    [one] { $n } divák
    [few] { $n } diváci
    [many] { $n } diváka
   *[other] { $n } diváků
}
chat-came = { $name } se teď dívá
chat-none = Zatím nikdo nic nenapsal.
chat-none-watching = Zatím nikdo nic nenapsal. Hráči si přečtou, co píšou diváci, až po hře.
chat-muted = { $n ->
    [one] Skrýváš zprávy { $n } člověka.
    [few] Skrýváš zprávy { $n } lidí.
    [many] Skrýváš zprávy { $n } lidí.
   *[other] Skrýváš zprávy { $n } lidí.
}
chat-unmute = Ukázat všechny zprávy
chat-say = Napiš něco ostatním u stolu
chat-say-watching = Napiš něco divákům
chat-send = Odeslat
chat-unread = { $n ->
    [one] Chat, { $n } nová zpráva
    [few] Chat, { $n } nové zprávy
    [many] Chat, { $n } nové zprávy
   *[other] Chat, { $n } nových zpráv
}
tab-chat = Chat
react-well-played = Dobře zahráno
react-thinking = Přemýšlím
react-back-soon = Hned jsem zpět
react-again = Ještě jednou?

next-game = { $n ->
    [one] Další hra
    [few] Další hra (čekají { $n })
    [many] Další hra (čeká { $n })
   *[other] Další hra (čeká { $n })
}
rematch-ask = Odveta
rematch-set = Stůl pro odvetu je připraven.
rematch-sit = Posadit se

option-announced = Ohlásit v sále
  .about = kdokoli na tomto serveru se smí přidat nebo dívat
option-chat = Chat
  .about = u tohoto stolu

nav-site = Stránky

hall-title = Sál
hall-open = Otevřené stoly
hall-new = Otevřít stůl
hall-pace = Tempo
hall-pace-all = všechny
hall-pace-live = živě
hall-pace-days = dny
hall-none = Právě není nikde volné místo. Otevři stůl a ohlas ho tady.
hall-none-such = V tomto tempu právě není nikde volné místo.
hall-running = Právě se hraje
hall-public = { $n ->
    [one] { $n } veřejná hra
    [few] { $n } veřejné hry
    [many] { $n } veřejné hry
   *[other] { $n } veřejných her
}
hall-none-running = Právě se tu nic veřejně nehraje.
hall-newer = Novější
hall-older = Starší
hall-table = Počet hráčů: { $n }, { $boards ->
    [basic] základní desky
    [mixed] smíšené desky
   *[advanced] pokročilé desky
}
hall-free = { $n ->
    [one] { $n } volné místo
    [few] { $n } volná místa
    [many] { $n } volného místa
   *[other] { $n } volných míst
}
hall-hints = rady povoleny
hall-no-clock = bez hodin
hall-yours = Tvůj stůl
hall-back = Ke stolu
hall-sit = Posadit se
hall-watch = Dívat se
hall-watchers = { $n ->
    [0] žádní diváci
    [one] { $n } divák
    [few] { $n } diváci
    [many] { $n } diváka
   *[other] { $n } diváků
  }

daily-title = Sólo dne
daily-ends = končí za { $time }
daily-lead = Základní desky. Všichni mají stejné město i stejné štěstí.
daily-scores = Výsledky
daily-none = Ještě nikdo nedohrál. Buď první.
daily-none-then = Nejsou tu žádné výsledky.
daily-played = { $n ->
    [0] Zatím nikdo nedohrál
    [one] Zatím dohrál { $n } hráč
    [few] Zatím dohráli { $n } hráči
    [many] Zatím dohrálo { $n } hráče
   *[other] Zatím dohrálo { $n } hráčů
  }
daily-record = nejlepší výsledek ze všech dnů: { $score }
daily-play = Hrát
daily-go-on = Hrát dál
daily-again = Zahrát znovu
  .about = Počítá se jen tvá první hra.
daily-you = { $name } (ty)
daily-replay = Přehrát hru: { $name }
daily-best = Nejlepší ze všech dnů
daily-all = Všechny dny
daily-before = O den dřív
daily-after = O den později
daily-rule = Den končí o půlnoci UTC. Počítá se tvá první hra dne, pokud do té doby skončí; rady v ní nejsou. Hry ostatních si můžeš přehrát, až dohraješ svou.

problem-no-chat = U tohoto stolu se nechatuje.
problem-silenced = Majitel stolu tě na chvíli umlčel.
problem-switched-off = Na tomto serveru je to vypnuté.
problem-full = Všechna místa u tohoto stolu už jsou obsazená.
problem-not-yet = Nejdřív dohraj dnešní hru.
