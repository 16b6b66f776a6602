"""Who posts what before the deal of a PHH hand.

The format lists players from the first one left of the button, and what each of them posts; with
two players it lists small blind before big blind, though the button, who posts the small one, is
the second player. Where the first player has a blind, no less than the smallest bet, and the second
has none, it is the big one: the small blind is dead, and nobody is listed for it. Beyond these
players, more than the big blind is a straddle, while up to it, or below zero, it is what somebody
posts to come in. Where the button alone posts, it is its blind.
"""

from functools import lru_cache

from ruleone.history.fault import unreadable
from ruleone.history.record import Post, PostKind


def posts_of(
    antes: tuple[int, ...] | None, blinds: tuple[int, ...], players: int, least: int | None
) -> tuple[Post, ...]:
    """What each seat owes, by the lists of a hand whose smallest bet is `least`; a seat is the
    player's number. Raises Unplayable where the antes are missing or a list is not of so many
    players."""
    if antes is None:
        raise unreadable("hand-file-missing", "antes", field="antes")
    for field, listed in (("antes", antes), ("blinds_or_straddles", blinds)):
        if listed and len(listed) != players:
            raise unreadable(
                "hand-file-players", field, field=field, players=players, came=len(listed)
            )
    return _posts(antes, blinds, least or 0)


@lru_cache(maxsize=1024)
def _posts(antes: tuple[int, ...], blinds: tuple[int, ...], least: int) -> tuple[Post, ...]:
    posts = [Post(seat, "ante", ante) for seat, ante in enumerate(_around(antes), start=1) if ante]
    listed = _around(blinds)
    small, big = (2, 1) if len(listed) == 2 else (1, 2)
    if len(listed) > 2 and listed[0] >= max(least, 1) and not listed[1]:
        small, big = 0, 1
    price = max(listed[big - 1], 0) if listed else 0
    for seat, amount in enumerate(listed, start=1):
        if amount:
            kind = _kind(seat, amount, listed, price, small, big)
            posts.append(Post(seat, kind, abs(amount)))
    return tuple(posts)


def _kind(
    seat: int, amount: int, listed: tuple[int, ...], price: int, small: int, big: int
) -> PostKind:
    if amount < 0:
        return "entry"
    if seat == len(listed) and sum(map(bool, listed)) == 1 and seat not in (small, big):
        return "button-blind"
    if seat == small:
        return "small-blind"
    if seat == big:
        return "big-blind"
    return "straddle" if amount > price else "entry"


def _around(listed: tuple[int, ...]) -> tuple[int, ...]:
    """What each player posts, by his place: heads-up the format lists the button's post first."""
    return listed[::-1] if len(listed) == 2 else listed
