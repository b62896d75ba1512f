"""Does a kept table fit the rules? Its game is replayed from the first step, trusting no snapshot."""

from itertools import pairwise

from messina.errors import MessinaError
from messina.game.driver import Game
from messina.game.records import RULES_VERSION
from messina.notation.actions import action_text
from messina.notation.positions import position_text, read_position
from messina.options import read_options
from messina.rules.box import Box
from messina.rules.terms import CHANCE
from messina.server.table.stored import read_events
from messina.store import KeptTable, Snapshot, StepRecord


class Misfit(MessinaError):
    """What is kept of a table cannot be."""


def check_table(kept: KeptTable, box: Box | None) -> bool:
    """True if the game was replayed, False if it is of former rules; Misfit says what is wrong."""
    check_order(kept)
    check_events(kept)
    if kept.table.rules != RULES_VERSION:
        if not kept.snapshots:
            raise Misfit(f"the game is of rules version {kept.table.rules}, and no position of it is kept")
        return False
    if box is None:
        raise Misfit(f"its component pack {kept.table.pack} is not kept, or cannot be read any more")
    replay(start(kept, box), kept)
    return True


def check_order(kept: KeptTable) -> None:
    """Steps are numbered without a gap, and nothing is younger than the table."""
    for expected, step in enumerate(kept.steps):
        if step.index != expected:
            raise Misfit(f"step {expected} is missing")
    versions = [0, *(step.version for step in kept.steps), kept.table.version]
    if any(earlier > later for earlier, later in pairwise(versions)):
        raise Misfit("its steps and the table are not in the order of their versions")
    if any(version > kept.table.version for version in [*kept.commands.values(), kept.table.cut_version]):
        raise Misfit("it remembers commands later than its version")
    if any(snapshot.at > len(kept.steps) for snapshot in kept.snapshots):
        raise Misfit(f"it keeps a position later than its {len(kept.steps)} steps")


def check_events(kept: KeptTable) -> None:
    """They are read when the rules have changed; what they tell is then taken as it is."""
    for step in kept.steps:
        try:
            read_events.decode(step.events)
        except ValueError as problem:
            raise Misfit(f"the events of step {step.index} cannot be read ({problem!r})") from None


def start(kept: KeptTable, box: Box) -> Game:
    try:
        options = read_options(kept.table.options)
        game = Game.of(box, options, seed=kept.table.seed, names=[seat.name for seat in kept.table.seats])
    except (MessinaError, KeyError) as problem:
        raise Misfit(f"its options make no game ({problem})") from None
    return game


def replay(game: Game, kept: KeptTable) -> None:
    snapshots = {snapshot.at: snapshot for snapshot in kept.snapshots}
    for step in kept.steps:
        check_snapshot(game, snapshots.get(step.index))
        repeat(game, step)
    check_snapshot(game, snapshots.get(len(kept.steps)))


def repeat(game: Game, step: StepRecord) -> None:
    """Take a step that was taken, if it can be."""
    if game.over:
        raise Misfit(f"{shown(step)} comes after the end of the game")
    if game.player != step.player:
        raise Misfit(f"{shown(step)} is by {who(step.player)}, but {who(game.player)} is asked")
    if step.code not in game.legal_actions.codes:
        raise Misfit(f"{shown(step)} is not legal there")
    if action_text(game.box, step.code) != step.text:
        raise Misfit(f"{shown(step)} reads {action_text(game.box, step.code)!r} today")
    game.take(step.code, forced=step.forced)


def check_snapshot(game: Game, snapshot: Snapshot | None) -> None:
    if snapshot is None:
        return
    try:
        same = position_text(read_position(snapshot.position, game.box)) == position_text(game.state)
    except MessinaError as problem:
        raise Misfit(f"the position kept after {snapshot.at} steps cannot be read ({problem})") from None
    if not same:
        raise Misfit(f"the position kept after {snapshot.at} steps is not the one they lead to")


def shown(step: StepRecord) -> str:
    return f"step {step.index} ({step.text})"


def who(player: int | None) -> str:
    return "nobody" if player is None else "chance" if player == CHANCE else f"seat {player + 1}"
