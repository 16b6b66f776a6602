"""The calendar of an event: day and flight, last hands, bags."""

from collections.abc import Iterable

import msgspec

from ruleone.tournament.events.days import LastHandsAnnounced, Stop


class Bag:
    """A player's chips over night, from this flight, and the signatures for their number."""

    __slots__ = ("chips", "flight", "floor", "player")

    def __init__(self, flight: int, chips: int) -> None:
        self.flight = flight
        self.chips = chips
        self.player = False
        self.floor = False


class Lot(msgspec.Struct):
    """The secret from which the last hands of a `day`, in day one of a `flight`, are drawn.

    `announced` is the number drawn in the end, None before. It is `void` where the draw of the day
    was undone with it: nothing is drawn from it any more.
    """

    day: int
    flight: int
    secret: bytes
    announced: LastHandsAnnounced | None = None
    void: bool = False


class LastHands:
    """The number `announced`, and the hands that each table has still to deal, by its number."""

    __slots__ = ("announced", "left")

    def __init__(self, announced: LastHandsAnnounced, tables: Iterable[int]) -> None:
        self.announced = announced
        self.left = dict.fromkeys(tables, announced.hands)

    def dealt(self, table: int) -> None:
        """Count one of them as begun at the table."""
        self.left[table] = self.of(table) - 1

    def of(self, table: int) -> int:
        """Return the number the table has still to deal."""
        return self.left.get(table, 0)


class Calendar:
    """The present `day` and `flight` of an event, each from 1.

    `bags` are those of the night, by player in the order of flights. `field` are the players of the
    flight that is to start. `entered` and `rebought` count the entries and rebuys of each player in
    the present one, `added_on` the players who have had the add-on in it. `stopped` and `chips`
    are, for each flight of the day, the stop of its clock and its smallest chip. `drawn` says that
    the next day has its seats. `removed` are the bags of players removed since the day before
    began, `unseated` the players removed from a seat of the last draw. `before` is the number of
    the last hand before the day. `lots` are the secrets of the last hands of all days and flights
    so far, in order. `told` are the seeds that were published with draws that were undone: no other
    draw may come from them.
    """

    __slots__ = (
        "added_on", "bags", "before", "chips", "day", "drawn", "entered", "field", "flight",
        "given_up", "last_hands", "lots", "rebought", "removed", "stopped", "told",
        "unseated",
    )  # fmt: skip

    def __init__(self) -> None:
        self.day = 1
        self.flight = 1
        self.bags: dict[str, list[Bag]] = {}
        self.removed: dict[str, list[Bag]] = {}
        self.unseated: set[str] = set()
        self.field: list[str] = []
        self.entered: dict[str, int] = {}
        self.rebought: dict[str, int] = {}
        self.added_on: set[str] = set()
        self.stopped: list[Stop] = []
        self.chips: list[int] = []
        self.drawn = False
        self.before = 0
        self.given_up = 0
        self.last_hands: LastHands | None = None
        self.lots: list[Lot] = []
        self.told: list[bytes] = []

    @property
    def bagged(self) -> int:
        """All chips in bags."""
        return sum(bag.chips for bags in self.bags.values() for bag in bags)

    @property
    def lot(self) -> Lot | None:
        """Return the secret of the present day and flight, None where nothing was sealed for it."""
        lot = self.lots[-1] if self.lots else None
        if lot is None or lot.void or (lot.day, lot.flight) != (self.day, self.flight):
            return None
        return lot

    def has_dealt_all(self, table: int) -> bool:
        """Whether the table has dealt the last of its hands of the day."""
        return self.last_hands is not None and self.last_hands.of(table) <= 0

    def bag_of(self, player: str) -> Bag | None:
        """Return the player's bag from the latest flight, None where there is none."""
        return next((bag for bag in self.bags.get(player, ()) if bag.flight == self.flight), None)

    @property
    def unsigned(self) -> list[str]:
        """Return the players whose bags the floor has still to sign."""
        return [player for player, bags in self.bags.items() if not all(bag.floor for bag in bags)]
