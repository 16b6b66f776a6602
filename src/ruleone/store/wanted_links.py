"""Director links that whoever may write into the room's folder wants of it: each an empty file,
whose name has the digest of a secret that its maker alone knows. The room makes the link, at once
or when it is opened next, and takes the file away."""

import re
from pathlib import Path
from typing import Final

ADDRESS: Final = "address"
"""The file with the addresses of the room as it was opened last."""
_NAME: Final = re.compile(r"link-([0-9a-f]{64})\.wanted")
_MOST: Final = 20


def want(folder: Path, made_of: bytes) -> Path:
    """Have the room make a link of the secret with this digest; the file that says so. Raises
    OSError."""
    wanted = folder / f"link-{made_of.hex()}.wanted"
    wanted.touch(mode=0o600)
    return wanted


def wanted_in(folder: Path) -> list[tuple[Path, bytes]]:
    """Some of the links that are wanted, each with its file and the digest of its secret."""
    found = sorted(folder.glob("link-*.wanted"))[:_MOST]
    named = ((path, _NAME.fullmatch(path.name)) for path in found)
    return [(path, bytes.fromhex(name[1])) for path, name in named if name is not None]


def note_addresses(folder: Path, here: str, reach: str | None) -> None:
    """Note where the room was opened: on this machine, and where others find it. Raises OSError."""
    lines = (here,) if reach is None else (here, reach)
    (folder / ADDRESS).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def noted_addresses(folder: Path) -> tuple[str, ...]:
    """Where the room was opened last: on this machine, then where others find it, as far as that
    was noted."""
    try:
        return tuple((folder / ADDRESS).read_text("utf-8").split()[:2])
    except (OSError, UnicodeDecodeError):
        return ()
