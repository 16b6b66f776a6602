"""A structure as it is printed in a terminal."""

from collections.abc import Iterator

import typer
from rich.cells import cell_len

from ruleone.structures import Pause, Sheet
from ruleone.words import Language, Parameter, group_digits, say


def show_sheet(sheet: Sheet, lang: Language) -> None:
    """Print what the structure is for, then its levels and breaks."""
    for line in (*_head(sheet, lang), *_lines(sheet, lang)):
        typer.echo(line)


def length_words(sheet: Sheet, lang: Language) -> str:
    """How long the whole takes, breaks included; how many hands a level has where hands count."""
    lengths = [sheet.minutes_of(number) for number in range(1, len(sheet.levels) + 1)]
    minutes = [length for length in lengths if length is not None]
    if len(minutes) < len(lengths):
        return say(lang, "cli-structure-by-hands", hands=sheet.hands or 0)
    whole = sum(minutes) + sum(pause.minutes for pause in sheet.breaks)
    hours, rest = divmod(whole, 60)
    return say(lang, "cli-structure-duration", hours=hours, minutes=rest)


def _head(sheet: Sheet, lang: Language) -> Iterator[str]:
    yield sheet.name
    if sheet.note:
        yield sheet.note
    if sheet.source:
        yield say(lang, "cli-structure-source", source=sheet.source)
    told: dict[str, Parameter] = {"stack": sheet.stack, "size": sheet.table_size}
    code = "cli-structure-for" if sheet.entrants else "cli-structure-for-any"
    yield say(lang, code, entrants=sheet.entrants or 0, antes=sheet.antes, **told)
    if len(sheet.games) > 1 or sheet.games != ("nlhe",):
        yield say(lang, "cli-structure-games", choices=sheet.games)
    chips = [(chip, count) for chip, count in sheet.chips if count]
    if chips:
        each = tuple(
            say(lang, "cli-structure-chip", count=count, chip=chip) for chip, count in chips
        )
        yield say(lang, "cli-structure-set", chips=each)
    yield ""


def _lines(sheet: Sheet, lang: Language) -> Iterator[str]:
    """The levels in columns, and a line for each break."""
    columns = _columns(sheet, lang)
    widths = [max(map(cell_len, cells)) for cells in columns]

    def line(at: int) -> str:
        cells = zip(columns, widths, strict=True)
        return "  ".join(" " * (wide - cell_len(told[at])) + told[at] for told, wide in cells)

    yield line(0)
    for number in range(1, len(sheet.levels) + 1):
        yield line(number)
        for pause in sheet.breaks_after(number):
            yield " " * (widths[0] + 2) + _break(pause, lang)


def _columns(sheet: Sheet, lang: Language) -> list[list[str]]:
    """Each column with its name on top; those that no level fills are left out."""
    numbers = range(1, len(sheet.levels) + 1)
    levels, chips = sheet.levels, sheet.chips_in_play
    by_points = any(level.point for level in levels)
    columns = {
        "level": [str(number) for number in numbers],
        "length": [_length(sheet, number, lang) for number in numbers],
        "game": [say(lang, "cli-structure-one-game", game=sheet.game(n)) for n in numbers],
        "blinds": [_pair((level.small_blind, level.big_blind), lang) for level in levels],
        "ante": [_amount(level.ante, lang) for level in levels],
        "small-bet": [_amount(level.small_bet, lang) for level in levels],
        "stud-ante": [_amount(level.stud_ante, lang) for level in levels],
        "bring-in": [_amount(level.bring_in, lang) for level in levels],
        "big-bet-blinds": [_pair(level.big_bet_blinds or (0, 0), lang) for level in levels],
        "point": [_amount(level.point, lang) for level in levels],
        "depth": [group_digits(lang, sheet.depth(n, sheet.stack)) for n in numbers],
        "in-play": [group_digits(lang, sheet.depth(n, chips)) if chips else "" for n in numbers],
    }
    if len(set(columns["game"])) == 1:
        del columns["game"]
    return [
        [say(lang, f"cli-structure-{code}", points=by_points), *cells]
        for code, cells in columns.items()
        if any(cells) or code == "level"
    ]


def _length(sheet: Sheet, number: int, lang: Language) -> str:
    hands, minutes = sheet.hands_of(number), sheet.minutes_of(number)
    if minutes is not None:
        return say(lang, "cli-structure-minutes", minutes=minutes)
    return say(lang, "cli-structure-hands", hands=hands or 0)


def _break(pause: Pause, lang: Language) -> str:
    """A break in words."""
    code = "cli-structure-break" if pause.minutes else "cli-structure-day-ends"
    words = say(lang, code, minutes=pause.minutes)
    if pause.remove:
        chips = tuple(group_digits(lang, chip) for chip in pause.remove)
        words = say(lang, "cli-structure-removes", words=words, chips=chips)
    return f"{words} {pause.note}".strip()


def _pair(blinds: tuple[int, int], lang: Language) -> str:
    return "/".join(group_digits(lang, blind) for blind in blinds) if any(blinds) else ""


def _amount(amount: int, lang: Language) -> str:
    return group_digits(lang, amount) if amount else ""
