# The rules reference, one message a clause: rule-6-2 is clause 6.2. Marks in <angle brackets> are icons and
# stay as they are; numbers such as 6.2 become links by themselves. The `.note` of a clause says where the
# printed editions differ and which option switches it.

rules-title = Pravidla hry Messina 1347
rules-lead = Celá hra v číslovaných článcích a našimi slovy. Vedou sem nápovědy i vysvětlení, proč něco nejde.
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
rule-0-2 = Ve svém tahu vyšleš jednoho služebníka na některé místo, zachráníš všechny, kdo tam jsou, bojuješ s morem <fire> ohněm a pak provedeš akci toho místa, nebo je <repopulate> znovu osídlíš. Cestou ti další odměny přinášejí troje písemné záznamy. Když už nikdo nemá služebníka, kterého by vyslal, kolo končí: lidé ve tvých dílnách a domcích produkují a začíná další kolo.

rule-1 = Materiál a omezení
rule-1-lead = Co najdeš v krabici a na svém panství. Většina dílů nikdy nedojde; dojít mohou jen kostky moru.
rule-1-1 = Hra je pro jednoho až čtyři hráče a trvá šest kol. Sólová hra má vlastní kapitolu (12.1).
rule-1-2 = Omezený je jen počet <plague-cube> kostek moru: 16 ve dvou a v sólové hře, 18 ve třech, 24 ve čtyřech. <coin> Mincí, <fire> ohňů, <major-fire> velkých ohňů, <lumber> dřeva, <rat-token> krys a měšťanů je vždy dost.
rule-1-3 = Každému hráči patří pět <lieutenant> služebníků, z nichž tři jsou ve hře od začátku a dva čekají v zásobě; tři správci, po jednom pro řemeslníky, šlechtice a jeptišky; tři kostičky archivu; a pět <repopulation-tile> destiček znovuosídlení.
rule-1-4 = Všichni začínají bez žetonů, až na to, co dává 1.5.
rule-1-5 = Kdo hraje v kole I později, dostane náhradu: druhý hráč začíná s 1 bodem, třetí s 1 <coin> mincí, čtvrtý s 1 bodem a 1 <coin> mincí.
rule-1-6 = Tvé <estate> panství je deska před tebou. Každá vrstva – řemeslníci, jeptišky a šlechtici – na ní má vlastní část panství.
rule-1-6-part-1 = Část panství má šest polí ve dvou oblastech po třech. Na pole se vejde jeden měšťan; při aktivaci (7.4) provede akci, která je na poli vytištěná.
rule-1-6-part-2 = Tři obchůzky, jedna pro každou vrstvu, vedou správce od startu až do středu panství (7.4).
rule-1-6-part-3 = Čtyři karanténní <cabin> domky přijímají měšťany ze čtvrtí s morem, každý jednoho. V domku jsou dvě pole: měšťan přichází na pole I (5.2), přesune se na pole II a odtud odchází (10.2).
rule-1-6-part-4 = Vedle je místo pro <workshop> dílny (7.8) a <wagon> vozy (7.10).
rule-1-6-part-5 = Deska šlechtického <scroll> archivu má tři stupnice a na každé jednu kostičku (7.2). Na konci hry přinesou body (10.4).

