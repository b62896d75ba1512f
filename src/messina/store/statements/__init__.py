"""What a store does, a chapter a module: each operation is one function of a session, beside its records.

A function does all of its work in the transaction it is given. It knows neither threads nor the kind of
database: `store.Store` makes methods of these functions, and a kind of store runs them.
"""

from messina.store.statements import changes as changes
from messina.store.statements import chat as chat
from messina.store.statements import daily as daily
from messina.store.statements import lobby as lobby
from messina.store.statements import outbox as outbox
from messina.store.statements import packs as packs
from messina.store.statements import recipients as recipients
from messina.store.statements import schema as schema
from messina.store.statements import seats as seats
from messina.store.statements import steps as steps
from messina.store.statements import subscriptions as subscriptions
from messina.store.statements import tables as tables
