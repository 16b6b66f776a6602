"""Cards that went wrong: misdeals, cards that were seen or came too early, fouled hands."""

from ruleone.floor.cards.at_hand import (
    deal_in,
    early_board_in,
    early_street_in,
    fouled_in,
    last_card_in,
)
from ruleone.floor.cards.deal import Deal, Exposed
from ruleone.floor.cards.early_board import EarlyBoard, early_board
from ruleone.floor.cards.early_street import EarlyStreet, early_street
from ruleone.floor.cards.fouled import FouledHand, fouled_hand
from ruleone.floor.cards.initial_deal import initial_deal
from ruleone.floor.cards.presence import Arrival, at_the_deal
from ruleone.floor.cards.redeal import Lineup, redeal
from ruleone.floor.cards.stub import DroppedStub, dropped_stub
from ruleone.floor.cards.uncovered import boxed_in_stub, foul_deck
from ruleone.floor.cards.upcards import LastCardSeen, folded_in_stud, last_card_seen, picked_up
from ruleone.floor.cards.wrong_flop import WrongFlop, wrong_flop

__all__ = [
    "Arrival",
    "Deal",
    "DroppedStub",
    "EarlyBoard",
    "EarlyStreet",
    "Exposed",
    "FouledHand",
    "LastCardSeen",
    "Lineup",
    "WrongFlop",
    "at_the_deal",
    "boxed_in_stub",
    "deal_in",
    "dropped_stub",
    "early_board",
    "early_board_in",
    "early_street",
    "early_street_in",
    "folded_in_stud",
    "foul_deck",
    "fouled_hand",
    "fouled_in",
    "initial_deal",
    "last_card_in",
    "last_card_seen",
    "picked_up",
    "redeal",
    "wrong_flop",
]
