"""Positions as text: exact both ways, and nothing impossible is read."""

from collections.abc import Callable, Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from messina import Game, PositionError, load_pack, position_text, read_position
from messina.game.question import LegalActions
from messina.notation.soundness import faults
from messina.rules.building import Build
from messina.rules.dice import Dice, Fate
from messina.rules.engine import apply, legal
from messina.rules.player import Player
from messina.rules.state import Offer, State
from messina.rules.terms import ACTIVATE, BUILD, CHANCE, SCROLL
from tests.eager import choose_eagerly, play_eagerly
from tests.table import Table, reprinted

BOX = load_pack()


def game_after(steps: int, players: int = 2, seed: int = 21, estates: str = "a") -> Game:
    return play_eagerly(Game(players, seed=seed, estates=estates), Dice(seed), steps)


def refused(text: str) -> str:
    with pytest.raises(PositionError) as caught:
        read_position(text, BOX)
    reason = str(caught.value)
    assert "\n" not in reason
    return reason


# Round trips.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_position_of_a_game_is_read_as_it_was_written(players: int) -> None:
    game = Game(players, seed=players, estates="b", scrolls="b", priority_tile=True, major_fire="russian")
    dice = Dice(players)
    while True:
        text = position_text(game.state)
        state = read_position(text, BOX)
        assert position_text(state) == text
        assert LegalActions(state).codes == game.legal_actions.codes
        assert state.options.major_fire == "russian"
        if game.over:
            break
        game.play(choose_eagerly(game, dice))


def test_every_position_of_the_setup_is_read_as_it_was_written() -> None:
    game, fated = Game(3, estates="aba", scrolls="b"), Game(3, seed=2, estates="aba", scrolls="b")
    for step in fated.log:
        text = position_text(game.state)
        assert position_text(read_position(text, BOX)) == text
        apply(game.state, step.code)


def test_a_position_that_was_read_goes_on_like_the_original() -> None:
    game = game_after(100, 3)
    state = read_position(position_text(game.state), BOX)
    offer, fate = Offer(), Fate(21)
    dice = Dice(6)
    while not game.over:
        action = choose_eagerly(game, dice)
        game.play(action)
        apply(state, action.code)
        while state.frames and state.frames[-1].player == CHANCE:
            legal(state, offer)
            apply(state, fate.draw(state, offer))
        assert position_text(state) == position_text(game.state)


@pytest.mark.clause("7.3")
@pytest.mark.clause("7.7")
def test_a_trade_and_a_building_that_is_owed_are_read_as_they_were_written() -> None:
    table = Table(players=2)
    table.player(0, coin=5, lumber=5)
    table.citizen(0, "NU1")
    table.action_step(0)
    for opportunity in (ACTIVATE, BUILD):
        table.earn(0, opportunity)
    table.play("use activate(1)", "activate NU1", "use build", "cycle workshops", "pay coin")
    text = position_text(table.state)
    assert "  pool coin->church=1\n" in text
    assert "\nframe Build 0 1 1\n" in text
    state = read_position(text, BOX)
    assert position_text(state) == text
    assert LegalActions(state).codes == table.game.legal_actions.codes


@pytest.mark.clause("3.11")
def test_a_cube_on_a_harbour_is_read_where_the_pack_prints_a_rat_there() -> None:
    box = reprinted(
        (
            '{ id = "NW", action = "overseer(aristocrat)", src = "P:PH" }',
            '{ id = "NW", action = "overseer(aristocrat)", rat = "left", src = "P:PH" }',
        )
    )
    table = Table(players=2, pack=box)
    table.cubes("NW", 1)
    text = position_text(table.state)
    assert position_text(read_position(text, box)) == text
    table.cubes("NE", 1)
    with pytest.raises(PositionError, match="no cube can be on NE"):
        read_position(position_text(table.state), box)


def test_indents_and_spaces_do_not_matter() -> None:
    text = position_text(game_after(60).state)
    loose = "\r\n".join(f"   {line}  " for line in text.splitlines())
    assert position_text(read_position(loose, BOX)) == text