rule-2 = Příprava hry
rule-2-lead = Před prvním kolem se vyloží město a zamíchá vše, co bude v nabídce. Obstará to program; čti dál, chceš-li vědět, co může přijít.
rule-2-1 = Mezi čtvrti patří i čtyři přístaviště; ostatním se říká městské čtvrti. Těch je dvacet: 14 druhu A, 2 druhu B a 4 druhu C. Čtvrti A, které nejsou určeny pro daný počet hráčů, se vyřadí. Ostatní čtvrti A se zamíchají s jednou náhodnou čtvrtí B a vyplní město; jeho rohy zaujmou přístaviště, vně každého je <dock> molo.
rule-2-2 = Čtyři čtvrti C tvoří hromádku lícem dolů. Navrch přijde druhá čtvrť B, takže se k městu připojí jako první, v kole II.
rule-2-3 = Ke každému molu patří jedna <docking-tile> destička kotviště. Zamíchají se, a jakmile je vytažena poslední, zamíchají se všechny znovu.
rule-2-4 = Devět <boat> lodí má na rubu čísla 1 až 3; v tomto pořadí přicházejí do hry, lodě téhož čísla jsou zamíchané. Ve dvou a v sólové hře zůstávají tři lodě s <precious-stones> drahými kameny v krabici.
rule-2-5 = Patnáct vylepšení domků leží ve třech hromádkách po pěti, v každé je vrchní lícem nahoru.
rule-2-6 = Vozů je pět dvojic s čísly 1 až 5. Každá dvojice se rozdělí do dvou hromádek, 1 je navrchu. Ve dvou se hraje jen s jednou z nich.
rule-2-7 = Dílny leží v šesti hromádkách podle éry a vrstvy. Nejprve jsou v nabídce tři hromádky éry I, v každé je vrchní destička lícem nahoru.
rule-2-8 = <wheel> Ukazatel nákazy začíná v náhodné poloze a před prvním použitím se jednou otočí (3.5).
rule-2-9 = Pořadí hráčů v kole I určí los. Na všech stupnicích písemných záznamů začínají disky na prvním poli, disk posledního hráče navrchu, disk prvního vespod. Na stupnici vítězných bodů leží disk třetího hráče na disku prvního, disk čtvrtého na disku druhého.
rule-2-10 = Základní hra používá stranu „a“ desek panství i archivu. Stranu „b“ popisuje 11.1.
rule-2-11 = Destička priority záznamů je volitelná: nahrazuje sloupec přehledové tabulky, který udává, co rozhoduje o pořadí hráčů.
rule-2-11-note = Možností „Pořadí hráčů“ na úvodní stránce zvolíš přehledovou tabulku, nebo destičku priority.

rule-3 = Začátek kola
rule-3-lead = Každé kolo přináší do města loď, mor a nové měšťany. Hráči tu o ničem nerozhodují, to obstarají destičky a ukazatel.
rule-3-1 = Od kola II začíná kolo takto. Počítadlo kol postoupí. Všichni služebníci v Messině ulehnou, jsou opět nepoužití a už nikomu nepřekážejí. Použité vozy jsou znovu připravené. Měšťané ve čtvrtích s alespoň jednou <plague-cube> kostkou moru jsou ztraceni. Potom nový řádek přehledové tabulky určí, co rozhoduje o pořadí hráčů: kdo je tam nejdál, hraje první. Na společném poli má přednost disk navrchu.
rule-3-2 = Destička kotviště určí molo a k němu připluje loď s 1 <plague-cube> kostkou moru, nebo dvě lodě, ukazuje-li řádek dvě. Molo má tři kotevní místa; jsou-li plná, loď pokračuje k dalšímu molu po směru hodinových ručiček.
rule-3-3 = V kolech II až VI se město rozroste o jednu čtvrť: od přístaviště z destičky kotviště postupuj kolem města po směru hodinových ručiček a na první prázdné místo pro rozšíření polož další čtvrť z hromádky.
rule-3-3-note = Platí destička, která byla vytažena, i když loď musela pokračovat k jinému molu.
rule-3-4 = V kole V opouštějí hru všechny nepostavené dílny éry I a na jejich místo přicházejí tři hromádky éry II.
rule-3-5 = V kolech I až V se ukazatel otočí o jeden krok a každá čtvrť s krysou z ukazatele dostane 1 <plague-cube> kostku moru. Kde přehledová tabulka ukazuje <double-plague> dvojitý mor, stane se to dvakrát.
rule-3-6 = Není-li v zásobě dost kostek pro všechny čtvrti jednoho kroku ukazatele, v tomto kroku se neumístí žádná. Dva kroky se posuzují jeden po druhém.
rule-3-7 = V kolech I až V ukazatel poté určí barvu pro každou vrstvu a každá čtvrť té barvy dostane 1 měšťana této vrstvy. Přístaviště a mola je nedostávají nikdy. Měšťané, které nikdo nezachránil, zůstávají, takže se jich v jedné čtvrti může sejít víc.
rule-3-8 = Kdykoli do znovuosídlené čtvrti přijde kostka, její vlastník získá 1 <rat-token> krysu.
rule-3-9 = Kolo VI nepřináší do čtvrtí kostky ani měšťany; lodě dál přivážejí svou kostku a město dál roste.
rule-3-10 = Nezbývá-li pro loď kostka, připluje bez ní. Nezbývá-li loď, žádná nepřipluje, ale destička kotviště se přesto vytáhne, protože určuje místo nové čtvrti.
rule-3-11 = Přístaviště kostky nedostávají: v našich komponentách žádné neukazuje krysu. V sadě, která má na přístavišti krysu, dostává přístaviště kostky jako každá jiná čtvrť.

