"""The times at which the tables of an event are due, and the next table in turn.

The cost of an act does not grow with the number of tables. Only those are asked again at which
something happened, and those with real cards, whose hands go on beside the event.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from ruleone.room.core.dues import Dues, DuesInTurn
from ruleone.room.event.host.table_host import TableHost

NEVER: Final = 2**62
_AT_ANY_PACE: Final = -1
"""The number used in the place of dealt hands for a table where a person sits."""


class TableDues:
    """The dues of each table of an event, in order.

    `stirred` are the tables at which something may have happened since they were asked last: each
    adds itself (TableHost). `held` are those where all-in hands wait to be turned up.
    """

    def __init__(self) -> None:
        self.stirred: Final[set[int]] = set()
        self.held: Final[set[int]] = set()
        self._acts: Final = DuesInTurn()
        """Somebody acts without being asked again."""
        self._deals: Final[dict[int, DuesInTurn]] = {}
        """A hand may be dealt: by how many hands the table has dealt."""
        self._dealt: Final[dict[int, int]] = {}
        """Under which number a table stands in `_deals`."""
        self._rests: Final = Dues[int]()
        """The time for which each table rests, below 0, so that the longest comes first."""
        self._paces: Final = Dues[int]()
        """The number of hands that the tables have dealt where persons play."""
        self._with_persons: Final[set[int]] = set()
        self._ready: frozenset[int] = frozenset()

    def ask(self, tables: Mapping[int, TableHost], ready: frozenset[int]) -> None:
        """Ask the tables at which something may have happened; `ready` are those that may deal."""
        if ready is not self._ready:
            self.stirred.update(ready ^ self._ready)
            self._ready = ready
        for number in tuple(self.stirred):
            table = tables.get(number)
            self._put(number, table)
            if table is None or table.live is None:
                self.stirred.discard(number)

    def _put(self, number: int, table: TableHost | None) -> None:
        acts_ms = None if table is None else table.due_ms
        self._acts.put(number, acts_ms)
        self._rests.put(number, None if table is None else -table.deals_ms)
        self.held.discard(number)
        if table is not None and table.live is None and table.held:
            self.held.add(number)
        if (before := self._dealt.pop(number, None)) is not None:
            self._deals[before].put(number, None)
            if self._deals[before].first_ms is None:
                del self._deals[before]
        self._with_persons.discard(number)
        self._paces.put(number, None)
        if table is None or table.frozen is not None:
            return
        if number in self._ready and table.kind != "live" and acts_ms is None:
            dealt = self._dealt[number] = _AT_ANY_PACE if table.persons else table.dealt
            self._deals.setdefault(dealt, DuesInTurn()).put(number, table.deals_ms)
        if table.persons:
            self._with_persons.add(number)
            if table.in_hand or number in self._ready:
                self._paces.put(number, table.dealt)

    @property
    def acts_ms(self) -> int | None:
        """The time at which somebody next acts without being asked."""
        return self._acts.first_ms

    @property
    def rests_ms(self) -> int:
        """The time at which the table that rests the longest may deal."""
        return -(self._rests.first_ms or 0)

    @property
    def pace(self) -> int:
        """The number of hands that a table without persons may have dealt and still deal.

        Where all tables with persons are frozen nobody goes on without them; a halted one waits for
        players, so the others do not wait for it.
        """
        slowest = self._paces.first_ms
        if slowest is not None:
            return slowest
        return NEVER if self._with_persons else _AT_ANY_PACE

    def deals_ms(self, pace: int) -> int | None:
        """Return when a table that has dealt at most `pace` hands deals next."""
        dues = (each.first_ms for each in self._at_most(pace))
        return min((due_ms for due_ms in dues if due_ms is not None), default=None)

    def acts_after(self, number: int, now_ms: int) -> int | None:
        """Return the next table after this one where somebody acts by now."""
        return self._acts.after(number, now_ms)

    def held_after(self, number: int) -> int | None:
        """Return the next table after this one that is held."""
        return min((one for one in self.held if one > number), default=None)

    def deals_after(self, number: int, pace: int, now_ms: int) -> int | None:
        """Return the next table after this one that may deal by now.

        It has dealt at most `pace` hands.
        """
        found = (each.after(number, now_ms) for each in self._at_most(pace))
        return min((one for one in found if one is not None), default=None)

    def _at_most(self, pace: int) -> Iterator[DuesInTurn]:
        return (each for dealt, each in self._deals.items() if dealt <= pace)
