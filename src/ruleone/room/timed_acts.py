"""What the clock does for one whose time has run out, and the least that anybody can do."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ruleone.dealing.actions import Action, BringIn, Check, Discard, Fold
from ruleone.dealing.events import Acted, BoardDealt, Posted
from ruleone.dealing.hand import Hand
from ruleone.room.records import TimedAct as Told
from ruleone.rulebook import Citation, Edition

_TOLD: Final[dict[type[Action], Told]] = {
    Fold: "fold",
    Check: "check",
    BringIn: "bring-in",
    Discard: "discard",
}


class TimedAct(msgspec.Struct, frozen=True):
    """The action of the clock, what it is called, and the rule behind it."""

    action: Action
    told: Told
    citation: Citation


class ClockAct(msgspec.Struct, frozen=True):
    """What the clock has done: what it is called, the rule behind it, and what followed."""

    told: Told
    citation: Citation
    happened: Sequence[msgspec.Struct]


def timed_act(hand: Hand, rules: Edition, gone: bool) -> TimedAct:
    """What the clock does for whose turn it is. His hand is dead when he faces a bet; facing none
    the edition decides (`clock.expiry_without_bet`). In a draw he stands pat, and a bring-in is put
    in. Who is `gone` from his seat is folded in turn (presence.absent-killed)."""
    options = hand.options
    assert options is not None
    may_check = rules.choice("clock.expiry_without_bet") == "check" and not gone
    by_check = options.check and may_check
    action = Fold() if options.check and not by_check else least(hand)
    rule = "presence.absent-killed" if gone else "clock.expiry"
    cite = rules.cite("clock.expiry_without_bet" if by_check else rule)
    return TimedAct(action, _TOLD[type(action)], cite)


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
