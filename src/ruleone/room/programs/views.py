"""What the director is shown of programs."""

from typing import Literal

import msgspec

from ruleone.room.role_name import RoleName

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
    """All tokens of programs, the newest first."""

    tokens: tuple[TokenView, ...]
