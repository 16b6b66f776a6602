"""Links of players to their own pages.

A player who scans the printed link has the seat, the next table, the clock and the prizes on a
phone, whoever made the entry.

A link shows and never acts. It makes the phone that opens it this player's for this event: the
event's page is shown as to the player. It shows no cards, and nothing can be asked, bought or
signed with it.
"""

from collections.abc import Collection
from typing import Final

import msgspec

from ruleone.limits import PLAYER_LINKS_OF_ONE_MAX
from ruleone.room.access.role_links import LinkView, PlayerLinkView
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import DIRECTOR, FLOOR, Caller, digest
from ruleone.room.core.settings import STREAM
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.lobby.lobby import Lobby
from ruleone.rulebook import Refusal


class PlayerLinksMade(msgspec.Struct, frozen=True, tag="player-links-made"):
    """Links of players to their own pages of an event were made; `by` asked for them.

    The SHA-256 of each secret is kept, never the secret itself.
    """

    event: str
    digests: dict[str, bytes]
    by: str


class PlayerLinksEnded(msgspec.Struct, frozen=True, tag="player-links-ended"):
    """All earlier links of a player to their own page of an event were ended."""

    event: str
    player: str
    by: str


class PlayerLinksGiven(Done, frozen=True):
    """The links of players of an event, those made just now among them."""

    player_links: tuple[PlayerLinkView, ...] = ()


class MakePlayerLinks(Order, frozen=True, tag="make-player-links"):
    """Floor: make the links by which these `players` of an event open their own page on a phone.

    They are printed on what is handed to the players. The answer's `player_links` have their paths.
    A link that was made since the room was opened is given again; an earlier one still opens.
    """

    event: str
    players: tuple[str, ...]

    may = FLOOR

    def run(self, step: Step) -> Done | Refusal:
        """Return the links of the players; missing ones are made."""
        host = _event_of(self.event, self.players, step)
        if isinstance(host, Refusal):
            return host
        return step.part(PlayerLinks).given(host, self.players, step)


class RenewPlayerLink(Order, frozen=True, tag="renew-player-link"):
    """Director: end all links of this player to their own page, on every phone, and make another.

    With `open` false none is made.
    """

    event: str
    player: str
    open: bool = True

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """End the player's links, and make another unless `open` is false."""
        host = _event_of(self.event, (self.player,), step)
        if isinstance(host, Refusal):
            return host
        links = step.part(PlayerLinks)
        links.note(PlayerLinksEnded(self.event, self.player, step.person), step.batch)
        step.batch.change(host.topics[0])
        return links.given(host, (self.player,) if self.open else (), step)


ORDERS = (MakePlayerLinks, RenewPlayerLink)


def _event_of(event: str, players: Collection[str], step: Step) -> EventHost | Refusal:
    """Return the event if these players are in it and it has player links, else why not."""
    host = step.part(Lobby).find(event)
    if isinstance(host, Refusal):
        return host
    if host.home is not None:
        return NOT_OF_HOME_GAMES
    for player in dict.fromkeys(players):
        if player not in host.tournament.state.entrants:
            return Refusal("player-not-in-event", "illegal", {"player": player})
    return host


TOKEN_BYTES: Final = 24
NOT_OF_HOME_GAMES: Final = Refusal("player-link-home-game", "illegal")


class PlayerLinks:
    """The player links that open something, by the digests in the journal.

    The secrets of links made since the room was opened are known as long as this process runs, so
    that a reprint has the same code.
    """

    def __init__(self) -> None:
        self._digests: Final[dict[str, dict[str, list[bytes]]]] = {}
        self._meant: Final[dict[str, tuple[str, str]]] = {}
        self._secrets: Final[dict[bytes, str]] = {}

    def take(self, record: PlayerLinksMade | PlayerLinksEnded) -> None:
        """Take in what the journal has."""
        players = self._digests.setdefault(record.event, {})
        if isinstance(record, PlayerLinksEnded):
            for each in players.pop(record.player, ()):
                self._forget(each)
            return
        for player, each in record.digests.items():
            opens = players.setdefault(player, [])
            opens.append(each)
            self._meant[_name(each)] = record.event, player
            if len(opens) > PLAYER_LINKS_OF_ONE_MAX:
                self._forget(opens.pop(0))

    def keep_of(self, events: Collection[str]) -> None:
        """End the links of events that the room no longer shows."""
        for event in [each for each in self._digests if each not in events]:
            for opens in self._digests.pop(event).values():
                for each in opens:
                    self._forget(each)

    def given(self, host: EventHost, asked: Collection[str], step: Step) -> PlayerLinksGiven:
        """Return the links of these players; missing ones are made."""
        players, lobby = tuple(dict.fromkeys(asked)), step.part(Lobby)
        missing = [player for player in players if self._secret(host.event, player) is None]
        fresh = {player: step.ports.entropy(TOKEN_BYTES).hex() for player in missing}
        if fresh:
            made = {player: digest(secret) for player, secret in fresh.items()}
            self._secrets.update((made[player], secret) for player, secret in fresh.items())
            self.note(PlayerLinksMade(host.event, made, step.person), step.batch)
        paths = {player: f"/link/{self._secret(host.event, player)}" for player in players}
        views = tuple(PlayerLinkView(player, path) for player, path in paths.items())
        self.keep_of(lobby.hosts.keys() | lobby.ended.keys())
        return PlayerLinksGiven(event=host.event, player_links=views)

    def open(self, token: str) -> LinkView | None:
        """Return the link of this secret, None where it opens nothing."""
        name = _name(digest(token))
        meant = self._meant.get(name)
        return None if meant is None else LinkView(name, "player", meant[0], None, revoked=False)

    def shows(self, name: str) -> bool:
        """Whether a link that a phone has opened shows a player's page still."""
        return name in self._meant

    def player(self, caller: Caller, event: str) -> str | None:
        """Return the player whose page of the event the caller's phone shows, or None.

        It is the player of the link that was opened last.
        """
        for name in reversed(caller.links):
            meant = self._meant.get(name)
            if meant is not None and meant[0] == event:
                return meant[1]
        return None

    def _secret(self, event: str, player: str) -> str | None:
        opens = self._digests.get(event, {}).get(player)
        return self._secrets.get(opens[-1]) if opens else None

    def note(self, record: PlayerLinksMade | PlayerLinksEnded, batch: Batch) -> None:
        """Note that links were made or ended."""
        batch.add(STREAM, record)
        self.take(record)

    def _forget(self, each: bytes) -> None:
        self._meant.pop(_name(each), None)
        self._secrets.pop(each, None)


def _name(each: bytes) -> str:
    """Return the name of the link in a session; it differs from the secret and from staff links."""
    return f"y{each.hex()}"
