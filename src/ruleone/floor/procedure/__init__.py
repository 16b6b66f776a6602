"""How a table is run: when a hand begins, dealers and decks, bets and chips on the table."""

from ruleone.floor.procedure.at_bets import bets_touched_in
from ruleone.floor.procedure.bets_touched import BetsTouched, bets_touched
from ruleone.floor.procedure.color_up import ColorUp, color_up
from ruleone.floor.procedure.course import (
    Began,
    Beginning,
    LevelEnds,
    LevelOver,
    began,
    level_of_hand,
)
from ruleone.floor.procedure.dealer_push import DealerPush, dealer_push
from ruleone.floor.procedure.deck_change import DeckChange, deck_change
from ruleone.floor.procedure.misheard import Misheard, misheard
from ruleone.floor.procedure.mistakes import acts_in_turn_of, misheard_in, wrong_button_in
from ruleone.floor.procedure.substantial_action import ActsInTurn, substantial_action
from ruleone.floor.procedure.wrong_button import WrongButton, wrong_button
from ruleone.floor.procedure.wrong_seat import WrongSeat, wrong_seat
from ruleone.floor.procedure.wrong_stacks import WrongStacks, wrong_stacks

__all__ = [
    "ActsInTurn",
    "Began",
    "Beginning",
    "BetsTouched",
    "ColorUp",
    "DealerPush",
    "DeckChange",
    "LevelEnds",
    "LevelOver",
    "Misheard",
    "WrongButton",
    "WrongSeat",
    "WrongStacks",
    "acts_in_turn_of",
    "began",
    "bets_touched",
    "bets_touched_in",
    "color_up",
    "dealer_push",
    "deck_change",
    "level_of_hand",
    "misheard",
    "misheard_in",
    "substantial_action",
    "wrong_button",
    "wrong_button_in",
    "wrong_seat",
    "wrong_stacks",
]