rule-4 = Tah
rule-4-lead = Ve svém tahu použiješ jednoho služebníka. Jde do čtvrti, jde k lodi, nebo ho odvoláš domů.
rule-4-1 = Každý hraje po jednom tahu podle pořadí hráčů, stále dokola. Kdo nemá nepoužitého služebníka, je přeskočen; kolo končí, když ho nemá nikdo. Tah nelze vynechat: každý služebník se za kolo použije právě jednou.
rule-4-2 = V tahu máš tři možnosti: jít do čtvrti (5.1), jít k lodi (4.7), nebo odvolat služebníka (4.8).
rule-4-3 = Vybíráš ze svých služebníků ležících v Messině. Ti na tvém panství smějí vyrazit, jen když ve městě neleží žádný tvůj nepoužitý.
rule-4-4 = Z panství dojde služebník bez placení do kterékoli čtvrti, kde nikdo nestojí, i na kterékoli molo s lodí.
rule-4-5 = Zůstat ve čtvrti či na molu nebo odtud ujít jeden krok je zdarma, každý další krok stojí 1 <coin> minci. Molo sousedí jen se svým přístavištěm. Ostatní figurky v průchodu nikdy nebrání.
rule-4-6 = Čtvrť, ve které stojí figurka, ať patří komukoli, nelze vybrat. Služebník smí zůstat tam, kde leží. Mola nejsou blokovaná nikdy.
rule-4-7 = U mola si vyber jednu loď. S její <plague-cube> kostkou moru bojuj podle kapitoly 6, nebo si vezmi 1 <rat-token> krysu; kostka zmizí tak jako tak. Potom je loď tvoje a ihned získáš, co ukazuje: mince, body, nebo obojí. Máš-li tím sudý počet lodí, smíš pohnout kterýmkoli správcem o jednu zastávku. Zbytek kroku akce probíhá jako ve čtvrti (5.5).
rule-4-8 = Odvolaný služebník se postaví vedle desky a přinese 1 <coin> minci. Další kolo začne na tvém panství. Odvolat smíš i služebníka na panství, je-li na řadě (4.3). Krok akce odpadá: nic nekupuješ a čekající akce z písemných záznamů čekají dál.

rule-5 = Tah ve čtvrti
rule-5-lead = Tak vypadá většina tahů. Odvedeš lidi do bezpečí, spálíš mor a pak využiješ, co místo nabízí.
rule-5-1 = V tomto pořadí: vyber čtvrť a zaplať; kdo ji znovu osídlil, získá 2 body, i když jsi to ty; záchrana; boj; krok akce.
rule-5-2 = Zachraň všechny ve čtvrti. Není-li tam kostka, každý měšťan obsadí volné pole v části panství své vrstvy, a není-li žádné volné, je ztracen. Je-li tam kostka, jde každý na pole I prázdného <cabin> domku, a není-li žádný prázdný, je ztracen. Kostky se počítají tak, jak leží před bojem.
rule-5-3 = Aby měšťan získal místo, smějí jiní z téže části panství nejprve přejít do prázdných dílen své vrstvy (7.6).
rule-5-4 = Potom bojuj podle kapitoly 6. Za každou kostku, která ve čtvrti zůstane, dostaneš 1 <rat-token> krysu.
rule-5-5 = V kroku akce smíš v libovolném pořadí, i střídavě: provést akci vytištěnou na čtvrti, nebo čtvrť místo toho znovu osídlit (9.1); využít získané akce z písemných záznamů; a koupit si v městských knihách a církevních matrikách tolik postupů, kolik si můžeš dovolit (8.3).
rule-5-6 = Co žádá rozhodnutí, lze odmítnout. Co ho nežádá, je tvoje hned a celé: žetony, body i služebník podle 8.5. Kdy provedeš akci čtvrti, je na tobě všude, kde může záležet na pořadí.
rule-5-7 = Lomítko v akci znamená, že si vybereš jednu z obou možností.

