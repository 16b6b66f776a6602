"""`ruleone backup`: a copy of a room's folder, taken while the room runs."""

import os
from pathlib import Path
from typing import Annotated

import typer

from ruleone.cli.closed_room import end
from ruleone.cli.disk import why
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.reach import reach_words
from ruleone.store.copies import JOURNAL, Taken, back_up
from ruleone.store.journal import Damaged
from ruleone.store.key_file import NAME


def backup(
    data: Annotated[
        Path,
        typer.Argument(file_okay=False, metavar=told("value-folder"), help=told("backup-data")),
    ],
    to: Annotated[Path, typer.Argument(metavar=told("value-folder"), help=told("backup-to"))],
    with_key: Annotated[bool, typer.Option("--with-key", help=told("backup-with-key"))] = False,
) -> None:
    """Copy a room's folder, and say how far the copy reaches."""
    os.umask(0o077)
    if not (data / JOURNAL).is_file():
        end(told("verify-no-room", data=str(data)))
    try:
        copied = back_up(data, to, *((NAME,) if with_key else ()))
    except Taken:
        end(told("backup-taken", to=str(to)))
    except OSError as error:
        end(told("serve-no-folder", data=str(to), why=why(error, LANGUAGE)))
    except Damaged as hurt:
        end(told("history-damaged", data=str(data), what=hurt.damage.say(LANGUAGE)))
    typer.echo(told("backup-done", to=str(to)))
    if not (to / NAME).is_file():
        typer.echo(told("backup-no-key", file=str(data / NAME)))
    typer.echo(reach_words(to, copied.head, LANGUAGE))
