"""What the director did, as pages list it."""

import msgspec

from ruleone.room.event.host.news_views import EventNews
from ruleone.rulebook.citation import Citation, Parameter, Refusal


class ActView(msgspec.Struct, frozen=True):
    """A line of the record: who did what, when by the wall and why, in words `news-<code>`, by
    which rule, and what it `did` to the event, in figures. `act` is its number. It `stands` for
    this reason, and cannot be taken back; None where it may be, as long as nothing is built on it.
    `taken_back_by` is the act that took it back, `undoes` the one that this takes back. Where it
    is taken back it is `not_again` done for this reason; None where `redo` does it. `redone_by` is
    the act that did it again, `redoes` the one that this does again."""

    act: int
    at_ms: int
    code: str
    parameters: dict[str, Parameter]
    citation: Citation | None
    did: tuple[EventNews, ...]
    stands: Refusal | None
    undoes: int | None
    taken_back_by: int | None
    not_again: Refusal | None = None
    redoes: int | None = None
    redone_by: int | None = None
