"""Cards that went wrong: misdeals, cards that were seen or came too early, fouled hands."""

from ruleone.floor.cards.deal import Deal, Exposed
from ruleone.floor.cards.early_board import EarlyBoard, early_board
from ruleone.floor.cards.early_street import EarlyStreet, early_street
from ruleone.floor.cards.initial_deal import initial_deal
from ruleone.floor.cards.redeal import Lineup, redeal
from ruleone.floor.cards.stub import DroppedStub, dropped_stub
from ruleone.floor.cards.wrong_flop import WrongFlop, wrong_flop

__all__ = [
    "Deal",
    "DroppedStub",
    "EarlyBoard",
    "EarlyStreet",
    "Exposed",
    "Lineup",
    "WrongFlop",
    "dropped_stub",
    "early_board",
    "early_street",
    "initial_deal",
    "redeal",
    "wrong_flop",
]
