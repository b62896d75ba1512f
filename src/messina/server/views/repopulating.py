"""Whole repopulations (9.2), each with those who leave for it: first those who are missed least."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from messina.game.question import legal_codes
from messina.notation.actions import holder_text
from messina.rules import actions as a
from messina.rules.actions import STRIDE, WORDS
from messina.rules.events import CitizenGivenUp, LieutenantGivenUp
from messina.rules.overseers import far_squares, near_squares
from messina.rules.player import Player
from messina.rules.repopulation import GiveCitizen, GiveLieutenant
from messina.rules.state import State
from messina.rules.terms import FIRST_DOCK, FIRST_WORKSHOP, LAST_STEP, UPGRADED
from messina.rules.turn import travel_cost
from messina.server import messages as wire
from messina.server.views.trials import Trial, choice
from messina.words.question_phrases import answer

MOST: Final = 60
"""So many are offered at most, those next to the first; for any other party everybody who leaves is named."""
TRIED: Final = 300


def repopulations(start: Trial) -> list[wire.Choice]:
    """Find the parties that may leave for it; none where nobody has to."""
    if a.REPOPULATE * STRIDE not in legal_codes(start.first):
        return []
    wholes = list(islice(settled(start.answered(a.REPOPULATE * STRIDE), set()), TRIED))
    least = {*wholes[0].codes}
    wholes.sort(key=lambda whole: len({*whole.codes} - least))
    parties: dict[frozenset[str | None], wire.Choice] = {}
    for whole in map(repopulation, wholes[:MOST]):
        if party := frozenset([*whole.leaves, whole.sends]) - {None}:
            parties.setdefault(party, whole)
    return list(parties.values())


def settled(trial: Trial, seen: set[frozenset[int]]) -> Iterator[Trial]:
    """Every party that may leave, whoever of it goes first."""
    party = frozenset(trial.codes)
    if party in seen:
        return
    seen.add(party)
    leaving = leaving_now(trial)
    if not leaving:
        yield trial
    for code in leaving:
        yield from settled(trial.answered(code), seen)


def leaving_now(trial: Trial) -> list[int]:
    """Who may leave next, the least missed first; nobody where all have left."""
    asked = trial.question[0]
    frame = asked.frames[-1]
    if not isinstance(frame, GiveCitizen | GiveLieutenant):
        return []
    player = asked.seats[frame.player]
    how = how_missed if isinstance(frame, GiveCitizen) else how_near
    codes = [code for code in legal_codes(asked) if code // STRIDE in (a.GIVE, a.SEND)]
    return sorted(codes, key=lambda code: how(trial.first, player, code % STRIDE))


def repopulation(trial: Trial) -> wire.Choice:
    after, events = trial.question
    whole = choice(replace(trial, after=after))
    whole.verb, whole.argument = WORDS[a.REPOPULATE], ""
    whole.said = answer(trial.first, trial.codes[0])
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
