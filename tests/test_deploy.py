"""What is written down for hosts: the examples of deploy/ and docs/hosting.md fit the program as it is."""

import argparse
import re
import shlex
from pathlib import Path

import pytest

from messina.server.main import add_arguments
from messina.server.settings import LIMITS

CHECKOUT = Path(__file__).parents[1]
HOSTING = (CHECKOUT / "docs" / "hosting.md").read_text()
LEFT_TO_HELP = {"--help", "--pack", "--origin", "--bot-pause", "--no-browser", "--port", "--no-limits"}
"""Options that a host does not need to know."""


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser()
    add_arguments(made)
    return made


def commands() -> dict[str, list[str]]:
    """The options each example starts the server with; what compose puts in is left empty."""
    found = {}
    for name in ("compose.yaml", "deploy/postgresql.yaml"):
        lines = re.findall(r"^      - (--\S+)$", (CHECKOUT / name).read_text(), re.MULTILINE)
        found[name] = [re.sub(r"\$\{\w+:-(\w*)\}", r"\1", line) for line in lines]
    service = (CHECKOUT / "deploy/messina.service").read_text()
    found["messina.service"] = shlex.split(service.split("messina serve ")[1].splitlines()[0])
    return found


@pytest.mark.parametrize("name", commands())
def test_the_examples_start_the_server_with_options_it_has(name: str) -> None:
    given = parser().parse_args(commands()[name])
    assert given.trust_proxy
    assert given.public_url.startswith("https://")


def test_several_processes_have_all_that_one_has() -> None:
    one, several = commands()["compose.yaml"], commands()["deploy/postgresql.yaml"]
    assert several[: len(one)] == one


def test_every_option_of_a_host_is_told_of() -> None:
    options = {name for action in parser()._actions for name in action.option_strings if name[:2] == "--"}
    assert {name for name in options - LEFT_TO_HELP if name not in HOSTING} == set()


def test_every_limit_is_told_of_with_what_it_usually_is() -> None:
    told: dict[str, float] = {}
    for line in HOSTING.split("\n| limit |")[1].split("\n\n")[0].splitlines()[2:]:
        names, usual, _ = line.strip("|").split("|", 2)
        told |= zip(re.findall(r"`(\w+)`", names), map(float, re.findall(r"[\d.]+", usual)), strict=False)
    assert told == LIMITS | {"bot_workers": 1.0}  # cores - 1