rule-6 = Oheň a mor
rule-6-lead = Oheň ničí kostky moru a posouvá tě v morové kronice. Za kostky, které necháš ležet, dostaneš krysy.
rule-6-1 = Spálit kostku stojí 1 <fire> oheň. V kolech označených v přehledové tabulce to stojí 2 <fire> ohně a každá kostka pak ihned přinese 2 body. Spal ve čtvrti tolik kostek, kolik můžeš a chceš zaplatit.
rule-6-2 = <major-fire> Velký oheň dokáže víc. Vydání ho vykládají trojím způsobem; jeden z nich zvolíš možností „Velký oheň“:
rule-6-2-part-1 = Anglický výklad, obvyklý: velký oheň platí jako 1 oheň. Stojí-li kostka 1 oheň, spálí jednu kostku ve tvé čtvrti, a chceš-li, i jednu v jedné sousední. Stojí-li kostka 2 ohně, spálí dva velké ohně dohromady jednu kostku ve tvé čtvrti a smějí spálit i jednu v sousední; velký oheň spolu s ohněm spálí jednu kostku ve tvé čtvrti.
rule-6-2-part-2 = Ruský výklad: stojí-li kostka 1 oheň, platí totéž. Stojí-li 2 ohně, stačí na kostku ve tvé čtvrti jeden velký oheň a druhý, použitý v témže boji, smí spálit kostku v sousední čtvrti.
rule-6-2-part-3 = Český výklad: jako ruský, ale stojí-li kostka 1 oheň, smí být i druhá kostka z tvé čtvrti.
rule-6-3 = Kostka v sousední čtvrti shoří jen spolu s kostkou ve tvé čtvrti, kterou platíš velkým ohněm; za každou takovou nejvýš jedna. Loď s ničím nesousedí.
rule-6-4 = Za každou spálenou kostku, ať ležela kdekoli, postoupíš o 1 pole v <popularity-register> morové kronice. Kostka se vrací do zásoby. Na velký oheň se nevrací.
rule-6-5 = Krysy se počítají za kostky, které zůstaly ve čtvrti, kde stojíš, ne za ty v sousedství.

