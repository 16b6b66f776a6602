"""Files in TOML that people write, read; or why they cannot be, in plain words."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from ruleone.cli.disk import why
from ruleone.rulebook import BadText
from ruleone.words import Language, say

Read = TypeVar("Read")


class Unread(Exception):
    """A file could not be read; its text tells why, with the line, in the language asked for."""


def read_file(
    path: Path, most_bytes: int, reader: Callable[[str, str], Read], lang: Language
) -> Read:
    """What the reader makes of the file's text; it is not read further than these many bytes.
    Raises Unread."""
    try:
        with path.open("rb") as file:
            data = file.read(most_bytes + 1)
        cut_off = len(data) > most_bytes
        return reader(data.decode("utf-8", "replace" if cut_off else "strict"), str(path))
    except OSError as error:
        raise Unread(say(lang, "cli-file-unread", path=str(path), why=why(error, lang))) from error
    except UnicodeDecodeError as error:
        raise Unread(say(lang, "cli-file-no-utf8", path=str(path))) from error
    except BadText as bad:
        raise Unread("\n".join(_line(path, each, lang) for each in (bad, *bad.more))) from bad


def _line(path: Path, bad: BadText, lang: Language) -> str:
    """One mistake in words, with its line."""
    fault = say(lang, f"refusal-{bad.refusal.code}", **bad.refusal.parameters)
    return say(lang, "cli-file-line", path=str(path), line=bad.line, why=fault)
