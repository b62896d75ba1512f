"""What one end of a turn has that another has not: the facts behind a reason."""

from collections.abc import Sequence
from typing import Final

from messina.rules.player import Player
from messina.rules.state import State
from messina.rules.terms import EMPTY, GONE, NOWHERE, SUPPLY, TOKENS, TRACKS, UPGRADED

Gains = Sequence[tuple[str, int]]
TOLD: Final = 4
"""Differences that are told."""
SPEAKING: Final = {
    "score": ("points",),
    "tokens": TOKENS,
    "registers": TRACKS,
    "citizens": ("citizens", "upgraded"),
    "buildings": ("workshops", "improvements"),
    "scrolls": ("scrolls",),
    "figures": ("lieutenants",),
    "overseers": ("overseers",),
    "rats": ("rats",),
    "repopulation": ("hexes", "wagons"),
}
"""What shows a reason best."""


def gains(state: State, rival: State, seat: int, reason: str) -> Gains:
    """List what a seat has more, or less, than in another position: what shows the reason first."""
    mine, theirs = belongings(state.seats[seat]), belongings(rival.seats[seat])
    differing = [(kind, mine[kind] - theirs[kind]) for kind in mine if mine[kind] != theirs[kind]]
    differing.sort(key=lambda one: one[0] not in SPEAKING.get(reason, ()))
    return sorted(differing[:TOLD], key=lambda one: one[1] < 0)


def belongings(player: Player) -> dict[str, int]:
    """Count everything a player has, the most valuable kinds first."""
    citizens = [*player.squares, *player.workers, *player.cabins]
    return {
        "points": int(player.score),
        "hexes": int(player.repopulated),
        "lieutenants": sum(place not in (SUPPLY, GONE) for place in player.places),
        "workshops": len(player.workshops),
        "improvements": sum(tile != NOWHERE for tile in player.improvements),
        "wagons": len(player.wagons),
        "boats": len(player.boats),
        "citizens": sum(citizen != EMPTY for citizen in citizens),
        "upgraded": sum(citizen == UPGRADED for citizen in citizens),
        "rats": int(player.rats),
        **{track: int(space) for track, space in zip(TRACKS, player.registers, strict=False)},
        "scrolls": int(sum(player.scrolls)),
        "overseers": int(sum(player.overseer_steps)),
        **{token: int(count) for token, count in zip(TOKENS, player.tokens, strict=False)},
    }
