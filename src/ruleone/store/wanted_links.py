"""Director links requested through the room's folder.

Each is an empty file, whose name has the digest of a secret that only its maker knows. The room
makes the link, at once or when it is opened next, and removes the file. Access to the folder is the
permission.
"""

import re
from pathlib import Path
from typing import Final

ADDRESS: Final = "address"
"""File with the addresses of the room as it was last opened."""
_NAME: Final = re.compile(r"link-([0-9a-f]{64})\.wanted")
_MOST: Final = 20


def want(folder: Path, made_of: bytes) -> Path:
    """Request a link of the secret with this digest, and return the file of the request.

    Raises OSError.
    """
    wanted = folder / f"link-{made_of.hex()}.wanted"
    wanted.touch(mode=0o600)
    return wanted


def wanted_in(folder: Path) -> list[tuple[Path, bytes]]:
    """Return some of the requested links, each with its file and the digest of its secret."""
    found = sorted(folder.glob("link-*.wanted"))[:_MOST]
    named = ((path, _NAME.fullmatch(path.name)) for path in found)
    return [(path, bytes.fromhex(name[1])) for path, name in named if name is not None]


def note_addresses(folder: Path, here: str, reach: str | None) -> None:
    """Note the addresses of the room: on this machine, and for others.

    Raises OSError.
    """
    lines = (here,) if reach is None else (here, reach)
    (folder / ADDRESS).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def noted_addresses(folder: Path) -> tuple[str, ...]:
    """Return the last addresses of the room, as far as noted.

    The one on this machine comes first, then those for others.
    """
    try:
        return tuple((folder / ADDRESS).read_text("utf-8").split()[:2])
    except (OSError, UnicodeDecodeError):
        return ()
