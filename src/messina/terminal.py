"""A game in the terminal: told in sentences, asked with numbered options.

It drives a `Game` and knows no rule. Answers are a number, an action or a part of one, or a command; they may
come from a person or through a pipe.
"""

import sys
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Final

from messina.bots import Bot
from messina.errors import MessinaError
from messina.game.driver import Game
from messina.game.question import Action
from messina.game.records import save_game
from messina.languages import ENGLISH, Language
from messina.notation.actions import action_text
from messina.rules.engine import legal
from messina.rules.events import Event, RoundBegan
from messina.rules.state import Offer
from messina.sim import ask_bot
from messina.words import PhraseRenderer, ask, describe_action, show_result, tell_story
from messina.words.table_text import show_status, show_table
from messina.words.text_wrap import fitted

COMMANDS: Final = {"table": "table", "undo": "undo", "save": "save FILE", "help": "help", "quit": "quit"}
"""What can be typed besides an answer, and how it is written."""


class Left(Exception):
    """The player leaves the game."""


def read_line(prompt: str) -> str:
    """A line from the player; one that comes through a pipe is shown, as if typed."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


class TerminalGame:
    """One game between the people at this terminal and perhaps some bots."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Bot],
        read: Callable[[str], str] = read_line,
        language: Language = ENGLISH,
    ) -> None:
        self.game = game
        self.renderer = PhraseRenderer(game.names, language)
        self.bots = bots
        self.read = read
        self.commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: self.show_help(),
            "table": lambda _: self.show_table(),
            "undo": lambda _: self.undo(),
            "save": self.save,
            "quit": self.leave,
        }

    def run(self) -> None:
        """Play until the game is over, the player leaves, or there is no more input."""
        self.tell(self.game.opening_events)
        try:
            while not self.game.over:
                self.take_next_decision()
        except Left:
            print(self.say("terminal-left"))
        except EOFError:
            print(f"\n{self.say('terminal-ended')}")
        else:
            print()
            print(show_result(self.game.result(), self.game.names, self.renderer.language))

    def say(self, id: str, **values: str | int) -> str:
        return self.renderer.language.say(id, **values)

    def take_next_decision(self) -> None:
        actions = self.game.legal_actions
        bot = self.bots.get(self.game.player or 0)
        if len(actions) == 1:
            self.play(next(iter(actions)))
        elif bot is not None:
            self.play(self.bot_choice(bot))
        else:
            self.ask_person()

    def play(self, action: Action) -> None:
        self.tell(self.game.play(action))

    def tell(self, events: list[Event]) -> None:
        """Sentences, with room before a new round."""
        rounds = [number for number, event in enumerate(events) if isinstance(event, RoundBegan)]
        for first, end in pairwise([0, *rounds, len(events)]):
            if first > 0:
                print()
            story = tell_story(events[first:end], self.game.box, self.game.names, self.renderer.language)
            for line in fitted(story, indent="  "):
                print(line)

    def bot_choice(self, bot: Bot) -> Action:
        state, offer = self.game.state, Offer()
        legal(state, offer)
        code = ask_bot(bot, state, offer, state.frames[-1].player)
        return Action(code, action_text(self.game.box, code))

    # A person's choice.

    def ask_person(self) -> None:
        """Ask until there is an answer; commands and mistakes do not count as one."""
        self.show_question()
        while True:
            text = " ".join(self.read("> ").split())
            word, _, rest = text.partition(" ")
            try:
                if word in self.commands:
                    self.commands[word](rest)
                    if word == "undo":
                        return
                elif text:
                    self.play(self.find(text))
                    return
            except MessinaError as problem:
                print("\n".join(fitted([str(problem)])))

    def find(self, text: str) -> Action:
        """The option a number or a text means."""
        actions = list(self.game.legal_actions)
        if not text.isdecimal():
            return self.game.legal_actions.find(text)
        if not 1 <= int(text) <= len(actions):
            raise MessinaError(f"there is no option {text}; they are numbered 1 to {len(actions)}")
        return actions[int(text) - 1]

    def show_question(self) -> None:
        question, state = self.game.question, self.game.state
        assert question is not None
        actions = list(self.game.legal_actions)
        width = max(len(action.text) for action in actions)
        print()
        names, language = self.game.names, self.renderer.language
        print(show_status(state, question.player, self.renderer))
        print(ask(state, names, language))
        options = (
            f"{number:3}  {action.text.ljust(width)}  {describe_action(state, action.code, names, language)}"
            for number, action in enumerate(actions, start=1)
        )
        for line in fitted(options, hanging=width + 7):
            print(line)

    # Commands.

    def show_table(self) -> None:
        question = self.game.question
        assert question is not None
        print(show_table(self.game.state, question.player, self.renderer))

    def show_help(self) -> None:
        print("\n".join(fitted([self.say("terminal-help")])))
        width = max(map(len, COMMANDS.values()))
        for name, written in COMMANDS.items():
            print(f"  {written.ljust(width)}  {self.say(f'terminal-help.{name}')}")

    def undo(self) -> None:
        """Back to the last choice of a person; what bots did and what was forced goes back with it."""
        earlier = self.game.copy()
        earlier.undo()
        while earlier.player in self.bots or len(earlier.legal_actions) == 1:
            earlier.undo()
        self.game.rewind(len(earlier.log))
        print(self.say("terminal-undone"))

    def save(self, name: str) -> None:
        if not name:
            raise MessinaError("say where to: save FILE")
        save_game(self.game, Path(name))
        print(self.say("terminal-saved", file=name))

    def leave(self, rest: str) -> None:
        raise Left
