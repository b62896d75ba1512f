"""A run: plays, fits, plays with what was learned, measures, and keeps everything on the way.

Games of a generation are played with the networks of the generation before the last, so that playing and
fitting go on at the same time. Its folder holds everything: games, a network file for each generation,
and the measurements. The same command goes on where it was stopped.
"""

import hashlib
import json
import platform
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np
import torch

from messina.bots.known_components import component_texts
from messina.bots.network_file import network_bytes
from messina.errors import OptionError
from messina.learn.fit_policy import fit_policy
from messina.learn.fit_values import Sizes, fit_values
from messina.learn.measure_strength import Strength, measure
from messina.learn.report import Generation, report_page
from messina.learn.selfplay import MOST_GAMES, Shard, play_shard
from messina.learn.tensors import DenseRows, concatenated, device, to_dense
from messina.learn.training_rows import join, read_table
from messina.packs import load_pack
from messina.sim.simulate import SEED_BITS
from messina.sim.tune import write_atomically
from messina.sim.workers import Workers

SHARD: Final = 12
"""Games of a file; they are played with one pack."""
WINDOW: Final = 12
"""Generations whose games a network is fitted to."""
POLICY_SIZES: Final = Sizes(hidden=64, units=32)
"""Sizes of the policy network; it is fitted as long as the value network."""

STANDARD_SIZES: Final = Sizes()

Log = Callable[[str], object]


@dataclass(frozen=True)
class Learning:
    """The settings of a run; the networks depend on these and on the machine's arithmetic alone."""

    generations: int
    games: int
    """Games of a generation."""
    seed: int = 0
    measured: int = 48
    """Games of every measurement: solo, against greedy, against the first network."""
    sizes: Sizes = STANDARD_SIZES

    def check(self) -> None:
        """Raise OptionError if a setting is out of bounds."""
        for name, least in (("generations", 1), ("games", 1), ("measured", 2)):
            if getattr(self, name) < least:
                raise OptionError(f"{name} is {getattr(self, name)}; it is at least {least}")
        if self.games > MOST_GAMES:
            raise OptionError(f"games is {self.games}; a generation has at most {MOST_GAMES}")
        if not 0 <= self.seed < 1 << SEED_BITS:
            raise OptionError(f"seed is {self.seed}; it is a whole number from 0 to 2**{SEED_BITS} - 1")

    def same(self) -> dict[str, Any]:
        """Return the settings that must agree when a run is continued; it may be made longer."""
        said = asdict(self)
        del said["generations"], said["measured"]
        return {**said, "pack": load_pack().hash}


@dataclass
class Progress:
    """The progress of a run, as its folder keeps it."""

    run: dict[str, Any]
    generations: list[Generation] = field(default_factory=list)


def check_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise OptionError(f"{folder}: cannot be used as a folder ({problem.strerror})") from None


