"""The arena: fair seatings, right statistics on players of known strength, reports that can be read."""

import json
from collections import Counter
from html.parser import HTMLParser
from math import erf
from pathlib import Path
from xml.etree import ElementTree

import pytest

from messina.bots import BOTS, Entry
from messina.bots.external import BotError
from messina.cli import main
from messina.errors import OptionError
from messina.options import Setting
from messina.rules.dice import Dice
from messina.rules.state import Offer, State
from messina.rules.terms import SOURCES
from messina.sim.arena import Arena, Standings, line_ups, run_arena, seatings, standings_text
from messina.sim.matches import Match, Outcome, SeatOutcome, Series
from messina.sim.pages import arena_page, solo_page
from messina.sim.solo_report import Solo, run_solo, solo_text
from messina.sim.tune import normal

LUMBERJACK = f"file:{Path(__file__).resolve().parents[2] / 'examples' / 'lumberjack.py'}"
STRENGTHS = {"strong": 110.0, "middling": 100.0, "weak": 90.0, "twin": 100.0, "tie": 100.0}
SPREAD = 10.0


@pytest.fixture(autouse=True)
def players_of_known_strength(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in STRENGTHS:
        monkeypatch.setitem(BOTS, name, Entry("Is drawn, not played.", BOTS["random"].make))


def draw_match(series: Series, match: Match) -> Outcome:
    """A game that is drawn: scores from normal distributions with known means, places from the scores."""
    dice = Dice(series.seed << 40 | match.deal << 8 | match.entrants[0])
    scores = [100 if bot == "tie" else round(STRENGTHS[bot] + SPREAD * normal(dice), 2) for bot in match.bots]
    places = [1 + sum(other > score for other in scores) for score in scores]
    points = tuple(range(len(SOURCES)))
    seats = (
        SeatOutcome(bot, int(score), place, points, (1, 2, 3), 1, 2, 3, 10, 0.5)
        for bot, score, place in zip(match.bots, scores, places, strict=True)
    )
    return Outcome(match, tuple(seats))


def drawn(bots: str, games: int, players: int = 0, seed: int = 1) -> Standings:
    return run_arena(Arena(tuple(bots.split(",")), games, players, Series(seed)), play=draw_match)


# Who meets whom, and where they sit.


def test_every_bot_sits_on_every_seat_equally_often_and_every_deal_is_played_by_all() -> None:
    matches = Arena(("a", "b", "c", "d", "e"), 100, 3).matches()
    assert len(matches) == 120  # 10 combinations in 3 rotations a deal
    assert set(Counter((i, bot) for m in matches for i, bot in enumerate(m.bots)).values()) == {24}
    assert set(Counter(match.deal for match in matches).values()) == {30}


def test_cyclic_orders_change_from_deal_to_deal_until_all_were_there() -> None:
    seen = {seating for deal in range(6) for seating in seatings((0, 1, 2, 3), deal)}
    assert len(seen) == 24


def test_a_bot_named_several_times_takes_several_seats_and_never_meets_itself_alone() -> None:
    assert line_ups(("s", "g", "g", "g"), 4) == [(0, 1, 2, 3)]
    assert line_ups(("s", "g", "g", "g"), 2) == [(0, 1)]
    matches = Arena(("s", "g", "g", "g"), 8).matches()
    assert Counter(match.bots.index("s") for match in matches) == {0: 2, 1: 2, 2: 2, 3: 2}


@pytest.mark.parametrize(
    ("arena", "said"),
    [
        (Arena(("random",), 5), "two different"),
        (Arena(("random", "random"), 5), "two different"),
        (Arena(("random", "greedy"), 0), "at least one game"),
        (Arena(("random", "greedy"), 5, 3), "do not fill"),
        (Arena(("random", "greedy"), 5, 1), "2 to 4"),
        (Arena(("random", "greedy"), 5, 7), "2 to 4"),
        (Arena(("random", "nobody"), 5), "no bot"),
        (Arena(("random", "greedy"), 5, 0, Series(-1)), "seed"),
        (Arena(("random", "greedy"), 5, 0, Series(setting=Setting(estates="x"))), "estates"),
    ],
)
def test_an_arena_that_cannot_be_played_is_refused(arena: Arena, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        run_arena(arena)


# Statistics on players of known strength.


def test_win_rates_of_players_of_known_strength_are_found() -> None:
    found = drawn("strong,middling", 2000)
    expected = 0.5 * (1 + erf(10.0 / (SPREAD * 2**0.5) / 2**0.5))
    share = found.ahead("strong", "middling")
    assert share is not None
    assert share.low < expected < share.high
    assert share.value == pytest.approx(expected, abs=0.03)
    wins = {one.bot: one.wins.value for one in found.standings}
    assert wins["strong"] == pytest.approx(share.value)
    assert sum(wins.values()) == pytest.approx(1.0)


def test_scores_of_players_of_known_strength_are_found() -> None:
    for one in drawn("strong,middling,weak", 1500).standings:
        assert one.scores.mean == pytest.approx(STRENGTHS[one.bot] - 0.5, abs=1.0)
        assert one.scores.deviation == pytest.approx(SPREAD, abs=0.7)
        assert one.scores.upper - one.scores.lower == pytest.approx(1.349 * SPREAD, abs=1.5)
        assert one.turn_seconds == pytest.approx(0.05)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ratings_and_places_have_the_order_of_the_strengths(players: int) -> None:
    found = drawn("weak,strong,middling,twin", 240, players)
    assert (found.bots[0], found.bots[-1]) == ("strong", "weak")
    places = [one.mean_place for one in found.standings]
    assert places[0] < places[1] < places[3]


def test_equal_players_are_not_told_apart() -> None:
    found = drawn("middling,twin", 1000)
    share = found.ahead("middling", "twin")
    assert share is not None
    assert share.low < 0.5 < share.high
    one, two = found.standings
    assert one.rating.low < two.rating.high


def test_shared_wins_are_split_and_equal_places_count_half() -> None:
    found = run_arena(Arena(("tie", "tie", "weak"), 30, 3, Series(1)), play=equal_match)
    assert [one.wins.value for one in found.standings] == [pytest.approx(1 / 3)] * 2
    share = found.ahead("tie", "weak")
    assert share is not None
    assert share.value == 0.5
    assert [seat.value for seat in found.seat_wins] == [pytest.approx(1 / 3)] * 3


def equal_match(series: Series, match: Match) -> Outcome:
    return Outcome(match, tuple(SeatOutcome(bot, 50, 1, (), (1, 1, 1)) for bot in match.bots))


def test_three_of_one_kind_are_first_as_often_as_their_share() -> None:
    found = drawn("middling,twin,twin,twin", 1200)
    for one in found.standings:
        assert one.wins.low < 0.25 < one.wins.high


# Real games.


def without_times(numbers: dict) -> dict:  # type: ignore[type-arg]
    for one in numbers["standings"]:
        del one["turn_seconds"]
    return numbers


def test_a_seed_gives_the_same_standings_on_any_number_of_processes() -> None:
    arena = Arena(("random", LUMBERJACK), 4)
    one, two = (without_times(run_arena(arena, jobs).numbers()) for jobs in (1, 2))
    assert one == two
    other = Arena(arena.bots, 4, 0, Series(5))
    assert without_times(run_arena(other).numbers())["results"] != one["results"]


def test_matches_of_one_deal_have_the_same_chance_and_the_same_dice_for_an_entrant() -> None:
    arena = Arena(("random", "greedy"), 2)
    first, second = arena.matches()
    assert first.deal == second.deal
    assert first.entrants == second.entrants[::-1]


def test_a_bot_that_fails_ends_the_arena_with_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, state: State, offer: Offer, seat: int) -> int:
            raise ZeroDivisionError("oh")

    monkeypatch.setitem(BOTS, "broken", Entry("Fails.", lambda parameters, seed: Broken()))
    with pytest.raises(BotError, match=r"broken failed \(ZeroDivisionError: oh\)"):
        run_arena(Arena(("random", "broken"), 2))


def test_a_program_that_dies_in_a_worker_is_still_named() -> None:
    with pytest.raises(BotError, match=r"program:python3 -c pass: .* ended without an answer"):
        run_arena(Arena(("random", "program:python3 -c pass"), 2), jobs=2)


# Reports.


class PageReader(HTMLParser):
    """Fails on tags that do not match; collects what would be fetched from elsewhere."""

    VOID = ("meta", "br", "link", "img")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href")]
        if tag == "script":
            self.fetched.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_page(html: str) -> None:
    reader = PageReader()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    assert reader.fetched == []
    for part in html.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + part.split("</svg>")[0] + "</svg>")
    assert "nan" not in html