# Bad lines.

TEXT = position_text(game_after(100, 2, estates="b").state)
LINES = TEXT.splitlines()


def with_line(name: str, line: str) -> str:
    """The text with its first line of this name changed."""
    number = next(n for n, old in enumerate(LINES) if old.split()[0] == name)
    return "\n".join([*LINES[:number], line, *LINES[number + 1 :]])


BAD_LINES = [
    ("messina-position", "messina-position 2", "line 1: not 'messina-position 1'; this is another format"),
    ("messina-position", "messina-game 1", "line 1: 'messina-game' stands where 'messina-position' should"),
    ("pack", "pack 0123", "line 2: the position belongs to another component pack than 'Messina 1347'"),
    ("players", "players 5", "lines 3 to 7: players is '5'; it is 1, 2, 3 or 4"),
    ("players", "players -1", "lines 3 to 7: players is '-1'"),
    ("players", "players two", "lines 3 to 7: players is 'two'"),
    ("players", "players 3", "lines 3 to 7: estates is 'bb'"),
    ("estates", "estates xy", "lines 3 to 7: estates is 'xy'"),
    ("estates", "estates b", "lines 3 to 7: estates is 'b'; it has a letter for each seat here"),
    ("priority_tile", "priority_tile maybe", "lines 3 to 7: priority_tile is 'maybe'; it is yes or no"),
    ("major_fire", "major_fire three", "lines 3 to 7: major_fire is 'three'"),
    ("major_fire", "major_fire two_fires", "lines 3 to 7: major_fire is 'two_fires'; it is 'english'"),
    ("round", "round", "line 8: round cannot be ''"),
    ("round", "round 7", "the position is impossible: round cannot be 7, only 0 to 6"),
    ("round", "round -1", "the position is impossible: round cannot be -1"),
    ("round", "round +3", "line 8: 'round +3' should be written 'round 3'"),
    ("round", f"round {'9' * 30}", "line 8: round cannot be '9999999999"),
    ("round", "turn 1", "line 8: 'turn' stands where 'round' should"),
    ("order", "order 1", "the position is impossible: order names 1 seats; 2 play"),
    ("order", "order 1 1", "the position is impossible: order does not name every seat once"),
    ("order", "order 1 3", "line 11: order cannot be '1 3'"),
    ("supply", "supply 99", "the position is impossible: supply cannot be 99, only 0 to 16"),
    ("cubes", "cubes H99=1", "line {n}: cubes cannot be 'H99=1'"),
    ("cubes", "cubes H1", "line {n}: cubes cannot be 'H1'"),
    ("cubes", "cubes H1=x", "line {n}: cubes cannot be 'H1=x'"),
    ("wheel", "wheel wheel-99", "line {n}: wheel cannot be 'wheel-99'"),
    ("wheel", "wheel -", "the position is impossible: wheel cannot be -1"),
    ("stacks", "stacks stack9.1=?", "line {n}: stacks cannot be 'stack9.1=?'"),
    ("seat", "seat 2", "line {n}: seat 1 should follow"),
    ("estate", "  estate b9", "line {n}: estate cannot be 'b9'"),
    ("tokens", f"  tokens coin={10**18}", "line {n}: tokens cannot be 'coin="),
    ("frame", "frame Frame 0", "there is no frame 'Frame' with 1 numbers"),
    ("frame", "frame EndRound 3", "there is no frame 'EndRound' with 1 numbers"),
    ("frame", "frame Nonsense", "there is no frame 'Nonsense' with 0 numbers"),
    ("frame", "frame", "there is no frame '' with 0 numbers"),
    ("frame", "frame Fight 0 x 1", "there is no frame 'Fight' with 3 numbers"),
    ("frame", "sentence 5", "'sentence' stands where 'frame' should"),
]


