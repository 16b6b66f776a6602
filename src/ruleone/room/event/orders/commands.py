"""Orders of the director and the floor in an event whose tables the room deals."""

from functools import partial

import msgspec

from ruleone.room.core.batch import Done
from ruleone.room.core.orders import CONTRARY, REPAIRED, Step, stands
from ruleone.room.core.roles import DIRECTOR, FLOOR
from ruleone.room.event.entries.entering import start, start_refused
from ruleone.room.event.hands.dealt_hands import turn_up
from ruleone.room.event.hands.hand_for_hand import let_go_on
from ruleone.room.event.host.director_log import Noted
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import Decided, Direction, LevelShown, of_act
from ruleone.room.event.records import StartAppointed
from ruleone.room.event.setup.changing import appoint_refused
from ruleone.rulebook import Refusal
from ruleone.tournament.events import Ordered
from ruleone.tournament.state.refusals import bad_reason
from ruleone.tournament.tournament import Outcome, Tournament
from ruleone.words import LANGUAGES


class Pause(Decided, frozen=True, tag="pause"):
    """Floor: stop the clock; hands in play are finished, no new one is dealt."""

    reason: str = ""

    may = FLOOR
    maker_may = True
    undo = CONTRARY

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Pause the event."""
        return event.pause(self.reason, at_ms)


class Resume(Decided, frozen=True, tag="resume"):
    """Floor: let the clock and the dealing go on."""

    reason: str = ""

    may = FLOOR
    maker_may = True
    undo = CONTRARY

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Resume the event."""
        return event.resume(self.reason, at_ms)


class NextLevel(Decided, frozen=True, tag="next-level"):
    """Director: end this level now; the next one counts from the next hand on."""

    reason: str = ""
    seen: int | None = None
    shown: LevelShown | None = None

    may = DIRECTOR
    crossed_by = ("previous-level",)
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Begin the next level."""
        return event.next_level(self.reason, at_ms)


class HandForHand(Decided, frozen=True, tag="hand-for-hand"):
    """Floor: let all tables play one hand at a time until everyone left is in the money.

    It begins after the hands in play.
    """

    reason: str = ""

    may = FLOOR
    undo = CONTRARY

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Announce hand for hand."""
        return event.hand_for_hand(self.reason, at_ms)


class EndHandForHand(Decided, frozen=True, tag="end-hand-for-hand"):
    """Floor: all tables play at their own pace again."""

    reason: str = ""

    may = FLOOR
    undo = CONTRARY

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """End hand for hand."""
        return event.end_hand_for_hand(self.reason, at_ms)


class DealOut(Direction, frozen=True, tag="deal-out"):
    """Floor: turn up and deal out the all-in hand of a table that waits hand for hand.

    It does not wait for the other tables.
    """

    table: int

    may = FLOOR
    undo = stands("act-final-cards")

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Resume the hand of the table."""
        table = host.tables.get(self.table)
        if table is None:
            return Refusal("table-unknown", "illegal", {"table": self.table})
        if not table.held:
            cite = host.tournament.state.rules.cite("showdown.hand_for_hand_reveal")
            return Refusal("nothing-held", "illegal", {}, cite)
        if table.live is not None:
            refused = let_go_on(table.live, step.person, step.batch)
            if refused is None:
                host.record(self.directed(host, step), step.batch)
                host.unsettled = True
            return refused
        host.record(self.directed(host, step), step.batch)
        turn_up(host, table, step.at_ms, step.batch)
        return None


class WaiveHalt(Decided, frozen=True, tag="waive-halt"):
    """Director: let a table that is halted for want of players deal short.

    Only where the edition allows it (balancing.halt_waivable).
    """

    table: int
    reason: str = ""

    may = DIRECTOR
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Waive the halt."""
        return event.waive_halt(self.table, self.reason, at_ms)


class Announce(Decided, frozen=True, tag="announce"):
    """Floor: say something to everyone in the event.

    It stands for these `minutes`, and ends by itself; with None until it is taken down or another
    one comes. `texts` are the same in other languages of the room, by language: a page shows its
    own, else the `text`.
    """

    text: str
    minutes: int | None = None
    texts: dict[str, str] = msgspec.field(default_factory=dict)

    may = FLOOR
    maker_may = True
    undo = CONTRARY

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Announce the text."""
        if unknown := next((each for each in self.texts if each not in LANGUAGES), None):
            return Refusal("live-language", "syntax", {"came": unknown[:20], "known": LANGUAGES})
        return event.announce(self.text, at_ms, self.texts, self.minutes)

    def on_record(self) -> str:
        """Return the text, which is the reason."""
        return self.text


class TakeDown(Decided, frozen=True, tag="take-down"):
    """Floor: take the announcement down. Undone, it stands again."""

    may = FLOOR
    maker_may = True
    undo = CONTRARY

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Take it down."""
        return event.take_down(at_ms)


class MovePlayer(Decided, frozen=True, tag="move-player"):
    """Floor: move a player to an open seat once the hand is over.

    `why` says that the player sat in a wrong seat.
    """

    player: str
    table: int
    seat: int
    reason: str = ""
    why: Ordered = "director"
    seen: int | None = None

    may = FLOOR
    crossed_by = ("swap-seats", "redraw-seats")
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Order the move."""
        told = self.player, self.table, self.seat, self.reason
        return event.move(*told, at_ms, self.why)


class SwapSeats(Decided, frozen=True, tag="swap-seats"):
    """Floor: swap two players who sit in each other's seats.

    Both go to their own, each with the present chips, once neither is in a hand; until then no hand
    begins at their tables.
    """

    player: str
    other: str
    reason: str = ""
    seen: int | None = None

    may = FLOOR
    crossed_by = ("move-player", "redraw-seats")
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Order the swap."""
        return event.swap(self.player, self.other, self.reason, at_ms)

    def is_same(self, host: EventHost, noted: Noted) -> bool:
        """Whether the act was a swap of the same two players, in any order."""
        return of_act(noted) == self.concerned()


