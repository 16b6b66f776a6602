"""The hands of an event, or of a cash table, as its stream has them."""

from abc import ABC, abstractmethod
from typing import Final

import msgspec

from ruleone.room.cash import events as ce
from ruleone.room.cash.host import TABLE
from ruleone.room.event.host.event_host import HomeGame
from ruleone.room.event.host.news import EventName, event_name
from ruleone.room.event.records import (
    GuestCame,
    HomeGameMade,
    HousePlayersNamed,
    Invited,
    TableGoesDealt,
    TableGoesLive,
)
from ruleone.room.pages.cash import cash_name
from ruleone.room.table.records import HandRetired
from ruleone.tournament import events as e
from ruleone.tournament.terms.config import EventConfig

_event: Final = msgspec.msgpack.Decoder(
    e.EventOpened | e.HandDealt | e.HandRecorded | e.PlayerRegistered | e.PlayerWithdrawn
    | HousePlayersNamed | HandRetired | HomeGameMade | Invited | GuestCame
    | TableGoesLive | TableGoesDealt | e.SeatsDrawn | e.TableBroken
)  # fmt: skip
_cash: Final = msgspec.msgpack.Decoder(
    ce.CashTableOpened | ce.SeatBought | ce.CashHandDealt | ce.CashHandSettled | HandRetired
)


class Sight(msgspec.Struct, frozen=True):
    """A person who looks at hands, and whether the person may see every seat (`Room.sight`)."""

    person: str
    whole: bool = False


class Dealt(msgspec.Struct, frozen=True):
    """A hand that was dealt: its game, its table, its players by seat, and its time.

    `at_ms` is by the wall, in milliseconds since 1970; `house` has the names of computer players.
    """

    game: str
    table: int
    seats: dict[int, str]
    at_ms: int
    house: dict[str, str]


class Played(ABC):
    """The hands of one stream, up to a `version` of it.

    Those that were dealt, those of them that are over, and those at each table in their order.
    `kinds` are the rows that it takes.
    """

    kinds: frozenset[str]

    def __init__(self) -> None:
        self.version = 0
        self.dealt: Final[dict[int, Dealt]] = {}
        self.over: Final[dict[int, None]] = {}
        self.at_table: Final[dict[int, list[int]]] = {}
        self.retired: Final[set[int]] = set()

    @property
    @abstractmethod
    def stream(self) -> str:
        """The stream that tells of them."""

    @property
    @abstractmethod
    def is_known(self) -> bool:
        """Whether there is such an event or table."""

    @property
    @abstractmethod
    def name(self) -> EventName:
        """The name of the event or the table."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """The number of seats of a table."""

    @abstractmethod
    def is_told_to(self, sight: Sight) -> bool:
        """Whether the person may see its hands at all."""

    @abstractmethod
    def take(self, payload: bytes, at_ms: int) -> None:
        """Take in a row of these kinds, which was written at this time of the wall."""

    def ends(self, number: int, table: int) -> None:
        """Note that a hand is over, unless it was retired."""
        if number not in self.retired:
            self.over[number] = None
            self.at_table.setdefault(table, []).append(number)

    def beside(self, number: int) -> tuple[int | None, int | None]:
        """Return the table's hands before and after one of them."""
        numbers = self.at_table.get(self.dealt[number].table, [])
        if number not in numbers:
            return None, None
        at = numbers.index(number)
        return (
            numbers[at - 1] if at else None,
            numbers[at + 1] if at + 1 < len(numbers) else None,
        )


