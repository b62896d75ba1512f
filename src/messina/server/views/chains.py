"""Several answers that one click may give, put together from the small questions of the rules.

A chain leads from what is asked now to a thing on the table: which lieutenant, and where to; which
opportunity, and for what. It never passes an outcome of chance, so nobody decides what they cannot know. A
client gives all of its answers in one command; the rules and the log see them one by one.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from messina.asking import legal_codes
from messina.notation.actions import holder_text
from messina.rules import actions as a
from messina.rules.actions import STRIDE
from messina.rules.engine import decider
from messina.rules.events import CitizenGivenUp, CubeBurned, LieutenantGivenUp, TokensSpent
from messina.rules.fire import AlsoRemove, Fight, FightBoat
from messina.rules.overseers import far_squares, near_squares
from messina.rules.player import Player
from messina.rules.repopulation import GiveCitizen, GiveLieutenant
from messina.rules.state import State
from messina.rules.terms import COIN, FIRE, FIRST_DOCK, FIRST_WORKSHOP, LAST_STEP, MAJOR, TOKENS, UPGRADED
from messina.rules.turn import travel_cost
from messina.server import messages as wire
from messina.server.views.trials import Trial, choice, trials

LEADS: Final[dict[int, tuple[int, ...]]] = {
    a.LIEUTENANT_AT: (a.GO, a.RECALL),
    a.GO: (a.TAKE_BOAT,),
    a.ACTION: (a.CHOOSE,),
    a.USE: (
        a.TRACK,
        a.UPGRADE_ONE,
        a.OVERSEER,
        a.STEP,
        a.BUILD_TILE,
        a.HEX_ACTION,
        a.ACTIVATE_ONE,
        a.CHOOSE,
    ),
    a.OVERSEER: (a.STEP, a.ACTIVATE_ONE),
    a.STEP: (a.ACTIVATE_ONE,),
}
"""Which answers only lead on to others: these are the ones a player has in mind."""


def chains(state: State) -> list[wire.Choice]:
    """All there are, the cheapest way to a place first."""
    if decider(state) < 0:
        return []
    led = [list(led_on(trial)) for trial in trials(state)]
    led.sort(key=len)  # an opportunity for one thing only before one for any
    found = sorted((chain for one in led for chain in one), key=coins_to_go)
    ways = Counter(map(end_of, found))
    told = [choice(chain) for chain in found if ways[end_of(chain)] == 1 or is_told_apart(chain)]
    return told + fights(state) + repopulations(state)


def end_of(chain: Trial) -> tuple[int, int]:
    """An opportunity, and what it is used for; of lieutenants, what any of them would do."""
    first = chain.codes[0]
    return 0 if first // STRIDE == a.LIEUTENANT_AT else first, chain.codes[-1]


def is_told_apart(chain: Trial) -> bool:
    """Ways that end alike: of those to a place the cheapest comes first; whoever is recalled, or which
    overseer serves a square, would not be clear."""
    return chain.codes[-1] // STRIDE not in (a.RECALL, a.ACTIVATE_ONE)


def led_on(trial: Trial) -> Iterator[Trial]:
    """The answers to what an answer leads to, and to what these lead to."""
    wanted = LEADS.get(trial.codes[-1] // STRIDE, ())
    question = trial.question()[0] if wanted else trial.first
    if decider(question) != decider(trial.first):
        return
    at_once = legal_codes(trial.first)
    for code in legal_codes(question):
        if code // STRIDE in wanted and code not in at_once:
            longer = trial.answered(code)
            yield longer
            yield from led_on(longer)


def spent(trial: Trial) -> Counter[int]:
    """Tokens by their number."""
    seat, paid = decider(trial.first), Counter[int]()
    for event in trial.events:
        if isinstance(event, TokensSpent) and event.player == seat:
            paid[event.token] += event.amount
    return paid


def coins_to_go(trial: Trial) -> int:
    goes = any(code // STRIDE == a.GO for code in trial.codes)
    return spent(trial)[COIN] if goes else 0


# Fights.


def fights(state: State) -> list[wire.Choice]:
    """5.4: every end a fight can come to, each with its cheapest payment; fewer cubes first."""
    frame = state.frames[-1]
    if not isinstance(frame, Fight | AlsoRemove | FightBoat):
        return []
    place = frame.dock if isinstance(frame, FightBoat) else frame.hex
    cheapest: dict[tuple[int, tuple[int, ...]], Trial] = {}
    for trial in whole_fights(Trial(state, (), state, state)):
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
        state = way.question()[0]
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


# Repopulating.


def repopulations(state: State) -> list[wire.Choice]:
    """9.2: the whole of it: with those who leave that are missed least, then with another for one of them."""
    if a.REPOPULATE * STRIDE not in legal_codes(state):
        return []
    first = settled(state, None)
    ways = [first, *(settled(state, code) for code in dict.fromkeys(could_leave(first)))]
    found: dict[frozenset[str | None], wire.Choice] = {}
    for whole in map(repopulation, ways):
        if leavers := frozenset([*whole.leaves, whole.sends]) - {None}:
            found.setdefault(leavers, whole)
    return list(found.values())


def settled(state: State, wanted: int | None) -> Trial:
    """With this one among those who leave, if anybody is named."""
    trial = Trial(state, (), state, state).answered(a.REPOPULATE * STRIDE)
    while leaving := leaving_now(trial):
        trial = trial.answered(wanted if wanted in leaving else leaving[0])
    return trial


def leaving_now(trial: Trial) -> list[int]:
    """Who may leave next, the least missed first; nobody where all have left."""
    asked = trial.question()[0]
    frame = asked.frames[-1]
    if not isinstance(frame, GiveCitizen | GiveLieutenant):
        return []
    player = asked.seats[frame.player]
    how = how_missed if isinstance(frame, GiveCitizen) else how_near
    verbs = (a.GIVE, a.SEND)
    codes = [code for code in legal_codes(asked) if code // STRIDE in verbs]
    return sorted(codes, key=lambda code: how(trial.first, player, code % STRIDE))


def could_leave(whole: Trial) -> Iterator[int]:
    """All who may leave at any of its questions."""
    trial = Trial(whole.first, (), whole.first, whole.first).answered(whole.codes[0])
    for code in whole.codes[1:]:
        yield from leaving_now(trial)
        trial = trial.answered(code)


def repopulation(trial: Trial) -> wire.Choice:
    after, events = trial.question()
    whole = choice(replace(trial, after=after))
    first = choice(Trial(trial.first, (), trial.first, trial.first).answered(trial.codes[0]))
    whole.verb, whole.argument, whole.said = first.verb, first.argument, first.said
    box = trial.first.box
    for event in events:
        if isinstance(event, CitizenGivenUp):
            whole.leaves.append(holder_text(box, event.holder))
        elif isinstance(event, LieutenantGivenUp):
            whole.sends = box.place_names[event.place]
    return whole


def how_near(s: State, player: Player, place: int) -> int:
    """The lieutenant with the longest ways is missed least, one at home most."""
    return -sum(travel_cost(s, place, hex) for hex in range(FIRST_DOCK) if s.in_city(hex))


def how_missed(s: State, player: Player, holder: int) -> tuple[bool, bool, bool]:
    """Plain before upgraded, squares before workshops, and not one that is served next."""
    in_workshop = holder >= FIRST_WORKSHOP
    if in_workshop:
        return player.workers[player.workshop_number(holder - FIRST_WORKSHOP)] == UPGRADED, True, False
    return player.squares[holder] == UPGRADED, False, bool(served_next(s, player) >> holder & 1)


def served_next(s: State, player: Player) -> int:
    """7.4: squares that an overseer's next step would serve."""
    found = 0
    for klass in range(3):
        step = player.overseer_steps[klass] + 1
        if step >= LAST_STEP:  # the centre serves them all
            continue
        kind = s.box.path[step]
        taken = player.overseer_branches[klass]
        branches = (a.LEFT, a.RIGHT) if taken == a.COMMON else (taken,)
        for branch in branches:
            found |= near_squares(kind, klass, branch) | far_squares(kind, klass, branch)
    return found
