"""Structure sheets as in files: facts, then rows of levels and breaks in their order."""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ruleone.limits import ENTRANTS_MAX, SEATS_MAX, SHEET_LEVELS_MAX, STACK_MAX_CHIPS
from ruleone.rulebook.citation import Parameter, Refusal
from ruleone.structures.sheet import (
    Amount,
    AnteFormat,
    Chips,
    Games,
    Hands,
    Minutes,
    Name,
    Pause,
    PauseMinutes,
    Removed,
    Sheet,
    SheetLevel,
    Text,
)
from ruleone.tournament.terms.games import event_games


class SheetRow(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """A row of a structure sheet: a `level` with its number and stakes in chips, or a `break`.

    The break is in minutes, 0 where the day ends. `ante` is paid by one payer. `minutes`, `hands`
    and `game` are set where the level differs from the sheet, `big_bet_blinds` where no-limit games
    are played with others. `point` is for 13-card poker. In a break chips of the denominations in
    `remove` are colored up.
    """

    level: Annotated[int, Meta(ge=1, le=SHEET_LEVELS_MAX)] | None = None
    pause: PauseMinutes | None = msgspec.field(name="break", default=None)
    minutes: Minutes | None = None
    hands: Hands | None = None
    game: str = ""
    blinds: tuple[Amount, Amount] | None = None
    ante: Amount = 0
    small_bet: Amount = 0
    stud_ante: Amount = 0
    bring_in: Amount = 0
    big_bet_blinds: tuple[Amount, Amount] | None = None
    point: Amount = 0
    remove: Removed = ()
    note: Text = ""


class SheetDocument(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """A structure sheet as a file holds it.

    `entrants` is the planned number of players (left out where nobody knows), at tables of
    `table_size`, each with a `stack`. `ante` is the payer of antes. A level lasts `minutes` or
    `hands`; several `games` take turns, a level each. `chips` are denominations, each with its
    number in a starting stack. `rows` are levels, numbered from 1, and breaks, in their order.
    """

    name: Name
    note: Text = ""
    source: Text = ""
    entrants: Annotated[int, Meta(ge=2, le=ENTRANTS_MAX)] | None = None
    table_size: Annotated[int, Meta(ge=2, le=SEATS_MAX)] = 9
    stack: Annotated[int, Meta(ge=1, le=STACK_MAX_CHIPS)]
    ante: AnteFormat = "none"
    minutes: Minutes | None = None
    hands: Hands | None = None
    games: Games = ("nlhe",)
    chips: Chips = ()
    rows: Annotated[tuple[SheetRow, ...], Meta(min_length=1, max_length=2 * SHEET_LEVELS_MAX)]


BREAK_KEYS = frozenset({"break", "remove", "note"})
"""Keys of a row that is a break."""
LEVEL_KEYS = frozenset(SheetRow.__struct_encode_fields__) - BREAK_KEYS
"""Keys of a row that is a level."""


class IllFormed(msgspec.Struct, frozen=True):
    """An invalid part of a sheet: the reason, and the key or the index of the row."""

    refusal: Refusal
    key: str
    row: int | None = None


def ill_formed(document: SheetDocument) -> IllFormed | None:
    """Return the first invalid part that types alone do not show, if any.

    A row that is neither level nor break, or that has an invalid key, levels out of order, an
    unknown game.
    """
    return next(_ill_formed(document), None)


def _ill_formed(document: SheetDocument) -> Iterator[IllFormed]:
    number = 0
    for at, row in enumerate(document.rows):
        number += row.level is not None
        if (refusal := _row_refused(row, number)) is not None:
            yield IllFormed(refusal, "rows", at)
    for game in document.games:
        if game not in event_games():
            yield IllFormed(Refusal("sheet-no-game", "syntax", {"name": game[:40]}), "games")
    for at, row in enumerate(document.rows):
        if row.game and row.game not in event_games():
            wrong = Refusal("sheet-no-game", "syntax", {"name": row.game[:40]})
            yield IllFormed(wrong, "rows", at)


def _row_refused(row: SheetRow, number: int) -> Refusal | None:
    """Return the refusal of a row as the next one, if any.

    `number` levels precede it, itself counted.
    """
    if (row.level is None) == (row.pause is None):
        return Refusal("sheet-level-or-break", "syntax")
    says = {key for key, value in _said(row).items() if value not in (None, 0, "", ())}
    allowed = LEVEL_KEYS if row.pause is None else BREAK_KEYS
    if extra := sorted(says - allowed):
        what = "level" if row.pause is None else "break"
        return Refusal("sheet-not-for", "syntax", {"what": what, "key": extra[0]})
    if row.pause is not None:
        return None if number else Refusal("sheet-break-first", "syntax")
    if row.level != number:
        told: dict[str, Parameter] = {"expected": number, "came": row.level or 0}
        return Refusal("sheet-level-order", "syntax", told)
    return None


def _said(row: SheetRow) -> dict[str, Any]:
    """Return the keys of a row as files write them, with their values."""
    names = zip(row.__struct_fields__, row.__struct_encode_fields__, strict=True)
    return {key: getattr(row, field) for field, key in names}


def document_of(sheet: Sheet) -> SheetDocument:
    """Return the file that holds the sheet."""
    rows: list[SheetRow] = []
    for number, level in enumerate(sheet.levels, start=1):
        blinds = (level.small_blind, level.big_blind)
        rows.append(
            SheetRow(
                level=number,
                minutes=level.minutes,
                hands=level.hands,
                game=level.game,
                blinds=blinds if any(blinds) else None,
                ante=level.ante,
                small_bet=level.small_bet,
                stud_ante=level.stud_ante,
                bring_in=level.bring_in,
                big_bet_blinds=level.big_bet_blinds,
                point=level.point,
            )
        )
        rows += [
            SheetRow(pause=pause.minutes, remove=pause.remove, note=pause.note)
            for pause in sheet.breaks_after(number)
        ]
    return SheetDocument(
        name=sheet.name,
        note=sheet.note,
        source=sheet.source,
        entrants=sheet.entrants,
        table_size=sheet.table_size,
        stack=sheet.stack,
        ante=sheet.antes,
        minutes=sheet.minutes,
        hands=sheet.hands,
        games=sheet.games,
        chips=sheet.chips,
        rows=tuple(rows),
    )


def sheet_of(document: SheetDocument) -> Sheet:
    """Return the sheet in a file that is not `ill_formed`."""
    levels: list[SheetLevel] = []
    breaks: list[Pause] = []
    for row in document.rows:
        if row.pause is not None:
            at = len(levels)
            breaks.append(
                Pause(after_level=at, minutes=row.pause, remove=row.remove, note=row.note)
            )
            continue
        small, big = row.blinds or (0, 0)
        levels.append(
            SheetLevel(
                small_blind=small,
                big_blind=big,
                ante=row.ante,
                small_bet=row.small_bet,
                stud_ante=row.stud_ante,
                bring_in=row.bring_in,
                big_bet_blinds=row.big_bet_blinds,
                point=row.point,
                minutes=row.minutes,
                hands=row.hands,
                game=row.game,
            )
        )
    return Sheet(
        name=document.name,
        stack=document.stack,
        levels=tuple(levels),
        breaks=tuple(breaks),
        entrants=document.entrants,
        table_size=document.table_size,
        antes=document.ante,
        minutes=document.minutes,
        hands=document.hands,
        games=document.games,
        chips=document.chips,
        note=document.note,
        source=document.source,
    )
