"""A file with a whole event, read whole and never more of it than there may be."""

from pathlib import Path

from ruleone.cli import disk
from ruleone.cli.closed_room import end
from ruleone.limits import BUNDLE_MAX_BYTES
from ruleone.room.bundle.form import BadBundle
from ruleone.words import Language, say


def bytes_of(file: Path, lang: Language) -> bytes:
    """What is in the file, one byte more at most than it may have."""
    try:
        with file.open("rb") as opened:
            return opened.read(BUNDLE_MAX_BYTES + 1)
    except OSError as error:
        end(say(lang, "cli-file-unread", path=str(file), why=disk.why(error, lang)))


def why(bad: BadBundle, lang: Language) -> str:
    """Why it is not taken, in words."""
    return say(lang, f"refusal-{bad.refusal.code}", **bad.refusal.parameters)
