"""The command `ruleone forecast`: the likely length and course of a structure with a field.

Many events are played; the answer is a table in the terminal, or a picture in SVG: players left and
stacks in big blinds, by hours of play.
"""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, NamedTuple
from xml.etree import ElementTree as Xml

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from ruleone.cli.disk import why
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.structure import book_for, end, sheet_meant
from ruleone.cli.workers import DASK, JOBS, gathered, workers_meant
from ruleone.limits import ENTRANTS_MAX, FLIGHTS_MAX, FORECAST_EVENTS_MAX
from ruleone.sim.coming import ADD_ONS_USUAL, Coming
from ruleone.sim.forecast import (
    Asked,
    Came,
    Course,
    DayForecast,
    Forecast,
    LevelForecast,
    PaceName,
    observed_in_turn,
)
from ruleone.sim.forecast import forecast as forecast_of
from ruleone.sim.spread import divided
from ruleone.sim.whole_event import declared_ms
from ruleone.structures import Sheet, day_ends
from ruleone.structures.event import event_of
from ruleone.tournament.terms.announcing import check_config, check_sold
from ruleone.tournament.terms.config import AddOnTerms, DayEnd, Days
from ruleone.tournament.terms.errors import BadEvent
from ruleone.words import Language, group_digits, say

_END: Final = re.compile(r"(\d{1,4})?(?::(\d{1,6}))?")


def days_of(
    ends: tuple[str, ...], flights: int, last_hands: tuple[int, int], lang: Language = LANGUAGE
) -> Days | None:
    """Return the days with these ends, None where there are none, for one go.

    Ends the process where an end cannot be read, or days are described without one.
    """
    if not ends:
        if flights > 1 or last_hands != (0, 0):
            end(say(lang, "cli-forecast-no-days"))
        return None
    return Days(tuple(_end_of(told, lang) for told in ends), flights, "one", last_hands)


def _end_of(told: str, lang: Language) -> DayEnd:
    found = _END.fullmatch(told)
    if found is None or not any(found.groups()):
        end(say(lang, "cli-forecast-no-day-end", came=told))
    level, players = (int(each or 0) for each in found.groups())
    return DayEnd(level, players)


BAR_CELLS: Final = 16
_LEFT: Final = {"left": "middle", "fewest": "low", "most": "high"}
_EIGHTHS: Final = " ▏▎▍▌▋▊▉"


def show(answer: Forecast, sheet: Sheet, people: int, lang: Language) -> None:
    """Print the forecast."""
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
    """Return the likely end, bubble and final table, in words."""
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
    """Return a length of time as hours and minutes: 5:07."""
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
    """Return a bar of this share, from 0 to 1, of BAR_CELLS cells."""
    eighths = max(1, round(share * BAR_CELLS * 8))
    whole, rest = divmod(eighths, 8)
    return ("█" * whole + _EIGHTHS[rest]).rstrip()


WIDTH, HEIGHT = 900, 640
LEFT, RIGHT, TOP, BETWEEN, BOTTOM = 70, 30, 60, 50, 140
_PANEL: Final = (HEIGHT - TOP - BETWEEN - BOTTOM) / 2
_HOUR_MS: Final = 3_600_000
_INK, _GRID, _FIRST, _SECOND = "#1d2733", "#d5dbe1", "#0b6e4f", "#b3541e"
Point = tuple[float, float]


