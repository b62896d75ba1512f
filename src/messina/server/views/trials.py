"""Answers tried out: each on a copy of the position, alone or one after another, and told as a choice."""

from dataclasses import dataclass
from functools import cached_property

from messina.game.obvious import obvious
from messina.game.question import changes
from messina.game.results import points_if_ended
from messina.notation.actions import action_text, argument_text, opportunity_text
from messina.rules.actions import ADVANCE, CHOOSE, STEP, STRIDE, USE, WORDS
from messina.rules.engine import apply, decider
from messina.rules.events import Event
from messina.rules.overseers import PickStep
from messina.rules.state import State
from messina.rules.terms import CHURCH, CITY, CLASSES
from messina.rules.turn import ChooseDestination
from messina.server import messages as wire
from messina.server.views.names import BRANCH_NAMES
from messina.words.question_phrases import answer


@dataclass(frozen=True)
class Trial:
    """Answers given one after another: from which position, which, and where the last of them leads."""

    first: State
    points: int
    """The points the player would have if the game had ended there."""
    codes: tuple[int, ...]
    asked: State
    """Where the last one was asked for."""
    after: State
    events: tuple[Event, ...] = ()
    """What happened, of the first answer on."""

    def answered(self, code: int) -> "Trial":
        """One answer more, to what is asked next."""
        asked, happened = self.question
        after, events = asked.copy(), list(happened)
        after.events = events
        apply(after, code)
        after.events = None
        return Trial(self.first, self.points, (*self.codes, code), asked, after, tuple(events))

    @cached_property
    def question(self) -> tuple[State, tuple[Event, ...]]:
        """Where something is asked next, after what is obvious; chance is not waited for."""
        if not self.codes:
            return self.first, ()
        state, events = self.after.copy(), list(self.events)
        state.events = events
        while decider(state) >= 0 and (given := obvious(state)) is not None:
            apply(state, given)
        state.events = None
        return state, tuple(events)


def untried(state: State) -> Trial:
    """Begin a trial of answers in a position."""
    return Trial(state, points_if_ended(state, decider(state)), (), state, state)


def choice(trial: Trial) -> wire.Choice:
    """About the last answer; what changes is counted from the first one on."""
    box, code, asked = trial.first.box, trial.codes[-1], trial.asked
    player = trial.first.seats[decider(trial.first)]
    used, opportunity = divmod(trial.codes[0], STRIDE)
    frame = asked.frames[-1]
    return wire.Choice(
        code=trial.codes[0],
        then=list(trial.codes[1:]),
        text=" > ".join(action_text(box, code) for code in trial.codes),
        verb=WORDS[code // STRIDE],
        argument=argument_text(box, code),
        said=answer(asked, code),
        changes=changes(player, trial.after.seats[player.seat]),
        if_ended=points_if_ended(trial.after, player.seat) - trial.points,
        earned=opportunity_text(box, opportunity) if used == USE else None,
        start=box.place_names[frame.start] if isinstance(frame, ChooseDestination) else None,
        landing=landing(trial),
        space=space(trial),
    )


def landing(trial: Trial) -> wire.Landing | None:
    """7.4: the step an answer takes an overseer to, before anything else is asked."""
    code, asked = trial.codes[-1], trial.asked
    frame = asked.frames[-1]
    if code // STRIDE == STEP and isinstance(frame, PickStep):
        return landed(frame.klass, code % STRIDE)
    before, after = asked.seats[frame.player], trial.after.seats[frame.player]
    for klass in range(3):
        if after.overseer_steps[klass] != before.overseer_steps[klass]:
            return landed(klass, after.overseer_steps[klass] * 4 + after.overseer_branches[klass])
    return None


def space(trial: Trial) -> int | None:
    """8.3, 8.4: where paid advances lead, or an opportunity that is used for a step on city or church."""
    verb, argument = divmod(trial.codes[-1], STRIDE)
    seat = decider(trial.first)
    before, after = trial.first.seats[seat].registers, trial.after.seats[seat].registers
    stepped = [register for register in (CITY, CHURCH) if after[register] != before[register]]
    if verb == ADVANCE:
        return after[argument]
    is_step = verb == USE or (verb == CHOOSE and len(trial.codes) > 1)
    return after[stepped[0]] if is_step and len(stepped) == 1 else None


def landed(klass: int, place: int) -> wire.Landing:
    step, branch = divmod(place, 4)
    return wire.Landing(klass=CLASSES[klass], step=step, branch=BRANCH_NAMES[branch])
