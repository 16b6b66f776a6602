"""What kind of browser somebody has, as far as it says so: its name and that of its system."""

import re
from typing import Final

from ruleone import limits

_BROWSERS: Final = (
    ("MicroMessenger/", "WeChat"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""By a mark that it sends; many send those of others too, behind their own."""
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)
_PROGRAM: Final = re.compile(r"[A-Za-z][\w.-]*")


def browser_of(agent: str) -> str:
    """Such as Firefox, Android; of a program the name that it gives itself; empty where nothing is
    said."""
    found = [
        next((name for mark, name in marks if mark in agent), "") for marks in (_BROWSERS, _SYSTEMS)
    ]
    said = ", ".join(filter(None, found))
    if not said and (program := _PROGRAM.match(agent)):
        said = program[0]
    return said[: limits.NAME_MAX_CHARACTERS]
