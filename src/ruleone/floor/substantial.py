"""Substantial action: what has gone too far to be taken back."""

from collections.abc import Sequence

from ruleone.dealing.events import BettingKind
from ruleone.rulebook import Edition, rule

_WITH_CHIPS = frozenset({"call", "bet", "raise", "complete"})
_PAIR = 2


def is_substantial(book: Edition, acts: Sequence[BettingKind]) -> bool:
    """Whether acts that followed each other in turn are substantial action
    (substantial_action.definition): two with chips in, or as many of any kind as the rule says."""
    stated = rule(book.cite("substantial_action.definition").rule).parameters
    if len(acts) >= stated["any_actions"]:
        return True
    chips = any(kind in _WITH_CHIPS for kind in acts)
    return len(acts) >= _PAIR and (chips or not stated["two_actions_need_chips"])
