"""By which act of the director each player's newest entry came, and what has become of it since."""

from collections.abc import Iterable
from typing import Final

from ruleone.tournament import events as e
from ruleone.tournament.events.days import FlightStarted
from ruleone.tournament.events.undo import EntryTakenBack

_WITHDRAWN: Final = (e.PlayerWithdrawn, e.AlternateWithdrawn, EntryTakenBack)


class ListedEntries:
    """Entries by lists that still stand, and what was moved at the tables since. `of` is the number
    of the act that entered a player last; who came by himself is not in it. `at_start` has who sits
    where the draw of a start put him."""

    def __init__(self) -> None:
        self.of: Final[dict[str, int]] = {}
        self.at_start: Final[set[str]] = set()
        self._to_start: Final[set[str]] = set()
        self._moved: Final[dict[str, int]] = {}
        self._left: Final[dict[int, int]] = {}
        self._joined: Final[dict[int, int]] = {}
        self._opened: Final[dict[int, int]] = {}

    def note(self, event: e.TournamentEvent, act: int, entering: int | None) -> None:
        """Take in what happens after the act of this number; `entering` is that of a list that is
        being entered, None where none is."""
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
        """Those of these players whose newest entry is that of this act, and stands."""
        return tuple(player for player in players if self.of.get(player) == act)

    def moved_since(self, act: int) -> frozenset[str]:
        """Who was moved to balance tables since this act, or with it."""
        return frozenset(player for player, then in self._moved.items() if then >= act)

    def balanced_since(self, act: int) -> frozenset[int]:
        """The tables that were balanced because of those who came with this act, as far as that can
        be told: players were moved away from there, or to a table that was opened for the list."""
        left = {table for table, then in self._left.items() if then >= act}
        opened = {table for table, by in self._opened.items() if by == act}
        return frozenset(left | (opened & self._joined.keys()))

    def _comes(self, player: str, entering: int | None, listed: bool) -> None:
        """One who waited and has a seat now came with the entry by which he waited."""
        if listed:
            return
        if entering is None:
            self.of.pop(player, None)
        else:
            self.of[player] = entering

    def _go(self, players: Iterable[str]) -> None:
        for player in players:
            self.of.pop(player, None)
