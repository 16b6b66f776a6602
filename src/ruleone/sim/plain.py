"""A player who looks at no cards: chance alone decides whether he is in or out, so that a hand ends
after few decisions and a whole event after few hands."""

from typing import Final

import msgspec

from ruleone.bots import Chance
from ruleone.cards import texts
from ruleone.dealing import Hand
from ruleone.dealing.actions import Action, BringIn, Call, Check, Discard, Fold, Muck, RaiseTo, Show
from ruleone.dealing.options import Options
from ruleone.rulebook import Refusal
from ruleone.sim.table import coming

_FOLD: Final = Fold()
_CHECK: Final = Check()
_CALL: Final = Call()


class Refused(AssertionError):
    """The hand refused what it had offered itself."""


class Plain(msgspec.Struct, frozen=True):
    """`raises` is the chance with which he bets or raises all that he may, `calls` that with which
    he pays what others have bet; both from 0 to 1. Else he checks or folds."""

    raises: float = 0.15
    calls: float = 0.25


PLAIN: Final = Plain()


def thrown_out(hand: Hand, player: Plain, chance: Chance) -> int:
    """Play the hand to its end with the same plain player in every seat; how many decisions were
    made."""
    decisions = 0
    while (options := coming(hand)) is not None:
        action = decided(hand, options, player, chance)
        done = hand.act(options.seat, action)
        if isinstance(done, Refusal):
            raise Refused(f"{action} in seat {options.seat} was refused: {done}")
        decisions += 1
    return decisions


def decided(hand: Hand, options: Options, player: Plain, chance: Chance) -> Action:
    """What the plain player does who is asked."""
    if options.fold or options.check:
        throw = chance.share()
        if options.bet_to is not None and throw < player.raises:
            return RaiseTo(options.bet_to[1])
        if options.to_call:
            return _CALL if chance.share() < player.calls else _FOLD
        return _CHECK
    if options.show or options.muck:
        return Show() if options.show else Muck()
    if options.bring_in is not None:
        return BringIn()
    assert options.discard is not None
    return Discard(texts(hand.holds(options.seat)[: options.discard[0]]))
