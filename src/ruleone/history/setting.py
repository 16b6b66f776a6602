"""How a PHH hand begins: who has what, who posts what, under which rules.

The format lists players from the first one left of the button, and what each of them posts; with
two players it lists small blind before big blind, though the button, who posts the small one, is
the second player. An ante that everybody pays is an ante each; one that a single player pays is
the big blind's or the button's, by where he sits; antes of any other kind are dead chips.
"""

from typing import Literal, NamedTuple

from ruleone.dealing import GAMES, BadHand, Hand
from ruleone.history.fault import unreadable
from ruleone.history.phh import RecordedHand
from ruleone.rulebook import BadSetting, Edition

VARIANTS = {"NT": "nlhe", "PT": "plhe", "FT": "flhe"}
"""The variants of the format that are dealt here, with the game that each is."""

AnteFormat = Literal["none", "per-player", "big-blind", "button"]


class Posts(NamedTuple):
    """What is posted before the deal, seats from 1."""

    small_blind: int
    big_blind: int
    straddles: dict[int, int]
    entries: dict[int, int]


def begin(recorded: RecordedHand, edition: Edition) -> Hand:
    """The hand before its first card, for cards that the file tells. Raises Unplayable."""
    stacks = _list(recorded, "starting_stacks", None)
    players = len(stacks)
    posts = _posts(_around(_list(recorded, "blinds_or_straddles", players)))
    ante, ante_format, dead = _antes(_around(_list(recorded, "antes", players)))
    game = VARIANTS[recorded.variant]
    fixed = GAMES[game].limit == "fixed-limit"
    least = _needed(recorded, "small_bet" if fixed else "min_bet")
    rules = _with_big_bet(recorded, edition, least) if fixed else edition
    small_seat, big_seat = (2, 1) if players == 2 else (1, 2)
    try:
        return Hand(
            game,
            rules,
            {place + 1: stack for place, stack in enumerate(stacks)},
            button=players,
            blinds=(posts.small_blind, posts.big_blind),
            ante=ante,
            ante_format=ante_format,
            small_blind_seat=small_seat if posts.small_blind else None,
            big_blind_seat=big_seat if posts.big_blind else None,
            straddles=posts.straddles,
            entries=posts.entries,
            dead_blinds=dead,
            min_bet=least,
            showdown="players",
        )
    except BadHand as error:
        raise unreadable("hand-file-begin", "starting_stacks", why=str(error)) from None


def _around(listed: tuple[int, ...]) -> tuple[int, ...]:
    """What each player posts, by his place: heads-up the format lists the button's post first."""
    return listed[::-1] if len(listed) == 2 else listed


def _posts(posted: tuple[int, ...]) -> Posts:
    """The first two players' posts are the blinds; beyond them, more than the big blind is a
    straddle, while up to it, or below zero, it is what somebody posts to come in."""
    blinds = posted[::-1] if len(posted) == 2 else posted
    small, big = (max(amount, 0) for amount in blinds[:2])
    straddles, entries = {}, {}
    for place, amount in enumerate(posted):
        if amount < 0 or (place > 1 and 0 < amount <= big):
            entries[place + 1] = abs(amount)
        elif place > 1 and amount:
            straddles[place + 1] = amount
    ascending = sorted(straddles.items(), key=lambda straddle: straddle[1])
    return Posts(small, big, dict(ascending), entries)


def _antes(antes: tuple[int, ...]) -> tuple[int, AnteFormat, dict[int, int]]:
    """The ante, who pays it, and dead chips by seat where it is neither each nor one for all."""
    paying = [place for place, ante in enumerate(antes) if ante]
    if not paying:
        return 0, "none", {}
    ante = antes[paying[0]]
    if len(set(antes)) == 1:
        return ante, "per-player", {}
    big_blind = 0 if len(antes) == 2 else 1
    if paying == [big_blind]:
        return ante, "big-blind", {}
    if paying == [len(antes) - 1]:
        return ante, "button", {}
    return 0, "none", {place + 1: antes[place] for place in paying}


def _with_big_bet(recorded: RecordedHand, edition: Edition, small_bet: int) -> Edition:
    """The edition with the big bet of the file, told in small bets."""
    big_bet = recorded.amounts.get("big_bet", 0)
    times, rest = divmod(big_bet, small_bet) if small_bet > 0 else (0, 1)
    if rest:
        raise unreadable("hand-file-big-bet", "big_bet", small=small_bet, big=big_bet)
    if times == edition.number("limit.later_street_bets"):
        return edition
    try:
        return edition.with_options({"limit.later_street_bets": times})
    except BadSetting:
        raise unreadable("hand-file-big-bet", "big_bet", small=small_bet, big=big_bet) from None


def _list(recorded: RecordedHand, field: str, players: int | None) -> tuple[int, ...]:
    listed = recorded.lists.get(field)
    if listed is None:
        raise unreadable("hand-file-missing", field, field=field)
    if players is not None and len(listed) != players:
        raise unreadable("hand-file-players", field, field=field, players=players, came=len(listed))
    return listed


def _needed(recorded: RecordedHand, field: str) -> int:
    if field not in recorded.amounts:
        raise unreadable("hand-file-missing", field, field=field)
    return recorded.amounts[field]
