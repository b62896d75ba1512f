# Why one turn is better than the next best.
why-even = Stejně dobré jako „{ $other }“.
why-score = +{ $points } oproti „{ $other }“: hned více bodů.
why-tokens = +{ $points } oproti „{ $other }“: více žetonů v zásobě.
why-registers = +{ $points } oproti „{ $other }“: dál v písemných záznamech.
why-citizens = +{ $points } oproti „{ $other }“: měšťané přinesou víc.
why-buildings = +{ $points } oproti „{ $other }“: budovy přinesou víc.
why-scrolls = +{ $points } oproti „{ $other }“: archiv má větší cenu.
why-figures = +{ $points } oproti „{ $other }“: o služebníka víc.
why-overseers = +{ $points } oproti „{ $other }“: správci stojí lépe.
why-rats = +{ $points } oproti „{ $other }“: méně krys nebo menší škoda z nich.
why-repopulation = +{ $points } oproti „{ $other }“: blíž ke znovuosídlení.
why-pending = +{ $points } oproti „{ $other }“: víc zbývá k využití.
why-others = +{ $points } oproti „{ $other }“: ostatní dostanou méně.
why-whole = +{ $points } oproti „{ $other }“: celkem to dá víc.
term-others = ostatní
