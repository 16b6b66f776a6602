"""`ruleone simulate`: a whole event between house players, without waiting."""

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
from ruleone.dealing import GAMES
from ruleone.limits import ENTRANTS_MAX
from ruleone.rulebook import Edition
from ruleone.rulebook.edition import EDITIONS
from ruleone.sim.whole_event import EventReport, Placed, WholeEvent
from ruleone.sim.whole_event import Progress as Standing
from ruleone.tournament import EventConfig, UnknownTemplate, template
from ruleone.tournament.games import most_seats_in, speaks_of
from ruleone.tournament.own_payouts import fields_paid
from ruleone.tournament.templates import TEMPLATES
from ruleone.words import Language, group_digits, say

EXIT_BAD_INPUT: Final = 2
PLACES_SHOWN: Final = 12
DEFAULT: Final = EDITIONS[0]


class StyleLine(msgspec.Struct, frozen=True):
    """How the players of one style did: `back` is what they won for 100 paid in."""

    style: str
    entries: int
    best: int
    paid: int
    won: int
    back: float


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
    lang: Annotated[Language, typer.Option(help=told("simulate-lang"))] = LANGUAGE,
    json: Annotated[bool, typer.Option("--json", help=told("simulate-json"))] = False,
) -> None:
    """Play the event and show who got what."""
    announced = _config(event, players, lang)
    book = _edition(rules or announced.edition or DEFAULT, lang)
    config = _playing(announced, game, book, lang)
    console = Console(stderr=True, highlight=False)
    started = time.perf_counter()
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

        report = WholeEvent(config, book, seed, STYLES).play(show)
    if json:
        typer.echo(msgspec.json.encode(report).decode())
    else:
        styles = not config.structure.by_points
        _show(report, time.perf_counter() - started, lang, styles=styles)


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
    """The event as one of this game; its tables are as large as the game allows."""
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
    """Who got what, and how each style did where players have `styles`: house players set thirteen
    cards all alike."""
    console = Console(highlight=False)
    console.print(_places(report, lang, styles=styles))
    console.print()
    if styles:
        console.print(_styles(report, lang))
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


def _styles(report: EventReport, lang: Language) -> Table:
    table = _table(("style", "entries", "best", "paid", "won", "back"), lang, left=("style",))
    for line in style_lines(report):
        table.add_row(
            say(lang, f"style-{line.style}"),
            group_digits(lang, line.entries),
            str(line.best),
            group_digits(lang, line.paid),
            group_digits(lang, line.won),
            f"{line.back:.0f}",
        )
    return table


def style_lines(report: EventReport) -> list[StyleLine]:
    """The styles of an event, the one that won most for what it paid first."""
    by_style: dict[str, list[Placed]] = {}
    for result in report.results:
        by_style.setdefault(result.style, []).append(result)
    each = report.pool / report.entrants
    lines = [_line(style, results, each) for style, results in by_style.items()]
    return sorted(lines, key=lambda line: -line.back)


def _line(style: str, results: list[Placed], each: float) -> StyleLine:
    won = sum(result.prize for result in results)
    return StyleLine(
        style=style,
        entries=len(results),
        best=min(result.place for result in results),
        paid=sum(result.prize > 0 for result in results),
        won=won,
        back=100 * won / (each * len(results)) if each else 0.0,
    )


def _table(columns: Iterable[str], lang: Language, left: tuple[str, ...]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in columns:
        words = say(lang, f"cli-simulate-{column}")
        table.add_column(words, justify="left" if column in left else "right")
    return table


def _end(why: str) -> NoReturn:
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)
