"""Reports as one page of HTML: no scripts, no links, plots drawn in place."""

from collections.abc import Sequence
from html import escape
from typing import Final

from messina.languages import ENGLISH, Language
from messina.rules.terms import SOURCES
from messina.sim.arena import Standings, shown_share, shown_time
from messina.sim.solo_report import SoloReport, boards_of, quantity_word
from messina.sim.statistics import Distribution
from messina.sim.svg import bar_plot, histogram, interval_plot, legend, matrix

STYLE: Final = """
body { margin: 0; background: #efe6d3; color: #2b2a28; font: 16px/1.5 Georgia, serif; }
main { max-width: 760px; margin: 0 auto; padding: 32px 24px 64px; background: #faf5e9; }
h1 { font-weight: normal; color: #a8522f; margin: 0; }
h2 { font-weight: normal; border-bottom: 1px solid #cfc4ad; margin-top: 40px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: right; padding: 4px 8px; border-bottom: 1px solid #e4dac4; }
th:first-child, td:first-child { text-align: left; }
svg { width: 100%; height: auto; display: block; margin: 8px 0; }
svg text { font: 12px Georgia, serif; }
p.about { color: #6b6456; }
"""


def page(title: str, about: str, sections: Sequence[tuple[str, str]], language: Language) -> str:
    body = "\n".join(f"<h2>{escape(head)}</h2>\n{content}" for head, content in sections)
    return (
        f'<!DOCTYPE html>\n<html lang="{language.tag}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f'<h1>{escape(title)}</h1>\n<p class="about">{escape(about)}</p>\n{body}\n</main>\n</body>\n</html>\n'
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    def row(cells: Sequence[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    body = "\n".join(row(cells, "td") for cells in rows)
    return f"<table>\n<thead>{row(heads, 'th')}</thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def quartiles(values: Distribution, language: Language) -> str:
    return " / ".join(language.number(q, 0) for q in (values.lower, values.median, values.upper))


def arena_page(standings: Standings, language: Language = ENGLISH) -> str:
    say, arena = language.say, standings.arena
    about = say(
        "page-arena-about",
        games=len(standings.outcomes),
        seats=arena.seats,
        seed=str(arena.series.seed),
        estates=arena.series.setting.estates,
        scrolls=arena.series.setting.scrolls,
    )
    sections = {
        "standings": standings_table,
        "ratings": rating_plot,
        "meetings": meeting_plot,
        "scores": score_plots,
        "sources": source_plot,
        "times": time_plot,
        "seats": seat_table,
    }
    drawn = [(say(f"page-{name}"), draw(standings, language)) for name, draw in sections.items()]
    return page(say("page-arena"), about, drawn, language)


def standings_table(standings: Standings, language: Language) -> str:
    places = ("bot-name", "page-head-seats", "arena-first", "page-head-place")
    heads = [*places, "arena-score", "arena-quartiles", "arena-turn"]
    rows = [
        [
            one.bot,
            str(one.seats),
            shown_share(one.wins, language),
            language.number(one.mean_place, 2),
            language.spread(one.scores.mean, one.scores.deviation),
            quartiles(one.scores, language),
            shown_time(one.turn_seconds, language),
        ]
        for one in standings.standings
    ]
    return table([language.say(head) for head in heads], rows)


def rating_plot(standings: Standings, language: Language) -> str:
    rows = [(one.bot, one.rating.low, one.rating.mu, one.rating.high) for one in standings.standings]
    return interval_plot(rows, language.say("page-rating-intervals"), language)


def meeting_plot(standings: Standings, language: Language) -> str:
    cells = [[standings.ahead(bot, other) for other in standings.bots] for bot in standings.bots]
    words = paragraph(language.say("page-meetings-about"))
    return words + matrix(standings.bots, cells, language.say("page-meetings"), language)


def score_plots(standings: Standings, language: Language) -> str:
    every = [score for bot in standings.bots for score in standings.scores(bot)]
    span = (min(every), max(every))
    return "\n".join(
        histogram(standings.scores(bot), span, language.say("page-scores-of", bot=bot), language, number)
        for number, bot in enumerate(standings.bots)
    )


def source_plot(standings: Standings, language: Language) -> str:
    used = [source for source in SOURCES if any(source in one.sources for one in standings.standings)]
    if not used:
        return paragraph(language.say("page-no-sources"))
    rows = [
        (language.say(f"source-{source}"), [one.sources.get(source, 0.0) for one in standings.standings])
        for source in used
    ]
    key = legend(standings.bots, language.say("page-legend"))
    return key + bar_plot(rows, language.say("page-mean-sources"), language.number)


def time_plot(standings: Standings, language: Language) -> str:
    def shown(milliseconds: float) -> str:
        return language.say("time-milliseconds", n=language.number(milliseconds, grouped=True))

    rows = [(one.bot, [1000 * one.turn_seconds]) for one in standings.standings]
    return bar_plot(rows, language.say("page-times"), shown)


def seat_table(standings: Standings, language: Language) -> str:
    rows = [
        [language.say("seat-number", number=number), shown_share(share, language)]
        for number, share in enumerate(standings.seat_wins, start=1)
    ]
    return table(["", language.say("page-head-first-places")], rows)


def solo_page(report: SoloReport, language: Language = ENGLISH) -> str:
    say, solo = language.say, report.solo
    about = say(
        "page-solo-about",
        games=len(report.outcomes),
        bot=solo.bot,
        seed=str(solo.series.seed),
        boards=boards_of(solo),
        good=solo.good,
    )
    scores = [seat.score for seat in report.seats]
    span = (min(*scores, solo.good), max(*scores, solo.good))
    rows = [(say(f"source-{name}"), [mean]) for name, mean in report.sources.items()]
    plot = histogram(scores, span, say("page-scores"), language, 0, [solo.good])
    sections = [
        (say("page-scores"), plot + solo_table(report, language)),
        (say("page-sources"), bar_plot(rows, say("page-mean-sources"), language.number)),
        (say("page-targets"), target_table(report, language)),
    ]
    return page(say("page-solo"), about, sections, language)


def solo_table(report: SoloReport, language: Language) -> str:
    heads = ("solo-mean", "page-head-deviation", "solo-least", "arena-quartiles", "solo-most")
    rows = [
        [
            quantity_word(name, language),
            language.number(d.mean),
            language.number(d.deviation),
            language.number(d.least, 0),
            quartiles(d, language),
            language.number(d.most, 0),
        ]
        for name, d in report.quantities.items()
    ]
    good = language.say("page-good", good=report.solo.good, share=shown_share(report.reached, language))
    return table(["", *map(language.say, heads)], rows) + paragraph(good)


def target_table(report: SoloReport, language: Language) -> str:
    heads = ("page-head-quantity", "solo-target", "solo-measured")
    rows = [
        [
            f"{one.target.quantity(language)} [{one.target.source}]",
            one.target.words(language),
            language.number(one.value),
            language.say(f"verdict-{one.verdict}"),
        ]
        for one in report.findings
    ]
    return table([*map(language.say, heads), ""], rows)


def paragraph(words: str) -> str:
    return f"<p>{escape(words)}</p>"
