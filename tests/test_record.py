"""Saved games: what is saved is loaded again, and anything else is refused with a line and a reason."""

import threading
from pathlib import Path

import pytest

from messina import (
    CHANCE,
    Action,
    Game,
    RecordError,
    load_game,
    load_pack,
    position_text,
    read_record,
    record_text,
    save_game,
)
from messina.game.records import FIELDS
from messina.rules.dice import Dice
from tests.eager import play_eagerly

KEPT = Path(__file__).parent / "kept"
"""Games of former versions of the rules."""
FIRST_ACTION = len(FIELDS) + 2
"""Where in the lines of a saved game the actions begin."""


def some_game(steps: int = 60) -> Game:
    game = Game(2, seed=1347, estates="ab", major_fire="russian", names=["Ada", "Bice"])
    return play_eagerly(game, Dice(1), steps)


TEXT = record_text(some_game())
LINES = TEXT.splitlines()


def text_of(lines: list[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def refused(text: str) -> str:
    """Why the text is no saved game: one line that names a line."""
    with pytest.raises(RecordError) as caught:
        read_record(text)
    reason = str(caught.value)
    assert reason.startswith(("line ", "lines "))
    assert reason.isprintable()
    return reason


# Round trips.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("steps", [0, 1, 77, -1])
def test_a_game_is_loaded_as_it_was_saved(players: int, steps: int) -> None:
    game = play_eagerly(Game(players, seed=7, estates="b", priority_tile=True), Dice(7), steps)
    text = record_text(game)
    loaded = read_record(text)
    assert record_text(loaded) == text
    assert position_text(loaded.state) == position_text(game.state)
    assert (loaded.log, loaded.names, loaded.seed) == (game.log, game.names, game.seed)


def test_a_loaded_game_goes_on_and_is_taken_back_like_the_original() -> None:
    game = some_game(50)
    loaded = read_record(record_text(game))
    play_eagerly(game, Dice(5))
    play_eagerly(loaded, Dice(5))
    assert record_text(loaded) == record_text(game)
    for _ in range(40):
        assert loaded.undo() == game.undo()
    assert position_text(loaded.state) == position_text(game.state)


def test_a_game_without_a_seed_is_saved_as_far_as_chance_has_answered() -> None:
    game = Game(2)
    for step in Game(2, seed=3).log[:5]:
        game.play(Action(step.code, ""))
    loaded = read_record(record_text(game))
    assert "seed -" in record_text(game)
    assert loaded.seed is None
    assert loaded.player == CHANCE
    assert loaded.log == game.log


def test_names_in_any_script_survive(tmp_path: Path) -> None:
    game = Game(3, seed=1, names=["Ада", " Żółć, 'quoted' ", "明子"])
    save_game(game, tmp_path / "game.messina")
    assert load_game(tmp_path / "game.messina").names == game.names


def test_the_lines_say_who_did_what() -> None:
    assert LINES[:3] == ["messina-game 1", "rules 2", f"pack {load_pack().hash} Messina 1347"]
    assert [line.partition(" ")[0] for line in LINES[1:FIRST_ACTION]] == [*FIELDS, ""]
    assert LINES[FIRST_ACTION].startswith("* seat ")
    assert all(line[:2] in ("* ", "1 ", "2 ") for line in LINES[FIRST_ACTION:-1])
    assert LINES[-1].startswith(f"end {len(LINES) - FIRST_ACTION - 1} ")


def test_line_ends_of_windows_and_a_missing_last_one_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "game.messina"
    path.write_bytes(TEXT.replace("\n", "\r\n").encode())
    assert record_text(load_game(path)) == TEXT
    assert record_text(read_record(TEXT.rstrip("\n"))) == TEXT


# The header.


def changed(number: int, line: str) -> str:
    return text_of([*LINES[: number - 1], line, *LINES[number:]])


BAD_HEADER = [
    (1, "messina-game 2", "line 1: a saved game begins with 'messina-game 1'"),
    (1, "messina-position 1", "line 1: "),
    (1, "\ufeffmessina-game 1", "line 1: "),
    (
        2,
        "rules 3",
        "line 2: played under rules version 3, not those played here; version 2 cannot",
    ),
    (2, "rules 0", "line 2: played under rules version 0, not those played here"),
    (2, "rules \x1b[2J", "line 2: "),
    (2, "rules", "line 2: 'rules' stands where 'rules ...' should"),
    (2, "version 1", "line 2: 'version 1' stands where 'rules ...' should"),
    (3, "pack 0123456789abcdef Messina 1347", "line 3: played with pack '0123456789abcdef Messina 1347'"),
    (3, "pack  ", "line 3: "),
    (3, f"pack {load_pack().hash} Messina \ud800", "line 3: "),
    (4, "players 0", "lines 4 to 9: players is '0'; it is 1, 2, 3 or 4"),
    (4, "players two", "lines 4 to 9: players is "),
    (4, "players ²", "lines 4 to 9: players is "),
    (4, f"players {'9' * 5000}", "lines 4 to 9: players is "),
    (4, "players 3", "lines 4 to 9: estates is 'ab'"),
    (5, "estates xy", "lines 4 to 9: estates is 'xy'"),
    (5, "estates", "line 5: "),
    (6, "scrolls aaa", "lines 4 to 9: scrolls is 'aaa'"),
    (7, "priority_tile maybe", "lines 4 to 9: priority_tile is 'maybe'; it is yes or no"),
    (8, "major_fire three_fires", "lines 4 to 9: major_fire is 'three_fires'"),
    (
        8,
        "major_fire one_fire",
        "lines 4 to 9: major_fire is 'one_fire'; it is 'english', ",
    ),
    (9, "names Ada", "lines 4 to 9: names is ['Ada']; it takes one name for each of 2 seats"),
    (9, "names Ada|", "lines 4 to 9: '' cannot be a name"),
    (9, "names Ada|\ud800", "lines 4 to 9: '\\ud800' cannot be a name"),
    (10, "seed x", "line 10: the seed is a whole number or -, not 'x'"),
    (10, f"seed {'9' * 5000}", "line 10: "),
    (10, f"seed {2**96}", "line 10: "),
    (10, "seed \ud800", "line 10: "),
    (11, "1 recall", "line 11: an empty line should end the header"),
]


@pytest.mark.parametrize(("number", "line", "reason"), BAD_HEADER)
def test_a_bad_line_of_the_header_is_named(number: int, line: str, reason: str) -> None:
    assert refused(changed(number, line)).startswith(reason)


@pytest.mark.parametrize("number", range(1, FIRST_ACTION + 1))
def test_a_missing_line_of_the_header_is_named(number: int) -> None:
    assert refused(text_of([*LINES[: number - 1], *LINES[number:]])).startswith(f"line {number}: ")


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (5, "estates aa"),
        (8, "major_fire czech"),
        (7, "priority_tile yes"),
        (9, "names A|B"),
        (10, "seed 7"),
    ],
)
def test_a_header_of_another_game_breaks_the_seal_or_an_action(number: int, line: str) -> None:
    refused(changed(number, line))


