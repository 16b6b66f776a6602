"""The orders of the floor and the dealer at live tables."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from ruleone.dealing import GAMES
from ruleone.limits import ANNOUNCEMENT_MAX_CHARACTERS, LIVE_TABLES_MAX, LIVE_TEXT_MAX_CHARACTERS
from ruleone.room.core.batch import Done
from ruleone.room.core.names import plain
from ruleone.room.core.orders import Order, Step, stands
from ruleone.room.core.roles import DEALER, FLOOR, MAY_SEE_ALL, ONLY_TABLE
from ruleone.room.live import events as e
from ruleone.room.live.entries import LiveEntry
from ruleone.room.live.events import LiveLevel
from ruleone.room.live.host import (
    STALE,
    LiveTable,
    chips_not_for,
    level_not_in_chips,
    stack_not_in_chips,
)
from ruleone.room.live.tables import (
    LiveTables,
    bad_chips,
    bad_level,
    bad_name,
    bad_player,
    not_over,
)
from ruleone.rulebook import EDITIONS, BadSetting, Refusal, UnknownName, edition
from ruleone.words import LANGUAGES

OF_EVENT: Final = Refusal("live-of-event", "illegal")
NOT_OF_EVENT: Final = Refusal("live-not-of-event", "illegal")
CHIPS_OF_EVENT: Final = Refusal("live-chips-of-event", "illegal")


class LiveSeat(msgspec.Struct, frozen=True):
    """A seat of a live table, its player's name and stack."""

    seat: int
    name: str
    stack: int


class JudgeLive(msgspec.Struct, frozen=True, tag="judge-live"):
    """Dealer: ask what an entry at a live table would come to, in the form of `EnterLive`.

    Nothing happens, and nothing is kept of it. The answer is `LiveJudged`.
    """

    event: str
    hand: int
    lines: int
    entry: LiveEntry


class Consult(msgspec.Struct, frozen=True, kw_only=True, tag="consult"):
    """Ask the ruling assistant about a situation of this `kind`, one of those in `situations`.

    Its facts are as that view describes them, cards written. Nothing happens, and nothing is kept
    of it. With a live table in `event` that table's edition and game apply, and its dealer may ask
    too. Without one the floor may ask, under the room's edition where none is named. The answer is
    `Consulted`.
    """

    kind: str
    facts: dict[str, Any] = {}
    event: str | None = None
    game: str = "nlhe"
    edition: str | None = None


class ConsultNext(Consult, frozen=True, kw_only=True, tag="consult-next"):
    """Ask the ruling assistant about a situation of this `kind`, one question after the other.

    As with `consult`, with the facts told so far, none at first. The answer is `FactAsked` before a
    fact without which there is no ruling. Else it is `Consulted`, whose first `untold` fact is the
    next to tell. Where nothing is untold, what nobody told cannot change the ruling.
    """


class EventTable(ABC):
    """A table of an event, as orders at the live table beside it need it.

    Events are on a higher floor: the methods are implemented there.
    """

    live: LiveTable

    @property
    @abstractmethod
    def is_there(self) -> bool:
        """Whether the event still has the table."""

    @abstractmethod
    def guarded(self, do: Callable[[], Done | Refusal], step: Step) -> Done | Refusal:
        """Do it; where it fails the event is frozen."""

    @abstractmethod
    def start(self, told: "StartLiveHand", step: Step) -> Refusal | None:
        """Begin the next hand, as the event orders it."""

    @abstractmethod
    def take_hand_back(self, told: "TakeBackLiveHand", step: Step) -> Refusal | None:
        """Undo the last hand."""

    @abstractmethod
    def finish(self, hand: int, step: Step) -> Refusal | None:
        """Finish the hand: its chips become those of the event."""

    @abstractmethod
    def tell(self, told: "TellLiveHand", step: Step) -> Refusal | None:
        """Enter the result of a hand that nobody followed, or not to its end."""

    @abstractmethod
    def count(self, told: "CountLiveStacks", step: Step) -> Refusal | None:
        """Enter stacks that were counted between two hands."""

    @abstractmethod
    def not_its_chips(self, chips: tuple[int, ...]) -> Refusal | None:
        """Return why a table of the event cannot play with these chips, or None."""

    @abstractmethod
    def enter(self, told: "EnterLive", step: Step) -> Refusal | None:
        """Make an entry in the hand, for which other tables may wait."""