@pytest.mark.parametrize(("name", "line", "reason"), BAD_LINES)
def test_a_bad_line_is_named_with_its_reason(name: str, line: str, reason: str) -> None:
    number = next(n for n, old in enumerate(LINES, start=1) if old.split()[0] == name)
    assert reason.replace("{n}", str(number)) in refused(with_line(name, line))


def test_a_text_cut_off_anywhere_is_refused() -> None:
    for length in range(len(TEXT.rstrip())):
        refused(TEXT[:length])


def test_something_after_the_end_is_refused() -> None:
    for more in ("\n", "frame EndRound\n", "x\n", TEXT):
        refused(TEXT + more)


@pytest.mark.parametrize("text", ["", "\n", "\0", "messina-position", "messina-position 1\n" * 99])
def test_what_is_no_position_at_all_is_refused(text: str) -> None:
    assert refused(text).startswith("line ")


# Impossible positions: each entry changes a position by hand and says what should be wrong then.


def seat(state: State, number: int = 0) -> Player:
    return state.seats[number]


def set_item(values: vec[i64], index: int, value: int) -> None:
    values[index] = value


def lay_a_cube_on_a_harbour(state: State) -> None:
    state.cubes[20] = 1
    state.supply -= 1


def leave_a_cube_without_its_boat(state: State) -> None:
    state.docks[0] = -1
    state.dock_cubes[0] = 1


def ask_nobody(state: State) -> None:
    state.frames.clear()
    state.in_action_step = False


IMPOSSIBLE: dict[str, Callable[[State], object]] = {
    "17 plague cubes; 16 belong": lambda s: setattr(s, "supply", s.supply + 1),
    "supply cannot be -1": lambda s: setattr(s, "supply", -1),
    "no cube can be on NW": lay_a_cube_on_a_harbour,
    "no citizen can be on H8": lambda s: set_item(s.citizens, 7 * 3, 1),
    "ranks of popularity do not name every seat once": lambda s: set_item(s.ranks, 0, s.ranks[1]),
    "ranks of city do not go by the counters": lambda s: set_item(seat(s, s.ranks[3]).registers, 1, 9),
    "shares its cell": lambda s: set_item(s.cells, 0, s.cells[1]),
    "the harbours and docks do not lie in their corners": lambda s: set_item(s.cells, 20, -1),
    "extensions are wrong about X": lambda s: setattr(s, "extensions", s.extensions ^ 1),
    "H1 is missing": lambda s: set_item(s.cells, 0, -1),
    "lies in the city and is still to come": lambda s: setattr(s, "hexes_left", s.hexes_left | 1),
    "H8 is not for 2 players": lambda s: setattr(s, "hexes_left", s.hexes_left | 1 << 7),
    "T1 has left the game": lambda s: setattr(s, "boats_left", s.boats_left | 1),
    "T9 is missing": lambda s: setattr(s, "boats_left", s.boats_left & ~(1 << 8)),
    "T9 is in 2 places": lambda s: set_item(s.docks, 0, 8),
    "a cube lies at dock-nw without a boat": leave_a_cube_without_its_boat,
    "docking_left cannot be 0": lambda s: setattr(s, "docking_left", 0),
    "stack1 has a gap": lambda s: set_item(s.stacks, 1, -1),
    "stack1 does not have the tile on top face up": lambda s: set_item(s.stacks, 0, 255),
    "C1-1 cannot lie in stack1": lambda s: set_item(s.stacks, 0, 48),
    "stack1 has face-down tiles under face-up ones": lambda s: set_item(s.stacks, 1, 3),
    "stack7 has face-up wagons below the top": lambda s: set_item(s.stacks, 6 * 8 + 1, 52),
    "tiles from Q1 to Q15 are unseen": lambda s: setattr(s, "unseen", s.unseen & ~((1 << 15) - 1)),
    "seat 1: nobody can be on H8": lambda s: set_item(seat(s).places, 0, 7),
    "seat 1: a lieutenant out of the game cannot be used": lambda s: setattr(seat(s), "used", 1 << 4),
    "seat 1: repopulated 5 hexes, owns": lambda s: setattr(seat(s), "repopulated", 5),
    "seat 1: owns what cannot be repopulated": lambda s: set_item(s.owners, 20, 0),
    "standing is wrong about H1": lambda s: set_item(s.standing, 0, 4),
    "seat 1: estate a is not of side b": lambda s: setattr(seat(s), "estate", s.box.estate_a),
    "two seats have the same estate": lambda s: setattr(seat(s), "estate", seat(s, 1).estate),
    "there is a virtual opponent": lambda s: setattr(s, "opponent_left", 2),
    "seat 1: tokens cannot be -1": lambda s: set_item(seat(s).tokens, 0, -1),
    "seat 1: score 77 is not the sum of its points": lambda s: setattr(seat(s), "score", 77),
    "seat 1: had 4 lieutenants": lambda s: setattr(seat(s), "had", 4),
    "seat 1: registers cannot be 15, only 1 to 14": lambda s: set_item(seat(s).registers, 0, 15),
    "seat 1: church has no space 12": lambda s: set_item(seat(s).registers, 2, 12),
    "seat 1: scrolls cannot be 5, only 0 to 4": lambda s: set_item(seat(s).scrolls, 0, 5),
    "seat 1: a square that is not single-use is spent": lambda s: setattr(seat(s), "spent", 1),
    "seat 1: the nun's branch does not fit its step": lambda s: set_item(seat(s).overseer_steps, 1, 5),
    "seat 1: citizen, class and space of cabin 1": lambda s: set_item(
        seat(s).cabin_spaces, 0, 2 - seat(s).cabin_spaces[0]
    ),
    "seat 1: wagons_used cannot be 9": lambda s: setattr(seat(s), "wagons_used", 9),
    "seat 1: repopulated cannot be 6": lambda s: setattr(seat(s), "repopulated", 6),
    "in_action_step does not fit": lambda s: setattr(s, "in_action_step", not s.in_action_step),
    "nobody is asked, though it is round": ask_nobody,
    "asks nobody": lambda s: s.frames.append(s.frames[0]),
}


