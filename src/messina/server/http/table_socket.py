"""The session of a socket: hello, welcome and view, then commands and what comes of them."""

import asyncio
import contextlib
import itertools
import logging
import time

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from messina.notation.actions import action_text
from messina.notation.positions import position_text
from messina.server import messages as wire
from messina.server.http.host_check import is_same_site
from messina.server.http.responses import problem_response
from messina.server.processes.rate_limits import Bucket, address_of
from messina.server.social.chat_commands import carry_out_chat
from messina.server.table.commands import LONGEST_ID, Act, Undo
from messina.server.table.keys import is_owner, own_key_hash, seats_of
from messina.server.table.live import Table
from messina.server.table.refusal import Refusal
from messina.server.table.seating import checked_name
from messina.server.tables.registry import DamagedTable, Hall, NoSuchTable
from messina.store import StoreError
from messina.words.hint_reasons import why
from messina.words.question_phrases import answer as answer_phrase

POLICY_VIOLATION = 1008
TOO_BIG = 1009
BROKEN = 1011
TRY_AGAIN = 1013
NO_SUCH_TABLE = 4404
NOT_YET = 4403
CLOSED_WITH: dict[wire.Reason, int] = {"damaged": BROKEN, "not-yet": NOT_YET, "not-kept": TRY_AGAIN}
"""Where whoever says hello is refused; 1008 for all other reasons."""
MOST_TOKENS = 16
PATIENCE = 20
"""Bad messages after which a socket is closed."""

log = logging.getLogger("messina.server")
commands_in: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


