"""Events by a structure sheet of one's own: what there is to tell of it, the event it makes, and
whether its games can be played under its edition, at tables of its size.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from ruleone.chinese.start import EDITION as CHINESE
from ruleone.room.core.settings import Settings
from ruleone.room.event.entries.commands import EntryTerms
from ruleone.rulebook import EDITIONS, Edition, Refusal, edition
from ruleone.rulebook.citation import Citation, Parameter
from ruleone.structures.checking import sheet_flaws
from ruleone.structures.document import SheetDocument, document_of, ill_formed, sheet_of
from ruleone.structures.event import day_ends, event_of
from ruleone.structures.sheet import Sheet
from ruleone.tournament.terms.config import Days, EventConfig
from ruleone.tournament.terms.errors import Flaw
from ruleone.tournament.terms.games import THIRTEEN, most_seats_in

UNKNOWN: Final = Refusal("edition-unknown", "syntax", {"editions": EDITIONS})

OTHER_GAME: Final = Refusal("edition-not-for-game", "illegal")


def other_game(games: Sequence[str], rules: Edition) -> Refusal | None:
    """13-card poker is told by one edition alone, which tells of nothing else."""
    fits = all((rules.base == CHINESE) == (game == THIRTEEN) for game in games)
    return None if fits else OTHER_GAME


def too_large(games: Sequence[str], table_size: int, rules: Edition) -> Refusal | None:
    """Why tables of so many seats cannot play the games."""
    most = most_seats_in(games, rules)
    if table_size <= most:
        return None
    told: dict[str, Parameter] = {
        "what": "table-size", "least": 2, "most": most, "came": table_size
    }  # fmt: skip
    return Refusal("event-bounds", "syntax", told)


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


OWN: Final = "own-sheet"
"""Stands for the template of an event that has a sheet of its own."""
USUAL_TERMS: Final = EntryTerms(charged=False, buy_in=100)
"""How such an event is entered where nothing else is said; the sheet tells how many may."""


def shown_sheet(sheet: Sheet, settings: Settings) -> SheetView:
    """The sheet with its flaws, under the rules that an event by it would have in this room."""
    rules = rules_of(sheet, settings)
    flaws = tuple(_shown(flaw) for flaw in sheet_flaws(sheet, rules))
    return SheetView(document_of(sheet), flaws, rules.id, days_of(sheet))


def looked_at(document: SheetDocument, settings: Settings) -> SheetView | Refusal:
    """The same of what somebody has written, or why it is no sheet."""
    wrong = ill_formed(document)
    return shown_sheet(sheet_of(document), settings) if wrong is None else wrong.refusal


def event_by(
    document: SheetDocument, entrants: int | None, settings: Settings, named: str | None = None
) -> EventConfig | Refusal:
    """The event that is played by the sheet, for so many entrants (None: for those of the sheet),
    under the edition that is `named` (None: the one for its games); or the first thing in it with
    which none can be played. What may stand is not spoken of."""
    if (wrong := ill_formed(document)) is not None:
        return wrong.refusal
    sheet = sheet_of(document)
    seats = sheet.entrants if entrants is None else entrants
    if seats is None:
        return Refusal("sheet-without-entrants", "syntax")
    rules = rules_of(sheet, settings, named)
    if named is not None and (refused := other_game(sheet.turns or sheet.games, rules)) is not None:
        return refused
    flaw = next((one for one in sheet_flaws(sheet, rules) if one.unplayable), None)
    if flaw is not None:
        told: dict[str, Parameter] = {"level": flaw.level, **flaw.parameters}
        return Refusal(f"flaw-{flaw.code}", "illegal", told, flaw.citation)
    config = event_of(
        msgspec.structs.replace(sheet, entrants=seats), OWN, buy_in=USUAL_TERMS.buy_in, rules=rules
    )
    config = msgspec.structs.replace(config, days=days_of(sheet))
    if rules.digest == edition(settings.rules_for(None)).digest:
        return msgspec.structs.replace(config, edition=None)
    return config


def days_of(sheet: Sheet) -> Days | None:
    """The days that the sheet tells, None where it is played in one go."""
    ends = day_ends(sheet)
    return Days(ends) if ends else None


def rules_of(sheet: Sheet, settings: Settings, named: str | None = None) -> Edition:
    """The rules that are in force for the games of the sheet, or those of an edition that is
    `named`, with its antes."""
    usual = CHINESE if THIRTEEN in sheet.turns else None
    return edition(settings.rules_for(named or usual)).with_options({"ante.format": sheet.antes})


def _shown(flaw: Flaw) -> FlawView:
    return FlawView(flaw.code, flaw.level, flaw.parameters, flaw.citation, flaw.unplayable)
