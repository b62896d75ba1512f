"""Reports as one page of HTML: no scripts, no links, plots drawn in place."""

from collections.abc import Sequence
from html import escape
from typing import Final

from messina.rules.terms import SOURCES
from messina.sim.arena import Standings, shown_share, shown_time
from messina.sim.solo_report import SoloReport
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


def page(title: str, about: str, sections: Sequence[tuple[str, str]]) -> str:
    body = "\n".join(f"<h2>{escape(head)}</h2>\n{content}" for head, content in sections)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f'<h1>{escape(title)}</h1>\n<p class="about">{escape(about)}</p>\n{body}\n</main>\n</body>\n</html>\n'
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    def row(cells: Sequence[str], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    body = "\n".join(row(cells, "td") for cells in rows)
    return f"<table>\n<thead>{row(heads, 'th')}</thead>\n<tbody>\n{body}\n</tbody>\n</table>"


def arena_page(standings: Standings) -> str:
    arena = standings.arena
    about = (
        f"{len(standings.outcomes)} games for {arena.seats}, seed {arena.setting.seed}, estates "
        f"{arena.setting.estates}, scroll boards {arena.setting.scrolls}. Every deal is played in every "
        "rotation of the seats. Intervals hold 95 %."
    )
    return page(
        "Messina 1347: arena",
        about,
        [
            ("Standings", standings_table(standings)),
            ("Ratings", rating_plot(standings)),
            ("Who is placed before whom", meeting_plot(standings)),
            ("Scores", score_plots(standings)),
            ("Points by source", source_plot(standings)),
            ("Time per turn", time_plot(standings)),
            ("First places by seat", seat_table(standings)),
        ],
    )


def standings_table(standings: Standings) -> str:
    heads = ["bot", "seats", "first", "mean place", "score", "quartiles", "a turn"]
    rows = [
        [
            one.bot,
            str(one.seats),
            shown_share(one.wins),
            f"{one.mean_place:.2f}",
            f"{one.scores.mean:.1f} ± {one.scores.deviation:.1f}",
            f"{one.scores.lower:.0f} / {one.scores.median:.0f} / {one.scores.upper:.0f}",
            shown_time(one.turn_seconds),
        ]
        for one in standings.standings
    ]
    return table(heads, rows)


def rating_plot(standings: Standings) -> str:
    rows = [(one.bot, one.rating.low, one.rating.mu, one.rating.high) for one in standings.standings]
    return interval_plot(rows, "Ratings with their intervals")


def meeting_plot(standings: Standings) -> str:
    cells = [[standings.ahead(bot, other) for other in standings.bots] for bot in standings.bots]
    words = "<p>How often the row's bot was placed before the column's; equal places count half.</p>"
    return words + matrix(standings.bots, cells, "Who is placed before whom")


def score_plots(standings: Standings) -> str:
    every = [score for bot in standings.bots for score in standings.scores(bot)]
    span = (min(every), max(every))
    return "\n".join(
        histogram(standings.scores(bot), span, f"Scores of {bot}", number)
        for number, bot in enumerate(standings.bots)
    )


def source_plot(standings: Standings) -> str:
    used = [source for source in SOURCES if any(source in one.sources for one in standings.standings)]
    if not used:
        return "<p>These games have no breakdown.</p>"
    rows = [
        (source.replace("_", " "), [one.sources.get(source, 0.0) for one in standings.standings])
        for source in used
    ]
    return legend(standings.bots) + bar_plot(rows, "Mean points by source")


def time_plot(standings: Standings) -> str:
    rows = [(one.bot, [1000 * one.turn_seconds]) for one in standings.standings]
    return bar_plot(rows, "Time per turn", "{:,.1f} ms")


def seat_table(standings: Standings) -> str:
    rows = [[f"seat {i + 1}", shown_share(share)] for i, share in enumerate(standings.seat_wins)]
    return table(["", "first places"], rows)


def solo_page(report: SoloReport) -> str:
    about = (
        f"{len(report.outcomes)} solo games of {report.solo.bot}, seed {report.solo.setting.seed}, "
        f"{'advanced' if report.solo.advanced else 'basic'} boards. "
        f"A good score is {report.solo.good} (12.6)."
    )
    scores = [seat.score for seat in report.seats]
    span = (min(*scores, report.solo.good), max(*scores, report.solo.good))
    rows = [(name.replace("_", " "), [mean]) for name, mean in report.sources.items()]
    return page(
        "Messina 1347: solo",
        about,
        [
            ("Scores", histogram(scores, span, "Scores", 0, [report.solo.good]) + solo_table(report)),
            ("Points by source", bar_plot(rows, "Mean points by source")),
            ("Beside the calibration targets", target_table(report)),
        ],
    )


def solo_table(report: SoloReport) -> str:
    heads = ["", "mean", "deviation", "least", "quartiles", "most"]
    rows = [
        [
            name,
            f"{d.mean:.1f}",
            f"{d.deviation:.1f}",
            f"{d.least:.0f}",
            f"{d.lower:.0f} / {d.median:.0f} / {d.upper:.0f}",
            f"{d.most:.0f}",
        ]
        for name, d in report.quantities.items()
    ]
    good = f"<p>{report.solo.good} points or more: {escape(shown_share(report.reached))}.</p>"
    return table(heads, rows) + good


def target_table(report: SoloReport) -> str:
    rows = [
        [f"{one.target.quantity} [{one.target.source}]", one.target.words, f"{one.value:.1f}", one.verdict]
        for one in report.findings
    ]
    return table(["quantity", "target", "measured", ""], rows)
