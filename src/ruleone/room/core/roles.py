"""Roles, and the links and tokens that grant them.

A person has a role by a staff link, a program by a token; the director may revoke both at any time.
Everybody who opens the room is a player and a watcher without any link.

The links, tokens and hooks of the whole room are shown to its directors, those of one event to the
event's directors. Nobody sees what was given out for another event.
"""

from collections.abc import Iterator
from hashlib import sha256
from typing import Final, Literal, NamedTuple

import msgspec

from ruleone.rulebook.citation import Refusal


class Caller(msgspec.Struct, frozen=True):
    """A person (opaque id) who asks over one connection, with the links opened in the session.

    The shell reads `links` from the session. They are looked up in the room at each command, so
    that a revoked link grants nothing at once. `address` is that of the machine from which the
    command comes, "" where it is unknown; it is never kept. `session` is the id of the browser's
    session, which opens nothing; "" for a program.
    """

    person: str
    connection: str
    links: tuple[str, ...] = ()
    address: str = ""
    session: str = ""


RoleName = Literal["director", "floor", "dealer", "cashier", "screen", "player"]


class Grant(msgspec.Struct, frozen=True):
    """A role with its bounds: None for the event or the table means all of them."""

    role: RoleName
    event: str | None = None
    table: int | None = None

    def covers(self, event: str | None) -> bool:
        """Whether the grant covers this whole event, or with None the room.

        A grant that is bound to a table covers neither.
        """
        return self.table is None and self.event in (None, event)


class Beside(NamedTuple):
    """The table of an event beside which a live table stands."""

    event: str
    table: int


ONLY_TABLE: Final = 1
"""The number of the table where there is but one: a dealer's link to a live table names it."""

LIVE: Final = "l"
"""The first letter of the names of live tables, unlike those of events and cash tables."""

EVERYBODY: Final[frozenset[RoleName]] = frozenset(
    ("director", "floor", "dealer", "cashier", "screen", "player")
)

DIRECTOR: Final[frozenset[RoleName]] = frozenset(("director",))

CASHIER: Final[frozenset[RoleName]] = frozenset(("director", "cashier"))

FLOOR: Final[frozenset[RoleName]] = frozenset(("director", "floor"))

DEALER: Final[frozenset[RoleName]] = frozenset(("director", "floor", "dealer"))

MAY_SEE_ALL: Final = FLOOR
"""The roles that may see every seat of a hand, once its whole event is over."""


def needs_role(roles: frozenset[RoleName]) -> Refusal:
    """Return the refusal for a caller who has none of these roles."""
    if roles == CASHIER:
        return Refusal("needs-cashier", "illegal")
    if "dealer" in roles:
        return Refusal("needs-dealer", "illegal")
    return Refusal("needs-director" if roles == DIRECTOR else "needs-floor", "illegal")


def digest(token: str) -> bytes:
    """Return the SHA-256 of a link's secret: all that the journal knows of it."""
    return sha256(token.encode()).digest()


class LinkMade(msgspec.Struct, frozen=True, tag="link-made", omit_defaults=True):
    """A staff link: the SHA-256 of its secret, never the secret itself.

    `by` is None where the room made it. A link for `once` opens one browser, and from `ends_ms` on,
    by the wall, it opens nothing more.
    """

    link: str
    digest: bytes
    role: RoleName
    event: str | None
    table: int | None
    by: str | None
    once: bool = False
    ends_ms: int | None = None


