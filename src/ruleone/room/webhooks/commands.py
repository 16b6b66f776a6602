"""What a director does for programs: tokens by which they ask, hooks by which they are told."""

import msgspec

from ruleone.room.core.roles import RoleName
from ruleone.room.webhooks.records import Kind


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
    """Director: a token is worth nothing any more, at once. Who directs one event may revoke those
    that are bound to it."""

    token: str


class AddHook(msgspec.Struct, frozen=True, tag="add-hook"):
    """Director: tell a program at this address what happens, of these kinds, in all events or in
    one. The answer's `hook` has the secret that signs what is sent, this once."""

    url: str
    kinds: tuple[Kind, ...]
    event: str | None = None


class RemoveHook(msgspec.Struct, frozen=True, tag="remove-hook"):
    """Director: nothing more is sent to a hook, nor what still waits. Who directs one event may
    remove those that are told of it alone."""

    hook: str


class TryHook(msgspec.Struct, frozen=True, tag="try-hook"):
    """Director: send a hook something of the kind `test`."""

    hook: str


ProgramCommand = MakeToken | RevokeToken | AddHook | RemoveHook | TryHook
"""What is asked for programs."""
