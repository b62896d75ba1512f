"""Every clause of the rules has a test that names it, and the check that says so works."""

import re
import subprocess
import sys

from tests.rules_coverage import CLAUSES, TESTS, check, marked_tests, problems, read_clauses


def test_every_clause_has_a_test_and_every_test_names_clauses_that_exist() -> None:
    assert check() == []


def test_a_clause_is_listed_with_a_short_title_of_its_own() -> None:
    clauses = read_clauses(CLAUSES.read_text(encoding="utf-8"))
    assert len(clauses) == 87
    assert all(re.fullmatch(r"\d+\.\d+", number) for number in clauses)
    assert all(3 <= len(title.split()) <= 8 for title in clauses.values())
    assert len(set(clauses.values())) == len(clauses)


def test_marks_are_found_on_tests_on_classes_on_parameters_and_on_whole_files() -> None:
    source = """
import pytest
pytestmark = pytest.mark.clause("1.1")

@pytest.mark.clause("5.2", "5.3")
def test_one(): ...

@pytest.mark.clause("6.1")
class TestFire:
    @pytest.mark.clause("6.2")
    def test_two(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("7.1"))])
def test_three(n): ...

@pytest.mark.other("9.9")
def test_four(): ...
"""
    assert sorted(marked_tests(source)) == [
        ("1.1", "the whole file"),
        ("5.2", "test_one"),
        ("5.3", "test_one"),
        ("6.1", "TestFire"),
        ("6.2", "TestFire"),
        ("7.1", "test_three"),
    ]


def test_a_clause_without_a_test_a_foreign_clause_and_other_rules_are_problems() -> None:
    clauses = {"1.1": "players and rounds", "1.2": "cubes are limited"}
    assert list(problems(clauses, {"1.1": ["a"], "1.2": ["b"]}, None)) == []
    assert list(problems(clauses, {"1.1": ["a"], "1.2": ["b"]}, "1.1 [all] x\n1.2 [all] y\n")) == []
    assert list(problems(clauses, {"1.1": ["a"]}, None)) == ["no test names clause 1.2 (cubes are limited)"]
    assert list(problems(clauses, {"1.1": ["a"], "1.2": ["b"], "9.9": ["c", "d"]}, None)) == [
        "there is no clause 9.9, named by c, d"
    ]
    (different,) = problems(clauses, {"1.1": ["a"], "1.2": ["b"]}, "1.1 [all] x\n1.3 [all] y\n")
    assert different.endswith(": 1.2, 1.3")


def test_the_command_prints_every_clause_with_its_tests() -> None:
    run = subprocess.run([sys.executable, TESTS / "rules_coverage.py"], capture_output=True, text=True)
    assert run.returncode == (1 if check() else 0)
    assert "10.5  who wins and how ties end (" in run.stdout
    assert "test_game.py::test_ties_go_to_more_hexes" in run.stdout
