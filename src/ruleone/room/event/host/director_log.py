"""The log of the director's acts in an event, with the events that came with each."""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final, Protocol

import msgspec

from ruleone.limits import ACTS_KEPT_MAX
from ruleone.room.event.records import (
    DeskAsked,
    EnteredByTicket,
    HostRecord,
    ReasonGiven,
    RequestEnded,
    StartAppointed,
)
from ruleone.room.table.records import Directed
from ruleone.tournament import events as e
from ruleone.tournament.events.days import DayStarted, FlightStarted
from ruleone.tournament.events.draws import DrawMade
from ruleone.tournament.events.penalties import PenaltyGiven
from ruleone.tournament.events.reports import BustUndone, ProposalTaken
from ruleone.tournament.events.seating import (
    RedrawLapsed,
    RedrawOrdered,
    SeatsRedrawn,
    SeatsSwapped,
    SwapOrdered,
    TableBreakOrdered,
)
from ruleone.tournament.events.undo import EntryTakenBack
from ruleone.tournament.undo.acts import Act, Done

_OF_ALL_TABLES: Final = (TableBreakOrdered, RedrawOrdered, e.HandForHandAnnounced)
"""Orders that rest on the number of players left, wherever somebody went out."""
_OF_ITSELF: Final = (e.TableBroken, e.FinalTableFormed, e.HandForHandAnnounced)
"""The same, where the event does it by itself."""
_ORDERED: Final = (ProposalTaken, TableBreakOrdered, e.MoveOrdered, RedrawOrdered, SwapOrdered)
"""First events of acts that bring such things by the director's word."""
_PROPOSED: Final = frozenset({"break", "final-table", "hand-for-hand"})
"""Proposals that rest on it in the same way."""


class Numbered(Protocol):
    """An act by its number, with the events that came with it."""

    number: int
    after: int
    events: list[e.TournamentEvent]


class RestingActs:
    """The acts that followed a reported bust-out, from the moment at which it is undone.

    One that is reported again supports them again. The same live and restored.
    """

    def __init__(self) -> None:
        self._out: Final[dict[str, tuple[int, int]]] = {}
        self._without: Final[dict[int, set[str]]] = {}

    def note(self, event: e.TournamentEvent, act: int, kept: Iterable[Numbered]) -> None:
        """Note an event after the act of this number."""
        match event:
            case e.PlayersBusted(report=report) if report:
                for bust in event.busts:
                    self._out[bust.player] = act, event.table
                    for players in self._without.values():
                        players.discard(bust.player)
            case BustUndone(player=player) if player in self._out:
                since, table = self._out.pop(player)
                for one in kept:
                    later = one.number > since or (one.number < 0 and one.after >= since)
                    if later and _rests(one.events, table):
                        self._without.setdefault(one.number, set()).add(player)

    @property
    def has_reports(self) -> bool:
        """Whether somebody is out by a report."""
        return bool(self._out)

    def __contains__(self, act: int) -> bool:
        """Whether a bust-out on which the act of this number rested was undone."""
        return bool(self._without.get(act))


def _rests(events: Sequence[e.TournamentEvent], table: int) -> bool:
    """Whether an act with these events rests on a bust-out at this table."""
    match events:
        case [ProposalTaken(kind="balance"), *came]:
            return any(isinstance(one, e.PlayerMoved) and one.to_table == table for one in came)
        case [ProposalTaken(kind=kind), *_]:
            return kind in _PROPOSED
        case [e.MoveOrdered(table=to_table), *_]:
            return to_table == table
        case [e.PlayerMoved(why="balance") as moved]:
            return moved.to_table == table
        case [first, *_]:
            return isinstance(first, _OF_ALL_TABLES + _OF_ITSELF)
        case _:
            return False


_WITHDRAWN: Final = (e.PlayerWithdrawn, e.AlternateWithdrawn, EntryTakenBack)


