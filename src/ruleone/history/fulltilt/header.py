"""The first line of a Full Tilt hand: what is played, for what, where and when."""

import re

from ruleone.history.fault import unreadable
from ruleone.history.games import Limit, variant_of
from ruleone.history.text.header import Header

HEADER = re.compile(r"\ufeff?\s*(?P<room>Full ?Tilt ?Poker) Game #(?P<id>\d+): (?P<rest>.*)")

GAMES = {
    "Hold'em": "he",
    "Omaha": "o",
    "Omaha Hi": "o",
    "Omaha Hi/Lo": "o8",
    "Omaha H/L": "o8",
    "5 Card Omaha Hi": "o5",
    "5 Card Omaha H/L": "o58",
    "6 Card Omaha Hi": "o6",
    "Courchevel Hi": "courchevel",
    "Courchevel H/L": "courchevel8",
    "Irish": "irish",
    "5 Card Draw": "5draw",
    "2-7 Single Draw": "27sd",
    "2-7 Triple Draw": "27td",
    "Badugi": "badugi",
    "Stud Hi": "stud",
    "Stud H/L": "stud8",
    "Razz": "razz",
    "5 Card Stud": "stud5",
}
"""Each game by the name that Full Tilt has for it."""
LIMITS: dict[str, Limit] = {
    "No Limit": "no-limit",
    "NL": "no-limit",
    "Pot Limit": "pot-limit",
    "PL": "pot-limit",
    "Limit": "fixed-limit",
    "FL": "fixed-limit",
}

_GAME = re.compile(rf"(?:(?:(\S*\d\S*)(?: Cap)?|CAP) )?({'|'.join(LIMITS)}) (.+)")
_STAKES = re.compile(r"([^\s/]*\d[^\s/]*)/([^\s/]*\d[^\s/]*)(?: Ante (\S+))?")
_EVENT = re.compile(r"(.*) \((\d+)\), (.*)")
_TIME = re.compile(r"\d+:\d\d.*")


def read_header(line: str, at: int) -> Header:
    """What the first line of a hand says. Raises Unplayable where it is none."""
    head = HEADER.match(line)
    parts = (head["rest"] if head else "").split(" - ")
    stakes = next((found for part in parts[1:] if (found := _STAKES.fullmatch(part))), None)
    game = next((found for part in parts[1:] if (found := _GAME.fullmatch(part))), None)
    if head is None or stakes is None or game is None:
        raise unreadable("hand-file-header", "", at, came=line[:80])
    family = GAMES.get(game[3])
    event = _EVENT.fullmatch(parts[0])
    played = next((at for at, part in enumerate(parts) if _TIME.match(part)), len(parts))
    return Header(
        head["room"],
        int(head["id"][:30]),
        f"{game[2]} {game[3]}"[:80],
        variant_of(family, LIMITS[game[2]]) if family else None,
        (stakes[1], stakes[2]),
        table=event[3] if event else parts[0].removeprefix("Table "),
        tournament=event[2] if event else "",
        played=" - ".join(parts[played:]),
        cap=game[1] or "",
    )
