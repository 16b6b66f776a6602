"""Who has taken his entry back."""

from collections.abc import Container, Iterator
from typing import Final

from ruleone.limits import WITHDRAWN_KEPT_MAX
from ruleone.room import records as r
from ruleone.tournament import events as e
from ruleone.tournament.events.undo import EntryTakenBack


class Withdrawn:
    """Each is known until he comes again; of very many the newest."""

    def __init__(self) -> None:
        self._players: Final[dict[str, None]] = {}

    def __contains__(self, player: str) -> bool:
        return player in self._players

    def __iter__(self) -> Iterator[str]:
        return iter(self._players)

    def note(self, event: e.TournamentEvent | r.HostRecord, entrants: Container[str]) -> None:
        """Something happened, and `entrants` are those who are entered after it."""
        gone: tuple[str, ...] = ()
        match event:
            case e.PlayerWithdrawn() | e.AlternateWithdrawn() | EntryTakenBack():
                gone = (event.player,)
            case e.AlternatesUnseated(players=gone) | e.EntriesClosed(unseated=gone):
                pass
            case e.PlayerRegistered() | e.LatePlayerEntered() | e.AlternateListed():
                self._players.pop(event.player, None)
        self._players.update((player, None) for player in gone if player not in entrants)
        while len(self._players) > WITHDRAWN_KEPT_MAX:
            del self._players[next(iter(self._players))]
