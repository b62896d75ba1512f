"""Several games at once: where is somebody awaited? Told from what is kept, without opening the tables."""

from collections.abc import Sequence

from messina.server import messages as wire
from messina.server.table.keys import hashes_of, is_among
from messina.server.table.stored import gist_of
from messina.server.tables.registry import DamagedTable, Hall, NoSuchTable
from messina.store import Gist, TableRecord

MOST_KEYS = 8


async def standings(hall: Hall, asked: Sequence[wire.KnownTable], address: str) -> list[wire.GameStanding]:
    keys = {one.id: one.keys[:MOST_KEYS] for one in asked if "\0" not in one.id}
    found = await hall.store.table_records(list(keys))
    return [await standing(hall, kept, keys[kept.id], address) for kept in found]


async def standing(hall: Hall, kept: TableRecord, keys: Sequence[str], address: str) -> wire.GameStanding:
    gist = kept.gist or await opened(hall, kept.id, address)
    hashes = hashes_of(keys)
    asked = None if kept.finished or gist.asked not in range(len(kept.seats)) else gist.asked
    seat = None if asked is None else kept.seats[asked]
    mine = seat is not None and seat.bot is None and is_among(seat.key_hash, hashes)
    return wire.GameStanding(
        id=kept.id,
        version=kept.version,
        round=gist.round,
        my_turn=mine,
        awaited=asked,
        finished=kept.finished,
        scores=list(gist.scores),
        rematch=kept.rematch,
    )


async def opened(hall: Hall, id: str, address: str) -> Gist:
    """Of a table nobody has touched since such things are kept."""
    try:
        game = (await hall.find(id, address)).state.game
    except (NoSuchTable, DamagedTable):
        game = None
    return Gist(0, None, ()) if game is None else gist_of(game)
