"""What the director is shown of role links."""

import msgspec

from ruleone.room.core.role_name import RoleName


class LinkView(msgspec.Struct, frozen=True):
    """A role link. `path` is shown once, to the one who made it; later only its name. It opens any
    number of browsers, or `once` one alone, and with `ends_ms` until that time of the wall; it is
    `opened` where one has come by it. Whoever opens a dealer's link is told the `live` table at
    which it deals now, None where there is none yet."""

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
    """The link of a player to his own page of an event. `path` is told to who asked for it, and
    kept nowhere."""

    player: str
    path: str | None


class LinksView(msgspec.Struct, frozen=True, tag="links"):
    """The role links of the room, or those for one event, for the director: without those that were
    revoked, and those that were over before anybody came by them."""

    links: tuple[LinkView, ...]