class Ended(Exception):
    """The session is over; `code` tells the client why."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class Connection:
    """One browser at a table. Messages wait for it in a queue; who does not read them is dropped."""

    numbers = itertools.count()

    def __init__(self, socket: WebSocket, waiting: int) -> None:
        self.number = next(self.numbers)
        self._socket = socket
        self._most = waiting
        self._unsent: list[str] = []
        self._sending: asyncio.Future[None] | None = None
        """Done when there is something to send again."""
        self.dropped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.mine: list[int] = []
        self.keys: dict[int, str | None] = {}
        self.owner = False
        self.name = ""
        self.seen = 0

    def send(self, message: str) -> None:
        """Queue a message; too many that nobody has read drop the connection."""
        if len(self._unsent) == self._most:
            self.drop()
            return
        self._unsent.append(message)
        if self._sending is not None and not self._sending.done():
            self._sending.set_result(None)

    def drop(self) -> None:
        if not self.dropped.done():
            self.dropped.set_result(None)

    async def send_all(self) -> None:
        """Send what waits, for as long as the socket lives."""
        while True:
            await self.empty()
            self._sending = asyncio.get_running_loop().create_future()
            await self._sending

    async def empty(self) -> None:
        """Send what waits now."""
        while self._unsent:
            await self._socket.send_text(self._unsent.pop(0))


class Session:
    """One socket from hello to good-bye."""

    def __init__(self, hall: Hall, socket: WebSocket) -> None:
        settings = hall.settings
        self._hall = hall
        self._address = address_of(socket)
        self._socket = socket
        self._connection = Connection(socket, settings.waiting_messages)
        self._bucket = Bucket(settings.messages_a_second, settings.messages_at_once)
        self._bad = 0
        self._saw = 0
        """The last version that a page has shown."""
        self._hint: asyncio.Task[None] | None = None
        self._command: asyncio.Future[None] | None = None
        """Done when the last command was carried out."""

    async def run(self, table_id: str) -> None:
        """Serve the socket from the first message to the last."""
        sending = asyncio.create_task(self._connection.send_all())
        serving = asyncio.create_task(self._serve(table_id))
        tasks = (sending, serving)
        try:
            await asyncio.wait((*tasks, self._connection.dropped), return_when=asyncio.FIRST_COMPLETED)
            code = await self._say_goodbye(serving)
        finally:
            for task in (*tasks, self._hint):
                if task is not None:
                    task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            report(outcome)
        await self._close(code)

    async def _say_goodbye(self, serving: "asyncio.Task[None]") -> int:
        """Send what still waits, and the outcome of a command under way; return the code to close with."""
        code = 1000
        with contextlib.suppress(Exception):
            if self._connection.dropped.done():
                code = TRY_AGAIN
                if self._command is not None:
                    await asyncio.wait_for(self._command, 1)
            elif serving.done() and serving.exception() is not None:
                ended = serving.exception()
                left = isinstance(ended, WebSocketDisconnect | RuntimeError | OSError)
                code = ended.code if isinstance(ended, Ended) else 1000 if left else BROKEN
            await asyncio.wait_for(self._connection.empty(), 1)
        return code

    async def _close(self, code: int) -> None:
        if self._socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._socket.close(code), 1)

    async def _serve(self, table_id: str) -> None:
        try:
            table = await self._hall.find(table_id, self._address)
        except NoSuchTable as missing:
            self._refuse("", "no-such-table", str(missing))
            raise Ended(NO_SUCH_TABLE) from None
        except DamagedTable as damaged:
            self._refuse("", "damaged", str(damaged))
            raise Ended(BROKEN) from None
        except StoreError as failure:
            self._refuse("", "not-kept", str(failure))
            raise Ended(TRY_AGAIN) from None
        try:
            hello = await asyncio.wait_for(self._receive_hello(), self._hall.settings.hello_within)
        except TimeoutError:
            raise Ended(POLICY_VIOLATION) from None
        try:
            await self._sit_down(table, hello)
        except StoreError as failure:
            self._refuse("hello", "not-kept", str(failure))
            raise Ended(TRY_AGAIN) from None
        except Refusal as refusal:
            self._refuse("hello", refusal.reason, refusal.detail)
            raise Ended(CLOSED_WITH.get(refusal.reason, POLICY_VIOLATION)) from None
        try:
            while True:
                command = await self._receive()
                if command is not None:
                    await self._carry_out(table, command)
        finally:
            table.audience.leave(self._connection)

    async def _receive_hello(self) -> wire.Hello:
        while True:
            message = await self._receive()
            if isinstance(message, wire.Hello):
                return message
            if message is not None and not isinstance(message, wire.Notice):
                self._refuse(message.id[:LONGEST_ID], "malformed", "the first message is hello")

    async def _receive(self) -> wire.ClientMessage | None:
        """Receive the next message; None if it was refused as such."""
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        data = received.get("text") or received.get("bytes") or ""
        if len(data) > self._hall.settings.message_limit:
            self._refuse("", "too-big", "a message has at most 64 kB")
            raise Ended(TOO_BIG)
        if not self._bucket.take():
            self._refuse(given_id(data), "too-fast", "too many messages at once")
            await asyncio.sleep(self._bucket.wait)  # who is too fast is read more slowly, not shown the door
            return None
        try:
            return commands_in.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            self._refuse_bad_message(given_id(data), "malformed", str(problem))
            return None

    def _refuse_bad_message(self, id: str, reason: wire.Reason, detail: str) -> None:
        self._refuse(id, reason, detail)
        self._bad += 1
        if self._bad > PATIENCE:
            raise Ended(POLICY_VIOLATION)

    def _send(self, message: wire.ServerMessage) -> None:
        self._connection.send(wire.encoded(message))

    def _refuse(self, id: str, reason: wire.Reason, detail: str) -> None:
        self._hall.metrics.refused(reason)
        self._send(wire.Refused(id=id, reason=reason, detail=detail))

    async def _sit_down(self, table: Table, hello: wire.Hello) -> None:
        async with table.turn:
            await table.catch_up()  # nobody may have looked here while others played elsewhere
            if table.stale:
                raise Ended(TRY_AGAIN)
            mine = seats_of([*hello.tokens[:MOST_TOKENS], hello.key], table.state.seats)
            self._make_room(table, mine)
            await table.claim(mine, checked_name(hello.name), own_key_hash(hello.key))
            self._connection.mine = mine
            self._connection.keys = {seat: table.state.seats[seat].key_hash for seat in mine}
            self._connection.owner = is_owner(hello.tokens[:MOST_TOKENS], table.state.record.owner)
            self._connection.name = "" if mine else checked_name(hello.name)
            self._connection.seen = hello.version
            await self._hall.daily.check_seen(table, hello.tokens[:MOST_TOKENS], mine)
            table.audience.join(self._connection)
            await table.chat.send_last_lines(self._connection)
        if len(mine) + self._connection.owner < len(set(hello.tokens)):
            self._refuse("hello", "unknown-key", "a key does not belong to this table")

    def _make_room(self, table: Table, mine: list[int]) -> None:
        """Refuse a spectator too many; of one player's sockets too many drop the oldest."""
        settings = self._hall.settings
        if not mine:
            if table.audience.spectators >= settings.sockets_a_table:
                self._refuse("", "too-many", "too many are looking at this table")
                raise Ended(TRY_AGAIN)
            return
        others = [
            other for other in table.audience.watchers if isinstance(other, Connection) and other.mine == mine
        ]
        others.sort(key=lambda other: other.number)
        room = max(1, settings.sockets_a_seat - table.audience.sockets_elsewhere(mine))
        for other in others[: max(0, len(others) + 1 - room)]:
            other.drop()

    async def _carry_out(self, table: Table, command: wire.ClientMessage) -> None:
        if isinstance(command, wire.Hello):
            self._refuse_bad_message("hello", "malformed", "hello was said before")
            return
        if isinstance(command, wire.Notice):
            await self._note(table, command)
            return
        began = time.perf_counter()
        self._command = asyncio.get_running_loop().create_future()
        try:
            if table.stale:
                raise Ended(TRY_AGAIN)
            if isinstance(command, wire.ChatCommand):
                pace = self._socket.app.state.chat
                self._send(await carry_out_chat(table, self._connection, command, pace, self._address))
            elif isinstance(command, wire.AskHint):
                self._think_about_hint(table, command)
            else:
                self._send(await table.give_once(players_command(self._connection.mine, command)))
        except Refusal as refusal:
            self._refuse(command.id[:LONGEST_ID], refusal.reason, refusal.detail)
        except StoreError as failure:
            self._refuse(command.id[:LONGEST_ID], "not-kept", str(failure))
        finally:
            if not self._command.done():
                self._command.set_result(None)
            self._hall.metrics.commands.observe(time.perf_counter() - began)

    async def _note(self, table: Table, notice: wire.Notice) -> None:
        if isinstance(notice, wire.Ping):
            self._send(wire.Pong())
        elif isinstance(notice, wire.Misfit):
            self._hall.metrics.misfit(notice.events)
        else:
            await self._note_seen(table, notice.version)

    async def _note_seen(self, table: Table, version: int) -> None:
        """Keep that somebody has seen a version, so that nobody notifies them; losing it does no harm."""
        if self._connection.mine and self._saw < version <= table.state.version:
            self._saw = version
            with contextlib.suppress(StoreError):
                await self._hall.store.seen(table.id, self._connection.mine, version)

    def _think_about_hint(self, table: Table, asked: wire.AskHint) -> None:
        """Begin a hint, which takes its time; the player may go on meanwhile."""
        if self._hint is not None and not self._hint.done():
            raise Refusal("too-fast", "a hint is being thought about")
        self._hint = asyncio.create_task(self._give_hint(table, asked))

    async def _give_hint(self, table: Table, asked: wire.AskHint) -> None:
        try:
            self._send(await give_hint(self._hall, table, asked, self._connection.mine, self._address))
        except Refusal as refusal:
            self._refuse(asked.id[:LONGEST_ID], refusal.reason, refusal.detail)


