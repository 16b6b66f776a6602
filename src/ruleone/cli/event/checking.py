"""`ruleone event check`: a file with a whole event replayed alone, without any room."""

from pathlib import Path
from typing import Annotated, Final

import typer

from ruleone.cli.event.bundle_file import bytes_of, why
from ruleone.cli.language import LANGUAGE, told
from ruleone.room.bundle.checking import checked
from ruleone.room.bundle.form import BadBundle, read, written
from ruleone.room.records import EventEnded
from ruleone.tournament.state.event_state import seal as sealed_by
from ruleone.words import Language, group_digits, say

EXIT_BAD: Final = 1


def check(
    file: Annotated[
        Path,
        typer.Argument(dir_okay=False, metavar=told("value-file"), help=told("event-file")),
    ],
    seal: Annotated[
        str | None, typer.Option(metavar=told("value-seal"), help=told("event-seal"))
    ] = None,
    lang: Annotated[Language, typer.Option(help=told("event-lang"))] = LANGUAGE,
) -> None:
    """Say whether the event comes to the same bytes again, or where it does not."""
    data = bytes_of(file, lang)
    try:
        one = checked(read(data))
        if written(one.bundle) != data:
            raise BadBundle("bundle-damaged")
        sealed = _sealed(one.ended, seal)
    except BadBundle as bad:
        typer.echo(why(bad, lang), err=True)
        raise typer.Exit(EXIT_BAD) from None
    typer.echo(
        say(
            lang,
            "cli-event-sound",
            file=str(file),
            event=one.bundle.event,
            rows=group_digits(lang, one.bundle.rows),
            streams=group_digits(lang, len(one.bundle.streams)),
            hands=group_digits(lang, one.hands),
            players=group_digits(lang, len(one.ended.results)),
        )
    )
    if sealed is not None:
        draws = group_digits(lang, one.ended.draws)
        typer.echo(say(lang, "cli-event-sealed", draws=draws, seal=sealed))


def _sealed(ended: EventEnded, noted: str | None) -> str | None:
    """By what the draws of the event were sealed, None where they were not. Raises BadBundle where
    another seal was `noted` before."""
    found = sealed_by(bytes.fromhex(ended.secret)) if ended.secret else None
    if noted is not None and found != "".join(noted.split()).lower():
        raise BadBundle("bundle-seal", came=noted, found=found or "-")
    return found
