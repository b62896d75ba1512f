# The rules reference, one message a clause: rule-6-2 is clause 6.2. Marks in <angle brackets> are icons and
# stay as they are; numbers such as 6.2 become links by themselves. The `.note` of a clause says where the
# printed editions differ and which option switches it.

rules-title = Pravidla hry Messina 1347
rules-lead = Celá hra bod po bodu v číslovaných článcích, vlastními slovy. Odkazují sem nápovědy i zamítnuté volby.
rules-search = Hledat v pravidlech
rules-search-none = O „{ $query }“ pravidla nic neříkají.
rules-search-found = { $n ->
    [one] Jeden článek
    [few] { $n } články
   *[other] { $n } článků
  }
rules-contents = Kapitoly
rules-link = Odkaz na článek { $number }
rules-status-all = všech pět vydání se shoduje
rules-status-ruling = naše rozhodnutí
rules-status-switch = volba u stolu
rules-glossary = Symboly a díly
rules-components = Co víme o tištěných komponentách
rules-close = Zavřít pravidla

rule-0 = V kostce
rule-0-1 = Stojíš v čele vznešeného rodu v Messině v roce, kdy sem po moři připlul mor. Po šest kol tvoji <lieutenant> služebníci procházejí město, přivádějí měšťany na tvé <estate> panství, spalují <plague-cube> mor, dávají lidem práci a nakonec je vedou zpět, aby znovu osídlili vylidněné čtvrti. Kdo má po kole VI nejvíc <points> bodů, vítězí.
rule-0-2 = Tvůj tah: vyšli někam jednoho služebníka, zachraň všechny, kdo tam jsou, bojuj s morem pomocí <fire>, pak si vezmi, co místo nabízí, nebo je <repopulate> znovu osídli. Cestou ti další dary přinášejí troje písemné záznamy. Když už nikdo nemá služebníka, kterého by vyslal, kolo končí, lidé ve tvých dílnách a domcích produkují a začíná další kolo.

rule-1 = Materiál a omezení
rule-1-1 = Hra je pro jednoho až čtyři hráče a trvá šest kol. Hra o samotě má vlastní kapitolu (12.1).
rule-1-2 = Omezený je jen počet <plague-cube> kostek: 16 ve dvou hráčích a v sólové hře, 18 ve třech, 24 ve čtyřech. <coin> Mincí, <fire> ohňů, <major-fire> velkých ohňů, <lumber> dřeva, <rat-token> krys a měšťanů je vždy dost.
rule-1-3 = Každému hráči patří pět <lieutenant> služebníků, z nichž tři jsou ve hře od začátku a dva čekají v zásobě; tři správci, po jednom pro řemeslníky, šlechtice a jeptišky; tři kostičky archivu; a pět <repopulation-tile> destiček znovuosídlení.
rule-1-4 = Všichni začínají s prázdnýma rukama, až na to, co dává 1.5.
rule-1-5 = Kdo hraje v prvním kole později, dostane náhradu: druhý hráč začíná s 1 bodem, třetí s 1 <coin>, čtvrtý s 1 bodem a 1 <coin>.

