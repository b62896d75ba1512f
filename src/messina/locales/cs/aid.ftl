# The player aid: the whole game on one printed page. Keep every line short; the page must fit on one sheet of A4.

aid-title = Přehled pro hráče
aid-page = Přehled pro hráče · Messina 1347
aid-print = Vytisknout
aid-rules = Úplná pravidla

aid-turn = Tvůj tah
aid-turn-choose = Vyber čtvrť, kde nestojí figurka. Zůstat nebo ujít jeden krok je zdarma, každý další krok stojí 1 <coin>; z panství dojdeš zdarma do kterékoli čtvrti. Kdo čtvrť znovu osídlil, získá 2 body.
  .plain = Vyber čtvrť, kde nestojí figurka. Zůstat nebo ujít jeden krok je zdarma, každý další krok stojí 1 minci; z panství dojdeš zdarma do kterékoli čtvrti. Kdo čtvrť znovu osídlil, získá 2 body.
aid-turn-rescue = Zachraň všechny měšťany. Bez <plague-cube>: na pole jejich části panství. S <plague-cube>: na pole I domku.
  .plain = Zachraň všechny měšťany. Bez kostky moru: na pole jejich části panství. S kostkou moru: na pole I domku.
aid-turn-fight = Bojuj. Každá <plague-cube> stojí 1 <fire>; v označených kolech stojí 2 <fire> a přinese 2 body. Za každou spálenou kostku: 1 postup <popularity-register>. Za každou, která ve čtvrti zbude: 1 <rat-token>.
  .plain = Bojuj. Každá kostka moru stojí 1 oheň; v označených kolech stojí 2 ohně a přinese 2 body. Za každou spálenou kostku: 1 postup v morové kronice. Za každou, která ve čtvrti zbude: 1 krysa.
aid-turn-act = Proveď akci čtvrti, nebo <repopulate>. K tomu v libovolném pořadí: akce ze záznamů a postupy <city-register> a <church-register>, každý po 1 <coin> za služebníka.
  .plain = Proveď akci čtvrti, nebo čtvrť znovu osídli. K tomu v libovolném pořadí: akce ze záznamů a postupy v městských knihách a církevních matrikách, každý po 1 minci za služebníka.
aid-turn-other = Místo čtvrti
aid-turn-boat = <boat> Jdi na molo: spal kostku na lodi, nebo vezmi 1 <rat-token>, pak vezmi loď. Každá druhá loď: <advance-overseer>.
  .plain = Jdi na molo: spal kostku na lodi, nebo vezmi 1 krysu, pak vezmi loď. Každá druhá loď: pohni správcem.
aid-turn-recall = <recall> Odvolej služebníka na panství a získej 1 <coin>.
  .plain = Odvolej služebníka na panství a získej 1 minci.

aid-action = Akce
aid-action-overseer = <advance-overseer> O zastávku dál na obchůzce; měšťané, ke kterým správce dojde, provedou akci svého pole.
aid-action-build = <build> Zaplať jedno vylepšení, dílnu nebo vůz. Předtím smíš obnovit nabídku za 1 bod nebo 1 žeton.
aid-action-repopulate = <repopulate> Odevzdej žetony, měšťany a případně služebníka podle čtvrti a použij vůz. Je-li tam kostka: 1 <rat-token>. Pozdější návštěvy ti přinášejí 2 body.
  .plain = Znovu osídlit: odevzdej žetony, měšťany a případně služebníka podle čtvrti a použij vůz. Je-li tam kostka: 1 krysa. Pozdější návštěvy ti přinášejí 2 body.
aid-action-workshop = <workshop> Měšťan smí kdykoli ve tvém tahu přejít ze své části panství do prázdné dílny své vrstvy.

aid-end = Konec kola
aid-end-production = Produkce: měšťané ve vylepšených domcích a v dílnách éry I, patricijové i zlatý řádek. Každý patricij v dílně: 1 bod navíc.
aid-end-quarantine = Karanténa, ne v kole VI: z pole II domku na pole panství nebo do dílny, pak z pole I na II.

aid-round = Nové kolo
aid-round-lie = Služebníci ulehnou, vozy jsou znovu připravené. Měšťané ve čtvrtích s kostkou jsou ztraceni.
aid-round-order = Pořadí hráčů podle přehledové tabulky. Na společném poli má přednost disk navrchu.
aid-round-boat = K vytaženému molu připlují lodě, každá s 1 <plague-cube> kostkou moru, a přibude jedna čtvrť.
aid-round-wheel = Ukazatel, ne v kole VI: kostky podle krysy, pak měšťané podle barvy.
aid-round-era = Kolo V: dílny éry II.

aid-final = Konec hry
aid-final-rats = <rat-token> Za každou krysu pole zpět <popularity-register> a ztráta bodů:
  .plain = Za každou krysu pole zpět v morové kronice a ztráta bodů:
aid-final-registers = Body tvého pole na každé stupnici záznamů. Nejlepší v kronice: 10, 7, 3; ve dvou: 5.
aid-final-hexes = Body tvých znovuosídlených čtvrtí.
aid-final-scrolls = <scroll> Hodnota krát budovy (nejvýš 6), lodě, znovuosídlené čtvrti.
aid-final-tokens = 1 bod za každé 3 zbylé žetony.
aid-final-advanced = Pro pokročilé, nejvíc znovuosídlených čtvrtí: 10, 7, 3; ve dvou: 7.
aid-final-solo = Sólo: 5 bodů za kroniku; 3, 7, 10 bodů za 2, 3, 4 znovuosídlené čtvrti.

aid-icons = Symboly
