"""What a change has to announce: whose turn it is after it, that they are reminded, and the end."""

from collections.abc import Sequence

from messina.game.driver import Game
from messina.server.settings import Settings
from messina.store import EVERYBODY, NEVER, Announcement, SeatRecord


def announcements(
    game: Game | None, seats: Sequence[SeatRecord], mover: int | None, settings: Settings
) -> tuple[Announcement, ...]:
    """Once a turn: a person is asked who has not just decided something; bots are waited for.

    Nobody has moved when everybody has just sat down.
    """
    if game is None:
        return ()
    names = [seat.name for seat in seats]
    facts = {"players": names, "mover": "" if mover is None else names[mover], "round": game.state.round}
    if game.over:
        result = game.result()
        won = {"winners": [names[seat] for seat in result.winners], "points": max(result.scores)}
        return (Announcement("end", EVERYBODY, facts | won, settings.notice_delay),)
    asked = game.player
    if asked is None or asked == mover or seats[asked].bot is not None:
        return ()
    facts["player"] = names[asked]
    reminder = settings.reminder_after or NEVER
    return (
        Announcement("turn", asked, facts, settings.notice_delay),
        Announcement("reminder", asked, facts, reminder),
    )
