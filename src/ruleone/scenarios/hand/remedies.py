"""What the floor's hand does to a hand, in words: "the hand of B is killed", "B gets back 2000"."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from ruleone.cards import parse
from ruleone.dealing import (
    GiveBack,
    Intervention,
    KillHand,
    ReplaceCard,
    RestoreHand,
    TakeBoardBack,
    VoidHand,
)

_CARD: Final = r"[2-9TJQKA][shdc]"
_FORMS: Final[tuple[tuple[re.Pattern[str], Callable[[int, re.Match[str]], Intervention]], ...]] = (
    (re.compile(r"the hand of (\S+) is killed"), lambda seat, _: KillHand(seat)),
    (re.compile(r"the hand of (\S+) lives again"), lambda seat, _: RestoreHand(seat)),
    (
        re.compile(r"(\S+) gets back (\d{1,12})"),
        lambda seat, told: GiveBack(seat, int(told[2])),
    ),
    (
        re.compile(rf"the card of (\S+), ({_CARD}), that the dealer exposed, is replaced"),
        lambda seat, told: ReplaceCard(seat, parse(told[2])),
    ),
)
_VOID: Final = "the hand is a misdeal"
_BOARD: Final = re.compile(r"the last ([1-5]) cards? leaves? the board")


def remedies_of() -> tuple[str, ...]:
    """How they are written, for those who write one that is none."""
    return (
        *("the hand of A is killed", "the hand of A lives again", "A gets back 2000"),
        *(
            "the card of A, 3s, that the dealer exposed, is replaced",
            "the last 1 card leaves the board",
            _VOID,
        ),
    )


def remedy_of(words: str, names: Sequence[str]) -> Intervention | None:
    """What these words do to a hand of these players; None where they are no such words."""
    if words == _VOID:
        return VoidHand()
    if told := _BOARD.fullmatch(words):
        return TakeBoardBack(int(told[1]))
    for form, made in _FORMS:
        if (told := form.fullmatch(words)) and told[1] in names:
            return made(names.index(told[1]) + 1, told)
    return None
