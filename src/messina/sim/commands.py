"""The lab's commands: arena, solo-report, puzzles and tune."""

import argparse
import json
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tqdm import tqdm

from messina.errors import OptionError
from messina.languages import languages, pick_language
from messina.options import add_setting, asked_setting
from messina.sim.arena import Arena, run_arena, standings_text
from messina.sim.matches import Series
from messina.sim.pages import arena_page, solo_page
from messina.sim.puzzles import Mining, puzzles_bytes
from messina.sim.solo_report import Solo, run_solo, solo_text
from messina.sim.tune import Tuning, tune, write_atomically
from messina.sim.workers import Workers

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def split_specs(specs: str) -> list[str]:
    """Specs between commas; a comma inside one (`search:1s,2`) is not followed by a name."""
    return re.split(r",(?=[a-z]+(?:[:,]|$))", specs)


def run_arena_command(asked: argparse.Namespace) -> int:
    """Bots against bots."""
    language = pick_language(asked.language)
    arena = Arena(tuple(split_specs(asked.bots)), asked.games, asked.players, series_of(asked))
    arena.check()
    check_folders(asked.json, asked.html)
    with progress_bar(len(arena.matches()), "game") as bar:
        standings = run_arena(arena, asked.jobs, bar.update, cluster=asked.cluster)
    print(standings_text(standings, language))
    write_reports(asked, standings.numbers, lambda: arena_page(standings, language))
    return 0


def run_solo_command(asked: argparse.Namespace) -> int:
    """Solo games beside what is known of real play."""
    language = pick_language(asked.language)
    solo = Solo(asked.bot, asked.games, series_of(asked))
    solo.check()
    check_folders(asked.json, asked.html)
    with progress_bar(solo.games, "game") as bar:
        report = run_solo(solo, asked.jobs, bar.update, cluster=asked.cluster)
    print(solo_text(report, language))
    write_reports(asked, report.numbers, lambda: solo_page(report, language))
    return 0


def run_puzzles_command(asked: argparse.Namespace) -> int:
    """Positions where one turn is clearly best."""
    if asked.count < 1:
        raise OptionError(f"count is {asked.count}; at least one puzzle is needed")
    check_folders(asked.out)
    with Workers(asked.jobs, asked.cluster) as workers, progress_bar(asked.count, "puzzle") as bar:
        positions = Mining(asked.count, asked.seed).mine(workers, bar.update)
    asked.out.write_bytes(puzzles_bytes(positions, asked.seed))
    print(f"{len(positions)} puzzles are in {asked.out}.")
    return 0


def run_tune_command(asked: argparse.Namespace) -> int:
    """Better weights by self-play."""
    tuning = Tuning(
        asked.generations,
        asked.games,
        asked.seed,
        asked.width,
        asked.population,
        asked.step,
        asked.validation,
    )

    def report(generation: int, fitness: float) -> None:
        print(f"generation {generation} of {tuning.generations}: mean {fitness:.2f}", flush=True)

    tune(tuning, asked.out, asked.start, asked.jobs, report, asked.cluster)
    print(f"The weights are in {asked.out}.")
    return 0


def series_of(asked: argparse.Namespace) -> Series:
    return Series(asked.seed, asked_setting(asked))


def progress_bar(total: int, unit: str) -> "tqdm[Any]":
    return tqdm(total=total, unit=unit, file=sys.stderr, disable=None, leave=False)


def check_folders(*files: Path | None) -> None:
    """Hours of play should not end in a file that cannot be written."""
    for file in files:
        if file is not None and not file.absolute().parent.is_dir():
            raise OptionError(f"{file}: cannot be written, there is no such folder")


def write_reports(
    asked: argparse.Namespace, numbers: Callable[[], dict[str, Any]], html: Callable[[], str]
) -> None:
    if asked.json:
        write_atomically(asked.json, json.dumps(numbers(), indent=2) + "\n")
    if asked.html:
        write_atomically(asked.html, html())


# What can be asked for.


def add_commands(commands: "Commands") -> None:
    """Add the lab's commands to those of `messina`."""
    add_arena(commands)
    add_solo_report(commands)
    add_tune(commands)
    add_puzzles(commands)


def add(
    commands: "Commands", name: str, run: Callable[[argparse.Namespace], int], help: str
) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
    command.set_defaults(run=run)
    command.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed, the same games")
    add_workers(command)
    return command


def add_workers(command: argparse.ArgumentParser) -> None:
    """Who plays the games; it changes nothing about them."""
    command.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (default one a core)"
    )
    command.add_argument(
        "--cluster",
        metavar="KIND",
        help="ray: play on the cluster that RAY_ADDRESS names, or on one started here with --jobs processes",
    )


def add_arena(commands: "Commands") -> None:
    command = add(
        commands, "arena", run_arena_command, "bots against bots: ratings, win rates, scores, times"
    )
    command.add_argument(
        "--bots", required=True, metavar="BOT,...", help="who plays; messina bots lists them"
    )
    command.add_argument(
        "--games", type=int, default=100, metavar="N", help="at least so many, in whole deals (default 100)"
    )
    command.add_argument(
        "--players", type=int, default=0, metavar="P", help="seats at a table (default: one a bot, at most 4)"
    )
    add_report(command)


def add_solo_report(commands: "Commands") -> None:
    help = "solo games of a bot, beside the rulebook's marks and the calibration targets"
    command = add(commands, "solo-report", run_solo_command, help)
    command.add_argument("--bot", required=True, metavar="BOT", help="who plays; messina bots lists them")
    command.add_argument("--games", type=int, default=100, metavar="N", help="how many (default 100)")
    add_report(command)


def add_tune(commands: "Commands") -> None:
    command = add(
        commands, "tune", run_tune_command, "improve the weights of the bots' evaluation by self-play"
    )
    command.add_argument("--generations", type=int, required=True, metavar="G")
    command.add_argument("--games", type=int, required=True, metavar="M", help="of each candidate, each time")
    command.add_argument("--width", type=int, default=3, metavar="W", help="of greedy's look (default 3)")
    command.add_argument("--population", type=int, default=16, metavar="C", help="candidates (default 16)")
    command.add_argument("--step", type=float, default=0.2, metavar="D", help="first blur (default 0.2)")
    command.add_argument("--validation", type=int, default=40, metavar="V", help="fresh games (default 40)")
    command.add_argument("--start", type=Path, metavar="FILE", help="begin with these weights")
    command.add_argument("--out", type=Path, required=True, metavar="FILE", help="where the weights go")


def add_puzzles(commands: "Commands") -> None:
    command = add(commands, "puzzles", run_puzzles_command, "mine puzzles from games of strong bots")
    command.add_argument("--count", type=int, default=60, metavar="N", help="how many (default 60)")
    command.add_argument("--out", type=Path, required=True, metavar="FILE", help="where they go")


def add_report(command: argparse.ArgumentParser) -> None:
    add_setting(command)
    command.add_argument("--json", type=Path, metavar="FILE", help="write everything as JSON")
    command.add_argument("--html", type=Path, metavar="FILE", help="write a report to look at")
    add_language_option(command)


def add_language_option(command: argparse.ArgumentParser) -> None:
    help = f"of the summary: {', '.join(languages())} (default: the system's, else en)"
    command.add_argument("--language", metavar="LL", help=help)