class Panel:
    """One of the two pictures over the same hours, from 0 at its foot to `most` at its top."""

    def __init__(self, within: Xml.Element, top: float, most: float, hours: float) -> None:
        self.within, self.top = within, top
        self.most, self.hours = max(most, 1.0), max(hours, 1e-9)

    def at(self, ms: float, value: float) -> Point:
        """Return the position of a value at this moment."""
        across = LEFT + (WIDTH - LEFT - RIGHT) * (ms / _HOUR_MS) / self.hours
        return across, self.top + _PANEL * (1 - min(value, self.most) / self.most)

    def grid(self, title: str) -> None:
        """Draw axes and lines, with their values."""
        _text(self.within, (LEFT, self.top - 10), title, weight="600")
        for part in range(5):
            value = self.most * part / 4
            _, down = self.at(0, value)
            _line(self.within, (LEFT, down), (WIDTH - RIGHT, down), _GRID)
            _text(self.within, (LEFT - 8, down + 4), f"{value:,.0f}", anchor="end")
        step = next(each for each in (0.5, 1, 2, 4, 8, 24) if self.hours / each <= 12 or each == 24)
        for count in range(int(self.hours / step) + 1):
            across, _ = self.at(count * step * _HOUR_MS, 0)
            _line(self.within, (across, self.top), (across, self.top + _PANEL), _GRID)
            down = self.top + _PANEL + 18
            _text(self.within, (across, down), clock(count * step * _HOUR_MS), anchor="middle")

    def curve(self, points: Sequence[Point], color: str) -> None:
        """Draw a line through these moments and values."""
        told = " ".join(f"{x:.1f},{y:.1f}" for x, y in (self.at(*point) for point in points))
        style = {"points": told, "fill": "none", "stroke": color, "stroke-width": "2.5"}
        Xml.SubElement(self.within, "polyline", style)

    def band(self, low: Sequence[Point], high: Sequence[Point], color: str) -> None:
        """Draw the area between two lines."""
        around = [self.at(*point) for point in (*low, *reversed(high))]
        told = " ".join(f"{x:.1f},{y:.1f}" for x, y in around)
        style = {"points": told, "fill": color, "fill-opacity": "0.15", "stroke": "none"}
        Xml.SubElement(self.within, "polygon", style)

    def mark(self, ms: float, words: str, row: int) -> None:
        """Draw an upright line at a moment, with its words."""
        across, _ = self.at(ms, 0)
        _line(self.within, (across, self.top), (across, self.top + _PANEL), _INK, dashed=True)
        near_end = across > WIDTH * 0.75
        anchor, beside = ("end", across - 6) if near_end else ("start", across + 6)
        _text(self.within, (beside, self.top + 14 + 16 * row), words, anchor=anchor)


def plot(answer: Forecast, name: str, lang: Language) -> str:
    """Return the picture as an SVG document; its words contain all that it shows."""
    size = {"width": str(WIDTH), "height": str(HEIGHT), "viewBox": f"0 0 {WIDTH} {HEIGHT}"}
    font = {"font-family": "system-ui, sans-serif", "font-size": "13", "fill": _INK}
    picture = Xml.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", **size, **font})
    Xml.SubElement(picture, "title").text = name
    words = moments(answer, lang)
    Xml.SubElement(picture, "desc").text = " ".join(words)
    Xml.SubElement(picture, "rect", {"width": "100%", "height": "100%", "fill": "#ffffff"})
    _text(picture, (LEFT, 26), name, weight="700", size="17")
    hours = answer.end.at_ms.high / _HOUR_MS
    _players(picture, answer, hours, lang)
    _stacks(picture, answer, hours, lang)
    for row, line in enumerate(words):
        _text(picture, (LEFT, HEIGHT - BOTTOM + 52 + 18 * row), line)
    return Xml.tostring(picture, encoding="unicode") + "\n"


def _players(picture: Xml.Element, answer: Forecast, hours: float, lang: Language) -> None:
    levels = answer.levels
    panel = Panel(picture, TOP, max(level.left.high for level in levels), hours)
    panel.grid(say(lang, "cli-forecast-left"))
    low = [(level.at_ms.middle, level.left.low) for level in levels]
    high = [(level.at_ms.middle, level.left.high) for level in levels]
    panel.band(low, high, _FIRST)
    panel.curve([(level.at_ms.middle, level.left.middle) for level in levels], _FIRST)
    for row, (code, moment) in enumerate(
        (("bubble-short", answer.bubble), ("final-table-short", answer.final_table))
    ):
        if moment is not None:
            panel.mark(moment.at_ms.middle, say(lang, f"cli-forecast-{code}"), row)


