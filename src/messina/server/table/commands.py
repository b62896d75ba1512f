"""What can be done to a table: each command, and the change it makes.

`decide` is pure: it looks at the state, tries the command on a copy of the game and says what would change,
or refuses. Whoever asks keeps that change and applies it.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import assert_never, cast

from messina.game.driver import Game
from messina.notation.actions import action_text
from messina.rules.terms import CHANCE
from messina.server import messages as wire
from messina.server.table.clocks import after_turns, refreshed
from messina.server.table.refusal import Refusal, Stale
from messina.server.table.state import TableState, playable
from messina.server.table.stored import gist_of, snapshot_of, step_records
from messina.server.table.undo import own_decisions, undo_of
from messina.store import Announcement, Change, Handover, SeatRecord

LONGEST_ID = 64
"""Letters of a command's id."""
MOST_ANSWERS = 40
"""That one command gives."""
Announce = Callable[[Game | None, Sequence[SeatRecord], int | None], tuple[Announcement, ...]]
"""Makes the notifications for a game, its seats, and the seat that has just decided something."""


@dataclass(frozen=True, slots=True)
class Act:
    """Answer the present question, and those it leads to, by code or by text: all of it or nothing."""

    seats: Sequence[int]
    """The seats of whoever gives the command."""
    id: str
    version: int
    """The version of the table at which it was given."""
    answers: Sequence[int | str]


@dataclass(frozen=True, slots=True)
class Undo:
    """Take back the last own decision, or all of this turn."""

    seats: Sequence[int]
    id: str
    version: int
    whole_turn: bool


@dataclass(frozen=True, slots=True)
class ActForBot:
    """Give a bot's answers, as many as are legal, from the question of this version on."""

    version: int
    codes: Sequence[int]
    note: str | None


@dataclass(frozen=True, slots=True)
class Claim:
    """Take a seat that waits for somebody; they may name it and bring a key of their own for it.

    From then on only that key opens the seat: whoever made the table, and the link, no longer has one.
    """

    seat: int
    name: str = ""
    key_hash: str | None = None


@dataclass(frozen=True, slots=True)
class NewLink:
    """Give a seat a new key: every other key of it is useless, and no bot plays it."""

    seat: int
    key_hash: str