rule-2 = Příprava hry
rule-2-1 = Čtvrti (městské části) jsou trojího druhu, A, B a C, celkem jich je dvacet, z toho dvě B. Čtvrti A určené pro více hráčů se vyřadí. Ostatní se zamíchají s jednou náhodnou čtvrtí B a vyplní město; jeho rohy zaujmou čtyři přístaviště, vně každého je <dock> molo.
rule-2-2 = Čtvrti C tvoří hromádku lícem dolů, navrchu je druhá čtvrť B, takže se k městu připojí jako první, v kole II.
rule-2-3 = Ke každému molu patří jedna <docking-tile> destička kotviště. Zamíchají se, a jakmile je vytažena poslední, zamíchají se všechny znovu.
rule-2-4 = Devět <boat> lodí má na rubu čísla 1 až 3; v tomto pořadí přicházejí do hry, lodě téhož čísla jsou zamíchané. Ve dvou hráčích a v sólové hře zůstávají tři lodě s <precious-stones> drahými kameny v krabici.
rule-2-5 = Patnáct vylepšení domků leží ve třech hromádkách po pěti, vrchní lícem nahoru.
rule-2-6 = Vozů je pět dvojic s čísly 1 až 5. Každá dvojice se rozdělí do dvou hromádek, 1 je navrchu. Ve dvou hráčích se používá jen jedna z obou hromádek.
rule-2-7 = Dílny leží v šesti hromádkách podle éry a vrstvy. Nejprve jsou v nabídce tři hromádky éry I, vrchní destička lícem nahoru.
rule-2-8 = <wheel> Ukazatel nákazy začíná v libovolné poloze a před prvním použitím se jednou otočí (3.5).
rule-2-9 = Kdo hraje v kole I jako první, určí los. Ve všech písemných záznamech začínají disky na prvním poli, disk posledního hráče navrchu, disk prvního vespod. Na stupnici skóre leží disk třetího hráče na disku prvního, disk čtvrtého na disku druhého.
rule-2-10 = Základní hra používá stranu „a“ desek panství i archivu. O straně „b“ viz 11.1.
rule-2-11 = Destička priority záznamů je volitelná: nahrazuje sloupec přehledové tabulky, který udává, co rozhoduje o pořadí hráčů.
rule-2-11-note = Možnost „Pořadí hráčů“ na úvodní stránce vybírá mezi přehledovou tabulkou a destičkou priority.

rule-3 = Začátek kola
rule-3-1 = Od kola II: počítadlo kol postoupí; všichni služebníci v Messině ulehnou, jsou opět nepoužití a už nikomu nepřekážejí; použité vozy jsou znovu připravené; měšťané ve čtvrtích s alespoň jednou <plague-cube> jsou ztraceni; potom se pořadí hráčů určí podle toho, co udává nový řádek přehledové tabulky: kdo je tam nejdál, hraje první. Na společném poli má přednost disk navrchu.
rule-3-2 = Destička kotviště určí molo a k němu připluje loď s 1 <plague-cube>, nebo dvě lodě, ukazuje-li řádek dvě. Molo má tři kotevní místa; jsou-li plná, loď pokračuje k dalšímu molu po směru hodinových ručiček.
rule-3-3 = V kolech II až VI se město rozroste o jednu čtvrť: od přístaviště z destičky kotviště postupuj kolem města po směru hodinových ručiček a na první prázdné místo pro rozšíření polož další čtvrť z hromádky.
rule-3-3-note = Platí destička, která byla vytažena, i když loď musela pokračovat k jinému molu.
rule-3-4 = V kole V opouštějí hru dílny éry I, ať v nabídce jsou, nebo ne, a na jejich místo přicházejí tři hromádky éry II.
rule-3-5 = V kolech I až V se ukazatel otočí o jeden krok a každá čtvrť s krysou z ukazatele dostane 1 <plague-cube>. Kde přehledová tabulka ukazuje <double-plague>, stane se to dvakrát.
rule-3-6 = Nestačí-li zásoba pro všechny čtvrti jednoho kroku ukazatele, neumístí se v tomto kroku vůbec žádná kostka. Dva kroky se posuzují postupně.
rule-3-7 = V kolech I až V ukazatel poté určí barvu pro každou vrstvu a každá čtvrť té barvy dostane 1 měšťana této vrstvy. Přístaviště a mola je nedostávají nikdy. Měšťané, pro které nikdo nepřišel, čekají, takže jich může stát několik pohromadě.
rule-3-8 = Kdykoli do znovuosídlené čtvrti přijde kostka, její vlastník získá 1 <rat-token>.
rule-3-9 = Kolo VI nepřináší do čtvrtí kostky ani měšťany; lodě dál přivážejí svou kostku a město dál roste.
rule-3-10 = Nezbývá-li pro loď kostka, připluje bez ní. Nezbývá-li loď, žádná nepřipluje, ale destička kotviště se přesto vytáhne, protože určuje místo nové čtvrti.
rule-3-11 = Přístaviště neukazují krysu a nikdy nedostávají kostky.

