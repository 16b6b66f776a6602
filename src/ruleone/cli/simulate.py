"""The command `ruleone simulate`: whole events between computer players, without waiting."""

import time
from collections.abc import Iterable
from typing import Annotated, Final, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from ruleone.bots import STYLES
from ruleone.cli.editions import NoEdition, edition_named
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.workers import DASK, JOBS, gathered, workers_meant
from ruleone.dealing import GAMES
from ruleone.limits import ENTRANTS_MAX, SIMULATED_EVENTS_MAX
from ruleone.rulebook import Edition
from ruleone.rulebook.edition import EDITIONS
from ruleone.sim.many_events import (
    Simulated,
    SimulatedEvents,
    Took,
    ended_in_turn,
    simulated,
    styles_of,
)
from ruleone.sim.spread import divided
from ruleone.sim.whole_event import EventReport, WholeEvent, declared_ms
from ruleone.sim.whole_event import Progress as Standing
from ruleone.tournament import EventConfig, UnknownTemplate, template
from ruleone.tournament.terms.games import most_seats_in, speaks_of
from ruleone.tournament.terms.payouts import fields_paid
from ruleone.tournament.terms.templates import TEMPLATES
from ruleone.words import Language, group_digits, say

EXIT_BAD_INPUT: Final = 2
PLACES_SHOWN: Final = 12
DEFAULT: Final = EDITIONS[0]


