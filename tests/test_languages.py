"""The summaries in five languages: complete, chosen as asked for, and in their own words and numbers."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from messina import Game, save_game
from messina.cli import main
from messina.errors import OptionError
from messina.game.results import Result
from messina.languages import ENGLISH, LOCALES, Language, languages, pick_language
from messina.sim import Simulation, Summary, simulate
from messina.sim.arena import Arena, Standings, run_arena, standings_text
from messina.sim.pages import arena_page, solo_page
from messina.sim.solo_report import Solo, SoloReport, run_solo, solo_text
from messina.words import show_result

LANGUAGES = ("cs", "de", "en", "pl", "ru")
FOREIGN = [tag for tag in LANGUAGES if tag != "en"]
LUMBERJACK = f"file:{Path(__file__).resolve().parents[1] / 'examples' / 'lumberjack.py'}"


# The files.


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(tag: str, file: str = "terminal.ftl") -> Iterator[ast.Message]:
    text = LOCALES.joinpath(tag, file).read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            yield entry


def variables(tag: str) -> dict[str, set[str]]:
    found = {}
    for message in messages(tag):
        seen = Variables()
        seen.visit(message)
        found[message.id.name] = seen.names
    return found


def test_there_are_five_languages() -> None:
    assert languages() == list(LANGUAGES)


@pytest.mark.parametrize("tag", FOREIGN)
def test_a_language_says_what_english_says_about_the_same_things(tag: str) -> None:
    assert variables(tag) == variables("en")


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_message_has_two_texts(tag: str) -> None:
    names = [message.id.name for message in messages(tag)]
    assert len(names) == len(set(names))
    for other in Path(str(LOCALES.joinpath(tag))).glob("*.ftl"):
        if other.name != "terminal.ftl":
            assert not {message.id.name for message in messages(tag, other.name)} & set(names), other.name


class Sentences(Visitor):
    """What a message says in each of its variants, with variables as x."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        text = "".join(one.value if isinstance(one, ast.TextElement) else "x" for one in node.elements)
        outside = re.sub(r"\([^)]*\)", "", text)
        self.said += re.split(r"[.;!?…](?:\s|$)|\n", outside)
        self.generic_visit(node)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_no_sentence_has_a_colon_within_a_colon(tag: str) -> None:
    wrong = []
    for file in Path(str(LOCALES.joinpath(tag))).glob("*.ftl"):
        for message in messages(tag, file.name):
            sentences = Sentences()
            sentences.visit(message)
            lists = [re.sub(r": x(?=,)", "", said) for said in sentences.said]  # needed: 4, left: 1
            wrong += [f"{message.id.name}: {said}" for said in lists if len(re.findall(r":\s", said)) > 1]
    assert not wrong


# Which language.


@pytest.mark.parametrize(
    ("environment", "tag"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "cs"}, "cs"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "pl_PL", "LANG": "de_DE"}, "pl"),
        ({"LC_ALL": "ru_RU.UTF-8", "LC_MESSAGES": "pl_PL", "LANG": "de_DE"}, "ru"),
        ({"LC_ALL": "", "LANG": "sr@latin"}, "en"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
    ],
)
def test_the_system_says_which_language_its_user_reads(environment: dict[str, str], tag: str) -> None:
    assert pick_language(None, environment).tag == tag


def test_a_language_that_is_asked_for_goes_before_that_of_the_system() -> None:
    assert pick_language("cs", {"LANG": "de_DE"}).tag == "cs"
    assert pick_language("de-CH", {}).tag == "de"
    with pytest.raises(OptionError, match="there is no language 'fr'; there are cs, de, en, pl, ru"):
        pick_language("fr", {"LANG": "de_DE"})


@pytest.mark.parametrize(
    "command",
    [
        "play",
        "simulate --games 1000000",
        "arena --bots random,greedy --games 1000000",
        "solo-report --bot random --games 1000000",
        "replay no/such/file",
    ],
)
def test_an_unknown_language_is_refused_before_anything_is_played(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command.split(), "--language", "klingon"]) == 2
    assert capsys.readouterr().err == (
        "messina: there is no language 'klingon'; there are cs, de, en, pl, ru\n"
    )