class Links:
    """The staff links of the room, by id, as the journal has made them."""

    def __init__(self) -> None:
        self._links: dict[str, LinkMade] = {}
        self._by_digest: dict[bytes, str] = {}
        self._revoked: set[str] = set()
        self._opened: dict[str, int] = {}
        self._lent: dict[str, tuple[Grant, ...]] = {}

    def __iter__(self) -> Iterator[LinkMade]:
        return iter(self._links.values())

    def made(self, link: LinkMade) -> None:
        """Take in a link."""
        self._links[link.link] = link
        self._by_digest[link.digest] = link.link

    def lend(self, token: str, *grants: Grant) -> None:
        """Let a program's token stand for its grant, until it is revoked as a link is.

        In the same way the sign-in of somebody of the staff stands for that person's.
        """
        self._lent[token] = grants

    def end(self, sign_in: str) -> None:
        """End what a sign-in stands for."""
        self._lent.pop(sign_in, None)

    def revoked(self, link: str) -> None:
        """Revoke the link, or a program's token."""
        self._revoked.add(link)

    def opened(self, link: str, at_ms: int) -> None:
        """Note that somebody has opened the link, at this time of the wall."""
        self._opened.setdefault(link, at_ms)

    def why_not(self, link: LinkMade, now_ms: int) -> Refusal:
        """Return why no other browser comes by the link at this time of the wall."""
        if link.once and (used_ms := self._opened.get(link.link)) is not None:
            return Refusal("link-used", "illegal", {"at_ms": used_ms})
        if link.ends_ms is not None and link.ends_ms <= now_ms:
            return Refusal("link-ended", "illegal", {"at_ms": link.ends_ms})
        return Refusal("link-unknown", "illegal")

    def find(self, link: str) -> LinkMade | None:
        """Return the link of this id, or None."""
        return self._links.get(link)

    def is_revoked(self, link: str) -> bool:
        """Whether the link has been revoked."""
        return link in self._revoked

    def is_opened(self, link: str) -> bool:
        """Whether somebody has come by the link."""
        return link in self._opened

    @property
    def next_name(self) -> str:
        """The name of the next link that is made."""
        return f"l{len(self._links) + 1}"

    def opens(self, link: LinkMade, now_ms: int) -> bool:
        """Whether another browser may come by the link at this time of the wall."""
        over = link.ends_ms is not None and link.ends_ms <= now_ms
        used = link.once and link.link in self._opened
        return not (over or used or link.link in self._revoked)

    def count_open(self, now_ms: int) -> int:
        """Return the number of links that open something at this time of the wall."""
        return sum(self.opens(link, now_ms) for link in self._links.values())

    def counts(self, link: LinkMade, now_ms: int) -> bool:
        """Whether anybody has a role by the link, or may still get one at this time of the wall."""
        used = link.link in self._opened and link.link not in self._revoked
        return used or self.opens(link, now_ms)

    def knows(self, made_of: bytes) -> bool:
        """Whether a link was made of the secret with this digest, whatever has become of it."""
        return made_of in self._by_digest

    def of_starts(self) -> tuple[LinkMade, ...]:
        """Return the links made at starts of the room that nobody has opened or revoked."""
        return tuple(
            link for link in self._links.values()
            if link.by is None and link.ends_ms is None
            and link.link not in self._revoked | self._opened.keys()
        )  # fmt: skip

    def directing(self, now_ms: int) -> tuple[str, ...]:
        """Return the ids of links by which somebody directs the whole room, or may come to."""
        return tuple(
            link.link for link in self._links.values()
            if link.role == "director" and link.event is None and self.counts(link, now_ms)
        )  # fmt: skip

    def of_token(self, token: str) -> LinkMade | None:
        """Return the link with this secret, None where it is unknown or revoked."""
        link = self._by_digest.get(digest(token))
        return None if link is None or link in self._revoked else self._links[link]

    def grants(self, caller: Caller) -> tuple[Grant, ...]:
        """Return what the caller's links, or the program's token, grant now."""
        return tuple(
            grant
            for name in caller.links
            if name not in self._revoked
            for grant in self._grants(name)
        )

    def _grants(self, name: str) -> tuple[Grant, ...]:
        link = self._links.get(name)
        if link is None:
            return self._lent.get(name, ())
        return (Grant(link.role, link.event, link.table),)

    def oversees(self, caller: Caller) -> bool:
        """Whether the caller directs the whole room, private tables included."""
        return any(
            grant.role in FLOOR and grant.event is None and grant.table is None
            for grant in self.grants(caller)
        )

    def allowed(
        self,
        caller: Caller,
        roles: frozenset[RoleName],
        event: str | None,
        beside: Beside | None = None,
    ) -> bool:
        """Whether the caller has one of the roles for this event, or with None for the whole room.

        Only a grant that is bound to no event covers the room. A dealer has the role at one table
        alone. A live table, named as the `event`, may stand `beside` a table of an event.
        """
        if roles is EVERYBODY:
            return True
        if "dealer" in roles and event is not None and self._deals(caller, event, beside):
            return True
        names = (event,) if beside is None else (event, beside.event)
        return any(
            grant.role in roles and any(map(grant.covers, names)) for grant in self.grants(caller)
        )

    def _deals(self, caller: Caller, live: str, beside: Beside | None) -> bool:
        """Whether the caller deals at this live table.

        The grant names it, or the table of an event beside which it stands.
        """
        deals = {Grant("dealer", live, ONLY_TABLE)} if live.startswith(LIVE) else set()
        if beside is not None:
            deals.add(Grant("dealer", *beside))
        return not deals.isdisjoint(self.grants(caller))


GrantKind = Literal["links", "tokens", "hooks"]

GRANT_KINDS: Final[tuple[GrantKind, ...]] = ("links", "tokens", "hooks")


def grant_topics(given: GrantKind, event: str | None) -> tuple[str, ...]:
    """Return the topics that show what was given out for this event, None for the whole room."""
    return (given,) if event is None else (given, f"{given}/{event}")


def is_shown(made_for: str | None, event: str | None) -> bool:
    """Whether what was made for an event, None for all, is shown of `event`; of None all is."""
    return event in (None, made_for)


class LinkOpened(msgspec.Struct, frozen=True, tag="link-opened"):
    """A person came by the link."""

    link: str
    person: str


class LinkRevoked(msgspec.Struct, frozen=True, tag="link-revoked"):
    """The link is worth nothing from now on. `by` is None for the house itself."""

    link: str
    by: str | None