def test_the_page_of_an_arena_is_whole_and_needs_nothing_else() -> None:
    html = arena_page(drawn("strong,weak,middling", 60))
    check_page(html)
    for head in ("Ratings", "Who is placed before whom", "Scores", "Points by source", "Time per turn"):
        assert f"<h2>{head}</h2>" in html


def test_names_in_pages_are_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STRENGTHS, "weak:<b>&", 90.0)
    monkeypatch.setitem(BOTS, "weak", Entry("Drawn.", lambda parameters, seed: BOTS["random"].make("", seed)))
    html = arena_page(run_arena(Arena(("weak:<b>&", "strong"), 4), play=draw_match))
    check_page(html)
    assert "weak:&lt;b&gt;&amp;" in html
    assert "<b>" not in html


def test_the_text_of_an_arena_names_every_bot_once_in_the_standings() -> None:
    text = standings_text(drawn("strong,weak,middling", 60))
    lines = text.splitlines()
    assert [line.split()[0] for line in lines[3:6]] == ["strong", "middling", "weak"]


def test_a_solo_report_compares_with_the_marks_of_the_rulebook() -> None:
    report = run_solo(Solo("strong", 200, Series(1)), play=draw_match)
    assert report.solo.good == 130
    assert report.reached.value == pytest.approx(0.0228, abs=0.03)  # two deviations above 110
    verdicts = {finding.target.name: finding.verdict for finding in report.findings}
    assert verdicts["median-score"] == "below"
    assert verdicts["repopulations"] == "fits"
    advanced = run_solo(Solo("strong", 5, Series(1, Setting("b", "b"))), play=draw_match)
    assert advanced.solo.good == 140
    check_page(solo_page(report))
    assert "about 130: below" in solo_text(report)
    json.dumps(report.numbers(), allow_nan=False)


