"""How a page finds out that the room is gone."""

import msgspec


class StillThere(msgspec.Struct, frozen=True, tag="still-there"):
    """Ask whether the room is there: a screen that nobody touches finds out in time that nothing
    comes any more. The answer is `Accepted`."""
