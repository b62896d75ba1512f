"""What must hold after every step of any game, whoever plays.

`messina.notation.soundness` says what holds in a single position. Here is what needs more than one: that
nothing goes back which only grows, that what is kept ready equals what it is made from, and that the events
tell everything: `Chronicle` knows a game from its events alone (`tests/fold.py`).
"""

from collections.abc import Iterable

from messina import Game, View, determinize, position_text, read_position, view
from messina.game.question import Action
from messina.notation.actions import action_table
from messina.notation.soundness import faults
from messina.rules.dice import Dice
from messina.rules.engine import apply
from messina.rules.events import Event
from messina.rules.layout import FAR, Layout
from messina.rules.playout import play_out
from messina.rules.state import OPEN, Offer, State
from messina.rules.terms import CHANCE, FIRST_BENEFIT, GONE, LIEUTENANT, NOWHERE
from tests.fold import fold, on_the_table


def check_position(state: State) -> None:
    assert list(faults(state)) == []
    assert state.distances == state.layout.distances(state.extensions)


def check_nothing_plain_waits(state: State) -> None:
    """5.6, 8.5: in an action step, what a register space gives without a choice has been taken."""
    if state.in_action_step and state.frames[-1].interludes() & OPEN:
        pool = state.seats[state.frames[-1].player].pool
        for benefit in state.box.benefits[: state.box.pending_benefits]:
            assert pool[FIRST_BENEFIT + benefit.number] == 0 or len(benefit.bundles) > 1 or benefit.trade
        assert pool[LIEUTENANT] == 0


def check_distances(layout: Layout, extensions: int) -> None:
    """4.5: the kept table equals a fresh walk over the coordinates."""
    laid = {
        spot: cell
        for cell, spot in enumerate(layout.coordinates)
        if cell < layout.extension_cells or extensions >> (cell - layout.extension_cells) & 1
    }
    table = layout.distances(extensions)
    for start in laid.values():
        steps = {start: 0}
        edge = [start]
        while edge:
            cell = edge.pop(0)
            q, r = layout.coordinates[cell]
            for spot in ((q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)):
                if spot in laid and laid[spot] not in steps:
                    steps[laid[spot]] = steps[cell] + 1
                    edge.append(laid[spot])
        for cell in range(layout.dock_cells):
            assert table[start * layout.cells + cell] == steps.get(cell, FAR)
        for corner in range(4):
            dock, harbour = layout.dock_cells + corner, layout.harbour_cells + corner
            assert table[start * layout.cells + dock] == table[dock * layout.cells + start]
            assert table[start * layout.cells + dock] == steps[harbour] + 1


def check_actions(game: Game) -> None:
    """The answers are different, each is in the table of all actions, and is found again by its text."""
    actions = list(game.legal_actions)
    table = action_table(game.box)
    for action in actions:
        assert table.codes[table.index[action.code]] == action.code
        assert action.code in table.by_text[action.text.lower()]
        assert (table.index[action.code] < table.decisions) == (game.player != CHANCE)
    assert bool(actions) != game.over
    assert len({action.text.lower() for action in actions}) == len({action.code for action in actions})
    assert len(actions) == len({action.code for action in actions})
    for action in actions:
        assert game.legal_actions.find(action.text) == action
        assert action in game.legal_actions
        assert action.text in game.legal_actions


def check_text(state: State) -> None:
    text = position_text(state)
    assert position_text(read_position(text, state.box)) == text


def check_copy(state: State, code: int) -> None:
    """What is done to a copy does not touch the original."""
    before = position_text(state)
    copy = state.copy()
    assert position_text(copy) == before
    apply(copy, code)
    assert position_text(state) == before


def check_undo(game: Game, action: Action) -> None:
    """An action taken back leaves no trace, and taken again meets the same fate."""
    before, log = position_text(game.state), game.log[:]
    game.play(action)
    after = position_text(game.state)
    assert game.undo() == action
    assert (position_text(game.state), game.log) == (before, log)
    game.play(action)
    assert position_text(game.state) == after
    game.undo()


def check_views(game: Game, twin: Game) -> None:
    """Two games with the same log and different seeds look the same from every seat."""
    other = twin.copy()
    other.continue_with((game.seed or 0) + 1)
    for seat in range(game.options.players):
        ours, theirs = view(game, seat), view(other, seat)
        assert shown(ours) == shown(theirs)


def shown(seen: View) -> tuple[object, ...]:
    codes = None if seen.legal_actions is None else seen.legal_actions.codes
    return seen.seat, position_text(seen.state), seen.question, codes


def check_worlds(game: Game, twin: Game, seed: int) -> None:
    """A world that a seat imagines is the present one, goes on legally, and owes nothing to the seed."""
    endings = set()
    for played in (game, twin):
        dice = Dice(seed)
        world, fate = determinize(view(played, 0), 0, dice)
        assert position_text(world) == position_text(game.state)
        play_out(world, fate, dice, Offer())
        check_position(world)
        endings.add(position_text(world))
    assert len(endings) == 1


# What only grows.


def progress(state: State) -> list[int]:
    """Numbers that never fall."""
    numbers = [state.round, state.era, -int(state.unseen).bit_count(), -int(state.hexes_left).bit_count()]
    numbers += [-int(state.boats_left).bit_count(), state.extensions, state.opponent_popularity]
    for player in state.seats:
        numbers += [player.rats, player.had, player.repopulated, player.spent, len(player.boats)]
        numbers += [len(player.workshops), len(player.wagons), list(player.places).count(GONE)]
        numbers += [*player.overseer_steps, player.overseer_upgraded, *player.scrolls]
        numbers += [int(tile != NOWHERE) for tile in player.improvements]
        numbers += player.registers[1:3]
    return numbers


def check_progress(before: list[int], after: list[int]) -> None:
    assert all(old <= new for old, new in zip(before, after, strict=True))


# The story.


class Chronicle:
    """A game as somebody knows it who hears nothing but its events."""

    def __init__(self, state: State) -> None:
        self.known = state.copy()

    def hear(self, events: Iterable[Event]) -> None:
        fold(self.known, events)

    def check(self, state: State) -> None:
        """What was heard is what lies on the table."""
        assert on_the_table(self.known) == on_the_table(state)