@dataclass(frozen=True, slots=True)
class HandToBot:
    """Let a bot play a seat: by the owner, or by the others who sit there once the time of the seat is up."""

    seat: int
    bot: str
    seats: Sequence[int]
    is_owner: bool


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take a seat back from the bot that stands in."""

    seat: int
    seats: Sequence[int]


@dataclass(frozen=True, slots=True)
class End:
    """End the table: nobody plays on."""


PlayersCommand = Act | Undo
Command = PlayersCommand | ActForBot | Claim | NewLink | HandToBot | TakeBack | End


def decide(state: TableState, command: Command, now: float, announce: Announce) -> Change | None:
    """Work out the change a command makes, None if there is nothing to do; Refusal says why it may not."""
    match command:
        case Act():
            return act(state, command, now, announce)
        case Undo():
            return undo(state, command, now, announce)
        case ActForBot():
            return act_for_bot(state, command, now, announce)
        case Claim():
            return claim(state, command, now, announce)
        case NewLink():
            return new_link(state, command, now, announce)
        case HandToBot():
            return hand_to_bot(state, command, now, announce)
        case TakeBack():
            return take_back(state, command, now, announce)
        case End():
            return None if state.over else beside_the_game(state, now, ended=now)
    assert_never(command)


# Playing.


def check_id(id: str) -> None:
    if not 0 < len(id) <= LONGEST_ID or not id.isprintable():
        raise Refusal("malformed", f"a command's id has 1 to {LONGEST_ID} letters")


def check_given(state: TableState, command: PlayersCommand) -> Game:
    """Return the game a command is for, if it can be given now at all."""
    check_id(command.id)
    if not command.seats:
        raise Refusal("not-your-seat", "spectators only watch")
    game = playable(state)
    if state.ended is not None:
        raise Refusal("ended", "its owner has ended this table")
    if all(seat in state.bots for seat in command.seats):
        raise Refusal("replaced", "a bot plays this seat; take it back first")
    if command.version != state.version:
        raise Stale(f"the table is at version {state.version}, not {command.version}")
    return game


def act(state: TableState, command: Act, now: float, announce: Announce) -> Change:
    game = check_given(state, command)
    seat = game.player
    if seat is None:
        raise Refusal("over", "the game is over")
    if seat not in command.seats:
        raise Refusal("not-your-seat", f"seat {seat} is asked")
    if seat in state.bots:
        raise Refusal("replaced", "a bot plays this seat; take it back first")
    played = game.copy()
    give_answers(played, seat, command.answers, state.bots)
    change = change_of_game(state, played, len(game.log), seat, now, announce)
    return replace(change, commands=[(seat, command.id, change.version)])


def undo(state: TableState, command: Undo, now: float, announce: Announce) -> Change:
    game = check_given(state, command)
    asked = game.player
    seats = [seat for seat in command.seats if seat not in state.bots]
    own = own_decisions(state.entries, seats) if asked is not None else []
    if not own:
        reason = f"undo-{undo_of(state.entries, seats, asked).reason}"
        raise Refusal(cast(wire.Reason, reason), "there is nothing that can be taken back")
    index = own[-1] if command.whole_turn else own[0]
    seat = state.entries[index].player
    rewound = game.copy()
    rewound.rewind(index)
    change = change_of_game(state, rewound, index, seat, now, announce)
    return replace(change, cut=index, commands=[(seat, command.id, change.version)])


def act_for_bot(state: TableState, command: ActForBot, now: float, announce: Announce) -> Change:
    game = playable(state)
    seat = game.player
    if command.version != state.version or seat is None or seat not in state.bots:
        raise Stale("the table has moved on")
    played = game.copy()
    try:
        give_answers(played, seat, command.codes, state.bots)
    except Refusal:
        if len(played.log) == len(game.log):
            raise  # else it is asked again, from there on
    return change_of_game(state, played, len(game.log), seat, now, announce, command.note)


def give_answers(game: Game, seat: int, answers: Sequence[int | str], bots: Collection[int]) -> None:
    """Give answers of a seat one after another, with what follows from each."""
    if len(answers) > MOST_ANSWERS:
        raise Refusal("malformed", f"a command gives at most {MOST_ANSWERS} answers")
    since = len(game.log)
    for one in answers:
        game.take(next_code(game, seat, since, one))
        game.run_on(bots)


def next_code(game: Game, seat: int, since: int, answer: int | str) -> int:
    """Return the code of an answer, given by code or by its whole text, to what is asked now.

    Several answers are given as one, so each is for the same seat, and chance has not spoken in between:
    nobody answers what they could not know they would be asked.
    """
    if game.player != seat or any(step.player == CHANCE for step in game.log[since:]):
        raise Refusal("not-legal", f"{answer!r} answers no question that comes next")
    for code in game.legal_actions.codes:
        if answer == (code if isinstance(answer, int) else action_text(game.box, code)):
            return code
    raise Refusal("not-legal", f"{answer!r} is not among the answers offered")


def change_of_game(
    state: TableState,
    game: Game,
    length: int,
    seat: int,
    now: float,
    announce: Announce,
    note: str | None = None,
) -> Change:
    """Make the change that leads to a game whose log is another from this length on, decided by a seat."""
    version = state.version + 1
    clock = state.clock_at(now)
    if clock is not None:
        clock = after_turns(clock, increment(state), game.log[length:])
    return Change(
        table=state.id,
        version=version,
        steps=step_records(game, length, version, now, note),
        snapshot=snapshot_of(game) if game.over else None,
        finished=game.over,
        gist=gist_of(game),
        told=announce(game, state.seats, seat),
        clock=clock,
    )


# Beside the game.


def claim(state: TableState, command: Claim, now: float, announce: Announce) -> Change | None:
    was = state.seats[command.seat]
    if was.claimed:
        return None
    taken = replace(
        was, name=command.name or was.name, key_hash=command.key_hash or was.key_hash, claimed=True, since=now
    )
    told = beginning(state, taken, announce)
    return Change(state.id, state.version, handover=Handover(was, taken), told=told)


def new_link(state: TableState, command: NewLink, now: float, announce: Announce) -> Change:
    check_open(state)
    seat = replace(state.seats[command.seat], bot=None, key_hash=command.key_hash, claimed=False)
    return hand_over(state, seat, now, announce)


def hand_to_bot(state: TableState, command: HandToBot, now: float, announce: Announce) -> Change:
    if not command.is_owner:
        check_time_is_up(state, command, now)
    check_open(state)
    was = state.seats[command.seat]
    key_hash = was.key_hash if was.claimed else None
    return hand_over(state, replace(was, bot=command.bot, key_hash=key_hash, claimed=True), now, announce)


def take_back(state: TableState, command: TakeBack, now: float, announce: Announce) -> Change | None:
    if command.seat not in command.seats:
        raise Refusal("not-your-seat", "the key does not belong to this seat")
    check_open(state)
    seat = state.seats[command.seat]
    return None if seat.bot is None else hand_over(state, replace(seat, bot=None), now, announce)


def check_open(state: TableState) -> None:
    if state.ended is not None:
        raise Refusal("ended", "its owner has ended this table")
    if state.over:
        raise Refusal("over", "the game is over")


def check_time_is_up(state: TableState, command: HandToBot, now: float) -> None:
    if not set(command.seats) - {command.seat}:
        raise Refusal("not-your-seat", "only the owner and those who sit at the table may do that")
    clock = state.clock_at(now)
    if clock is None:
        raise Refusal("not-owner", "only whoever made the table may do that")
    if clock.left[command.seat] > 0 or command.seat in state.bots:
        raise Refusal("time-left", f"seat {command.seat} still has time")


def hand_over(state: TableState, seat: SeatRecord, now: float, announce: Announce) -> Change:
    """Make the change by which a seat changes hands; whoever gets it has time for a turn at least."""
    was, seat = state.seats[seat.seat], replace(seat, since=now)
    change = beside_the_game(state, now)
    clock = change.clock
    if clock is not None and seat.bot is None:
        clock = refreshed(clock, seat.seat, increment(state))
    told = beginning(state, seat, announce) if seat.claimed and not was.claimed else ()
    return replace(change, handover=Handover(was, seat), clock=clock, told=told)


def beside_the_game(state: TableState, now: float, ended: float | None = None) -> Change:
    return Change(
        table=state.id,
        version=state.version + 1,
        finished=state.over or ended is not None,
        clock=state.clock_at(now),
        ended=ended,
    )


def beginning(state: TableState, taken: SeatRecord, announce: Announce) -> tuple[Announcement, ...]:
    """Make the notifications for the case that everybody sits once this seat is taken."""
    if state.begun:
        return ()
    seats = [taken if seat.seat == taken.seat else seat for seat in state.seats]
    return announce(state.game, seats, None)


def increment(state: TableState) -> float:
    """Return the seconds that a turn adds to the clock."""
    return 0.0 if state.arrangement.clock is None else state.arrangement.clock.increment
