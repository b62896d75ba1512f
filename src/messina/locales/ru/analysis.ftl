# Why one turn is better than the next best.
why-even = Не хуже, чем «{ $other }».
why-score = +{ $points } против «{ $other }»: сразу больше очков.
why-tokens = +{ $points } против «{ $other }»: больше ресурсов.
why-registers = +{ $points } против «{ $other }»: рейтинги выше.
why-citizens = +{ $points } против «{ $other }»: горожане дадут больше.
why-buildings = +{ $points } против «{ $other }»: здания дадут больше.
why-scrolls = +{ $points } против «{ $other }»: свитки ценнее.
why-figures = +{ $points } против «{ $other }»: на одного помощника больше.
why-overseers = +{ $points } против «{ $other }»: смотрители стоят лучше.
why-rats = +{ $points } против «{ $other }»: меньше крыс или вреда от них.
why-repopulation = +{ $points } против «{ $other }»: заселение ближе.
why-pending = +{ $points } против «{ $other }»: больше остаётся взять.
why-others = +{ $points } против «{ $other }»: другим достанется меньше.
why-whole = +{ $points } против «{ $other }»: в целом выходит больше.
term-others = другие
