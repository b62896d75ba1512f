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
# What mypyc may compile (setup.py), and what it has compiled.
NATIVE = [*RULE_MODULES, *sorted((SOURCES / "bots").glob("*.py"))]
EXTENSIONS = [*SOURCES.rglob("*.so"), *SOURCES.rglob("*.pyd")]

# What the rules may use of Python and its libraries: nothing with files, clocks, networks or chance in it.
HARMLESS = {"typing", "librt", "mypy_extensions"}

# Each part of the package, and the parts it may import. Nothing imports what only stands at the door.
DOORS = ("cli", "server", "terminal", "__main__")
BELOW = {
    "rules": {"rules"},
    "errors": set(),
    "languages": {"errors"},
    "packs": {"errors", "packs", "rules"},
    "game": {"errors", "packs", "rules"},
    "soundness": {"rules"},
    "position": {"errors", "game", "rules", "soundness"},
    "record": {"errors", "game", "packs", "position", "rules"},
    "tutorial": {"errors", "game", "record", "rules"},
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


@pytest.mark.parametrize("path", NATIVE, ids=lambda path: path.stem)
def test_no_number_written_out_is_shifted_to_the_left_in_what_is_compiled(path: Path) -> None:
    """mypyc compiles such a shift as one of a 32-bit number; `terms.bit` is there for that."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            assert not isinstance(node.left, ast.Constant), f"{path.name}:{node.lineno}: use terms.bit"


def test_no_compiled_module_is_older_than_a_source() -> None:
    """Python prefers an extension module to the source beside it, however old it is."""
    advice = "run `make native`"
    sources = [path.with_name(f"{path.name.split('.')[0]}.py") for path in EXTENSIONS]
    for extension, source in zip(EXTENSIONS, sources, strict=True):
        assert source.exists(), f"{extension.name} has no source any more; {advice}"
    for extension in [*EXTENSIONS, *SOURCES.parent.glob("*__mypyc*")]:
        written = max(extension.stat().st_mtime, extension.stat().st_ctime)
        for source in sources:
            assert written >= source.stat().st_mtime, (
                f"{extension.name} is older than {source.name}; {advice}"
            )
    if EXTENSIONS:
        missing = {path for path in RULE_MODULES if path.stem != "__init__"} - set(sources)
        assert not missing, f"{missing} is not compiled, the other rules are; {advice}"


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
