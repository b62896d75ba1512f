"""A table without a store, a socket or a clock: commands are decided, and their changes applied."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from messina import load_pack, position_text
from messina.game.driver import Game
from messina.game.records import RULES_VERSION
from messina.options import Setting, option_texts
from messina.server.table.commands import (
    Act,
    ActForBot,
    Claim,
    Command,
    End,
    HandToBot,
    NewLink,
    TakeBack,
    Undo,
    decide,
)
from messina.server.table.refusal import Refusal, Stale
from messina.server.table.state import TableState, load_state
from messina.server.table.stored import step_records
from messina.store import Announcement, Change, ClockRecord, KeptTable, SeatRecord, TableRecord
from messina.words.pack_names import pack_names_of

BOX = load_pack()
BEGAN = 1000.0


def begun(players: int = 3) -> KeptTable:
    """A table as it is kept when it has just been made."""
    game = Game.of(BOX, Setting().options(players), seed=1347)
    game.run_on()
    seats = tuple(SeatRecord(seat, f"Player {seat}", "green", None, f"key {seat}") for seat in range(players))
    record = TableRecord(
        "table",
        BEGAN,
        "online",
        RULES_VERSION,
        BOX.hash,
        1347,
        option_texts(game.options),
        seats,
        arrangement={"clock": {"budget": 600, "increment": 30}},
        clock=ClockRecord(BEGAN, (600.0,) * players),
    )
    return KeptTable(record, step_records(game, 0, 1, BEGAN), [], {})


def loaded(kept: KeptTable) -> TableState:
    return load_state(kept, BOX, pack_names_of(BOX))


def nothing(*_: object) -> tuple[Announcement, ...]:
    return ()


def changed(state: TableState, command: Command, now: float = BEGAN) -> Change:
    change = decide(state, command, now, nothing)
    assert change is not None
    return change


def seen(state: TableState) -> Any:
    """All that a table is made of."""
    game = state.game
    assert game is not None
    told = [(step.player, step.code, step.forced, step.events) for step in game.log]
    return (
        (position_text(game.state), told, state.entries, state.version, state.cut_version),
        (state.seats, state.clock, state.ended, state.rematch, state.done, state.over),
    )


def some_commands(state: TableState, dice: random.Random) -> Iterator[Command]:
    """Whatever people may do at a table, for a while."""
    for number in range(150):
        game, asked = state.game, state.asked
        if game is None or asked is None:
            return
        code = dice.choice(game.legal_actions.codes)
        other = (asked + 1) % len(state.seats)
        if asked in state.bots:
            yield ActForBot(state.version, [code], "bot-replaced")
        elif dice.random() < 0.1:
            yield Undo([asked], f"u{number}", state.version, whole_turn=dice.random() < 0.5)
        else:
            yield Act([asked], f"c{number}", state.version, [code])
        match dice.randrange(12):
            case 0:
                yield Claim(other, f"Guest {number}", f"own {number}")
            case 1:
                yield HandToBot(other, "random", [], is_owner=True)
            case 2:
                yield TakeBack(other, [other])
            case 3:
                yield NewLink(other, f"new {number}")
    yield End()


def test_a_table_is_the_same_where_it_changed_elsewhere_and_when_it_is_loaded() -> None:
    kept = begun()
    here, elsewhere = loaded(kept), loaded(kept)
    steps, commands, dice = list(kept.steps), dict(kept.commands), random.Random(7)
    now, kinds = BEGAN, set()
    for command in some_commands(here, dice):
        now += 7.5
        try:
            change = decide(here, command, now, nothing)
        except Refusal:
            continue
        if change is None:
            continue
        kinds.add(type(command))
        sent = msgspec.json.decode(msgspec.json.encode(replace(change, snapshot=None)), type=Change)
        assert here.is_followed_by(change)
        assert elsewhere.is_followed_by(sent)
        here.apply(change)
        elsewhere.apply(sent)
        assert here.includes(change)
        assert elsewhere.includes(sent)
        assert seen(elsewhere) == seen(here)
        steps[len(steps) if change.cut is None else change.cut :] = change.steps
        commands |= {(seat, id): version for seat, id, version in change.commands}
    assert kinds == {Act, ActForBot, Claim, End, HandToBot, NewLink, TakeBack, Undo}
    record = replace(
        kept.table,
        version=here.version,
        cut_version=here.cut_version,
        seats=here.seats,
        clock=here.clock,
        ended=here.ended,
    )
    assert seen(loaded(KeptTable(record, steps, [], commands))) == seen(here)


def test_what_is_decided_or_refused_touches_nothing() -> None:
    state, untouched = loaded(begun()), loaded(begun())
    asked = state.asked
    assert asked is not None
    assert state.game is not None
    codes = state.game.legal_actions.codes
    other = (asked + 1) % 3
    assert changed(state, Act([asked], "c", 1, [codes[0]])).version == 2
    for seats, version, answers in (
        ([], 1, [codes[0]]),
        ([other], 1, [codes[0]]),
        ([asked], 2, [codes[0]]),
        ([asked], 1, [codes[0], -1]),
        ([asked], 1, ["no such answer"]),
    ):
        with pytest.raises(Refusal):
            decide(state, Act(seats, "c", version, answers), BEGAN, nothing)
    assert seen(state) == seen(untouched)


def test_an_answer_is_taken_by_its_code_or_its_text() -> None:
    state = loaded(begun())
    assert state.game is not None
    assert state.asked is not None
    action = next(iter(state.game.legal_actions))
    by_code, by_text = (
        changed(state, Act([state.asked], "c", 1, [answer])) for answer in (action.code, action.text)
    )
    assert by_code == by_text


def test_a_claim_leaves_the_version_so_that_nobody_s_move_is_stale() -> None:
    state = loaded(begun())
    assert state.game is not None
    assert state.asked is not None
    move = Act([state.asked], "c", state.version, [state.game.legal_actions.codes[0]])
    claim = changed(state, Claim((state.asked + 1) % 3, "Bianca", "own"), BEGAN + 5)
    state.apply(claim)
    assert decide(state, Claim((state.asked + 1) % 3, "Carla", "late"), BEGAN + 6, nothing) is None
    assert changed(state, move).version == 2


def test_of_two_changes_of_a_version_the_second_does_not_follow_and_is_stale() -> None:
    state = loaded(begun())
    assert state.game is not None
    assert state.asked is not None
    first, second = (
        changed(state, Act([state.asked], f"{code}", 1, [code]))
        for code in state.game.legal_actions.codes[:2]
    )
    state.apply(first)
    assert not state.is_followed_by(second)
    asked = state.asked
    assert asked is not None
    with pytest.raises(Stale):
        decide(state, Act([asked], "late", 1, [0]), BEGAN, nothing)
