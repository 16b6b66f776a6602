"""13-card Chinese poker: arrangement, fouls, naturals, scoring, settlement, automatic hands."""

from ruleone.chinese.actions import Action, Arrange, ThirteenOptions
from ruleone.chinese.acts import arrange_automatically
from ruleone.chinese.arrangement import Arrangement, is_foul
from ruleone.chinese.events import Event
from ruleone.chinese.hand import ThirteenHand, next_button
from ruleone.chinese.naturals import best_natural
from ruleone.chinese.rules import ThirteenRules, thirteen_rules
from ruleone.chinese.scoring import Side, compare, points_for, side_of
from ruleone.chinese.stakes import Stake, may_go_on, may_start, stakes
from ruleone.chinese.start import BadHand
from ruleone.chinese.state import MoneyLost
from ruleone.chinese.terms import terms
from ruleone.chinese.views import ThirteenView

__all__ = [
    "Action",
    "Arrange",
    "Arrangement",
    "BadHand",
    "Event",
    "MoneyLost",
    "Side",
    "Stake",
    "ThirteenHand",
    "ThirteenOptions",
    "ThirteenRules",
    "ThirteenView",
    "arrange_automatically",
    "best_natural",
    "compare",
    "is_foul",
    "may_go_on",
    "may_start",
    "next_button",
    "points_for",
    "side_of",
    "stakes",
    "terms",
    "thirteen_rules",
]
