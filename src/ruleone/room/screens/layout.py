"""What a big screen shows, and how its parts lie on it."""

from typing import Literal

import msgspec

Part = Literal["clock", "break", "prizes", "seats", "moves", "breaking", "waiting"]
"""The clock; the next break; the prizes; who sits where; who goes where; in what order the tables
break; who of the floor's list is called to which table."""
Arrangement = Literal["beside", "below", "even"]
"""The first part large with the others beside it, or below it, or all of them alike."""


class Layout(msgspec.Struct, frozen=True):
    """The parts of a screen in their order, each once, and how they lie."""

    parts: tuple[Part, ...]
    arrangement: Arrangement = "beside"