class ListedEntries:
    """Entries by lists that still stand, and moves at the tables since.

    `of` is the number of the act that entered a player last; players who entered by themselves are
    not in it. `at_start` has those who sit where the draw of a start put them.
    """

    def __init__(self) -> None:
        self.of: Final[dict[str, int]] = {}
        self.at_start: Final[set[str]] = set()
        self._to_start: Final[set[str]] = set()
        self._moved: Final[dict[str, int]] = {}
        self._left: Final[dict[int, int]] = {}
        self._joined: Final[dict[int, int]] = {}
        self._opened: Final[dict[int, int]] = {}

    def note(self, event: e.TournamentEvent, act: int, entering: int | None) -> None:
        """Note an event after the act of this number.

        `entering` is the number of a list that is being entered, None where none is.
        """
        match event:
            case e.PlayerRegistered(player=player):
                self._to_start.add(player)
                self._comes(player, entering, event.listed)
            case e.AlternateListed(player=player):
                self._comes(player, entering, False)
            case e.LatePlayerEntered(player=player):
                self.at_start.discard(player)
                self._comes(player, entering, event.listed)
            case e.EventStarted() | FlightStarted():
                self.at_start.update(self._to_start)
                self._to_start.clear()
            case e.AlternatesUnseated(players=gone) | e.EntriesClosed(unseated=gone):
                self._go(gone)
            case e.TableOpened(table=table) if entering is not None:
                self._opened[table] = entering
            case e.PlayerMoved(why="balance"):
                self._moved[event.player] = act
                self._left[event.from_table] = self._joined[event.to_table] = act
            case _ if isinstance(event, _WITHDRAWN):
                self._to_start.discard(event.player)
                self._go((event.player,))

    def by(self, act: int, players: Iterable[str]) -> tuple[str, ...]:
        """Return those of these players whose newest entry came with this act, and stands."""
        return tuple(player for player in players if self.of.get(player) == act)

    def moved_since(self, act: int) -> frozenset[str]:
        """Return the players who were moved to balance tables since this act, or with it."""
        return frozenset(player for player, then in self._moved.items() if then >= act)

    def balanced_since(self, act: int) -> frozenset[int]:
        """Return the tables that were balanced because of the players who came with this act.

        As far as can be known: players were moved away from there, or to a table that was opened
        for the list.
        """
        left = {table for table, then in self._left.items() if then >= act}
        opened = {table for table, by in self._opened.items() if by == act}
        return frozenset(left | (opened & self._joined.keys()))

    def _comes(self, player: str, entering: int | None, listed: bool) -> None:
        """Note the act of a player's entry; a waiting player who gets a seat keeps the first."""
        if listed:
            return
        if entering is None:
            self.of.pop(player, None)
        else:
            self.of[player] = entering

    def _go(self, players: Iterable[str]) -> None:
        for player in players:
            self.of.pop(player, None)


_EVENTS_OF_AN_ACT: Final = 12
"""The maximum of events kept of one act; an act with more events cannot be undone."""
_PERIODS: Final = (e.LevelStarted, e.BreakStarted, e.BreakEnded)
_ENDING: Final = (e.HandDealt, e.HandRecorded)
BY_ITSELF: Final = "by-itself"
"""The name for an order that nobody gave."""
_BY_LIST: Final = "enter-players"
"""The order `EnterPlayers`, by the name that records give it."""


class StartMoved(msgspec.Struct, frozen=True):
    """An appointed start and the one before it, by the wall; None for none."""

    at_ms: int | None
    was_ms: int | None


class Noted(msgspec.Struct):
    """An act of the director, numbered from 1, at this time of the wall.

    Acts of the event itself are numbered from -1 down. `after` is the number of the newest act
    before it.

    `events` came with it; `done` says how an order was carried out. `began_in` and `period` are the
    level or break before and after it, `hand` was the last hand dealt. `taken_back_by` is the act
    that undid it, `redone_by` the one that repeated it then, `kept_by` the one that kept it when it
    was offered to be undone. A list has `entered` these players. It set or cancelled a `start`.
    """

    number: int
    after: int
    directed: Directed
    wall_ms: int
    hand: int
    began_in: int
    period: int
    events: list[e.TournamentEvent] = []
    done: Done | None = None
    taken_back_by: int | None = None
    redone_by: int | None = None
    kept_by: int | None = None
    entered: list[str] = []
    start: StartMoved | None = None

    @property
    def is_of_itself(self) -> bool:
        """Whether the event did it by itself, and nobody ordered it."""
        return self.number < 0

    @property
    def is_list(self) -> bool:
        """Whether players were entered by a list with it."""
        return self.directed.command == _BY_LIST


