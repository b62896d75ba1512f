# What the five rulebooks (Czech, English, German, Polish, Russian) say where they differ or are silent, shown under
# the clause with the heading `rules-editions`. rule-4-8-note belongs to clause 4.8; where rules.ftl has a note of its
# own already, rule-3-3-editions is shown after it. Option names and values are references: { option-fire } stays as it is.

rules-editions = Co říkají vydání

rule-1-2-note = Ruský výčet neomezených žetonů uvádí i mince; český vynechává velký oheň. Za neomezené bereme všechny žetony.
rule-2-2-note = Polský text mluví o několika zbylých čtvrtích B. Zbývá jen jedna, jak říkají ostatní čtyři.
rule-2-6-note = Jen německý text říká, že si vyřazenou hromádku nikdo neprohlíží.
rule-2-11-editions = Všech pět vydání destičku v první hře vynechává a v kterékoli další dovoluje. Hodnoty: „{ order-table }“ nebo „{ order-tile }“.

rule-3-1-note = Rozhodují-li o pořadí body, nechává německý text vedoucího hráče vybrat jeden ze záznamů. V ostatních čtyřech rozhoduje sama stupnice skóre, jako zde.
rule-3-3-editions = Polský text uvádí přístaviště, které bylo vytaženo, ostatní čtyři to, které bylo vybráno. Proto se řídíme vytaženou destičkou.
rule-3-10-note = Žádné vydání neříká, co se stane, když dojdou kostky nebo lodě.
rule-3-11-note = Žádné vydání zde nezmiňuje přístaviště. Říkají, že kostky přicházejí do čtvrtí s krysou.

rule-4-5-note = Všech pět uvádí stejné ceny. Žádné neříká, zda se smí projít čtvrtí, kde stojí figurka.
rule-4-7-note = Ruský text v tahu k lodi nezmiňuje postup v záznamech. Ostatní čtyři ho dovolují, jako zde.
rule-4-8-note = Žádné vydání neříká, zda lze odvolat služebníka na panství, ani zda následuje krok akce.

rule-5-6-note = Texty střídají „smíš“ a „proveď“. Žádný jasně neříká, co lze odmítnout.

rule-6-2-editions = Ruský text je mezi oběma: při ceně 1 zmiňuje jen další kostku v sousedství, při ceně 2 stačí na kostku jeden velký oheň. Možnost „{ option-fire }“: „{ fire-two }“ odpovídá českým a ruským pravidlům, „{ fire-one }“ anglickým, německým a polským.

rule-7-6-note = Ruský text zakazuje přechod do jiné části panství; ostatní čtyři i přesun na jiné pole téže části. Zde měšťané na jiné pole nikdy nepřecházejí.
rule-7-7-note = Obnova nabídky: anglický, německý a ruský text berou 1 bod nebo libovolný žeton. V českém výčtu není velký oheň, v polském mince. Po obnově žádá polský text postavit jednu ze tří nových destiček; ostatní čtyři dovolují postavit cokoli z nabídky, jako zde.

rule-8-7-note = Žádné vydání neříká, co znamená postup za poslední pole.

rule-9-2-note = Čtyři texty posílají služebníka na jednom místě do zásoby, na jiném do krabice; německý pokaždé do krabice. Služebník opouští hru. Všech pět mluví o služebníkovi ležícím ve čtvrti; počítáme i mola.

rule-10-2-editions = Žádné vydání neříká, co se stane, když jsou část panství i dílny plné. Všech pět končí hru po produkci kola VI.
rule-10-4-note = Jen polský text říká, co se stane při shodě v morové kronice i v ohních: body se dělí a zaokrouhlují dolů.
rule-10-5-note = Při další shodě rozhoduje ve čtyřech textech jediná nejhodnotnější čtvrť; německý porovnává všechny znovuosídlené čtvrti dohromady. Dál nejde žádný.

rule-11-1-note = Všech pět dovoluje obě strany míchat a označuje to za nevyzkoušené. Možnost „{ option-boards }“ nabízí „{ boards-basic }“, „{ boards-advanced }“ a „{ boards-mixed }“.
rule-11-3-note = Český, anglický a polský text dělí body všech míst, o která je shoda; německý a ruský říkají jen, že se body dělí. Žádný neříká, jak zaokrouhlovat.
rule-11-5-note = Anglický a německý text mluví o čáře, kterou je třeba překročit, polský a ruský o označeném poli. Český počítá jako překročené už samo označené pole.

rule-12-3-note = V polském textu udává destička akci a figurka jde do čtvrti s touto akcí. V ostatních čtyřech udává destička čtvrť.
rule-12-4-note = Jen ruský text míchá destičky v každém kole znovu; podle ostatních se nevhodné destičky do konce kola nepoužijí. Žádný nemluví o kostce z lodi ani o tom, co když se žádná destička nehodí.
rule-12-6-note = Tři znovuosídlené čtvrti: 4 body v anglickém a německém textu, 7 v českém, polském a ruském. Jen český text uvádí u 10 bodů „alespoň 4“.
