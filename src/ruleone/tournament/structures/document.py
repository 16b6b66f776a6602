"""A structure sheet as files have it: facts, then rows of levels and breaks in their order."""

from typing import Annotated

import msgspec
from msgspec import Meta

from ruleone.limits import ENTRANTS_MAX, SEATS_MAX, SHEET_LEVELS_MAX, STACK_MAX_CHIPS
from ruleone.tournament.structures.sheet import (
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


class Row(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """A level, or a break of so many minutes (`break`)."""

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


class Document(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """The whole file; what a key means is told at `Sheet`."""

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
    rows: Annotated[tuple[Row, ...], Meta(min_length=1, max_length=2 * SHEET_LEVELS_MAX)]


BREAK_KEYS = frozenset({"break", "remove", "note"})
"""What a row that is a break may say."""
LEVEL_KEYS = frozenset(Row.__struct_encode_fields__) - BREAK_KEYS
"""What a row that is a level may say."""


def document_of(sheet: Sheet) -> Document:
    """The file that holds the sheet."""
    rows: list[Row] = []
    for number, level in enumerate(sheet.levels, start=1):
        blinds = (level.small_blind, level.big_blind)
        rows.append(
            Row(
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
            Row(pause=pause.minutes, remove=pause.remove, note=pause.note)
            for pause in sheet.breaks_after(number)
        ]
    return Document(
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


def sheet_of(document: Document) -> Sheet:
    """The sheet in a file whose rows are in order."""
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
