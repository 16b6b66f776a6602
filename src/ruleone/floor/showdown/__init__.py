"""The showdown: valid hands, the order of showing, requests to see, and disputed pots."""

from ruleone.floor.showdown.at_showdown import (
    asked_to_see_in,
    called_hand_in,
    hand_shown_in,
    is_mucked,
    shared_pot_in,
    showdown_of,
    spoke_up_in,
)
from ruleone.floor.showdown.awards import (
    Dispute,
    KilledHand,
    ThrownIn,
    disputed,
    disputed_in,
    killed_hand,
    killed_hand_in,
    thrown_cards_in,
    thrown_in,
)
from ruleone.floor.showdown.shared_pot import SharedPot, shared_pot
from ruleone.floor.showdown.shown import (
    CalledHand,
    HandShown,
    SpokeUp,
    called_hand,
    hand_shown,
    spoke_up,
)
from ruleone.floor.showdown.who_shows import (
    AskedToSee,
    CardsToCome,
    Showdown,
    asked_to_see,
    cards_to_come,
    who_shows,
)

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