rule-4 = Tah
rule-4-1 = Hráči hrají po jednom tahu podle pořadí hráčů, stále dokola. Kdo nemá nepoužitého služebníka, je přeskočen; kolo končí, když ho nemá nikdo. Tah nelze vynechat: každý služebník se za kolo použije právě jednou.
rule-4-2 = Tah je jedna ze tří věcí: jít do čtvrti (5.1), jít k lodi (4.7), nebo odvolat služebníka (4.8).
rule-4-3 = Vybíráš ze svých služebníků ležících v Messině. Ti na tvém panství smějí vyrazit, jen když ve městě neleží žádný tvůj nepoužitý.
rule-4-4 = Z panství dojde služebník bez placení do kterékoli čtvrti, kde nikdo nestojí, i na kterékoli molo s lodí.
rule-4-5 = Zůstat ve čtvrti či na molu nebo odtud ujít jeden krok je zdarma, každý další krok stojí 1 <coin>. Molo sousedí jen se svým přístavištěm. Ostatní figurky v průchodu nikdy nebrání.
rule-4-6 = Čtvrť, ve které stojí figurka, ať je čí chce, nelze vybrat. Služebník smí zůstat tam, kde leží. Mola nejsou blokovaná nikdy.
rule-4-7 = U mola si vyber jednu loď. S její <plague-cube> bojuj podle kapitoly 6, nic s ní však nesousedí, nebo si vezmi 1 <rat-token>; kostka zmizí tak jako tak. Potom je loď tvoje i se svými mincemi nebo body. Pokaždé, když máš sudý počet lodí, smíš pohnout kterýmkoli správcem. Zbytek kroku akce probíhá jako ve čtvrti (5.5).
rule-4-8 = Odvolaný služebník se postaví vedle desky a přinese 1 <coin>. Další kolo začne na tvém panství. Odvolat smíš i služebníka na panství. Krok akce se nekoná, takže čekající akce z písemných záznamů čekají dál.

rule-5 = Tah ve čtvrti
rule-5-1 = V tomto pořadí: vyber čtvrť a zaplať; kdo ji znovu osídlil, získá 2 body, i když jsi to ty; záchrana; boj; krok akce.
rule-5-2 = Zachraň všechny ve čtvrti. Není-li tam kostka, každý měšťan obsadí volné pole v části panství své vrstvy, a kde žádné není, je ztracen. Je-li tam kostka, jde každý na pole I prázdného <cabin> domku, a kde žádný není, je ztracen. Kostky se počítají tak, jak leží před bojem.
rule-5-3 = Aby měšťan získal místo, smějí jiní z téže části panství nejprve přejít do prázdných dílen své vrstvy (7.6).
rule-5-4 = Potom bojuj podle kapitoly 6. Za každou kostku, která ve čtvrti zůstane, dostaneš 1 <rat-token>.
rule-5-5 = Krok akce obsahuje, v libovolném pořadí a libovolně proloženo: akci vytištěnou na čtvrti, nebo místo ní její znovuosídlení (9.1); získané akce z písemných záznamů; a tolik placených postupů v městských knihách a církevních matrikách, kolik si můžeš dovolit (8.3).
rule-5-6 = Vše, co žádá rozhodnutí, lze odmítnout. Co ho nežádá, je tvoje hned.
rule-5-7 = Lomítko v akci znamená: jedno z obojího.

