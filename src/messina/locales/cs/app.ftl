# The frame around the game: start page, header, settings, waiting room, replay, end.

app-title = Messina 1347
app-title-turn = ● Jsi na tahu · Messina 1347
app-title-rules = Pravidla · Messina 1347
app-skip-board = Přejít k hernímu plánu
app-skip-content = Přejít k obsahu
app-loading = Okamžik…
app-home = Na úvodní stránku
app-lost = Na této adrese nic není.
app-close = Zavřít
app-menu = Nabídka
brand = Messina
brand-year = 1347

# Start page
start-lead = Zachraňuj měšťany, bojuj s morem, obnov město.
start-new = Nová hra
start-ways = Způsob hry
way-solo = Sólo
  .about = proti virtuálnímu protivníkovi
way-bots = S boty
  .about = s jedním až třemi
way-hotseat = U stolu
  .about = u jedné obrazovky
way-online = Online
  .about = pošli odkaz, bez účtu
seats = Místa
seat-you = ty
seat-name = Jméno hráče, barva { $colour }
seat-colour = Barva ({ $player })
seat-level = Úroveň ({ $player })
seat-add = { $n ->
    [3] Přidat třetího hráče
   *[other] Přidat čtvrtého hráče
  }
seat-remove = Odebrat: { $player }
seat-bot = Bot
seat-human = Člověk
seat-kind = Kdo hraje ({ $player })
colour-green = zelená (kruh)
colour-yellow = žlutá (čtverec)
colour-violet = fialová (kosočtverec)
colour-rose = růžová (trojúhelník)
options = Možnosti
option-boards = Desky
  .about = panství a archiv
boards-basic = Základní
boards-advanced = Pokročilé
boards-mixed = Smíšené
boards-estates = { $player }: panství
boards-scrolls = { $player }: archiv
board-side-a = a
board-side-b = b
option-fire = Velký oheň
fire-english = Anglický
  .about = platí jako 1 oheň a smí spálit i kostku v sousední čtvrti
fire-russian = Ruský
  .about = jako anglický, ale stojí-li kostka 2 ohně, stačí jeden
fire-czech = Český
  .about = jako ruský, ale obě kostky smějí být ve tvé čtvrti
option-order = Pořadí hráčů
  .about = přehledová tabulka, nebo destička priority
order-table = Tabulka
  .whole = přehledová tabulka
order-tile = Destička
  .whole = destička priority
option-more = Další
  .about = sada komponent, semínko
option-pack = Sada komponent
option-seed = Semínko
  .about = stejné číslo rozdá stejnou hru
start-go = { $way ->
    [solo] Začít sólovou hru
    [online] Připravit stůl pro { $n } hráče
   *[other] Začít hru pro { $n } hráče
  }
start-length = 6 kol, asi 20 tahů na hráče
start-rules = Jak se hraje
start-continue = Rozehrané
start-finished = Dohrané
start-none = Zde se objeví hry, které hraješ v tomto prohlížeči.
start-open = Otevřít uloženou hru nebo odkaz
start-open-link = Odkaz na stůl
start-open-file = nebo uložená hra
start-open-go = Otevřít
start-forget = Odebrat tuto hru ze seznamu
start-turn = jsi na tahu
start-resume = Pokračovat: { $name }, kolo { $round }
start-watch = Přehrát: { $name }
game-solo = Sólo
game-solo-advanced = Sólo, pokročilé desky
game-bots = { $n ->
    [one] S botem
    [2] Se dvěma boty
    [3] Se třemi boty
    [few] Se { $n } boty
   *[other] S { $n } boty
  }
game-hotseat = U jednoho stolu: { $names }
game-online = Online: { $names }
game-result = { $name } { $score }
names-1 = Aurelia
names-2 = Tancredi
names-3 = Isotta
names-4 = Ruggero