class Run:
    """A run in its folder."""

    def __init__(self, learning: Learning, folder: Path, workers: Workers, log: Log) -> None:
        learning.check()
        self.learning, self.folder, self.workers, self.log = learning, folder, workers, log
        check_folder(folder)
        if device() == "cpu":
            torch.set_num_threads(1)  # games are played beside; and sums come out the same on any machine
        self.progress = self.resume()
        self.seen: dict[int, tuple[DenseRows, DenseRows]] = {}

    # What is kept.

    def network_path(self, generation: int) -> Path:
        return self.folder / f"{generation:03d}.network"

    def resume(self) -> Progress:
        """Read the progress from the folder, or start anew. Raise OptionError for another run."""
        path = self.folder / "progress.json"
        fresh = Progress(self.learning.same())
        if not path.exists():
            return fresh
        try:
            kept = json.loads(path.read_text(encoding="utf-8"))
            generations = [Generation(**one) for one in kept["generations"]]
            for one in generations:
                one.measured = Strength(**one.measured) if isinstance(one.measured, dict) else None
        except (OSError, ValueError, KeyError, TypeError):
            raise OptionError(f"{path}: cannot be read; remove the folder to begin anew") from None
        if kept.get("run") != fresh.run:
            raise OptionError(f"{self.folder}: holds another run; name another folder")
        return Progress(fresh.run, generations)

    def keep(self) -> None:
        write_atomically(self.folder / "progress.json", json.dumps(asdict(self.progress), indent=1) + "\n")

    # Games.

    def shards(self, generation: int) -> list[Shard]:
        games = self.learning.games
        network = None if generation == 0 else self.network_path(max(0, generation - 2))
        return [
            Shard(
                self.learning.seed,
                generation,
                range(first, min(first + SHARD, games)),
                network,
                self.folder / f"games-{generation:03d}-{first:05d}.npz",
            )
            for first in range(0, games, SHARD)
        ]

    def play(self, generation: int) -> None:
        """Play the games of a generation that are missing."""
        missing = [shard for shard in self.shards(generation) if not shard.out.exists()]
        done = self.workers.map(play_shard, missing)
        if done:
            mean = sum(points for _, points in done) / sum(games for games, _ in done)
            self.log(f"generation {generation}: {self.learning.games} games played, mean score {mean:.1f}")

    def measure(self, generation: int) -> None:
        known = self.progress.generations[generation]
        if known.measured is None:
            known.measured = measure(
                self.network_path(generation), self.network_path(0), self.learning.measured, self.workers
            )
            self.keep()
            self.log(f"generation {generation}: {known.measured.words()}")

    # Fitting.

    def rows_of(self, generation: int) -> tuple[DenseRows, DenseRows]:
        if generation not in self.seen:
            paths = [shard.out for shard in self.shards(generation)]
            ends = to_dense(join([read_table(path, "ends") for path in paths]))
            ends.facts[:, 0] += generation * MOST_GAMES
            self.seen[generation] = ends, to_dense(join([read_table(path, "choices") for path in paths]))
        return self.seen[generation]

    def fit(self, generation: int) -> None:
        """Fit the networks of a generation to its games and those of the generations before."""
        window = range(max(0, generation + 1 - WINDOW), generation + 1)
        self.seen = {number: rows for number, rows in self.seen.items() if number in window}
        rows = [self.rows_of(number) for number in window]
        sizes, seed = self.learning.sizes, self.learning.seed + generation
        values = fit_values(concatenated([ends for ends, _ in rows]), sizes, seed)
        policy_sizes = Sizes(POLICY_SIZES.hidden, POLICY_SIZES.units, sizes.steps)
        policy = fit_policy(concatenated([choices for _, choices in rows]), policy_sizes, seed)
        content = network_bytes(
            component_texts(load_pack()),
            {"value": values.shape, "policy": policy.shape},
            {"value": values.numbers, "policy": policy.numbers},
            self.provenance(generation),
        )
        path = self.network_path(generation)
        path.with_suffix(".new").write_bytes(content)
        path.with_suffix(".new").replace(path)
        self.progress.generations.append(Generation(values.errors, values.hand_made, policy.found))
        self.keep()
        off = " ".join(f"{error:.1f}" for error in values.errors)
        self.log(f"generation {generation}: fitted, off by {off} points in rounds I to VI")

    def provenance(self, generation: int) -> dict[str, Any]:
        return {
            "made_by": "messina learn",
            "seed": self.learning.seed,
            "generation": generation,
            "games_a_generation": self.learning.games,
            "games_seen": self.learning.games * min(generation + 1, WINDOW),
            "steps": self.learning.sizes.steps,
            "code": code_hash(),
            "torch": torch.__version__.partition("+")[0],
            "numpy": np.__version__,
            "fitted_on": torch.cuda.get_device_name() if device() == "cuda" else platform.machine(),
        }

    # All of it.

    def go(self) -> Path:
        """Run all generations. Return the path of the last network."""
        with ThreadPoolExecutor(1) as beside:
            self.play(0)
            for generation in range(self.learning.generations):
                ahead: Future[None] | None = None
                if generation > 0:
                    ahead = beside.submit(self.play_ahead, generation)
                if generation == len(self.progress.generations):
                    self.fit(generation)
                if ahead is not None:
                    ahead.result()
                else:
                    self.play_ahead(0)
            self.measure(self.learning.generations - 1)
        write_atomically(self.folder / "report.html", report_page(self.progress.generations))
        return self.network_path(self.learning.generations - 1)

    def play_ahead(self, generation: int) -> None:
        """While a generation is fitted: measure the one before and play the games of the next."""
        if generation > 0:
            self.measure(generation - 1)
        if generation + 1 < self.learning.generations:
            self.play(generation + 1)


def code_hash() -> str:
    """Return a hash of all code that the networks depend on: rules, bots and learn."""
    told = hashlib.sha256()
    for room in ("rules", "bots", "learn"):
        folder = files("messina").joinpath(room)
        for source in sorted(folder.iterdir(), key=lambda one: one.name):
            if source.name.endswith(".py"):
                told.update(source.read_bytes())
    return told.hexdigest()[:16]
