"""What the journal has of programs, in the stream `room`."""

import msgspec

from ruleone.room.role_name import RoleName


class TokenMade(msgspec.Struct, frozen=True, tag="token-made"):
    """A token of a program: SHA-256 of its secret, never the secret. `person` is the program's own
    id, whose name is kept where it can be erased. `made_ms` and `ends_ms` are times of the wall:
    while the room is down they go on."""

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


ProgramRecord = TokenMade | TokenRevoked | TokenExpired
