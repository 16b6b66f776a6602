"""What the director gives out and takes back: role links for people, tokens and hooks for
programs, screens for walls."""

from typing import Final

from ruleone.room import commands as c
from ruleone.room.batch import Batch
from ruleone.room.commands import Command
from ruleone.room.given import GIVEN, topics_of
from ruleone.room.link_views import LinksView
from ruleone.room.linking import links_view, make_link, revoke_link
from ruleone.room.live.tables import LiveTables
from ruleone.room.lobby import Lobby
from ruleone.room.outside import Outside
from ruleone.room.programs import commands as p
from ruleone.room.programs.hooks import Hooks
from ruleone.room.programs.tokens import Tokens
from ruleone.room.programs.views import HooksView, TokensView
from ruleone.room.roles import Caller, Links
from ruleone.room.screens import commands as s
from ruleone.room.screens.screens import Screens
from ruleone.room.views import Accepted
from ruleone.rulebook import Refusal

Grants = c.MakeLink | c.RevokeLink | p.ProgramCommand | s.ScreenCommand


class Granting:
    """The links, tokens, hooks and screens of a room. `now_ms` is always the time of the wall."""

    def __init__(self, outside: Outside, lobby: Lobby, live: LiveTables) -> None:
        self._outside: Final = outside
        self._lobby: Final = lobby
        self._live: Final = live
        self.links: Final = Links()
        self.tokens: Final = Tokens(self.links)
        self.hooks: Final = Hooks(outside.settings.private_hooks)
        self.screens: Final = Screens()

    def judge(self, do: Grants, by: str, now_ms: int, batch: Batch) -> Accepted | Refusal:
        """Give or take back; whether he may has been looked at."""
        entropy, names = self._outside.entropy, self._outside.names
        if isinstance(do, s.ScreenCommand):
            missing = self._missing(do.event) if isinstance(do, s.MakeScreen) else None
            screen = missing or self.screens.judge(do, by, entropy, batch)
            return screen if isinstance(screen, Refusal) else Accepted(screen=screen)
        if isinstance(do, c.MakeLink | p.MakeToken | p.AddHook):
            if (missing := self._missing(do.event)) is not None:
                return missing
            if isinstance(do, c.MakeLink):
                link = make_link(self.links, do, by, entropy, batch)
                return link if isinstance(link, Refusal) else Accepted(link=link)
            if isinstance(do, p.AddHook):
                hook = self.hooks.add(do, by, entropy, batch)
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
                refused = revoke_link(self.links, do.link, by, batch)
            case p.RevokeToken():
                refused = self.tokens.revoke(do.token, by, batch)
        if refused is None:
            self._taken_back(batch)
        return refused or Accepted()

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

    def event_of(self, do: Command) -> str | None:
        """The event whose director may ask this: that of the link, token or hook which is meant."""
        match do:
            case c.RevokeLink():
                link = self.links.find(do.link)
                return None if link is None else link.event
            case p.RevokeToken():
                return self.tokens.event_of(do.token)
            case p.RemoveHook() | p.TryHook():
                return self.hooks.event_of(do.hook)
        event: str | None = getattr(do, "event", None)
        return event

    def view(self, given: str, event: str | None) -> LinksView | TokensView | HooksView:
        """What was given out, for the director of the room, or of this event."""
        match given:
            case "links":
                return links_view(self.links, event)
            case "tokens":
                return self.tokens.view(self._outside.names, event)
            case _:
                return self.hooks.view(event)

    def _taken_back(self, batch: Batch) -> None:
        """Whoever watches by it alone is shown nothing more."""
        batch.change("floor")
        for event in (None, *self._lobby.hosts, *self._live.hosts):
            batch.change(*(topic for given in GIVEN for topic in topics_of(given, event)))
        batch.change(*(host.topics[1] for host in self._lobby.hosts.values()))
        batch.change(*self._live.topics)

    def _missing(self, event: str | None) -> Refusal | None:
        if event is None or event in self._live.hosts:
            return None
        found = self._lobby.find(event)
        return found if isinstance(found, Refusal) else None
