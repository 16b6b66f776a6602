"""A line of an event's news."""

from collections.abc import Callable

import msgspec

from ruleone.rulebook.citation import Citation, Parameter

Name = Callable[[str], str]
"""The name that others see, by the player's id."""


class News(msgspec.Struct, frozen=True):
    """A line of news. `table` is where it matters most, None where it concerns everyone;
    `player` is the id of the one it is about."""

    code: str
    parameters: dict[str, Parameter] = {}
    citation: Citation | None = None
    table: int | None = None
    player: str | None = None
