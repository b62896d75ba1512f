# Why one turn is better than the next best.
why-even = As good as “{ $other }”.
why-score = +{ $points } over “{ $other }”: more points at once.
why-tokens = +{ $points } over “{ $other }”: more tokens in stock.
why-registers = +{ $points } over “{ $other }”: further along the registers.
why-citizens = +{ $points } over “{ $other }”: the citizens will bring more.
why-buildings = +{ $points } over “{ $other }”: the buildings will bring more.
why-scrolls = +{ $points } over “{ $other }”: the scrolls count for more.
why-figures = +{ $points } over “{ $other }”: one more lieutenant at work.
why-overseers = +{ $points } over “{ $other }”: the overseers stand better.
why-rats = +{ $points } over “{ $other }”: fewer rats, or less harm from them.
why-repopulation = +{ $points } over “{ $other }”: closer to repopulating.
why-pending = +{ $points } over “{ $other }”: more left to take.
why-others = +{ $points } over “{ $other }”: the others get less.
why-whole = +{ $points } over “{ $other }”: it all adds up to more.
term-others = the others
