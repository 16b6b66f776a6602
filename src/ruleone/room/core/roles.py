"""Roles, and what they are worth. A role comes by a link, a program's by a token, that the director
may revoke at any time; everybody who opens the room is a player and a watcher without one.

What a director gives out, links, tokens and hooks, is watched by who directs the whole room, and
event by event by who directs that one: nobody sees what was given out for another.
"""

from collections.abc import Iterator
from hashlib import sha256
from typing import Final, Literal, NamedTuple

import msgspec

from ruleone.rulebook.citation import Refusal


class Caller(msgspec.Struct, frozen=True):
    """Who asks: a person (opaque id), over one connection, with the links that he has opened.

    The shell reads `links` from the session; what they are worth is looked up in the room at each
    command, so that a revoked link is worth nothing at once. `address` is that of the machine from
    which it comes, "" where nobody has told it; it is never kept.
    """

    person: str
    connection: str
    links: tuple[str, ...] = ()
    address: str = ""


RoleName = Literal["director", "floor", "dealer", "cashier", "screen", "player"]


class Grant(msgspec.Struct, frozen=True):
    """A role with its bounds: None for the event or the table means all of them."""

    role: RoleName
    event: str | None = None
    table: int | None = None

    def covers(self, event: str | None) -> bool:
        """Whether the grant reaches this whole event, or with None the room. One that is bound to a
        table reaches neither."""
        return self.table is None and self.event in (None, event)


class Beside(NamedTuple):
    """The table of an event beside which a live table stands."""

    event: str
    table: int


ONLY_TABLE: Final = 1
"""The number of the table where there is but one: a dealer's link to a live table names it."""

LIVE: Final = "l"
"""What the names of live tables begin with, unlike those of events and cash tables."""

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
    """The refusal of one who has none of these roles."""
    if roles == CASHIER:
        return Refusal("needs-cashier", "illegal")
    if "dealer" in roles:
        return Refusal("needs-dealer", "illegal")
    return Refusal("needs-director" if roles == DIRECTOR else "needs-floor", "illegal")


def digest(token: str) -> bytes:
    """What the journal knows of a link's secret."""
    return sha256(token.encode()).digest()


class LinkMade(msgspec.Struct, frozen=True, tag="link-made", omit_defaults=True):
    """A role link: SHA-256 of its secret, never the secret. `by` is None for the house itself. It
    opens one browser where it is for `once`, and nothing more from `ends_ms` on, by the wall."""

    link: str
    digest: bytes
    role: RoleName
    event: str | None
    table: int | None
    by: str | None
    once: bool = False
    ends_ms: int | None = None


class Links:
    """The role links of the room, by id, as the journal has made them."""

    def __init__(self) -> None:
        self._links: dict[str, LinkMade] = {}
        self._by_digest: dict[bytes, str] = {}
        self._revoked: set[str] = set()
        self._opened: set[str] = set()
        self._lent: dict[str, Grant] = {}

    def __iter__(self) -> Iterator[LinkMade]:
        return iter(self._links.values())

    def made(self, link: LinkMade) -> None:
        """Take in a link."""
        self._links[link.link] = link
        self._by_digest[link.digest] = link.link

    def lend(self, token: str, grant: Grant) -> None:
        """A program's token is worth this, until it is revoked as a link is."""
        self._lent[token] = grant

    def revoked(self, link: str) -> None:
        """The link, or a program's token, is worth nothing from now on."""
        self._revoked.add(link)

    def opened(self, link: str) -> None:
        """Somebody has come by the link."""
        self._opened.add(link)

    def find(self, link: str) -> LinkMade | None:
        """The link of this id."""
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
        """How many links open something at this time of the wall."""
        return sum(self.opens(link, now_ms) for link in self._links.values())

    def counts(self, link: LinkMade, now_ms: int) -> bool:
        """Whether anybody has a role by the link, or may still get one at this time of the wall."""
        used = link.link in self._opened and link.link not in self._revoked
        return used or self.opens(link, now_ms)

    def knows(self, made_of: bytes) -> bool:
        """Whether a link was made of the secret with this digest, whatever has become of it."""
        return made_of in self._by_digest

    def of_starts(self) -> tuple[LinkMade, ...]:
        """Links that starts of the room have made, and nobody has come by or revoked."""
        return tuple(
            link for link in self._links.values()
            if link.by is None and link.ends_ms is None
            and link.link not in self._revoked | self._opened
        )  # fmt: skip

    def directing(self, now_ms: int) -> tuple[str, ...]:
        """Links by which somebody directs the whole room, or may still come to."""
        return tuple(
            link.link for link in self._links.values()
            if link.role == "director" and link.event is None and self.counts(link, now_ms)
        )  # fmt: skip

    def of_token(self, token: str) -> LinkMade | None:
        """The link whose secret this is, if it is worth anything."""
        link = self._by_digest.get(digest(token))
        return None if link is None or link in self._revoked else self._links[link]

    def grants(self, caller: Caller) -> tuple[Grant, ...]:
        """What the caller's links, or his token, are worth now."""
        return tuple(
            grant
            for name in caller.links
            if name not in self._revoked and (grant := self._grant(name)) is not None
        )

    def _grant(self, name: str) -> Grant | None:
        link = self._links.get(name)
        return self._lent.get(name) if link is None else Grant(link.role, link.event, link.table)

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
        """Whether the caller has one of the roles for this event. What asks for no event (the room
        itself) takes a grant that is bound to none. A dealer has the role at one table alone. A
        live table named as the `event` may stand `beside` one of an event."""
        if roles is EVERYBODY:
            return True
        if "dealer" in roles and event is not None and self._deals(caller, event, beside):
            return True
        names = (event,) if beside is None else (event, beside.event)
        return any(
            grant.role in roles and any(map(grant.covers, names)) for grant in self.grants(caller)
        )

    def _deals(self, caller: Caller, live: str, beside: Beside | None) -> bool:
        """Whether the caller deals at this live table, by its own name or by that of the event's
        table beside which it stands."""
        deals = {Grant("dealer", live, ONLY_TABLE)} if live.startswith(LIVE) else set()
        if beside is not None:
            deals.add(Grant("dealer", *beside))
        return not deals.isdisjoint(self.grants(caller))


GrantKind = Literal["links", "tokens", "hooks"]

GRANT_KINDS: Final[tuple[GrantKind, ...]] = ("links", "tokens", "hooks")


def grant_topics(given: GrantKind, event: str | None) -> tuple[str, ...]:
    """The topics that show what was given out for this event, None for the whole room."""
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