@pytest.mark.parametrize("reason", IMPOSSIBLE)
def test_an_impossible_position_is_refused_in_one_sentence(reason: str) -> None:
    state = game_after(100, 2, estates="b").state
    assert list(faults(state)) == []
    IMPOSSIBLE[reason](state)
    assert any(reason in fault for fault in faults(state)), list(faults(state))
    try:
        text = position_text(state)
    except (IndexError, ValueError):
        return  # not even to be written down
    assert refused(text).startswith(("the position is impossible: ", "line "))


def test_a_marker_beyond_the_top_of_a_shorter_scroll_track_is_impossible() -> None:
    box = reprinted(
        (
            '{ board = "a",  kind = "buildings",    most = 6, values = [0, 1, 2, 3, 4],',
            '{ board = "a",  kind = "buildings",    most = 6, values = [0, 1, 2, 3],',
        )
    )
    state = Game(2, seed=1, pack=box).state
    set_item(seat(state).scrolls, 0, 3)
    assert list(faults(state)) == []
    set_item(seat(state).scrolls, 0, 4)
    assert list(faults(state)) == ["seat 1: scroll track 1 has no level 4"]


@pytest.mark.clause("7.7")
@pytest.mark.parametrize(("cycled", "coins"), [(1, 0), (0, 9)])
def test_a_building_is_owed_only_after_cycling_and_where_one_can_be_built(cycled: int, coins: int) -> None:
    """Otherwise whoever has to build would be left without an answer."""
    table = Table(players=2)
    table.player(0, coin=coins, lumber=coins)
    table.action_step(0)
    table.earn(0, SCROLL)
    assert list(faults(table.state)) == []
    table.ask(Build(0, cycled, 1))
    assert list(faults(table.state)) != []


# Frames.


