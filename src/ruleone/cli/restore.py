"""`ruleone restore`: a room's folder as it was when a backup was taken."""

import os
from pathlib import Path
from typing import Annotated

import typer

from ruleone.cli.closed_room import end
from ruleone.cli.disk import why
from ruleone.cli.language import LANGUAGE, told
from ruleone.cli.reach import reach_words
from ruleone.cli.serve import open_house, settings_at
from ruleone.cli.verify import inspected, report_words
from ruleone.store.copies import JOURNAL, put_back
from ruleone.store.journal import Damaged
from ruleone.store.key_file import NAME, BadKey, key_of
from ruleone.store.sqlite import InUse, SqliteJournal


def restore(
    backup: Annotated[
        Path,
        typer.Argument(file_okay=False, metavar=told("value-folder"), help=told("restore-backup")),
    ],
    data: Annotated[
        Path,
        typer.Argument(file_okay=False, metavar=told("value-folder"), help=told("restore-data")),
    ],
) -> None:
    """Restore a room's folder from a backup, and say how far it reaches."""
    os.umask(0o077)
    report = inspected(backup)
    if not report.sound:
        end(report_words(backup, report))
    try:
        if (data / JOURNAL).is_file():
            SqliteJournal(data / JOURNAL, inspect=True).close()
        copied = put_back(backup, data, NAME)
        has_key = key_of(data) is not None
    except BadKey as bad:
        end(told("serve-bad-key", where=str(bad)))
    except InUse:
        end(told("serve-in-use", data=str(data)))
    except OSError as error:
        end(told("serve-no-folder", data=str(data), why=why(error, LANGUAGE)))
    except Damaged as hurt:
        end(told("history-damaged", data=str(backup), what=hurt.damage.say(LANGUAGE)))
    typer.echo(told("restore-done", data=str(data)))
    if copied.before is not None:
        typer.echo(told("restore-before", before=str(copied.before)))
    typer.echo(reach_words(data, copied.head, LANGUAGE))
    if not has_key:
        typer.echo(told("restore-no-key"))
        open_house(data, settings_at(1.0)).close()
