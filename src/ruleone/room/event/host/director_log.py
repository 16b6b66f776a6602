"""The log of the director's acts in an event, with the events that came with each."""

from collections import deque
from collections.abc import Iterable
from typing import Final

import msgspec

from ruleone.limits import ACTS_KEPT_MAX
from ruleone.room.event.records import DeskAsked, EnteredByTicket, HostRecord, RequestEnded
from ruleone.room.table.records import Directed
from ruleone.tournament import events as e
from ruleone.tournament.events.days import FlightStarted
from ruleone.tournament.events.draws import DrawMade
from ruleone.tournament.events.penalties import PenaltyGiven
from ruleone.tournament.events.seating import (
    RedrawLapsed,
    RedrawOrdered,
    SeatsRedrawn,
    SeatsSwapped,
    SwapOrdered,
)
from ruleone.tournament.events.undo import EntryTakenBack
from ruleone.tournament.undo.acts import Act, Done

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
_BY_LIST: Final = "enter-players"
"""The order `EnterPlayers`, by the name that records give it."""


class Noted(msgspec.Struct):
    """An act of the director, numbered from 1, at this time of the wall.

    `events` came with it; `done` says how an order was carried out. `began_in` and `period` are the
    level or break before and after it, `hand` was the last hand dealt. `taken_back_by` is the act
    that undid it, `redone_by` the one that repeated it then. A list has `entered` these players.
    """

    number: int
    directed: Directed
    wall_ms: int
    hand: int
    began_in: int
    period: int
    events: list[e.TournamentEvent] = []
    done: Done | None = None
    taken_back_by: int | None = None
    redone_by: int | None = None
    entered: list[str] = []

    @property
    def is_list(self) -> bool:
        """Whether players were entered by a list with it."""
        return self.directed.command == _BY_LIST


class DirectorLog:
    """The newest acts of an event, the oldest first; the same live and restored."""

    def __init__(self) -> None:
        self._count = 0
        self._period = self._periods = 0
        self._last_hand = 0
        self._noted: Final[deque[Noted]] = deque(maxlen=ACTS_KEPT_MAX)
        self._dealt: Final[dict[str, int]] = {}
        self._dealt_at: Final[dict[int, int]] = {}
        self._open: Noted | None = None
        self._list: Noted | None = None
        self._entries: Final = ListedEntries()

    @property
    def newest_first(self) -> tuple[Noted, ...]:
        """All that are kept."""
        return tuple(reversed(self._noted))

    def find(self, number: int) -> Noted | None:
        """Return the act of this number, None where it is not kept."""
        return next((one for one in self._noted if one.number == number), None)

    def note(self, event: e.TournamentEvent | HostRecord, at_ms: int, wall_ms: int) -> None:
        """Note an event.

        An event that follows an act at once, at the same room's time `at_ms`, came with it.
        """
        if isinstance(event, DrawMade | EnteredByTicket | DeskAsked | RequestEnded):
            return  # of what is drawn and who pays for it nothing is an act of its own
        if isinstance(event, HostRecord):
            self._open = self._began(event, wall_ms) if isinstance(event, Directed) else None
            self._list = self._open if self._open is not None and self._open.is_list else None
            return
        if isinstance(event, _ENDING) or (self._open and self._open.directed.at_ms != at_ms):
            self._open = None
        if isinstance(event, _ENDING) or (self._list and self._list.directed.at_ms != at_ms):
            self._list = None
        self._enters(event)
        if isinstance(event, e.HandDealt):
            order = event.order
            self._last_hand = order.number
            self._dealt_at[order.table] = order.number
            self._dealt.update(dict.fromkeys(order.seats.values(), order.number))
        if isinstance(event, _PERIODS):
            self._another_period()
        if isinstance(event, e.PlayerMoved | e.PlayerRemoved):
            self._carried_out(event)
        elif isinstance(event, SeatsSwapped):
            self._swapped(event)
        elif isinstance(event, SeatsRedrawn | RedrawLapsed):
            self._redrawn(event)
        if self._open is not None:
            self._open.events.append(event)
            self._open.period = self._period
            if len(self._open.events) == _EVENTS_OF_AN_ACT:
                self._open = None

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
        noted = Noted(self._count, directed, wall_ms, self._last_hand, self._period, self._period)
        self._noted.append(noted)
        if directed.undoes is not None and (undone := self.find(directed.undoes)) is not None:
            left = self._entries.by(undone.number, undone.entered) if undone.is_list else ()
            if directed.player is None or not set(left) - {directed.player}:
                undone.taken_back_by = noted.number
        if directed.redoes is not None and (again := self.find(directed.redoes)) is not None:
            again.redone_by = noted.number
        return noted

    def _carried_out(self, event: e.PlayerMoved | e.PlayerRemoved) -> None:
        """Mark the newest order for the player that still waited as carried out by this event."""
        moved = isinstance(event, e.PlayerMoved)
        if isinstance(event, e.PlayerMoved) and event.why == "balance":
            return
        for noted in self.newest_first:
            ordered = noted.events[0] if noted.events else None
            wanted = e.MoveOrdered if moved else e.RemovalOrdered | PenaltyGiven
            if isinstance(ordered, wanted) and ordered.player == event.player:
                noted.done = noted.done or event
                return

    def _swapped(self, event: SeatsSwapped) -> None:
        """Mark the newest order to swap these two as carried out by this event."""
        for noted in self.newest_first:
            ordered = noted.events[0] if noted.events else None
            if isinstance(ordered, SwapOrdered) and ordered.players == event.players:
                noted.done = noted.done or event
                return

    def _redrawn(self, event: SeatsRedrawn | RedrawLapsed) -> None:
        """Mark the newest redraw that was ordered as carried out or lapsed by this event.

        A redraw that was undone is another act.
        """
        if isinstance(event, RedrawLapsed) and event.reason:
            return
        for noted in self.newest_first:
            if noted.events and isinstance(noted.events[0], RedrawOrdered):
                noted.done = noted.done or event
                return

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
