"""Commands of the chat: what may be said at a table, by whom, and how fast."""

import time
import unicodedata
from typing import Final

from messina.server import messages as wire
from messina.server.processes.rate_limits import Buckets
from messina.server.table.audience import Watcher
from messina.server.table.commands import check_id
from messina.server.table.live import Table
from messina.server.table.refusal import Refusal
from messina.server.table.seating import checked_name
from messina.store import WATCHERS, ChatRecord, Silenced, silenced_watcher

TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c")
"""Letters that turn the direction of what stands beside them."""
LONGEST_LINE = 300


async def carry_out_chat(
    table: Table, watcher: Watcher, command: wire.ChatCommand, pace: Buckets, address: str
) -> wire.Done:
    """Carry out a command of the chat; earlier lines are sent before the answer."""
    if not table.chat.open:
        raise Refusal("no-chat", "nobody talks at this table")
    check_id(command.id)
    async with table.turn:
        if isinstance(command, wire.EarlierLines):
            await table.chat.send_last_lines(watcher, command.before)
        elif isinstance(command, wire.Silence):
            await silence(table, watcher, command)
        else:
            if not watcher.mine:
                table.audience.introduce(watcher, checked_name(command.name))
            line = line_said(table, watcher, command)
            whose = address if line.seat is None else f"{table.id} {line.seat}"
            if not pace.take(whose):
                raise Refusal("too-fast", "too many lines at once; wait a moment")
            try:
                await table.say(line)
            except Silenced as silenced:
                raise Refusal("silenced", str(silenced)) from None
    return wire.Done(id=command.id, version=table.state.version)


async def silence(table: Table, watcher: Watcher, command: wire.Silence) -> None:
    if not watcher.owner:
        raise Refusal("forbidden", "only the owner of the table silences somebody")
    if command.seat is not None and command.seat not in range(len(table.state.seats)):
        raise Refusal("malformed", f"there is no seat {command.seat}")
    if command.seat is not None:
        whom = str(command.seat)
    else:
        whom = WATCHERS if command.watcher is None else silenced_watcher(command.watcher)
    if not await table.chat.silence(whom, time.time() + command.seconds if command.seconds else 0.0):
        raise Refusal("too-many", "too many are silenced one by one; silence all who watch")


def line_said(table: Table, watcher: Watcher, command: wire.Say) -> ChatRecord:
    seat = watcher.mine[0] if watcher.mine else None
    text = "" if command.reaction is not None else clean(command.text)
    return ChatRecord(
        room=WATCHERS if seat is None else "players",
        seat=seat,
        name=watcher.name if seat is None else table.state.seats[seat].name,
        text=text,
        reaction=command.reaction,
        at=time.time(),
        command=command.id,
    )


def clean(text: str) -> str:
    """Return a line of plain text; Refusal if it is none."""
    text = " ".join(text.split())
    if not text:
        raise Refusal("malformed", "there is nothing in it")
    if len(text) > LONGEST_LINE:
        raise Refusal("too-big", f"a line has at most {LONGEST_LINE} letters")
    if any(unicodedata.category(letter) in ("Cc", "Cs", "Co") or letter in TURNING for letter in text):
        raise Refusal("malformed", "a line is plain text, without control characters")
    return text
