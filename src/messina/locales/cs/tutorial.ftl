# The guided first game. Each text stands on a small card beside the table, also on a phone: at most three
# short sentences. An icon stands before its word and is not spoken. $rival is the other player, with mark and name.

learn-title = Naučit se hrát
learn-start = Naučit se hrát
  .about = první hra s průvodcem, asi čtvrt hodiny
learn-continue = Pokračovat ve výuce
  .about = krok { $step } z { $steps }
learn-step = Krok { $step } z { $steps }
learn-card = Výuka
learn-next = Další
learn-back = Zpět
learn-skip = Přeskočit
learn-show = Ukázat
learn-yours = Teď ty
learn-read = Přečti si text a zvol „{ learn-next }“.
learn-watch = Hra pokračuje.
# What is being shown, while it is shown: who, and what as the log has it.
learn-now = { $player } { $what }.
learn-astray = I to by šlo. Výuka se ale vydá jinudy: zvol, co je orámované.
learn-clause = Pravidlo { $clause }
learn-again = Od začátku
learn-play-bots = Hrát proti snadnému botovi
learn-play-solo = Hrát sólo

learn-topic-welcome = Messina roku 1347
learn-topic-wheel = Ukazatel nákazy
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
learn-topic-upgrades = Povýšení
learn-topic-scrolls = Šlechtický archiv
learn-topic-rounds = Kolo
learn-topic-scoring = Bodování

# Round I: three lieutenants, three turns.
lesson-welcome = Lodě přivezly mor. Během šesti kol zachraňuješ <citizen-any> měšťany, spaluješ <plague-cube> kostky moru a vedeš lidi zpět do města. Vítězí, kdo má nejvíc <points> bodů; proti tobě hraje { $rival }.
lesson-wheel-rat = Každé kolo začíná <wheel> ukazatelem nákazy. Krysa v jeho středu běží vlevo, a tak každá čtvrť s touto krysou dostala <plague-cube> kostku moru. Jak vidíš, jsou čtyři.
lesson-wheel-colours = Kolem krysy jsou tři vrstvy, každá u své barvy. Teď čekají <nun> jeptišky v oranžových čtvrtích, <craftsman> řemeslníci v bílých a <aristocrat> šlechtici v modrých; do červených tentokrát nepřišel nikdo.
lesson-wheel-next = Malá krysa na okraji <wheel> ukazatele patří příštímu kolu. Běží vpravo, takže kostky potom přibudou ve čtvrtích Carbonai, Loggia a Piazza dei Bandi. Kdo se dívá na ukazatel, ví, co přijde.
lesson-choose = Tah začíná jedním z tvých tří <lieutenant> služebníků. Z panství smí zdarma do kterékoli čtvrti. Jdi do čtvrti Carbonai: čeká tam <craftsman> řemeslník a zatím tam neleží žádná kostka.
lesson-rescue-healthy = Neleží tu kostka moru, takže je <craftsman> řemeslník zdravý a obsadí pole v části panství řemeslníků. Pole jsou akce na později; na tomto je <build> stavba.
lesson-action = Po záchraně přichází akce čtvrti: Carbonai dává 1 <lumber> dřevo a 1 <fire> oheň. Taková tlačítka najdeš nad herním plánem, na telefonu pod ním.
lesson-confirm = Teď máš 1 <lumber> dřevo a 1 <fire> oheň. Tah skončí, až ho potvrdíš; do té doby ho lze vrátit. Potvrď ho a sleduj, co zahraje { $rival }.
lesson-blocked = { $rival } stojí ve čtvrti Spedale: do konce kola ji nikdo další nemůže vybrat. Ty jdi do čtvrti Muratori. Čeká tam <nun> jeptiška, ale také mor.
lesson-rescue-plague = Leží tu kostka moru, takže <nun> jeptiška musí do karantény, i když kostku potom spálíš. Vyber <cabin> domek: na konci příštího kola bude zdravá.
lesson-fire = Jeden <fire> oheň spálí jednu kostku moru a posune tě o pole v <popularity-register> morové kronice; její druhé pole dává <coin> minci. Za každou kostku, která by ve tvé čtvrti zůstala, by ti přibyla <rat-token> krysa.
lesson-still-to-take = Akcí čtvrti Muratori je <build> stavba. Vše, co žádá rozhodnutí, čeká pod nápisem „{ pending-earned }“ a pořadí je na tobě. Klikni tam na ni.
lesson-improvement = V nabídce jsou vylepšení domků, dílny a vozy; cena je na nich vytištěná. Za své <lumber> dřevo můžeš postavit toto vylepšení.
lesson-cabin = Umísti ho na domek se svou jeptiškou. Kdo v tomto domku leží na konci kola, přinese ti 1 <fire> oheň.
lesson-piazza = Teď vyráží tvůj poslední služebník v tomto kole. Ve čtvrti Piazza dei Bandi nikdo nečeká, ale dává 1 <coin> minci a pohyb jednoho z tvých správců.
lesson-first-step = Po tvém panství chodí na obchůzky tři správci, každá vrstva má jednoho. K první zastávce <overseer-craftsman> správce řemeslníků patří dvě pole a na jednom z nich stojí tvůj řemeslník.
lesson-activate = Tam smí správce aktivovat jednoho měšťana. Tvůj řemeslník provede, co ukazuje jeho pole: další <build> stavbu. Koho v jednom tahu umístíš, ten v jiném pracuje.
lesson-workshop = <workshop> Dílny produkují každé kolo, jakmile v nich začne pracovat měšťan jejich vrstvy. Tato stojí 1 <coin> minci, chce řemeslníka a pokaždé přinese 1 <lumber> dřevo.
lesson-worker = Prázdná dílna nedělá nic. Kdykoli ve tvém tahu smí měšťan přejít ze své části panství do prázdné dílny své vrstvy, nikdy však zpět: pošli tam svého řemeslníka.
lesson-production = Žádný služebník už nezbývá, a tak kolo končí produkcí. Jeptiška ve vylepšeném domku přinesla 1 <fire> oheň, dílna 1 <lumber> dřevo. Potom se jeptiška přesunula na pole II svého domku.

