"""What a director does for programs: tokens are made and revoked."""

import msgspec

from ruleone.room.role_name import RoleName


class MakeToken(msgspec.Struct, frozen=True, tag="make-token"):
    """Director: a token by which a program asks under a name and a role of its own, in all events
    or in one (a dealer's is bound to a table). It ends after so many `days`, without them when it
    is revoked. The answer's `token` has its secret, this once."""

    name: str
    role: RoleName
    event: str | None = None
    table: int | None = None
    days: int | None = None


class RevokeToken(msgspec.Struct, frozen=True, tag="revoke-token"):
    """Director: a token is worth nothing any more, at once."""

    token: str


ProgramCommand = MakeToken | RevokeToken
"""What is asked for programs."""