rule-7 = Akce
rule-7-lead = Tady jsou všechny symboly, které mohou ukazovat čtvrti, pole a písemné záznamy. Co získáš, smíš hned použít.
rule-7-1 = <coin> Mince, <fire> oheň, <major-fire> velký oheň, <lumber> dřevo, <points> body: vezmi si, co je zobrazeno. <upgrade-citizen> Povýšení měšťana: kterýkoli z tvých měšťanů v části panství, v dílně nebo v domku se povýší a stane se patricijem.
rule-7-2 = <scroll> Archiv: posuň jednu ze svých tří kostiček archivu o jedno pole, není-li už na konci své stupnice.
rule-7-3 = <city-register> Městské knihy, <church-register> církevní matriky: jeden postup zdarma na zobrazené stupnici písemných záznamů; jsou-li zobrazeny obě, na jedné z nich. Ukazuje-li pole před nimi <coin> minci, smíš postoupit za 1 minci.
rule-7-4 = <advance-overseer> Pohyb správce: správce jde na své obchůzce o jednu zastávku dál. <advance-overseer-skip> Pohyb s přeskočením: nejprve smí jednu zastávku přeskočit. Počítá se jen ta, na které skončí: tam aktivuje měšťany.
rule-7-4-part-1 = Obchůzka má šest zastávek. Po první si natrvalo vybereš levou, nebo pravou větev. Šestá je střed panství, kde správce zůstává. Dva správci smějí stát na téže zastávce.
rule-7-4-part-2 = Zastávka 1 se dotýká dvou polí: aktivuj měšťana na jednom z nich. Povýšený správce: na obou.
rule-7-4-part-3 = Zastávky 2 a 3 patří k oblasti zvolené větve: aktivuj v ní jednoho měšťana. Povýšený správce: až dva.
rule-7-4-part-4 = Zastávky 4 a 5 patří k této oblasti a k sousední za hranicí, která náleží jiné vrstvě: v každé aktivuj jednoho měšťana. Povýšený správce: až dva v oblasti vlastní vrstvy a jednoho ve druhé.
rule-7-4-part-5 = Zastávka 6, střed: aktivuj až tři měšťany kdekoli ve třech částech panství, ať je správce povýšený, nebo ne.
rule-7-4-part-6 = Aktivovat měšťana znamená provést akci vytištěnou na jeho poli. Kteréhokoli smíš vynechat. Aktivuj je jednoho po druhém v libovolném pořadí; co přinese jeden, smí využít další. Při jednom pohybu správce se žádný měšťan neaktivuje dvakrát.
rule-7-5 = <upgrade-overseer> Povýšení správce: obrať jednoho z nich natrvalo na lepší stranu.
rule-7-6 = Kdykoli ve tvém tahu, při produkci a kvůli uvolnění místa smí měšťan přejít ze své části panství do prázdné dílny své vrstvy. Nikdy nejde zpět a nikdy nejde z domku či jiné dílny. Uzdravený měšťan smí jít z domku rovnou do takové dílny.
rule-7-7 = <build> Stavba: vezmi právě jednu destičku z nabídky (vylepšení na domek, který žádné nemá, dílnu, nebo vůz) a zaplať ji. Další destička hromádky se odkryje; prázdná hromádka zůstane prázdná.
rule-7-7-part-1 = Než postavíš, smíš jednou obnovit nabídku: zaplať 1 bod, máš-li ho, nebo 1 libovolný žeton. Všechna tři nabízená vylepšení, nebo všechny tři dílny se odloží dospod svých hromádek.
rule-7-7-part-2 = Po obnově musíš stavět, můžeš-li některou destičku z nabídky postavit. Posuzuje se to hned po obnově: můžeš-li, do stavby neplať za nic jiného. Zisky a přechody do dílen (7.6) jsou mezitím dovolené.
rule-7-8 = Dílna pojme jednoho měšťana své vrstvy. Žádá-li patricije, smí v ní být i nepovýšený měšťan, ale nic nedělá, dokud není povýšen. Smíš mít víc než šest dílen.
rule-7-9 = Dílna éry II vyplatí svou odměnu jednou, jakmile v ní začne pracovat vhodný měšťan.
rule-7-10 = <wagon> Vůz: ukazuje-li body, přinese je při postavení. Každý vůz poslouží v každém kole jednomu znovuosídlení.
rule-7-11 = <any-hex> Akce libovolné čtvrti: vytištěná akce kterékoli čtvrti v Messině, včetně přístavišť a ať tam stojí kdokoli. Molo se nepočítá a znovu osídlit takto nelze.
rule-7-12 = <activate-n> Aktivovat měšťany: nejvýše vyznačený počet, kdekoli ve třech částech svého panství.

rule-8 = Troje písemné záznamy
rule-8-lead = Vedle města jsou troje písemné záznamy. Čím dál postoupíš, tím víc dávají, cestou i na konci.
rule-8-1 = V <popularity-register> morové kronice postupuješ jen spalováním kostek (6.4). V <city-register> městských knihách a <church-register> církevních matrikách postupuješ díky akcím a placeným postupům.
rule-8-2 = Disk, který dorazí na pole, se položí na ty, které tam už leží.
rule-8-3 = V kroku akce si smíš kupovat postupy v městských knihách a církevních matrikách, kolik chceš. Každý stojí 1 <coin> minci za každého služebníka, který ti kdy patřil: za tři a za ty získané později, i když už jsou zase pryč.
rule-8-4 = Akci pole, na které dorazíš, smíš využít jednou, v témže kroku akce; co do konce tahu nevyužiješ, propadá. Akce získaná při produkci čeká na tvůj příští tah s krokem akce a po kole VI propadá.
rule-8-5 = <lieutenant-gain> Získat služebníka: vezmi ho ze zásoby hned, jak dorazíš; odmítnout ho nelze. Leží na tvém panství a lze ho použít ještě v tomto kole (4.3) a už příští placený postup stojí víc (8.3). Získáš-li ho mimo krok akce, vezmeš si ho na začátku příštího; nikdy nepropadá.
rule-8-6 = <upgrade-advance-overseer> Povýšení a pohyb: vyber správce. Není-li ještě povýšený, povyš ho. Pak jím pohni.
rule-8-7 = Na posledním poli disk zůstává; další postup nemá účinek.