@pytest.mark.parametrize(
    "frame",
    [
        "ChooseLieutenant 2",
        "ChooseLieutenant -1",
        "ChooseDestination 0 29",
        "ChooseDestination 0 7",
        "ActionStep 0 24",
        "Rescue 0 7",
        "Rescue 0 -1",
        "PickWorker 0 5",
        "Reveal 8",
        "ChooseBoat 0 3",
        "DrawBoat 24",
        "ChooseBundle 0 999",
        "Activate 0 999999 1 0 0",
        "PlaceInSector 0 3 1 0",
        "PlaceInSector 0 0 0 0",
        "GiveLieutenant 7",
        "Fight 0 5 -1",
        "Build 0 2 0",
        "Build 0 1 2",
    ],
)
def test_a_frame_about_something_that_is_not_there_is_refused(frame: str) -> None:
    assert refused("\n".join([*LINES[:-1], f"frame {frame}", "end"])).startswith("the position is impossible")


# Damage at random.


def damaged(lines: list[str], dice: Dice) -> Iterator[list[str]]:
    """The lines with one thing wrong: a line lost, doubled, swapped, or a word or letter of it changed."""
    at = dice.below(len(lines))
    other = dice.below(len(lines))
    yield [*lines[:at], *lines[at + 1 :]]
    yield [*lines[:at], lines[at], *lines[at:]]
    swapped = lines[:]
    swapped[at], swapped[other] = lines[other], lines[at]
    yield swapped
    words = lines[at].split(" ")
    donors = lines[other].split(" ")
    words[dice.below(len(words))] = donors[dice.below(len(donors))]
    yield [*lines[:at], " ".join(words), *lines[at + 1 :]]
    line, spot = lines[at], dice.below(max(len(lines[at]), 1))
    mark = "0123456789-=. ?axé\0"[dice.below(18)]
    yield [*lines[:at], line[:spot] + mark + line[spot + 1 :], *lines[at + 1 :]]
    yield [*lines[:at], line + mark, *lines[at + 1 :]]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_damage_is_refused_or_gives_a_sound_position_and_nothing_else_happens(players: int) -> None:
    game = Game(players, seed=players, estates="b", scrolls="b")
    player, dice = Dice(players), Dice(99)
    while not game.over:
        game.play(choose_eagerly(game, player))
        if dice.below(3):
            continue
        for lines in damaged(position_text(game.state).splitlines(), dice):
            try:
                state = read_position("\n".join(lines), BOX)
            except PositionError:
                continue
            words = [line.split() for line in position_text(state).splitlines()]
            assert words == [line.split() for line in lines]
            assert list(faults(state)) == []


NUMBERS = ("-1", "0", "1", "2", "3", "5", "9", "17", "255", "1000")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_sound_position_can_be_played_to_the_end(players: int) -> None:
    """Numbers changed at the start of turns: what is not refused goes on without trouble."""
    game = Game(players, seed=players + 50, estates="b", scrolls="b")
    player, dice = Dice(players), Dice(98)
    accepted = 0
    while not game.over:
        game.play(choose_eagerly(game, player))
        if game.question is None or game.question.name not in ("ChooseLieutenant", "ChooseDestination"):
            continue
        lines = position_text(game.state).splitlines()
        state_lines = [n for n, line in enumerate(lines[7:], start=7) if not line.startswith("frame")]
        at = state_lines[dice.below(len(state_lines))]
        words = lines[at].split(" ")
        name, equals, _ = words[-1].rpartition("=")
        words[-1] = f"{name}{equals}{NUMBERS[dice.below(len(NUMBERS))]}"
        try:
            state = read_position("\n".join([*lines[:at], " ".join(words), *lines[at + 1 :]]), BOX)
        except PositionError:
            continue
        accepted += 1
        play_on(state, dice)
    assert accepted > 0


def play_on(state: State, dice: Dice) -> None:
    offer, fate = Offer(), Fate(1)
    while state.frames:
        legal(state, offer)
        chance = state.frames[-1].player == CHANCE
        apply(state, fate.draw(state, offer) if chance else offer.codes[dice.below(offer.count)])
        assert list(faults(state)) == []
