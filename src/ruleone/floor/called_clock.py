"""The clock called on a player: whether it runs, how long, and its effect at the end.

Times are handed in as milliseconds of one clock of the caller's; nothing here reads one.
"""

from typing import Annotated, Final, Literal

import msgspec

from ruleone.floor.facts import seconds_in
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.ruling import Reason
from ruleone.floor.untold import Could, Presumed
from ruleone.floor.verdict import because
from ruleone.limits import CALLED_CLOCK_MAX_S
from ruleone.rulebook import Edition, stated

ClockNeed = Literal["approved", "reasonable"]
"""Condition of a call: the staff's approval, or that reasonable time has passed."""

WHOLE_TIME: Final = Presumed("a clock has the usual time unless somebody sets another")
CALLER_PLAYS: Final = Presumed("who calls a clock plays at this table and sits there")


def _reasonable(approved: bool | None) -> tuple[bool, ...]:
    """Return the possible answers on the time: enough has passed where staff approve the clock."""
    return (True,) if approved else (True, False)


class ClockCall(msgspec.Struct, frozen=True, kw_only=True):
    """A call of the clock on the player to act.

    `where` is the caller's place: at the `seat`, within `reach` of the chair, or `away`.
    `own_table` says that the caller sits at this table, `in_event` that the caller plays in the
    event. `reasonable` is whether reasonable time has passed, `approved` the staff's answer; None
    where nobody has judged it yet. Staff approve a clock only once reasonable time has passed.
    `seconds` is another time that the floor sets for this clock.
    """

    where: Annotated[Literal["seat", "reach", "away"], CALLER_PLAYS] = "seat"
    own_table: Annotated[bool, CALLER_PLAYS] = True
    in_event: Annotated[bool, CALLER_PLAYS] = True
    reasonable: Annotated[bool | None, Could(lambda told: _reasonable(told["approved"]))] = None
    approved: bool | None = None
    seconds: Annotated[int | None, WHOLE_TIME] = None


class CalledClock(msgspec.Struct, frozen=True):
    """A running clock: its start, and the seconds of its time and of the count."""

    started_ms: int
    seconds: int
    countdown: int

    @property
    def counts_from_ms(self) -> int:
        """The start of the count."""
        return self.started_ms + self.seconds * 1000

    @property
    def ends_ms(self) -> int:
        """The end of the count."""
        return self.counts_from_ms + self.countdown * 1000

    def phase(self, now_ms: int) -> Literal["running", "counting", "over"]:
        """Return the phase at this moment; the count is over at the very moment of its end."""
        if now_ms < self.counts_from_ms:
            return "running"
        return "counting" if now_ms < self.ends_ms else "over"


class ClockRuling(msgspec.Struct, frozen=True, kw_only=True, tag="clock"):
    """Whether a called clock `runs`, waits for the `staff`, or is `refused`."""

    verdict: Literal["runs", "staff", "refused"]
    reasons: tuple[Reason, ...]
    clock: CalledClock | None = None


class TimeRuling(msgspec.Struct, frozen=True, tag="time"):
    """The ruling at the end of a count: the act was in time, the hand is dead, or it checks."""

    result: Literal["in-time", "hand-dead", "check"]
    reasons: tuple[Reason, ...]


def clock_needs(book: Edition) -> ClockNeed:
    """Return the condition without which no clock of the edition starts (clock.approval).

    Where the staff approve, they also judge whether reasonable time has passed.
    """
    return "approved" if book.choice("clock.approval") == "staff" else "reasonable"


