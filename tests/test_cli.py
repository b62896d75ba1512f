"""Every command, with good input and with all kinds of bad input."""

import io
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path

import pytest

from messina import Game, load_game, load_pack, save_game
from messina.cli import main, seat_bots
from messina.errors import MessinaError, OptionError
from messina.packs.provenance import read_provenance
from messina.rules.dice import Dice
from messina.sim.commands import split_specs
from messina.terminal import TerminalGame

PACK = resources.files("messina").joinpath("data", "messina-1347.toml").read_text(encoding="utf-8")
OLD_GAME = str(Path(__file__).parent / "kept" / "rules-1.messina")
"""Saved under version 1 of the rules."""


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Put lines into standard input."""

    def fill(text: str) -> None:
        monkeypatch.setattr(sys, "stdin", io.StringIO(text))

    return fill


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A finished game of two in a file."""
    return played_game(tmp_path / "game.txt", Game(2, seed=4, names=["Anna", "Bruno"]))


def played_game(path: Path, game: Game, steps: int = 10_000) -> Path:
    dice = Dice(1)
    while not game.over and steps > 0:
        actions = list(game.legal_actions)
        game.play(actions[dice.below(len(actions))])
        steps -= 1
    save_game(game, path)
    return path


def said(capsys: pytest.CaptureFixture[str]) -> tuple[str, str]:
    captured = capsys.readouterr()
    return captured.out, captured.err


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line a bad command ends with."""
    assert main(arguments) == 2
    _, errors = said(capsys)
    assert errors.startswith("messina: ")
    assert errors.count("\n") == 1
    return errors


def messina(*arguments: str, input: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "messina", *arguments],
        input=input,
        capture_output=True,
        text=True,
        timeout=120,
    )


# play


def answers(seed: int) -> Iterator[str]:
    """Numbers of options, most of them possible."""
    dice = random.Random(seed)
    while True:
        yield str(dice.randint(1, 4))


@pytest.mark.clause("6.2")
@pytest.mark.parametrize("reading", ["english", "russian", "czech"])
def test_a_game_is_played_with_the_reading_of_a_major_fire_asked_for(
    reading: str, pipe: Callable[[str], None], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pipe("quit\n")
    file = tmp_path / "game.txt"
    assert main(["play", "--seed", "3", "--major-fire", reading, "--save", str(file)]) == 0
    assert load_game(file).options.major_fire == reading
    assert main(["play", "--seed", "3", "--save", str(file)]) == 0
    assert load_game(file).options.major_fire == "english"


def test_a_whole_solo_game_can_be_played_by_random_answers_through_a_pipe(
    pipe: Callable[[str], None], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    numbers = answers(1)
    pipe("\n".join(next(numbers) for _ in range(3000)))
    file = tmp_path / "solo.txt"
    assert main(["play", "--seed", "3", "--save", str(file)]) == 0
    out, errors = said(capsys)
    assert "Player 1 ends with" in out
    assert "Round VI begins" in out
    assert errors == ""
    assert load_game(file).over


@pytest.mark.parametrize("seed", range(4))
def test_games_with_bots_can_be_played_and_lines_fit_the_terminal(
    seed: int, pipe: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    numbers = answers(seed)
    pipe("\n".join(next(numbers) for _ in range(3000)))
    arguments = ["play", "--players", str(1 + seed), "--bots", "random", "--seed", str(seed), "--advanced"]
    assert main(arguments) == 0
    out, _ = said(capsys)
    assert "total" in out
    assert all(len(line) <= 100 for line in out.splitlines())


def test_the_end_of_input_ends_the_game_with_a_clear_line(
    pipe: Callable[[str], None], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    pipe("1\n")
    assert main(["play", "--seed", "3"]) == 0
    out, _ = said(capsys)
    assert out.splitlines()[-1] == "The input has ended, so the game stops here."
    assert list(tmp_path.iterdir()) == []


def test_a_game_can_be_left_saved_and_continued(
    pipe: Callable[[str], None], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "half.txt"
    pipe("1\nquit\n")
    assert main(["play", "--seed", "3", "--names", "Anna", "--save", str(file)]) == 0
    steps = len(load_game(file).log)
    pipe("1\nquit\n")
    assert main(["play", "--load", str(file), "--save", str(file)]) == 0
    assert len(load_game(file).log) > steps
    out, _ = said(capsys)
    assert f"The game is saved in {file}." in " ".join(out.split())
    assert "Anna" in out


def test_answers_are_numbers_texts_or_parts_and_mistakes_are_explained(
    pipe: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    pipe("99\n0\ngo\nblah\nburn fire\n\nNW\n")
    assert main(["play", "--seed", "3"]) == 0
    out, _ = said(capsys)
    assert "there is no option 99; they are numbered 1 to" in out
    assert "there is no option 0" in out
    assert "'go' fits go H1" in out
    assert "'blah' is no action" in out
    assert "'burn fire' is not legal now" in out
    assert "Player 1 goes to the north-west harbour" in out


def test_commands_in_a_game(
    pipe: Callable[[str], None], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mine.txt"
    pipe(f"help\ntable\nundo\nsave\nsave {tmp_path}/no/such/folder/x\nsave {file}\nquit\n")
    assert main(["play", "--seed", "3"]) == 0
    out, _ = said(capsys)
    assert "take back your last choice" in out
    assert "The estate of Player 1" in out
    assert "there is no decision to take back" in out
    assert "say where to: save FILE" in out
    assert "cannot be written" in " ".join(out.split())
    assert "You leave the game." in out
    assert load_game(file).state.round == 1


def test_the_help_of_a_game_names_hexes_that_there_are(
    pipe: Callable[[str], None], capsys: pytest.CaptureFixture[str]
) -> None:
    pipe("help\nquit\n")
    assert main(["play", "--seed", "3"]) == 0
    named = re.findall(r"\(go (\w+)\)", said(capsys)[0])
    assert named
    assert set(named) <= set(load_pack().place_names)


def test_undo_goes_back_to_the_last_choice_of_a_person() -> None:
    game = Game(2, seed=3)
    lines = iter(["NW", "action", "end", "undo", "undo", "undo", "quit"])
    asked: list[int] = []

    def read(prompt: str) -> str:
        assert game.player is not None
        asked.append(len(game.log))
        return next(lines)

    from messina.bots import make_bot

    first = game.player
    assert first is not None
    TerminalGame(game, {1 - first: make_bot("random", 1)}, read).run()
    assert game.player == first
    assert asked[0] == asked[-1] == len(game.log)


def test_undo_at_the_first_choice_leaves_the_moves_of_bots_before_it() -> None:
    from messina.bots import make_bot

    game = Game(2, seed=3)
    assert game.player is not None
    bots = {game.player: make_bot("random", 1)}
    lines = iter(["undo", "quit"])
    lengths: list[int] = []

    def read(prompt: str) -> str:
        lengths.append(len(game.log))
        return next(lines)

    TerminalGame(game, bots, read).run()
    assert lengths[0] == lengths[1] == len(game.log)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--players", "7"], "1 to 4 players"),
        (["--players", "0"], "1 to 4 players"),
        (["--players", "-3", "--bots", "random"], "1 to 4 players"),
        (["--players", "2", "--bots", "nobody"], "there is no bot 'nobody'; there are"),
        (["--players", "2", "--bots", "random,random,random"], "3 bots are too many for 2 seats"),
        (["--players", "2", "--names", "Anna"], "one name for each of 2 seats"),
        (["--estates", "c"], "estates is 'c'"),
        (["--scrolls", "ab"], "scrolls is 'ab'"),
        (["--major-fire", "huge"], "major_fire is 'huge'"),
        (["--major-fire", "two_fires"], "it is 'english', 'russian' or 'czech'"),
        (["--seed", str(1 << 200)], "seed"),
        (["--load", "no/such/file"], "cannot be read"),
        (["--load", "x", "--players", "2"], "so --players cannot be given"),
        (["--load", "x", "--seed", "0", "--priority-tile"], "--priority-tile cannot be given"),
        (["--save", "no/such/folder/file"], "there is no such folder"),
        (["--pack", "no/such/pack"], "cannot be read"),
    ],
)
def test_a_game_that_cannot_be_started_is_one_clear_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in refused(capsys, "play", *arguments)


def test_a_broken_pack_is_one_line_that_says_where_to_look(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "broken.toml"
    pack.write_text("format = 2\n")
    assert "more: see messina components check)" in refused(capsys, "play", "--pack", str(pack))


def test_a_pack_of_the_old_format_is_one_line_that_says_how_to_write_it_now(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "old.toml"
    pack.write_text('format = 1\nhexes = [{ id = "A01", min = 2 }]\n')
    line = refused(capsys, "play", "--pack", str(pack))
    assert "format: 1 is no longer read; write format = 2" in line
    assert "players = [2, 3, 4] instead of min" in line
    assert main(["components", "check", str(pack)]) == 1
    out, _ = said(capsys)
    assert out.count("\n") == 1
    assert out.strip() in line


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["nonsense"],
        ["play", "--players", "many"],
        ["simulate", "--games", "1.5"],
        ["replay"],
        ["validate"],
        ["components"],
        ["components", "burn"],
    ],
)
def test_what_is_no_command_ends_with_code_2(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2


def test_bots_take_the_last_seats() -> None:
    assert seat_bots(None, 3) == {}
    assert seat_bots("random", 3) == {1: "random", 2: "random"}
    assert seat_bots("random", 1) == {}
    assert seat_bots("random,greedy", 3) == {1: "random", 2: "greedy"}
    assert seat_bots("random,greedy", 2) == {0: "random", 1: "greedy"}
    with pytest.raises(OptionError, match="too many"):
        seat_bots("random,random", 1)


def test_specs_may_have_commas_of_their_own() -> None:
    assert split_specs("search:1s,2,random") == ["search:1s,2", "random"]
    assert split_specs("file:my,bot.py,random") == ["file:my,bot.py", "random"]


# simulate


def test_simulate_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "5", "--players", "random,random", "--jobs", "1"]) == 0
    out, errors = said(capsys)
    assert "5 games" in out
    assert "seat 2" in out
    assert errors == ""


def test_simulate_prints_json_that_depends_on_the_seed_alone(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for jobs in ("1", "2"):
        assert main(["simulate", "--games", "8", "--seed", "5", "--jobs", jobs, "--json"]) == 0
        result = json.loads(said(capsys)[0])
        assert result.pop("speed")["games_per_second"] > 0
        results.append(result)
    assert results[0] == results[1]
    assert results[0]["simulation"]["seed"] == 5


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--games", "0"], "at least one game"),
        (["--games", "-4"], "at least one game"),
        (["--jobs", "0"], "jobs is 0"),
        (["--seed", "-1"], "seed is -1"),
        (["--players", "random,nobody"], "there is no bot 'nobody'"),
        (["--players", ""], "there is no bot ''"),
        (["--players", "random,random,random,random,random"], "1 to 4 players"),
        (["--estates", "aab"], "estates is 'aab'"),
        (["--pack", "no/such/pack"], "cannot be read"),
    ],
)
def test_a_simulation_that_cannot_be_started_is_one_clear_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in refused(capsys, "simulate", *arguments)


# replay, validate


def test_replay_tells_a_game_by_rounds_and_turns(saved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(saved)]) == 0
    out, _ = said(capsys)
    for words in ("Setup", "Round I", "Turn of Anna", "Turn of Bruno", "Round VI", "Final scoring", "total"):
        assert words in out
    assert all(len(line) <= 100 for line in out.splitlines()[1:])


def test_replay_tells_a_solo_game_with_its_opponent(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played_game(tmp_path / "solo.txt", Game(1, seed=2))
    assert main(["replay", str(tmp_path / "solo.txt")]) == 0
    out, _ = said(capsys)
    assert "The opponent" in out
    assert "Player 1 ends with" in out


def test_replay_tells_an_unfinished_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played_game(tmp_path / "half.txt", Game(3, seed=2), steps=20)
    assert main(["replay", str(tmp_path / "half.txt")]) == 0
    assert "in round 1" in said(capsys)[0]


def test_replay_refuses_a_file_that_is_no_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "no.txt").write_text("no game\n")
    assert "line 1" in refused(capsys, "replay", str(tmp_path / "no.txt"))
    assert "cannot be read" in refused(capsys, "replay", str(tmp_path / "missing.txt"))


def test_validate_says_one_line_a_file(
    saved: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["validate", str(saved)]) == 0
    assert "game.txt: fine, a finished game of Anna, Bruno" in said(capsys)[0]
    cut = tmp_path / "cut.txt"
    cut.write_text("\n".join(saved.read_text().splitlines()[:-3]))
    assert main(["validate", str(cut), str(saved), str(tmp_path / "missing.txt")]) == 1
    lines = said(capsys)[0].splitlines()
    assert len(lines) == 3
    assert lines[0].startswith(f"{cut}: bad, line ")
    assert ": fine, " in lines[1]
    assert "bad, cannot be read" in lines[2]


def test_a_game_of_the_first_rules_is_told_apart_from_a_broken_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["validate", OLD_GAME]) == 1
    out, errors = said(capsys)
    assert out.startswith(
        f"{OLD_GAME}: bad, line 2: played under rules version 1, before the printed components"
    )
    assert (out.count("\n"), errors) == (1, "")
    for command in (["replay", OLD_GAME], ["play", "--load", OLD_GAME]):
        assert "version 2 cannot play it on" in refused(capsys, *command)


# components


def test_a_sound_pack_is_fine_and_its_values_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(PACK, encoding="utf-8")
    assert main(["components", "check", str(pack)]) == 0
    out, _ = said(capsys)
    assert out.startswith(f"{pack}: fine, ")
    assert " T, " in out
    assert " R" in out


def test_every_problem_of_a_broken_pack_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = tmp_path / "broken.toml"
    pack.write_text(PACK.replace('"blue"', '"green"'), encoding="utf-8")
    assert main(["components", "check", str(pack)]) == 1
    out, _ = said(capsys)
    assert len(out.splitlines()) == PACK.count('"blue"')
    assert main(["components", "check", str(tmp_path / "missing.toml")]) == 1


def test_marks_count_every_value_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    provenance = read_provenance()
    assert provenance.counts("harbours") == {"P": 4}
    assert provenance.counts("boats").total() == 27
    assert provenance.counts("harbours", "path") == {"P": 10}
    assert main(["components", "show"]) == 0
    out, _ = said(capsys)
    total = sum(provenance.counts(table).total() for table in provenance.tables)
    assert total == provenance.counts().total()
    assert f"all{total:19}" in out


def test_components_are_shown_tile_by_tile_with_what_is_known_from_where(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["components", "show"]) == 0
    lines = said(capsys)[0].splitlines()
    assert "  NW, NE, SE, SW: PH action" in lines
    assert "  H14: PH class, colour, rat, action, cost, citizens, lieutenant, points; T players" in lines
    assert any(line.startswith("R: reconstructed") for line in lines)
    for code in read_provenance().sources:
        assert any(line.startswith(f"{code}: ") for line in lines)


def test_no_tile_is_left_out_where_components_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "show"]) == 0
    lines = said(capsys)[0].splitlines()
    for table, entries in read_provenance().tables.items():
        first = lines.index(table) + 1
        end = lines.index("", first) if "" in lines[first:] else len(lines)
        named = [id for line in lines[first:end] for id in line.strip().partition(": ")[0].split(", ")]
        assert sorted(named) == sorted(entry.id for entry in entries)


def test_a_mark_that_names_no_source_is_a_problem_of_the_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text(
        PACK.replace(
            '{ id = "NE", action = "overseer(craftsman)",  src = "P:PH" }',
            '{ id = "NE", action = "overseer(craftsman)",  src = "P:XX" }',
        ),
        encoding="utf-8",
    )
    assert main(["components", "check", str(pack)]) == 1
    out, _ = said(capsys)
    assert out.count("\n") == 1
    assert "XX" in out


def test_version_and_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["version"]) == 0
    assert said(capsys)[0].startswith("messina ")
    assert main(["bots"]) == 0
    assert "random" in said(capsys)[0]


# As a program.


def test_the_program_plays_from_a_pipe() -> None:
    run = messina("play", "--seed", "1", input="1\nquit\n")
    assert run.returncode == 0
    assert "You leave the game." in run.stdout
    assert run.stderr == ""


def test_the_program_ends_with_one_line_for_bad_input() -> None:
    run = messina("simulate", "--players", "nobody")
    assert run.returncode == 2
    assert run.stderr.count("\n") == 1
    assert "Traceback" not in run.stderr


def test_a_reader_that_goes_away_is_no_error(saved: Path) -> None:
    program = subprocess.Popen(
        [sys.executable, "-u", "-m", "messina", "replay", str(saved)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.readline()
    program.stdout.close()
    assert program.stderr.read() == b""
    assert program.wait(60) in (0, 141)
    program.stderr.close()


def await_sleep(pid: int) -> None:
    """Until it waits for input: just before it does, Python does not see an interrupt."""
    state = Path(f"/proc/{pid}/stat")
    while state.exists() and state.read_text().rpartition(")")[2].split()[0] != "S":
        time.sleep(0.01)


def heed_interrupts() -> None:
    """What a shell starts in the background is deaf to them, and so is all that it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name != "posix", reason="signals as on Unix")
def test_an_interrupt_is_quiet() -> None:
    program = subprocess.Popen(
        [sys.executable, "-u", "-m", "messina", "play", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heed_interrupts,
    )
    assert program.stdout is not None
    said = b""
    while not said.endswith(b"\n> "):
        said += program.stdout.read(1)
    await_sleep(program.pid)
    program.send_signal(signal.SIGINT)
    program.wait(timeout=60)
    _, errors = program.communicate()
    assert errors == b""
    assert program.returncode == 130


def test_every_error_of_the_package_is_caught(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> None:
        raise MessinaError("something is wrong")

    monkeypatch.setattr("messina.cli.load_pack", fail)
    assert refused(capsys, "version") == "messina: something is wrong\n"