# Round II.
lesson-new-round = Kolo II přináší loď, novou čtvrť a další krok <wheel> ukazatele; měšťané, kteří zůstali u kostky, jsou ztraceni. Kdo začíná, určují <church-register> církevní matriky, a tam vede { $rival }.
lesson-distance = Od této chvíle služebníci vyrážejí z místa, kde leží. Zůstat nebo jít do sousedství je zdarma, každý další krok stojí 1 <coin> minci. Vezmi toho ve čtvrti Muratori.
lesson-next-door = U každé čtvrti, kam dojdeš, vidíš cenu. Nová čtvrť Fonderia leží hned vedle: <aristocrat> šlechtic, 1 <coin> mince a 1 <fire> oheň, a to zdarma. Zbytek tohoto tahu se odehraje za tebe.
lesson-pay = <boat> Lodě kotví u mol a molo sousedí jen se svým přístavištěm. Ze čtvrti Carbonai je to sem dva kroky: stojí to 1 <coin> minci. Jdi tam.
lesson-boat = <boat> Loď přináší 1 bod a 2 mince, ale na palubě je kostka moru. Spal ji: i za ni postoupíš v morové kronice. Bez <fire> ohně by ti přibyla krysa.
lesson-earned = Třetí pole <popularity-register> morové kroniky dává postup v městských knihách, nebo v církevních matrikách. Co písemné záznamy přinesou, využiješ v témže tahu, jinak to propadne. Vyber městské knihy.
lesson-loggia = Teď Loggia. Její řemeslník půjde do karantény, kostku spálíš a akcí je další postup v <city-register> městských knihách.
lesson-paid = Za <coin> mince smíš postupovat v městských knihách i církevních matrikách, kolikrát chceš: 1 mince za každého služebníka, který ti kdy patřil, tedy 3. Zaplať a dostaneš se na čtvrté pole <city-register> městských knih.
lesson-fourth = Figurka na tomto poli je čtvrtý <lieutenant> služebník: získáváš ho hned a smí jednat ještě v tomto kole. Pošli ho z panství do jihozápadního přístaviště, které dává <major-fire> velký oheň.
lesson-healed = Kolo skončilo, vše produkovalo a tvá jeptiška je zdravá. Vyber jí pole: na tomto smíš zaplatit 1 <coin> minci za postup v <church-register> církevních matrikách.

