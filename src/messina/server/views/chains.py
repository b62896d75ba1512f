"""Several answers that one click may give, put together from the small questions of the rules.

A chain leads from what is asked now to a thing on the table: which lieutenant, and where to; which
opportunity, and for what; who acts, and what with. Where several lead to one thing, it is clear which is
meant: they come to the same, or the cheapest is the first. A chain never passes an outcome of chance, so
nobody decides what they cannot know. A client gives all of its answers in one command; the rules and the log
see them one by one.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from messina.game.question import legal_codes
from messina.rules import actions as a
from messina.rules.actions import STRIDE
from messina.rules.engine import decider
from messina.rules.events import CubeBurned, TokensSpent
from messina.rules.fire import AlsoRemove, Fight, FightBoat
from messina.rules.overseers import Activate
from messina.rules.state import State
from messina.rules.terms import CHURCH, CITY, COIN, FIRE, FIRST_BENEFIT, MAJOR, NOWHERE, TOKENS
from messina.rules.turn import ActionStep
from messina.server import messages as wire
from messina.server.views.repopulating import how_near, repopulations
from messina.server.views.trials import Trial, choice, landing, space
from messina.words.question_phrases import answer

TARGETS: Final = (
    a.TRACK,
    a.UPGRADE_ONE,
    a.OVERSEER,
    a.STEP,
    a.BUILD_TILE,
    a.CYCLE,
    a.HEX_ACTION,
    a.ACTIVATE_ONE,
    a.CHOOSE,
)
"""What an opportunity may be used for."""

LEADS: Final[dict[int, tuple[int, ...]]] = {
    a.LIEUTENANT_AT: (a.GO, a.RECALL),
    a.GO: (a.TAKE_BOAT,),
    a.EMPLOY: (a.CITIZEN,),
    a.ADVANCE: (a.ADVANCE,),
    a.ACTION: (a.CHOOSE, a.USE),
    a.CHOOSE: (a.USE, a.ADVANCE),
    a.USE: TARGETS,
    a.OVERSEER: (a.STEP, a.ACTIVATE_ONE),
    a.STEP: (a.ACTIVATE_ONE,),
}
"""Which answers only lead on to others: these are the ones a player has in mind."""

ACTIVATED: Final = {a.ACTIVATE_ONE: (a.USE,), a.USE: (a.TRACK, a.BUILD_TILE)}
"""7.4: the same where somebody acts; whom they upgrade would not be clear among those who act."""


def chains(start: Trial, trials: Iterable[Trial]) -> list[wire.Choice]:
    """Find all chains: with what is earned first, and the cheapest way to a place before others."""
    state = start.first
    at_once = legal_codes(state)
    led = [list(led_on(trial, at_once)) for trial in trials if not is_like_another(trial)]
    led.sort(key=lambda found: (bool(found) and not begins_with(found[0], a.USE), len(found)))
    found = sorted((chain for one in led for chain in one), key=how_dear)
    ways = Counter(map(end_of, found))
    meant = {*at_once, *(chain.codes[-1] for chain in found)}
    clear = [
        chain for chain in found if is_way(chain) or (ways[end_of(chain)] == 1 and is_clear(chain, meant))
    ]
    return [told(chain) for chain in clear] + fights(start) + repopulations(start) + endings(start)


def told(chain: Trial) -> wire.Choice:
    """Somebody who moves is told by the workshop."""
    whole = choice(chain)
    if begins_with(chain, a.EMPLOY):
        whole.said = answer(chain.first, chain.codes[0])
    return whole


def begins_with(chain: Trial, verb: int) -> bool:
    return chain.codes[0] // STRIDE == verb


def end_of(chain: Trial) -> tuple[int, ...]:
    """An opportunity, and what it is used for; of lieutenants, citizens and workshops, what any would do."""
    first = chain.codes[0]
    by = first if begins_with(chain, a.USE) else first // STRIDE
    is_step = chain.codes[-1] // STRIDE == a.STEP
    overseers = (code for code in chain.codes if is_step and code // STRIDE == a.OVERSEER)
    steps = sum(code // STRIDE == a.ADVANCE for code in chain.codes)
    return (by, *overseers, steps, chain.codes[-1])


def is_way(chain: Trial) -> bool:
    """Ways that end at the same place: the cheapest comes first."""
    return chain.codes[-1] // STRIDE in (a.GO, a.TAKE_BOAT)


def is_clear(chain: Trial, meant: set[int]) -> bool:
    """It ends at a thing on the table, and a click on it means nothing else.

    7.6: somebody is sent to a workshop by a click on them, unless they act or are upgraded by it.
    """
    verb, argument = divmod(chain.codes[-1], STRIDE)
    if verb == a.USE:
        return landing(chain) is not None or space(chain) is not None
    return verb != a.CITIZEN or not any(
        other * STRIDE + argument in meant for other in (a.ACTIVATE_ONE, a.UPGRADE_ONE)
    )


def is_like_another(trial: Trial) -> bool:
    """7.4: of those who may act, one who stands nearer the beginning does the same and can act as often."""
    verb, square = divmod(trial.codes[0], STRIDE)
    frame = trial.first.frames[-1]
    if verb != a.ACTIVATE_ONE or not isinstance(frame, Activate):
        return False
    estate = trial.first.seats[frame.player].estate

    def looks(one: int) -> tuple[int, bool, bool]:
        return estate.actions[one].number, bool(estate.single_use[one]), bool(frame.near >> one & 1)

    first = a.ACTIVATE_ONE * STRIDE
    before = (code - first for code in legal_codes(trial.first) if first <= code < trial.codes[0])
    return not estate.single_use[square] and any(looks(one) == looks(square) for one in before)


def led_on(trial: Trial, at_once: Sequence[int]) -> Iterator[Trial]:
    """Follow an answer by those to what it leads to, and to what these lead to."""
    leads = ACTIVATED if begins_with(trial, a.ACTIVATE_ONE) else LEADS
    wanted = leads.get(trial.codes[-1] // STRIDE, ())
    question = trial.question[0] if wanted else trial.first
    if decider(question) != decider(trial.first):
        return
    for code in legal_codes(question):
        if code // STRIDE in wanted and follows(trial, code, at_once):
            longer = trial.answered(code)
            yield longer
            yield from led_on(longer, at_once)


def follows(trial: Trial, code: int, at_once: Sequence[int]) -> bool:
    """It could not be answered before, and what is used is what the last answer has brought."""
    verb, argument = divmod(code, STRIDE)
    if verb == a.ADVANCE:
        return argument == stepped_on(trial)
    return code not in at_once and (verb != a.USE or argument in brought(trial))


def stepped_on(trial: Trial) -> int | None:
    """The register, city or church, on which the last answer is a step."""
    verb, argument = divmod(trial.codes[-1], STRIDE)
    if verb == a.ADVANCE:
        return argument
    number, side = divmod(argument, a.MOST_BUNDLES)
    bundle = trial.first.box.benefits[number].bundles[side]
    steps = [register for register, n in ((CITY, bundle.city), (CHURCH, bundle.church)) if n > 0]
    return steps[0] if len(steps) == 1 else None


def brought(trial: Trial) -> Sequence[int]:
    """5.6: the opportunities printed on the last answer, not what a register brings besides."""
    verb, argument = divmod(trial.codes[-1], STRIDE)
    frame, box = trial.asked.frames[-1], trial.first.box
    if verb == a.CHOOSE:
        number, side = divmod(argument, a.MOST_BUNDLES)
        return tuple(box.benefits[number].bundles[side].choices)
    if verb == a.ACTIVATE_ONE:
        printed = trial.first.seats[frame.player].estate.actions[argument]
    elif isinstance(frame, ActionStep):
        printed = box.hexes[frame.hex].action
    else:
        return ()
    if printed.trade:
        return (FIRST_BENEFIT + printed.number,)
    return tuple(one for bundle in printed.bundles for one in bundle.choices)


# The end of a turn.


def endings(start: Trial) -> list[wire.Choice]:
    """5.6: who confirms the turn takes what the hex gives for nothing, if that brings nothing to choose."""
    state = start.first
    frame = state.frames[-1]
    if not isinstance(frame, ActionStep) or frame.hex == NOWHERE:
        return []
    trial = start.answered(a.ACTION * STRIDE)
    asked = trial.question[0]
    is_more = sum(asked.seats[frame.player].pool) > sum(state.seats[frame.player].pool)
    ends = isinstance(asked.frames[-1], ActionStep) and not is_more
    return [choice(trial.answered(a.END * STRIDE))] if ends else []


def spent(trial: Trial) -> Counter[int]:
    """Tokens by their number."""
    seat, paid = decider(trial.first), Counter[int]()
    for event in trial.events:
        if isinstance(event, TokensSpent) and event.player == seat:
            paid[event.token] += event.amount
    return paid


def how_dear(chain: Trial) -> tuple[int, int]:
    """4.5: coins to go somewhere; of two who pay the same, the one with the longest ways is missed least."""
    if not any(code // STRIDE == a.GO for code in chain.codes):
        return 0, 0
    start, state = chain.codes[0] % STRIDE, chain.first
    is_chosen = begins_with(chain, a.LIEUTENANT_AT)
    return spent(chain)[COIN], how_near(state, state.seats[decider(state)], start) if is_chosen else 0


# Fights.


def fights(start: Trial) -> list[wire.Choice]:
    """5.4: every end a fight can come to, each with its cheapest payment; fewer cubes first."""
    frame = start.first.frames[-1]
    if not isinstance(frame, Fight | AlsoRemove | FightBoat):
        return []
    place = frame.dock if isinstance(frame, FightBoat) else frame.hex
    cheapest: dict[tuple[int, tuple[int, ...]], Trial] = {}
    for trial in whole_fights(start):
        key = burned(trial, place)
        if key not in cheapest or weight(trial) < weight(cheapest[key]):
            cheapest[key] = trial
    ends = sorted(cheapest.items(), key=lambda end: (end[0][0], len(end[0][1])))
    return [fight(trial, here, beside) for (here, beside), trial in ends]


def whole_fights(start: Trial) -> Iterator[Trial]:
    """Every way to burn on until the fight is over; ways that come to the same meet again."""
    seen: set[tuple[object, ...]] = set()
    ways = [start]
    while ways:
        way = ways.pop()
        state = way.question[0]
        if not is_fight(state):
            yield way
            continue
        for code in legal_codes(state):
            if code // STRIDE in (a.BURN, a.ALSO, a.DONE):
                longer = way.answered(code)
                if (key := standing_of(longer)) not in seen:
                    seen.add(key)
                    ways.append(longer)


def is_fight(state: State) -> bool:
    return bool(state.frames) and isinstance(state.frames[-1], Fight | AlsoRemove | FightBoat)


def standing_of(trial: Trial) -> tuple[object, ...]:
    """What decides how a fight can go on."""
    state = trial.after
    frame = state.frames[-1]
    return type(frame), *frame.fields(), *state.cubes, *state.seats[decider(trial.first)].tokens


def burned(trial: Trial, place: int) -> tuple[int, tuple[int, ...]]:
    places = [event.place for event in trial.events if isinstance(event, CubeBurned)]
    return places.count(place), tuple(sorted(one for one in places if one != place))


def weight(trial: Trial) -> tuple[int, int]:
    """Of what is paid: major fires count first."""
    paid = spent(trial)
    return paid[MAJOR], paid[FIRE]


def fight(trial: Trial, here: int, beside: tuple[int, ...]) -> wire.Choice:
    told = choice(trial)
    names = trial.first.box.place_names
    told.fight = wire.Fight(
        here=here,
        beside=[names[place] for place in beside],
        paid={TOKENS[token]: amount for token, amount in spent(trial).items()},
        rats=told.changes.get("rats", 0),
    )
    return told
