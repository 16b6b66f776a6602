"""What happens when the director takes back what has no contrary order of its own."""

from collections.abc import Sequence
from typing import Literal

from ruleone.tournament.events.bounties import BountyWon
from ruleone.tournament.events.happened import Decided
from ruleone.tournament.events.penalties import PenaltyGiven
from ruleone.tournament.seeded_draw import SeatCard


class RemovalLapsed(Decided, frozen=True, tag="removal-lapsed"):
    """A player who was to be removed once his hand is over stays in: the director takes it back, or
    without a reason nobody else is in by then."""

    player: str
    reason: str = ""


class PlayerReinstated(Decided, frozen=True, tag="player-reinstated"):
    """A player who was removed is in again, in his seat (table and seat) with all his `chips` and
    the bounty `head` on his head; his place and its prize are open again. Where he was `bagged` his
    chips are in their bags again, and the seat is that of the evening, None where he has none."""

    player: str
    seat: SeatCard | None
    chips: int
    reason: str
    head: int = 0
    bagged: bool = False


class PenaltyTakenBack(Decided, frozen=True, tag="penalty-taken-back"):
    """The penalty of this kind and `number` that a player was given at `given_ms` (the last one,
    where these are not told) stands against him no more: its `hands` are not to be missed, and the
    `chips` that he has paid for it are his again. What it was given for stays in the record."""

    player: str
    table: int
    penalty: str
    hands: int
    reason: str
    chips: int = 0
    given_ms: int | None = None
    number: int = 0

    def meant(self, given: Sequence[PenaltyGiven]) -> PenaltyGiven:
        """Which of those that he was given it is."""
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
    """A player has not bought these `chips`: he gives them back and has his money again. Pool and
    prizes are those without it."""

    player: str
    what: Literal["rebuy", "add-on"]
    chips: int
    table: int
    pool: int
    prizes: tuple[int, ...]
    reason: str


class EntryTakenBack(Decided, frozen=True, tag="entry-taken-back"):
    """A player has not entered: he leaves his seat at this table with his full stack, which nobody
    has played with, and has his money again. Pool and prizes are those without the entry. Who had
    entered `again` is out where he was, or has the bag of another flight; who had not was never in
    the event."""

    player: str
    table: int
    pool: int
    prizes: tuple[int, ...]
    reason: str
    again: bool = True


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
    """The last hand of a table counts for nothing: it was begun, told or finished wrongly. Its
    players have the chips that they began it with, those who are `back` in after they had gone out
    in it with these; the bounties that were `won` in it lie where they lay."""

    table: int
    hand: int
    reason: str
    back: dict[str, int]
    won: tuple[BountyWon, ...]


class LastHandsTakenBack(Decided, frozen=True, tag="last-hands-taken-back"):
    """The day does not end yet: no table has begun one of the last hands that were announced, and
    the clock goes on from where it stopped."""

    reason: str


class DayDrawTakenBack(Decided, frozen=True, tag="day-draw-taken-back"):
    """The seats of this `day`, which has not begun, count for nothing: all chips are in their bags
    again, and the seats are drawn anew from another secret. Entries that were closed with the draw
    stay closed."""

    day: int
    reason: str


TakingBackEvent = (
    RemovalLapsed | PlayerReinstated | PenaltyTakenBack | LiftTakenBack | PurchaseTakenBack
    | EntryTakenBack | ColorUpTakenBack | EndLapsed | WaiverTakenBack | HandTakenBack
    | LastHandsTakenBack | DayDrawTakenBack
)  # fmt: skip
