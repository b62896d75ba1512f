"""How strong and how fast the bots are: what the project claims of them, measured.

Every measurement has a number of games (0 leaves it out) and writes NAME.txt, NAME.json and, where there is
something to draw, NAME.html to benchmarks/reports/. All of them together take hours on two cores; with --keep
they can be stopped, and go on where they were. Seconds of arenas are those of the processor.
"""

import argparse
import json
import os
import platform
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import msgspec
from tqdm import tqdm

from messina.bots import BOTS
from messina.bots import builtin_bots as clocked
from messina.learn.varied_packs import FAR, NEAR, write_packs
from messina.options import STANDARD, Setting
from messina.rules import engine
from messina.sim import Simulation, simulate
from messina.sim.arena import Arena, Standings, run_arena, shown_share, standings_text
from messina.sim.matches import Match, Outcome, Series, play_match
from messina.sim.pages import arena_page, solo_page
from messina.sim.solo_report import Solo, run_solo, solo_text
from messina.sim.statistics import Share, wilson
from messina.sim.strategies import STRATEGIES
from messina.sim.tune import write_atomically

UNSEEN = 5_000_011
"""Seed of the packs that are for measuring alone."""
PACKS = 5
REPORTS = Path(__file__).resolve().parent / "reports"


@dataclass(frozen=True)
class Finding:
    """A claim, what becomes of it, and everything it rests on."""

    claim: str
    verdict: str
    """Of a share: `shown` if its whole interval fits the claim, `likely` if only the share measured does."""
    text: str
    numbers: dict[str, Any]
    html: str = ""
    part: str = ""
    """What tells the findings of one measurement apart."""


@dataclass(frozen=True)
class Measurement:
    """A name, games unless told otherwise, and how it is made."""

    name: str
    games: int
    make: Callable[[argparse.Namespace, int], Iterator[Finding]]
    help: str


def play_arena(asked: argparse.Namespace, games: int, *bots: str, setting: Setting = STANDARD) -> Standings:
    arena = Arena(bots, games, series=Series(asked.seed, setting))
    with tqdm(total=len(arena.matches()), unit="game", disable=None, leave=False) as bar:
        return run_arena(arena, asked.jobs, bar.update, partial(play, asked.keep))


def play(kept: Path | None, series: Series, match: Match) -> Outcome:
    """By the processor's time; a match that was kept is not played again."""
    clocked.clock = process_time
    if kept is None:
        return play_match(series, match)
    seats = "-".join(spec.replace("/", "_") for spec in match.bots)
    pack = f"{Path(series.setting.pack).stem}-" if series.setting.pack else ""
    file = kept / f"{pack}{series.seed}-{match.deal}-{seats}-{''.join(map(str, match.entrants))}.json"
    if not file.exists():
        write_atomically(file, msgspec.json.encode(play_match(series, match)).decode())
    return msgspec.json.decode(file.read_bytes(), type=Outcome)


def wins_of(standings: Standings, bot: str) -> Share:
    return next(one.wins for one in standings.standings if one.bot == bot)


def verdict(share: Share, least: float) -> str:
    if share.low >= least:
        return "shown"
    return "likely" if share.value >= least else "fails"


def judge(standings: Standings, bot: str, least: float, claim: str, part: str = "") -> Finding:
    """The claim that a bot is first at least so often."""
    wins = wins_of(standings, bot)
    text = f"{claim}: {shown_share(wins)}\n\n{standings_text(standings)}"
    return Finding(claim, verdict(wins, least), text, standings.numbers(), arena_page(standings), part)


def greedy_beats_random(asked: argparse.Namespace, games: int) -> Iterator[Finding]:
    standings = play_arena(asked, games, "greedy", "random")
    yield judge(standings, "greedy", 0.99, "greedy beats random in at least 99 % of games for two")


def speed(asked: argparse.Namespace, games: int) -> Iterator[Finding]:
    """By the time the core worked for us; by the clock it is less where others use the core too."""
    start = process_time()
    summary = simulate(Simulation(("greedy",) * 4, games, asked.seed), jobs=1)
    minute = 60 * games / (process_time() - start)
    clock = 60 * summary.per_second(games)
    claim = "greedy plays at least 100 games for four a minute on one core"
    text = f"{claim}: {minute:.0f} a minute of its work, {clock:.0f} by the clock\n\n{summary.table()}"
    numbers = {"games_a_minute": minute, "games_a_minute_by_the_clock": clock, **summary.numbers()}
    yield Finding(claim, "shown" if minute >= 100 else "fails", text, numbers)


