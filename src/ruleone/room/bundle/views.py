"""What is told of a file with a whole event."""

import msgspec

from ruleone.room.event.host.event_names import EventName


class BundleView(msgspec.Struct, frozen=True, tag="bundle"):
    """A whole event in a file, which comes to the same bytes again: what it is called, when it was
    over, entries, hands that were played to their end, and rows of its streams. `there` is its name
    in the room that played it, `here` the one it has in this room, None where it is not here."""

    there: str
    here: str | None
    name: EventName
    ended_ms: int
    entries: int
    hands: int
    rows: int