class EventTables(ABC):
    """The tables of events beside which live tables stand."""

    @abstractmethod
    def of(self, live: LiveTable) -> EventTable | Refusal | None:
        """Return the table beside which a live table stands, or why nothing can be done there.

        None where it stands alone.
        """


class LiveOrder(Order, frozen=True):
    """An order at the live table that it names."""

    event: str

    def run(self, step: Step) -> Done | Refusal:
        """Find the table, and the event's beside which it stands, and do it there."""
        live = step.part(LiveTables).find(self.event)
        if isinstance(live, Refusal):
            return live
        beside = step.part(EventTables).of(live)
        if isinstance(beside, Refusal):
            return beside
        done = Done(event=live.name, table=ONLY_TABLE)
        if beside is None:
            return self.at_table(live, step) or done
        return beside.guarded(lambda: self.of_event(beside, step) or done, step)

    @abstractmethod
    def at_table(self, table: LiveTable, step: Step) -> Refusal | None:
        """Do it at a table that stands alone."""

    def of_event(self, table: EventTable, step: Step) -> Refusal | None:
        """Do it at a table beside one of an event."""
        return self.at_table(table.live, step)

    def by_floor(self, step: Step) -> bool:
        """Whether somebody of the floor gives it."""
        beside = step.part(LiveTables).beside(self.event)
        return step.links.allowed(step.caller, MAY_SEE_ALL, self.event, beside)


class OpenLiveTable(Order, frozen=True, kw_only=True, tag="open-live-table"):
    """Floor: open a live table, at which a dealer deals real cards and enters what happens.

    `chips` are the denominations in play. Without an `edition` it is played under the room's. The
    answer's `event` and `table` are what its dealer's link is bound to.
    """

    title: str
    game: str
    level: LiveLevel
    chips: tuple[int, ...]
    seats: tuple[LiveSeat, ...] = ()
    edition: str | None = None

    may = FLOOR

    def run(self, step: Step) -> Done | Refusal:
        """Open the table with its edition pinned."""
        tables, batch, title = step.part(LiveTables), step.batch, plain(self.title)
        seats = tuple(
            e.LivePlayer(f"p{n}", one.seat, plain(one.name), one.stack)
            for n, one in enumerate(self.seats, 1)
        )
        if (refused := self._bad(title, seats)) is not None:
            return refused
        if tables.is_full:
            return Refusal("live-too-many", "illegal", {"most": LIVE_TABLES_MAX})
        try:
            rules = edition(self.edition or tables.edition)
        except (BadSetting, UnknownName):
            return Refusal("live-edition", "syntax", {"editions": EDITIONS})
        persons = tables.type_in([one.name for one in seats], batch) if seats else []
        seats = tuple(
            msgspec.structs.replace(one, name="", person=person)
            for one, person in zip(seats, persons, strict=True)
        )
        opened = e.LiveTableOpened(
            title=title,
            game=self.game,
            edition=rules.id,
            digest=rules.digest,
            level=self.level,
            chips=tuple(sorted(self.chips)),
            seats=seats,
            by=step.person,
            at_ms=batch.at_ms,
        )
        return Done(event=tables.open(opened, rules, batch).name, table=ONLY_TABLE)

    def _bad(self, title: str, seats: tuple[e.LivePlayer, ...]) -> Refusal | None:
        """Return the first thing that is wrong with the order, or None."""
        refused = bad_name(title)
        if self.game not in GAMES:
            refused = refused or Refusal("live-game", "syntax", {"games": tuple(GAMES)})
        refused = refused or bad_level(self.level) or bad_chips(self.chips)
        for player in seats:
            refused = refused or bad_player(player)
        if refused is not None:
            return refused
        if len({one.seat for one in seats}) != len(seats):
            return Refusal("live-seat-taken", "illegal")
        refused = level_not_in_chips(self.level, self.chips)
        for player in seats:
            refused = refused or stack_not_in_chips(player.name, player.stack or 0, self.chips)
        return refused

    def kept(self) -> Order:
        """Return the order without the names that were typed."""
        seats = tuple(msgspec.structs.replace(one, name="") for one in self.seats)
        return msgspec.structs.replace(self, seats=seats)


