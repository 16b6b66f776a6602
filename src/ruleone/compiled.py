"""The engine compiled from its own source, where the package was built with a compiler.

What deals a hand, `ruleone.dealing`, and what plays recorded hands again, `ruleone.history`, is
Python, and mypyc makes machine code of that same source (`native/engine.py`): about twice as fast,
to the same events. It is taken only while it is in step with the source beside it; where it was not
built, or the source has changed since, Python runs the source itself, as it does when asked to:
`python -X engine=python`.
"""

import hashlib
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal

import ruleone

FOLDER = "engine"
PREFIX = f"{__package__}."
_DIGEST = "source.sha256"
_PARTS = ("limits.py", "cards", "ranking", "rulebook", "dealing", "history")
"""What the engine may have taken numbers and types from."""


def digest_of_source(package: Path | None = None) -> str:
    """The digest of the source that the engine is compiled from, as it stands now."""
    package = package or Path(__file__).parent
    digest = hashlib.sha256()
    for part in _PARTS:
        found = package / part
        for path in sorted(found.rglob("*.py")) if found.is_dir() else [found]:
            digest.update(path.relative_to(package).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def modules(folders: Sequence[str]) -> dict[str, str]:
    """The compiled modules by their full names, with their files: of the first of these folders
    that has an engine for this Python in step with the source; empty where none has."""
    for folder in (Path(each) / FOLDER for each in folders):
        stamp, suffix = folder / _DIGEST, EXTENSION_SUFFIXES[0]
        if stamp.is_file() and stamp.read_text("utf-8") == digest_of_source():
            files = sorted(folder.glob(f"{PREFIX}*{suffix}"))
            return {path.name.removesuffix(suffix): str(path) for path in files}
    return {}


class Engine:
    """Finds the compiled modules, before Python looks for their source."""

    def __init__(self, files: dict[str, str]) -> None:
        self._files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where the module is, if it is one of the engine's."""
        file = self._files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def _take() -> Literal["compiled", "python"]:
    files = modules(ruleone.__path__)
    if not files or sys._xoptions.get("engine") == "python":
        return "python"
    sys.meta_path.insert(0, Engine(files))
    return "compiled"


ENGINE = _take()
"""What deals: the compiled engine, or Python itself."""
