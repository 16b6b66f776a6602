"""What the room hands back to its shell: to be shown once its writes are durable."""

from concurrent.futures import Future

import msgspec

from ruleone.room.views import Answer
from ruleone.store.journal import Write


class Outcome(msgspec.Struct, frozen=True):
    """The result of one ask, or of one wake.

    `answer` is for the connection that asked, None where time did something. `writes` go to the
    journal in one append, in their order; `beside` is done when what is kept beside it, a name, is
    durable. `changed` names the topics whose views differ now, each once: the shell builds and
    sends them to those who watch. In those of `later` no more than how the field of an event stands
    is otherwise: they may wait for their turn. `watch` is there after a `watch` command: the topics
    that this connection may see from now on. `ended` are persons who are none any more: their
    connections end. `first` must be durable before the writes are written; the texts of `forgotten`
    are for `Room.forget` once the writes are durable.
    """

    answer: Answer | None = None
    writes: tuple[Write, ...] = ()
    changed: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    watch: tuple[str, ...] | None = None
    beside: Future[None] | None = None
    ended: tuple[str, ...] = ()
    first: Future[None] | None = None
    forgotten: tuple[str, ...] = ()
