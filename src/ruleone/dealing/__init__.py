"""One hand at one table: actions, betting, pots, showdown, events, views."""

from typing import Literal

from ruleone.dealing import dealer
from ruleone.dealing.actions import (
    Action,
    AskToSee,
    BringIn,
    Call,
    Check,
    Discard,
    Fold,
    Muck,
    Options,
    RaiseTo,
    Run,
    Show,
)
from ruleone.dealing.events import DeckSealed, Event, deck_of
from ruleone.dealing.games import GAMES
from ruleone.dealing.hand import Hand
from ruleone.dealing.interventions import (
    CorrectBets,
    CorrectStack,
    Forfeit,
    GiveBack,
    Intervention,
    KeepAside,
    KillHand,
    ReplaceCard,
    ReshuffleStub,
    RestoreHand,
    TakeBoardBack,
    VoidHand,
)
from ruleone.dealing.refusals import Refused
from ruleone.dealing.start import BadHand, Misdeal
from ruleone.dealing.views import HandView

ENGINE: Literal["compiled", "python"]
ENGINE = "python" if dealer.__file__.endswith(".py") else "compiled"
"""Form of the dealing code in this process: machine code, as in a wheel, or Python."""

__all__ = [
    "ENGINE",
    "GAMES",
    "Action",
    "AskToSee",
    "BadHand",
    "BringIn",
    "Call",
    "Check",
    "CorrectBets",
    "CorrectStack",
    "DeckSealed",
    "Discard",
    "Event",
    "Fold",
    "Forfeit",
    "GiveBack",
    "Hand",
    "HandView",
    "Intervention",
    "KeepAside",
    "KillHand",
    "Misdeal",
    "Muck",
    "Options",
    "RaiseTo",
    "Refused",
    "ReplaceCard",
    "ReshuffleStub",
    "RestoreHand",
    "Run",
    "Show",
    "TakeBoardBack",
    "VoidHand",
    "deck_of",
]