def ladder(asked: argparse.Namespace, games: int) -> Iterator[Finding]:
    """Each level against the one below."""
    levels = [name for name, entry in BOTS.items() if entry.level]
    for number, (below, above) in enumerate(pairwise(levels), start=1):
        standings = play_arena(asked, games, above, below)
        yield judge(standings, above, 0.5, f"{above} is stronger than {below}", str(number))


def search_beats_greedy(asked: argparse.Namespace, games: int) -> Iterator[Finding]:
    standings = play_arena(asked, games, asked.search, "greedy")
    claim = f"{asked.search} beats greedy in at least 75 % of games for two"
    yield judge(standings, asked.search, 0.75, claim)


def search_among_three(asked: argparse.Namespace, games: int) -> Iterator[Finding]:
    standings = play_arena(asked, games, asked.search, "greedy", "greedy", "greedy")
    claim = f"{asked.search} is first among three greedy ones more often than twice its share, 50 %"
    yield judge(standings, asked.search, 0.5, claim)


def learned_beats_search(asked: argparse.Namespace, games: int) -> Iterator[Finding]:
    standings = play_arena(asked, games, "learned", asked.search)
    claim = f"learned beats {asked.search} in at least 92 % of games for two"
    yield judge(standings, "learned", 0.92, claim)


