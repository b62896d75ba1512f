"""What a store does, a chapter a module: each operation is one function of a session, beside its records.

A function does all of its work in the transaction it is given. It knows neither threads nor the kind of
database: `store.Store` makes methods of these functions, and a kind of store runs them.
"""

from messina.store.statements import (
    changes,
    chat,
    daily,
    lobby,
    outbox,
    packs,
    recipients,
    schema,
    seats,
    steps,
    subscriptions,
    tables,
)

__all__ = [
    "changes",
    "chat",
    "daily",
    "lobby",
    "outbox",
    "packs",
    "recipients",
    "schema",
    "seats",
    "steps",
    "subscriptions",
    "tables",
]
