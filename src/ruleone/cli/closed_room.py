"""The folder of a closed room, opened for reading: its journal and its people."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NoReturn

import typer

from ruleone.cli.disk import why
from ruleone.store.journal import Damaged
from ruleone.store.people import People
from ruleone.store.sqlite import InUse, SqliteJournal
from ruleone.words import Language, say

EXIT_BAD_INPUT: Final = 2


@contextmanager
def closed_room(
    data: Path, lang: Language, *, writing: bool = False
) -> Iterator[tuple[SqliteJournal, People]]:
    """Open the journal of the folder and its people, and close both at the end.

    The journal can be written where `writing` is given. Ends the process where it is not a room's
    folder, is in use, or is damaged.
    """
    if not all((data / name).is_file() for name in ("journal.sqlite", "people.sqlite")):
        end(say(lang, "cli-verify-no-room", data=str(data)))
    try:
        journal = SqliteJournal(data / "journal.sqlite", inspect=not writing)
    except InUse:
        end(say(lang, "cli-history-in-use", data=str(data)))
    except Damaged as hurt:
        end(say(lang, "cli-history-damaged", data=str(data), what=hurt.damage.say(lang)))
    except OSError as error:
        end(say(lang, "cli-serve-no-folder", data=str(data), why=why(error, lang)))
    try:
        people = People(data / "people.sqlite", os.urandom)
    except OSError as error:
        journal.close()
        end(say(lang, "cli-serve-no-folder", data=str(data), why=why(error, lang)))
    except Damaged as hurt:
        journal.close()
        end(say(lang, "cli-history-damaged", data=str(data), what=hurt.damage.say(lang)))
    try:
        yield journal, people
    except Damaged as hurt:
        end(say(lang, "cli-history-damaged", data=str(data), what=hurt.damage.say(lang)))
    finally:
        people.close()
        journal.close()


def end(why: str) -> NoReturn:
    """Print why the command cannot be done, and exit."""
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)
