"""The command `ruleone link`: another director link, from the room's folder."""

import os
import time
from pathlib import Path
from typing import Annotated, Final

import typer

from ruleone.cli.closed_room import end
from ruleone.cli.disk import why
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.open_room import HERE
from ruleone.room.access.role_links import TOKEN_BYTES
from ruleone.room.core.roles import digest
from ruleone.store.sqlite import InUse, SqliteJournal
from ruleone.store.wanted_links import noted_addresses, want

_WAITED_MOST_S: Final = 20.0
_LOOKED_EVERY_S: Final = 0.1


def link(
    data: Annotated[Path, typer.Option(file_okay=False, help=told("serve-data"))] = Path(
        "room-data"
    ),
    room: Annotated[
        str | None, typer.Option("--room", help=told("link-room"), show_default=False)
    ] = None,
) -> None:
    """Print another director link of the room in a folder. It opens one browser.

    Where the room has an address for others, people get the link under that one; programs read the
    address on this machine.
    """
    if not (data / "journal.sqlite").is_file():
        end(told("verify-no-room", data=str(data)))
    secret = os.urandom(TOKEN_BYTES).hex()
    try:
        runs = _runs(data)
        wanted = want(data, digest(secret))
    except OSError as error:
        end(told("serve-no-folder", data=str(data), why=why(error, LANGUAGE)))
    if runs and not _made(wanted):
        wanted.unlink(missing_ok=True)
        end(told("link-not-made", data=str(data)))
    here, *reach = (room.rstrip("/"),) if room else noted_addresses(data) or (HERE,)
    typer.echo(told("link-opens-once" if runs else "link-opens-later"), err=True)
    if reach and reach[0] != here:
        typer.echo(f"{reach[0]}/link/{secret}", err=True)
        typer.echo(told("link-here"), err=True)
    typer.echo(f"{here}/link/{secret}")


def _runs(data: Path) -> bool:
    """Whether a process has the room open."""
    try:
        SqliteJournal(data / "journal.sqlite", inspect=True).close()
    except InUse:
        return True
    return False


def _made(wanted: Path) -> bool:
    """Wait until the room has made the link; whether it has."""
    ends_s = time.monotonic() + _WAITED_MOST_S
    while wanted.exists():
        if time.monotonic() > ends_s:
            return False
        time.sleep(_LOOKED_EVERY_S)
    return True
