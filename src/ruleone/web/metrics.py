"""Measurements of the room for Prometheus. No names, no ids, no secrets."""

import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from ruleone.room.commands import Ask
from ruleone.room.views import Answer
from ruleone.rulebook.citation import Refusal


class Metrics:
    """Counters of one room, in a registry of their own."""

    def __init__(self) -> None:
        self._registry: Final = CollectorRegistry()
        self._asks: Final = Counter(
            "ruleone_asks",
            "Asks, by command and result",
            ("command", "result"),
            registry=self._registry,
        )
        self._unread: Final = Counter(
            "ruleone_frames_unread",
            "Frames that were no ask, by reason",
            ("code",),
            registry=self._registry,
        )
        self._sent: Final = Counter(
            "ruleone_frames_sent", "Frames sent to browsers", registry=self._registry
        )
        self._durable: Final = Histogram(
            "ruleone_journal_seconds",
            "From an outcome until it is durable",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5),
            registry=self._registry,
        )
        self._sockets: Final = Gauge(
            "ruleone_sockets", "Connections open now", registry=self._registry
        )
        self._unseen: Final = Gauge(
            "ruleone_outcomes_unseen", "Outcomes not yet durable", registry=self._registry
        )

    def watch(self, *, sockets: Callable[[], int], unseen: Callable[[], int]) -> None:
        """Register the sources of the two gauges."""
        self._sockets.set_function(sockets)
        self._unseen.set_function(unseen)

    def asked(self, ask: Ask, answer: Answer) -> None:
        """Count an ask and its answer."""
        result = "refused" if isinstance(answer.result, Refusal) else "accepted"
        self._asks.labels(type(ask.do).__name__, result).inc()

    def unread(self, code: str) -> None:
        """Count a frame that could not be read, or came too fast."""
        self._unread.labels(code).inc()

    def sent(self) -> None:
        """Count a frame sent."""
        self._sent.inc()

    def wrote(self, durable: Future[None] | None) -> None:
        """Time an outcome on its way to the journal, until it is durable."""
        if durable is not None:
            began_s = time.monotonic()
            durable.add_done_callback(lambda _: self._durable.observe(time.monotonic() - began_s))

    def text(self) -> bytes:
        """Return all of it in the exposition format."""
        return generate_latest(self._registry)