# Table
header-round = Kolo
header-of = ze VI
header-round-now = Kolo { $round } ze VI
nav-tools = Nástroje
tool-hint = Rada
tool-rules = Pravidla
tool-sound = Zvuk
tool-sound-on = Zvuk je zapnutý
tool-sound-off = Zvuk je vypnutý
tool-settings = Nastavení
tool-theme-now = Vzhled: { $theme }
theme-system = podle systému
theme-light = světlý
theme-dark = tmavý
settings-title = Nastavení
settings-theme = Vzhled
settings-motion = Ukazovat změny postupně
settings-itself = Tahy končí samy
settings-speed = Rychlost ostatních
speed-normal = Normálně
speed-quick = Rychle
speed-instant = Hned
settings-sound = Zvuky
settings-sounds = Co je slyšet
sound-turn = Můj tah
sound-rescue = Záchrana
sound-fire = Oheň
sound-build = Stavba
sound-round = Nové kolo
sound-end = Konec hry
settings-language = Jazyk
settings-keys = Klávesy
settings-leave = Odejít od stolu
settings-replay = Přehrát od začátku
settings-on = Zap.
settings-off = Vyp.
keys-arrows = Šipkami přecházíš mezi čtvrtěmi, Enter vybírá.
keys-undo = Backspace vrátí poslední krok.
keys-numbers = Klávesy 1 až 9 využijí, co máš získáno, nebo stisknou tlačítka v záhlaví.
keys-letters = E panství, B deska, L deník, R pravidla, H rada, Escape zavírá.
tab-city = Město
tab-estate = Panství
tab-board = Deska
tab-players = Hráči
tab-log = Deník
tabs-label = Části stolu
tab-pending = { $tab }, { $n ->
    [one] { $n } volba zde
    [few] { $n } volby zde
   *[other] { $n } voleb zde
  }
estate-of = Panství: { $player }
ordinal = { $n }.
board-label = Záznamy, kola a nabídka
answers-label = Odpovědi
players-label = Ostatní hráči
offline = Spojení se serverem vypadlo. Zkouším to znovu…
connecting = Připojování…
# Said by web/src/guard.js, each on one line.
guard-old = Messina 1347 potřebuje novější prohlížeč, alespoň jeden z těchto: { $browsers }.
guard-missing = Část hry Messina 1347 se nepodařilo načíst.
guard-again = Zkusit znovu
not-playable = Tato hra začala podle jiných pravidel: můžeš ji sledovat, ale ne v ní pokračovat.
watching = Sleduješ hru.
hint-title = Silný hráč by zvolil
hint-why = Hodnota v bodech: { $what }.
hint-do = Provést
hint-term = { $name } { $value }
confirm-title = Potvrdit tah?
confirm-yes = Přesto potvrdit
confirm-no = Ještě ne

# Waiting room
room-title = Stůl je připraven
room-lead = Pošli každému hráči odkaz na jedno místo. Kdo ho otevře jako první, tomu místo patří.
room-taken = obsazeno
room-mine = ty
room-free = volné
room-here = u stolu
room-start = Prohlédnout stůl
room-wait = { $n ->
    [one] Čeká se na jednoho hráče
    [few] Čeká se na { $n } hráče
   *[other] Čeká se na { $n } hráčů
  }

# The door: somebody opens the link of a seat
door-title = Je tu pro tebe místo
door-name = Tvé jméno
door-sit = Posadit se

# Replay
replay-title = Přehrávání
replay-first = Na začátek
replay-turn-back = O tah zpět
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-next = O krok dál
replay-turn-next = O tah dál
replay-round = Další kolo
replay-last = Na konec
replay-speed = Rychlost
replay-scrubber = Okamžik
replay-at = Krok { $at } z { $steps }
replay-share = Zkopírovat adresu tohoto okamžiku
replay-fork = Hrát dál odsud
replay-fork-hotseat = U jednoho stolu
replay-fork-bots = Proti botům
replay-fork-solo = Sólo
replay-fork-title = Hrát dál odsud
replay-fork-lead = Z tohoto okamžiku začne nová hra. Náhoda v ní půjde vlastní cestou.
replay-to-table = Ke stolu
replay-keys = Šipky krokují, se Shiftem po tazích; mezerník přehrává; Home a End skočí na kraj.

