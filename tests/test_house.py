"""The house stands straight: who may import whom, and what must not be written in the rules."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import messina
from messina.notation.positions import FRAMES
from messina.rules.state import Step

SOURCES = Path(messina.__file__).parent
RULES = SOURCES / "rules"
MODULES = sorted(SOURCES.rglob("*.py"))
RULE_MODULES = sorted(RULES.glob("*.py"))
# What mypyc may compile (setup.py), and what it has compiled.
NATIVE = [
    *RULE_MODULES,
    *sorted((SOURCES / "bots").glob("*.py")),
    *sorted((SOURCES / "observation").glob("*.py")),
]
EXTENSIONS = [*SOURCES.rglob("*.so"), *SOURCES.rglob("*.pyd")]

# What the rules may use of Python and its libraries: nothing with files, clocks, networks or chance in it.
HARMLESS = {"dataclasses", "typing", "librt", "mypy_extensions"}

# What a table may use: nothing that needs a thread, a process, a socket or a web server.
ANYWHERE = {
    "asyncio",
    "bisect",
    "collections",
    "contextlib",
    "dataclasses",
    "functools",
    "hashlib",
    "hmac",
    "msgspec",
    "secrets",
    "time",
    "typing",
}

# Nothing imports what only stands at the door.
DOORS = {"cli", "server", "terminal", "__main__"}


def arrows() -> dict[str, set[str]]:
    """The rooms of docs/architecture.md, and those that each of them may import."""
    text = (SOURCES.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    table = re.findall(r"^\| (`messina\..*?) \| .* \| (.*) \|$", text, re.MULTILINE)
    below: dict[str, set[str]] = {}
    for rooms, imported in table:
        allowed = set(below) if imported == "everything above" else set(re.findall(r"`(.*?)`", imported))
        assert allowed or imported == "nothing of ours", f"{rooms} imports what is not above it"
        assert allowed <= set(below), f"{rooms} imports what is not above it: {allowed - set(below)}"
        for name in re.findall(r"`(.*?)`", rooms):
            room = name.removeprefix("messina.")
            below[room] = allowed | ({"errors"} if room not in ("rules", "errors") else set())
    return below


BELOW = arrows()


def room_of(name: str) -> str:
    """The room a module lies in, or a name is imported from: the most exact of the table."""
    parts = name.split(".")[1:]
    rooms = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((room for room in rooms if room in BELOW), parts[0] if parts else "")


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCES).with_suffix("").parts
    return ".".join(["messina", *(part for part in parts if part != "__init__")])


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


def rooms_imported(path: Path) -> set[str]:
    return {room_of(name) for name in imports(path) if name.split(".")[0] == "messina"}


@pytest.mark.parametrize("path", RULE_MODULES, ids=lambda path: path.stem)
def test_the_rules_know_nothing_of_anyone(path: Path) -> None:
    assert rooms_imported(path) <= {"rules"}
    foreign = {name.split(".")[0] for name in imports(path)} - {"messina"}
    assert foreign <= HARMLESS


@pytest.mark.parametrize(
    "path", sorted((SOURCES / "server" / "table").glob("*.py")), ids=lambda path: path.stem
)
def test_a_table_runs_without_threads_processes_and_sockets(path: Path) -> None:
    foreign = {name.split(".")[0] for name in imports(path)} - {"messina"}
    assert foreign <= ANYWHERE


def test_every_room_is_in_the_table_of_the_architecture() -> None:
    rooms = {room_of(module_name(path)) for path in MODULES}
    assert rooms - {"", "notation"} == set(BELOW)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCES)))
def test_dependencies_point_one_way(path: Path) -> None:
    room = room_of(module_name(path))
    imported = rooms_imported(path) - {room}
    assert imported <= BELOW.get(room, set(BELOW) - DOORS)


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


def known_clauses() -> set[str]:
    clauses = Path(__file__).with_name("clauses.txt").read_text(encoding="utf-8")
    return set(re.findall(r"^(\d+\.\d+) ", clauses, re.MULTILINE))


@pytest.mark.parametrize("name", FRAMES)
def test_a_frame_that_asks_names_its_clause_and_a_step_none(name: str) -> None:
    clause = FRAMES[name].clause
    if issubclass(FRAMES[name], Step):
        assert clause == ""
    else:
        assert clause in known_clauses()


def test_the_rules_cite_only_clauses_that_exist() -> None:
    known = known_clauses()
    for path in RULE_MODULES:
        cited = re.findall(r"(?:\"\"\"|# )(\d+\.\d+)\b", path.read_text(encoding="utf-8"))
        assert set(cited) <= known, path.name
