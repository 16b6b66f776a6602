"""The showdown: which hands count, who shows, who may see what, and until when a pot is open."""

from ruleone.floor.showdown.asked_to_see import AskedToSee, asked_to_see, cards_to_come
from ruleone.floor.showdown.at_showdown import is_mucked, showdown_of
from ruleone.floor.showdown.called_hand import CalledHand, called_hand
from ruleone.floor.showdown.disputes import Dispute, disputed
from ruleone.floor.showdown.hand_shown import HandShown, hand_shown
from ruleone.floor.showdown.killed_hand import KilledHand, killed_hand
from ruleone.floor.showdown.shared_pot import SharedPot, shared_pot
from ruleone.floor.showdown.spoke_up import SpokeUp, spoke_up
from ruleone.floor.showdown.thrown_in import ThrownIn, thrown_in
from ruleone.floor.showdown.who_shows import Showdown, who_shows

__all__ = [
    "AskedToSee",
    "CalledHand",
    "Dispute",
    "HandShown",
    "KilledHand",
    "SharedPot",
    "Showdown",
    "SpokeUp",
    "ThrownIn",
    "asked_to_see",
    "called_hand",
    "cards_to_come",
    "disputed",
    "hand_shown",
    "is_mucked",
    "killed_hand",
    "shared_pot",
    "showdown_of",
    "spoke_up",
    "thrown_in",
    "who_shows",
]
