"""Grants of the director: staff links for people, tokens and hooks for programs, screens."""

from typing import Final

import msgspec

from ruleone.room.access.player_links import PlayerLinks
from ruleone.room.access.role_links import LinksView, LinkView, links_view, lost, open_link
from ruleone.room.access.staff import Staff, StaffView
from ruleone.room.access.tokens import Tokens
from ruleone.room.core.batch import Batch
from ruleone.room.core.orders import Ports
from ruleone.room.core.roles import Caller, Links
from ruleone.room.live.tables import LiveTables
from ruleone.room.lobby.lobby import Lobby
from ruleone.room.pages.screens import Screens
from ruleone.room.webhooks.hooks import Hooks
from ruleone.room.webhooks.records import HooksView, HookView, TokensView, TokenView
from ruleone.rulebook import Refusal


class Grants:
    """The links, tokens, hooks and screens of a room. `now_ms` is always the time of the wall."""

    def __init__(self, ports: Ports, lobby: Lobby, live: LiveTables) -> None:
        self._ports: Final = ports
        self._lobby: Final = lobby
        self._live: Final = live
        self.links: Final = Links()
        self.tokens: Final = Tokens(self.links)
        self.staff: Final = Staff(self.links)
        self.hooks: Final = Hooks(ports.settings.private_hooks, ports.names)
        self.screens: Final = Screens()
        self.player_links: Final = PlayerLinks()

    def open_link(
        self, token: str, caller: Caller, now_ms: int, batch: Batch
    ) -> LinkView | Refusal:
        """Give the caller's browser the role of the link with this secret.

        Nothing is written where the browser has it already.
        """
        own = self.player_links.open(token)
        opened = own or open_link(self.links, token, caller, now_ms, batch)
        if isinstance(opened, Refusal) or opened.role != "dealer":
            return opened
        return msgspec.structs.replace(opened, live=self._live.dealt_at(opened.event, opened.table))

    def expire(self, now_ms: int, batch: Batch) -> None:
        """End the tokens whose time is over, and lock shared devices that nobody uses."""
        expired = self.tokens.expire(now_ms, batch)
        locked = self.staff.lock_idle(batch.at_ms, batch)
        if expired or locked:
            lost(self._lobby.hosts, self._live, batch)

    def program(self, secret: str, now_ms: int) -> tuple[Caller, str] | None:
        """Return the program with this secret, and its name; None where the secret is invalid."""
        token = self.tokens.of_secret(secret, now_ms)
        if token is None:
            return None
        caller = Caller(token.person, token.token, (token.token,))
        return caller, self._ports.names.name(token.person)

    def renamed(self, token: TokenView) -> TokenView:
        """Return the token of an earlier answer with the name that its program has now."""
        name = self.tokens.name(token.token, self._ports.names)
        return msgspec.structs.replace(token, name=name)

    def addressed(self, hook: HookView) -> HookView:
        """Return the hook of an earlier answer with the address that it has now."""
        return msgspec.structs.replace(hook, url=self.hooks.url(hook.hook))

    def view(
        self, given: str, event: str | None, now_ms: int
    ) -> LinksView | TokensView | HooksView:
        """Return the links, tokens or hooks of the room, or of this event, for its director.

        `now_ms` is the room's time.
        """
        match given:
            case "links":
                return links_view(self.links, event, self._ports.wall_ms(now_ms))
            case "tokens":
                return self.tokens.view(self._ports.names, event)
            case _:
                return self.hooks.view(event)

    def staff_view(self) -> StaffView:
        """Return the staff and its devices, for a director of the room."""
        return self.staff.view(self._ports.names)


def has_opened(caller: Caller, link: LinkView) -> bool:
    """Whether the caller's browser has the role of the link.

    The player link that was opened last counts alone.
    """
    if link.role == "player" and link.link not in caller.links[-1:]:
        return False
    return link.link in caller.links
