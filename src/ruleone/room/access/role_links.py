"""Staff links: made and revoked by the director, opened by the people they are given to."""

from collections.abc import Mapping

import msgspec

from ruleone.limits import LINK_MINUTES_MAX, ROLE_LINKS_MAX
from ruleone.room.core.batch import Batch, Done
from ruleone.room.core.orders import Order, Step
from ruleone.room.core.roles import (
    DIRECTOR,
    FLOOR,
    GRANT_KINDS,
    Caller,
    LinkMade,
    LinkOpened,
    LinkRevoked,
    Links,
    RoleName,
    digest,
    grant_topics,
    is_shown,
)
from ruleone.room.core.settings import STREAM
from ruleone.room.event.host.event_host import EventHost
from ruleone.room.event.host.order import Events, missing
from ruleone.room.live.tables import LiveTables
from ruleone.rulebook import Refusal
from ruleone.tournament.hands.choosing import Entropy


class MakeLink(Order, frozen=True, tag="make-link"):
    """Director: make a link that gives those who open it a role; a dealer's is bound to a table.

    The floor may make the link of a live table's dealer. A link opens any number of browsers, or
    `once` only one, for this many `minutes` or until it is revoked. Those who opened it before keep
    the role.
    """

    role: RoleName
    event: str | None = None
    table: int | None = None
    once: bool = False
    minutes: int | None = None

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Make the link. Its secret is in the answer's path, and nowhere else."""
        if (refused := missing(self.event, step) or self._bad(step)) is not None:
            return refused
        token = step.ports.entropy(TOKEN_BYTES).hex()
        ends_ms = None if self.minutes is None else step.wall_ms + self.minutes * 60_000
        links = step.links
        made = LinkMade(
            links.next_name, digest(token), self.role, self.event, self.table, step.person,
            self.once, ends_ms,
        )  # fmt: skip
        step.batch.add(STREAM, made)
        step.batch.change(*grant_topics("links", made.event))
        links.made(made)
        return LinkGiven(link=link_view(links, made, f"/link/{token}"))

    def _bad(self, step: Step) -> Refusal | None:
        """Return why the link cannot be made, or None."""
        if step.links.count_open(step.wall_ms) >= ROLE_LINKS_MAX:
            return Refusal("too-many-links", "illegal", {"most": ROLE_LINKS_MAX})
        if self.role == "dealer" and (self.event is None or self.table is None):
            return Refusal("dealer-needs-table", "syntax")
        if self.table is not None and self.event is None:
            return Refusal("table-needs-event", "syntax")
        if self.minutes is not None and not 1 <= self.minutes <= LINK_MINUTES_MAX:
            return Refusal("link-minutes", "syntax", {"most": LINK_MINUTES_MAX})
        return None

    def who_may(self, step: Step) -> frozenset[RoleName]:
        """Return the roles that may make the link: the floor too for a dealer of a live table."""
        deals_live = self.role == "dealer" and self.event in step.part(LiveTables).hosts
        return FLOOR if deals_live else self.may


class RevokeLink(Order, frozen=True, tag="revoke-link"):
    """Director: revoke a link; every session that opened it loses the role at once.

    The last link of a director of the whole room cannot be revoked: another has to be made first.
    """

    link: str

    may = DIRECTOR

    def run(self, step: Step) -> Done | Refusal:
        """Revoke the link, unless it is the last of a director of the whole room.

        Without that one nobody could make another. A link that expired unopened does not count.
        """
        links = step.links
        made = links.find(self.link)
        if made is None:
            return Refusal("link-unknown", "illegal")
        if links.is_revoked(self.link):
            return Refusal("link-revoked", "illegal")
        if links.directing(step.wall_ms) == (self.link,):
            return Refusal("link-last-director", "illegal")
        _end(links, made, step.person, step.batch)
        lost(step.part(Events).hosts, step.part(LiveTables), step.batch)
        return Done()

    def meant(self, step: Step) -> str | None:
        """Return the event of the link; None for the whole room."""
        link = step.links.find(self.link)
        return None if link is None else link.event


ORDERS = (MakeLink, RevokeLink)


