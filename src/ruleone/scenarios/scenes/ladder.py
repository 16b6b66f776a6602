"""How the bets of a street grew, rung by rung, up to the least that comes next."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import UNSET

from ruleone.dealing import Hand
from ruleone.scenarios.hand.expected import Expected
from ruleone.scenarios.scenes.scene import Rung, said

_RAISED: Final = {
    "post-big-blind": "post",
    "post-straddle": "post",
    "bring-in": "bring-in",
    "bet": "bet",
    "complete": "raise",
    "raise": "raise",
}
RUNGS_LEAST: Final = 2
"""Fewer bets than these need no picture."""


def ladder(hand: Hand, steps: Sequence[str | Expected], names: Sequence[str]) -> tuple[Rung, ...]:
    """The rungs of the street at which a case ends, the last one the least that the player to act
    may raise to; none where the case does not ask for that, or where too little was bet."""
    if not any(isinstance(step, Expected) and step.raise_ is not UNSET for step in steps):
        return ()
    options = hand.options
    rungs = tuple(_rungs(hand, names))
    if options is None or options.bet_to is None or len(rungs) < RUNGS_LEAST:
        return ()
    below, least = rungs[-1].to, options.bet_to[0]
    player = names[options.seat - 1]
    words = said("scene-rung", act="least", player=player, amount=least)
    return (*rungs, Rung(words, below, least, least=True))


def _rungs(hand: Hand, names: Sequence[str]) -> Iterator[Rung]:
    view, below = hand.view(), 0
    for line in view.log:
        act = _RAISED.get(line.code)
        if act is None or line.street != view.street or line.seat is None:
            continue
        to = line.parameters.get("to", line.parameters.get("amount", 0))
        if not isinstance(to, int) or to <= below:
            continue
        words = said("scene-rung", act=act, player=names[line.seat - 1], amount=to)
        yield Rung(words, below, to)
        below = to
