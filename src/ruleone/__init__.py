"""RuleOne: poker dealt and ruled by the book.

The names that a script needs first are here: `from ruleone import Hand, RaiseTo, shuffle`. A name
is loaded from its part at its first use: `import ruleone` alone loads nothing else.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ruleone.cards import FULL_DECK, Card, parse_cards, shuffle, texts
    from ruleone.chinese import Arrange, ThirteenHand
    from ruleone.dealing import (
        GAMES,
        Action,
        AskToSee,
        BadHand,
        BringIn,
        Call,
        Check,
        Discard,
        Event,
        Fold,
        Hand,
        HandView,
        Misdeal,
        Muck,
        Options,
        RaiseTo,
        Refused,
        Run,
        Show,
    )
    from ruleone.ranking import rank
    from ruleone.rulebook import EDITIONS, Citation, Edition, Refusal, Rule, edition, rule, rules

__version__ = "0.1.0"

_FACE = {
    "cards": ("FULL_DECK", "Card", "parse_cards", "shuffle", "texts"),
    "chinese": ("Arrange", "ThirteenHand"),
    "dealing": (
        "GAMES", "Action", "AskToSee", "BadHand", "BringIn", "Call", "Check", "Discard", "Event",
        "Fold", "Hand", "HandView", "Misdeal", "Muck", "Options", "RaiseTo", "Refused", "Run",
        "Show",
    ),
    "ranking": ("rank",),
    "rulebook": (
        "EDITIONS", "Citation", "Edition", "Refusal", "Rule", "edition", "rule", "rules",
    ),
}  # fmt: skip
"""The names by the part that has them, as the block above lists them for type checkers."""
_PART_OF = {name: part for part, names in _FACE.items() for name in names}

__all__ = [
    "EDITIONS",
    "FULL_DECK",
    "GAMES",
    "Action",
    "Arrange",
    "AskToSee",
    "BadHand",
    "BringIn",
    "Call",
    "Card",
    "Check",
    "Citation",
    "Discard",
    "Edition",
    "Event",
    "Fold",
    "Hand",
    "HandView",
    "Misdeal",
    "Muck",
    "Options",
    "RaiseTo",
    "Refusal",
    "Refused",
    "Rule",
    "Run",
    "Show",
    "ThirteenHand",
    "edition",
    "parse_cards",
    "rank",
    "rule",
    "rules",
    "shuffle",
    "texts",
]


def __getattr__(name: str) -> object:
    """Return the name from its part and keep it for the next time."""
    if name not in _PART_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    found: object = getattr(import_module(f"{__name__}.{_PART_OF[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_PART_OF})