# End
end-winner = Messinu obnovuje { $player }
end-shared = O vítězství se dělí { $players }
end-solo = { $grade ->
    [outstanding] Messina na tebe nezapomene
    [good] Dobrý rok pro Messinu
    [fair] Messina se zotavuje
   *[poor] Messina truchlí
  }
end-lead = Šest kol, { $hexes ->
    [0] žádná znovuosídlená čtvrť
    [one] jedna znovuosídlená čtvrť
    [few] { $hexes } znovuosídlené čtvrti
   *[other] { $hexes } znovuosídlených čtvrtí
  }, { $cubes ->
    [0] žádná kostka
    [one] jedna kostka
    [few] { $cubes } kostky
   *[other] { $cubes } kostek
  } v ulicích.
end-place = { $place }
end-table = Odkud jsou body
end-source = Zdroj
end-total = Celkem
end-rounds = Získáno v šesti kolech
end-rats = Krysy
end-popularity = Morová kronika
end-ranking = Morová kronika, pořadí
end-ranking-solo = Morová kronika, protivník
end-city = Městské knihy
end-church = Církevní matriky
end-hexes = Znovuosídlené čtvrti
end-scrolls = Šlechtický archiv
end-tokens = Zbylé žetony, 1 bod za 3
end-repopulation = Nejvíc znovuosídleno
end-best = nejlepší
end-decided-points = Rozhodly body: náskok { $n }, druhé místo { $player }.
end-decided-repopulated = Shoda bodů: rozhoduje vyšší počet znovuosídlených čtvrtí (10.5).
end-decided-best_hex = Shoda bodů i čtvrtí: rozhoduje nejhodnotnější jednotlivá čtvrť (10.5).
end-decided-shared = Shoda ve všem: místo se dělí (10.5).
end-decided-solo = Dobrý výsledek je { $good }, s pokročilými deskami { $advanced } (12.6).
end-race = Kolo po kole
end-race-label = Body, kdyby hra skončila tímto kolem
end-sources = Podle zdroje
end-sources-label = Body podle zdroje
end-group-rounds = V kolech
end-group-registers = Záznamy
end-group-hexes = Znovuosídlení
end-group-scrolls = Archiv
end-group-tokens = Žetony
end-again = Hrát znovu
end-estates = Prohlédnout panství
end-save = Uložit deník
end-replay = Přehrát
end-length = { $turns ->
    [one] jeden tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
  }
end-see = Zobrazit výsledek

# What went wrong
problem-unreachable = Server není dostupný.
problem-unexpected = Došlo k neočekávané chybě.
problem-not-your-seat = Toto místo není tvoje.
problem-not-owner = To může jen ten, kdo stůl založil.
problem-seat-gone = Tvoje místo dostal někdo jiný.
problem-replaced = Na tvém místě hraje bot: nejdřív si ho vezmi zpět.
problem-time-left = Tento hráč má ještě čas.
problem-ended = Tento stůl byl ukončen.
problem-not-legal = To teď není možné.
problem-stale = Hra se mezitím posunula; podívej se znovu.
problem-undo-chance = Něco se odkrylo: vrátit to nelze.
problem-undo-others = Mezitím rozhodl někdo jiný: vrátit to nelze.
problem-undo-nothing = Není co vracet.
problem-undo-over = Hra skončila: nic už vrátit nelze.
problem-too-fast = Příliš rychle: chvilku počkej.
problem-not-playable = Tuto hru lze jen sledovat.
problem-malformed = Server tomu nerozuměl.
problem-unknown = To se nepovedlo ({ $reason }).
problem-no-such-table = Takový stůl neexistuje.
problem-too-many = Tento stůl sleduje příliš mnoho lidí.
problem-unknown-key = Jeden z tvých odkazů k tomuto stolu nepatří.
problem-too-big = To je příliš dlouhé.
problem-over = Hra skončila.
problem-not-kept = Server to nedokázal uložit; nic se nezměnilo.
problem-no-hint = Teď žádná rada není.
problem-not-over = Hra ještě neskončila.
problem-forbidden = Odsud to server nedovoluje.
problem-no-such-pack = Taková sada komponent neexistuje.
problem-no-such-moment = Takový okamžik ve hře není.
problem-bad-options = Tyto možnosti nejdou dohromady.
problem-bad-record = V tomto souboru není žádná hra Messina 1347.
problem-bad-position = Tento text není ani pozice, ani uložená hra Messina 1347.
problem-no-such-address = Na této adrese nic není.
problem-damaged = Tento stůl je poškozený a nelze ho otevřít.
problem-too-slow = Trvalo to příliš dlouho: zkus to znovu.
problem-unknown-host = Pod tímto jménem server neodpovídá.
problem-no-such-method = To server na této adrese neumí.
problem-no-such-recipient = Toto zařízení nebo adresu už server nezná.
problem-not-sent = Zprávu se nepodařilo odeslat.
problem-server-error = Na serveru nastala chyba: zkus to znovu.

