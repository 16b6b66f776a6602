"""The showdown: which hands count, who shows, who may see what, and until when a pot is open."""

from ruleone.floor.showdown.asked_to_see import (
    AskedToSee,
    CardsToCome,
    asked_to_see,
    cards_to_come,
)
from ruleone.floor.showdown.at_award import disputed_in, killed_hand_in, thrown_cards_in
from ruleone.floor.showdown.at_showdown import (
    asked_to_see_in,
    called_hand_in,
    hand_shown_in,
    is_mucked,
    shared_pot_in,
    showdown_of,
    spoke_up_in,
)
from ruleone.floor.showdown.awards import Dispute, disputed
from ruleone.floor.showdown.called_hand import CalledHand, called_hand
from ruleone.floor.showdown.killed_hand import KilledHand, killed_hand
from ruleone.floor.showdown.shared_pot import SharedPot, shared_pot
from ruleone.floor.showdown.shown import HandShown, hand_shown
from ruleone.floor.showdown.spoke_up import SpokeUp, spoke_up
from ruleone.floor.showdown.thrown_in import ThrownIn, thrown_in
from ruleone.floor.showdown.who_shows import Showdown, who_shows

__all__ = [
    "AskedToSee",
    "CalledHand",
    "CardsToCome",
    "Dispute",
    "HandShown",
    "KilledHand",
    "SharedPot",
    "Showdown",
    "SpokeUp",
    "ThrownIn",
    "asked_to_see",
    "asked_to_see_in",
    "called_hand",
    "called_hand_in",
    "cards_to_come",
    "disputed",
    "disputed_in",
    "hand_shown",
    "hand_shown_in",
    "is_mucked",
    "killed_hand",
    "killed_hand_in",
    "shared_pot",
    "shared_pot_in",
    "showdown_of",
    "spoke_up",
    "spoke_up_in",
    "thrown_cards_in",
    "thrown_in",
    "who_shows",
]
