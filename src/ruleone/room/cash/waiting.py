"""The lists of those who wait for cash tables, as their events have made them."""

from collections import OrderedDict
from collections.abc import Collection
from typing import Final, Literal

import msgspec

from ruleone.limits import CASH_SEATS_LEFT_KEPT_MAX
from ruleone.room.core.batch import Batch
from ruleone.store.journal import Row

WhyEnded = Literal["seated", "asked", "not-taken", "closed", "erased"]
"""The reason why a place on a list has ended.

`seated`: its owner has a seat there now. `asked`: at the owner's request. `not-taken`: the kept
seat was not taken in time. `closed`: the table is closed. `erased`: the house has erased the
person.
"""


class SeatWanted(msgspec.Struct, frozen=True, tag="seat-wanted"):
    """A person waits at a table, or where that is None at any table of these stakes.

    `number` counts all places on all lists, from 1: the lower number has waited longer.
    """

    number: int
    player: str
    stakes: str
    table: str | None
    at_ms: int


class SeatKept(msgspec.Struct, frozen=True, tag="seat-kept"):
    """A seat is kept for whoever has the place of this `number`, until this moment."""

    number: int
    table: str
    seat: int
    until_ms: int


class SeatKeptNoLonger(msgspec.Struct, frozen=True, tag="seat-kept-no-longer"):
    """The table is frozen: the kept seat cannot be taken, and its owner waits on."""

    number: int


class WaitEnded(msgspec.Struct, frozen=True, tag="wait-ended"):
    """The place of this number is gone."""

    number: int
    why: WhyEnded
    at_ms: int


WaitingEvent = SeatWanted | SeatKept | SeatKeptNoLonger | WaitEnded

STREAM: Final = "cash-waiting"
_event: Final = msgspec.msgpack.Decoder(WaitingEvent)


class Wait(msgspec.Struct):
    """A place on a list: the player, the table (None for any of the stakes), and the seat kept."""

    number: int
    player: str
    stakes: str
    table: str | None
    since_ms: int
    kept: SeatKept | None = None

    def serves(self, table: str, stakes: str) -> bool:
        """Whether a seat at this table, of these stakes, is one that the player waits for."""
        return self.table == table or (self.table is None and self.stakes == stakes)


class WaitingLists:
    """All places by their numbers, the longest wait first.

    `missed` has for each person the last seat that was kept and not taken, until the person waits
    or sits down again.
    """

    def __init__(self) -> None:
        self.waits: Final[dict[int, Wait]] = {}
        self.missed: Final[OrderedDict[str, Wait]] = OrderedDict()
        self._count = 0

    def read(self, row: Row) -> None:
        """Take in what the journal has."""
        self.note(_event.decode(row.payload))

    def record(self, event: WaitingEvent, batch: Batch) -> None:
        """Take in an event and write it."""
        self.note(event)
        batch.add(STREAM, event)

    def note(self, event: WaitingEvent) -> None:
        """Take in an event; the same live and restored."""
        match event:
            case SeatWanted():
                self._count = event.number
                wait = Wait(event.number, event.player, event.stakes, event.table, event.at_ms)
                self.waits[event.number] = wait
                self.missed.pop(event.player, None)
            case SeatKept():
                self.waits[event.number].kept = event
            case SeatKeptNoLonger():
                self.waits[event.number].kept = None
            case WaitEnded():
                wait = self.waits.pop(event.number)
                self.missed.pop(wait.player, None)
                if event.why == "not-taken":
                    self.missed[wait.player] = wait
                if len(self.missed) > CASH_SEATS_LEFT_KEPT_MAX:
                    self.missed.popitem(last=False)

    @property
    def next_number(self) -> int:
        """The number of the next place."""
        return self._count + 1

    def knows(self, player: str) -> bool:
        """Whether the lists have something to tell to this person alone."""
        return player in self.missed or any(self.of(player))

    def of(self, player: str) -> tuple[Wait, ...]:
        """Return the places of a person."""
        return tuple(wait for wait in self.waits.values() if wait.player == player)

    def on(self, stakes: str, table: str | None) -> tuple[Wait, ...]:
        """Return the places on one list."""
        listed = (wait for wait in self.waits.values() if wait.table == table)
        return tuple(wait for wait in listed if wait.stakes == stakes)

    def here(self, table: str, stakes: str) -> tuple[Wait, ...]:
        """Return the places to which a seat at this table may go: on its list, or its stakes'."""
        return tuple(wait for wait in self.waits.values() if wait.serves(table, stakes))

    def place(self, wait: Wait) -> int:
        """Return the rank of a place, from 1.

        On the list of a table those count too who wait for any table of its stakes.
        """
        before = (one for one in self.waits.values() if one.number <= wait.number)
        if wait.table is None:
            return sum(one.table is None and one.stakes == wait.stakes for one in before)
        return sum(one.serves(wait.table, wait.stakes) for one in before)

    def length(self, stakes: str, table: str | None) -> int:
        """Return the number of persons who wait at the table, or for any table of its stakes."""
        if table is None:
            return len(self.on(stakes, None))
        return len({wait.player for wait in self.here(table, stakes)})

    def kept_at(self, table: str) -> dict[int, str]:
        """Return the seats that are kept at a table, each with its player."""
        kept = ((wait.kept, wait.player) for wait in self.waits.values())
        return {one.seat: player for one, player in kept if one is not None and one.table == table}

    def wanting(self, table: str, stakes: str, sitting: Collection[str]) -> int:
        """Return the number of persons who wait for a seat at this table and have none kept.

        Those who sit there already are not counted.
        """
        waiting = {wait.player for wait in self.here(table, stakes) if wait.kept is None}
        return len(waiting - set(self.kept_at(table).values()) - set(sitting))

    @property
    def due_ms(self) -> int | None:
        """The time at which the first of the kept seats is offered to others."""
        kept = (wait.kept for wait in self.waits.values())
        return min((one.until_ms for one in kept if one is not None), default=None)
