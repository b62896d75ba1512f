"""What runs in a process of its own: bots that are asked for a turn at a time, and advice.

A worker gets a position as text and answers with codes: all that the bot does until somebody else, or chance,
is asked. It never sees a seed, a token or another table.
"""

import contextlib
import importlib
import os
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Literal

from messina import bots
from messina.bots.advice import Review, Turn, best_turns, review
from messina.notation.positions import read_position
from messina.packs import load_pack, read_pack
from messina.rules.actions import END, STRIDE
from messina.rules.box import Box
from messina.rules.engine import apply, decider, legal
from messina.rules.state import Offer, State

BOTS_KEPT = 1000
ENOUGH = 1.0
"""Seconds after which a bot gives the answers it has."""
POLITENESS = 10
"""Bots step back behind the server: people come first."""


@dataclass(frozen=True, slots=True)
class Task:
    """Choose an answer for a seat, say which turns are best for it, or judge one that was played."""

    kind: Literal["choose", "advise", "review"]
    bot: str
    seed: int
    """Of the bot's own dice; it has nothing to do with the game's."""
    pack: str
    position: str
    seat: int
    source: bytes | None = None
    """The file of the pack, where it is none of the server's."""
    played: tuple[int, ...] = ()
    """What is to be reviewed."""


@dataclass(frozen=True, slots=True)
class Answer:
    codes: tuple[int, ...] = ()
    turns: tuple[Turn, ...] = ()
    """The best ones, best first."""
    review: Review | None = None
    problem: str = ""
    """What went wrong, if something did."""
    seconds: float = 0.0
    """Of a processor, spent on it."""


class Thinker:
    """Answers tasks; keeps its bots from one decision to the next."""

    def __init__(self, packs: tuple[Path, ...]) -> None:
        boxes = [load_pack(), *(load_pack(path) for path in packs)]
        self._boxes: dict[str, Box] = {box.hash: box for box in boxes}
        self._bots: dict[tuple[str, int], bots.Bot] = {}

    def answer(self, task: Task) -> Answer:
        state = read_position(task.position, self._box(task))
        if task.kind == "advise":
            return Answer(turns=tuple(best_turns(state, task.seat)))
        if task.kind == "review":
            return Answer(review=review(state, task.seat, task.played))
        return Answer(tuple(self._turn(state, task)))

    def _turn(self, state: State, task: Task) -> Iterator[int]:
        """Its answers, until others are asked; who is slow gives those it has."""
        bot, offer = self._bot(task.bot, task.seed), Offer()
        until = time.monotonic() + ENOUGH
        while True:
            legal(state, offer)
            code = int(bot.choose(state.copy(), offer, task.seat))
            yield code
            if not offer.holds(code) or code // STRIDE == END or time.monotonic() > until:
                return
            apply(state, code)
            while decider(state) == task.seat and (only := only_answer(state, offer)) is not None:
                apply(state, only)
            if decider(state) != task.seat:
                return

    def _box(self, task: Task) -> Box:
        if task.pack not in self._boxes and task.source is not None:
            self._boxes[task.pack] = read_pack("kept", task.source)
        return self._boxes[task.pack]

    def _bot(self, name: str, seed: int) -> bots.Bot:
        """The bot that was asked before, for it may have a plan; those asked longest ago are let go."""
        bot = self._bots.pop((name, seed), None) or bots.make_bot(name, seed)
        self._bots[name, seed] = bot
        if len(self._bots) > BOTS_KEPT:
            del self._bots[next(iter(self._bots))]
        return bot


def only_answer(state: State, offer: Offer) -> int | None:
    """What the table answers by itself."""
    legal(state, offer)
    return offer.codes[0] if offer.count == 1 else None


def work(line: Connection, packs: tuple[Path, ...], modules: tuple[str, ...]) -> None:
    """The life of a worker process: it ends when the server hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    for module in modules:
        importlib.import_module(module)
    thinker = Thinker(packs)
    with contextlib.suppress(EOFError, OSError):  # the server is gone
        line.send("ready")
        while True:
            task = line.recv()
            began = time.process_time()
            try:
                answer = thinker.answer(task)
            except Exception as problem:
                answer = Answer(problem=f"{type(problem).__name__}: {problem}")
            line.send(replace(answer, seconds=time.process_time() - began))
