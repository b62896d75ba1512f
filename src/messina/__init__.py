"""Messina 1347 as a library: the whole game for 1 to 4 players.

>>> from messina import Game
>>> game = Game(players=2, seed=1347)
>>> game.legal_actions.find("estate").text
'lieutenant estate'
"""

from messina.errors import (
    ActionError,
    AmbiguousAction,
    IllegalAction,
    MessinaError,
    OptionError,
    PackError,
    PositionError,
    RecordError,
    UnknownAction,
)
from messina.game.driver import Game
from messina.game.knowledge import View, determinize, view
from messina.game.question import Action, LegalActions, Question
from messina.game.records import load_game, read_record, record_text, save_game
from messina.game.results import Result
from messina.notation.positions import position_text, read_position
from messina.packs import check_pack, load_pack
from messina.rules.terms import CHANCE

__all__ = [
    "CHANCE",
    "Action",
    "ActionError",
    "AmbiguousAction",
    "Game",
    "IllegalAction",
    "LegalActions",
    "MessinaError",
    "OptionError",
    "PackError",
    "PositionError",
    "Question",
    "RecordError",
    "Result",
    "UnknownAction",
    "View",
    "check_pack",
    "determinize",
    "load_game",
    "load_pack",
    "position_text",
    "read_position",
    "read_record",
    "record_text",
    "save_game",
    "view",
]
