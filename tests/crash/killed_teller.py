"""`ruleone serve` that kills its own process with -9 on the way from the journal to a program
that is told of what happens.

RULEONE_DEATH says where: `erased` (a person's name is gone, and still stands in what waits);
of what tells of a new event, `found` (the journal has the event, nobody has noted that it is to be
sent), `noted` (it has been, nothing was sent), `heard` (the program has it, nobody has noted that).
"""

import os
import signal
from collections.abc import Iterable, Iterator
from typing import Any, Final

from ruleone.cli.main import main
from ruleone.store.deliveries import Deliveries, Delivery
from ruleone.web.hooks.dispatcher import Dispatcher

DEATH: Final = os.environ["RULEONE_DEATH"]
KIND: Final = "event-created"


def die() -> None:
    """End as by a power cut."""
    os.kill(os.getpid(), signal.SIGKILL)


def doom() -> None:
    """Put the death in its place."""
    made, take, ended = Dispatcher._made, Deliveries.take, Deliveries.ended
    erased = Dispatcher.erased

    def doomed_made(self: Dispatcher, *given: Any) -> Iterator[Delivery]:
        for one in made(self, *given):
            if DEATH == "found" and one.kind == KIND:
                die()
            yield one

    def doomed_take(self: Deliveries, stream: str, version: int, fresh: Iterable[Delivery]) -> None:
        some = tuple(fresh)
        take(self, stream, version, some)
        if DEATH == "noted" and any(one.kind == KIND for one in some):
            die()

    def doomed_ended(self: Deliveries, one: Delivery) -> None:
        if DEATH == "heard" and one.kind == KIND:
            die()
        ended(self, one)

    def doomed_erased(self: Dispatcher) -> None:
        if DEATH == "erased":
            die()
        erased(self)

    for owner, name, doomed in (
        (Dispatcher, "erased", doomed_erased),
        (Dispatcher, "_made", doomed_made),
        (Deliveries, "take", doomed_take),
        (Deliveries, "ended", doomed_ended),
    ):
        setattr(owner, name, doomed)


if __name__ == "__main__":
    doom()
    main()