def report(outcome: object) -> None:
    """Log what should not happen, without anything a client has said."""
    expected = (asyncio.CancelledError, Ended, WebSocketDisconnect, RuntimeError, OSError)
    if isinstance(outcome, BaseException) and not isinstance(outcome, expected):
        log.error("a session broke off", exc_info=outcome)


def given_id(data: str | bytes) -> str:
    """Return the id in a message that is wrong otherwise, so that its sender knows which one was refused."""
    try:
        found = msgspec.json.decode(data).get("id")
    except (msgspec.DecodeError, UnicodeError, AttributeError, RecursionError):
        return ""
    return found if isinstance(found, str) and len(found) <= LONGEST_ID else ""


def players_command(seats: list[int], command: wire.Act | wire.UndoStep | wire.RestartTurn) -> Act | Undo:
    """Make the command of somebody with these seats out of a message."""
    if isinstance(command, wire.Act):
        return Act(seats, command.id, command.version, [command.code, *command.then])
    return Undo(seats, command.id, command.version, whole_turn=isinstance(command, wire.RestartTurn))


async def give_hint(
    hall: Hall, table: Table, asked: wire.AskHint, seats: list[int], address: str
) -> wire.HintGiven:
    state = table.state
    game, seat = state.game, state.asked
    if game is None or seat is None or seat not in seats or seat in state.bots:
        raise Refusal("not-your-seat", "it is not for you to decide now")
    if asked.version != state.version:
        raise Refusal("stale", f"the table is at version {state.version}, not {asked.version}")
    answer = await hall.hint(table, seat, position_text(game.state), address)
    if answer.problem or asked.version != state.version:
        raise Refusal("no-hint", answer.problem or "the table has moved on")
    best, *others = answer.turns
    code = best.codes[0]
    rival = answer_phrase(game.state, others[0].kind) if others else None
    return wire.HintGiven(
        id=asked.id,
        text=action_text(game.box, code),
        code=code,
        then=list(best.codes[1:]),
        goal=answer_phrase(game.state, best.kind),
        why=None if rival is None else why(best.reason, best.worth - others[0].worth, rival, best.facts),
        terms=list(best.terms),
    )


class SocketEndpoint:
    """Serves the sockets of tables.

    It speaks ASGI itself: Starlette would keep a function in several layers of others while the socket lives.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await serve_socket(WebSocket(scope, receive, send))


async def serve_socket(socket: WebSocket) -> None:
    hall: Hall = socket.app.state.hall
    address = address_of(socket)
    if not is_same_site(socket, hall.settings):
        await socket.close(POLICY_VIOLATION)
        return
    if not socket.app.state.handshakes.take(address):
        hall.metrics.refused("too-fast")
        await socket.send_denial_response(problem_response("too-fast", "too many new sockets; wait a little"))
        return
    if not socket.app.state.sockets.enter(address):
        hall.metrics.refused("too-many")
        await socket.send_denial_response(problem_response("too-many", "too many sockets of one address"))
        return
    try:
        await socket.accept()
        await Session(hall, socket).run(socket.path_params["id"])
    finally:
        socket.app.state.sockets.leave(address)