@pytest.mark.parametrize(("bot", "games"), [("nobody", 3), ("random", 0)])
def test_a_solo_report_that_cannot_be_made_is_refused(bot: str, games: int) -> None:
    with pytest.raises(OptionError):
        run_solo(Solo(bot, games))


def test_the_commands_write_json_and_html(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = ["--json", str(tmp_path / "a.json"), "--html", str(tmp_path / "a.html"), "--jobs", "1"]
    assert main(["arena", "--bots", f"random,{LUMBERJACK}", "--games", "2", *files]) == 0
    assert "placed before" in capsys.readouterr().out
    numbers = json.loads((tmp_path / "a.json").read_text())
    assert numbers["games"] == len(numbers["results"]) == 2
    check_page((tmp_path / "a.html").read_text())
    assert main(["solo-report", "--bot", "random", "--games", "3", "--advanced", *files]) == 0
    assert "140 points or more" in capsys.readouterr().out
    assert len(json.loads((tmp_path / "a.json").read_text())["scores"]) == 3
    check_page((tmp_path / "a.html").read_text())


@pytest.mark.parametrize(
    "arguments",
    [
        ["arena", "--bots", "random,nobody"],
        ["arena", "--bots", "random,greedy", "--jobs", "0"],
        ["arena", "--bots", "random,greedy", "--json", "/no/such/folder/a.json"],
        ["solo-report", "--bot", "random", "--html", "/no/such/folder/a.html"],
        ["tune", "--generations", "0", "--games", "1", "--out", "x.toml"],
    ],
)
def test_bad_input_is_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
