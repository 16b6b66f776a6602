"""One hand at one table: actions, betting, pots, showdown, events, views."""

# The engine comes first: what it has is not read from the source.
from ruleone.compiled import ENGINE
from ruleone.dealing.actions import (
    Action,
    AskToSee,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Muck,
    RaiseTo,
    Run,
    Show,
)
from ruleone.dealing.events import DeckSealed, Event, deck_of
from ruleone.dealing.games import GAMES
from ruleone.dealing.hand import Hand
from ruleone.dealing.options import Options
from ruleone.dealing.start import BadHand, Misdeal
from ruleone.dealing.views import HandView

__all__ = [
    "ENGINE",
    "GAMES",
    "Action",
    "AskToSee",
    "BadHand",
    "BringIn",
    "Call",
    "Check",
    "DeckSealed",
    "Discard",
    "Event",
    "Fold",
    "Hand",
    "HandView",
    "Misdeal",
    "Muck",
    "Options",
    "RaiseTo",
    "Run",
    "Show",
    "deck_of",
]
