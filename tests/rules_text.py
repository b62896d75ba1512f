"""The rules as a page to read in the repository: `make rules` writes docs/rules.md.

The text of a clause is a message of the English rules reference (`rule-6-4` is clause 6.4). The page is these
messages without their icons, with the titles of clauses.txt.
"""

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Pattern, TextElement

from tests.rules_coverage import CLAUSES, TESTS, read_clauses

MESSAGES = TESTS.parent / "src" / "messina" / "locales" / "en" / "rules.ftl"
PAGE = TESTS.parent / "docs" / "rules.md"
KEY = re.compile(r"rule-(?P<chapter>\d+)(-(?P<clause>\d+))?(-(?P<kind>lead|part|note)(-\d+)?)?")
ICON = re.compile(r"<[a-z-]+> ?")
HEAD = """\
# The rules

Code, tests and commits cite the rules by the number of a clause, such as 6.4. This page has the text of every
clause. `make rules` writes it from the messages of the rules reference
([`locales/en/rules.ftl`](../src/messina/locales/en/rules.ftl)); change a text there.
"""


def plain(pattern: Pattern) -> str:
    """Return the text of a message without its icons."""
    assert all(isinstance(element, TextElement) for element in pattern.elements), "a rule has no variables"
    text = "".join(element.value for element in pattern.elements if isinstance(element, TextElement))
    return ICON.sub("", text).replace("\n", " ")


def rules_page(messages: str, titles: dict[str, str]) -> str:
    """Return the page for these messages; `titles` has the short title of every clause."""
    blocks = [HEAD]
    for entry in FluentParser().parse(messages).body:
        named = isinstance(entry, Message) and KEY.fullmatch(entry.id.name)
        if not (isinstance(entry, Message) and named and entry.value):
            continue
        text = plain(entry.value)
        number = f"{named['chapter']}.{named['clause']}"
        match named["kind"], named["clause"]:
            case "note", _:
                blocks.append(f"\n*{text}*\n")
            case "part", _:
                blocks.append(f"\n* {text}\n")
            case "lead", _:
                blocks.append(f"\n{text}\n")
            case _, None:
                blocks.append(f"\n## {named['chapter']} {text}\n")
            case _:
                title = titles.get(number, "")
                blocks.append(f"\n### {number} {title[:1].upper()}{title[1:]}".rstrip() + f"\n\n{text}\n")
    return "".join(blocks)


def page() -> str:
    """Return the page as it has to be now."""
    titles = read_clauses(CLAUSES.read_text(encoding="utf-8"))
    return rules_page(MESSAGES.read_text(encoding="utf-8"), titles)


def write(path: Path = PAGE) -> None:
    path.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    write()
