"""Who waits for a seat at a live table, as the floor has written it down."""

from typing import Final

import msgspec

from ruleone.room.desk import events as e


class Name(msgspec.Struct):
    """Somebody who waits, at a table or with None for any, and when he was called last."""

    number: int
    name: str
    table: str | None
    since_ms: int
    called_ms: int | None = None
    person: str = ""


class FloorList:
    """The names in the order in which they came; `count` are all that there ever were."""

    def __init__(self) -> None:
        self.names: Final[dict[int, Name]] = {}
        self.count = 0

    def apply(self, event: e.ListEvent) -> None:
        """Take in an event."""
        match event:
            case e.NameListed():
                self.count = event.number
                listed = Name(
                    event.number, event.name, event.table, event.at_ms, person=event.person
                )
                self.names[event.number] = listed
            case e.NameCalled():
                self.names[event.number].called_ms = event.at_ms
            case e.NameStruck():
                del self.names[event.number]
