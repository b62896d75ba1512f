"""docs/bots.md: its Python runs, its commands are understood, its specs name bots."""

import re
import shlex
from pathlib import Path

import pytest

from messina.bots import BOTS
from messina.cli import make_parser

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
COMMANDS = re.findall(r"^messina (.+)$", TEXT, re.MULTILINE)


def test_the_example_of_an_imagined_world_runs() -> None:
    code = next(block for block in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL) if "import" in block)
    exec(compile(code, "docs/bots.md", "exec"), {})


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_understood(command: str) -> None:
    make_parser().parse_args(shlex.split(command))


def test_every_bot_is_described() -> None:
    assert [name for name in BOTS if f"`{name}" not in TEXT] == []
