"""What the director gives out and takes back: role links for people, tokens and hooks for
programs, screens for walls."""

from typing import Final

import msgspec

from ruleone.room import commands as c
from ruleone.room.batch import Batch
from ruleone.room.commands import Command
from ruleone.room.entry_commands import EnterPlayers
from ruleone.room.given import GIVEN, topics_of
from ruleone.room.link_views import LinksView, LinkView
from ruleone.room.linking import links_view, make_link, open_link, revoke_link
from ruleone.room.live.tables import LiveTables
from ruleone.room.lobby import Lobby
from ruleone.room.outside import Outside
from ruleone.room.player_links import PlayerLinks
from ruleone.room.programs import commands as p
from ruleone.room.programs.hooks import Hooks
from ruleone.room.programs.tokens import Tokens
from ruleone.room.programs.views import HooksView, TokensView
from ruleone.room.roles import Caller, Links
from ruleone.room.screens import commands as s
from ruleone.room.screens.screens import Screens
from ruleone.room.views import Accepted, Answer
from ruleone.rulebook import Refusal

Grants = (
    c.MakeLink
    | c.RevokeLink
    | c.MakePlayerLinks
    | c.RenewPlayerLink
    | p.ProgramCommand
    | s.ScreenCommand
)


class Granting:
    """The links, tokens, hooks and screens of a room. `now_ms` is always the time of the wall."""

    def __init__(self, outside: Outside, lobby: Lobby, live: LiveTables) -> None:
        self._outside: Final = outside
        self._lobby: Final = lobby
        self._live: Final = live
        self.links: Final = Links()
        self.tokens: Final = Tokens(self.links)
        self.hooks: Final = Hooks(outside.settings.private_hooks, outside.names)
        self.screens: Final = Screens()
        self.player_links: Final = PlayerLinks()

    def judge(self, do: Grants, by: str, now_ms: int, batch: Batch) -> Accepted | Refusal:
        """Give or take back; whether he may has been looked at."""
        entropy, names = self._outside.entropy, self._outside.names
        if isinstance(do, s.ScreenCommand):
            missing = self._missing(do.event) if isinstance(do, s.MakeScreen) else None
            screen = missing or self.screens.judge(do, by, entropy, batch)
            return screen if isinstance(screen, Refusal) else Accepted(screen=screen)
        if isinstance(do, c.MakePlayerLinks | c.RenewPlayerLink):
            return self._for_players(do, by, batch)
        if isinstance(do, c.MakeLink | p.MakeToken | p.AddHook):
            if (missing := self._missing(do.event)) is not None:
                return missing
            if isinstance(do, c.MakeLink):
                link = make_link(self.links, do, by, entropy, now_ms, batch)
                return link if isinstance(link, Refusal) else Accepted(link=link)
            if isinstance(do, p.AddHook):
                hook = self.hooks.add(do, by, entropy, now_ms, batch)
                return hook if isinstance(hook, Refusal) else Accepted(hook=hook)
            token = self.tokens.make(do, by, names, entropy, now_ms, batch)
            return token if isinstance(token, Refusal) else Accepted(token=token)
        refused: Refusal | None
        match do:
            case p.RemoveHook():
                return self.hooks.remove(do.hook, by, batch) or Accepted()
            case p.TryHook():
                return self.hooks.test(do.hook, by, batch) or Accepted()
            case c.RevokeLink():
                refused = revoke_link(self.links, do.link, by, now_ms, batch)
            case p.RevokeToken():
                refused = self.tokens.revoke(do.token, by, batch)
        if refused is None:
            self._taken_back(batch)
        return refused or Accepted()

    def _for_players(
        self, do: c.MakePlayerLinks | c.RenewPlayerLink, by: str, batch: Batch
    ) -> Accepted | Refusal:
        host = self._lobby.find(do.event)
        if isinstance(host, Refusal):
            return host
        made = self.player_links.judge(do, host, by, self._outside.entropy, batch)
        if isinstance(made, Refusal):
            return made
        self.player_links.keep_of(self._lobby.hosts.keys() | self._lobby.ended.keys())
        return Accepted(event=do.event, player_links=made)

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
        return caller, self._outside.names.name(token.person)

    def named(self, answer: Answer) -> Answer:
        """An answer that is given again: its token is called what it is called now, and its hook is
        told where it is told now."""
        result = answer.result
        if isinstance(result, Accepted) and result.hook is not None:
            hook = msgspec.structs.replace(result.hook, url=self.hooks.url(result.hook.hook))
            return Answer(answer.id, msgspec.structs.replace(result, hook=hook))
        if not isinstance(result, Accepted) or result.token is None:
            return answer
        name = self.tokens.name(result.token.token, self._outside.names)
        token = msgspec.structs.replace(result.token, name=name)
        return Answer(answer.id, msgspec.structs.replace(result, token=token))

    def event_of(self, do: Command) -> str | None:
        """The event whose director may ask this: that of the link, token or hook which is meant;
        None where only the room's may, who enters others and spends what is in their wallets."""
        match do:
            case c.RevokeLink():
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
                return links_view(self.links, event, self._outside.wall_ms(now_ms))
            case "tokens":
                return self.tokens.view(self._outside.names, event)
            case _:
                return self.hooks.view(event)

    def _taken_back(self, batch: Batch) -> None:
        """Whoever watches by it alone is shown nothing more."""
        batch.change("floor", "matters")
        for event in (None, *self._lobby.hosts, *self._live.hosts):
            batch.change(*(topic for given in GIVEN for topic in topics_of(given, event)))
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