class SeatLive(LiveOrder, frozen=True, tag="seat-live"):
    """Floor: a player comes to a live table, and plays from the next hand on."""

    seat: int
    name: str
    stack: int

    may = FLOOR

    def at_table(self, table: LiveTable, step: Step) -> Refusal | None:
        """Seat the player."""
        sits = e.LivePlayer("", self.seat, plain(self.name), self.stack)
        return step.part(LiveTables).seat(table, sits, step.person, step.batch)

    def of_event(self, table: EventTable, step: Step) -> Refusal | None:
        """Refuse: the event seats its players."""
        return OF_EVENT

    def kept(self) -> Order:
        """Return the order without the name that was typed."""
        return msgspec.structs.replace(self, name="")


class LeaveLive(LiveOrder, frozen=True, tag="leave-live"):
    """Floor: note that the player in a seat leaves a live table.

    A player who is in the hand on it leaves when the next one begins.
    """

    seat: int

    may = FLOOR

    def at_table(self, table: LiveTable, step: Step) -> Refusal | None:
        """Note that the player leaves."""
        return step.part(LiveTables).leave(table, self.seat, step.person, step.batch)

    def of_event(self, table: EventTable, step: Step) -> Refusal | None:
        """Refuse: the event seats its players."""
        return OF_EVENT


class SetLiveLevel(LiveOrder, frozen=True, tag="set-live-level"):
    """Floor: the next hand at a live table is played for this."""

    level: LiveLevel

    may = FLOOR

    def at_table(self, table: LiveTable, step: Step) -> Refusal | None:
        """Set the level of the next hand."""
        refused = bad_level(self.level) or level_not_in_chips(self.level, table.state.denominations)
        if refused is None:
            table.record(e.LevelSet(self.level, step.person, step.at_ms), step.batch)
        return refused

    def of_event(self, table: EventTable, step: Step) -> Refusal | None:
        """Refuse: the event has its own levels."""
        return OF_EVENT


class SetLiveChips(LiveOrder, frozen=True, tag="set-live-chips"):
    """Dealer: between hands, set the denominations that the table plays with, as after a color-up.

    Stacks that the race has changed are corrected by the floor. At a table of an event only the
    floor may set them. They stay in the place of the event's own; the smallest one is always the
    event's.
    """

    chips: tuple[int, ...]

    may = DEALER

    def at_table(self, table: LiveTable, step: Step) -> Refusal | None:
        """Set the denominations."""
        state = table.state
        if state.in_hand:
            return Refusal("live-hand-on", "illegal", {"hand": state.called(state.number)})
        refused = bad_chips(self.chips) or chips_not_for(state.level, self.chips)
        if refused is None:
            stay, chips = state.opened.event is not None, tuple(sorted(self.chips))
            table.record(e.LiveChipsSet(chips, step.person, step.at_ms, stay), step.batch)
        return refused

    def of_event(self, table: EventTable, step: Step) -> Refusal | None:
        """Set the denominations among the event's chips; only the floor may."""
        refused = table.not_its_chips(self.chips) if self.by_floor(step) else CHIPS_OF_EVENT
        return refused or self.at_table(table.live, step)


class StartLiveHand(LiveOrder, frozen=True, tag="start-live-hand"):
    """Dealer: begin the next hand, and close the last one.

    `hand` is the number of the last one, 0 before the first: where it is another, the command is
    stale. The button is at this seat, or else where the edition moves it. At a table of an event
    the event decides who plays the hand, its level and the button. Where it may not begin yet, only
    the last one is closed.
    """

    hand: int
    button: int | None = None

    may = DEALER

    def at_table(self, table: LiveTable, step: Step) -> Refusal | None:
        """Begin the next hand."""
        if self.hand != table.state.number:
            return STALE
        drawn = step.part(LiveTables).drawn
        return table.begin(self.button, drawn, step.person, step.batch)

    def of_event(self, table: EventTable, step: Step) -> Refusal | None:
        """Begin the hand that the event orders."""
        return table.start(self, step)


class TakeBackLiveHand(LiveOrder, frozen=True, tag="take-back-live-hand"):
    """Dealer: undo the start of the hand of this number, such as with the button at a wrong seat.

    It can be undone as long as nothing is on its record; the hand before it, which its start
    closed, is open again. At a table of an event `hand` is the event's number of the table's last
    one (`beside`). There a hand that was reported or finished can be undone too, as long as nothing
    was built on it. Chips, places, bounties and button are then as before it, and a reason is
    needed.
    """

    hand: int
    reason: str = ""

    may = DEALER
    undo = stands("act-final-hand-back")

    def at_table(self, table: LiveTable, step: Step) -> Refusal | None:
        """Undo the start; the hand before is open again."""
        return table.take_back_start(self.hand, step.person, step.batch)

    def of_event(self, table: EventTable, step: Step) -> Refusal | None:
        """Undo the hand; all is as before it."""
        return table.take_hand_back(self, step)


