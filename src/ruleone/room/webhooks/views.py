"""What the director is shown of programs."""

from typing import Literal

import msgspec

from ruleone.room.core.roles import RoleName
from ruleone.room.webhooks.records import Kind, Told

Ended = Literal["revoked", "expired"]


class TokenView(msgspec.Struct, frozen=True):
    """A token of a program. `secret` is told once, to the one who made it; `ended` says why it is
    worth nothing any more. Its times are milliseconds since 1970."""

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
    """Something that was sent to a hook, or is to be. `status` is the other side's answer in HTTP's
    numbers, `why` what went wrong where none came; a failed one that waits is tried again at
    `next_ms`. Times are milliseconds since 1970."""

    delivery: str
    kind: Told
    state: Delivered
    attempts: int
    at_ms: int
    status: int | None = None
    why: str | None = None
    next_ms: int | None = None


class HookView(msgspec.Struct, frozen=True):
    """A program that is told, and what it was sent last, the newest first. `secret` is told once,
    to the one who added it."""

    hook: str
    url: str
    kinds: tuple[Kind, ...]
    event: str | None
    waiting: int = 0
    deliveries: tuple[DeliveryView, ...] = ()
    secret: str | None = None


class NotToldView(msgspec.Struct, frozen=True):
    """What happens in this event, or with None elsewhere in the room, is not told to any program
    now, because this failed; it is tried again, and sent then. `since_ms` is the room's time."""

    event: str | None
    what: str
    since_ms: int


class HooksView(msgspec.Struct, frozen=True, tag="hooks"):
    """All programs that are told, or those that are told of one event alone; `private` says whether
    they may be in the house's own network. `not_told` is what none of them hears of for now. `head`
    is that of the journal, as it was noted last, for who directs the whole room."""

    hooks: tuple[HookView, ...]
    private: bool
    not_told: tuple[NotToldView, ...] = ()
    head: str = ""
