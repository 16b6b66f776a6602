"""The room's key: in the environment, or in a file of its own beside the journal."""

import os
from pathlib import Path
from typing import Final

from ruleone.store.sealing import KEY_BYTES, Key

NAME: Final = "key"
"""Name of the file in the room's folder. No copy of the journal has it."""
VARIABLE: Final = "RULEONE_KEY"
"""Environment variable with the key itself, in place of the file."""


class BadKey(Exception):
    """An invalid key; the text says where it is."""


def key_of(folder: Path) -> Key | None:
    """Return the key of the room in a folder, None where it has none.

    Raises BadKey, or OSError.
    """
    told = os.environ.get(VARIABLE)
    if told:
        return _read(told, VARIABLE)
    file = folder / NAME
    return _read(file.read_text("ascii", "replace"), str(file)) if file.is_file() else None


def new_key(folder: Path) -> Key:
    """Return a key for a room that has none, durable in its file.

    Raises OSError.
    """
    secret = os.urandom(KEY_BYTES)
    made = folder / f"{NAME}.new"
    made.unlink(missing_ok=True)
    with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(f"{secret.hex()}\n")
        file.flush()
        os.fsync(file.fileno())
    made.replace(folder / NAME)
    return Key(secret)


def _read(text: str, where: str) -> Key:
    try:
        return Key(bytes.fromhex(text.strip()))
    except ValueError as error:
        raise BadKey(where) from error
