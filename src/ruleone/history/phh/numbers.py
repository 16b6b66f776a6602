"""Numbers of a PHH hand: amounts in the finest unit used, and the posts before the deal.

The format lists players from the first one left of the button, with the posts of each. With two
players it lists small blind before big blind, though the button, which posts the small one, is the
second player. Where the first player has a blind, not below the smallest bet, and the second has
none, it is the big one. Then the small blind is dead, and nobody is listed for it. Beyond these
players, more than the big blind is a straddle, while up to it, or below zero, it is a post to come
in. Where the button alone posts, it is its blind.
"""

import re
from functools import lru_cache
from itertools import chain
from typing import Annotated, Any

import msgspec

from ruleone.history.fault import unreadable
from ruleone.history.money import Amount, BadAmount, Unit, amount
from ruleone.history.record import Post, PostKind
from ruleone.limits import STACK_MAX_CHIPS

Chips = Annotated[int, msgspec.Meta(ge=-STACK_MAX_CHIPS, le=STACK_MAX_CHIPS)]
Listed = tuple[Chips, ...]

AMOUNTS = ("min_bet", "small_bet", "big_bet", "bring_in")
LISTS_OF_AMOUNTS = ("antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks")

_RAISE = re.compile(r"p\d+\s+cbr\s+(\S+)")
_WHOLE = Unit(0)


class Numbers(msgspec.Struct, gc=False):
    """The amounts of a hand by their fields, in units, None where a field is missing.

    Its actions are included as they are written, for they hold amounts too.
    """

    actions: list[str]
    antes: Listed | None = None
    blinds_or_straddles: Listed | None = None
    starting_stacks: Listed | None = None
    finishing_stacks: Listed | None = None
    min_bet: Chips | None = None
    small_bet: Chips | None = None
    big_bet: Chips | None = None
    bring_in: Chips | None = None


def numbers_of(fields: dict[str, Any]) -> tuple[Unit, Numbers]:
    """Return the unit of a hand, and its numbers.

    They are read at once where all of them are whole, else one by one. Raises Unplayable for a
    value that is not a number.
    """
    try:
        numbers = msgspec.convert(fields, Numbers)
    except msgspec.ValidationError:
        return _one_by_one(fields)
    if "." in "".join(numbers.actions):
        return _one_by_one(fields)
    return _WHOLE, numbers


def _one_by_one(fields: dict[str, Any]) -> tuple[Unit, Numbers]:
    actions = fields["actions"]
    if not isinstance(actions, list) or not all(isinstance(action, str) for action in actions):
        raise unreadable("hand-file-field", "actions", field="actions", expected='["p3 f"]')
    money = {name: amount_in(fields[name], name) for name in AMOUNTS if name in fields}
    lists = {name: _amounts(fields[name], name) for name in LISTS_OF_AMOUNTS if name in fields}
    unit = Unit.of(chain(money.values(), *lists.values(), _raises(actions)))
    units = {name: unit.count(value) for name, value in money.items()}
    listed = {name: tuple(map(unit.count, values)) for name, values in lists.items()}
    return unit, Numbers(actions, **units, **listed)  # type: ignore[arg-type]  # each by its name


def amount_in(raw: object, field: str) -> Amount:
    """Return the amount in a field.

    Raises Unplayable where it is not one.
    """
    try:
        return amount(raw)
    except BadAmount as bad:
        raise unreadable("hand-file-amount", field, field=field, came=str(bad)) from None


def _amounts(raw: object, field: str) -> list[Amount]:
    if not isinstance(raw, list):
        raise unreadable("hand-file-field", field, field=field, expected="[100, 100]")
    return [amount_in(each, field) for each in raw]


def _raises(actions: list[str]) -> list[Amount]:
    """Return the amounts of actions that have a fraction.

    Their text is checked when it is read into steps.
    """
    raises: list[Amount] = []
    for action in actions:
        if "." in action and (found := _RAISE.match(action)):
            try:
                raises.append(amount(found[1]))
            except BadAmount:
                continue
    return raises


def posts_of(
    antes: tuple[int, ...] | None, blinds: tuple[int, ...], players: int, least: int | None
) -> tuple[Post, ...]:
    """Return the posts due of each seat, by the lists of a hand whose smallest bet is `least`.

    A seat is the player's number. Raises Unplayable where the antes are missing or a list does not
    have one entry for each player.
    """
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
    for seat, chips in enumerate(listed, start=1):
        if chips:
            kind = _kind(seat, chips, listed, price, small, big)
            posts.append(Post(seat, kind, abs(chips)))
    return tuple(posts)


def _kind(
    seat: int, chips: int, listed: tuple[int, ...], price: int, small: int, big: int
) -> PostKind:
    if chips < 0:
        return "entry"
    if seat == len(listed) and sum(map(bool, listed)) == 1 and seat not in (small, big):
        return "button-blind"
    if seat == small:
        return "small-blind"
    if seat == big:
        return "big-blind"
    return "straddle" if chips > price else "entry"


def _around(listed: tuple[int, ...]) -> tuple[int, ...]:
    """Return each player's post by place: heads-up the format lists the button's post first."""
    return listed[::-1] if len(listed) == 2 else listed
