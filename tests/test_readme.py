"""What the documents show is true: examples run, commands exist, counts and words are those of the code."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

import messina
from messina.cli import make_parser
from messina.game.records import FIELDS, RULES_VERSION
from messina.notation.positions import player_fields, state_fields
from messina.packs.provenance import read_provenance
from messina.rules.actions import WORDS

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
FORMATS = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")]


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, flags=re.DOTALL)


def test_the_examples_of_the_readme_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    example = doctest.DocTestParser().get_doctest("\n".join(blocks(README, "python")), {}, "README", None, 0)
    assert len(example.examples) > 20
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert runner.run(example, out=told.append).failed == 0, "".join(told)


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(messina).failed == 0


def test_the_commands_of_the_readme_exist() -> None:
    lines = [line for block in blocks(README, "sh") for line in block.splitlines()]
    commands = [shlex.split(line, comments=True) for line in lines if line.startswith("messina ")]
    assert len(commands) > 8
    for command in commands:
        make_parser().parse_args(command[1:])


def test_the_targets_of_the_readme_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for document in DOCUMENTS:
        for target in re.findall(
            r"(?:^|`)make ([a-z-]+)", document.read_text(encoding="utf-8"), re.MULTILINE
        ):
            assert re.search(rf"^{target}:", makefile, re.MULTILINE), f"{document.name}: make {target}"


def test_the_readme_counts_the_marks_of_the_pack() -> None:
    marks = read_provenance().counts()
    shown = dict(re.findall(r"^\| ([TPR]) \|.*\| (\d+) \|$", README, re.MULTILINE))
    assert {mark: int(count) for mark, count in shown.items()} == marks


def test_links_between_documents_lead_somewhere() -> None:
    for document in DOCUMENTS:
        for link in re.findall(r"\]\(([^):#]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / link).exists(), f"{document.name}: {link}"


def test_every_verb_is_described_in_the_formats() -> None:
    described = set(re.findall(r"[|,] `([a-z]+)(?: [A-Z ]+)?`", FORMATS))
    assert set(WORDS[1:]) <= described


def test_the_formats_name_the_header_of_a_game_and_the_version_of_the_rules() -> None:
    for field in FIELDS:
        assert re.search(rf"^{field} ", FORMATS, re.MULTILINE), field
    assert f"**RULES_VERSION**, now {RULES_VERSION} " in FORMATS


def test_the_formats_show_fields_that_positions_have() -> None:
    game = messina.Game(2, seed=1)
    known = {*state_fields(game.box, game.options), *player_fields(game.box), "estate", "scroll_board"}
    known |= {"messina-position", "pack", "players", "seat", "frame", "end"}
    for line in re.search(r"```\nmessina-position(.*?)```", FORMATS, re.DOTALL)[0].splitlines()[1:-1]:  # type: ignore[index]
        word = line.split()[0]
        assert word == "..." or word in known, line