# Actions.


def test_a_wrong_player_is_named() -> None:
    number = next(n for n, line in enumerate(LINES) if line.startswith("1 "))
    assert refused(changed(number + 1, "2" + LINES[number][1:])).startswith(
        f"line {number + 1}: '2{LINES[number][1:]}' is by '2', but '1' is asked"
    )
    assert "but '1' is asked" in refused(changed(number + 1, "*" + LINES[number][1:]))
    assert "but '1' is asked" in refused(changed(number + 1, "7 recall"))
    assert "but '1' is asked" in refused(changed(number + 1, ""))
    assert "but '*' is asked" in refused(changed(FIRST_ACTION + 1, "1 seat 1"))


GO = next(n for n, line in enumerate(LINES, start=1) if line[2:].startswith("go "))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("go H8", "'go H8' is not legal now; legal are "),
        ("end", "'end' is not legal now"),
        ("fly away", "'fly away' is no action"),
        ("", "'' is no action"),
        ("go", "'go' fits go H1, "),
        ("H1", "'H1' is not written out; it should be 'go H1'"),
        ("GO h1", "'GO h1' is not written out; it should be 'go H1'"),
        ("go H1 ", "'go H1 ' is not written out; it should be 'go H1'"),
    ],
)
def test_a_bad_action_is_named_with_its_line(text: str, reason: str) -> None:
    assert refused(changed(GO, f"{LINES[GO - 1][:2]}{text}")).startswith(f"line {GO}: {reason}")


def test_nothing_is_played_after_the_end_of_the_game() -> None:
    lines = record_text(some_game(-1)).splitlines()
    for line in ("1 recall", "nobody recall", "* wheel wheel-01"):
        reason = refused(text_of([*lines[:-1], line, lines[-1]]))
        assert reason.startswith(f"line {len(lines)}: ")


def test_a_changed_outcome_of_chance_breaks_the_seal() -> None:
    number = next(n for n, line in enumerate(LINES) if line.startswith("* wheel "))
    other = "* wheel wheel-02" if LINES[number] != "* wheel wheel-02" else "* wheel wheel-03"
    refused(changed(number + 1, other))
    lines = record_text(Game(2, seed=1)).splitlines()
    assert lines[-2].startswith("* arrive ")
    lines[-2] = {"* arrive T5": "* arrive T7"}.get(lines[-2], "* arrive T5")
    assert refused(text_of(lines)).startswith(f"line {len(lines)}: '{lines[-1]}' does not seal this game")


def test_a_changed_seal_is_refused() -> None:
    steps, digest = LINES[-1].split()[1:]
    for end in (f"end {steps} {digest[::-1]}", f"end {int(steps) + 1} {digest}", "end ", f"{LINES[-1]} "):
        assert refused(changed(len(LINES), end)).startswith(f"line {len(LINES)}: ")


def test_swapped_lines_are_refused_even_where_the_position_stays_the_same() -> None:
    for number in range(len(LINES) - 1):
        if LINES[number] != LINES[number + 1]:
            swapped = [*LINES[:number], LINES[number + 1], LINES[number], *LINES[number + 2 :]]
            refused(text_of(swapped))


