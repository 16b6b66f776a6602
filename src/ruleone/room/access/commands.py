"""What a director asks of links: for the staff, and for players."""

import msgspec

from ruleone.room.core.role_name import RoleName as RoleName


class MakeLink(msgspec.Struct, frozen=True, tag="make-link"):
    """Director: a new link that gives whoever opens it a role (a dealer's is bound to a table). The
    floor may make that of a live table's dealer. It opens any number of browsers, or `once` one
    alone, and for so many `minutes`, or until it is revoked; who came by it meanwhile keeps the
    role."""

    role: RoleName
    event: str | None = None
    table: int | None = None
    once: bool = False
    minutes: int | None = None


class RevokeLink(msgspec.Struct, frozen=True, tag="revoke-link"):
    """Director: a link, and every session that came by it, loses its role at once. The last link of
    a director of the whole room is not revoked: another has to be made first."""

    link: str


class MakePlayerLinks(msgspec.Struct, frozen=True, tag="make-player-links"):
    """Floor: the links by which these `players` of an event find their own page of it on a phone,
    to be printed on what is handed to them. The answer's `player_links` have their paths. Who has
    one that was made since the room was opened has the same again; an earlier one opens still."""

    event: str
    players: tuple[str, ...]


class RenewPlayerLink(msgspec.Struct, frozen=True, tag="renew-player-link"):
    """Director: all links of this player to his own page end at once, on every phone, and another
    takes their place, or with `open` false none."""

    event: str
    player: str
    open: bool = True
