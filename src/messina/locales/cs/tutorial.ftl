# The guided first game. Each text stands on a small card beside the table, also on a phone: at most three
# short sentences. An icon stands before its word and is not spoken. $rival is the other player, with mark and name.

learn-title = Naučit se hrát
learn-start = Naučit se hrát
  .about = první hra s průvodcem, asi deset minut
learn-continue = Pokračovat ve výuce
  .about = krok { $step } z { $steps }
learn-step = Krok { $step } z { $steps }
learn-card = Výuka
learn-next = Další
learn-back = Zpět
learn-skip = Přeskočit
learn-show = Ukázat
learn-yours = Teď ty
learn-read = Přečti si text a zvol Další.
learn-watch = Hra pokračuje.
learn-astray = I to by šlo. Výuka se ale vydá jinudy: zvol, co je orámované.
learn-clause = Pravidlo { $clause }
learn-again = Od začátku
learn-play-bots = Hrát proti botovi
learn-play-solo = Hrát sólo

learn-topic-welcome = Messina roku 1347
learn-topic-choosing = Výběr čtvrti
learn-topic-moving = Pohyb
learn-topic-rescue = Záchrana
learn-topic-quarantine = Karanténa
learn-topic-fire = Oheň proti moru
learn-topic-action = Akce
learn-topic-overseers = Správci
learn-topic-building = Stavba
learn-topic-workshops = Dílny
learn-topic-registers = Písemné záznamy
learn-topic-boats = Lodě
learn-topic-rats = Krysy
learn-topic-repopulating = Znovuosídlení
learn-topic-upgrades = Povýšení měšťané
learn-topic-scrolls = Šlechtický archiv
learn-topic-rounds = Kolo
learn-topic-scoring = Bodování

# Round I: three lieutenants, three turns.
lesson-welcome = Lodě přivezly mor. Během šesti kol zachraňuješ <citizen-any> měšťany, spaluješ <plague-cube> kostky moru a vedeš lidi zpět do města. Vítězí nejvíc <points> bodů; proti tobě hraje { $rival }.
lesson-wheel = Připlula loď a <wheel> ukazatel nákazy se otočil. Podle jeho krysy přibyla <plague-cube> kostka moru v každé čtvrti s touto krysou; podle jeho barev poznáš, kde na tebe čekají <craftsman> řemeslníci, <nun> jeptišky a <aristocrat> šlechtici.
lesson-choose = Tah začíná jedním z tvých tří <lieutenant> služebníků. Z panství smí bez placení do kterékoli čtvrti. Jdi do čtvrti Fornaci: čeká tam <craftsman> řemeslník.
lesson-rescue-healthy = Ve čtvrti neleží kostka moru, takže je <craftsman> řemeslník zdravý a obsadí pole v části panství řemeslníků. Pole jsou akce na později; toto přinese <coin> minci a <lumber> dřevo.
lesson-action = Po záchraně přichází akce čtvrti. Fornaci dává 2 <fire> ohně. Taková tlačítka najdeš nad herním plánem, na telefonu pod ním.
lesson-confirm = Teď máš 2 <fire> ohně. Tah skončí, až ho potvrdíš; do té doby ho lze vrátit. Potvrď ho a sleduj, co zahraje { $rival }.
lesson-blocked = { $rival } stojí ve čtvrti Badia Bianca: do konce kola ji nikdo další nemůže vybrat. Ty jdi do čtvrti Piazza dei Bandi. Čeká tam <aristocrat> šlechtic, ale také mor.
lesson-rescue-plague = Leží tu kostka moru, takže <aristocrat> šlechtic musí do karantény, i když kostku potom spálíš. Vyber <cabin> domek: na konci příštího kola bude pacient zdravý.
lesson-fire = Jeden <fire> oheň spálí jednu kostku moru a posune tě o pole v <popularity-register> morové kronice. Za každou kostku, která by ve tvé čtvrti zůstala, by ti přibyla <rat-token> krysa.
lesson-still-to-take = Akcí této čtvrti je pohyb jednoho z tvých správců. Vše, co žádá rozhodnutí, čeká zde, až to využiješ, v libovolném pořadí. Klikni na to.
lesson-first-step = Tvoji tři správci obcházejí cesty tvého panství. K první zastávce <overseer-craftsman> správce řemeslníků patří dvě pole a na jednom z nich stojí tvůj řemeslník.
lesson-activate = Správce aktivuje řemeslníka: ten provede, co ukazuje jeho pole, a přinese <coin> minci a <lumber> dřevo. Co v jednom tahu umístíš, v jiném se vyplatí.
lesson-builders = Tvůj poslední služebník v tomto kole jde do čtvrti Muratori, k zedníkům. Čeká tam další <aristocrat> šlechtic a akcí je <build> stavba.
lesson-improvement = V nabídce jsou vylepšení domků, dílny a vozy; cena je na nich vytištěná. Za své <lumber> dřevo můžeš postavit toto vylepšení.
lesson-cabin = Umísti ho na domek se svým pacientem. Kdo v tomto domku leží na konci kola, přinese ti pokaždé 2 <points> body.
lesson-round-end = Nikdo už nemá služebníka, kterého by vyslal: kolo končí. Nejprve produkují všechny vylepšené domky a dílny. Potom se pacienti přesunou z lůžka I na lůžko II; kdo byl na II, je zdravý.