# Round III.
lesson-round-three = Kolo III: díky <popularity-register> morové kronice začínáš. Odteď výuka hraje jednoduché kroky za tebe. Jdi do čtvrti Muratori: čeká tam <aristocrat> šlechtic a hodí se ti <build> stavba.
lesson-wagon = Tentokrát postav <wagon> vůz. Je to tvá cesta zpět do města: s vozem smíš v kole osídlit jednu čtvrť. Tento navíc hned dává 5 <points> bodů.
lesson-recall = Tvůj další služebník leží na molu, odevšad daleko, a žádné mince nemáš. Proto ho <recall> odvolej: získáš 1 <coin> minci a v příštím kole vyrazí z tvého panství.
lesson-stay = Tvůj služebník ve čtvrti Loggia tam prostě zůstane, zdarma. Nejdřív zachrání zdravou <nun> jeptišku; potom přijde něco nového.
lesson-repopulate = Místo akce smíš vybranou čtvrť <repopulate> znovu osídlit. Loggia žádá 1 minci, vůz, šlechtice a řemeslníka. Na konci má hodnotu 8 <points> bodů a 2 ti přinese, kdykoli sem někdo přijde.
lesson-settlers = Osadníci přicházejí z částí tvého panství nebo z dílen, nikdy z domku, a opouštějí panství navždy. Vyber tohoto šlechtice; řemeslník přijde z dílny.
lesson-plague-again = Ve čtvrti Piazza dei Bandi leží kostka, jak ti v kole I ukázal <wheel> ukazatel. Jdi tam se svým <major-fire> velkým ohněm.
lesson-major-fire = <major-fire> Velký oheň spálí jednu kostku zde jako každý oheň a smí spálit ještě jednu v sousední čtvrti. Použij ho.
lesson-next-door-cube = Vyber druhou kostku, vedle ve čtvrti Spedale. Za obě postoupíš v <popularity-register> morové kronice a její páté pole dává pohyb kteréhokoli správce.
lesson-two-steps = Máš tedy dva pohyby správců, jeden z kroniky a jeden za čtvrť. Začni <overseer-nun> správcem jeptišek: tvá jeptiška tam přinese 1 <fire> oheň.
lesson-branch = Za první zastávkou se obchůzka dělí a každý správce si větev volí jednou provždy. Ke druhé a třetí zastávce patří celá oblast, tři pole. Jdi vlevo, kde stojí obě tvé jeptišky.
lesson-trade = Tvá druhá jeptiška nabízí směnu: 1 <coin> minci za postup v <church-register> církevních matrikách. Vždy smíš odmítnout; tentokrát přijmi.
lesson-refill = Kolo skončilo a řemeslník ze čtvrti Loggia je zdravý. Z domku smí jít rovnou do tvé prázdné <workshop> dílny.

# Round IV.
lesson-double-plague = V kole IV se <wheel> ukazatel otočí dvakrát. Kostka ve čtvrti, kterou máš znovuosídlenou, ti hned přinese <rat-token> krysu, a jedna teď leží ve čtvrti Loggia. Osídlené čtvrti potřebují péči.
lesson-upgrade-hex = Jdi do sousední čtvrti Setaioli. <nun> Jeptiška půjde do domku, kostku spálíš a akcí čtvrti je povýšení.
lesson-upgrade = Povýšením se měšťan otočí na zlatou stranu a stane se patricijem. Patricijové v dílnách přinášejí na konci kola o 1 <points> bod víc a některé čtvrti je přímo žádají. Povyš svého řemeslníka v dílně.
lesson-visited = { $rival } si vybírá čtvrť Loggia, a ta je tvá: to jsou pro tebe 2 <points> body. Ty jdi do čtvrti Studio dei Notai, kde u kostky čeká další <nun> jeptiška.
lesson-scroll = Postup v <scroll> archivu posune jednu ze tří kostiček. Na konci násobí tvé budovy, lodě nebo znovuosídlené čtvrti. Osídlíš jich ještě víc, proto vyber poslední stupnici.
lesson-church = Teď Badia Bianca. Zachraňuješ, spaluješ a postoupíš v <church-register> církevních matrikách: jejich třetí pole povýší správce.
lesson-upgrade-overseer = Povýšený správce aktivuje skoro na každé zastávce o měšťana víc. Vyber <overseer-nun> správce jeptišek: tvé dvě jeptišky pak pracují spolu.
lesson-second-boat = Odvolaný služebník vyráží z panství a smí kamkoli. Dojdi si pro druhou <boat> loď: každá druhá dává pohyb správce. Oheň ti už nezbyl, takže s ní přijde i krysa.
lesson-rat = A je tu druhá <rat-token> krysa. Na konci tě každá vrátí o pole v morové kronice; první nestojí žádné body, další čím dál víc. Teď pohni správcem jeptišek: pracují obě.
lesson-nuns-worked = Jedna jeptiška vyměnila minci za postup v <church-register> církevních matrikách, druhá přinesla 1 <fire> oheň. Potvrď tah: { $rival } má ještě služebníka a uzavře kolo.
lesson-round-four-end = Kolo IV skončilo a tvůj zlatý řemeslník přinesl svůj <points> bod. Další řemeslník je zdravý: na tomto poli dává 1 <lumber> dřevo a 1 <coin> minci.