rule-6 = Oheň a mor
rule-6-1 = Spálit kostku stojí 1 <fire>. V kolech takto označených v přehledové tabulce to stojí 2 a každá kostka pak ihned přinese 2 body. Spal ve čtvrti tolik kostek, kolik můžeš a chceš zaplatit.
rule-6-2 = <major-fire> Velký oheň platí za 2 ohně. Kde kostka stojí 1, spálí jednu ve tvé čtvrti, a chceš-li, ještě jednu ve tvé čtvrti nebo v jedné sousední. Kde kostka stojí 2, spálí jednu ve tvé čtvrti a druhý velký oheň použitý v témže boji smí spálit jednu v sousedství.
rule-6-2-note = Takto znějí česká a ruská pravidla. V anglických, německých a polských platí velký oheň za 1 oheň: při ceně 1 smí spálit i jednu kostku v sousedství, při ceně 2 spálí dva dohromady jednu ve čtvrti a smějí spálit jednu v sousedství. Přepíná se možností „Velký oheň“.
rule-6-3 = Kostka v sousedství shoří jen spolu s kostkou ve tvé vlastní čtvrti, která byla zaplacena velkým ohněm, jedna za jednu. Loď nemá sousedy.
rule-6-4 = Za každou spálenou kostku, ať ležela kdekoli, postoupíš o 1 pole v <popularity-register> morové kronice. Kostka se vrací do zásoby. Z velkého ohně se nic nevrací.
rule-6-5 = Krysy se počítají za kostky, které zůstaly ve čtvrti, kde stojíš, ne za ty v sousedství.

rule-7 = Akce
rule-7-1 = <coin> <fire> <major-fire> <lumber> <points> Vezmi si, co je zobrazeno. <upgrade-citizen> Povyš jednoho ze svých měšťanů, ať je kdekoli: v části panství, v dílně nebo v domku.
rule-7-2 = <scroll> Posuň jednu ze svých tří kostiček archivu o jedno pole, není-li už na konci.
rule-7-3 = <city-register> <church-register> Jeden postup zdarma v zobrazeném záznamu, nebo v jednom z obou.
rule-7-4 = <advance-overseer> Posuň správce o jednu zastávku jeho obchůzky; s <advance-overseer-skip> smíš jednu zastávku nejprve vynechat. Obchůzka má šest zastávek: společnou, pak natrvalo vlevo nebo vpravo a nakonec střed, kde správce zůstává. Platí jen zastávka, na které skončí, a tam aktivuje měšťany: u dvou polí na jednom z nich; u jedné oblasti jednoho měšťana v ní; mezi dvěma oblastmi v každé jednoho; ve středu až tři kdekoli. Povýšený správce aktivuje obě pole, až dva měšťany ve své oblasti a z dvojice oblastí až dva v té své. Aktivovat měšťana znamená provést akci jeho pole: každého nejvýš jednou, jednoho po druhém, jak chceš.
rule-7-5 = <upgrade-overseer> Obrať jednoho ze svých správců natrvalo na lepší stranu.
rule-7-6 = Kdykoli ve svém tahu, při produkci a kvůli uvolnění místa smí měšťan přejít ze své části panství do prázdné dílny své vrstvy, ale nikdy zpět a nikdy z domku či jiné dílny. Uzdravený měšťan smí jít z domku rovnou do dílny.
rule-7-7 = <build> Postav právě jednu destičku z nabídky a zaplať ji: vylepšení na domek, který žádné nemá, dílnu, nebo vůz. Jednou předtím smíš obnovit nabídku: za 1 bod nebo 1 libovolný žeton jdou všechna tři nabízená vylepšení nebo všechny tři dílny dospod svých hromádek. Po obnově musíš stavět, můžeš-li. Další destička hromádky se odkryje; prázdná hromádka zůstane prázdná.
rule-7-8 = Dílna pojme jednoho měšťana své vrstvy. Žádá-li povýšeného, smí v ní být i nepovýšený a nedělá nic, dokud není povýšen. Smíš mít víc než šest dílen.
rule-7-9 = Dílna éry II vyplatí svou odměnu jednou, jakmile v ní pracuje vhodný měšťan.
rule-7-10 = <wagon> Vůz přináší své body při postavení. V každém kole poslouží jednomu znovuosídlení.
rule-7-11 = <any-hex> Akce libovolné čtvrti v Messině, včetně přístavišť a ať tam stojí kdokoli; ne molo a ne znovuosídlení.
rule-7-12 = <activate-n> Aktivuj až tolik měšťanů kdekoli ve třech částech svého panství.

