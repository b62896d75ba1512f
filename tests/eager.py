"""A player for tests: random, but fond of doing things.

Uniformly random players rarely build and hardly ever repopulate a hex. This one draws by weight, so that
its games see every part of the rules.
"""

from messina import Action, Game
from messina.rules.actions import BUILD_TILE, GO, STRIDE
from messina.rules.dice import Dice
from messina.rules.terms import FIRST_BUILT_WAGON, FIRST_DOCK

WEIGHTS = {
    "repopulate": 400,
    "build": 40,
    "employ": 30,
    "use": 30,
    "burn": 30,
    "action": 20,
    "activate": 20,
    "advance": 10,
    "recall": 1,
    "end": 1,
}
OTHERWISE = 6
WAGON = 200
CITIZEN = 12


def weight(game: Game, action: Action) -> int:
    verb, place = divmod(action.code, STRIDE)
    if verb == BUILD_TILE and place >= FIRST_BUILT_WAGON:
        return WAGON
    if verb == GO and place < FIRST_DOCK:
        return OTHERWISE + CITIZEN * sum(game.state.citizens[place * 3 : place * 3 + 3])
    return WEIGHTS.get(action.verb, OTHERWISE)


def choose_eagerly(game: Game, dice: Dice) -> Action:
    return draw([(weight(game, action), action) for action in game.legal_actions], dice)


def draw(weighted: list[tuple[int, Action]], dice: Dice) -> Action:
    point = dice.below(sum(heavy for heavy, _ in weighted))
    for heavy, action in weighted:
        point -= heavy
        if point < 0:
            return action
    raise AssertionError("the weights do not add up")


def play_eagerly(game: Game, dice: Dice, steps: int = -1) -> Game:
    """Play to the end, or so many decisions."""
    while not game.over and steps != 0:
        game.play(choose_eagerly(game, dice))
        steps -= 1
    return game
