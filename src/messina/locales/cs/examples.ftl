# Captions of the drawn examples in the rules: example-6-2 belongs to clause 6.2 and says what one sees. It is also
# what those who cannot see the drawing hear. The numbers and colours are those of the drawing.

rules-example = Příklad

example-1-6 = Panství. 1 část panství, zde řemeslníků; 2 jedna z jejích dvou oblastí, zvýrazněná; 3 pole se svou akcí; 4 zastávka obchůzky; 5 střed. Vedle: 6 domek, 7 dílna, 8 deska archivu.
example-2-9 = Tři hráči na začátku: zelený kruh hraje první a leží vespod, fialový kosočtverec hraje poslední a leží navrchu.
example-3-2 = K tomuto molu připluly dvě lodě, každá s kostkou. Jedno kotevní místo je ještě volné.
example-3-5 = Ukazatel ukazuje krysu běžící vlevo. Obě čtvrti s touto krysou dostanou kostku, třetí čtvrť ne.
example-3-7 = Ukazatel posílá jeptišky do oranžových čtvrtí, řemeslníky do bílých a šlechtice do modrých. Do červených tentokrát nepřijde nikdo.
example-4-5 = Od ležícího služebníka: zůstat nebo ujít jeden krok je zdarma, dva kroky stojí 1 minci, tři kroky 2 mince.
example-4-6 = Levou čtvrť blokuje stojící figurka. V pravé figurka leží, takže tuto čtvrť lze vybrat.
example-5-2 = Nahoře bez kostky: jeptiška jde na pole své části panství. Dole s kostkou: jde na pole I domku.
example-6-1 = Dvě kostky ve tvé čtvrti stojí 2 ohně. V kole, kdy jedna kostka stojí 2, stojí obě 4 ohně a přinesou 4 body.
example-6-2 = Stojíš v levé čtvrti; každý řádek ukazuje platbu a v kroužku kostky, které spálí. Sloupce ukazují anglický, ruský a český výklad. Horní řádky: kostka stojí 1 oheň; dolní řádky: kostka stojí 2 ohně.
example-7-4 = Tři druhy zastávek. Dvě pole: jeden měšťan na jednom z nich. Jeden trojúhelník: jeden měšťan v oblasti. Dva trojúhelníky: po jednom měšťanovi v obou oblastech.
example-7-7 = V nabídce je vylepšení, dílna a vůz, cena každého je dole. Jen s 1 dřevem můžeš postavit vylepšení; na ostatní ti chybějí podtržené žetony.
example-7-8 = Tato dílna žádá patricijskou jeptišku. Vlevo čeká nepovýšená a nepřináší nic; vpravo patricijka produkuje 1 velký oheň a 1 minci.
example-7-9 = Dílna éry II: jakmile v ní začne pracovat jeptiška, vyplatí 1 oheň a 3 body. Potom je odměna vyčerpaná.
example-8-2 = Žlutý čtverec právě dorazil na třetí pole. Leží na zeleném kruhu a má před ním přednost.
example-8-3 = Se čtyřmi služebníky stojí postup 4 mince. Tento ihned přináší pátého služebníka, takže příští stojí 5 mincí.
example-9-2 = Spodní pruh čtvrti žádá 2 mince, dvě jeptišky a služebníka. Potřebuješ také vůz. Na konci má čtvrť hodnotu 17 bodů.
example-10-2 = Jeptiška přichází na pole I. Na konci kola se přesune na pole II, na konci dalšího kola na pole své části panství.
example-10-3 = Nahoře počet krys, dole body, které stojí. Sedm krys stojí 13 bodů a 7 polí v morové kronice.
example-10-4 = Kostička u lodí stojí na 4. Za tři lodě to dělá 12 bodů.
example-11-2 = Pole na jedno použití má červený roh. Po využití akce je přeškrtnuté; měšťan zůstává.
