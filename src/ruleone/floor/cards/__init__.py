"""Cards that went wrong: misdeals, cards that were seen or came too early, fouled hands."""

from ruleone.floor.cards.deal import Deal, Exposed
from ruleone.floor.cards.initial_deal import initial_deal
from ruleone.floor.cards.redeal import Lineup, redeal

__all__ = ["Deal", "Exposed", "Lineup", "initial_deal", "redeal"]