def simulate(
    players: Annotated[
        int | None,
        typer.Option(min=2, max=ENTRANTS_MAX, help=told("simulate-players"), show_default=False),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help=told("simulate-seed"))] = 1,
    event: Annotated[str, typer.Option("--template", help=told("simulate-template"))] = "deep-1000",
    game: Annotated[
        str | None, typer.Option(help=told("simulate-game"), show_default=False)
    ] = None,
    rules: Annotated[
        str | None, typer.Option("--edition", help=told("simulate-edition"), show_default=False)
    ] = None,
    events: Annotated[
        int | None,
        typer.Option(
            min=1, max=SIMULATED_EVENTS_MAX, help=told("simulate-events"), show_default=False
        ),
    ] = None,
    jobs: JOBS = 0,
    dask: DASK = "",
    lang: Annotated[Language, typer.Option(help=told("simulate-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("simulate-json"))] = False,
) -> None:
    """Play an event and show its results, or many and show those of the styles."""
    announced = _config(event, players, lang)
    book = _edition(rules or announced.edition or DEFAULT, lang)
    config = _playing(announced, game, book, lang)
    started = time.perf_counter()
    if events is not None:
        many = _played(Simulated(config, book.id, seed), events, jobs, dask, lang)
        if json:
            typer.echo(msgspec.json.encode(many).decode())
        else:
            _show_many(many, time.perf_counter() - started, lang)
        return
    if dask:
        _end(say(lang, "cli-simulate-one"))
    report = _watched(config, book, seed, lang)
    if json:
        typer.echo(msgspec.json.encode(report).decode())
    else:
        styles = not config.structure.by_points
        _show(report, time.perf_counter() - started, lang, styles=styles)


def _played(first: Simulated, events: int, jobs: int, dask: str, lang: Language) -> SimulatedEvents:
    """Return this many events, with consecutive seeds."""
    each_ms = declared_ms(first.config, first.config.seats)
    asked = (msgspec.structs.replace(first, seed=first.seed + number) for number in range(events))
    pieces = divided(ended_in_turn, asked, lambda _: each_ms)
    words = say(lang, "cli-simulate-events-played")
    with workers_meant(jobs, dask, lang) as workers:
        ended = gathered(pieces, workers, events, lambda _: words)
    return simulated(first, ended)


def _watched(config: EventConfig, book: Edition, seed: int, lang: Language) -> EventReport:
    """Return one event, showing the players left on the way."""
    console = Console(stderr=True, highlight=False)
    with Progress(
        TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console,
        transient=True,
    ) as bar:  # fmt: skip
        task = bar.add_task("", total=config.seats - 1)

        def show(standing: Standing) -> None:
            words = say(
                lang, "cli-simulate-progress",
                left=standing.left, level=standing.level, hands=standing.hands,
            )  # fmt: skip
            bar.update(task, completed=standing.entrants - standing.left, description=words)

        return WholeEvent(config, book, seed, STYLES).play(show)


def _config(name: str, players: int | None, lang: Language) -> EventConfig:
    try:
        config = template(name)
    except UnknownTemplate:
        _end(say(lang, "cli-simulate-no-template", name=name, templates=TEMPLATES))
    if players is None:
        return config
    _, most = fields_paid(config.payouts)
    if players > most:
        _end(say(lang, "cli-simulate-too-many", name=name, most=most))
    return msgspec.structs.replace(config, seats=players)


def _playing(config: EventConfig, game: str | None, book: Edition, lang: Language) -> EventConfig:
    """Return the event with this game; its tables are as large as the game allows."""
    for one in config.games:
        if not speaks_of(book, one):
            _end(say(lang, "cli-simulate-other-edition", edition=book.id, game=one))
    if game is None:
        return config
    if game not in GAMES:
        _end(say(lang, "cli-simulate-no-game", name=game, games=tuple(GAMES)))
    if config.structure.by_points:
        _end(say(lang, "cli-simulate-points", name=config.template))
    most = most_seats_in((game,), book)
    size = min(config.table_size, most)
    return msgspec.structs.replace(config, game=game, rotation=None, table_size=size)


def _edition(name: str, lang: Language) -> Edition:
    try:
        return edition_named(name, lang)
    except NoEdition as none:
        _end(str(none))


def _show(report: EventReport, seconds: float, lang: Language, *, styles: bool) -> None:
    """Print the results, and those of each style where players have `styles`.

    Computer players set thirteen cards all alike.
    """
    console = Console(highlight=False)
    console.print(_places(report, lang, styles=styles))
    console.print()
    if styles:
        console.print(_styles(styles_of(report), lang))
        console.print()
    summary = say(
        lang, "cli-simulate-summary",
        entrants=report.entrants, hands=report.hands, decisions=report.decisions,
        level=report.level, hours=f"{report.played_ms / 3_600_000:.1f}",
        seconds=f"{seconds:.1f}", chips=report.chips, left=report.left, pool=report.pool,
    )  # fmt: skip
    console.print(summary)


def _places(report: EventReport, lang: Language, *, styles: bool) -> Table:
    style = ("style",) if styles else ()
    table = _table(("place", "player", *style, "prize"), lang, left=("player", *style))
    for result in report.results[:PLACES_SHOWN]:
        told = (say(lang, f"style-{result.style}"),) if styles else ()
        prize = group_digits(lang, result.prize)
        table.add_row(str(result.place), result.player, *told, prize)
    return table


def _show_many(many: SimulatedEvents, seconds: float, lang: Language) -> None:
    """Print the results of each style in all of the events."""
    console = Console(highlight=False)
    if many.styles:
        console.print(_styles(many.styles, lang))
        console.print()
    summary = say(
        lang, "cli-simulate-summary-many",
        events=len(many.events), entrants=sum(event.entrants for event in many.events),
        hands=many.hands, decisions=many.decisions, seconds=f"{seconds:.1f}",
        pool=sum(event.pool for event in many.events),
    )  # fmt: skip
    console.print(summary)


def _styles(styles: dict[str, Took], lang: Language) -> Table:
    """Return the results of the styles, the best return first."""
    table = _table(("style", "entries", "best", "paid", "won", "back"), lang, left=("style",))
    for style, took in sorted(styles.items(), key=lambda item: -item[1].back):
        table.add_row(
            say(lang, f"style-{style}"),
            group_digits(lang, took.entries),
            str(took.best),
            group_digits(lang, took.paid),
            group_digits(lang, took.won),
            f"{took.back:.0f}",
        )
    return table


def _table(columns: Iterable[str], lang: Language, left: tuple[str, ...]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        words = say(lang, f"cli-simulate-{column}")
        table.add_column(words, justify="left" if column in left else "right")
    return table


def _end(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)
