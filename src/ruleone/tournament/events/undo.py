"""The events by which an act of the director, or a hand, is undone."""

from collections.abc import Sequence
from typing import Literal

from ruleone.tournament.events.bounties import BountyWon
from ruleone.tournament.events.happened import Decided
from ruleone.tournament.events.penalties import PenaltyGiven
from ruleone.tournament.seeded_draw import SeatCard


class RemovalLapsed(Decided, frozen=True, tag="removal-lapsed"):
    """A player who was to be removed after their hand stays in.

    The director undoes the removal (`undone`), or it lapses: nobody else was in by then. In an
    early journal what was undone has a `reason`, and is not marked.
    """

    player: str
    reason: str = ""
    undone: bool = False

    @property
    def is_undone(self) -> bool:
        """Whether the director undid the removal."""
        return self.undone or bool(self.reason)


class PlayerReinstated(Decided, frozen=True, tag="player-reinstated"):
    """A player who was removed is in again, with all their `chips` and the bounty `head`.

    The chips are None where nobody counted them as they were removed. Their place and its prize are
    open again. `seat` is the table and seat that they get. Where they were `bagged`, the chips are
    in their bags again: `seat` is then that of the evening, None for one who has none.
    """

    player: str
    seat: SeatCard | None
    chips: int | None
    reason: str
    head: int = 0
    bagged: bool = False


class PenaltyTakenBack(Decided, frozen=True, tag="penalty-taken-back"):
    """A penalty of a player no longer stands against them.

    It is the one of this kind and `number` given at `given_ms`, or the last one, in records without
    these. Its `hands` need not be missed, and the `chips` paid for it are returned. The offence
    stays in the record.
    """

    player: str
    table: int
    penalty: str
    hands: int
    reason: str
    chips: int = 0
    given_ms: int | None = None
    number: int = 0

    def meant(self, given: Sequence[PenaltyGiven]) -> PenaltyGiven:
        """Return which of the penalties `given` to the player is undone."""
        when = self.given_ms
        return next(
            one
            for one in reversed(given)
            if (one.penalty, one.number) == (self.penalty, self.number)
            and when in (None, one.at_ms)
        )


class LiftTakenBack(Decided, frozen=True, tag="lift-taken-back"):
    """The `hands` that were let off are to be missed after all."""

    player: str
    table: int
    hands: int
    reason: str


class PurchaseTakenBack(Decided, frozen=True, tag="purchase-taken-back"):
    """A player returns these `chips` and gets the money for them back.

    `pool` and `prizes`, in units of money, are those without the purchase, which was made at
    `bought_ms`. In an early journal, where all cost the same, that was not kept. One who was back
    in by it is out in this `place`. The `bounty` that it had put up is given back, also where the
    bust-out before it was undone and the player stays in.
    """

    player: str
    what: Literal["rebuy", "add-on"]
    chips: int
    table: int
    pool: int
    prizes: tuple[int, ...]
    reason: str
    bought_ms: int | None = None
    place: int | None = None
    bounty: int = 0


class EntryTakenBack(Decided, frozen=True, tag="entry-taken-back"):
    """A player returns the full, unplayed stack of an entry and gets the buy-in back.

    They leave their seat at this table. `pool` and `prizes`, in units of money, are those without
    the entry. A player who had entered `again` is out as before, or has the bag of another flight.
    One who had not was never in the event. A player who had given up `chips` for the entry has
    them again, in the `seat` of that time.
    """

    player: str
    table: int
    pool: int
    prizes: tuple[int, ...]
    reason: str
    again: bool = True
    chips: int = 0
    seat: tuple[int, int] | None = None


class ColorUpTakenBack(Decided, frozen=True, tag="color-up-taken-back"):
    """Chips of `removed` stay in play: no table has exchanged any of them."""

    removed: int
    into: int
    reason: str


class EndLapsed(Decided, frozen=True, tag="end-lapsed"):
    """The event does not end after the hands in play: they deal on."""

    reason: str


class WaiverTakenBack(Decided, frozen=True, tag="waiver-taken-back"):
    """A short table that the director let play on is halted again."""

    table: int
    reason: str


class HandTakenBack(Decided, frozen=True, tag="hand-taken-back"):
    """The last hand of a table does not count.

    It was begun, recorded or finished wrongly. Its players have the chips that they began it with.
    Those who had gone out in it are `back`, each with these chips. The bounties `won` in it are on
    the heads of those players again.
    """

    table: int
    hand: int
    reason: str
    back: dict[str, int]
    won: tuple[BountyWon, ...]


class LastHandsTakenBack(Decided, frozen=True, tag="last-hands-taken-back"):
    """The day does not end yet: the announced last hands are off.

    No table has begun one of them. The clock goes on from the time at which it stopped.
    """

    reason: str


class DayDrawTakenBack(Decided, frozen=True, tag="day-draw-taken-back"):
    """The drawn seats of this `day`, which has not begun, do not count.

    All chips are in their bags again, and the seats are drawn again from another secret. Entries
    that the draw closed stay closed.
    """

    day: int
    reason: str


class SeatsTakenBack(Decided, frozen=True, tag="seats-taken-back"):
    """A table that nobody follows did not break after all, or a draw of seats does not count.

    The players of the `draw` sit in `seats` again, those who are still in and have kept the ones
    that they drew, which they `left`. `tables` are open again, each of this size.
    """

    draw: str
    what: Literal["break", "redraw", "final-table"]
    seats: dict[str, SeatCard]
    left: dict[str, SeatCard]
    tables: dict[int, int]
    reason: str


TakingBackEvent = (
    RemovalLapsed | PlayerReinstated | PenaltyTakenBack | LiftTakenBack | PurchaseTakenBack
    | EntryTakenBack | ColorUpTakenBack | EndLapsed | WaiverTakenBack | HandTakenBack
    | LastHandsTakenBack | DayDrawTakenBack | SeatsTakenBack
)  # fmt: skip