# The summaries.


@pytest.fixture(scope="module")
def simulation() -> Summary:
    return simulate(Simulation(("random",) * 4, 2))


@pytest.fixture(scope="module")
def standings() -> Standings:
    return run_arena(Arena(("random", LUMBERJACK), 2))


@pytest.fixture(scope="module")
def solo() -> SoloReport:
    return run_solo(Solo("random", 2))


def words(text: str) -> set[str]:
    """All words of a text or a page, without tags, style and the names of bots."""
    text = re.sub(r"<style>.*?</style>|<[^>]*>|file:\S+|random", " ", text, flags=re.DOTALL)
    return {word for word in re.findall(r"[^\W\d_]{3,}", text) if word.isascii()}


def texts(tag: str, simulation: Summary, standings: Standings, solo: SoloReport) -> list[str]:
    language = Language(tag)
    return [
        simulation.table(language),
        standings_text(standings, language),
        arena_page(standings, language),
        solo_text(solo, language),
        solo_page(solo, language),
    ]


OWN = {
    "cs": ("průměr ±", "pořadí", "Kdo skončil před kým", "naměřeno", "Dobrý výsledek je 130"),
    "de": ("Mittelwert ±", "pro Zug", "Wer vor wem lag", "gemessen", "Ein gutes Ergebnis sind 130"),
    "en": ("mean ±", "a turn", "Who is placed before whom", "measured", "A good score is 130"),
    "pl": ("średnia ±", "lokata", "Kto był przed kim", "zmierzono", "Dobry wynik to 130"),
    "ru": ("среднее ±", "место", "Кто кого опередил", "измерено", "Хороший результат — 130"),
}
ALIKE = {
    "cs": {"bot", "rating", "Messina", "min", "max"},
    "de": {"Messina", "min", "max"},
    "pl": {"bot", "rating", "Messina", "arena", "solo", "start", "min", "max"},
    "ru": set[str](),
}
"""Words that are the same in English."""


@pytest.mark.parametrize("tag", LANGUAGES)
def test_summaries_and_pages_are_in_their_own_words(
    tag: str, simulation: Summary, standings: Standings, solo: SoloReport
) -> None:
    said = texts(tag, simulation, standings, solo)
    for text, own in zip(said, OWN[tag], strict=True):
        assert own in text
    assert f'<html lang="{tag}">' in said[2]


@pytest.mark.parametrize("tag", FOREIGN)
def test_no_english_word_is_left_in_another_language(
    tag: str, simulation: Summary, standings: Standings, solo: SoloReport
) -> None:
    english = texts("en", simulation, standings, solo)
    for text, said in zip(english, texts(tag, simulation, standings, solo), strict=True):
        assert not (words(text) & words(said)) - ALIKE[tag]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_tables_are_straight_and_fit_the_terminal(
    tag: str, simulation: Summary, standings: Standings, solo: SoloReport
) -> None:
    lines = simulation.table(Language(tag)).splitlines()
    assert max(map(len, lines)) <= 100
    assert len({len(line) for line in lines[2:12]}) == 1
    head, *rows = standings_text(standings, Language(tag)).splitlines()[2:5]
    assert {len(row) for row in rows} == {len(head)}
    head, *rows = solo_text(solo, Language(tag)).splitlines()[2:10]
    assert {len(row) for row in rows} == {len(head)}


def test_numbers_are_written_as_in_the_language_and_have_the_same_digits() -> None:
    shown = {tag: Language(tag).number(-1234.25, grouped=True) for tag in LANGUAGES}
    assert (shown["en"], shown["de"]) == ("-1,234.2", "-1.234,2")
    assert shown["cs"] == shown["pl"] == shown["ru"] == "-1\N{NO-BREAK SPACE}234,2"
    assert ENGLISH.number(2.5, 0) == "2"
    assert ENGLISH.say("arena-title", games=2000, seats=2, seed="1347").startswith(
        "2000 games for 2, seed 1347"
    )


