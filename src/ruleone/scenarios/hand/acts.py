"""The actions of a hand, in words: "B raise 300", "A all-in", "C asks-to-see A", "go on"."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from ruleone.cards import CardError, parse_cards
from ruleone.dealing import (
    Action,
    AskToSee,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Hand,
    Muck,
    RaiseTo,
    Show,
)

GO_ON: Final = "go on"
"""The dealer's own step: what is dealt or paid when nobody is asked."""

_AMOUNT: Final = re.compile(r"[0-9]{1,18}")
_PLAIN: Final[dict[str, Callable[[], Action]]] = {
    "fold": Fold,
    "check": Check,
    "call": Call,
    "muck": Muck,
    "bring-in": BringIn,
    "stands-pat": Discard,
}


def acts_of() -> tuple[str, ...]:
    """How actions are written, for those who write one that is none."""
    return (
        *("A fold", "A check", "A call", "A call 300", "A bet 300", "A raise 300", "A all-in"),
        *("A show", "A show Kh", "A muck", "A asks-to-see B", "A bring-in", "A throws Kh 2c"),
        *("A stands-pat", GO_ON),
    )


def is_act(words: str, names: Sequence[str]) -> bool:
    """Whether this is an action of one of these players, or the dealer's."""
    if words == GO_ON:
        return True
    match words.split():
        case [name, verb] if verb in _PLAIN or verb in ("all-in", "show"):
            return name in names
        case [name, "call" | "bet" | "raise", amount]:
            return name in names and bool(_AMOUNT.fullmatch(amount))
        case [name, "asks-to-see", of]:
            return name in names and of in names
        case [name, "show" | "throws", *cards] if cards:
            return name in names and all(map(_is_card, cards))
    return False


def action(words: str, hand: Hand, names: Sequence[str]) -> tuple[int, Action]:
    """The seat and the action that the words mean in this hand. An all-in is a call where the
    player may not raise."""
    name, verb, *rest = words.split()
    seat = names.index(name) + 1
    match verb:
        case "bet" | "raise":
            return seat, RaiseTo(int(rest[0]))
        case "all-in":
            return seat, _all_in(hand, seat)
        case "show":
            return seat, Show(tuple(rest))
        case "throws":
            return seat, Discard(tuple(rest))
        case "asks-to-see":
            return seat, AskToSee(names.index(rest[0]) + 1)
    return seat, _PLAIN[verb]()


def _all_in(hand: Hand, seat: int) -> Action:
    options = hand.options
    if options is None or options.bet_to is None:
        return Call()
    mine = next(shown for shown in hand.view().seats if shown.seat == seat)
    return RaiseTo(mine.bet + mine.stack)


def _is_card(text: str) -> bool:
    try:
        return len(parse_cards(text)) == 1
    except CardError:
        return False
