"""What is asked of prizes that are paid by hand: those of events that no wallet pays."""

from typing import Literal

import msgspec

Bought = Literal["rebuy", "add-on"]
"""Chips that an event sells: again, or once more to everybody."""


class PayPrize(msgspec.Struct, frozen=True, tag="pay-prize"):
    """Cashier: a player of an event that is over and not `charged` has been handed his prize,
    bounties included; `amount` is what was told of it. A prize is paid once."""

    event: str
    player: str
    amount: int


class TakePrizeBack(msgspec.Struct, frozen=True, tag="take-prize-back"):
    """Cashier: a prize was not paid after all. Both stay on record, and it may be paid again."""

    event: str
    player: str
    reason: str


PrizeCommand = PayPrize | TakePrizeBack
