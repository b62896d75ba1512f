"""The http API described for programs (OpenAPI), from the declarations of its endpoints."""

from collections.abc import Iterable
from typing import Any

import msgspec
from starlette.responses import Response

from messina.server import messages as wire
from messina.server.http.endpoints import OPTIONAL_KEYS, Endpoint

Schemas = dict[str, dict[str, Any]]
SCHEMA_OF = {str: {"type": "string"}, int: {"type": "integer", "minimum": 0}}


def describe(endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """Return the OpenAPI description of all endpoints that programs have a use for."""
    described = [one for one in endpoints if one.returns is not Response]
    kinds = {kind for one in described for kind in (one.body, one.returns) if kind is not None}
    sent = [*sorted(kinds, key=str), wire.Problem, wire.ServerMessage, wire.ClientMessage]
    schemas, components = msgspec.json.schema_components(sent, ref_template="#/components/schemas/{name}")
    of = dict(zip(map(str, sent), schemas, strict=True))
    components["ServerMessage"], components["ClientMessage"] = schemas[-2:]
    paths: dict[str, Any] = {}
    for one in described:
        paths.setdefault(one.path, {})[one.method.lower()] = operation(one, of)
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
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(endpoint: Endpoint, schemas: Schemas) -> dict[str, Any]:
    """Return the description of one endpoint."""
    summary, _, rest = endpoint.about.partition(". ")
    found: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": summary.removesuffix("."),
        "description": rest,
        "parameters": [
            *(parameter(name, "path", kind) for name, kind in endpoint.in_path.items()),
            *(parameter(name, "query", kind) for name, kind in endpoint.in_query.items()),
        ],
        "responses": {
            str(endpoint.status): {"description": summary, "content": content(endpoint.returns, schemas)},
            "default": {"description": "Why not", "content": content(wire.Problem, schemas)},
        },
    }
    if endpoint.key is not None:
        found["security"] = [{"key": []}, {}] if endpoint.key in OPTIONAL_KEYS else [{"key": []}]
    if endpoint.body is not None:
        found["requestBody"] = {"required": True, "content": content(endpoint.body, schemas)}
    return found


def parameter(name: str, place: str, kind: type) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": SCHEMA_OF[kind]}


def content(kind: Any, schemas: Schemas) -> dict[str, Any]:
    media = "text/plain" if kind is str else "application/json"
    return {media: {"schema": schemas[str(kind)]}}