class PlayedEvent(Played):
    """The hands that the room has dealt in an event.

    `given` is the name that its director gave it, "" without one. Hands with real cards are in the
    streams of live tables.
    """

    kinds = frozenset(
        (
            "event-opened", "hand-dealt", "hand-recorded", "player-registered", "player-withdrawn",
            "house-players-named", "hand-retired", "home-game-made", "invited", "guest-came",
            "table-goes-live", "table-goes-dealt", "seats-drawn", "table-broken",
        )
    )  # fmt: skip

    def __init__(self, event: str, given: str) -> None:
        super().__init__()
        self._event: Final = event
        self._given: Final = given
        self._config: EventConfig | None = None
        self._house: Final[dict[str, str]] = {}
        self._players: Final[set[str]] = set()
        self._home: HomeGame | None = None
        self._live: Final[set[int]] = set()

    @property
    def stream(self) -> str:
        """Its own."""
        return f"event/{self._event}"

    @property
    def is_known(self) -> bool:
        """Whether it was opened."""
        return self._config is not None

    @property
    def name(self) -> EventName:
        """As everywhere in the room."""
        return event_name(self._event, self._given, self._opened)

    @property
    def seats(self) -> int:
        """The number of seats of one table."""
        return self._opened.table_size

    @property
    def _opened(self) -> EventConfig:
        assert self._config is not None, "only events that were opened are told of"
        return self._config

    def is_told_to(self, sight: Sight) -> bool:
        """Whether the person may see it: a home game is shown to its own people.

        Once it is over, those who may see every seat may see it too.
        """
        known = self._home is None or self._home.knows(sight.person)
        return known or sight.person in self._players or sight.whole

    def take(self, payload: bytes, at_ms: int) -> None:
        """Take in a row."""
        match told := _event.decode(payload):
            case e.EventOpened():
                self._config = told.config
            case TableGoesLive():
                self._live.add(told.table)
            case TableGoesDealt() | e.TableBroken():
                self._live.discard(told.table)
            case e.SeatsDrawn():
                # The draw gives these numbers to other tables; live ones are announced again.
                self._live.clear()
            case e.HandDealt() if told.order.table in self._live:
                pass
            case e.HandDealt():
                order = told.order
                self.dealt[order.number] = Dealt(
                    order.game, order.table, order.seats, at_ms, self._house
                )
            case e.HandRecorded() if told.number in self.dealt:
                self.ends(told.number, told.table)
            case e.PlayerRegistered():
                self._players.add(told.player)
            case e.PlayerWithdrawn():
                self._players.discard(told.player)
            case HomeGameMade():
                self._home = HomeGame(told.by, told.house)
            case Invited() if self._home is not None:
                self._home.invites_by(told.door)
            case GuestCame() if self._home is not None:
                self._home.guests.add(told.person)
            case HandRetired():
                self.retired.add(told.hand)
            case HousePlayersNamed():
                self._house.update(told.names)
            case _:
                pass


class PlayedCash(Played):
    """The hands of a cash table, which everybody may watch.

    Computer players come and go under the same few ids.
    """

    kinds = frozenset(
        ("cash-table-opened", "seat-bought", "cash-hand-dealt", "cash-hand-settled", "hand-retired")
    )

    def __init__(self, table: str) -> None:
        super().__init__()
        self._table: Final = table
        self._seats = 0
        self._house: Final[dict[str, str]] = {}

    @property
    def stream(self) -> str:
        """Its own."""
        return f"cash/{self._table}"

    @property
    def is_known(self) -> bool:
        """Whether it was opened."""
        return self._seats > 0

    @property
    def name(self) -> EventName:
        """As everywhere in the room."""
        return cash_name(self._table)

    @property
    def seats(self) -> int:
        """The number of seats of the table."""
        return self._seats

    def is_told_to(self, sight: Sight) -> bool:
        """Return True: everybody may see a cash table."""
        return True

    def take(self, payload: bytes, at_ms: int) -> None:
        """Take in a row."""
        match told := _cash.decode(payload):
            case ce.CashTableOpened():
                self._seats = told.stakes.seats
            case ce.SeatBought(name=str(name)):
                self._house[told.player] = name
            case ce.CashHandDealt():
                order = told.order
                self.dealt[order.number] = Dealt(
                    order.game, TABLE, order.seats, at_ms, {**self._house}
                )
            case ce.CashHandSettled():
                self.ends(told.number, TABLE)
            case HandRetired():
                self.retired.add(told.hand)
            case _:
                pass
