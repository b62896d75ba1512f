"""Which clauses of the rules have tests: `make rules-coverage`.

A test names the clauses it shows with `@pytest.mark.clause("5.2", ...)`. The tests are read, not run. The
clauses are those of clauses.txt; where RULES.md itself is at hand, its numbers must be the same.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).resolve().parent
CLAUSES = TESTS / "clauses.txt"
RULES = TESTS.parent.parent / "shared" / "rules" / "RULES.md"
"""In the development tree only; a clone of the repository does without."""
NUMBER = re.compile(r"^(\d+\.\d+) ", re.MULTILINE)


def read_clauses(text: str) -> dict[str, str]:
    """Titles by number."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {number: title for number, _, title in (line.partition(" ") for line in lines)}


def marked_tests(source: str) -> Iterator[tuple[str, str]]:
    """Every clause that a file of tests names, with the name of the test (or class, or whole file)."""
    yield from marks_in(ast.parse(source), "")


def marks_in(node: ast.AST, owner: str) -> Iterator[tuple[str, str]]:
    """Marks belong to the outermost function or class around them; elsewhere to the whole file."""
    for child in ast.iter_child_nodes(node):
        named = isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and child.name
        yield from marks_in(child, owner or named or "")
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
        for argument in node.args:
            yield ast.literal_eval(argument), owner or "the whole file"


def tests_by_clause() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for clause, test in marked_tests(path.read_text(encoding="utf-8")):
            tests = found.setdefault(str(clause), [])
            name = f"{path.relative_to(TESTS)}::{test}"
            if name not in tests:
                tests.append(name)
    return found


def problems(clauses: dict[str, str], tests: dict[str, list[str]], rules: str | None) -> Iterator[str]:
    """What is wrong between the clauses, the tests that name them, and the rules where they are at hand."""
    for clause in clauses:
        if clause not in tests:
            yield f"no test names clause {clause} ({clauses[clause]})"
    for clause, names in tests.items():
        if clause not in clauses:
            yield f"there is no clause {clause}, named by {', '.join(names)}"
    if rules is not None and NUMBER.findall(rules) != list(clauses):
        others = sorted(set(NUMBER.findall(rules)) ^ set(clauses))
        yield f"{CLAUSES.name} and RULES.md differ in their clauses or their order: {', '.join(others)}"


def check() -> list[str]:
    rules = RULES.read_text(encoding="utf-8") if RULES.exists() else None
    return list(problems(read_clauses(CLAUSES.read_text(encoding="utf-8")), tests_by_clause(), rules))


def main() -> int:
    tests = tests_by_clause()
    for clause, title in read_clauses(CLAUSES.read_text(encoding="utf-8")).items():
        print(f"{clause:6}{title} ({len(tests.get(clause, []))})")
        for name in tests.get(clause, []):
            print(f"        {name}")
    wrong = check()
    for problem in wrong:
        print(problem, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