def clock_called(book: Edition, call: ClockCall, at_ms: int) -> ClockRuling:
    """Rule whether the clock runs from `at_ms` on, and for how long.

    Raises BadFacts where the time set for it is longer than the floor may set.
    """
    usual = book.number("clock.seconds")
    most = CALLED_CLOCK_MAX_S if book.flag("clock.may_lengthen") else usual
    if call.seconds is not None and not 0 < call.seconds <= most:
        raise BadFacts("fact-out-of-range", fact="seconds", least=1, most=most, came=call.seconds)
    if refused := _refused(book, call):
        return ClockRuling(verdict="refused", reasons=(refused,))
    if call.reasonable is None and call.approved is None:
        judged = because("clock-reasonable", book.cite("clock.reasonable"))
        return ClockRuling(verdict="staff", reasons=(judged,))
    reasons: tuple[Reason, ...] = ()
    if clock_needs(book) == "approved":
        asked = because("clock-approval", book.cite("clock.approval"))
        if call.approved is None:
            return ClockRuling(verdict="staff", reasons=(asked,))
        reasons = (because("clock-approved", book.cite("clock.approval")),)
    seconds, adjusted = _set_by_the_floor(book, call.seconds, usual)
    reasons = (*reasons, *adjusted)
    clock = CalledClock(at_ms, seconds, book.number("clock.countdown"))
    runs = because(
        "clock-runs", book.cite("clock.seconds"), seconds=seconds, countdown=clock.countdown
    )
    return ClockRuling(verdict="runs", reasons=(*reasons, runs), clock=clock)


def _set_by_the_floor(
    book: Edition, wanted: int | None, usual: int
) -> tuple[int, tuple[Reason, ...]]:
    """Return the seconds of this clock, with the rule by which the floor may change the usual."""
    if wanted is None or wanted == usual:
        return usual, ()
    if wanted > usual:
        longer = book.cite("clock.may_lengthen")
        return wanted, (because("clock-lengthened", longer, seconds=wanted),)
    shorter = book.cite("clock.may_shorten")
    if book.flag("clock.may_shorten"):
        return wanted, (because("clock-shortened", shorter, seconds=wanted),)
    return usual, (because("clock-not-shortened", shorter, seconds=usual),)


def _refused(book: Edition, call: ClockCall) -> Reason | None:
    """Return the reason why this call starts no clock, None where it does."""
    at_seat = call.where == "seat" or (call.where == "reach" and book.flag("presence.reach"))
    if not at_seat and stated(book, "clock.at-seat", "must_be_seated"):
        name = "presence.reach" if call.where == "reach" else "clock.at-seat"
        return because("clock-not-at-seat", book.cite(name))
    anywhere = book.choice("clock.who") == "any-player-seated"
    if not call.in_event or not (call.own_table or anywhere):
        return because("clock-not-his", book.cite("clock.who"))
    if call.reasonable is False:
        return because("clock-too-early", book.cite("clock.reasonable"))
    if call.approved is False and clock_needs(book) == "approved":
        return because("clock-not-approved", book.cite("clock.approval"))
    return None


def time_over(
    book: Edition,
    clock: CalledClock,
    *,
    faces_bet: bool,
    acted_ms: int | None = None,
    declared_ms: int | None = None,
) -> TimeRuling:
    """Rule on the player at the end of the count.

    `acted_ms` is the time of the act, `declared_ms` that of the declaration of the end; None where
    there is none. Where the edition gives a tie to the player, an action at the very end of the
    count is in time. Where the declaration decides, one before it is (clock.tie). Raises BadFacts
    for a declaration before the end, and for an action before the clock was called.
    """
    if declared_ms is not None and declared_ms < clock.ends_ms:
        came = (declared_ms - clock.started_ms) // 1000
        raise BadFacts("declared-too-soon", least=clock.seconds + clock.countdown, came=came)
    if acted_ms is not None and acted_ms < clock.started_ms:
        raise BadFacts("acted-before-the-clock", came=seconds_in(clock.started_ms - acted_ms))
    if acted_ms is not None:
        if book.choice("clock.tie") == "player":
            if acted_ms <= clock.ends_ms:
                code = "tie-is-his" if acted_ms == clock.ends_ms else "acted-in-time"
                return TimeRuling("in-time", (because(code, book.cite("clock.tie")),))
        elif declared_ms is None or acted_ms < declared_ms:
            before = because("before-declaration", book.cite("clock.tie"))
            return TimeRuling("in-time", (before,))
    over = because("time-over", book.cite("clock.expiry"))
    if faces_bet:
        return TimeRuling("hand-dead", (over, because("time-dead", book.cite("clock.expiry"))))
    rule = book.cite("clock.expiry_without_bet")
    if book.choice("clock.expiry_without_bet") == "check":
        return TimeRuling("check", (over, because("time-checks", rule)))
    return TimeRuling("hand-dead", (over, because("time-dead", rule)))
