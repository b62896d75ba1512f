"""The game in English sentences, for those who play it in a terminal or read about it.

Nothing here knows a rule: events, questions and actions are put into words as the engine names them.
"""

from messina.words.choices import describe_action
from messina.words.picture import show_status, show_table
from messina.words.questions import ask
from messina.words.results import show_result
from messina.words.retelling import retell
from messina.words.sentences import say_event, tell_story

__all__ = [
    "ask",
    "describe_action",
    "retell",
    "say_event",
    "show_result",
    "show_status",
    "show_table",
    "tell_story",
]
