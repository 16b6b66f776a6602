"""Random hands of pokerkit's games, all automations on, for `dealing.py --games`."""

from random import Random
from typing import Any

from pokerkit import (
    Automation,
    FixedLimitBadugi,
    FixedLimitDeuceToSevenLowballTripleDraw,
    FixedLimitRazz,
    FixedLimitSevenCardStud,
    FixedLimitSevenCardStudHighLowSplitEightOrBetter,
    FixedLimitTexasHoldem,
    NoLimitDeuceToSevenLowballSingleDraw,
    NoLimitShortDeckHoldem,
    PotLimitOmahaHoldem,
)

_ALL = tuple(Automation)
_BLINDS = (10, (50, 100))

THEIRS: dict[str, Any] = {
    "flhe": FixedLimitTexasHoldem(_ALL, True, *_BLINDS, 100, 200),
    "nl6plus": NoLimitShortDeckHoldem(_ALL, True, 10, {-1: 100}, 100),
    "plo": PotLimitOmahaHoldem(_ALL, True, *_BLINDS, 100),
    "flstud": FixedLimitSevenCardStud(_ALL, True, 10, 25, 100, 200),
    "flstud8": FixedLimitSevenCardStudHighLowSplitEightOrBetter(_ALL, True, 10, 25, 100, 200),
    "flrazz": FixedLimitRazz(_ALL, True, 10, 25, 100, 200),
    "nl27sd": NoLimitDeuceToSevenLowballSingleDraw(_ALL, True, *_BLINDS, 100),
    "fl27td": FixedLimitDeuceToSevenLowballTripleDraw(_ALL, True, *_BLINDS, 100, 200),
    "flbadugi": FixedLimitBadugi(_ALL, True, *_BLINDS, 100, 200),
}
"""Pokerkit's games by our ids of them."""


def play_theirs(game: Any, players: int, chance: Random) -> None:
    """One hand, each choice as likely as in ours."""
    state = game((10_000,) * players, players)
    while state.status:
        if state.stand_patter_or_discarder_index is not None:
            hole = tuple(state.hole_cards[state.stand_patter_or_discarder_index])
            state.stand_pat_or_discard(hole[: int(chance.random() * 3)])
            continue
        if state.can_post_bring_in():
            state.post_bring_in()
            continue
        least = state.min_completion_betting_or_raising_to_amount
        most = state.max_completion_betting_or_raising_to_amount
        facing = bool(state.checking_or_calling_amount)
        chosen = int(chance.random() * (1 + facing + (least is not None)))
        if facing and chosen == 0:
            state.fold()
        elif chosen == facing or least is None:
            state.check_or_call()
        else:
            state.complete_bet_or_raise_to((least, most)[chance.random() < 0.5])