class LinkView(msgspec.Struct, frozen=True):
    """A staff link; `path` is shown once, to its maker, and later only its name `link`.

    It opens any number of browsers, or `once` only one, and with `ends_ms` until that time of the
    wall; it is `opened` where somebody has opened it. With a dealer's link comes the `live` table
    at which it deals now, None where there is none yet.
    """

    link: str
    role: RoleName
    event: str | None
    table: int | None
    revoked: bool
    path: str | None = None
    once: bool = False
    ends_ms: int | None = None
    opened: bool = False
    live: str | None = None


class PlayerLinkView(msgspec.Struct, frozen=True):
    """The link of a player to their own page of an event.

    `path` is shown to the person who asked for it, and kept nowhere.
    """

    player: str
    path: str | None


class LinksView(msgspec.Struct, frozen=True, tag="links"):
    """The staff links of the room, or those for one event, for the director.

    Revoked links, and those that expired unopened, are left out.
    """

    links: tuple[LinkView, ...]


TOKEN_BYTES = 24
FURTHER_LINK_MS = 3_600_000
"""The time for which a link made from the room's folder opens, in milliseconds."""


class LinkGiven(Done, frozen=True):
    """A link was made."""

    link: LinkView | None = None


def lost(hosts: Mapping[str, EventHost], live: LiveTables, batch: Batch) -> None:
    """Show everything again that may have been watched by a role that is lost."""
    batch.change("floor", "matters")
    for event in (None, *hosts, *live.hosts):
        batch.change(*(topic for given in GRANT_KINDS for topic in grant_topics(given, event)))
    batch.change(*(host.topics[1] for host in hosts.values()))
    batch.change(*live.topics)


def _end(links: Links, link: LinkMade, by: str | None, batch: Batch) -> None:
    batch.add(STREAM, LinkRevoked(link.link, by))
    batch.change(*grant_topics("links", link.event))
    links.revoked(link.link)


def open_link(
    links: Links, token: str, caller: Caller, now_ms: int, batch: Batch
) -> LinkView | Refusal:
    """Give the caller's browser the role of the link with this secret.

    A browser that has it already is let in again, and nothing is written.
    """
    link = links.of_token(token)
    if link is None:
        return Refusal("link-unknown", "illegal")
    if link.link in caller.links:
        return link_view(links, link)
    if not links.opens(link, now_ms):
        return links.why_not(link, now_ms)
    batch.add(STREAM, LinkOpened(link.link, caller.person))
    links.opened(link.link, now_ms)
    return link_view(links, link)


def start_link(links: Links, entropy: Entropy, batch: Batch) -> str:
    """Make a director link at a start of the room, and return its secret.

    Links of earlier starts that nobody opened end.
    """
    for unopened in links.of_starts():
        _end(links, unopened, None, batch)
    token = entropy(TOKEN_BYTES).hex()
    _house_link(links, digest(token), None, batch)
    return token


def further_link(links: Links, made_of: bytes, now_ms: int, batch: Batch) -> None:
    """Make a director link with the digest of its secret, from a file in the room's folder.

    A link that was made once is not made again, even if its file could not be removed.
    """
    if not links.knows(made_of):
        _house_link(links, made_of, now_ms + FURTHER_LINK_MS, batch)


def _house_link(links: Links, made_of: bytes, ends_ms: int | None, batch: Batch) -> None:
    """Make a director link for the host of the room. It opens one browser."""
    made = LinkMade(
        links.next_name, made_of, "director", None, None, None, once=True, ends_ms=ends_ms
    )
    batch.add(STREAM, made)
    links.made(made)
    batch.change("links")


def link_view(links: Links, link: LinkMade, path: str | None = None) -> LinkView:
    """Return the link as the director sees it."""
    revoked = links.is_revoked(link.link)
    return LinkView(
        link.link, link.role, link.event, link.table, revoked, path, link.once, link.ends_ms,
        links.is_opened(link.link),
    )  # fmt: skip


def links_view(links: Links, event: str | None, now_ms: int) -> LinksView:
    """Return the links that count at this time of the wall, the newest first.

    With `event` only those for it.
    """
    shown = [
        link_view(links, link) for link in links
        if is_shown(link.event, event) and links.counts(link, now_ms)
    ]  # fmt: skip
    return LinksView(tuple(reversed(shown)))