rule-8 = Troje písemné záznamy
rule-8-1 = <popularity-register> V morové kronice se postupuje jen spalováním kostek (6.4). <city-register> V městských knihách a <church-register> církevních matrikách se postupuje akcemi a placenými postupy.
rule-8-2 = Kdo dorazí na pole, leží nad těmi, kdo tam už jsou.
rule-8-3 = V kroku akce si smíš kupovat postup v městských knihách a církevních matrikách, kolikrát chceš. Pokaždé stojí 1 <coin> za každého služebníka, který ti kdy patřil: za tři a za ty získané později, i když už jsou zase pryč.
rule-8-4 = Akci pole, na které dorazíš, smíš jednou využít v témže kroku akce. Co přinese produkce, čeká na tvůj příští krok akce a po kole VI propadá. Co do konce tahu nevyužiješ, propadá.
rule-8-5 = <lieutenant-gain> Vezmi si služebníka ze zásoby. Leží na tvém panství a lze ho použít ještě v tomto kole (4.3).
rule-8-6 = <upgrade-advance-overseer> Vyber jednoho správce: povyš ho, není-li ještě povýšený, a pak jím pohni.
rule-8-7 = Na posledním poli disk zůstává; postup, který by tam získal, propadá.

rule-9 = Znovuosídlení
rule-9-1 = <repopulate> Místo provedení její akce smíš vybranou čtvrť znovu osídlit, pokud to není přístaviště, nikdo to ještě neudělal a zbývá ti destička znovuosídlení.
rule-9-2 = Zaplať zobrazené žetony, použij připravený vůz a odevzdej zobrazené měšťany z částí svého panství nebo z dílen, nikdy z domků. Povýšený měšťan smí zastoupit nepovýšeného, naopak ne. Je-li zobrazen služebník, vzdej se jednoho, který v tomto kole ještě nebyl použit: navždy opouští hru.
rule-9-3 = Polož na čtvrť svou destičku znovuosídlení. Je-li tam kostka, vezmi si 1 <rat-token>. 2 body podle 5.1 jsou za pozdější návštěvy, ne za tuto.
rule-9-4 = Takto vyprázdněnou dílnu lze znovu obsadit; odměna éry II se dvakrát nevyplácí.

rule-10 = Konec kola, konec hry
rule-10-1 = Produkce, podle pořadí hráčů, kde na něm záleží: každý měšťan ve vylepšeném domku produkuje, co ukazuje vylepšení, každý měšťan v dílně éry I, co ukazuje dílna (zlatý řádek, je-li měšťan povýšený a takový řádek tam je), a každý povýšený měšťan v kterékoli dílně 1 bod navíc.
rule-10-2 = Karanténa, po kolech I až V: měšťané na poli II domku jdou na volné pole své části panství nebo do prázdné dílny své vrstvy, a kde není ani jedno, jsou ztraceni. Potom se ti z pole I přesunou na pole II.
rule-10-2-note = Naše rozhodnutí: po kole VI hra končí produkcí.
rule-10-3 = Po kole VI tě každá krysa vrátí o jedno pole v morové kronice, ne však před první, a krysy stojí body: 0, 1, 2, 4, 7, 10, 13, 16, 18, 21 za jednu až deset a více. Zde může skóre klesnout pod nulu, nikde jinde.
rule-10-4 = Závěrečné bodování. Body tvého pole v každém z písemných záznamů. Nejlepší v morové kronice: 5 ve dvou hráčích; 10, 7 a 3 ve třech nebo čtyřech; při shodě rozhoduje víc ohňů v ruce, velký oheň se počítá za 2, jinak se body dělí. Body tvých znovuosídlených čtvrtí. Tvůj archiv: hodnota u každé ze tří kostiček krát tvé budovy (nejvýš šest), lodě a znovuosídlené čtvrti. Jeden bod za každé tři zbylé žetony.
rule-10-5 = Vítězí nejvíc bodů. Při shodě rozhoduje víc znovuosídlených čtvrtí, potom jediná nejhodnotnější z nich, jinak se vítězství dělí.

