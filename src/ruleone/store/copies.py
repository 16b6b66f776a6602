"""Copies of a room's folder: one taken beside a running room, and one restored.

A copy of the journal is whole to a commit: SQLite makes it. Everything else in the folder is copied
so that nothing in the copy knows more than its journal does. So deliveries to programs are copied
before it, the persons that it names after it.
"""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

import msgspec

from ruleone.store.head import head_of
from ruleone.store.journal import Damage, Damaged, JournalHead
from ruleone.store.owned import own
from ruleone.store.refused import refused

JOURNAL: Final = "journal.sqlite"
_BEFORE: Final = ("deliveries.sqlite",)
_BEHIND: Final = ("people.sqlite",)
_PLAIN: Final = ("alive",)


class Taken(Exception):
    """A file where a copy is to go."""


class Copied(msgspec.Struct, frozen=True):
    """A complete copy: the head of its journal, and the former contents of its place.

    The latter is None for nothing.
    """

    head: JournalHead
    before: Path | None = None


def back_up(data: Path, to: Path, *beside: str) -> Copied:
    """Copy the room's folder, with these files beside the usual ones, to a new folder.

    Raises Taken, OSError, or Damaged where the journal cannot be read.
    """
    if to.exists() and (not to.is_dir() or any(to.iterdir())):
        raise Taken(str(to))
    made = to.with_name(f"{to.name}.new")
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True, mode=0o700)
    # In this order: nothing in the copy may know more than its journal. Deliveries must lie before
    # it, persons behind it.
    for name in (*_BEFORE, JOURNAL, *_BEHIND):
        if (data / name).is_file():
            _copy(data / name, made / name)
    for name in (*_PLAIN, *beside):
        if (data / name).is_file():
            shutil.copyfile(data / name, made / name)
    own(made)
    head = head_of(made / JOURNAL)
    made.replace(to)
    return Copied(head)


def put_back(backup: Path, data: Path, *beside: str) -> Copied:
    """Restore the folder from a backup; the present contents are kept beside it.

    Files `beside` that the backup lacks stay. Nobody may have the folder open. Raises OSError, or
    Damaged.
    """
    made, number = data.with_name(f"{data.name}.restored"), 1
    shutil.rmtree(made, ignore_errors=True)
    copied = back_up(backup, made, *beside)
    for name in beside:
        if (data / name).is_file() and not (made / name).is_file():
            shutil.copyfile(data / name, made / name)
    own(made)
    while (kept := data.with_name(f"{data.name}.before-{number}")).exists():
        number += 1
    there = data.exists()
    if there:
        data.replace(kept)
    made.replace(data)
    return Copied(copied.head, kept if there else None)


def _copy(file: Path, to: Path) -> None:
    """Copy a file of SQLite's as of one moment, whatever is written to it meanwhile."""
    address = f"{file.resolve().as_uri()}?mode=ro"
    try:
        with (
            closing(sqlite3.connect(address, uri=True)) as there,
            closing(sqlite3.connect(to)) as here,
        ):
            there.backup(here)
    except sqlite3.OperationalError as error:
        raise refused(f"{file.name} could not be copied", error) from error
    except sqlite3.DatabaseError as error:
        raise Damaged(Damage("unreadable", {"said": str(error)})) from error
