"""Small plots as SVG text, for reports that are one file and need nothing else.

Every plot is a function from numbers to an `<svg>` element; values are printed beside what is drawn, so
nothing hangs on a colour or a length alone.
"""

from collections.abc import Callable, Iterator, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final

from messina.languages import Language
from messina.sim.statistics import Share

WIDTH: Final = 720
LABELS: Final = 190
VALUES: Final = 120
ROW: Final = 24
INK: Final = "#2b2a28"
FAINT: Final = "#cfc4ad"
COLOURS: Final = ("#a8522f", "#1f5a73", "#6b7a3a", "#8a6a1f", "#6a4a7a", "#3a3a3a")
"""Terracotta, sea, olive, ochre, aubergine, slate."""


def colour(number: int) -> str:
    return COLOURS[number % len(COLOURS)]


def drawing(height: float, parts: Sequence[str], title: str) -> str:
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img">\n'
        f"<title>{escape(title)}</title>\n{body}\n</svg>"
    )


def text(x: float, y: float, words: str, anchor: str = "start", fill: str = INK) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, stroke: str = INK, dashes: str = "") -> str:
    dash = f' stroke-dasharray="{dashes}"' if dashes else ""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{stroke}"{dash}/>'


def box(x: float, y: float, width: float, height: float, fill: str, opacity: float = 1.0) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0.0):.1f}" height="{max(height, 0.0):.1f}" '
        f'fill="{fill}" fill-opacity="{opacity:.2f}"/>'
    )


