"""Names given, kept and erased: beside the journal, and at once on every page that shows them."""

from collections.abc import Iterable
from typing import Final

from ruleone.room.access.tokens import Tokens
from ruleone.room.cash.tables import CashTables
from ruleone.room.core.batch import Batch
from ruleone.room.core.done import Done
from ruleone.room.core.names import Names, plain
from ruleone.room.directory.chosen_names import name_refused
from ruleone.room.directory.commands import ForgetPlayer, KeepPlayer, SetName
from ruleone.room.directory.sheets import judged
from ruleone.room.event.roster.entry_status import is_in_play
from ruleone.room.lobby.lobby import Lobby
from ruleone.rulebook import Refusal
from ruleone.store.people import NameTaken, Player

NO_PLAYER: Final = Refusal("player-unknown", "illegal")


class Naming:
    """Gives names to persons, and shows them where the persons are."""

    def __init__(self, names: Names, lobby: Lobby, cash: CashTables, tokens: Tokens) -> None:
        self._names: Final = names
        self._tokens: Final = tokens
        self._lobby: Final = lobby
        self._cash: Final = cash

    def judge(
        self, do: SetName | KeepPlayer | ForgetPlayer, person: str, now_ms: int, batch: Batch
    ) -> Done | Refusal:
        """Do it, unless it is refused. `now_ms` is the shell's time. No name is written into the
        journal: `batch.beside` is done when it is durable."""
        match do:
            case SetName():
                return self._rename(do, person, batch)
            case KeepPlayer():
                return self._keep(do, now_ms, batch)
            case ForgetPlayer():
                return self._forget(do, person, batch)

    def _rename(self, do: SetName, person: str, batch: Batch) -> Done | Refusal:
        name = plain(do.name)
        if name == self._names.name(person):
            return Done()
        if (refused := name_refused(name)) is not None:
            return refused
        like = self._names.like(name, person)
        if like is not None and like.casefold() != name.casefold():
            return Refusal("name-like", "illegal", {"name": name, "other": like})
        batch.beside = self._names.rename(person, name)
        if batch.beside is None:
            return Refusal("name-taken", "illegal", {"name": name})
        self.show((person,), batch)
        return Done()

    def _keep(self, do: KeepPlayer, now_ms: int, batch: Batch) -> Done | Refusal:
        row = judged(0, do.player or "", do.name, do.details)
        if isinstance(row, Refusal):
            return row
        if do.player is not None and self._names.registered(do.player) is None:
            return NO_PLAYER
        try:
            player = Player(do.player or "", row.name, row.details)
            _, batch.beside = self._names.keep([player], now_ms, namesakes=do.namesake)
        except NameTaken:
            return Refusal("namesake", "illegal", {"name": row.name})
        self.show(() if do.player is None else (do.player,), batch)
        return Done()

    def _forget(self, do: ForgetPlayer, by: str, batch: Batch) -> Done | Refusal:
        if self._names.registered(do.player) is None:
            return NO_PLAYER
        plays = sum(is_in_play(host, do.player) for host in self._lobby.hosts.values())
        if plays and not do.though_playing:
            return Refusal("player-plays", "illegal", {"events": plays})
        self._tokens.end_of(do.player, by, batch)
        batch.beside = self._names.erase(do.player)
        batch.ended = (do.player,)
        self._cash.forget(do.player, batch)
        self.show((do.player,), batch)
        for host in self._lobby.hosts.values():
            if do.player in host.presences:
                host.change_all(batch)
        batch.change("lobby")
        return Done()

    def show(self, persons: Iterable[str], batch: Batch) -> None:
        """Who looks at the players of the house, or shares a table with one of these persons, sees
        the name as it is now; whoever else is shown it does with the next news. Nobody else's page
        is built again for it."""
        batch.change("players")
        every = frozenset(persons)
        for host in self._lobby.hosts.values():
            renamed, seats = every & host.presences.keys(), host.tournament.state.seats
            if renamed:
                batch.change_later(*host.topics)
            for number in {seats[person][0] for person in renamed & seats.keys()}:
                batch.change(*host.tables[number].topics)
        if not every.isdisjoint(self._lobby.winners):
            batch.change_later("lobby")
        self._cash.renamed(every, batch)
