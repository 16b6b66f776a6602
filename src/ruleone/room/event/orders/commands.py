"""What a director and the floor may do to an event whose tables the room deals.

What counts again when two give it at once, or means something else by then, has `seen`: the newest
act that the page had shown. Where the same was ordered since, or what crosses it, for the same
player if for one, it is refused. What is meant for a level has `shown` (`clock_commands`).
"""

import msgspec

from ruleone.room.event.clock.commands import LevelShown
from ruleone.tournament.events import Ordered


class EndGame(msgspec.Struct, frozen=True, tag="end-game"):
    """The maker of a home game, the director of any event: call it off before the start, and what
    was paid goes back; later end it when the hands in play are over, everybody placed by his
    chips."""

    event: str
    reason: str
    seen: int | None = None


class Pause(msgspec.Struct, frozen=True, tag="pause"):
    """Floor: stop the clock; hands in play are finished, no new one is dealt."""

    event: str
    reason: str


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """Floor: let the clock and the dealing go on."""

    event: str
    reason: str


class NextLevel(msgspec.Struct, frozen=True, tag="next-level"):
    """Director: end this level now; the next one counts from the next hand on."""

    event: str
    reason: str
    seen: int | None = None
    shown: LevelShown | None = None


class HandForHand(msgspec.Struct, frozen=True, tag="hand-for-hand"):
    """Floor: the hands in play are finished, and then all tables play one hand at a time until all
    who are left are paid."""

    event: str
    reason: str


class EndHandForHand(msgspec.Struct, frozen=True, tag="end-hand-for-hand"):
    """Floor: all tables play at their own pace again."""

    event: str
    reason: str


class DealOut(msgspec.Struct, frozen=True, tag="deal-out"):
    """Floor: the all-in hand of a table that waits hand for hand is turned up and dealt out now,
    before all other tables have finished theirs."""

    event: str
    table: int


class WaiveHalt(msgspec.Struct, frozen=True, tag="waive-halt"):
    """Director: a table that is halted for want of players deals on short, where the edition lets
    him (balancing.halt_waivable)."""

    event: str
    table: int
    reason: str


class Announce(msgspec.Struct, frozen=True, tag="announce"):
    """Floor: say something to everyone in the event."""

    event: str
    text: str


class MovePlayer(msgspec.Struct, frozen=True, tag="move-player"):
    """Floor: move a player to an open seat once his hand is over. Where he sat in a seat that is
    not his, `why` says so."""

    event: str
    player: str
    table: int
    seat: int
    reason: str
    why: Ordered = "director"
    seen: int | None = None


class SwapSeats(msgspec.Struct, frozen=True, tag="swap-seats"):
    """Floor: two players sit in each other's seats. Both go to their own, each with the
    chips that he has then, once neither is in a hand; until then no hand begins at their tables."""

    event: str
    player: str
    other: str
    reason: str
    seen: int | None = None


class RedrawSeats(msgspec.Struct, frozen=True, tag="redraw-seats"):
    """Director: all who are left draw new seats at the tables that stand, and the buttons are drawn
    anew, once the hands in play are over. Who is pinned to a seat keeps its number."""

    event: str
    reason: str
    seen: int | None = None


class PinSeat(msgspec.Struct, frozen=True, tag="pin-seat"):
    """Floor: a player with special needs keeps his seat where possible, or no longer. Before
    seats are drawn a `seat` may be named; without it he keeps the number that he draws."""

    event: str
    player: str
    pinned: bool
    reason: str
    seat: int | None = None


class RemovePlayer(msgspec.Struct, frozen=True, tag="remove-player"):
    """Floor: take a player out of the event once his hand is over; his chips leave play. Who has
    not played yet is taken off the list, and gets back what he paid."""

    event: str
    player: str
    reason: str
    seen: int | None = None


class StartEvent(msgspec.Struct, frozen=True, tag="start-event"):
    """Director: start an event now, or in the night its next flight; seats nobody took go to house
    players. Where it `waits` the seats are drawn, and it is paused before its first hand: clock and
    dealing begin with Resume."""

    event: str
    reason: str
    waits: bool = False


class AppointStart(msgspec.Struct, frozen=True, tag="appoint-start"):
    """Director: an event that waits for its start, or in the night its next flight or the day that
    is drawn, starts by itself at this time of the wall (milliseconds since 1970); None takes an
    appointed time back."""

    event: str
    reason: str
    at_ms: int | None = None
    seen: int | None = None


class Unfreeze(msgspec.Struct, frozen=True, tag="unfreeze"):
    """Director: let a table that stands still, or the whole event where no table is named, go on
    from what the journal has of it."""

    event: str
    reason: str
    table: int | None = None


class RetireHand(msgspec.Struct, frozen=True, tag="retire-hand"):
    """Director: end the hand of a table that stands still. Nobody has won it: everyone has the
    chips with which it began, and the next hand is dealt."""

    event: str
    table: int
    reason: str


DirectorCommand = (
    Pause | Resume | NextLevel | HandForHand | EndHandForHand | DealOut | Announce | MovePlayer
    | SwapSeats | RedrawSeats | PinSeat | RemovePlayer | StartEvent | AppointStart | Unfreeze
    | RetireHand | WaiveHalt
)  # fmt: skip
"""Beside the orders of the clock, of chips, of entries and of deals."""