# Round II.
lesson-new-round = Kolo II: služebníci ulehli tam, kde jsou, a nikomu nepřekážejí. Přibyla čtvrť a loď, ukazatel se otočil; měšťané, kteří zůstali u kostky moru, jsou ztraceni. Kdo začíná, určují <city-register> městské knihy: na společném poli ten, kdo leží navrchu.
lesson-distance = Od této chvíle služebníci vyrážejí z místa, kde leží. Zůstat nebo jít do sousedství je zdarma, každý další krok stojí <coin> minci. Vezmi toho ve čtvrti Piazza dei Bandi.
lesson-next-door = U každé čtvrti, kam dojdeš, vidíš cenu. Zecchieri leží hned vedle: další <aristocrat> šlechtic a 3 <coin> mince zadarmo. Zbytek tohoto tahu se odehraje za tebe.
lesson-good-square = Ve čtvrti Legnaioli zachráníš řemeslníka a získáš <lumber> dřevo. Při umístění mysli na cesty: další zastávka správce řemeslníků, vpravo, dosáhne na pole, kde je <build> stavba.
lesson-popularity = Zase mor: <nun> jeptiška je v domku. Spal kostku a dostaneš se na třetí pole <popularity-register> morové kroniky. Má pro tebe dar.
lesson-city = Akcí čtvrti Loggia je postup v <city-register> městských knihách. Další pole dává hned <lumber> dřevo; výš čekají noví <lieutenant> služebníci a body na konec hry.
lesson-earned = A tady je dar morové kroniky: pohyb kteréhokoli správce. Co písemné záznamy přinesou, musíš využít v témže tahu, jinak to propadne.
lesson-branch = Za první zastávkou se cesta dělí a každý správce si směr volí jednou provždy. Jdi vpravo, kde stojí tvůj druhý řemeslník.
lesson-activate-build = Aktivuj ho: na jeho poli je <build> stavba. Díky správcům tak v jednom tahu provedeš víc akcí.
lesson-workshop = I dílny produkují každé kolo, jakmile v nich pracuje měšťan jejich vrstvy. Tato <workshop> dílna chce šlechtice a pokaždé dá <coin> minci a <points> bod.
lesson-worker = Prázdná dílna nedělá nic. Kdykoli ve tvém tahu smí měšťan přejít ze své části panství do prázdné dílny své vrstvy, nikdy však zpět: pošli tam svého šlechtice.
lesson-paid = Za <coin> mince smíš postupovat v <city-register> městských knihách i <church-register> církevních matrikách, kolikrát chceš: 1 mince za každého služebníka, který ti kdy patřil, tedy 3. Zaplať postup v církevních matrikách.
lesson-church = Jejich druhé pole aktivuje měšťana, a to bez správce. <aristocrat> Šlechtic přinese 2 <coin> mince, takže tě postup vyjde jen na jednu.
lesson-healed = Kolo skončilo: dílna i domek produkovaly a tvůj první pacient je zdravý. Vyber šlechtici pole.