def test_removed_and_doubled_lines_are_refused() -> None:
    for number in range(len(LINES)):
        refused(text_of([*LINES[:number], *LINES[number + 1 :]]))
        refused(text_of([*LINES[:number], LINES[number], *LINES[number:]]))


# Damage.


def test_a_file_cut_off_anywhere_is_refused() -> None:
    for length in range(len(TEXT) - 1):
        refused(TEXT[:length])


def test_anything_after_the_end_is_refused() -> None:
    after = len(LINES) + 1
    for garbage in ("x", "\n", "1 recall\n", TEXT, "\0\0\0"):
        assert refused(TEXT + garbage).startswith(f"line {after}: the game ends with the line before")


def test_random_damage_is_refused_and_nothing_else_happens() -> None:
    dice = Dice(11)
    for _ in range(400):
        at, mark = dice.below(len(TEXT) - 1), chr(dice.below(0x250))
        kind = dice.below(3)
        damaged = TEXT[:at] + (mark if kind else "") + TEXT[at + (kind != 1) :]
        if damaged.splitlines() != LINES:
            refused(damaged)


@pytest.mark.parametrize(
    "text", ["", "\n", "\n\n\n", " ", "\0", "messina-game 1", "messina-game 1\n" * 40, "🎲"]
)
def test_what_is_no_saved_game_at_all_is_refused(text: str) -> None:
    refused(text)


# Files.


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    binary = tmp_path / "binary.messina"
    binary.write_bytes(bytes(range(256)))
    empty = tmp_path / "empty.messina"
    empty.touch()
    for path, reason in (
        (binary, "cannot be read"),
        (empty, "line 1: "),
        (tmp_path / "missing.messina", "cannot be read"),
        (tmp_path, "cannot be read"),
        (Path("a\0b"), "cannot be read"),
    ):
        with pytest.raises(RecordError) as caught:
            load_game(path)
        assert str(caught.value).startswith(f"{path}: {reason}")


def test_a_game_of_the_first_rules_says_in_one_sentence_why_it_cannot_be_played_on() -> None:
    text = (KEPT / "rules-1.messina").read_text(encoding="utf-8")
    assert refused(text) == (
        "line 2: played under rules version 1, before the printed components were known and the rules were "
        "corrected; version 2 cannot play it on, because its moves would mean something else"
    )


def test_a_game_of_the_first_rules_does_not_become_playable_by_another_number() -> None:
    """Its header names components and options that are not those of today, whatever version it claims."""
    text = (KEPT / "rules-1.messina").read_text(encoding="utf-8")
    claimed = text.replace("rules 1\n", "rules 2\n", 1)
    assert refused(claimed).startswith("line 3: played with pack '9b1570106d2f6edd Messina 1347'")
    repacked = claimed.replace("9b1570106d2f6edd", load_pack().hash, 1)
    assert refused(repacked).startswith("lines 4 to 9: major_fire is 'two_fires'")
    renamed = repacked.replace("major_fire two_fires", "major_fire czech", 1)
    assert "'mix B1' is no action" in refused(renamed)


def test_a_bad_line_of_a_file_is_named_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.messina"
    path.write_text(changed(2, "rules 9"), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        load_game(path)
    assert str(caught.value).startswith(f"{path}: line 2: played under rules version 9")


def test_saving_replaces_the_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game.messina"
    path.write_text("something else")
    save_game(some_game(), path)
    assert path.read_text(encoding="utf-8") == TEXT
    assert [file.name for file in tmp_path.iterdir()] == ["game.messina"]


def test_a_failed_save_leaves_the_old_file_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.messina"
    save_game(some_game(), path)

    def fail(self: Path, target: Path) -> None:
        raise OSError("disk on fire")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(RecordError, match="cannot be written"):
        save_game(some_game(20), path)
    assert path.read_text(encoding="utf-8") == TEXT
    assert [file.name for file in tmp_path.iterdir()] == ["game.messina"]


def test_a_save_to_nowhere_is_one_clear_error(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    for path in (
        tmp_path / "missing" / "game.messina",
        tmp_path / "folder",
        Path("a\0b"),
        tmp_path / ("x" * 300),
    ):
        with pytest.raises(RecordError, match="cannot be written"):
            save_game(some_game(1), path)
    assert list(tmp_path.iterdir()) == [tmp_path / "folder"]


def test_a_reader_never_sees_half_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.messina"
    games = [some_game(steps) for steps in (1, 60)]
    texts = {record_text(game) for game in games}
    save_game(games[0], path)

    def write(game: Game) -> None:
        for _ in range(30):
            save_game(game, path)

    writers = [threading.Thread(target=write, args=(game,)) for game in (*games, *games)]
    for writer in writers:
        writer.start()
    while any(writer.is_alive() for writer in writers):
        assert path.read_text(encoding="utf-8") in texts
    assert [file.name for file in tmp_path.iterdir()] == ["game.messina"]
