"""Deals: the shares of the players left, before the event is played out.

`icm` and `chip_chop` give the worth of each stack. `offer` makes whole amounts that add up to the
prizes, with a part left to play for where wanted. `agreed` checks amounts that the players name
themselves.
"""

from ruleone.tournament.deals.offer import (
    BadDeal,
    Deal,
    agreed,
    chip_chop,
    deal_flaws,
    finish_chances,
    icm,
    offer,
)

__all__ = [
    "BadDeal",
    "Deal",
    "agreed",
    "chip_chop",
    "deal_flaws",
    "finish_chances",
    "icm",
    "offer",
]