def _stacks(picture: Xml.Element, answer: Forecast, hours: float, lang: Language) -> None:
    levels = answer.levels
    most = max(level.average for level in levels)
    panel = Panel(picture, TOP + _PANEL + BETWEEN, most, hours)
    average, middle = (say(lang, f"cli-forecast-{code}") for code in ("average", "median"))
    panel.grid(say(lang, "cli-forecast-stacks"))
    panel.curve([(level.at_ms.middle, level.average) for level in levels], _FIRST)
    panel.curve([(level.at_ms.middle, level.median) for level in levels], _SECOND)
    for row, (words, color) in enumerate(((average, _FIRST), (middle, _SECOND))):
        down = panel.top + 16 + 18 * row
        _line(picture, (WIDTH - 200, down - 4), (WIDTH - 176, down - 4), color, width="2.5")
        _text(picture, (WIDTH - 168, down), words)


def _text(
    within: Xml.Element,
    at: Point,
    words: str,
    *,
    anchor: str = "start",
    weight: str = "400",
    size: str = "13",
) -> None:
    across, down = at
    place = {"x": f"{across:.1f}", "y": f"{down:.1f}", "text-anchor": anchor}
    told = Xml.SubElement(within, "text", {**place, "font-weight": weight, "font-size": size})
    told.text = words


def _line(
    within: Xml.Element,
    start: Point,
    stop: Point,
    color: str,
    *,
    dashed: bool = False,
    width: str = "1",
) -> None:
    ends = {"x1": start[0], "y1": start[1], "x2": stop[0], "y2": stop[1]}
    style = {"stroke": color, "stroke-width": width}
    if dashed:
        style["stroke-dasharray"] = "5 4"
    Xml.SubElement(within, "line", {name: f"{at:.1f}" for name, at in ends.items()} | style)


PLOT_FORM: Final = ".svg"


