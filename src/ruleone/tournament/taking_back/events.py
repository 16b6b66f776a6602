"""What happens when the director takes back what has no contrary order of its own."""

from typing import Literal

from ruleone.tournament.draw import SeatCard
from ruleone.tournament.happened import Decided


class RemovalLapsed(Decided, frozen=True, tag="removal-lapsed"):
    """A player who was to be removed once his hand is over stays in."""

    player: str
    reason: str


class PlayerReinstated(Decided, frozen=True, tag="player-reinstated"):
    """A player who was removed is in again, in his seat (table and seat) with all his `chips`; his
    place and its prize are open again."""

    player: str
    seat: SeatCard
    chips: int
    reason: str


class PenaltyTakenBack(Decided, frozen=True, tag="penalty-taken-back"):
    """The last penalty of this kind that a player was given stands against him no more, and the
    `hands` of it are not to be missed. What it was given for stays in the record."""

    player: str
    table: int
    penalty: str
    hands: int
    reason: str


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


TakingBackEvent = (
    RemovalLapsed | PlayerReinstated | PenaltyTakenBack | LiftTakenBack | PurchaseTakenBack
    | ColorUpTakenBack | EndLapsed | WaiverTakenBack
)  # fmt: skip
