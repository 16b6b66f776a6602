"""How a table is run: when a hand begins, dealers and decks, bets and chips on the table."""

from ruleone.floor.procedure.bets_touched import BetsTouched, bets_touched
from ruleone.floor.procedure.color_up import color_up
from ruleone.floor.procedure.dealer_push import dealer_push
from ruleone.floor.procedure.deck_change import deck_change
from ruleone.floor.procedure.hand_start import Began, Beginning, LevelOver, began, level_of_hand

__all__ = [
    "Began",
    "Beginning",
    "BetsTouched",
    "LevelOver",
    "began",
    "bets_touched",
    "color_up",
    "dealer_push",
    "deck_change",
    "level_of_hand",
]
