"""Many games at once, one row of the arrays each: an action for every game in, what is seen next out.

Chance is answered by each game's own fate. A game that has ended begins anew with the next step, with a seed
of its own, so a row is never empty.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from messina.observation.encode import SIZE, UNSEEN_AT, Observer, write_unseen
from messina.rules.box import Box
from messina.rules.dice import Dice, Fate
from messina.rules.engine import apply, legal
from messina.rules.options import Options
from messina.rules.playout import settle_chance
from messina.rules.setup import new_position
from messina.rules.state import Offer, State
from messina.rules.terms import NOBODY

SEATS: Final = 4


def run_on(s: State, fate: Fate, offer: Offer, seat: i64, reckless: list[Dice | None]) -> i64:
    """Answer for chance, for random players, and where there is no choice. Return who is asked next.

    It stops when this seat is asked, another seat has a choice, or the game is over. `reckless` holds the
    dice of players that answer at random.
    """
    while True:
        settle_chance(s, fate, offer)
        if not s.frames:
            return NOBODY
        asked = s.frames[-1].player
        legal(s, offer)
        if asked == seat:
            return asked
        if offer.count == 1:
            apply(s, offer.codes[0])
            continue
        dice = reckless[asked]
        if dice is None:
            return asked
        apply(s, offer.codes[dice.below(offer.count)])


class Games:
    """Many games of one kind, and the arrays that are written after each step."""

    def __init__(self, count: i64, box: Box, options: Options, observer: Observer) -> None:
        self.count = count
        self.box = box
        self.options = options
        self.observer = observer
        self.dice = Dice(0)
        self.states: list[State] = []
        self.fates: list[Fate] = []
        self.offers: list[Offer] = [Offer() for _ in range(count)]
        self.seen: vec[i16] = vec[i16]([0] * (count * SIZE))
        """What the seat that is asked sees."""
        self.mask: vec[u8] = vec[u8]([0] * (count * observer.actions))
        self.seats: vec[i64] = vec[i64]([0] * count)
        """Who is asked; in a game that is over, who was asked last."""
        self.scores: vec[i64] = vec[i64]([0] * (count * SEATS))
        self.rewards: vec[i64] = vec[i64]([0] * (count * SEATS))
        """Points scored with the last step, by seat."""
        self.over: vec[u8] = vec[u8]([0] * count)
        self.unseen: vec[i64] = vec[i64]([0] * (count * 2))
        """What was last written of what chance may still bring."""

    def reset(self, seed: int) -> None:
        """Start all games anew."""
        self.dice = Dice(seed)
        self.states = [self.begin() for _ in range(self.count)]
        self.fates = [Fate(self.fate_seed()) for _ in range(self.count)]
        for number in range(self.count):
            self.restart(number)

    def begin(self) -> State:
        return new_position(self.box, self.options)

    def fate_seed(self) -> int:
        return int(self.dice.next()) << 32 | int(self.dice.next())

    def restart(self, number: i64) -> None:
        """Start one game anew; what a seat begins with (2.9) is no reward."""
        self.over[number] = 0
        self.write_next_question(number)
        for seat in range(SEATS):
            self.rewards[number * SEATS + seat] = 0

    def step(self, actions: list[int]) -> None:
        """Take one action, by its index, in every game. Each must be legal."""
        codes = self.observer.codes
        for number in range(self.count):
            if self.over[number] == 1:
                self.states[number] = self.begin()
                self.fates[number] = Fate(self.fate_seed())
                self.restart(number)
            else:
                apply(self.states[number], codes[actions[number]])
                self.write_next_question(number)

    def write_next_question(self, number: i64) -> None:
        """Answer for chance, and write what the next seat sees."""
        s = self.states[number]
        offer = self.offers[number]
        observer = self.observer
        row = number * observer.actions
        observer.clear_mask(self.mask, row, offer)
        settle_chance(s, self.fates[number], offer)
        for seat in range(s.options.players):
            at = number * SEATS + seat
            score = s.seats[seat].score
            self.rewards[at] = score - self.scores[at]
            self.scores[at] = score
        if s.frames:
            self.seats[number] = s.frames[-1].player
        else:
            self.over[number] = 1
        legal(s, offer)
        observer.write_mask(self.mask, row, offer)
        observer.write_table(self.seen, number * SIZE, s, self.seats[number])
        tiles = s.unseen
        others = (s.boats_left * 16 + s.docking_left) * 16777216 + s.hexes_left
        if tiles != self.unseen[number * 2] or others != self.unseen[number * 2 + 1]:
            self.unseen[number * 2] = tiles
            self.unseen[number * 2 + 1] = others
            write_unseen(self.seen, number * SIZE + UNSEEN_AT, s)

    def random_actions(self, dice: Dice) -> list[int]:
        """Return a random legal action for every game, 0 where it is over."""
        index = self.observer.index
        actions: list[int] = []
        for offer in self.offers:
            if offer.count > 0:
                actions.append(i64(index[offer.codes[dice.below(offer.count)]]))
            else:
                actions.append(0)
        return actions
