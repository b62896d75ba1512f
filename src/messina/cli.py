"""The command `messina`: one thin function a task.

Whatever is wrong with what it is given becomes one line on stderr and exit code 2.
"""

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tqdm import tqdm

from messina.bots import BOTS, make_bot
from messina.errors import MessinaError, OptionError, PackError
from messina.game.driver import Game
from messina.game.records import RULES_VERSION, load_game, save_game
from messina.languages import pick_language
from messina.learn import commands as learning
from messina.options import add_pack, add_setting, asked_setting
from messina.packs import check_pack, load_pack
from messina.packs.provenance import MEANINGS, mark_words, read_provenance, told
from messina.rules import engine
from messina.rules.box import Box
from messina.rules.dice import Dice
from messina.server import main as web_table
from messina.server.admin import admin_commands as upkeep
from messina.sim import Simulation, simulate
from messina.sim import commands as lab
from messina.sim.commands import add_language_option, add_workers, split_specs
from messina.terminal import TerminalGame
from messina.words import PhraseRenderer, retell, show_result

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

BAD_FILE: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 141
NEW_GAME: Final = (
    "players",
    "seed",
    "names",
    "advanced",
    "estates",
    "scrolls",
    "priority_tile",
    "major_fire",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit code."""
    try:
        asked = make_parser().parse_args(arguments)
        status: int = asked.run(asked)
        sys.stdout.flush()
    except MessinaError as problem:
        print(f"messina: {one_line(problem)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # What is still buffered has nowhere to go; without this Python would complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return status


def one_line(problem: MessinaError) -> str:
    if isinstance(problem, PackError) and len(problem.problems) > 1:
        more = len(problem.problems) - 1
        return f"{problem.problems[0]} (and {more} more: see messina components check)"
    return str(problem)


def pack_of(asked: argparse.Namespace) -> Box:
    return load_pack(asked.pack)


# play


def play(asked: argparse.Namespace) -> int:
    """A game in the terminal."""
    if asked.save and not asked.save.absolute().parent.is_dir():
        raise OptionError(f"{asked.save}: cannot be written, there is no such folder")
    language = pick_language(asked.language)
    game = saved_game(asked) if asked.load else new_game(asked)
    bots = {
        seat: make_bot(spec, bot_seed(game, seat))
        for seat, spec in seat_bots(asked.bots, game.options.players).items()
    }
    print(language.say("terminal-start", seed=str(game.seed)))
    try:
        TerminalGame(game, bots, language=language).run()
    finally:
        if asked.save:
            save_game(game, asked.save)
            print(language.say("terminal-saved", file=str(asked.save)))
    return 0


def saved_game(asked: argparse.Namespace) -> Game:
    """A game to be continued; one that was saved without a seed gets one."""
    given = [name for name in NEW_GAME if getattr(asked, name) not in (None, False)]
    if given:
        options = ", ".join(f"--{name.replace('_', '-')}" for name in given)
        raise OptionError(f"with --load the file says what is played, so {options} cannot be given")
    game = load_game(asked.load, pack_of(asked))
    if game.seed is None:
        game.continue_with(secrets.randbits(32))
    return game


def new_game(asked: argparse.Namespace) -> Game:
    players = 1 if asked.players is None else asked.players
    bots = seat_bots(asked.bots, players)
    named = [f"Player {i + 1}" + (f" ({bots[i]})" if i in bots else "") for i in range(players)]
    game = Game.of(
        pack_of(asked),
        asked_setting(asked).options(players),
        names=asked.names.split(",") if asked.names else named,
    )
    game.continue_with(secrets.randbits(32) if asked.seed is None else asked.seed)
    return game


def seat_bots(specs: str | None, players: int) -> dict[int, str]:
    """Which seats are played by which bots: the last ones, or with one spec all but the first."""
    bots = split_specs(specs) if specs else []
    if len(bots) == 1:
        bots *= max(players - 1, 0)
    if len(bots) > max(players, 0):
        raise OptionError(f"{len(bots)} bots are too many for {players} seats")
    return {players - len(bots) + i: spec for i, spec in enumerate(bots)}


def bot_seed(game: Game, seat: int) -> int:
    """Fixed by the game's seed, but nothing that would tell a bot what chance will bring."""
    dice = Dice(game.seed or 0)
    for _ in range(16 + seat):
        dice.next()
    return dice.next()


# simulate


def run_simulation(asked: argparse.Namespace) -> int:
    """Many games between bots."""
    language = pick_language(asked.language)
    bots = tuple(split_specs(asked.players))
    simulation = Simulation(bots, asked.games, asked.seed, asked_setting(asked), asked.save)
    with tqdm(total=max(asked.games, 0), unit="game", file=sys.stderr, disable=None, leave=False) as bar:
        summary = simulate(simulation, asked.jobs, bar.update, asked.cluster)
    if asked.json:
        print(json.dumps({"simulation": asdict(simulation), **summary.numbers()}, indent=2))
    else:
        print(summary.table(language))
    return 0


# replay, validate


def replay(asked: argparse.Namespace) -> int:
    """A saved game as readable text."""
    language = pick_language(asked.language)
    game = load_game(asked.file, pack_of(asked))
    print(f"{asked.file}: {describe_game(game)}")
    for line in retell(game, PhraseRenderer(game.names, language)):
        print(line)
    if game.over:
        print()
        print(show_result(game.result(), game.names, language))
    return 0


def validate(asked: argparse.Namespace) -> int:
    """Are these saved games sound? One line a file."""
    status = 0
    pack = pack_of(asked)
    for file in asked.files:
        try:
            print(f"{file}: fine, {describe_game(load_game(file, pack))}")
        except MessinaError as problem:
            print(f"{str(problem).replace(f'{file}: ', f'{file}: bad, ', 1)}")
            status = BAD_FILE
    return status


def describe_game(game: Game) -> str:
    seats = ", ".join(game.names)
    if not game.over:
        return f"a game of {seats} in round {game.state.round}, after {len(game.log)} steps"
    scores = " : ".join(map(str, game.result().scores))
    return f"a finished game of {seats}, {scores}, in {len(game.log)} steps"


# components


def check_components(asked: argparse.Namespace) -> int:
    """Everything that is wrong with a component pack, or where its values come from."""
    problems = check_pack(asked.file)
    if problems:
        print("\n".join(problems))
        return BAD_FILE
    marks = read_provenance(asked.file).counts()
    print(f"{asked.file}: fine, {marks.total()} values: {mark_words(marks)}")
    return 0


def show_components(asked: argparse.Namespace) -> int:
    """How much of a pack is known, from where, and what is reconstructed, tile by tile."""
    pack = load_pack(asked.file)
    provenance = read_provenance(asked.file)
    print(f"{pack.name}, pack {pack.hash}")
    print(f"{'':14}{'values':>8}" + "".join(f"{mark:>6}" for mark in MEANINGS))
    counts = {name: provenance.counts(name) for name in provenance.tables} | {"all": provenance.counts()}
    for name, marks in counts.items():
        print(f"{name:14}{marks.total():8}" + "".join(f"{marks[mark]:6}" for mark in MEANINGS))
    for mark, meaning in [*MEANINGS.items(), *provenance.sources.items()]:
        print(f"{mark}: {meaning}")
    for name, entries in provenance.tables.items():
        print(f"\n{name}")
        for line in told(entries):
            print(f"  {line}")
    return 0


def show_bots(asked: argparse.Namespace) -> int:
    for name, entry in BOTS.items():
        print(f"{name:12}{entry.about}")
    return 0


def show_version(asked: argparse.Namespace) -> int:
    rules = "interpreted" if str(engine.__file__).endswith(".py") else "compiled"
    pack = load_pack()
    print(f"messina {version('messina')}, rules {RULES_VERSION} ({rules}), pack {pack.name} {pack.hash}")
    return 0


# What can be asked for.


def make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="messina", description="The board game Messina 1347.")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    add_play(commands)
    add_simulate(commands)
    web_table.add_commands(commands)
    upkeep.add_commands(commands)
    lab.add_commands(commands)
    learning.add_commands(commands)
    add_files(commands)
    add_components(commands)
    add(commands, "bots", show_bots, "the bots there are")
    add(commands, "version", show_version, "version of the program, the rules and the pack")
    return parser


