"""Cards that went wrong: misdeals, cards that were seen or came too early, fouled hands."""

from ruleone.floor.cards.at_hand import (
    arrival_in,
    boxed_in,
    deal_in,
    dropped_stub_in,
    foul_deck_in,
    fouled_in,
    redeal_in,
)
from ruleone.floor.cards.board import EarlyBoard, early_board
from ruleone.floor.cards.board_at_hand import burned_in, early_board_in, wrong_flop_in
from ruleone.floor.cards.deal import Deal, Exposed
from ruleone.floor.cards.extra_street import ExtraStreet, extra_street
from ruleone.floor.cards.fouled import FouledHand, fouled_hand
from ruleone.floor.cards.initial_deal import initial_deal
from ruleone.floor.cards.presence import Arrival, at_the_deal
from ruleone.floor.cards.redeal import Lineup, Redeal, check_blinds, redeal
from ruleone.floor.cards.stub import DroppedStub, dropped_stub
from ruleone.floor.cards.stud import EarlyStreet, early_street
from ruleone.floor.cards.stud_at_hand import (
    early_street_in,
    extra_street_in,
    folded_in_stud_in,
    last_card_in,
    picked_up_in,
)
from ruleone.floor.cards.uncovered import BoxedInStub, FoulDeck, boxed_in_stub, foul_deck
from ruleone.floor.cards.upcards import (
    FoldedInStud,
    LastCardSeen,
    PickedUp,
    folded_in_stud,
    last_card_seen,
    picked_up,
)
from ruleone.floor.cards.wrong_burn import WrongBurn, wrong_burn
from ruleone.floor.cards.wrong_flop import WrongFlop, wrong_flop

__all__ = [
    "Arrival",
    "BoxedInStub",
    "Deal",
    "DroppedStub",
    "EarlyBoard",
    "EarlyStreet",
    "Exposed",
    "ExtraStreet",
    "FoldedInStud",
    "FoulDeck",
    "FouledHand",
    "LastCardSeen",
    "Lineup",
    "PickedUp",
    "Redeal",
    "WrongBurn",
    "WrongFlop",
    "arrival_in",
    "at_the_deal",
    "boxed_in",
    "boxed_in_stub",
    "burned_in",
    "check_blinds",
    "deal_in",
    "dropped_stub",
    "dropped_stub_in",
    "early_board",
    "early_board_in",
    "early_street",
    "early_street_in",
    "extra_street",
    "extra_street_in",
    "folded_in_stud",
    "folded_in_stud_in",
    "foul_deck",
    "foul_deck_in",
    "fouled_hand",
    "fouled_in",
    "initial_deal",
    "last_card_in",
    "last_card_seen",
    "picked_up",
    "picked_up_in",
    "redeal",
    "redeal_in",
    "wrong_burn",
    "wrong_flop",
    "wrong_flop_in",
]
