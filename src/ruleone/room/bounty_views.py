"""Bounties in an event, as its pages show them. Amounts are in the unit of the prizes."""

from typing import Literal

import msgspec

from ruleone.tournament.terms.config import BountyKind


class BountyPart(msgspec.Struct, frozen=True):
    """What a player had of a bounty: `paid` to him, `head` onto his own head."""

    player: str
    name: str
    paid: int
    head: int
    me: bool


class BountyLine(msgspec.Struct, frozen=True):
    """A bounty that was won: whose it was, in which hand, and by whom. `envelope` counts those that
    were opened, 0 where it was none."""

    name: str
    hand: int
    amount: int
    parts: tuple[BountyPart, ...]
    envelope: int = 0


class EnvelopeView(msgspec.Struct, frozen=True):
    """What lies in so many envelopes, and how many of these are open."""

    amount: int
    count: int
    open: int


class BountiesView(msgspec.Struct, frozen=True):
    """The bounties of an event: `amount` is what an entry puts up, `at_once` what of a bounty is
    paid at once, in hundredths of a percent, `stage` when a mystery is opened. `held` is what was
    put up and not paid. `won` are the newest, the last one first.

    The `envelopes` of a mystery, the best first, are there once its stage has begun. They come from
    a secret whose SHA-256 is `sealed` from the start on; `secret` tells it when the event is over.
    """

    kind: BountyKind
    amount: int
    at_once: int
    stage: Literal["money", "final-table"]
    held: int
    won: tuple[BountyLine, ...]
    envelopes: tuple[EnvelopeView, ...] = ()
    sealed: str | None = None
    secret: str | None = None
