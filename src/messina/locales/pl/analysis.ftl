# Why one turn is better than the next best.
why-even = Tak samo dobre jak „{ $other }”.
why-score = +{ $points } względem „{ $other }”: od razu więcej punktów.
why-tokens = +{ $points } względem „{ $other }”: więcej zasobów.
why-registers = +{ $points } względem „{ $other }”: dalej na Kronikach.
why-citizens = +{ $points } względem „{ $other }”: mieszkańcy dadzą więcej.
why-buildings = +{ $points } względem „{ $other }”: budynki dadzą więcej.
why-scrolls = +{ $points } względem „{ $other }”: zwoje są warte więcej.
why-figures = +{ $points } względem „{ $other }”: o jednego namiestnika więcej.
why-overseers = +{ $points } względem „{ $other }”: nadzorcy stoją lepiej.
why-rats = +{ $points } względem „{ $other }”: mniej szczurów albo mniejsza szkoda.
why-repopulation = +{ $points } względem „{ $other }”: bliżej do zaludnienia.
why-pending = +{ $points } względem „{ $other }”: więcej zostaje do wzięcia.
why-others = +{ $points } względem „{ $other }”: inni dostaną mniej.
why-whole = +{ $points } względem „{ $other }”: razem daje to więcej.
term-others = inni
