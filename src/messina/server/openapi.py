"""The http API described for programs, from the same structures that are sent."""

from functools import cache
from typing import Any

import msgspec

from messina.server import messages as wire

# path, method, what it does, what is sent, what comes back
PATHS: tuple[tuple[str, str, str, Any, Any], ...] = (
    ("/api/health", "get", "Is the server well?", None, wire.Health),
    ("/api/packs", "get", "The component packs one can play with", None, list[wire.PackInfo]),
    ("/api/printed/{hash}", "get", "Everything printed in a pack", None, wire.Printed),
    ("/api/components", "get", "Where the values of the included pack come from", None, wire.Components),
    ("/api/address", "get", "Where others find this server", None, wire.Address),
    ("/api/bots", "get", "The bots one can play against", None, list[wire.BotInfo]),
    ("/api/tutorial", "get", "The guided first game", None, wire.Lesson),
    ("/api/tutorial/moments/{at}", "get", "Its table after so many steps", None, wire.LessonMoment),
    ("/api/tables", "post", "Set a new table", wire.NewTable, wire.TableCreated),
    ("/api/tables/import", "post", "Make a table of a recorded game", str, wire.TableCreated),
    ("/api/tables/{id}", "get", "Who sits at a table", None, wire.TableInfo),
    ("/api/tables/{id}/replay", "get", "Where turns and rounds begin", None, wire.ReplayIndex),
    ("/api/tables/{id}/moments/{at}", "get", "The table after so many steps", None, wire.Moment),
    ("/api/tables/{id}/record", "get", "The game as a text file", None, str),
    ("/api/tables/{id}/fork", "post", "Play on from a moment", wire.ForkTable, wire.TableCreated),
    ("/api/tables/{id}/analysis", "get", "What a strong player makes of a game", None, wire.Analysis),
    ("/api/tables/{id}/analysis", "post", "Begin to analyse a finished game", None, wire.Analysis),
    ("/api/tables/{id}/analysis/{turn}", "get", "A turn beside the best one", None, wire.Lines),
    ("/api/board", "post", "A position after some answers", wire.AskBoard, wire.Board),
    ("/api/board/turns", "post", "The best turns in a position", wire.AskBoard, wire.BestTurns),
    ("/api/board/verdict", "post", "What some answers gave away", wire.AskBoard, wire.Verdict),
    ("/api/puzzles/{day}", "get", "The puzzle of a day", None, wire.Puzzle),
    ("/api/tables/{id}/view", "get", "The table as a seat sees it", None, wire.TableView),
    ("/api/tables/{id}/claim", "post", "Take a seat without a socket", wire.ClaimSeat, wire.TableInfo),
    ("/api/tables/{id}/seats/{seat}/link", "post", "A new link for a seat", None, wire.SeatKey),
    ("/api/tables/{id}/seats/{seat}/bot", "post", "Let a bot play a seat", wire.HandToBot, wire.TableInfo),
    ("/api/tables/{id}/seats/{seat}/back", "post", "Take one's seat back", None, wire.TableInfo),
    ("/api/tables/{id}/end", "post", "End a table", None, wire.TableInfo),
    ("/api/tables/{id}/act", "post", "Answer the present question", wire.HttpAct, wire.Done),
    ("/api/tables/{id}/undo", "post", "Take back the last decision", wire.HttpUndo, wire.Done),
    ("/api/tables/{id}/restart", "post", "Take back the whole turn", wire.HttpUndo, wire.Done),
    ("/api/tables/{id}/invitation", "get", "What a seat's link invites to", None, wire.Invitation),
    ("/api/tables/{id}/rematch", "post", "Once more with the same people", None, wire.Rematch),
    ("/api/tables/{id}/join", "post", "Take a free seat of an announced table", wire.JoinTable, wire.Joined),
    ("/api/house", "get", "What this server has switched on", None, wire.House),
    ("/api/waiting", "post", "Which games wait for me?", wire.AskWaiting, list[wire.GameStanding]),
    ("/api/hall", "get", "Announced tables to join and to watch", None, wire.HallPage),
    ("/api/daily", "get", "The scores of a day and the best of all", None, wire.DailyPage),
    ("/api/daily", "post", "Play the solo of the day", wire.PlayDaily, wire.DailyGame),
    ("/api/tables/{id}/told", "post", "Hear when it is one's turn", wire.TellMe, list[str]),
    ("/api/tables/{id}/webhook", "get", "Where the table announces", None, wire.WebhookInfo),
    ("/api/tables/{id}/webhook", "post", "Let it announce somewhere", wire.Webhook, wire.WebhookInfo),
    ("/api/tables/{id}/webhook/test", "post", "Announce a test", None, wire.Tested),
    ("/api/reach", "get", "How this server tells people something", None, wire.Reach),
    ("/api/recipients", "post", "A device or address to tell", wire.NewRecipient, wire.RecipientMade),
    ("/api/recipients/{id}", "get", "What it hears of", None, wire.RecipientInfo),
    ("/api/recipients/{id}", "post", "Change it", wire.ChangeRecipient, wire.RecipientInfo),
    ("/api/recipients/{id}/forget", "post", "No more of it", None, dict[str, str]),
    ("/api/recipients/{id}/test", "post", "Deliver a test", None, wire.Tested),
    ("/api/recipients/{id}/confirm", "post", "Yes, from a mail", wire.Confirmed, dict[str, str]),
    ("/api/recipients/{id}/leave", "post", "One click, from a mail", None, dict[str, str]),
)
QUERIES = {
    ("get", "/api/tables/{id}/view"): {"since": "integer", "wait": "integer"},
    ("get", "/api/hall"): {"open": "integer", "running": "integer", "pace": "string"},
    ("get", "/api/daily"): {"day": "string"},
    ("post", "/api/recipients/{id}/leave"): {"token": "string"},
}
WITH_KEY = (
    *(f"/api/tables/{{id}}/{what}" for what in ("view", "fork", "replay", "moments/{at}", "record")),
    *(f"/api/tables/{{id}}/seats/{{seat}}/{what}" for what in ("link", "bot", "back")),
    "/api/tables/{id}/end",
    "/api/tables/{id}/invitation",
    "/api/tables/{id}/rematch",
    "/api/daily",
    "/api/tables/{id}/webhook",
    "/api/tables/{id}/webhook/test",
    "/api/recipients/{id}",
    "/api/recipients/{id}/forget",
    "/api/recipients/{id}/test",
)
MADE = (wire.TableCreated, wire.RecipientMade)


