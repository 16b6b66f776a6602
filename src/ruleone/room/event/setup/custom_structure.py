"""Events by a custom structure sheet.

The sheet with its flaws, the event it makes, and whether its games can be played under its edition,
at tables of its size.
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
    """Return the refusal of a game that this edition does not have, or None.

    13-card poker has one edition alone, which has no other game.
    """
    fits = all((rules.base == CHINESE) == (game == THIRTEEN) for game in games)
    return None if fits else OTHER_GAME


def too_large(games: Sequence[str], table_size: int, rules: Edition) -> Refusal | None:
    """Return why tables of this size cannot play the games, or None."""
    most = most_seats_in(games, rules)
    if table_size <= most:
        return None
    told: dict[str, Parameter] = {
        "what": "table-size", "least": 2, "most": most, "came": table_size
    }  # fmt: skip
    return Refusal("event-bounds", "syntax", told)


class FlawView(msgspec.Struct, frozen=True):
    """A flaw of a sheet that its director should know.

    `code` names the words (`flaw-<code>`), `level` the level from 1, 0 for the whole, `citation`
    the rule where there is one. With a flaw that `stops` no event is announced by the sheet; any
    other may stand.
    """

    code: str
    level: int
    parameters: dict[str, Parameter]
    citation: Citation | None
    stops: bool


class SheetView(msgspec.Struct, frozen=True, tag="sheet"):
    """A structure sheet, with its flaws under the `edition` that an event would be played by.

    `days` are made of its day ends, None where it has none.
    """

    sheet: SheetDocument
    flaws: tuple[FlawView, ...]
    edition: str
    days: Days | None = None


class SheetUnread(msgspec.Struct, frozen=True, tag="sheet-unread"):
    """A file holds no structure sheet: why, and on which line, from 1."""

    line: int
    fault: Refusal


class StructureLine(msgspec.Struct, frozen=True):
    """A sheet that comes with the room, by its name (`structure-<name>` in words).

    `real` where it is that of an event as it was printed. `entrants` and `minutes`, of a level, are
    None where the sheet does not say.
    """

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
"""The name used as the template of an event that has a sheet of its own."""
USUAL_TERMS: Final = EntryTerms(charged=False, buy_in=100)
"""The default terms of entry of such an event; the sheet has the number of entrants."""


def shown_sheet(sheet: Sheet, settings: Settings) -> SheetView:
    """Return the sheet with its flaws, under the rules that its event would have in this room."""
    rules = rules_of(sheet, settings)
    flaws = tuple(flaw_view(flaw) for flaw in sheet_flaws(sheet, rules))
    return SheetView(document_of(sheet), flaws, rules.id, days_of(sheet))


def looked_at(document: SheetDocument, settings: Settings) -> SheetView | Refusal:
    """Return the sheet that somebody has written with its flaws, or why it cannot be read."""
    wrong = ill_formed(document)
    return shown_sheet(sheet_of(document), settings) if wrong is None else wrong.refusal


def event_by(
    document: SheetDocument, entrants: int | None, settings: Settings, named: str | None = None
) -> EventConfig | Refusal:
    """Return the event that is played by the sheet, or the first flaw with which it cannot be.

    It is for this number of entrants (None: the sheet's), under the edition that is `named` (None:
    the one for its games). Other flaws are not mentioned.
    """
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
    """Return the days of the sheet, None where it is played in one go."""
    ends = day_ends(sheet)
    return Days(ends) if ends else None


def rules_of(sheet: Sheet, settings: Settings, named: str | None = None) -> Edition:
    """Return the rules in force for the games of the sheet, with its antes.

    They are those of an edition that is `named`, where there is one.
    """
    usual = CHINESE if THIRTEEN in sheet.turns else None
    return edition(settings.rules_for(named or usual)).with_options({"ante.format": sheet.antes})


def flaw_view(flaw: Flaw) -> FlawView:
    """Return a flaw for pages."""
    return FlawView(flaw.code, flaw.level, flaw.parameters, flaw.citation, flaw.unplayable)