def add(
    commands: "Commands", name: str, run: Callable[[argparse.Namespace], int], help: str
) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
    command.set_defaults(run=run)
    return command


def add_play(commands: "Commands") -> None:
    command = add(commands, "play", play, "play in the terminal, alone unless told otherwise")
    command.add_argument("--players", type=int, metavar="N", help="1 to 4 (default 1, the solo game)")
    command.add_argument("--bots", metavar="BOTS", help=f"for the other seats; {bot_help()}")
    command.add_argument("--names", metavar="NAME,...", help="one name for each seat")
    command.add_argument("--seed", type=int, metavar="S", help="the same seed deals the same game")
    command.add_argument("--save", type=Path, metavar="FILE", help="save the game when it ends or you leave")
    command.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    add_setting(command)
    add_language_option(command)


def add_simulate(commands: "Commands") -> None:
    command = add(commands, "simulate", run_simulation, "many games between bots, and what they add up to")
    command.add_argument("--games", type=int, default=100, metavar="N", help="how many (default 100)")
    command.add_argument(
        "--players",
        default="random,random,random,random",
        metavar="BOT,...",
        help=f"a bot for each seat; {bot_help()}",
    )
    command.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the same seed plays the same games"
    )
    add_workers(command)
    command.add_argument("--json", action="store_true", help="print JSON instead of a table")
    command.add_argument("--save", metavar="DIR", help="keep all games in this folder, compressed")
    add_setting(command)
    add_language_option(command)


def add_files(commands: "Commands") -> None:
    command = add(commands, "replay", replay, "tell a saved game by rounds and turns")
    command.add_argument("file", type=Path, metavar="FILE")
    add_pack(command)
    add_language_option(command)
    command = add(commands, "validate", validate, "check saved games, one line a file")
    command.add_argument("files", type=Path, nargs="+", metavar="FILE")
    add_pack(command)


def add_components(commands: "Commands") -> None:
    help = "check a component pack or show what is in it"
    parser = commands.add_parser("components", help=help, description=f"{help.capitalize()}.")
    packs = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    command = add(packs, "check", check_components, "list every problem of a pack file")
    command.add_argument("file", type=Path, metavar="FILE")
    command = add(packs, "show", show_components, "what is known of a pack, and what is reconstructed")
    command.add_argument("file", type=Path, nargs="?", metavar="FILE", help="default: the one included")


def bot_help() -> str:
    return f"bots are {', '.join(BOTS)}; messina bots tells about them"
