"""A forecast in the terminal: what came when, and level by level how many are left."""

from typing import Final

from rich.console import Console
from rich.table import Table

from ruleone.sim.forecast import Came, DayForecast, Forecast, LevelForecast
from ruleone.structures import Sheet
from ruleone.words import Language, group_digits, say

BAR_CELLS: Final = 16
_LEFT: Final = {"left": "middle", "fewest": "low", "most": "high"}
_EIGHTHS: Final = " ▏▎▍▌▋▊▉"


def show(answer: Forecast, sheet: Sheet, people: int, lang: Language) -> None:
    """Print it."""
    console = Console(highlight=False)
    console.print(
        say(lang, "cli-forecast-of", name=sheet.name, people=people, events=answer.events)
    )
    console.print()
    console.print(_levels(answer, sheet, lang))
    console.print()
    for line in moments(answer, lang):
        console.print(line)


def moments(answer: Forecast, lang: Language) -> list[str]:
    """When it is over, when the bubble bursts and the final table begins, in words."""
    told = [_moment("end", answer.end, lang)]
    for what, moment in (("bubble", answer.bubble), ("final-table", answer.final_table)):
        if moment is not None:
            told.append(_moment(what, moment, lang))
    told += [_day(day, lang) for day in answer.days]
    if answer.entries.high > answer.entries.low:
        told.append(say(lang, "cli-forecast-entries", **_whole(answer.entries)))
    return told


def _moment(what: str, moment: Came, lang: Language) -> str:
    return say(lang, f"cli-forecast-{what}", **_when(moment))


def _day(day: DayForecast, lang: Language) -> str:
    left = {name: int(getattr(day.left, of)) for name, of in _LEFT.items()}
    return say(lang, "cli-forecast-day", day=day.day, **_when(day.end), **left)


def _when(moment: Came) -> dict[str, str | int]:
    time, level = moment.at_ms, moment.level
    return {
        "low": clock(time.low), "middle": clock(time.middle), "high": clock(time.high),
        "earliest": int(level.low), "level": int(level.middle), "latest": int(level.high),
    }  # fmt: skip


def _whole(spread: object) -> dict[str, int]:
    return {name: int(getattr(spread, name)) for name in ("low", "middle", "high")}


def clock(ms: float) -> str:
    """A length of time as hours and minutes: 5:07."""
    minutes = round(ms / 60_000)
    return f"{minutes // 60}:{minutes % 60:02}"


def _levels(answer: Forecast, sheet: Sheet, lang: Language) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("level", "stakes", "begins", "left", "", "average", "median", "share"):
        words = say(lang, f"cli-forecast-{column}") if column else ""
        whole = column in ("", "stakes")
        table.add_column(words, justify="right" if column else "left", no_wrap=whole)
    most = max(1.0, *(level.left.middle for level in answer.levels))
    for level in answer.levels:
        table.add_row(
            str(level.level),
            _stakes(sheet, level, lang),
            clock(level.at_ms.middle),
            group_digits(lang, int(level.left.middle)),
            bar(level.left.middle / most),
            f"{level.average:.0f}",
            f"{level.median:.0f}",
            f"{level.share:.0%}",
        )
    return table


def _stakes(sheet: Sheet, level: LevelForecast, lang: Language) -> str:
    played = sheet.levels[level.level - 1]
    if played.point:
        return group_digits(lang, played.point)
    return "/".join(group_digits(lang, each) for each in (played.small_blind, played.big_blind))


def bar(share: float) -> str:
    """A bar of this share, from 0 to 1, of BAR_CELLS cells."""
    eighths = max(1, round(share * BAR_CELLS * 8))
    whole, rest = divmod(eighths, 8)
    return ("█" * whole + _EIGHTHS[rest]).rstrip()