# Bots, by their names in the registry.
bot-novice = Snadný
bot-merchant = Střední
bot-physician = Těžký
bot-magistrate = Expert
bot-archbishop = Mistr
bot-random = Náhodný

# The parts of a hint's evaluation.
term-score = body teď
term-tokens = žetony
term-registers = záznamy
term-citizens = měšťané
term-buildings = budovy
term-scrolls = archiv
term-figures = služebníci
term-overseers = správci
term-rats = krysy
term-repopulation = znovuosídlení
term-pending = ještě k využití

# The banner that opens a round.
banner-order = Pořadí hráčů
banner-order-by = Pořadí hráčů, { $register }
banner-fire = Boj s kostkou
banner-lost = Oběti moru
banner-boats = Loď
banner-offer = Nově v nabídce
banner-wheel = Ukazatel nákazy
banner-left = { $left ->
    [0] nezbývá žádná kostka
   *[other] zbývá kostek: { $left } z { $all }
  }
banner-new = nově: { $place }
banner-wait = Počkat
banner-go = Dál

# Invitations, the shared screen, playing on from a moment.
door-invites = { $player } tě zve na Messinu 1347
door-invitation = Pozvánka
door-game = Počet hráčů: { $n }, { $boards ->
    [basic] základní desky
    [mixed] smíšené desky
   *[advanced] pokročilé desky
  }. Zachraňuj měšťany, bojuj s morem, obnov město.
door-you = Ty
door-yours = tohle místo je tvoje
door-host = { $here ->
    [yes] zve tě, u stolu
   *[no] zve tě, není tu
  }
door-name-at = Tvé jméno u stolu
door-learn = Nejdřív se naučit, 15 minut
door-note = Bez účtu a bez instalace. Hra začne, až se všichni posadí. Tento prohlížeč si tvé místo pamatuje a můžeš si ho vzít i na jiné zařízení.
door-undo = Vracení tahů
door-undo-until = dokud se něco neodkryje
door-watchers = Diváci
door-watchers-yes = povoleni
door-begun = Začátek
door-not-begun = { $n ->
    [one] ještě ne, { $n } volné místo
    [few] ještě ne, { $n } volná místa
    [many] ještě ne, { $n } volného místa
   *[other] ještě ne, { $n } volných míst
  }
door-round = hraje se kolo { $round }
door-taken = Toto místo už je obsazené
door-taken-lead = Odkaz už někdo použil, nebo existuje novější. Můžeš se dívat, nebo otevřít vlastní stůl.
door-own = Vlastní stůl
pass-now = Nyní hraje
pass-where = { $place }. v kole { $round }, zbývající služebníci: { $n }
pass-since = Od tvého posledního tahu
pass-mine = Já jsem { $player }
pass-never = Už se neptat
replay-fork-seat = Tvé místo
replay-fork-level = Úroveň botů

# The final scoring, row by row.
finale-stage = Závěrečné bodování, { $at } z { $all }: { $what }
finale-back = O řádek zpět
finale-next = Další
finale-result = K výsledku
