"""Views of programs, for the director."""

from typing import Literal

import msgspec

from ruleone.room.core.roles import RoleName
from ruleone.room.webhooks.records import Kind, Told

Ended = Literal["revoked", "expired"]


class TokenView(msgspec.Struct, frozen=True):
    """A token of a program; its times are milliseconds since 1970.

    `secret` is shown once, to its maker; `ended` says why the token is no longer valid.
    """

    token: str
    name: str
    role: RoleName
    event: str | None
    table: int | None
    made_ms: int
    ends_ms: int | None
    ended: Ended | None
    secret: str | None = None


class TokensView(msgspec.Struct, frozen=True, tag="tokens"):
    """All tokens of programs, or those for one event, the newest first."""

    tokens: tuple[TokenView, ...]


Delivered = Literal["waiting", "done", "failed"]


class DeliveryView(msgspec.Struct, frozen=True):
    """Something that was sent to a hook, or is to be.

    `status` is the HTTP status of the other side, `why` what went wrong where none came. A failed
    one that waits is tried again at `next_ms`. Times are milliseconds since 1970.
    """

    delivery: str
    kind: Told
    state: Delivered
    attempts: int
    at_ms: int
    status: int | None = None
    why: str | None = None
    next_ms: int | None = None


class HookView(msgspec.Struct, frozen=True):
    """A program that receives news, and what it was sent last, the newest first.

    `secret` is shown once, to the person who added the hook.
    """

    hook: str
    url: str
    kinds: tuple[Kind, ...]
    event: str | None
    waiting: int = 0
    deliveries: tuple[DeliveryView, ...] = ()
    secret: str | None = None


class NotToldView(msgspec.Struct, frozen=True):
    """A failure to send the news of this event, or with None of the rest of the room.

    It is tried again, and the news is sent then. `since_ms` is the room's time.
    """

    event: str | None
    what: str
    since_ms: int


class HooksView(msgspec.Struct, frozen=True, tag="hooks"):
    """All hooks, or those of one event alone.

    `private` says whether they may be in the host's own network. `not_told` is the news that none
    of them gets for now. `head` is that of the journal, as it was noted last, for directors of the
    whole room.
    """

    hooks: tuple[HookView, ...]
    private: bool
    not_told: tuple[NotToldView, ...] = ()
    head: str = ""
