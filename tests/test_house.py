"""The house stands straight: who may import whom, and what must not be written in the rules."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import messina

SOURCES = Path(messina.__file__).parent
RULES = SOURCES / "rules"
MODULES = sorted(SOURCES.rglob("*.py"))
RULE_MODULES = sorted(RULES.glob("*.py"))

# What the rules may use of Python and its libraries: nothing with files, clocks, networks or chance in it.
HARMLESS = {"typing", "librt", "mypy_extensions"}

# Each part of the package, and the parts it may import. Nothing imports what only stands at the door.
DOORS = ("cli", "server", "terminal", "__main__")
BELOW = {
    "rules": {"rules"},
    "errors": set(),
    "pack_language": {"rules"},
    "packs": {"errors", "pack_language", "rules"},
    "game": {"errors", "packs", "rules"},
    "soundness": {"rules"},
    "position": {"errors", "game", "rules", "soundness"},
    "record": {"errors", "game", "packs", "position", "rules"},
}


def part_of(path: Path) -> str:
    """The folder or module of the package that a file belongs to."""
    first = path.relative_to(SOURCES).parts[0]
    return first.removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """Every module a file imports, in full."""
    package = ["messina", *path.relative_to(SOURCES).parts[:-1]]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def parts_imported(path: Path) -> set[str]:
    names = [name.split(".") for name in imports(path)]
    return {name[1] if len(name) > 1 else "" for name in names if name[0] == "messina"}


@pytest.mark.parametrize("path", RULE_MODULES, ids=lambda path: path.stem)
def test_the_rules_know_nothing_of_anyone(path: Path) -> None:
    assert parts_imported(path) <= {"rules"}
    foreign = {name.split(".")[0] for name in imports(path)} - {"messina"}
    assert foreign <= HARMLESS


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_dependencies_point_one_way(path: Path) -> None:
    part = part_of(path)
    imported = parts_imported(path)
    if part in BELOW:
        assert imported <= BELOW[part]
    if part not in DOORS:
        assert not imported & set(DOORS)
    if part == "server":
        assert not imported & {"cli", "terminal", "__main__"}


@pytest.mark.parametrize("path", RULE_MODULES, ids=lambda path: path.stem)
def test_no_number_written_out_is_shifted_to_the_left_in_the_rules(path: Path) -> None:
    """mypyc compiles such a shift as one of a 32-bit number; `terms.bit` is there for that."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            assert not isinstance(node.left, ast.Constant), f"{path.name}:{node.lineno}: use terms.bit"


@pytest.mark.parametrize("path", RULE_MODULES, ids=lambda path: path.stem)
def test_no_compiled_module_is_older_than_its_source(path: Path) -> None:
    """Python prefers an extension module to the source beside it, however old it is."""
    compiled = {file.name.split(".")[0] for file in RULES.iterdir() if file.suffix in (".so", ".pyd")}
    if not compiled:
        return
    advice = "the compiled rules do not fit the sources: run `make native`"
    assert path.stem in compiled or path.stem == "__init__", advice
    for extension in [*RULES.glob("*.so"), *RULES.glob("*.pyd"), *SOURCES.parent.glob("*__mypyc*")]:
        written = max(extension.stat().st_mtime, extension.stat().st_ctime)
        assert written >= path.stat().st_mtime, f"{extension.name} is older than {path.name}; {advice}"


def test_nothing_compiled_is_left_of_a_module_that_is_gone() -> None:
    names = {path.stem for path in RULE_MODULES}
    for extension in (*RULES.glob("*.so"), *RULES.glob("*.pyd")):
        assert extension.name.split(".")[0] in names, f"{extension.name} has no source: run `make native`"


def test_every_module_says_what_it_is_for() -> None:
    for path in MODULES:
        text = path.read_text(encoding="utf-8")
        assert not text or ast.get_docstring(ast.parse(text)), f"{path.name} has no docstring"


def test_no_module_is_longer_than_a_chapter() -> None:
    for path in MODULES:
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 800, path.name


def test_the_rules_cite_only_clauses_that_exist() -> None:
    clauses = Path(__file__).with_name("clauses.txt").read_text(encoding="utf-8")
    known = set(re.findall(r"^(\d+\.\d+) ", clauses, re.MULTILINE))
    for path in RULE_MODULES:
        cited = re.findall(r"(?:\"\"\"|# )(\d+\.\d+)\b", path.read_text(encoding="utf-8"))
        assert set(cited) <= known, path.name