class FinishLiveHand(LiveOrder, frozen=True, tag="finish-live-hand"):
    """Dealer: finish the hand of this number as right. Its lines can no longer be undone.

    At a table of an event its chips are then those of the event, and a player without any is out.
    There the whole hand can be undone (`take-back-live-hand`), as long as nothing was built on it.
    """

    hand: int

    may = DEALER

    def at_table(self, table: LiveTable, step: Step) -> Refusal | None:
        """Close the hand: its lines can no longer be undone."""
        refused = not_over(table, self.hand)
        if refused is None:
            table.close_hand(step.batch)
        return refused

    def of_event(self, table: EventTable, step: Step) -> Refusal | None:
        """Close the hand, and give its chips to the event."""
        return table.finish(self.hand, step)


class WonBy(msgspec.Struct, frozen=True):
    """The player in a seat has lost all, to those in these other seats, in equal parts."""

    seat: int
    to: tuple[int, ...]


class SeatChips(msgspec.Struct, frozen=True):
    """The chips of the player in a seat."""

    seat: int
    chips: int


class TellLiveHand(LiveOrder, frozen=True, kw_only=True, tag="tell-live-hand"):
    """Dealer: report the result of a hand at a table of an event that nobody has followed.

    `hand` is the event's number of the table's last one (`beside`), 0 before the first. `out` went
    out in it; the others have the chips on record until they are counted. `stacks`, where given,
    are those of all its seats after it. Floor: end a followed hand in the same way.
    """

    hand: int
    out: tuple[WonBy, ...] = ()
    stacks: tuple[SeatChips, ...] = ()

    may = DEALER

    def at_table(self, table: LiveTable, step: Step) -> Refusal | None:
        """Refuse: only events keep hands that nobody followed."""
        return NOT_OF_EVENT

    def of_event(self, table: EventTable, step: Step) -> Refusal | None:
        """Report the result to the event."""
        return table.tell(self, step)


class CountLiveStacks(LiveOrder, frozen=True, tag="count-live-stacks"):
    """Floor: enter counted chips of these seats of a table of an event, between two hands.

    They have won from each other in hands that were not reported. In sum they have the chips on
    record; `off` is the difference in chips where the floor has found one.
    """

    stacks: tuple[SeatChips, ...]
    reason: str
    off: int = 0

    may = FLOOR
    undo = stands("act-final-count")

    def at_table(self, table: LiveTable, step: Step) -> Refusal | None:
        """Refuse: at a table that stands alone the dealer enters each stack in the hand."""
        return NOT_OF_EVENT

    def of_event(self, table: EventTable, step: Step) -> Refusal | None:
        """Give the count to the event."""
        return table.count(self, step)


class EnterLive(LiveOrder, frozen=True, tag="enter-live"):
    """Dealer: enter what happened in the hand, having seen `lines` lines of its record.

    Where there are more, or it is another hand, the command is stale and nothing happens. Only the
    floor may enter a choice, an overruling or an act of the floor.
    """

    hand: int
    lines: int
    entry: LiveEntry

    may = DEALER

    def at_table(self, table: LiveTable, step: Step) -> Refusal | None:
        """Add the entry to the hand's record."""
        told = self.hand, self.lines, self.entry
        return table.enter(*told, step.person, self.by_floor(step), step.batch)

    def of_event(self, table: EventTable, step: Step) -> Refusal | None:
        """Add the entry to the record; other tables may wait for it."""
        return table.enter(self, step)


class CallFloor(LiveOrder, frozen=True, tag="call-floor"):
    """Dealer: the table wants the floor, and says what for.

    `about` is the dealer's own words, or one of `ruling`, `dispute`, `cards`, `chips`, `conduct`
    and `other`, which everybody reads in their own language.
    """

    about: str

    may = DEALER

    def at_table(self, table: LiveTable, step: Step) -> Refusal | None:
        """Call the floor."""
        if table.state.call is not None:
            return Refusal("live-called", "illegal")
        about = plain(self.about)
        if not 1 <= len(about) <= LIVE_TEXT_MAX_CHARACTERS:
            return Refusal("live-text", "syntax", {"most": LIVE_TEXT_MAX_CHARACTERS})
        table.record(e.FloorCalled(about, step.person, step.at_ms), step.batch)
        return None