rule-9 = Znovuosídlení
rule-9-lead = Zachránění měšťané se mohou vrátit a znovu osídlit čtvrť. Stojí tě to měšťany a žetony a přináší to nejvíc bodů.
rule-9-1 = <repopulate> Znovuosídlení: místo provedení její akce smíš vybranou čtvrť znovu osídlit, pokud to není přístaviště, nikdo ji dosud znovu neosídlil a zbývá ti destička znovuosídlení.
rule-9-2 = Zaplať zobrazené žetony, použij připravený vůz a odevzdej zobrazené měšťany z částí svého panství nebo z dílen, nikdy z domků. Patricij smí zastoupit nepovýšeného měšťana, naopak ne. Je-li zobrazen služebník, odevzdej jednoho, který v tomto kole ještě nebyl použit a je ve čtvrti, na molu nebo na panství: navždy opouští hru. Toho, který sem právě přišel, odevzdat nelze.
rule-9-3 = Polož na čtvrť jednu ze svých destiček znovuosídlení. Je-li tam kostka, vezmi si 1 <rat-token> krysu. 2 body podle 5.1 jsou za pozdější návštěvy, ne za tuto.
rule-9-4 = Takto vyprázdněnou dílnu lze znovu obsadit; odměna éry II se dvakrát nevyplácí.

rule-10 = Konec kola, konec hry
rule-10-lead = Na konci kola tvoji lidé produkují a nemocní se uzdravují. Po kole VI se zaplatí za krysy a vše se sečte.
rule-10-1 = Nejprve produkce, podle pořadí hráčů, kde na něm záleží:
rule-10-1-part-1 = Každý měšťan ve vylepšeném <cabin> domku produkuje, co ukazuje vylepšení.
rule-10-1-part-2 = Každý měšťan v <workshop> dílně éry I produkuje, co ukazuje dílna. Patricij produkuje navíc i to, co ukazuje zlatý řádek, pokud tam je. Žádá-li dílna patricije, nepovýšený měšťan neprodukuje nic.
rule-10-1-part-3 = Každý patricij v kterékoli dílně, éry I nebo II, přináší 1 bod.
rule-10-2 = Potom karanténa, po kolech I až V: měšťané na poli II domku jdou na volné pole své části panství nebo do prázdné dílny své vrstvy, a není-li ani jedno, jsou ztraceni. Potom se ti z pole I přesunou na pole II.
rule-10-2-note = Naše rozhodnutí: po kole VI hra končí produkcí.
rule-10-3 = Po kole VI tě každá <rat-token> krysa vrátí o jedno pole v morové kronice, ne však před první, a krysy stojí body: 0, 1, 2, 4, 7, 10, 13, 16, 18, 21 za jednu až deset a více. Jen zde může skóre klesnout pod nulu.
rule-10-4 = V závěrečném bodování se sečtou:
rule-10-4-part-1 = Písemné záznamy: body u tvého pole na každé ze tří stupnic.
rule-10-4-part-2 = Morová kronika: ve dvou 5 bodů pro prvního; ve třech nebo čtyřech 10, 7 a 3. Při shodě rozhoduje vyšší počet ohňů, velký oheň se počítá za 2. Trvá-li shoda, body příslušných míst se rozdělí a zaokrouhlí dolů.
rule-10-4-part-3 = Znovuosídlení: body vytištěné na tvých znovuosídlených čtvrtích.
rule-10-4-part-4 = Archiv: na každé stupnici hodnota u tvé kostičky krát tvé budovy (vylepšení a dílny, nejvýš šest), tvé lodě, nebo tvé znovuosídlené čtvrti.
rule-10-4-part-5 = Žetony: 1 bod za každé tři zbylé, ať jsou jakékoli; velký oheň se zde počítá za 1.
rule-10-5 = Vítězí, kdo má nejvíc bodů. Při shodě rozhoduje vyšší počet znovuosídlených čtvrtí, potom nejhodnotnější jednotlivá čtvrť; trvá-li shoda i pak, vítězství se dělí.

