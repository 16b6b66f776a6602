"""Who waits for a seat at a live table, as the floor has written it down."""

from msgspec.structs import replace

from ruleone.room.desk import events as e


class FloorList:
    """The names by number, in the order in which they came; `count` are all that there ever were:
    a number is nobody else's, also where who had it was listed by mistake."""

    def __init__(self) -> None:
        self.names: dict[int, e.Name] = {}
        self.count = 0

    def apply(self, event: e.ListEvent) -> None:
        """Take in an event."""
        match event:
            case e.NameListed():
                self.count = event.number
                listed = e.Name(
                    event.number, event.name, event.table, event.at_ms, person=event.person
                )
                self.names[event.number] = listed
            case e.NameCalled():
                called = replace(self.names[event.number], called_ms=event.at_ms)
                self.names[event.number] = called
            case e.NameStruck() | e.ListActTakenBack(waits=None):
                del self.names[event.number]
            case e.ListActTakenBack(waits=e.Name() as waits):
                self.names[event.number] = waits
                self.names = dict(sorted(self.names.items()))
