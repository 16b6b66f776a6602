"""What is asked of the lobby."""

import msgspec


class SitDown(msgspec.Struct, frozen=True, tag="sit-down"):
    """Sit down at a table of another game, one of the lobby's `offers`: an event of its own is
    opened and starts at once; the answer's `event` and `table` are where to go."""

    template: str
