"""What a run has found out, generation by generation, as curves to look at."""

from collections.abc import Sequence
from dataclasses import dataclass

from messina.languages import ENGLISH
from messina.learn.measure_strength import Strength
from messina.sim.pages import page, table
from messina.sim.svg import curve_plot, legend


@dataclass
class Generation:
    """The results of one generation."""

    errors: list[float]
    """How far it was off, by round, in points."""
    hand_made: list[float]
    found: list[float]
    """How often the best destination was among the first 1, 3 and 6 it would look at."""
    measured: Strength | None = None


def report_page(generations: Sequence[Generation]) -> str:
    """Build the report of a run as an HTML page."""
    rounds = [[one.errors[number] for one in generations] for number in range(6)]
    measured = [one.measured for one in generations if one.measured is not None]
    sections = [
        (
            "Prediction error",
            legend([f"round {number}" for number in range(1, 7)], "rounds")
            + curve_plot(rounds, "points", ENGLISH),
        )
    ]
    if measured:
        shares = [
            [100 * one.against_greedy for one in measured],
            [100 * one.against_first for one in measured],
        ]
        sections += [
            ("Alone", curve_plot([[one.solo for one in measured]], "median score", ENGLISH)),
            (
                "Against others",
                legend(["greedy", "the first network"], "others") + curve_plot(shares, "% won", ENGLISH),
            ),
        ]
    sections.append(("Numbers", numbers_table(generations)))
    return page("Training of the networks", f"{len(generations)} generations", sections, ENGLISH)


def numbers_table(generations: Sequence[Generation]) -> str:
    heads = ("generation", "off in rounds I to VI", "hand-made", "best place among 1, 3, 6", "measured")
    rows = [
        (
            str(number),
            " ".join(f"{error:.1f}" for error in one.errors),
            " ".join(f"{error:.1f}" for error in one.hand_made),
            " ".join(f"{share:.2f}" for share in one.found),
            "" if one.measured is None else one.measured.words(),
        )
        for number, one in enumerate(generations)
    ]
    return table(heads, rows)
