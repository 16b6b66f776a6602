"""Files that people write for the book, read; or why they cannot be, in plain words."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NoReturn, TypeVar

import typer

from ruleone.rulebook import BadText
from ruleone.words import Language, say

EXIT_BAD_INPUT: Final = 2

Read = TypeVar("Read")


def read_file(
    path: Path, most_bytes: int, reader: Callable[[str, str], Read], lang: Language
) -> Read:
    """What the reader makes of the file's text; it is not read further than these many bytes. Ends
    the process in plain words, with the line, where it can make nothing of it."""
    try:
        with path.open("rb") as file:
            data = file.read(most_bytes + 1)
        cut_off = len(data) > most_bytes
        return reader(data.decode("utf-8", "replace" if cut_off else "strict"), str(path))
    except OSError as error:
        end(say(lang, "cli-rules-file", path=str(path), why=error.strerror or str(error)))
    except UnicodeDecodeError:
        end(say(lang, "cli-rules-no-utf8", path=str(path)))
    except BadText as bad:
        why = say(lang, f"refusal-{bad.refusal.code}", **bad.refusal.parameters)
        end(say(lang, "cli-rules-file-line", path=str(path), line=bad.line, why=why))


def end(why: str) -> NoReturn:
    """End the process with what was expected and what came."""
    typer.echo(why, err=True)
    raise typer.Exit(EXIT_BAD_INPUT)
