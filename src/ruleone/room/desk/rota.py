"""The dealers on duty, and where each of them is: made by events alone."""

from collections import deque
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from ruleone.floor.dealer_rotation import DealersPlaced, pushed
from ruleone.limits import PUSHES_SHOWN_MAX
from ruleone.room.desk import events as e

PUSH_MINUTES: Final = 30
"""The default interval of pushes, in minutes: the house's choice, not the book's."""


class Push(msgspec.Struct):
    """A push, with the dealers on duty then, and whether it was undone."""

    push: e.DealersPushed
    dealers: tuple[e.Dealer, ...]
    taken_back: bool = False


class Rota:
    """The dealers of an event, or of the room's live tables.

    `dealing` has them by table, `resting` those on a break, the longest first. `pushes` are the
    last changes, `count` the number of dealers who ever came.
    """

    def __init__(self) -> None:
        self.dealers: dict[str, e.Dealer] = {}
        self.dealing: dict[str, str] = {}
        self.resting: list[str] = []
        self.minutes = PUSH_MINUTES
        self.count = 0
        self.pushed_ms: int | None = None
        self.pushes: Final[deque[Push]] = deque(maxlen=PUSHES_SHOWN_MAX)

    def next(self, tables: Sequence[str]) -> DealersPlaced:
        """Return the places of the dealers after the next push, at these tables."""
        return pushed(tables, self.dealing, self.resting)

    @property
    def stands(self) -> e.RotaStands:
        """The rota whole, to be restored."""
        placed = DealersPlaced(dict(self.dealing), tuple(self.resting))
        return e.RotaStands(tuple(self.dealers.values()), placed, self.minutes, self.pushed_ms)

    @property
    def due_ms(self) -> int | None:
        """The time at which the next push is due; None while nobody deals."""
        since_ms = self.pushed_ms
        if not self.dealing or since_ms is None:
            return None
        return since_ms + 60_000 * self.minutes

    def table_of(self, dealer: str) -> str | None:
        """Return the table at which the dealer deals, None on a break."""
        return next((table for table, one in self.dealing.items() if one == dealer), None)

    def apply(self, event: e.RotaEvent) -> None:
        """Take in an event."""
        match event:
            case e.DealerCame():
                self.count += 1
                at_ms = event.at_ms
                came = e.Dealer(event.dealer, event.name, at_ms, at_ms, event.person)
                self.dealers[event.dealer] = came
                self.resting.append(event.dealer)
            case e.DealerWent():
                del self.dealers[event.dealer]
                self._lift(event.dealer)
            case e.DealerPlaced():
                self._place(event)
            case e.PushesSet():
                self.minutes = event.minutes
            case e.DealersPushed():
                self._push(event)
            case e.RotaActTakenBack():
                self._restore(event)

    def _lift(self, dealer: str) -> None:
        """Remove the dealer from the table or the break."""
        self.dealing = {table: one for table, one in self.dealing.items() if one != dealer}
        self.resting = [one for one in self.resting if one != dealer]

    def _place(self, placed: e.DealerPlaced) -> None:
        self._lift(placed.dealer)
        if placed.table is None:
            self.resting.append(placed.dealer)
        else:
            if (before := self.dealing.get(placed.table)) is not None:
                self.resting.append(before)
                self._moved(before, placed.at_ms)
            self.dealing[placed.table] = placed.dealer
            self.pushed_ms = placed.at_ms if self.pushed_ms is None else self.pushed_ms
        self._moved(placed.dealer, placed.at_ms)

    def _moved(self, dealer: str, at_ms: int) -> None:
        """Note the time at which the dealer came to the present place."""
        self.dealers[dealer] = replace(self.dealers[dealer], since_ms=at_ms)

    def _push(self, push: e.DealersPushed) -> None:
        after = {dealer: table for table, dealer in push.placed.dealing.items()}
        for dealer in self.dealers:
            if push.before.get(dealer) != after.get(dealer):
                self._moved(dealer, push.at_ms)
        self.dealing, self.resting = dict(push.placed.dealing), list(push.placed.resting)
        self.pushed_ms = push.at_ms
        self.pushes.append(Push(push, tuple(self.dealers.values())))

    def _restore(self, back: e.RotaActTakenBack) -> None:
        """Restore the rota as it was before the act.

        Where that was a push, the newest one that stands is marked as undone.
        """
        stands = back.stands
        self.dealers = {one.dealer: one for one in stands.dealers}
        self.dealing, self.resting = dict(stands.placed.dealing), list(stands.placed.resting)
        self.minutes, self.pushed_ms = stands.minutes, stands.pushed_ms
        standing = (one for one in reversed(self.pushes) if not one.taken_back)
        if back.what == "pushed" and (newest := next(standing, None)) is not None:
            newest.taken_back = True
