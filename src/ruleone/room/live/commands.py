"""What the floor and the dealer may ask of live tables."""

import msgspec

from ruleone.room.live.entries import LiveEntry
from ruleone.room.live.events import LiveLevel
from ruleone.room.live.seat import LiveSeat


class OpenLiveTable(msgspec.Struct, frozen=True, kw_only=True, tag="open-live-table"):
    """Floor: open a live table, at which a dealer deals real cards and tells what happens. `chips`
    are the denominations in play. Without an `edition` it is played under the room's. The answer's
    `event` and `table` are what its dealer's link is bound to."""

    title: str
    game: str
    level: LiveLevel
    chips: tuple[int, ...]
    seats: tuple[LiveSeat, ...] = ()
    edition: str | None = None


class SeatLive(msgspec.Struct, frozen=True, tag="seat-live"):
    """Floor: a player comes to a live table, and plays from the next hand on."""

    event: str
    seat: int
    name: str
    stack: int


class LeaveLive(msgspec.Struct, frozen=True, tag="leave-live"):
    """Floor: the player in a seat leaves a live table; who is in the hand on it, when the next one
    begins."""

    event: str
    seat: int


class SetLiveLevel(msgspec.Struct, frozen=True, tag="set-live-level"):
    """Floor: the next hand at a live table is played for this."""

    event: str
    level: LiveLevel


class SetLiveChips(msgspec.Struct, frozen=True, tag="set-live-chips"):
    """Dealer: between hands, the table plays with chips of these denominations from now on, such as
    after a color-up. Stacks that the race has changed the floor puts right. At a table of an event
    the floor alone may say so: those that the event has stay otherwise, and the smallest one is
    always the event's."""

    event: str
    chips: tuple[int, ...]


class StartLiveHand(msgspec.Struct, frozen=True, tag="start-live-hand"):
    """Dealer: the next hand begins, and the last one is closed. `hand` is the number of that, 0
    before the first: where it is another, the command is stale. The button is where it is told to
    be, else where the edition moves it. At a table of an event the event says who plays it, for
    what, with the button where; where it may not begin yet the last one is closed alone."""

    event: str
    hand: int
    button: int | None = None


class TakeBackLiveHand(msgspec.Struct, frozen=True, tag="take-back-live-hand"):
    """Dealer: the hand of this number was begun wrongly, such as with the button before another
    player. It is taken back as long as nothing stands on its record; the one before it, which its
    start has closed, is open again. At a table of an event `hand` is the event's number of the
    table's last one (`beside`), and one that was told or finished is taken back too, as long as
    nothing was built on it: chips, places, bounties and button are as before it. There it needs a
    reason."""

    event: str
    hand: int
    reason: str = ""


class FinishLiveHand(msgspec.Struct, frozen=True, tag="finish-live-hand"):
    """Dealer: the hand of this number is over and right. No line of it is taken back any more; at a
    table of an event its chips are those of the event from now on, and who has none is out: there
    the whole hand is taken back (`take-back-live-hand`), as long as nothing was built on it."""

    event: str
    hand: int


class WonBy(msgspec.Struct, frozen=True):
    """The player in a seat has lost all, to those in these other seats, in equal parts."""

    seat: int
    to: tuple[int, ...]


class SeatChips(msgspec.Struct, frozen=True):
    """The chips of the player in a seat."""

    seat: int
    chips: int


class TellLiveHand(msgspec.Struct, frozen=True, kw_only=True, tag="tell-live-hand"):
    """Dealer: a hand was played at a table of an event, and this came of it; nobody has followed
    it. `hand` is the event's number of the table's last one (`beside`), 0 before the first. `out`
    went out in it; the others have what is on record until they are counted. Where `stacks` are
    told they are those of all its seats after it. Floor: a hand that is followed ends so too."""

    event: str
    hand: int
    out: tuple[WonBy, ...] = ()
    stacks: tuple[SeatChips, ...] = ()


class CountLiveStacks(msgspec.Struct, frozen=True, tag="count-live-stacks"):
    """Floor: the chips of these seats of a table of an event were counted between two hands. They
    have won from each other what was not told, so in sum they have what is on record; `off` says by
    how many chips the floor has found that otherwise."""

    event: str
    stacks: tuple[SeatChips, ...]
    reason: str
    off: int = 0


class EnterLive(msgspec.Struct, frozen=True, tag="enter-live"):
    """Dealer: tell what happened in the hand, with so many lines of its record seen: where there
    are more, or it is another hand, the command is stale and nothing happens. What the floor
    chooses, overrules or does is for the floor alone."""

    event: str
    hand: int
    lines: int
    entry: LiveEntry


class CallFloor(msgspec.Struct, frozen=True, tag="call-floor"):
    """Dealer: the table wants the floor, and says what for."""

    event: str
    about: str


class AnswerCall(msgspec.Struct, frozen=True, tag="answer-call"):
    """Floor: it has come to the table."""

    event: str


class AnnounceLive(msgspec.Struct, frozen=True, kw_only=True, tag="announce-live"):
    """Floor: say something to everybody at a live table, or without one at all of them: texts by
    language, in one or more of those that the room knows."""

    event: str | None = None
    texts: dict[str, str] = {}


class CloseLiveTable(msgspec.Struct, frozen=True, tag="close-live-table"):
    """Floor: nothing more happens at a live table; not while a hand is on it."""

    event: str


LiveCommand = (
    OpenLiveTable | SeatLive | LeaveLive | SetLiveLevel | SetLiveChips | StartLiveHand
    | TakeBackLiveHand | FinishLiveHand | TellLiveHand | CountLiveStacks | EnterLive | CallFloor
    | AnswerCall | AnnounceLive | CloseLiveTable
)  # fmt: skip
"""What is asked of live tables."""
