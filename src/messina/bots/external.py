"""Bots that other people write: a Python file, or any program that speaks JSON lines.

A program gets one JSON object a line on its standard input and answers each with one line:
`{"seat": 0, "seed": 7, "position": "...", "actions": ["go H1", ...]}` is answered by
`{"action": "go H1"}`. One that ends, is silent for too long or answers something else is a BotError.
"""

import importlib.util
import json
import shlex
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Final, cast

from messina.errors import MessinaError, OptionError
from messina.notation.actions import action_text
from messina.notation.positions import position_text
from messina.rules.state import Offer, State

if TYPE_CHECKING:
    from messina.bots import Bot

DEADLINE: Final = 30.0
"""Seconds a program has for an answer."""
LONGEST_ANSWER: Final = 100_000
SEED_MASK: Final = 0xFFFFFFFF


class BotError(MessinaError):
    """A bot crashed or answered something that is not legal."""


def make_from_file(parameters: str, seed: int) -> "Bot":
    """Make the bot that the file's `make_bot(seed)` returns."""
    path = Path(parameters)
    if not path.is_file():
        raise OptionError(f"file:{parameters} names no file; it takes the path of a Python file")
    name = f"messina_bot_{path.stem}"
    spec = importlib.util.spec_from_file_location(name, path)
    if spec is None or spec.loader is None:
        raise OptionError(f"{path}: is no Python file; its name ends in .py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # dataclasses look their module up there
    try:
        spec.loader.exec_module(module)
        bot = module.make_bot(seed)
    except Exception as problem:
        raise OptionError(f"{path}: cannot be used as a bot ({type(problem).__name__}: {problem})") from None
    if not callable(getattr(bot, "choose", None)):
        raise OptionError(f"{path}: cannot be used as a bot (what make_bot makes has no choose)")
    return cast("Bot", bot)


def make_from_program(parameters: str, seed: int) -> "ProgramBot":
    try:
        command = shlex.split(parameters)
    except ValueError as problem:
        raise OptionError(f"program:{parameters} is no command ({problem})") from None
    if not command:
        raise OptionError("program: takes the command that starts the bot")
    return ProgramBot(command, seed)


class ProgramBot:
    """A running program, asked through a thread so that waiting for it can time out."""

    def __init__(self, command: list[str], seed: int, deadline: float = DEADLINE) -> None:
        self.name = shlex.join(command)
        self.seed = seed & SEED_MASK
        self.deadline = deadline
        self.closed = False
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as problem:
            raise OptionError(f"program:{self.name} does not start ({problem.strerror})") from None
        self.questions: SimpleQueue[str | None] = SimpleQueue()
        self.answers: SimpleQueue[str] = SimpleQueue()
        Thread(target=talk, args=(self.process, self.questions, self.answers), daemon=True).start()

    def choose(self, state: State, offer: Offer, seat: int) -> int:
        texts = {action_text(state.box, code): code for code in offer.codes[: offer.count]}
        question = {
            "seat": seat,
            "seed": self.seed,
            "position": position_text(state),
            "actions": list(texts),
        }
        answer = self.ask(json.dumps(question))
        try:
            return texts[json.loads(answer)["action"]]
        except (ValueError, KeyError, TypeError):
            self.close()
            shown = answer.strip()[:80]
            raise BotError(f"program:{self.name} answered {shown!r}, which is no legal action") from None

    def ask(self, question: str) -> str:
        """Send a question to the program. Return its next line."""
        if self.closed:
            raise BotError(f"program:{self.name} has ended")
        self.questions.put(question)
        try:
            answer = self.answers.get(timeout=self.deadline)
        except Empty:
            self.close()
            raise BotError(f"program:{self.name} gave no answer within {self.deadline:g} s") from None
        if not answer:
            self.close()
            raise BotError(f"program:{self.name} ended without an answer")
        return answer

    def close(self) -> None:
        """End the program; its thread ends with it."""
        self.closed = True
        self.process.kill()
        self.process.wait()
        self.questions.put(None)

    def __del__(self) -> None:
        if hasattr(self, "answers") and not self.closed:
            self.close()


def talk(
    process: "subprocess.Popen[str]", questions: "SimpleQueue[str | None]", answers: "SimpleQueue[str]"
) -> None:
    """Pass questions to the program and its answers back; an empty answer says that it has ended."""
    assert process.stdin is not None and process.stdout is not None
    while (question := questions.get()) is not None:
        try:
            process.stdin.write(question + "\n")
            process.stdin.flush()
            answers.put(process.stdout.readline(LONGEST_ANSWER))
        except (OSError, ValueError):
            answers.put("")
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):  # what was still to be said to a dead program
            pipe.close()
