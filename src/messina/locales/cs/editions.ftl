# What the five rulebooks (Czech, English, German, Polish, Russian) say where they differ or are silent, shown under
# the clause with the heading `rules-editions`. rule-4-8-note belongs to clause 4.8; where rules.ftl has a note of its
# own already, rule-3-3-editions is shown after it. Option names and values are references: { option-fire } stays as it is.

rules-editions = Co říkají vydání

rule-1-2-note = Jen ruský výčet toho, co je neomezené, uvádí mince; český vynechává velký oheň. Zde je neomezené vše kromě kostek.
rule-2-2-note = Polský text mluví o několika zbylých čtvrtích B. Ze dvou zbývá jen jedna, jak říkají ostatní čtyři.
rule-2-6-note = Jen německý text říká, že si vyřazenou hromádku nikdo neprohlíží.
rule-2-8-note = Ruský text žádá náhodnou polohu; německý a polský dovolují kteroukoli. Volíme náhodnou.
rule-2-11-editions = Všech pět vydání destičku v první hře vynechává a v kterékoli další dovoluje. Hodnoty: „{ order-table }“ nebo „{ order-tile }“.

rule-3-1-note = Rozhodují-li o pořadí body, nechává německý text vedoucího hráče vybrat jednu ze stupnic písemných záznamů. V ostatních čtyřech rozhoduje sama stupnice vítězných bodů, jako zde.
rule-3-3-editions = Polský text uvádí přístaviště, které bylo vytaženo, ostatní čtyři to, které bylo vybráno. Proto se řídíme vytaženou destičkou.
rule-3-10-note = Žádné vydání neříká, co se stane, když dojdou kostky nebo lodě.
rule-3-11-note = Všech pět říká, že molo nedostává kostky a že molo, stejně jako přístaviště, nedostává měšťany. Zda přístaviště ukazuje krysu, je věcí destičky; sada komponent ji tedy mít smí.

rule-4-5-note = Všech pět uvádí stejné ceny. Žádné neříká, zda se smí projít čtvrtí, kde stojí figurka.
rule-4-7-note = Ruský text v tahu k lodi nezmiňuje postup v písemných záznamech. Ostatní čtyři ho dovolují, jako zde.
rule-4-8-note = Žádné vydání neříká, zda lze odvolat služebníka na panství, ani zda následuje krok akce.

rule-5-6-note = Texty střídají „smíš“ a „proveď“. Žádný jasně neříká, co lze odmítnout.

rule-6-2-editions = „{ fire-english }“ výklad je v anglickém, německém a polském textu, „{ fire-russian }“ v ruském, „{ fire-czech }“ v českém. Stojí-li kostka 1 oheň, shodují se čtyři z pěti; stojí-li 2, první tři, a ty velký oheň počítají za 2 jen při shodě v morové kronice (10.4). Proto je „{ fire-english }“ výchozí hodnotou možnosti „{ option-fire }“.
rule-6-4-note = Jen ruský text říká, že kostky spálené ve čtvrti se vracejí do zásoby.

rule-7-6-note = Ruský text zakazuje přechod do jiné části panství; ostatní čtyři i přesun na jiné pole téže části. Zde měšťané na jiné pole nikdy nepřecházejí.
rule-7-7-note = Platba za obnovu nabídky: v českém výčtu není velký oheň, v polském mince; přijímáme všechny čtyři žetony. Po obnově žádá polský text jednu ze tří nových destiček; anglický, německý a český dovolují kteroukoli z nabídky, jako zde. Kdy se povinnost posuzuje a že se z ní nelze vyplatit, je naše rozhodnutí.
rule-8-4-note = Který tah se počítá jako příští, je naše rozhodnutí: odvolání nemá krok akce (4.8), takže co čeká, čeká dál.
rule-8-5-note = České a anglické příklady ukazují, že už příští placený postup stojí víc.

rule-8-7-note = Žádné vydání neříká, co znamená postup za poslední pole.

rule-9-2-note = Čtyři texty posílají služebníka na jednom místě do zásoby, na jiném do krabice; německý pokaždé do krabice. Služebník opouští hru. Všech pět mluví o služebníkovi ležícím ve čtvrti; počítáme i mola.

rule-10-2-editions = Žádné vydání neříká, co se stane, když jsou část panství i dílny plné. Všech pět končí hru po produkci kola VI.
rule-10-4-note = Jen polský text říká, co se stane při shodě v morové kronice i v ohních: body se rozdělí a zaokrouhlí dolů.
rule-10-5-note = Při další shodě rozhoduje ve čtyřech textech nejhodnotnější jednotlivá čtvrť; německý mluví o nejhodnotnějších čtvrtích v množném čísle. Dál nejde žádný.

rule-11-1-note = Všech pět dovoluje obě strany míchat a označuje to za nevyzkoušené. Možnost „{ option-boards }“ nabízí „{ boards-basic }“, „{ boards-advanced }“ a „{ boards-mixed }“.
rule-11-3-note = Český, anglický a polský text dělí body všech míst, o která je shoda; německý a ruský říkají jen, že se body dělí. Žádný neříká, jak zaokrouhlovat.
rule-11-5-note = Anglický a německý text mluví o čáře, za kterou je třeba být, polský a ruský o označeném poli. V českém se pole se značkou už počítá jako překročené a tím se řídíme.
rule-12-2-note = Že se obě strany střídají a že jedna pokračuje sama, když druhá skončila, je odvozeno; výslovně to neříká žádný text.

rule-12-3-note = V polském textu udává destička akci a figurka jde do čtvrti s touto akcí. V ostatních čtyřech udává destička čtvrť. Los mezi stejně blízkými loděmi je naše rozhodnutí.
rule-12-5-note = Všech pět dává 2 body podle 5.1 za služebníka kteréhokoli hráče. Počítáme i protivníkovy figurky.
rule-12-4-note = Jen ruský text míchá destičky v každém kole znovu; podle ostatních se nevhodné destičky do konce kola nepoužijí. Žádný nemluví o kostce z lodi ani o tom, co se stane, když se žádná destička nehodí.
rule-12-6-note = Tři znovuosídlené čtvrti: 4 body v anglickém a německém textu, 7 v českém, polském a ruském. Dáváme 7 a tato odměna nahrazuje 11.3.