# Round III.
lesson-faster = Kolo III: díky církevním matrikám začínáš. Odteď výuka hraje jednoduché kroky za tebe a zastaví se u toho, co je nové. Teď zachráníš jeptišku ve čtvrti Muratori a budeš stavět.
lesson-wagon = Tentokrát postav <wagon> vůz. Je to tvá cesta zpět do města: každý vůz poslouží v kole jednomu znovuosídlení.
lesson-pay = Cantiere Vecchio je dva kroky daleko: cesta stojí 1 <coin> minci. Tam usadíš lidi.
lesson-repopulate = Místo akce smíš vybranou čtvrť <repopulate> znovu osídlit. Tato žádá 1 <lumber> dřevo, vůz a dva šlechtice; na konci má hodnotu 7 bodů a 2 body ti přinese, kdykoli sem někdo přijde.
lesson-settlers = Osadníci přicházejí z částí tvého panství nebo z dílen, nikdy z domku, a opouštějí panství navždy. Vyber prvního šlechtice; druhý půjde s ním.
lesson-boat = <boat> Lodě kotví u mol; molo sousedí jen se svým přístavištěm. Loď přináší mince nebo body, ale na palubě je kostka moru. Jdi na jihovýchodní molo.
lesson-rat = 3 body; bez ohně ale přibyla i <rat-token> krysa. Na konci tě každá krysa vrátí o pole v morové kronice. První nestojí žádné body, další čím dál víc.

# Rounds IV to VI.
lesson-double-plague = V kole IV se ukazatel otočí dvakrát. Kostka moru ve čtvrti, kterou máš znovuosídlenou, ti hned přinese krysu: osídlené čtvrti potřebují péči.
lesson-recall = Služebníka lze také <recall> odvolat: získáš 1 <coin> minci a příští kolo vyrazí z tvého panství. Teď je lepší zůstat tady, ve vlastní čtvrti: taková návštěva má cenu 2 <points> bodů.
lesson-major-fire = <major-fire> Velký oheň platí za dva ohně: spálí jednu kostku zde a ještě jednu, zde nebo v sousední čtvrti. Použij ho.
lesson-next-door-cube = Vyber druhou kostku, vedle ve čtvrti Zecchieri. Za každou z obou postoupíš o pole v morové kronice.
lesson-last-rounds = Kolo V: v nabídce jsou dílny éry II. Neprodukují, ale jednou dají velkou odměnu. Spálit kostku teď stojí 2 ohně a přinese 2 <points> body.
lesson-upgrade = Povýšení obrátí měšťana na zlatou stranu. Povýšení měšťané v dílnách přinášejí na konci kola o bod víc a některé čtvrti a dílny je přímo žádají.
lesson-scroll = <scroll> Postup v archivu posune jednu ze tří kostiček. Na konci násobí tvé budovy, lodě nebo znovuosídlené čtvrti. Máš dvě čtvrti a chceš třetí: vyber poslední řadu.
lesson-reward = Tato dílna éry II žádá povýšeného řemeslníka a dá 6 <points> bodů, jakmile v ní začne pracovat.

# The end.
lesson-last-turn = Třetí čtvrť je znovuosídlená a poslední kolo končí. Potvrď tah: vše ještě jednou produkuje, pak se sečtou body.
lesson-scoring-rats = Nejprve <rat-token> krysy: tvé tři tě vrátí o tři pole v morové kronice a stojí 2 body.
lesson-scoring-registers = Potom každý ze záznamů vyplatí, co stojí u tvého disku: 6 bodů z <church-register> církevních matrik. V morové kronice vede { $rival }, což ve dvou hráčích dává dalších 5 bodů.
lesson-scoring-hexes = Tvé tři čtvrti mají hodnotu 24 bodů. <scroll> Archiv dává 1 za každou ze čtyř budov a 4 za každou ze tří čtvrtí: 16. Každé tři zbylé žetony jsou další bod.
lesson-farewell = Vyhráváš 83 : 78. Zachránit, spálit, stavět, osídlit: teď znáš celou hru. Zbytek povědí pravidla a tvá vlastní partie.
