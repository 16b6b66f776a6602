"""What the director gives out and takes back: role links for people, tokens and hooks for
programs, screens for walls."""

from typing import Final

import msgspec

from ruleone.room.access.player_links import PlayerLinks
from ruleone.room.access.role_links import (
    LinksView,
    LinkView,
    MakeLink,
    MakePlayerLinks,
    PlayerLinkView,
    RenewPlayerLink,
    RevokeLink,
    links_view,
    make_link,
    open_link,
    revoke_link,
)
from ruleone.room.access.tokens import Tokens
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.ports import Ports
from ruleone.room.core.roles import GRANT_KINDS, Caller, Links, grant_topics
from ruleone.room.event.entries.commands import EnterPlayers
from ruleone.room.live.tables import LiveTables
from ruleone.room.lobby.lobby import Lobby
from ruleone.room.pages.screens import MakeScreen, ScreenCommand, Screens, ScreenView
from ruleone.room.webhooks import commands as p
from ruleone.room.webhooks.hooks import Hooks
from ruleone.room.webhooks.views import HooksView, HookView, TokensView, TokenView
from ruleone.rulebook import Refusal

GrantOrder = (
    MakeLink | RevokeLink | MakePlayerLinks | RenewPlayerLink | p.ProgramCommand | ScreenCommand
)


class PlayerLinksGiven(msgspec.Struct, frozen=True):
    """The links of players of an event that were made, or made anew."""

    event: str
    links: tuple[PlayerLinkView, ...]


Granted = LinkView | TokenView | HookView | ScreenView | PlayerLinksGiven
"""What an order gave out."""


class Grants:
    """The links, tokens, hooks and screens of a room. `now_ms` is always the time of the wall."""

    def __init__(self, ports: Ports, lobby: Lobby, live: LiveTables) -> None:
        self._ports: Final = ports
        self._lobby: Final = lobby
        self._live: Final = live
        self.links: Final = Links()
        self.tokens: Final = Tokens(self.links)
        self.hooks: Final = Hooks(ports.settings.private_hooks, ports.names)
        self.screens: Final = Screens()
        self.player_links: Final = PlayerLinks()

    def judge(self, do: GrantOrder, by: str, now_ms: int, batch: Batch) -> Granted | Done | Refusal:
        """Give or take back; whether he may has been looked at."""
        entropy, names = self._ports.entropy, self._ports.names
        if isinstance(do, ScreenCommand):
            missing = self._missing(do.event) if isinstance(do, MakeScreen) else None
            return missing or self.screens.judge(do, by, entropy, batch)
        if isinstance(do, MakePlayerLinks | RenewPlayerLink):
            return self._for_players(do, by, batch)
        if isinstance(do, MakeLink | p.MakeToken | p.AddHook):
            if (missing := self._missing(do.event)) is not None:
                return missing
            if isinstance(do, MakeLink):
                return make_link(self.links, do, by, entropy, now_ms, batch)
            if isinstance(do, p.AddHook):
                return self.hooks.add(do, by, entropy, now_ms, batch)
            return self.tokens.make(do, by, names, entropy, now_ms, batch)
        refused: Refusal | None
        match do:
            case p.RemoveHook():
                return self.hooks.remove(do.hook, by, batch) or Done()
            case p.TryHook():
                return self.hooks.test(do.hook, by, batch) or Done()
            case RevokeLink():
                refused = revoke_link(self.links, do.link, by, now_ms, batch)
            case p.RevokeToken():
                refused = self.tokens.revoke(do.token, by, batch)
        if refused is None:
            self._taken_back(batch)
        return refused or Done()

    def _for_players(
        self, do: MakePlayerLinks | RenewPlayerLink, by: str, batch: Batch
    ) -> PlayerLinksGiven | Refusal:
        host = self._lobby.find(do.event)
        if isinstance(host, Refusal):
            return host
        made = self.player_links.judge(do, host, by, self._ports.entropy, batch)
        if isinstance(made, Refusal):
            return made
        self.player_links.keep_of(self._lobby.hosts.keys() | self._lobby.ended.keys())
        return PlayerLinksGiven(do.event, made)

    def open_link(
        self, token: str, caller: Caller, now_ms: int, batch: Batch
    ) -> LinkView | Refusal:
        """Whoever brings the secret of a link has what it gives from now on. Of a browser that has
        it already nothing is written."""
        own = self.player_links.open(token)
        opened = own or open_link(self.links, token, caller, now_ms, batch)
        if isinstance(opened, Refusal) or opened.role != "dealer":
            return opened
        return msgspec.structs.replace(opened, live=self._live.dealt_at(opened.event, opened.table))

    def expire(self, now_ms: int, batch: Batch) -> None:
        """End what is over by time."""
        if self.tokens.expire(now_ms, batch):
            self._taken_back(batch)

    def program(self, secret: str, now_ms: int) -> tuple[Caller, str] | None:
        """The program that brings this secret, and its name; None for one that is worth nothing."""
        token = self.tokens.of_secret(secret, now_ms)
        if token is None:
            return None
        caller = Caller(token.person, token.token, (token.token,))
        return caller, self._ports.names.name(token.person)

    def renamed(self, token: TokenView) -> TokenView:
        """A token that is told again: it is called what it is called now."""
        name = self.tokens.name(token.token, self._ports.names)
        return msgspec.structs.replace(token, name=name)

    def addressed(self, hook: HookView) -> HookView:
        """A hook that is told again: with where it is told now."""
        return msgspec.structs.replace(hook, url=self.hooks.url(hook.hook))

    def event_of(self, do: msgspec.Struct) -> str | None:
        """The event whose director may ask this: that of the link, token or hook which is meant;
        None where only the room's may, who enters others and spends what is in their wallets."""
        match do:
            case RevokeLink():
                link = self.links.find(do.link)
                return None if link is None else link.event
            case p.RevokeToken():
                return self.tokens.event_of(do.token)
            case p.RemoveHook() | p.TryHook():
                return self.hooks.event_of(do.hook)
            case EnterPlayers():
                return None
        event: str | None = getattr(do, "event", None)
        return event

    def view(
        self, given: str, event: str | None, now_ms: int
    ) -> LinksView | TokensView | HooksView:
        """What was given out, for the director of the room, or of this event, at this time of the
        room."""
        match given:
            case "links":
                return links_view(self.links, event, self._ports.wall_ms(now_ms))
            case "tokens":
                return self.tokens.view(self._ports.names, event)
            case _:
                return self.hooks.view(event)

    def _taken_back(self, batch: Batch) -> None:
        """Whoever watches by it alone is shown nothing more."""
        batch.change("floor", "matters")
        for event in (None, *self._lobby.hosts, *self._live.hosts):
            batch.change(*(topic for given in GRANT_KINDS for topic in grant_topics(given, event)))
        batch.change(*(host.topics[1] for host in self._lobby.hosts.values()))
        batch.change(*self._live.topics)

    def _missing(self, event: str | None) -> Refusal | None:
        if event is None or event in self._live.hosts:
            return None
        found = self._lobby.find(event)
        return found if isinstance(found, Refusal) else None


def has_opened(caller: Caller, link: LinkView) -> bool:
    """Whether the caller's browser has what the link gives. Of a player's links the one that was
    opened last counts."""
    if link.role == "player" and link.link not in caller.links[-1:]:
        return False
    return link.link in caller.links