class ComeToCall(LiveOrder, frozen=True, tag="come-to-call"):
    """Floor: it has seen the call, and somebody is coming to the table."""

    may = FLOOR

    def at_table(self, table: LiveTable, step: Step) -> Refusal | None:
        """Tell the table who is coming."""
        if table.state.call is None:
            return Refusal("live-no-call", "illegal")
        coming = table.state.coming
        if coming is not None and coming.by == step.person:
            return Refusal("live-coming", "illegal")
        table.record(e.FloorComing(step.person, step.at_ms), step.batch)
        return None


class AnswerCall(LiveOrder, frozen=True, tag="answer-call"):
    """Floor: it has come to the table, and the call is over.

    `ruled` is what was ruled, in the floor's own words, for the table's record.
    """

    ruled: str = ""

    may = FLOOR

    def at_table(self, table: LiveTable, step: Step) -> Refusal | None:
        """End the call."""
        if table.state.call is None:
            return Refusal("live-no-call", "illegal")
        ruled = plain(self.ruled)
        if len(ruled) > LIVE_TEXT_MAX_CHARACTERS:
            return Refusal("live-ruled", "syntax", {"most": LIVE_TEXT_MAX_CHARACTERS})
        table.record(e.FloorAnswered(step.person, step.at_ms, ruled), step.batch)
        return None


class AnnounceLive(Order, frozen=True, kw_only=True, tag="announce-live"):
    """Floor: announce something at a live table, or without one at all of them.

    The texts are by language, in one or more of those that the room has.
    """

    event: str | None = None
    texts: dict[str, str] = msgspec.field(default_factory=dict)

    may = FLOOR

    def run(self, step: Step) -> Done | Refusal:
        """Announce the texts at one table, or at all."""
        tables = step.part(LiveTables)
        if self.event is None:
            return self._say(tuple(tables.hosts.values()), step)
        table = tables.find(self.event)
        if isinstance(table, Refusal):
            return table
        beside = step.part(EventTables).of(table)
        if isinstance(beside, Refusal):
            return beside
        say = partial(self._say, (table,), step)
        return say() if beside is None else beside.guarded(say, step)

    def _say(self, tables: tuple[LiveTable, ...], step: Step) -> Done | Refusal:
        if unknown := next((each for each in self.texts if each not in LANGUAGES), None):
            return Refusal("live-language", "syntax", {"came": unknown[:20], "known": LANGUAGES})
        said = {each: plain(self.texts[each]) for each in LANGUAGES if each in self.texts}
        texts = {language: text for language, text in said.items() if text}
        if not texts or max(map(len, texts.values())) > ANNOUNCEMENT_MAX_CHARACTERS:
            return Refusal("live-text", "syntax", {"most": ANNOUNCEMENT_MAX_CHARACTERS})
        if not tables:
            return Refusal("live-none-open", "illegal")
        for table in tables:
            table.record(e.LiveSaid(texts, step.person, step.at_ms), step.batch)
        return Done(event=self.event)


class CloseLiveTable(LiveOrder, frozen=True, tag="close-live-table"):
    """Floor: nothing more happens at a live table; not while a hand is on it."""

    may = FLOOR

    def at_table(self, table: LiveTable, step: Step) -> Refusal | None:
        """Close the table."""
        state = table.state
        if state.in_hand:
            return Refusal("live-hand-on", "illegal", {"hand": state.called(state.number)})
        step.part(LiveTables).close(table, step.person, step.batch)
        return None

    def of_event(self, table: EventTable, step: Step) -> Refusal | None:
        """Refuse while the event has the table, which closes it; later close it."""
        return OF_EVENT if table.is_there else self.at_table(table.live, step)


ORDERS = (
    OpenLiveTable, SeatLive, LeaveLive, SetLiveLevel, SetLiveChips, StartLiveHand, TakeBackLiveHand,
    FinishLiveHand, TellLiveHand, CountLiveStacks, EnterLive, CallFloor, ComeToCall, AnswerCall,
    AnnounceLive, CloseLiveTable,
)  # fmt: skip