class RedrawSeats(Decided, frozen=True, tag="redraw-seats"):
    """Director: redraw all seats and buttons at the present tables.

    It is done once the hands in play are over. A player who is pinned to a seat keeps its number.
    """

    reason: str = ""
    seen: int | None = None

    may = DIRECTOR
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Order the redraw."""
        return event.redraw(self.reason, at_ms)


class PinSeat(Decided, frozen=True, tag="pin-seat"):
    """Floor: let a player with special needs keep the seat where possible, or no longer.

    Before seats are drawn a `seat` may be named; without it the player keeps the number that is
    drawn.
    """

    player: str
    pinned: bool
    reason: str = ""
    seat: int | None = None

    may = FLOOR
    undo = CONTRARY

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Pin the seat, or free it again."""
        return event.pin(self.player, self.pinned, self.reason, at_ms, self.seat)


class RemovePlayer(Decided, frozen=True, tag="remove-player"):
    """Floor: remove a player from the event once the hand is over; the chips are out of play.

    A player who has not played yet is taken off the list, and gets the money back.
    """

    player: str
    reason: str = ""
    seen: int | None = None

    may = FLOOR
    maker_may = True
    # Before the start a removal gives the money back.
    crossed_by = ("start-event",)
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Remove the player, or withdraw the entry."""
        if _only_entered(host, self.player):
            return bad_reason(self.reason) or event.unregister(self.player, at_ms)
        return event.remove(self.player, self.reason, at_ms)


class NoShow(Decided, frozen=True, tag="no-show"):
    """Floor: a player who entered never came; the event's rule says what becomes of the entry.

    It is taken off, and the pool with it, or the chips are removed and the entry stays in the pool.
    Undone, the player is back; a player who was taken off has another seat drawn.
    """

    player: str
    reason: str = ""
    seen: int | None = None

    may = FLOOR
    crossed_by = ("remove-player", "start-event")
    undo = REPAIRED

    def decide(self, host: EventHost, event: Tournament, at_ms: int) -> Outcome:
        """Take the entry off, or remove the player and leave it in."""
        if _only_entered(host, self.player):
            return bad_reason(self.reason) or event.unregister(self.player, at_ms)
        if host.tournament.state.config.no_shows == "left-in":
            return event.remove(self.player, self.reason, at_ms)
        return event.take_off(self.player, self.reason, at_ms)


def _only_entered(host: EventHost, player: str) -> bool:
    """Whether the player has entered and not played yet: the entry is withdrawn with its money.

    That is before the start, for the next flight, or while waiting for a seat. A player with a bag
    has played.
    """
    state = host.tournament.state
    if player in state.calendar.bags:
        return False
    return host.phase == "open" or player in state.calendar.field or player in state.alternates


class StartEvent(Direction, frozen=True, tag="start-event"):
    """Director: start an event now, or in the night its next flight.

    Computer players take the seats that are free. Where it `waits` the seats are drawn, and it is
    paused before its first hand: clock and dealing begin with Resume.
    """

    reason: str = ""
    waits: bool = False

    may = DIRECTOR
    maker_may = True
    undo = stands("act-final-seats")

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Draw the seats, and begin play."""
        now_ms, batch = step.at_ms, step.batch
        refused = bad_reason(self.reason) or start_refused(host)
        if refused is None:
            host.record(self.directed(host, step), batch)
            refused = start(host, now_ms, batch)
        if refused is None and self.waits and host.phase == "running":
            pause = partial(host.tournament.pause, self.reason, host.time(now_ms))
            refused = host.carry_out(pause, batch)
            assert refused is None, "what has just started is not paused"
        return refused


class AppointStart(Direction, frozen=True, tag="appoint-start"):
    """Director: appoint a time of the wall at which the event starts by itself.

    In the night it is the next flight or the day that is drawn. `at_ms` is in milliseconds since
    1970; None withdraws an appointed time. `change-event` sets it with other terms.
    """

    reason: str = ""
    at_ms: int | None = None
    seen: int | None = None

    may = DIRECTOR
    crossed_by = ("change-event",)
    undo = REPAIRED

    def give(self, host: EventHost, step: Step) -> Done | Refusal | None:
        """Record the time."""
        refused = bad_reason(self.reason) or appoint_refused(host, self.at_ms, step.at_ms)
        if refused is None:
            host.record(self.directed(host, step), step.batch)
            host.record(StartAppointed(self.at_ms), step.batch)
            host.change_all(step.batch)
        return refused

    def refused(self, host: EventHost, now_ms: int) -> Refusal | None:
        """Return why the event cannot start at that time any more, or None."""
        return appoint_refused(host, self.at_ms, now_ms)

    def is_same(self, host: EventHost, noted: Noted) -> bool:
        """Whether the start is appointed for this time already."""
        return host.appointed_ms == self.at_ms


ORDERS = (
    Pause, Resume, NextLevel, HandForHand, EndHandForHand, DealOut, WaiveHalt, Announce,
    TakeDown, MovePlayer,
    SwapSeats, RedrawSeats, PinSeat, RemovePlayer, NoShow, StartEvent, AppointStart,
)  # fmt: skip
