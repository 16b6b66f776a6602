"""What is shown of structure sheets: to a director who plans an event, and to programs."""

import msgspec

from ruleone.rulebook.citation import Citation, Parameter, Refusal
from ruleone.structures.document import SheetDocument
from ruleone.tournament.terms.config import Days


class FlawView(msgspec.Struct, frozen=True):
    """Something in a sheet that a director would want to be told: `code` names the words
    (`flaw-<code>`), `level` the level from 1, 0 for the whole, `citation` the rule where there is
    one. With a flaw that `stops` no event is announced by the sheet; any other may stand."""

    code: str
    level: int
    parameters: dict[str, Parameter]
    citation: Citation | None
    stops: bool


class SheetView(msgspec.Struct, frozen=True, tag="sheet"):
    """A structure sheet, and all that there is to tell of it under the id of the `edition` that an
    event would be played by; the `days` that its day ends make, None where it has none."""

    sheet: SheetDocument
    flaws: tuple[FlawView, ...]
    edition: str
    days: Days | None = None


class SheetUnread(msgspec.Struct, frozen=True, tag="sheet-unread"):
    """A file holds no structure sheet: why, and on which line, from 1."""

    line: int
    fault: Refusal


class StructureLine(msgspec.Struct, frozen=True):
    """A sheet that comes with the room, by its name (`structure-<name>` in words); `real` where it
    is that of an event as it was printed. `entrants` and `minutes`, of a level, are None where the
    sheet does not say."""

    name: str
    real: bool
    entrants: int | None
    table_size: int
    stack: int
    levels: int
    minutes: int | None
    games: tuple[str, ...]


class StructuresView(msgspec.Struct, frozen=True, tag="structures"):
    """The sheets that come with the room, and all `games` that a level may have."""

    structures: tuple[StructureLine, ...]
    games: tuple[str, ...]
