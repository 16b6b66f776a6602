"""What an order came to, where there is no more to say than where."""

import msgspec


class Done(msgspec.Struct, frozen=True):
    """Done, in this event or at this table of it. `None` where it is of the whole room."""

    event: str | None = None
    table: int | None = None