def learned_on_packs(
    asked: argparse.Namespace, games: int, kind: str, other: str
) -> tuple[Share, str, dict[str, Any]]:
    """Play on packs that nothing was learned from, some games on each."""
    texts, numbers, first, seats = [], {}, 0.0, 0
    with TemporaryDirectory() as folder:
        for path in write_packs(kind, PACKS, UNSEEN, asked.keep or Path(folder)):
            standings = play_arena(
                asked, -(-games // PACKS), "learned", other, setting=Setting(pack=str(path))
            )
            share = wins_of(standings, "learned")
            first += share.value * share.trials
            seats += share.trials
            texts.append(f"{path.stem}: {shown_share(share)}")
            numbers[path.stem] = standings.numbers()
    return wilson(first, seats), "\n".join(texts), numbers


def learned_on_near_packs(asked: argparse.Namespace, games: int) -> Iterator[Finding]:
    share, text, numbers = learned_on_packs(asked, games, NEAR, asked.search)
    claim = f"learned beats {asked.search} in at least 85 % of games for two with near packs it never saw"
    yield Finding(claim, verdict(share, 0.85), f"{claim}: {shown_share(share)}\n\n{text}", numbers)


def learned_on_far_packs(asked: argparse.Namespace, games: int) -> Iterator[Finding]:
    share, text, numbers = learned_on_packs(asked, games, FAR, "search:60")
    claim = "learned beats search:60 in at least half of the games for two with far packs it never saw"
    yield Finding(claim, verdict(share, 0.5), f"{claim}: {shown_share(share)}\n\n{text}", numbers)


def learned_among_two(asked: argparse.Namespace, games: int) -> Iterator[Finding]:
    standings = play_arena(asked, games, "learned", asked.search, asked.search)
    claim = f"learned is first among two {asked.search} in at least 75 % of games"
    yield judge(standings, "learned", 0.75, claim)


def learned_among_three(asked: argparse.Namespace, games: int) -> Iterator[Finding]:
    standings = play_arena(asked, games, "learned", asked.search, asked.search, asked.search)
    claim = f"learned is first among three {asked.search} in at least 80 % of games"
    yield judge(standings, "learned", 0.8, claim)


def search_helps_learned(asked: argparse.Namespace, games: int) -> Iterator[Finding]:
    standings = play_arena(asked, games, "learned:1s", "learned")
    claim = "learned:1s beats learned in at least 65 % of games for two"
    yield judge(standings, "learned:1s", 0.65, claim)


def solo(asked: argparse.Namespace, games: int) -> Iterator[Finding]:
    task = Solo(asked.search, games, Series(asked.seed))
    with tqdm(total=games, unit="game", disable=None, leave=False) as bar:
        report = run_solo(task, asked.jobs, bar.update)
    middle = report.quantities["score"].median
    claim = f"{asked.search} alone reaches about {task.good} points"
    text = f"{claim}: median {middle:.0f}\n\n{solo_text(report)}"
    verdict = "shown" if middle >= task.good - 10 else "fails"
    yield Finding(claim, verdict, text, report.numbers(), solo_page(report))


def ways(asked: argparse.Namespace, games: int) -> Iterator[Finding]:
    """Tables of equal players: which ways of playing winners use."""
    for players in (2, 3, 4):
        bots = (asked.table,) * players
        with tqdm(total=games, unit="game", disable=None, leave=False) as bar:
            summary = simulate(Simulation(bots, games, asked.seed), asked.jobs, bar.update)
        won = summary.won
        rarest = min(STRATEGIES, key=won.share)
        share = wilson(won.used[rarest], won.seats)
        claim = f"at least 20 % of winners use every way of playing, among {players} {asked.table}"
        text = f"{claim}: least {rarest}, {shown_share(share)}\n\n{summary.table()}"
        yield Finding(claim, verdict(share, 0.2), text, summary.numbers(), part=str(players))


MEASUREMENTS = (
    Measurement("greedy-random", 400, greedy_beats_random, "greedy against random, for two"),
    Measurement("speed", 40, speed, "greedy games for four on one core"),
    Measurement("ladder", 100, ladder, "each level against the one below, for two"),
    Measurement("search-greedy", 200, search_beats_greedy, "search against greedy, for two"),
    Measurement("search-table", 100, search_among_three, "search against three greedy ones"),
    Measurement("learned-search", 200, learned_beats_search, "learned against search, for two"),
    Measurement("learned-near", 200, learned_on_near_packs, "the same with near packs"),
    Measurement("learned-far", 100, learned_on_far_packs, "learned against a short search, with far packs"),
    Measurement("learned-three", 60, learned_among_two, "learned against two that search"),
    Measurement("learned-table", 60, learned_among_three, "learned against three that search"),
    Measurement("learned-second", 200, search_helps_learned, "learned with a second against learned without"),
    Measurement("solo", 100, solo, "a bot alone"),
    Measurement("ways", 60, ways, "ways of playing that winners use, for two to four"),
)


def machine() -> dict[str, Any]:
    compiled = not str(engine.__file__).endswith(".py")
    return {"python": platform.python_version(), "cores": os.cpu_count(), "compiled": compiled}


def write(name: str, finding: Finding) -> None:
    REPORTS.mkdir(exist_ok=True)
    about = {"claim": finding.claim, "verdict": finding.verdict, "machine": machine()}
    write_atomically(REPORTS / f"{name}.txt", finding.text + "\n")
    write_atomically(REPORTS / f"{name}.json", json.dumps(about | finding.numbers, indent=1) + "\n")
    if finding.html:
        write_atomically(REPORTS / f"{name}.html", finding.html)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the bots; 0 games leave a measurement out.")
    for one in MEASUREMENTS:
        parser.add_argument(f"--{one.name}", type=int, default=one.games, metavar="GAMES", help=one.help)
    parser.add_argument("--only", metavar="NAME", choices=[one.name for one in MEASUREMENTS])
    parser.add_argument("--search", default="search:1s", metavar="BOT", help="default search:1s")
    parser.add_argument("--table", default="learned", metavar="BOT", help="of ways; default learned")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="keep games of arenas here, play none twice")
    parser.add_argument("--seed", type=int, default=1347, metavar="S")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J")
    return parser.parse_args()


def main() -> None:
    asked = parse()
    if asked.keep is not None:
        asked.keep.mkdir(parents=True, exist_ok=True)
    for one in MEASUREMENTS:
        games = getattr(asked, one.name.replace("-", "_"))
        if games == 0 or asked.only not in (None, one.name):
            continue
        for finding in one.make(asked, games):
            write(f"{one.name}-{finding.part}" if finding.part else one.name, finding)
            print(f"{finding.verdict}: {finding.text.splitlines()[0]}", flush=True)


if __name__ == "__main__":
    main()