# Rounds V and VI, told faster.
lesson-round-five = Kolo V: v nabídce jsou dílny éry II a spálit kostku teď stojí 2 <fire> ohně, ale přinese 2 <points> body. Jdi do čtvrti Piazza dei Bandi, kde zachraňuješ a spaluješ.
lesson-two-regions = Čtvrtá a pátá zastávka leží mezi dvěma oblastmi dvou vrstev. Tvůj povýšený správce aktivuje obě jeptišky a za hranicí řemeslníka. Pohni jím a pracují všichni tři.
lesson-badia = Zůstaň ve čtvrti Badia Bianca. Zachráníš <craftsman> řemeslníka; potom se tato čtvrť stane tvou druhou.
lesson-gold = Tato čtvrť žádá 1 minci, jeptišku a patricijského řemeslníka. Tvůj zlatý odejde z dílny a jiný ho nahradí. <repopulate> Znovu ji osídli.
lesson-quick-turns = Další tahy už rychle. Jdi do čtvrti Muratori: dřeva máš dost na další <build> stavbu.
lesson-era-two = <workshop> Dílna éry II dá odměnu jednou, jakmile v ní začne pracovat vhodný měšťan. Tato přijme tvého šlechtice a přinese 3 <points> body a postup v <city-register> městských knihách.
lesson-slash = Z mola je to jeden krok do jihozápadního přístaviště. Lomítko v jeho akci znamená jedno z obojího: stavbu, nebo <major-fire> velký oheň. Bereš si to druhé.
lesson-round-five-end = Tři tvoji pacienti jsou zdraví. První jeptiška půjde na pole, které povýší měšťana; ostatní si svá pole najdou sami.
lesson-round-six = Kolo VI je poslední: do čtvrtí už nepřibudou kostky ani měšťané. Díky církevním matrikám začínáš. Jihovýchodní přístaviště pohne <overseer-nun> správcem jeptišek: jdi tam.
lesson-upgrade-aristocrat = Jedna jeptiška povyšuje, druhá nabízí směnu a řemeslník přidá postup v <scroll> archivu. Nejdřív povyš tohoto <aristocrat> šlechtice: tvá další čtvrť žádá zlatého.
lesson-centre = Šesté pole <church-register> církevních matrik povýší správce a pohne jím. Pošli správce jeptišek do středu panství: tam aktivuje až tři měšťany, ať stojí kdekoli.
lesson-third-hex = Zůstaň ve čtvrti Piazza dei Bandi. Za 2 mince, dvě jeptišky a zlatého šlechtice ji znovu osídlíš: na konci 14 <points> bodů.
lesson-fifth = Jdi do čtvrti Loggia: vlastní čtvrť ti dá 2 <points> body a její akce vede na sedmé pole <city-register> městských knih. Tam čeká tvůj pátý <lieutenant> služebník.
lesson-two-fire = Poslední kostka leží vedle ve čtvrti Spedale. Spal ji za 2 <fire> ohně: přinese 2 body a jedenácté pole morové kroniky dá ještě postup v <scroll> archivu.
lesson-last-visit = Zbývá jeden služebník, ten nový na panství. Badia Bianca je také tvoje: 2 <points> body a postup v <church-register> církevních matrikách.

# The end.
lesson-last-turn = Žádný služebník už nezbývá. Potvrď svůj poslední tah: vše ještě jednou produkuje, pak se sečtou body.
lesson-scoring-rats = Nahoře je, co přineslo šest kol. Potom přijdou <rat-token> krysy: tvé dvě tě vrátí o dvě pole v morové kronice a stojí 1 bod.
lesson-scoring-popularity = <popularity-register> Morová kronika vyplatí, co je vytištěno u tvého pole. Kdo v ní ze dvou hráčů vede, dostane dalších 5 bodů: a to jsi ty.
lesson-scoring-registers = Stejně vyplatí <city-register> městské knihy a <church-register> církevní matriky. Obojí začíná na nule a končí na 17 bodech.
lesson-scoring-hexes = Každá znovuosídlená čtvrť dá <points> body, které jsou na ní vytištěné: 8, 11 a 14. Nic ti nepřineslo víc.
lesson-scoring-scrolls = Kostičky <scroll> archivu násobí. Tvá stojí na 7 bodech za každou ze tří čtvrtí; { $rival } místo toho sbírá lodě, každou za 6 bodů.
lesson-scoring-tokens = Každé tři zbylé žetony jsou 1 <points> bod. To byl poslední řádek: porovnej součty.
lesson-farewell = Vyhráváš { $high }:{ $low }. Zachránit, spálit, stavět, osídlit: teď znáš celou hru. Zkus to na vlastní pěst, proti snadnému botovi nebo sólo.