rule-11 = Hra pro pokročilé
rule-11-1 = Každý hráč dostane náhodnou stranu b desky panství a desky archivu, žádné dvě nejsou stejné. U stolu lze také obě strany míchat.
rule-11-2 = Na panství b lze v každé části panství použít jedno pole jen jednou. Po aktivaci je pole vyčerpané; jeho měšťan smí dál přejít jinam nebo znovu osidlovat.
rule-11-3 = Závěrečné bodování přidává odměnu za nejvíc znovuosídlených čtvrtí: 10, 7 a 3; ve dvou hráčích 7. Kdo nemá žádnou, nedostane nic. Při shodě rozhoduje vyšší součet bodů čtvrtí, jinak se odměna dělí a zaokrouhluje dolů.
rule-11-4 = Archivy na deskách b počítají jiné věci: zboží tvého nejlepšího druhu; dílny, nejvýš pět; dřevo, nejvýš šest; vylepšení; mince, nejvýš devět; jak daleko jsi v jednom ze záznamů, za jednoduchou nebo dvojitou čarou; a jak daleko došli tvoji dva nejlepší správci, od čtvrté zastávky dál.
rule-11-5 = Čára je překročena od prvního pole za ní.

rule-12 = Sólo
rule-12-1 = Připrav hru jako pro dva hráče. Tvůj protivník je virtuální a účastní se jen morové kroniky. Hrát lze se základními i pokročilými deskami.
rule-12-2 = Kola I, III a V začínáš ty, kola II, IV a VI protivník. V tazích se střídáte, a komu zbývají figurky, když druhému došly, ten pokračuje. Protivník má tři figurky v kolech I až III, čtyři v kolech IV a V, pět v kole VI.
rule-12-3 = V protivníkově tahu se odkrývají sólové destičky, dokud některá neurčí čtvrť, která je ve městě a je volná. Figurka tam jde a zablokuje ji. Tamní měšťané jsou ztraceni; je-li tam kostka, jedna shoří a protivník postoupí o 1 v morové kronice. Pak si protivník vezme, co destička ukazuje: loď z nejbližšího mola, vůz z nabídky, dílnu, všechna nabízená vylepšení, nebo nic.
rule-12-4 = Sólové destičky se v každém kole míchají znovu. Kostka z lodi odchází s ní. Co bylo vzato z nabídky, se doplní. Nehodí-li se žádná destička, figurka se přeskočí.
rule-12-5 = Když protivník navštíví čtvrť, kterou máš znovuosídlenou, získáš 2 body (5.1).
rule-12-6 = Závěrečné bodování jako obvykle, se dvěma změnami: 5 bodů, jsi-li po odečtení krys v morové kronice aspoň tak daleko jako protivník; a za znovuosídlené čtvrti 3 body při dvou, 7 při třech, 10 při čtyřech nebo pěti. 130 je dobrý výsledek, s pokročilými deskami 140.

components-known = Texty pravidel se dochovaly, jejich obrázky ne. Každá hodnota destičky, stupnice nebo desky v této hře má proto v sadě komponent značku: uvedena v pravidlech, uvedena ve veřejném zdroji, například v recenzi, nebo rekonstruována námi.
components-text = Uvedeno v pravidlech: kolik je kterých dílů, jedna poloha ukazatele, několik čtvrtí a dílen z příkladů, druhy polí v písemných záznamech, druhy stupnic archivu, změna éry v kole V, co smějí dělat sólové destičky.
components-public = Uvedeno ve veřejných zdrojích: co rozhoduje o pořadí v kolech II a III, dvojitý mor v kole IV, dražší oheň v kolech V a VI, rozpětí bodů čtvrtí, konec městských knih a církevních matrik na 17 bodech.
components-ours = Rekonstruováno: většina destiček, přesné pořadí polí v písemných záznamech, panství a jejich strany b, hodnoty archivu. Odpovídá to všemu známému a je to vyváženo simulací, ale nejsou to tištěné hodnoty. Kdo vlastní krabici, může je opravit ve vlastní sadě a vybrat ji na úvodní stránce.
