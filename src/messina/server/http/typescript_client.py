"""The wire in TypeScript: the client's `wire.ts` and `net/calls.ts` are written here, and never by hand.

Names out of a fixed list become unions, structures become interfaces, and every event of the rules is a type
of its own, told apart by its name. Every endpoint becomes a function. `make wire` writes the files; a test
holds that they are written.
"""

import ast
import inspect
import re
import types
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from starlette.responses import Response

from messina.rules import events as rules_events
from messina.rules.events import Event
from messina.server.http.endpoints import Endpoint
from messina.server.http.routes import ENDPOINTS
from messina.server.messages import analysis, chat, http, names, notifications, printed, social, table, talk
from messina.server.messages.base import WHOLE, Command, Wire
from messina.server.views.events import type_of
from messina.words.phrases import Phrase

FILE: Final = Path("web/src/lib/wire.ts")
CALLS: Final = Path("web/src/lib/net/calls.ts")
HEADING: Final = """\
/** What goes over the wire. Written by `make wire` from src/messina/server/messages: change it there. */
"""
CALLS_HEADING: Final = """\
/** The calls of the http side. Written by `make wire` from the endpoints of the server: change them there. */

import type {{
{types}}} from '../wire';
import {{ address, call }} from './rest';
"""
PATH_PARAMETER: Final = re.compile(r"\{(\w+)\}")
MODULES: Final = (names, printed, table, chat, talk, http, social, analysis, notifications)
EVENTS: Final = """\
export type EventName = keyof EventArguments;

/** One thing that happened: its name, its arguments, and how it is told. */
export type Event = { [Name in EventName]: Telling & { name: Name; args: EventArguments[Name] } }[EventName];
"""
PHRASES: Final = """\
export type Argument = string | number | Phrase | Phrase[];

/** A message still to be said: its id and arguments, which may be phrases themselves (a list is joined). */
export interface Phrase {
  id: string;
  args?: Record<string, Argument>;
  /** How a list of phrases is joined: all of them, or one of them. */
  join?: 'and' | 'or';
}
"""
PLAIN: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
}
EVENT: Final = "Event"


class Source:
    """Reads the source of a module: the order of its definitions and the texts under them."""

    def __init__(self, module: types.ModuleType) -> None:
        self.module = module
        self.body = ast.parse(inspect.getsource(module)).body

    def docs_of(self, body: list[ast.stmt]) -> dict[str, str]:
        """Return the text under each assignment or field."""
        found = {}
        for statement, below in pairwise(body):
            text = said(below)
            if text is not None and (name := defined(statement)) is not None:
                found[name] = text
        return found

    def definitions(self) -> Iterator[str]:
        docs = self.docs_of(self.body)
        for statement in self.body:
            if isinstance(statement, ast.ClassDef) and statement.name != EVENT:
                kind: type[msgspec.Struct] = vars(self.module)[statement.name]
                yield interface(kind, statement.body, self.docs_of(statement.body))
            elif isinstance(statement, ast.Assign) and (name := defined(statement)) is not None:
                value = vars(self.module)[name]
                yield comment(docs.get(name)) + f"export type {name} = {spelled_out(value)};\n"


def said(statement: ast.stmt) -> str | None:
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return inspect.cleandoc(str(statement.value.value))
    return None


def defined(statement: ast.stmt) -> str | None:
    target = statement.targets[0] if isinstance(statement, ast.Assign) else None
    target = statement.target if isinstance(statement, ast.AnnAssign) else target
    return target.id if isinstance(target, ast.Name) else None


def comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    lines = text.replace("None", "null").splitlines()
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join(
        [f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"]
    )


ALIASES: Final = {
    name: value
    for module in MODULES
    for name, value in vars(module).items()
    if name in {defined(statement) for statement in ast.parse(inspect.getsource(module)).body}
}
"""Types with names of their own."""


def spelled(kind: Any) -> str:
    """Return a type in TypeScript, by its name if it has one."""
    for name, alias in ALIASES.items():
        if alias == kind and get_origin(kind) is not None:
            return name
    return spelled_out(kind)


def spelled_out(kind: Any) -> str:
    """Return a type in TypeScript, spelled out; raise TypeError if there is none."""
    if kind in PLAIN:
        return PLAIN[kind]
    if kind is Phrase:
        return "Phrase"
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    origin, inside = get_origin(kind), get_args(kind)
    if hasattr(kind, "__metadata__"):
        return annotated(inside[0], kind.__metadata__)
    if origin is Literal:
        return " | ".join(f"'{name}'" for name in inside)
    if origin in (Union, types.UnionType):
        return " | ".join(spelled(one) for one in inside)
    if origin is list:
        item = spelled(inside[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(spelled(one) for one in inside)}]"
    if origin is dict:
        return record(kind) if inside[0] is str else f"Partial<{record(kind)}>"
    raise TypeError(f"{kind} has no type in TypeScript")


def annotated(kind: Any, notes: tuple[Any, ...]) -> str:
    if WHOLE in notes:
        return record(kind)
    [note] = notes
    if note.extra_json_schema is None:  # a range: a number all the same
        return spelled(kind)
    return " | ".join(f"'{name}'" for name in note.extra_json_schema["enum"])


def record(kind: Any) -> str:
    key, value = get_args(kind)
    return f"Record<{spelled(key)}, {spelled(value)}>"


def interface(kind: type[msgspec.Struct], body: list[ast.stmt], docs: dict[str, str]) -> str:
    [base, *_] = kind.__bases__
    inherited = "" if base in (Wire, Command) else f" extends {base.__name__}"
    hints = get_type_hints(kind, include_extras=True)
    sent_whole = issubclass(kind, Wire) and not kind.__struct_config__.omit_defaults
    optional = {one.name for one in msgspec.structs.fields(kind) if not one.required and not sent_whole}
    lines = [comment(said(body[0])), f"export interface {kind.__name__}{inherited} {{\n"]
    if kind.__struct_config__.tag is not None:
        lines.append(f"  type: '{kind.__struct_config__.tag}';\n")
    for statement in body:
        name = defined(statement)
        if name is not None:
            lines.append(comment(docs.get(name), "  "))
            lines.append(f"  {name}{'?' if name in optional else ''}: {spelled(hints[name])};\n")
    return "".join([*lines, "}\n"])


def event_docs() -> dict[str, str | None]:
    """Return the docstring of each event, from the source: a compiled module has lost them."""
    source = Path(str(rules_events.__file__)).with_name("events.py").read_text(encoding="utf-8")
    return {
        kind.name: ast.get_docstring(kind)
        for kind in ast.parse(source).body
        if isinstance(kind, ast.ClassDef)
    }


def events() -> str:
    """Return the arguments of every event by its name, and the union of all events."""
    docs = event_docs()
    lines = ["/** What each event tells, in the game's words. */\n", "export interface EventArguments {\n"]
    for kind in get_args(Event):
        told = docs[kind.__name__]
        fields = "; ".join(f"{name}: {argument(kind, name)}" for name in kind._fields)
        lines += [comment(told, "  "), f"  {kind.__name__}: {{ {fields} }};\n"]
    return "".join([*lines, "}\n\n", EVENTS])


def argument(kind: Any, name: str) -> str:
    return spelled(type_of(kind, name))


def wire() -> str:
    """Return the content of `wire.ts`."""
    definitions = [text for module in MODULES for text in Source(module).definitions()]
    return "\n".join([HEADING, PHRASES, *definitions, events()])


def calls() -> str:
    """Return the content of `calls.ts`: a function for each endpoint."""
    endpoints = [one for one in ENDPOINTS if one.returns is not Response]
    kinds = [kind for one in endpoints for kind in (one.body, one.returns, *get_args(one.returns))]
    names = sorted({kind.__name__ for kind in kinds if isinstance(kind, type(Wire))})
    types = "".join(f"  {name},\n" for name in names)
    return "\n".join([CALLS_HEADING.format(types=types), *map(function, endpoints)])


def function(endpoint: Endpoint) -> str:
    """Return the function that calls an endpoint, or gives its address if it sends a text to download."""
    taken = [f"{name}: {spelled(kind)}" for name, kind in endpoint.in_path.items()]
    path = PATH_PARAMETER.sub(r"${encodeURIComponent(\1)}", endpoint.path)
    path = f"`{path}`" if endpoint.in_path else f"'{path}'"
    if endpoint.returns is str:
        head = f"export const {endpoint.name}Address = ({', '.join(taken)}): string =>"
        return f"{comment(endpoint.about)}{head}\n  address({path});\n"
    options = []
    if endpoint.body is not None:
        taken.append(f"body: {spelled(endpoint.body)}")
        options.append("body")
    if endpoint.in_query:
        fields = "; ".join(f"{name}?: {spelled(kind)}" for name, kind in endpoint.in_query.items())
        taken.append(f"query: {{ {fields} }}")
        options.append("query")
    if endpoint.key is not None:
        taken.append("keys: readonly string[]")
        options.append("keys")
    given = f", {{ {', '.join(options)} }}" if options else ""
    head = (
        f"export const {call_name(endpoint)} = ({', '.join(taken)}): Promise<{spelled(endpoint.returns)}> =>"
    )
    return f"{comment(endpoint.about)}{head}\n  call('{endpoint.method}', {path}{given});\n"


def call_name(endpoint: Endpoint) -> str:
    """Return the name of the function: a handler of GET is named after what it returns."""
    first, *others = [*(["fetch"] if endpoint.method == "GET" else []), *endpoint.name.split("_")]
    return first + "".join(map(str.title, others))


if __name__ == "__main__":
    FILE.write_text(wire(), encoding="utf-8")
    CALLS.write_text(calls(), encoding="utf-8")
