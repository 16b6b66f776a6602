"""What the clock does for one whose time has run out, and the least that anybody can do."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ruleone.dealing.actions import Action, BringIn, Check, Discard, Fold
from ruleone.dealing.events import Acted, BoardDealt, Posted, Unasked
from ruleone.dealing.hand import Hand
from ruleone.room.table.records import TimedAct as Told
from ruleone.rulebook import Citation, Edition

_TOLD: Final[dict[type[Action], Told]] = {
    Fold: "fold",
    Check: "check",
    BringIn: "bring-in",
    Discard: "discard",
}


_CHECKS: Final = frozenset(("clock.turn_without_bet", "clock.expiry_without_bet"))


class TimedAct(msgspec.Struct, frozen=True):
    """The action of the clock, what it is called, and why it acts, with the rule behind it."""

    action: Action
    told: Told
    unasked: Unasked


class ClockAct(msgspec.Struct, frozen=True):
    """What the clock has done: what it is called, the rule behind it, and what followed."""

    told: Told
    citation: Citation
    happened: Sequence[msgspec.Struct]


def timed_act(hand: Hand, rules: Edition, gone: bool) -> TimedAct:
    """What the clock does for whose turn it is. The hand is dead facing a bet; facing none it is
    checked, or what the edition has for a clock that is called (`clock.turn_without_bet`). In a
    draw the player stands pat, and a bring-in is put in. Who is `gone` from the seat is folded in
    turn (presence.absent-killed)."""
    options = hand.options
    assert options is not None
    action, rule = least(hand), "clock.expiry"
    if gone:
        rule = "presence.absent-killed"
    elif not isinstance(action, Fold):
        rule = _facing_no_bet(rules)
    if options.check and rule not in _CHECKS:
        action = Fold()
    unasked = Unasked("gone" if gone else "time", rules.cite(rule))
    return TimedAct(action, _TOLD[type(action)], unasked)


def _facing_no_bet(rules: Edition) -> str:
    """The option or decision that says what comes when time runs out without a bet."""
    if rules.choice("clock.turn_without_bet") == "check":
        return "clock.turn_without_bet"
    if rules.choice("clock.expiry_without_bet") == "check":
        return "clock.expiry_without_bet"
    return "clock.expiry"


def least(hand: Hand) -> Action:
    """The least that the seat to act can do: check, bring it in, stand pat or throw away no more
    than it must (the cards that came last), else fold."""
    options = hand.options
    assert options is not None
    if options.discard is not None:
        own = next(one.cards for one in hand.view(options.seat).seats if one.seat == options.seat)
        return Discard(own[len(own) - options.discard[0] :])
    if options.bring_in is not None:
        return BringIn()
    return Check() if options.check else Fold()


def streets_run_out(hand: Hand | None) -> int:
    """How many streets came after the last decision of the hand, with nothing between them."""
    streets = 0
    for event in reversed(() if hand is None else hand.events):
        if isinstance(event, Acted | Posted):
            break
        streets += isinstance(event, BoardDealt)
    return streets
