"""The metrics of a server for `GET /metrics` (Prometheus): numbers only, nothing about anybody."""

from collections.abc import Callable, Collection
from importlib.metadata import version
from typing import Final, get_args

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

from messina.rules.events import Event

METRICS_TYPE = CONTENT_TYPE_LATEST
VERSION: Final = version("messina")
EVENT_KINDS: Final = frozenset(kind.__name__ for kind in get_args(Event))
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """Counters, histograms and gauges of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commits = self._count("messina_commits", "Changes of tables that were kept")
        self.tables_made = self._count("messina_tables_made", "Tables that were set, forked or imported")
        self.tables_purged = self._count("messina_tables_purged", "Tables that were deleted with time")
        self.refusals = Counter(
            "messina_refusals",
            "Commands, requests and connections refused",
            ["reason"],
            registry=self.registry,
        )
        self.misfits = Counter(
            "messina_misfits",
            "Reports of pages whose events did not make the position, by each kind of these events",
            ["version", "event"],
            registry=self.registry,
        )
        self.requests = Histogram(
            "messina_request_seconds",
            "Time to answer a request over http",
            ["route", "status"],
            registry=self.registry,
            buckets=QUICK,
        )
        self.commands = Histogram(
            "messina_command_seconds",
            "Time from a command to its answer, on the disk",
            registry=self.registry,
            buckets=QUICK,
        )
        self.bot_seconds = Counter(
            "messina_bot_seconds", "Processor seconds of bots", ["kind"], registry=self.registry
        )
        self.bot_wait = Histogram(
            "messina_bot_wait_seconds", "Time a decision waited for a worker", registry=self.registry
        )

        self.dispatches = Counter(
            "messina_dispatches",
            "Messages to people who are away, and what became of an attempt to send them",
            ["channel", "outcome"],
            registry=self.registry,
        )
        self.outbox_waiting = Gauge(
            "messina_outbox_waiting", "Messages that are due or are tried again", registry=self.registry
        )
        self.outbox_age = Gauge(
            "messina_outbox_oldest_seconds",
            "How long the oldest of them has waited",
            registry=self.registry,
        )

    def _count(self, name: str, about: str) -> Counter:
        return Counter(name, about, registry=self.registry)

    def _gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        Gauge(name, about, registry=self.registry).set_function(value)

    def watch_bots(self, waiting: Callable[[], float]) -> None:
        self._gauge("messina_bot_decisions_waiting", "Decisions that wait for a worker", waiting)

    def watch_tables(self, tables: Callable[[], float], sockets: Callable[[], float]) -> None:
        self._gauge("messina_tables", "Tables in the memory", tables)
        self._gauge("messina_sockets", "Sockets at tables", sockets)

    def watch_connections(self, connections: Callable[[], float]) -> None:
        self._gauge("messina_connections", "Open connections", connections)

    def refused(self, reason: str) -> None:
        self.refusals.labels(reason).inc()

    def misfit(self, events: Collection[str]) -> None:
        """Count a report once for each kind of event in it; what is no event is not counted."""
        for kind in EVENT_KINDS.intersection(events):
            self.misfits.labels(VERSION, kind).inc()

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)