class Scale:
    """Values along a line of the picture, with round numbers to mark on it."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.high = (low, high) if high > low else (low - 0.5, low + 0.5)
        self.start, self.end = start, end

    def at(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self) -> Iterator[float]:
        """Four to ten round numbers."""
        step = 10.0 ** floor(log10((self.high - self.low) / 4))
        while (self.high - self.low) / step > 10:
            step *= 2 if (self.high - self.low) / step <= 20 else 5
        for number in range(ceil(self.low / step), floor(self.high / step) + 1):
            yield number * step

    def grid(self, top: float, bottom: float, language: Language) -> list[str]:
        """Faint lines with their numbers below."""
        parts = []
        for tick in self.ticks():
            parts.append(line(self.at(tick), top, self.at(tick), bottom, FAINT))
            parts.append(text(self.at(tick), bottom + 14, tick_words(tick, language), "middle"))
        return parts


def tick_words(tick: float, language: Language) -> str:
    """A round number with as many decimals as it needs."""
    return language.number(tick, len(f"{tick:g}".partition(".")[2]))


def interval_plot(rows: Sequence[tuple[str, float, float, float]], title: str, language: Language) -> str:
    """A point with its interval (low, value, high) for each label."""
    bottom = ROW * len(rows) + 8
    low, high = min(row[1] for row in rows), max(row[3] for row in rows)
    scale = Scale(low, high, LABELS, WIDTH - VALUES)
    parts = scale.grid(4, bottom, language)
    for number, (label, below, value, above) in enumerate(rows):
        y = ROW * number + ROW / 2 + 4
        parts.append(text(LABELS - 12, y + 4, label, "end"))
        parts.append(line(scale.at(below), y, scale.at(above), y, colour(number)))
        parts.append(f'<circle cx="{scale.at(value):.1f}" cy="{y:.1f}" r="5" fill="{colour(number)}"/>')
        parts.append(text(WIDTH - VALUES + 12, y + 4, language.spread(value, above - value)))
    return drawing(bottom + 22, parts, title)


def bar_plot(rows: Sequence[tuple[str, Sequence[float]]], title: str, shown: Callable[[float], str]) -> str:
    """For each label a group of bars, one a series, from zero."""
    values = [value for _, group in rows for value in group]
    scale = Scale(min(0.0, *values), max(0.0, *values), LABELS, WIDTH - VALUES)
    parts: list[str] = []
    y = 4.0
    for label, group in rows:
        parts.append(text(LABELS - 12, y + 11 + 7 * (len(group) - 1), label, "end"))
        for number, value in enumerate(group):
            ends = sorted((scale.at(0.0), scale.at(value)))
            parts.append(box(ends[0], y + 2, ends[1] - ends[0], 11, colour(number)))
            parts.append(text(max(ends[1], scale.at(0.0)) + 5, y + 12, shown(value)))
            y += 14
        y += 6
    parts.append(line(scale.at(0.0), 2, scale.at(0.0), y))
    return drawing(y + 4, parts, title)


def curve_plot(series: Sequence[Sequence[float]], title: str, language: Language) -> str:
    """A curve a series over the numbers from 0; the last value is printed at its end."""
    values = [value for one in series for value in one]
    high = Scale(min(values), max(values), 150, 14)
    wide = Scale(0, max(1, max(len(one) for one in series) - 1), LABELS, WIDTH - VALUES)
    parts = [text(LABELS - 12, 18, title, "end")]
    for tick in high.ticks():
        parts.append(line(LABELS, high.at(tick), WIDTH - VALUES, high.at(tick), FAINT))
        parts.append(text(LABELS - 12, high.at(tick) + 4, tick_words(tick, language), "end"))
    for number, one in enumerate(series):
        points = " ".join(f"{wide.at(place):.1f},{high.at(value):.1f}" for place, value in enumerate(one))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour(number)}" stroke-width="2"/>')
        parts.append(text(WIDTH - VALUES + 12, high.at(one[-1]) + 4, language.number(one[-1])))
    return drawing(164, parts, title)


def legend(names: Sequence[str], title: str) -> str:
    """Which colour is which series, in the order of the bars."""
    parts = []
    for number, name in enumerate(names):
        parts.append(box(LABELS, ROW * number + 5, 14, 11, colour(number)))
        parts.append(text(LABELS + 22, ROW * number + 15, f"{number + 1}. {name}"))
    return drawing(ROW * len(names) + 4, parts, title)


def bins(values: Sequence[float], low: float, width: float, count: int) -> list[int]:
    counts = [0] * count
    for value in values:
        counts[min(count - 1, max(0, int((value - low) // width)))] += 1
    return counts


def histogram(
    values: Sequence[float],
    span: tuple[float, float],
    title: str,
    language: Language,
    number: int = 0,
    marks: Sequence[float] = (),
) -> str:
    """How many values lie where, over a common span; marks are lines to compare with."""
    step = max(1.0, ceil((span[1] - span[0]) / 32))
    low = floor(span[0] / step) * step
    counts = bins(values, low, step, int((span[1] - low) // step) + 1)
    scale = Scale(low, low + step * len(counts), 40, WIDTH - 20)
    parts = [*scale.grid(20, 130, language), text(40, 14, title), text(36, 28, str(max(counts)), "end")]
    for place, count in enumerate(counts):
        height = 110 * count / max(counts)
        x = scale.at(low + place * step)
        parts.append(
            box(x + 0.5, 130 - height, scale.at(low + (place + 1) * step) - x - 1, height, colour(number))
        )
    for mark in marks:
        if scale.low <= mark <= scale.high:
            parts.append(line(scale.at(mark), 20, scale.at(mark), 130, INK, "5 4"))
            parts.append(text(scale.at(mark) + 4, 28, tick_words(mark, language)))
    return drawing(150, parts, title)


def matrix(
    names: Sequence[str], cells: Sequence[Sequence[Share | None]], title: str, language: Language
) -> str:
    """A share for each pair, the row's name against the column's; darker is more."""
    side = (WIDTH - LABELS) / max(len(names), 1)
    parts = []
    for column in range(len(names)):
        parts.append(text(LABELS + side * (column + 0.5), 16, f"{column + 1}", "middle"))
    for row, name in enumerate(names):
        y = 24 + 40 * row
        parts.append(text(LABELS - 12, y + 24, f"{row + 1}. {name}", "end"))
        for column, share in enumerate(cells[row]):
            if share is not None:
                parts += cell(LABELS + side * column, y, side, share, language)
    return drawing(28 + 40 * len(names), parts, title)


def cell(x: float, y: float, side: float, share: Share, language: Language) -> list[str]:
    fill = "#ffffff" if share.value > 0.6 else INK
    value = language.say("share", value=language.number(100 * share.value))
    low, high = (language.number(100 * part, 0) for part in (share.low, share.high))
    interval = language.say("interval", low=low, high=high)
    return [
        box(x + 1, y + 1, side - 2, 38, COLOURS[0], 0.08 + 0.92 * share.value),
        text(x + side / 2, y + 18, value, "middle", fill),
        text(x + side / 2, y + 32, interval, "middle", fill),
    ]
