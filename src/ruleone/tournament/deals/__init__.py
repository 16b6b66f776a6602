"""Deals: what those who are left would share, before the event is played out.

`icm` and `chip_chop` tell what each stack is worth, `offer` makes whole amounts that add up to
the prizes, with a sum left to play for where that is wished; `agreed` checks amounts that the
players name themselves.
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
