"""The command: what is asked, and many events played for it."""

from pathlib import Path
from typing import Annotated, Final

import msgspec
import typer

from ruleone.cli.disk import why
from ruleone.cli.forecast.days import days_of
from ruleone.cli.forecast.plot import plot
from ruleone.cli.forecast.table import show
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.structure.meant import book_for, end, sheet_meant
from ruleone.cli.workers import DASK, JOBS, gathered, workers_meant
from ruleone.limits import ENTRANTS_MAX, FLIGHTS_MAX, FORECAST_EVENTS_MAX
from ruleone.sim.coming import ADD_ONS_USUAL, Coming
from ruleone.sim.forecast import Asked, Course, PaceName, observed_in_turn
from ruleone.sim.forecast import forecast as forecast_of
from ruleone.sim.spread import divided
from ruleone.sim.whole_event import declared_ms
from ruleone.structures import Sheet, day_ends
from ruleone.structures.event import event_of
from ruleone.tournament.terms.announcing import check_config, check_sold
from ruleone.tournament.terms.config import AddOnTerms, Days
from ruleone.tournament.terms.errors import BadEvent
from ruleone.words import Language, say

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
    """Play events like it, and tell what they came to."""
    sheet = sheet_meant(name, lang)
    if plot_file and not plot_file.endswith(PLOT_FORM):
        end(say(lang, "cli-forecast-no-form", path=plot_file))
    people = entrants or sheet.entrants
    if people is None:
        end(say(lang, "cli-forecast-no-entrants", name=sheet.name))
    ends = day_end or [str(each.level) for each in day_ends(sheet)]
    days = days_of(tuple(ends), flights, last_hands, lang)
    asked = _asked(sheet, people, late, late_levels, again, days, _sold(add_on), rules, lang)
    coming = msgspec.structs.replace(asked.coming, add_ons=add_ons / 100)
    asked = msgspec.structs.replace(asked, pace=pace, coming=coming)
    asked = msgspec.structs.replace(asked, seed=seed)
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


def _asked(
    sheet: Sheet,
    people: int,
    late: int,
    late_levels: int,
    again: int,
    days: Days | None,
    add_on: AddOnTerms | None,
    rules: str,
    lang: Language,
) -> Asked:
    """The event that is played again and again; ends the process where it cannot be."""
    if (late or again) and not late_levels:
        end(say(lang, "cli-forecast-late-without-levels"))
    entries = people if not again else min(ENTRANTS_MAX, 2 * people)
    book = book_for(sheet, rules, lang)
    try:
        field = msgspec.structs.replace(sheet, entrants=entries)
        config = event_of(field, "forecast", rules=book)
        most = len(config.structure.levels) - 1
        if late_levels > most:
            end(say(lang, "cli-forecast-levels", most=most, came=late_levels))
        config = msgspec.structs.replace(
            config,
            late_levels=late_levels,
            re_entries=1 if again else 0,
            days=days,
            add_on=add_on,
        )
        check_config(config, book)
        check_sold(config, book)
    except BadEvent as wrong:
        end(say(lang, "cli-forecast-impossible", why=_why(wrong, lang)))
    coming = Coming(late=late / 100, again=again / 100)
    return Asked(config, config.edition or book.id, 0, people, coming=coming)


def _sold(add_on: tuple[int, int]) -> AddOnTerms | None:
    """The add-on of so many chips in this level, for a price that changes nothing of what is told;
    None where none was told."""
    chips, level = add_on
    return None if add_on == (0, 0) else AddOnTerms(chips, 1, level)


def _why(wrong: BadEvent, lang: Language) -> str:
    """Why no event can be played like that, with the level that it is about."""
    words = say(lang, wrong.code, **wrong.parameters).rstrip(".。")
    level = wrong.parameters.get("level")
    if not isinstance(level, int):
        return words
    return say(lang, "cli-structure-flaw", level=level, words=words)


def _played(first: Asked, events: int, jobs: int, dask: str, lang: Language) -> list[Course]:
    """The courses of so many events, each with the next seed."""
    each_ms = declared_ms(first.config, first.people)
    asked = (msgspec.structs.replace(first, seed=first.seed + number) for number in range(events))
    pieces = divided(observed_in_turn, asked, lambda _: each_ms)
    words = say(lang, "cli-forecast-progress")
    with workers_meant(jobs, dask, lang) as workers:
        return gathered(pieces, workers, events, lambda _: words)
