"""Bots that fail in every way a bot can."""

import os
import time

from messina.bots import BOTS, Bot, Entry
from messina.rules.state import Offer, State


class Crashing:
    def choose(self, state: State, offer: Offer, seat: int) -> int:
        raise RuntimeError("out of ideas")


class Dying:
    def choose(self, state: State, offer: Offer, seat: int) -> int:
        os._exit(3)


class Cheating:
    def choose(self, state: State, offer: Offer, seat: int) -> int:
        return 1


class Endless:
    def choose(self, state: State, offer: Offer, seat: int) -> int:
        while True:
            time.sleep(0.01)


class Curious:
    """Takes the first answer, if the position is all it was given."""

    def choose(self, state: State, offer: Offer, seat: int) -> int:
        assert state.events is None
        return offer.codes[0]


def enter(name: str, kind: type[Bot]) -> None:
    BOTS[name] = Entry(name, lambda parameters, seed: kind())


OFFERED = ("crashing", "dying", "cheating", "endless", "curious")
KINDS: tuple[type[Bot], ...] = (Crashing, Dying, Cheating, Endless, Curious)
for name, kind in zip(OFFERED, KINDS, strict=True):
    enter(name, kind)
