"""Which editions of the book apply a rule to the game that they are of."""

from typing import Final

from ruleone.rulebook.catalogue import Rule
from ruleone.rulebook.edition import EDITIONS, edition

_THIRTEEN: Final = "chinese"
_OF_BETTING: Final = frozenset(
    (
        "betting", "raise", "reopen", "chip-bet", "out-of-turn", "verbal", "pots", "stud", "draw",
        "mixed",
    )
)  # fmt: skip
"""Topics that 13-card poker has nothing of: nobody bets there, and no hand is dealt by streets."""


def applied_by(rule: Rule) -> tuple[str, ...]:
    """The editions in which the rule is in force, and whose game has what it is about."""
    return tuple(
        name
        for name in EDITIONS
        if rule.id in edition(name).rules and not (name == _THIRTEEN and rule.topic in _OF_BETTING)
    )
