"""Where in its file a hand of text stands."""

from typing import NamedTuple


class TextSource(NamedTuple):
    """The first line of a hand, from 1, and the lines of what may be asked for by name. Steps of a
    text carry their own line as `at`."""

    first: int
    places: dict[str, int]

    def line_of(self, field: str = "", action: int | None = None) -> int:
        """The line of a step, else of a field, else the first."""
        return self.places.get(field, self.first) if action is None else action
