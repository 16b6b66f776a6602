"""What may still come of a hand that is over: until the next one begins its pot may be disputed
(`disputes.window`), and what touches nobody's turn may be told."""

from typing import Final

from ruleone.dealing import AskToSee, Hand
from ruleone.floor.followed.entries import (
    Acts,
    ChipsFound,
    Entry,
    Happened,
    Misconduct,
    OfFloor,
    StackTold,
    Undone,
)
from ruleone.floor.hand_stage import was_misdeal
from ruleone.floor.invalid_facts import BadFacts

_OF_A_POT: Final = frozenset(
    {
        "disputed",
        "killed-hand",
        "thrown-in",
        "called-hand",
        "asked-to-see",
        "cards-to-come",
        "spoke-up",
    }
)
"""Incidents about a pot that went out, or the hands that were in for it."""
BETWEEN_HANDS: Final = frozenset(
    {
        "foul-deck",
        "deck-change",
        "color-up",
        "dealer-push",
        "level-of-hand",
        "wrong-seat",
        "wrong-stacks",
    }
)
"""Incidents for which no hand has to be on."""
_OF_A_MISDEAL: Final = frozenset({"redeal"})


def check_in_time(hand: Hand, entry: Entry) -> None:
    """Refuse what comes too late for this hand, or too early for its end. Raises BadFacts."""
    kind = entry.kind if isinstance(entry, Happened) else None
    if kind in _OF_A_MISDEAL and not was_misdeal(hand):
        raise BadFacts("no-misdeal")
    if not hand.over:
        return
    if isinstance(entry, StackTold):
        raise BadFacts("stack-by-the-floor", seat=entry.seat)
    if isinstance(entry, OfFloor | Undone | Misconduct | ChipsFound):
        return
    if isinstance(entry, Acts) and isinstance(entry.action, AskToSee):
        return
    if kind in BETWEEN_HANDS | (_OF_A_MISDEAL if was_misdeal(hand) else _OF_A_POT):
        return
    raise BadFacts("hand-is-over")
