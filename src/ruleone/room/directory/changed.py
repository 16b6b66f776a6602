"""What a page is told that shows the players of the house."""

import msgspec


class RegisterView(msgspec.Struct, frozen=True, tag="register"):
    """The players of the house stand at `/api/players`: each time this comes the list there may be
    another one."""
