"""What travels with the package beside its code: the words, and the pages once they are built.

In an installed package they lie inside it; in a source tree they lie where they are written.
"""

from pathlib import Path
from typing import Literal

_PACKAGE = Path(__file__).resolve().parent
_SOURCE_TREE = _PACKAGE.parents[1]

_PLACES = {
    "words": (_PACKAGE / "locale", _SOURCE_TREE / "locale"),
    "pages": (_PACKAGE / "web" / "dist", _SOURCE_TREE / "ui" / "dist"),
}


def shipped(what: Literal["words", "pages"]) -> Path:
    """The folder of the words (`en/*.ftl`, `zh/*.ftl`) or of the built pages (`index.html` ...).

    Raises FileNotFoundError, naming both places, where neither is there: the words always are, the
    pages only after they were built.
    """
    for place in _PLACES[what]:
        if place.is_dir():
            return place
    looked = " or ".join(str(place) for place in _PLACES[what])
    raise FileNotFoundError(f"the {what} are not there: looked in {looked}")