rule-11 = Hra pro pokročilé
rule-11-lead = Desky panství a archivu mají druhou stranu, každá jinou. Použij ji, až poznáš základní hru.
rule-11-1 = Každý hráč dostane náhodnou stranu „b“ desky panství a desky archivu, žádné dvě nejsou stejné. U stolu lze také obě strany míchat.
rule-11-2 = Na panství „b“ funguje v každé části panství jedno pole jen jednou. Po aktivaci je vyčerpané; jeho měšťan smí dál přejít do dílny nebo znovu osidlovat.
rule-11-3 = Závěrečné bodování přidává odměnu za nejvíc znovuosídlených čtvrtí: 10, 7 a 3; ve dvou 7. Kdo nemá žádnou, nedostane nic. Při shodě rozhoduje vyšší součet bodů čtvrtí; trvá-li shoda, body příslušných míst se rozdělí a zaokrouhlí dolů.
rule-11-4 = Stupnice archivu na deskách „b“ počítají něco jiného: zboží druhu, kterého máš nejvíc; dílny, nejvýš pět; dřevo, nejvýš šest; vylepšení; mince, nejvýš devět; jednu stupnici písemných záznamů, s jednou hodnotou za jednoduchým břevnem a jinou za zdvojeným; a dva správce, kteří došli nejdál, s hodnotami za poslední tři zastávky.
rule-11-5 = Břevno je překročeno od prvního pole za jeho čarou.

rule-12 = Sólo
rule-12-lead = Hrát můžeš i sólo. Virtuální protivník ti překáží, bere destičky a závodí s tebou v morové kronice.
rule-12-1 = Připrav hru jako pro dva hráče. Tvůj protivník je virtuální a účastní se jen morové kroniky. Hrát lze se základními i pokročilými deskami.
rule-12-2 = Kola I, III a V začínáš ty, kola II, IV a VI protivník; žádné písemné záznamy o tom nerozhodují. V tazích se střídáte, a komu zbývají figurky, když druhému došly, ten pokračuje. Protivník má tři figurky v kolech I až III, čtyři v kolech IV a V, pět v kole VI. V Messině nezůstávají.
rule-12-3 = V protivníkově tahu se odkrývají sólové destičky, dokud některá neurčí čtvrť, která je ve městě a není blokovaná. Figurka tam jde a zablokuje ji. Tamní měšťané se vrátí do zásoby. Je-li tam kostka, jedna se odstraní a protivník postoupí o 1 v morové kronice, bez její akce. Pak si protivník vezme, co destička ukazuje: loď z nejbližšího mola, které nějakou má, losem ze všech stejně blízkých lodí; vůz z nabídky; dílnu zobrazené vrstvy z nabídky; všechna nabízená vylepšení; nebo nic.
rule-12-4 = Sólové destičky se v každém kole míchají znovu. Kostka z lodi odchází s ní. Co bylo vzato z nabídky, se doplní. Nehodí-li se žádná destička, figurka se přeskočí.
rule-12-5 = Když protivník navštíví tvou znovuosídlenou čtvrť, získáš 2 body (5.1).
rule-12-6 = Závěrečné bodování jako obvykle, se dvěma změnami: 5 bodů, jsi-li po odečtení krys v morové kronice aspoň tak daleko jako protivník; a za znovuosídlené čtvrti 3 body při dvou, 7 při třech, 10 při čtyřech a více, místo 11.3. Dobrý výsledek je 130, s pokročilými deskami 140.
