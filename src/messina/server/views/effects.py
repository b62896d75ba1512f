"""Printed actions taken apart: whoever draws or says them reads no text."""

from collections import Counter

from messina.notation.actions import opportunity_names
from messina.rules.box import Benefit, Box, Workshop
from messina.server import messages as wire


def named_actions(box: Box) -> list[wire.PrintedAction]:
    """Actions that questions, answers and events name by their text."""
    choices = [benefit for benefit in box.benefits if len(benefit.bundles) > 1]
    alternatives = [bundle.text for benefit in choices for bundle in benefit.bundles]
    texts = [*opportunity_names(box).values(), *(benefit.text for benefit in choices), *alternatives]
    return [taken_apart(text) for text in dict.fromkeys(texts)]


def action(benefit: Benefit) -> wire.PrintedAction:
    return taken_apart(benefit.text)


def taken_apart(text: str) -> wire.PrintedAction:
    price, _, gain = text.rpartition(" -> ")
    ways = [] if gain == "none" else [effects_of(way) for way in gain.split(" / ")]
    return wire.PrintedAction(
        text=text, ways=ways, price={effect.name: effect.n for effect in effects_of(price)} if price else {}
    )


def effects_of(text: str) -> list[wire.Effect]:
    return [effect_of(term) for term in text.split(" + ")]


def effect_of(term: str) -> wire.Effect:
    name, _, inside = term.removesuffix(")").partition("(")
    if name != "overseer":
        return wire.Effect(name=name, n=int(inside or 1))
    whose, _, skip = inside.partition(",")
    return wire.Effect(name=name, whose=whose, skip=skip == "skip")


def with_upgraded(workshop: Workshop) -> wire.PrintedAction:
    """10.1: what a workshop of era I produces with an upgraded citizen, its two lines together."""
    counts: Counter[str] = Counter()
    for line in (workshop.production, workshop.added):
        if line.text != "none":
            for effect in effects_of(line.text):
                counts[effect.name] += effect.n
    text = " + ".join(name if n == 1 else f"{name}({n})" for name, n in counts.items())
    return taken_apart(text or "none")
