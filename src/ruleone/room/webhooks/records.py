"""Records of programs in the stream `room`."""

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
