"""One hand at one table: actions, betting, pots, showdown, events, views."""

from ruleone.dealing.actions import Action, AskToSee, Call, Check, Fold, Muck, RaiseTo, Show
from ruleone.dealing.events import DeckSealed, Event, deck_of
from ruleone.dealing.game import GAMES
from ruleone.dealing.hand import Hand
from ruleone.dealing.options import Options
from ruleone.dealing.start import BadHand
from ruleone.dealing.views import HandView

__all__ = [
    "GAMES",
    "Action",
    "AskToSee",
    "BadHand",
    "Call",
    "Check",
    "DeckSealed",
    "Event",
    "Fold",
    "Hand",
    "HandView",
    "Muck",
    "Options",
    "RaiseTo",
    "Show",
    "deck_of",
]
