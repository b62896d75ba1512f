"""The page of the rules says what the messages say, clause by clause."""

import re

from tests.rules_coverage import CLAUSES, read_clauses
from tests.rules_text import PAGE, page, rules_page


def test_the_page_of_the_rules_is_the_one_that_the_messages_give() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run `make rules`"


def test_the_page_has_every_clause_in_order_after_the_introduction() -> None:
    clauses = re.findall(r"^### (\d+\.\d+)", page(), re.MULTILINE)
    assert clauses == ["0.1", "0.2", *read_clauses(CLAUSES.read_text(encoding="utf-8"))]


def test_a_clause_is_written_with_its_title_parts_and_notes_and_without_icons() -> None:
    messages = """
rules-title = Not a rule
rule-6 = Fire
rule-6-lead = Fire burns.
rule-6-2 = A <major-fire> major fire can do more.
rule-6-2-part-1 = It costs 1 <fire> fire.
rule-6-2-note = Editions differ.
"""
    assert rules_page(messages, {"6.2": "what a major fire does"}).endswith("""
## 6 Fire

Fire burns.

### 6.2 What a major fire does

A major fire can do more.

* It costs 1 fire.

*Editions differ.*
""")