def _orders(ordered: e.TournamentEvent | HostRecord, done: Done) -> bool:
    """Whether an act began with the order that this event carries out."""
    match done:
        case e.PlayerMoved(player=player):
            return isinstance(ordered, e.MoveOrdered) and ordered.player == player
        case e.PlayerRemoved(player=player):
            return isinstance(ordered, e.RemovalOrdered | PenaltyGiven) and ordered.player == player
        case e.TableBroken(table=table):
            return isinstance(ordered, TableBreakOrdered) and ordered.table == table
        case SeatsSwapped(players=players):
            return isinstance(ordered, SwapOrdered) and ordered.players == players
        case SeatsRedrawn() | RedrawLapsed():
            return isinstance(ordered, RedrawOrdered)


class DirectorLog:
    """The newest acts of an event, the oldest first; the same live and restored."""

    def __init__(self) -> None:
        self._count = 0
        self._period = self._periods = 0
        self._last_hand = 0
        self._noted: Final[deque[Noted]] = deque(maxlen=ACTS_KEPT_MAX)
        self._of_itself: Final[deque[Noted]] = deque(maxlen=ACTS_KEPT_MAX)
        self._of_itself_count = 0
        self._dealt: Final[dict[str, int]] = {}
        self._dealt_at: Final[dict[int, int]] = {}
        self._open: Noted | None = None
        self._list: Noted | None = None
        self._starts_ms: int | None = None
        self._entries: Final = ListedEntries()
        self._resting: Final = RestingActs()

    @property
    def newest_first(self) -> tuple[Noted, ...]:
        """All that are kept."""
        return tuple(reversed(self._noted))

    @property
    def resting_first(self) -> tuple[Noted, ...]:
        """All that are kept, with what the event did by itself once its bust-out was undone."""
        kept = [*self._noted, *(one for one in self._of_itself if one.number in self._resting)]
        return tuple(sorted(kept, key=lambda one: (-one.after, one.number)))

    def find(self, number: int) -> Noted | None:
        """Return the act of this number, None where it is not kept."""
        kept = self._noted if number > 0 else self._of_itself
        return next((one for one in kept if one.number == number), None)

    def note(self, event: e.TournamentEvent | HostRecord, at_ms: int, wall_ms: int) -> None:
        """Note an event.

        An event that follows an act at once, at the same room's time `at_ms`, came with it.
        """
        if isinstance(event, ReasonGiven):
            self._explained(event)
            return
        if isinstance(event, DrawMade | EnteredByTicket | DeskAsked | RequestEnded):
            return  # of what is drawn and who pays for it nothing is an act of its own
        if isinstance(event, StartAppointed):
            self._appointed(event, at_ms)
        if isinstance(event, HostRecord):
            self._open = self._began(event, wall_ms) if isinstance(event, Directed) else None
            self._list = self._open if self._open is not None and self._open.is_list else None
            return
        if isinstance(event, _ENDING) or (self._open and self._open.directed.at_ms != at_ms):
            self._open = None
        if isinstance(event, _ENDING) or (self._list and self._list.directed.at_ms != at_ms):
            self._list = None
        if isinstance(event, e.EventStarted | FlightStarted | DayStarted):
            self._starts_ms = None
        self._enters(event)
        self._resting.note(event, self._count, (*self._noted, *self._of_itself))
        if self._resting.has_reports and self._is_of_itself(event):
            self._did_itself(event, at_ms, wall_ms)
        if isinstance(event, e.HandDealt):
            order = event.order
            self._last_hand = order.number
            self._dealt_at[order.table] = order.number
            self._dealt.update(dict.fromkeys(order.seats.values(), order.number))
        if isinstance(event, _PERIODS):
            self._another_period()
        if isinstance(event, Done):
            self._carried_out(event)
        if self._open is not None:
            self._open.events.append(event)
            self._open.period = self._period
            if len(self._open.events) == _EVENTS_OF_AN_ACT:
                self._open = None

    def _is_of_itself(self, event: e.TournamentEvent) -> bool:
        """Whether the event moves players or announces something that nobody ordered."""
        if not isinstance(event, (e.PlayerMoved, *_OF_ITSELF)):
            return False
        if isinstance(event, e.PlayerMoved) and event.why != "balance":
            return False
        act = None if self._open is None else self._open.events
        if act is not None and (not act or isinstance(act[0], _ORDERED)):
            return False
        if not isinstance(event, Done):
            return True
        return not any(one.events and _orders(one.events[0], event) for one in self.newest_first)

    def _did_itself(self, event: e.TournamentEvent, at_ms: int, wall_ms: int) -> None:
        """Keep it for the case that a bust-out on which it rests is undone."""
        cite = next(iter(getattr(event, "citations", ())), None)
        if cite is None:
            return
        self._of_itself_count += 1
        directed = Directed("", BY_ITSELF, "", at_ms, cite)
        told = self._last_hand, self._period, self._period, [event]
        noted = Noted(-self._of_itself_count, self._count, directed, wall_ms, *told)
        self._of_itself.append(noted)

    def _appointed(self, event: StartAppointed, at_ms: int) -> None:
        """Note another start with the act that set it, if one did."""
        if self._open is not None and self._open.directed.at_ms == at_ms:
            self._open.start = StartMoved(event.at_ms, self._starts_ms)
        self._starts_ms = event.at_ms

    def _enters(self, event: e.TournamentEvent) -> None:
        """Note the entries of a list, all of them."""
        entering = None if self._list is None else self._list.number
        self._entries.note(event, self._count, entering)
        entries = e.PlayerRegistered | e.LatePlayerEntered | e.AlternateListed
        if self._list is None or not isinstance(event, entries):
            return
        if self._entries.of.get(event.player) == entering:
            self._list.entered.append(event.player)

    def _another_period(self) -> None:
        """Note that a level or break begins.

        It is a new one, or where an act was undone the one before that act.
        """
        undoes = None if self._open is None else self._open.directed.undoes
        undone = None if undoes is None else self.find(undoes)
        if undone is not None:
            self._period = undone.began_in
        else:
            self._periods += 1
            self._period = self._periods

    def _began(self, directed: Directed, wall_ms: int) -> Noted:
        self._count += 1
        told = self._last_hand, self._period, self._period
        noted = Noted(self._count, self._count, directed, wall_ms, *told)
        self._noted.append(noted)
        if directed.undoes is not None and (undone := self.find(directed.undoes)) is not None:
            left = self._entries.by(undone.number, undone.entered) if undone.is_list else ()
            if directed.player is None or not set(left) - {directed.player}:
                undone.taken_back_by = noted.number
        if directed.redoes is not None and (again := self.find(directed.redoes)) is not None:
            again.redone_by = noted.number
        if directed.keeps is not None and (kept := self.find(directed.keeps)) is not None:
            kept.kept_by = noted.number
        return noted

    def _explained(self, event: ReasonGiven) -> None:
        """Keep the reason for an act that was given after it."""
        if (noted := self.find(event.act)) is not None:
            noted.directed = msgspec.structs.replace(noted.directed, reason=event.reason)

    def _carried_out(self, event: Done) -> None:
        """Mark the newest order that this event carries out, or by which it lapses.

        A move that balances the tables carries out none; a redraw that was undone is another act.
        """
        match event:
            case e.PlayerMoved(why="balance") | RedrawLapsed(is_undone=True):
                return
        for noted in self.newest_first:
            if noted.events and _orders(noted.events[0], event):
                noted.done = noted.done or event
                return

    def is_offered(self, noted: Noted) -> bool:
        """Whether a bust-out on which the act rested was undone, and nobody kept the act since."""
        settled = noted.taken_back_by is not None or noted.kept_by is not None
        return not settled and noted.number in self._resting

    def same_period(self, noted: Noted) -> bool:
        """Whether the level or break goes on still in which the act was given."""
        return noted.began_in == self._period

    def unplayed(self, player: str) -> Noted | None:
        """Return the list by which the player entered last, while not yet in play, or None.

        The player still waits, or has been dealt no hand and was in no draw of a start. None too
        for an entry without a list.
        """
        noted = self.find(self._entries.of.get(player, 0))
        if noted is None or player in self._entries.at_start:
            return None
        return None if self._dealt.get(player, 0) > noted.hand else noted

    def act(self, noted: Noted, player: str | None = None) -> Act:
        """Return the act in the tournament's form.

        A list has all its entries that still stand, or with `player` that one alone.
        """
        act = Act(
            tuple(noted.events),
            noted.done,
            noted.period == self._period,
            frozenset(player for player, hand in self._dealt.items() if hand > noted.hand),
            frozenset(table for table, hand in self._dealt_at.items() if hand > noted.hand),
        )
        if not noted.is_list:
            return act
        players = noted.entered if player is None else [player]
        return msgspec.structs.replace(
            act,
            entered=self._entries.by(noted.number, dict.fromkeys(players)),
            at_start=frozenset(self._entries.at_start),
            moved=self._entries.moved_since(noted.number),
            balanced=self._entries.balanced_since(noted.number),
        )
