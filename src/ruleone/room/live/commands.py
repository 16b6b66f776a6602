"""What the floor and the dealer may ask of live tables, what a page may enter of a hand there, and
how that stands on the record.

Times, and what stands against a player already, are the room's to say: a page tells neither.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from ruleone.floor import followed
from ruleone.floor.called_clock import ClockCall
from ruleone.floor.offences import OffenceCode
from ruleone.floor.penalties.infraction import Incident, Record
from ruleone.limits import CLOCK_ACTED_BEFORE_MAX_MS, LIVE_TEXT_MAX_CHARACTERS, STACK_MAX_CHIPS
from ruleone.room.live.events import LiveLevel
from ruleone.rulebook import Refusal


class LiveSeat(msgspec.Struct, frozen=True):
    """Who sits where at a live table, with how many chips."""

    seat: int
    name: str
    stack: int


class ClockAsked(msgspec.Struct, frozen=True, tag="clock-asked"):
    """Somebody calls the clock on the player to act, now: the player in seat `by`, None where he
    has no seat here or nobody has told it."""

    call: ClockCall
    by: int | None = None


class CountOver(msgspec.Struct, frozen=True, tag="count-over"):
    """The end of the called clock is declared, now; the player acted so long before, if he did."""

    acted_before_ms: int | None = None


class Offended(msgspec.Struct, frozen=True, tag="offended"):
    """A player did what a rule forbids. `language` is what was spoken (`en`), `local` the language
    of the place, `blind` the blind that was dodged. What stands against him the room knows."""

    seat: int
    offence: OffenceCode
    language: str = ""
    local: str = ""
    blind: int = 0


LiveEntry = (
    followed.AllDealt | followed.HandDealt | followed.BoardTurned | followed.Acts
    | followed.Plays | followed.SkippedSpoke | ClockAsked | CountOver | Offended
    | followed.Happened | followed.ChipsFound | followed.CountAsked | followed.StackTold
    | followed.Instructed | followed.Chosen | followed.Overruled | followed.ByFloor
    | followed.Undone
)  # fmt: skip
"""One entry of a hand at a live table, as a page tells it."""


def entered(told: LiveEntry, at_ms: int, record: Callable[[int], Record]) -> followed.Entry:
    """The entry for the record; `record` is what stands against the player in a seat."""
    match told:
        case ClockAsked(call, by):
            return followed.ClockCalled(call, at_ms, by)
        case CountOver(before_ms):
            return followed.TimeOver(at_ms, None if before_ms is None else at_ms - before_ms)
        case Offended(seat, offence, language, local, blind):
            incident = Incident(
                offence=offence, record=record(seat), language=language, local=local, blind=blind
            )
            return followed.Misconduct(seat, incident)
    return told


def shown(entry: followed.Entry) -> LiveEntry:
    """An entry of the record, as a page tells it."""
    match entry:
        case followed.ClockCalled(call, _, by):
            return ClockAsked(call, by)
        case followed.TimeOver(declared_ms, acted_ms):
            return CountOver(None if acted_ms is None else declared_ms - acted_ms)
        case followed.Misconduct(seat, it):
            return Offended(seat, it.offence, it.language, it.local, it.blind)
    return entry


def out_of_bounds(told: LiveEntry) -> Refusal | None:
    """Why an entry holds a text or a number that none may hold."""
    if isinstance(told, CountOver) and told.acted_before_ms is not None:
        most_ms = CLOCK_ACTED_BEFORE_MAX_MS
        if not 0 <= told.acted_before_ms <= most_ms:
            return Refusal("live-number", "syntax", {"least": 0, "most": most_ms})
    if isinstance(told, followed.ChipsFound | followed.StackTold):
        chips, least = (told.chips, 1) if isinstance(told, followed.ChipsFound) else (told.stack, 0)
        if not least <= chips <= STACK_MAX_CHIPS:
            return Refusal("live-number", "syntax", {"least": least, "most": STACK_MAX_CHIPS})
    return values_out_of_bounds(msgspec.to_builtins(told))


def values_out_of_bounds(told: Any) -> Refusal | None:
    """The same for a value as JSON has it."""
    for value in _values(told):
        if isinstance(value, str) and len(value) > LIVE_TEXT_MAX_CHARACTERS:
            return Refusal("live-text", "syntax", {"most": LIVE_TEXT_MAX_CHARACTERS})
        if isinstance(value, int) and abs(value) > STACK_MAX_CHIPS:
            bound = STACK_MAX_CHIPS
            return Refusal("live-number", "syntax", {"least": -bound, "most": bound})
    return None


def _values(told: Any) -> Iterator[Any]:
    """All texts and numbers in an entry, the names of facts included."""
    if isinstance(told, dict):
        for name, value in told.items():
            yield name
            yield from _values(value)
    elif isinstance(told, list | tuple):
        for value in told:
            yield from _values(value)
    else:
        yield told


class JudgeLive(msgspec.Struct, frozen=True, tag="judge-live"):
    """Dealer: ask what an entry at a live table would come to, as `EnterLive` tells it. Nothing
    happens, and nothing is kept of it. The answer is `LiveJudged`."""

    event: str
    hand: int
    lines: int
    entry: LiveEntry


class Consult(msgspec.Struct, frozen=True, kw_only=True, tag="consult"):
    """Ask the ruling assistant about a situation told from nothing: a `kind` of `situations`, its
    facts as that view describes them, cards written. Nothing happens, and nothing is kept of it.
    With a live table in `event` it is asked under that table's edition and game, by its dealer too;
    without one by the floor, under the room's edition where none is named. The answer is
    `Consulted`."""

    kind: str
    facts: dict[str, Any] = {}
    event: str | None = None
    game: str = "nlhe"
    edition: str | None = None


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
