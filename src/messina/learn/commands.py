"""The command `messina learn`."""

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING

from messina.errors import OptionError
from messina.sim.workers import Workers

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]


def run_learn_command(asked: argparse.Namespace) -> int:
    try:
        from messina.learn.fit_values import Sizes
        from messina.learn.run import Learning, Run
    except ModuleNotFoundError as missing:
        raise OptionError(f"learn needs {missing.name}: pip install 'messina[learn]'") from None
    sizes = Sizes(steps=asked.steps)
    learning = Learning(asked.generations, asked.games, asked.seed, asked.measured, sizes)
    with Workers(asked.jobs) as workers:
        network = Run(learning, asked.folder, workers, lambda line: print(line, flush=True)).go()
    print(
        f"The network is {network}; play with learned:{network}. "
        f"The curves are in {asked.folder / 'report.html'}."
    )
    return 0


def add_commands(commands: "Commands") -> None:
    help = (
        "train the networks of the learned bots by self-play; the same command goes on where it was stopped"
    )
    command = commands.add_parser("learn", help=help, description=help[0].upper() + help[1:] + ".")
    command.set_defaults(run=run_learn_command)
    command.add_argument("--folder", type=Path, required=True, metavar="DIR", help="where all of it is kept")
    command.add_argument("--generations", type=int, default=12, metavar="G", help="default 12")
    command.add_argument("--games", type=int, default=1800, metavar="N", help="of each (default 1800)")
    command.add_argument(
        "--steps", type=int, default=3000, metavar="K", help="of the fitting, in each of two passes"
    )
    command.add_argument(
        "--measured", type=int, default=48, metavar="M", help="games of each measurement (default 48)"
    )
    command.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed, the same networks")
    command.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="processes (default one a core)"
    )