@cache
def description() -> dict[str, Any]:
    kinds = {kind for path in PATHS for kind in path[3:] if kind is not None}
    socket = (wire.ServerMessage, wire.ClientMessage)
    ordered = [*sorted(kinds, key=str), wire.Problem, *socket]
    schemas, components = msgspec.json.schema_components(ordered, ref_template="#/components/schemas/{name}")
    by_kind = dict(zip(map(str, ordered), schemas, strict=True))
    components["ServerMessage"], components["ClientMessage"] = schemas[-2:]
    paths: dict[str, Any] = {}
    for path, method, about, sent, returned in PATHS:
        paths.setdefault(path, {})[method] = operation(path, method, about, sent, returned, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Messina 1347",
            "version": "1",
            "description": "Tables of Messina 1347. The socket /api/tables/{id}/socket takes ClientMessage"
            " and sends ServerMessage, as JSON text.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(
    path: str, method: str, about: str, sent: Any, returned: Any, schemas: dict[str, dict[str, Any]]
) -> dict[str, Any]:
    found: dict[str, Any] = {"summary": about, "parameters": parameters(path, method)}
    if path in WITH_KEY:
        found["security"] = [{"seat": []}, {}]
    if sent is not None:
        found["requestBody"] = {"required": True, "content": content(sent, schemas)}
    status = "201" if returned in MADE else "200"
    found["responses"] = {
        status: {"description": about, "content": content(returned, schemas)},
        "default": {"description": "Why not", "content": content(wire.Problem, schemas)},
    }
    return found


def parameters(path: str, method: str) -> list[dict[str, Any]]:
    named = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    in_path = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in named]
    in_query = [
        {"name": name, "in": "query", "required": False, "schema": {"type": kind}}
        for name, kind in QUERIES.get((method, path), {}).items()
    ]
    return in_path + in_query


def content(kind: Any, schemas: dict[str, dict[str, Any]]) -> dict[str, Any]:
    media = "text/plain" if kind is str else "application/json"
    return {media: {"schema": schemas[str(kind)]}}