def forecast(
    name: Annotated[
        str,
        typer.Argument(
            metavar=told("structure-metavar"), help=told("structure-meant"), show_default=False
        ),
    ],
    entrants: Annotated[
        int | None,
        typer.Option(min=2, max=ENTRANTS_MAX, help=told("forecast-entrants"), show_default=False),
    ] = None,
    late: Annotated[int, typer.Option(min=0, max=90, help=told("forecast-late"))] = 0,
    late_levels: Annotated[int, typer.Option(min=0, help=told("forecast-late-levels"))] = 0,
    again: Annotated[int, typer.Option(min=0, max=100, help=told("forecast-again"))] = 0,
    add_on: Annotated[tuple[int, int], typer.Option(help=told("forecast-add-on"))] = (0, 0),
    add_ons: Annotated[
        int, typer.Option(min=0, max=100, help=told("forecast-add-ons"))
    ] = ADD_ONS_USUAL,
    day_end: Annotated[
        list[str] | None,
        typer.Option(
            help=told("forecast-day-end"),
            metavar=told("forecast-day-end-metavar"),
            show_default=False,
        ),
    ] = None,
    flights: Annotated[
        int, typer.Option(min=1, max=FLIGHTS_MAX, help=told("forecast-flights"))
    ] = 1,
    last_hands: Annotated[tuple[int, int], typer.Option(help=told("forecast-last-hands"))] = (0, 0),
    events: Annotated[
        int, typer.Option(min=1, max=FORECAST_EVENTS_MAX, help=told("forecast-events"))
    ] = 20,
    pace: Annotated[PaceName, typer.Option(help=told("forecast-pace"))] = "live",
    seed: Annotated[int, typer.Option(min=0, help=told("forecast-seed"))] = 1,
    rules: Annotated[str, typer.Option("--edition", help=told("forecast-edition"))] = "",
    plot_file: Annotated[
        str, typer.Option("--plot", help=told("forecast-plot"), show_default=False)
    ] = "",
    jobs: JOBS = 0,
    dask: DASK = "",
    lang: Annotated[Language, typer.Option(help=told("structure-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("forecast-json"))] = False,
) -> None:
    """Play similar events, and show their results."""
    sheet = sheet_meant(name, lang)
    if plot_file and not plot_file.endswith(PLOT_FORM):
        end(say(lang, "cli-forecast-no-form", path=plot_file))
    people = entrants or sheet.entrants
    if people is None:
        end(say(lang, "cli-forecast-no-entrants", name=sheet.name))
    ends = day_end or [str(each.level) for each in day_ends(sheet)]
    days = days_of(tuple(ends), flights, last_hands, lang)
    coming = Coming(late=late / 100, again=again / 100, add_ons=add_ons / 100)
    terms = _Terms(late_levels, days, _sold(add_on))
    asked = _asked(sheet, people, coming, terms, rules, lang)
    asked = msgspec.structs.replace(asked, pace=pace, seed=seed)
    answer = forecast_of(_played(asked, events, jobs, dask, lang))
    if plot_file:
        try:
            Path(plot_file).write_text(plot(answer, sheet.name, lang), "utf-8")
        except OSError as error:
            end(say(lang, "cli-file-unwritten", path=plot_file, why=why(error, lang)))
    if json:
        typer.echo(msgspec.json.encode(answer).decode())
    else:
        show(answer, sheet, people, lang)


class _Terms(NamedTuple):
    """The terms of an event that are options of the command, beside those of its sheet."""

    late_levels: int
    days: Days | None
    add_on: AddOnTerms | None


def _asked(
    sheet: Sheet, people: int, coming: Coming, terms: _Terms, rules: str, lang: Language
) -> Asked:
    """Return the event that is played again and again; ends the process where it cannot be."""
    if (coming.late or coming.again) and not terms.late_levels:
        end(say(lang, "cli-forecast-late-without-levels"))
    entries = people if not coming.again else min(ENTRANTS_MAX, 2 * people)
    book = book_for(sheet, rules, lang)
    try:
        field = msgspec.structs.replace(sheet, entrants=entries)
        config = event_of(field, "forecast", rules=book)
        most = len(config.structure.levels) - 1
        if terms.late_levels > most:
            end(say(lang, "cli-forecast-levels", most=most, came=terms.late_levels))
        config = msgspec.structs.replace(
            config, re_entries=1 if coming.again else 0, **terms._asdict()
        )
        check_config(config, book)
        check_sold(config, book)
    except BadEvent as wrong:
        end(say(lang, "cli-forecast-impossible", why=_why(wrong, lang)))
    return Asked(config, config.edition or book.id, 0, people, coming=coming)


def _sold(add_on: tuple[int, int]) -> AddOnTerms | None:
    """Return the add-on of these chips in this level, if any.

    Its price changes nothing that is shown.
    """
    chips, level = add_on
    return None if add_on == (0, 0) else AddOnTerms(chips, 1, level)


def _why(wrong: BadEvent, lang: Language) -> str:
    """Return the reason why no event can be played like that, with its level."""
    words = say(lang, wrong.code, **wrong.parameters).rstrip(".。")
    level = wrong.parameters.get("level")
    if not isinstance(level, int):
        return words
    return say(lang, "cli-structure-flaw", level=level, words=words)


def _played(first: Asked, events: int, jobs: int, dask: str, lang: Language) -> list[Course]:
    """Return the courses of this many events, with consecutive seeds."""
    each_ms = declared_ms(first.config, first.people)
    asked = (msgspec.structs.replace(first, seed=first.seed + number) for number in range(events))
    pieces = divided(observed_in_turn, asked, lambda _: each_ms)
    words = say(lang, "cli-forecast-progress")
    with workers_meant(jobs, dask, lang) as workers:
        return gathered(pieces, workers, events, lambda _: words)


__all__ = ["forecast"]
