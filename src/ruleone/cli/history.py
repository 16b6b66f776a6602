"""The command `ruleone history`: hands played in a room, from its folder, in common forms."""

from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final, Literal

import typer
from msgspec.structs import replace

from ruleone import __version__
from ruleone.cli.closed_room import closed_room, end
from ruleone.cli.language import LANGUAGE, told
from ruleone.history import (
    Record,
    ThirteenRecord,
    Untellable,
    document_of,
    write_ohh,
    write_phh,
    write_pokerstars,
    write_thirteen,
    write_thirteen_json,
)
from ruleone.room.hands.archive import Archive
from ruleone.rulebook import Refusal
from ruleone.words import Language, say

EXIT_UNTOLD: Final = 1

Form = Literal["phh", "pokerstars", "ohh", "text", "json"]
_POKER: Final[tuple[Form, ...]] = ("phh", "pokerstars", "ohh")
_THIRTEEN: Final[tuple[Form, ...]] = ("text", "json")
_BETWEEN: Final = {"phh": "\n", "pokerstars": "\n\n", "ohh": "\n", "text": "\n"}
"""Separator between two hands of a file."""


def history(
    data: Annotated[
        Path,
        typer.Argument(file_okay=False, metavar=told("value-folder"), help=told("history-data")),
    ],
    event: Annotated[
        str | None, typer.Option(help=told("history-event"), show_default=False)
    ] = None,
    table: Annotated[
        str | None, typer.Option(help=told("history-table"), show_default=False)
    ] = None,
    form: Annotated[
        Form | None, typer.Option(help=told("history-form"), show_default=False)
    ] = None,
    player: Annotated[
        str | None, typer.Option(help=told("history-player"), show_default=False)
    ] = None,
    seat: Annotated[
        int | None, typer.Option(min=1, help=told("history-seat"), show_default=False)
    ] = None,
    hand: Annotated[
        int | None, typer.Option(min=1, help=told("history-hand"), show_default=False)
    ] = None,
    lang: Annotated[Language, typer.Option(help=told("history-lang"))] = LANGUAGE,
) -> None:
    """Write the hands that are over, the first one first."""
    where = event or table
    if where is None or (event and table) or not where.startswith("e" if event else "c"):
        end(say(lang, "cli-history-which"))
    if player is not None and seat is not None:
        end(say(lang, "cli-history-eyes"))
    with closed_room(data, lang) as (journal, people):
        archive = Archive(journal, people)
        asked = _asked(archive, where, player, seat, hand, lang)
        untold = _write(archive, where, asked, form, lang)
    if untold:
        raise typer.Exit(EXIT_UNTOLD)


def _asked(
    archive: Archive,
    where: str,
    player: str | None,
    seat: int | None,
    hand: int | None,
    lang: Language,
) -> list[tuple[int, int | None]]:
    """Return the hands wanted by number, and the seat whose view each is shown in."""
    seats = archive.seats_of(where)
    if isinstance(seats, Refusal):
        end(say(lang, "cli-history-unknown", name=where))
    found = [
        (number, eyes)
        for number, names in sorted(seats.items())
        if hand in (None, number)
        for eyes in _eyes(names, player, seat)
    ]
    if not found:
        end(say(lang, "cli-history-none", name=where))
    return found


def _eyes(names: Mapping[int, str], player: str | None, seat: int | None) -> Iterator[int | None]:
    """Yield the seats whose view of a hand is wanted.

    The seat of the player of this name, or the one asked for; None is everybody's view.
    """
    if player is None and seat is None:
        yield None
    for number, name in names.items():
        if number == seat or (player is not None and name == player):
            yield number


def _write(
    archive: Archive,
    where: str,
    asked: list[tuple[int, int | None]],
    form: Form | None,
    lang: Language,
) -> int:
    """Print the hands as one file, and return the number that the form cannot express.

    Without a form it is PHH for poker and text for 13-card poker.
    """
    written: list[str] = []
    untold = 0
    for number, seat in asked:
        record = archive.record(where, number, seat)
        if isinstance(record, Refusal):
            refusal = record
        else:
            forms = _POKER if isinstance(record, Record) else _THIRTEEN
            form = form or forms[0]
            if form not in forms:
                end(say(lang, "cli-history-other-form", form=form, forms=forms))
            try:
                written.append(_told(record, form))
                continue
            except Untellable as cannot:
                refusal = cannot.refusal
        untold += 1
        why = say(lang, f"refusal-{refusal.code}", **refusal.parameters)
        typer.echo(say(lang, "cli-history-untold", hand=number, why=why), err=True)
    if form == "phh" and len(written) > 1:
        written = [f"[{at}]\n{each}" for at, each in enumerate(written, start=1)]
    typer.echo(_BETWEEN.get(form or "", "").join(written), nl=False)
    return untold


def _told(record: Record | ThirteenRecord, form: Form) -> str:
    """Return one hand in a form for its game.

    Raises Untellable.
    """
    if isinstance(record, ThirteenRecord):
        return write_thirteen(record) if form == "text" else write_thirteen_json(record)
    began = record.setting.played
    if form == "ohh":
        return write_ohh(record, __version__, began).decode() + "\n"
    if form == "phh":
        return write_phh(document_of(record)) + "\n"
    played = f"{datetime.fromisoformat(began):%Y/%m/%d %H:%M:%S} UTC"
    return write_pokerstars(replace(record, setting=replace(record.setting, played=played)))
