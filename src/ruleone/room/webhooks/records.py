"""Records of programs in the stream `room`, and their views for the director."""

from typing import Literal

import msgspec

from ruleone.room.core.roles import RoleName

Kind = Literal[
    "event-created", "event-over", "entry", "seat", "hand-began", "hand-over", "elimination",
    "prizes", "payouts", "bounty", "deal", "ticket", "level", "break", "clock", "hand-for-hand",
    "table-moves", "chips", "terms", "day", "bags", "penalty", "ruling", "floor-call", "dealers",
    "announcement", "frozen", "journal-head",
]  # fmt: skip
"""The kinds of news that a director may choose for a hook; `test` is sent on request alone."""

Told = Kind | Literal["test"]


class TokenMade(msgspec.Struct, frozen=True, tag="token-made"):
    """A token of a program: the SHA-256 of its secret, never the secret itself.

    `person` is the program's own id, whose name is kept where it can be erased. `made_ms` and
    `ends_ms` are times of the wall: they pass while the room is down.
    """

    token: str
    digest: bytes
    person: str
    role: RoleName
    event: str | None
    table: int | None
    made_ms: int
    ends_ms: int | None
    by: str


class TokenRevoked(msgspec.Struct, frozen=True, tag="token-revoked"):
    """The token is worth nothing from now on."""

    token: str
    by: str


class TokenExpired(msgspec.Struct, frozen=True, tag="token-expired"):
    """The token's time is over."""

    token: str


class HookAdded(msgspec.Struct, frozen=True, tag="hook-added"):
    """A program receives news from now on.

    The secret signs what is sent to it, and is used for nothing else. `at_ms` is the room's time.
    `address` is an opaque id; the URL that it stands for is kept where it can be erased, and `url`
    is "". Journals of earlier versions have the `url` itself, and no `address`.
    """

    hook: str
    url: str
    kinds: tuple[Kind, ...]
    event: str | None
    secret: str
    by: str
    at_ms: int
    address: str = ""


class HookRemoved(msgspec.Struct, frozen=True, tag="hook-removed"):
    """The program receives nothing more."""

    hook: str
    by: str


class HookTested(msgspec.Struct, frozen=True, tag="hook-tested"):
    """A director asked for a test delivery to the program."""

    hook: str
    by: str


ProgramRecord = TokenMade | TokenRevoked | TokenExpired | HookAdded | HookRemoved | HookTested


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