@pytest.mark.parametrize(
    ("tag", "plurals"),
    [
        ("cs", {1: "1 partie,", 3: "3 partie,", 5: "5 partií,"}),
        ("de", {1: "1 Partie,", 5: "5 Partien,"}),
        ("en", {1: "1 game,", 5: "5 games,"}),
        ("pl", {1: "1 partia,", 3: "3 partie,", 5: "5 partii,", 22: "22 partie,"}),
        ("ru", {1: "1 партия,", 3: "3 партии,", 5: "5 партий,", 21: "21 партия,"}),
    ],
)
def test_games_are_counted_in_the_right_plural(tag: str, plurals: dict[int, str]) -> None:
    for games, said in plurals.items():
        assert Language(tag).say("simulation-title", games=games).startswith(said)


@pytest.mark.parametrize(
    ("tag", "solo", "won", "shared"),
    [
        (
            "cs",
            "Anna končí s 3 body",
            "Bruno vyhrává na body",
            "Anna a\N{NO-BREAK SPACE}Bruno se dělí o vítězství",
        ),
        ("de", "Anna beendet die Partie mit 3 Punkten", "Bruno gewinnt", "Anna und Bruno teilen sich"),
        ("en", "Anna ends with 3 points", "Bruno wins on points", "Anna and Bruno share the victory"),
        ("pl", "Anna kończy grę z 3 punktami", "Bruno wygrywa", "Anna i Bruno dzielą się zwycięstwem"),
        ("ru", "3 очками", "Bruno побеждает по очкам", "Anna и Bruno делят победу"),
    ],
)
def test_a_result_is_told_in_the_language(tag: str, solo: str, won: str, shared: str) -> None:
    points = ({"plague": 3}, {"plague": 3, "popularity_ranking": 2})
    language, names = Language(tag), ["Anna", "Bruno"]
    assert solo in show_result(Result((3,), points[:1], (1,), "solo"), names[:1], language)
    table = show_result(Result((3, 5), points, (2, 1), "points"), names, language)
    assert won in table
    assert language.say("source-popularity_ranking") in table
    assert shared in show_result(Result((3, 3), points[:1] * 2, (1, 1), "shared"), names, language)
    assert "\N{MINUS SIGN}4" in show_result(Result((-4,), ({"rats": -4},), (1,), "solo"), names[:1], language)


# The commands.


def test_the_commands_speak_the_language_asked_for_or_the_systems(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    simulate_two = ["simulate", "--games", "2", "--players", "random", "--jobs", "1"]
    assert main(simulate_two) == 0
    assert "Punkte nach Quelle" in capsys.readouterr().out
    assert main([*simulate_two, "--language", "pl"]) == 0
    assert "punkty według źródła" in capsys.readouterr().out
    page = tmp_path / "solo.html"
    assert main(["solo-report", "--bot", "random", "--games", "2", "--jobs", "1", "--html", str(page)]) == 0
    assert "2 Solopartien von random" in capsys.readouterr().out
    assert '<html lang="de">' in page.read_text(encoding="utf-8")
    game = Game(1, seed=2, names=["Anna"])
    while not game.over:
        game.play(next(iter(game.legal_actions)))
    save_game(game, tmp_path / "game.txt")
    assert main(["replay", str(tmp_path / "game.txt"), "--language", "ru"]) == 0
    assert "Anna заканчивает игру" in capsys.readouterr().out


def test_what_programs_read_is_the_same_in_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = []
    for tag in ("en", "ru"):
        assert main(["simulate", "--games", "2", "--jobs", "1", "--json", "--language", tag]) == 0
        numbers = json.loads(capsys.readouterr().out)
        del numbers["speed"]
        file = tmp_path / "solo.json"
        solo = ["solo-report", "--bot", "random", "--games", "2", "--jobs", "1", "--json", str(file)]
        assert main([*solo, "--language", tag]) == 0
        report = json.loads(file.read_text(encoding="utf-8"))
        capsys.readouterr()
        del report["turn_seconds"]
        found.append((numbers, report))
    assert found[0] == found[1]
    assert found[0][1]["calibration"][0]["target"] == "about 130"
