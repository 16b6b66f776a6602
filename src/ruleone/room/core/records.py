"""What the journal has of the room itself, in its stream `room`: starts, pinned rules, links."""

from typing import Literal

import msgspec

from ruleone.room.core.role_name import RoleName
from ruleone.rulebook import Pinned

WhyAbandoned = Literal["rules-not-kept", "rules-unreadable", "form"]


class RoomOpened(msgspec.Struct, frozen=True, tag="room-opened"):
    """A process took the room over under a new lease, or goes on under one after it stood still.
    `shell_ms` is its clock at that moment."""

    shell_ms: int


class EditionPinned(msgspec.Struct, frozen=True, tag="edition-pinned"):
    """All settings of an edition, before the first thing that begins under it: a later version goes
    on with that under them."""

    pinned: Pinned


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


class LinkOpened(msgspec.Struct, frozen=True, tag="link-opened"):
    """A person came by the link."""

    link: str
    person: str


class LinkRevoked(msgspec.Struct, frozen=True, tag="link-revoked"):
    """The link is worth nothing from now on. `by` is None for the house itself."""

    link: str
    by: str | None


class HeadNoted(msgspec.Struct, frozen=True, tag="head-noted"):
    """The head that the journal had a moment before, to be told: see `store/head.py`."""

    head: str
