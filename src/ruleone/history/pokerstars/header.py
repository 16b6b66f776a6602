"""The first lines of a PokerStars hand: the game, the stakes, the place and the time."""

import re

from ruleone.dealing.game import Limit
from ruleone.history.fault import unreadable
from ruleone.history.games import variant_of
from ruleone.history.text.lines import Header

# Bovada and its sisters name games in capitals; below, their hands have a form of their own.
HEADER = re.compile(
    r"\ufeff?\s*(?P<room>\S[^#{}]*?) (?:Hand|Game) #(?P<id>\d+):\s*+"
    r"(?P<rest>(?!(?:HOLDEM|OMAHA|7CARD)\b).*)"
)

GAMES = {
    "Hold'em": "he",
    "6+ Hold'em": "6plus",
    "Omaha": "o",
    "Omaha Hi/Lo": "o8",
    "5 Card Omaha": "o5",
    "5 Card Omaha Hi/Lo": "o58",
    "6 Card Omaha": "o6",
    "Courchevel": "courchevel",
    "Courchevel Hi/Lo": "courchevel8",
    "5 Card Draw": "5draw",
    "Single Draw 2-7 Lowball": "27sd",
    "Triple Draw 2-7 Lowball": "27td",
    "Badugi": "badugi",
    "7 Card Stud": "stud",
    "7 Card Stud Hi/Lo": "stud8",
    "Razz": "razz",
}
"""Games by the name that PokerStars has for them."""
LIMITS: dict[str, Limit] = {
    "No Limit": "no-limit",
    "Pot Limit": "pot-limit",
    "Limit": "fixed-limit",
    "Fixed Limit": "fixed-limit",
}

_GAME = re.compile(
    rf"({'|'.join(map(re.escape, sorted(GAMES, key=len, reverse=True)))}) "
    rf"({'|'.join(sorted(LIMITS, key=len, reverse=True))})"
)
_STAKES = re.compile(
    r"(?:\(|, )(?P<button>Button Blind )?(?P<small>\S+?)(?: ?/ ?| - Ante )(?P<big>\S+?)"
    r"(?: - (?P<cap>\S+) Cap -)?(?:\s+(?P<currency>[A-Z]{3}))?\s*\)"
)
_TOURNAMENT = re.compile(r"Tournament #(\d+)")
_LEVEL = re.compile(r"Level ([IVXLCDM]+)")
_PLAYED = re.compile(r" - (\d{4}/\d\d/\d\d .*)")


def read_header(line: str, at: int) -> Header:
    """Return the data of the first line of a hand.

    Raises Unplayable where it is not one.
    """
    head = HEADER.match(line)
    rest = head["rest"] if head else ""
    game = _GAME.search(rest)
    stakes = _STAKES.search(rest, game.end() if game else 0)
    if head is None or stakes is None:
        raise unreadable("hand-file-header", "", at, came=line[:80])
    named = game[0] if game else rest[: stakes.start()].strip()[:80]
    tournament, level, played = (
        found[1] if found else ""
        for found in (_TOURNAMENT.search(rest), _LEVEL.search(rest), _PLAYED.search(rest))
    )
    return Header(
        head["room"],
        int(head["id"][:30]),
        named,
        variant_of(GAMES[game[1]], LIMITS[game[2]]) if game else None,
        (stakes["small"], stakes["big"]),
        bool(stakes["button"]),
        stakes["currency"] or "",
        tournament=tournament,
        level=level,
        played=played,
        cap=stakes["cap"] or "",
        mixed=game is not None and rest[: game.start()].endswith(" ("),
    )
