"""Scroll tracks in words: what a track counts and what its marker is worth."""

from typing import Final

from messina.rules.box import SCROLL_KINDS, ScrollTrack
from messina.rules.state import Player

COUNTED: Final = {
    "buildings": "a building",
    "boats": "a boat",
    "repopulated": "a repopulated hex",
    "workshops": "a workshop",
    "improvements": "an improvement",
    "lumber": "a lumber",
    "coins": "a coin",
    "goods": "a boat of one goods",
    "popularity": "for the bars of popularity",
    "city": "for the bars of the city",
    "church": "for the bars of the church",
    "overseers": "for steps 4/5/6 of two overseers",
}


def scroll_worth(track: ScrollTrack, level: int) -> str:
    """`3 a boat`, `2/4 for the bars of the city`."""
    values = track.values[level * track.width : (level + 1) * track.width]
    if track.width == 1:
        whole, half = divmod(values[0], 2)  # counted things are kept doubled
        worth = f"{whole}.5" if half else str(whole)
    else:
        worth = "/".join(map(str, values))
    return f"{worth} {COUNTED[SCROLL_KINDS[track.kind]]}"


def scroll_step(player: Player, track: int) -> str:
    """What one more step would make of it."""
    printed, level = player.scroll_board.tracks[track], player.scrolls[track]
    return f"now {scroll_worth(printed, level)}, then {scroll_worth(printed, level + 1).split(' ')[0]}"
