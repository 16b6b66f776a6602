"""Bounties in an event, as its pages show them. Amounts are in the unit of the prizes."""

from collections import Counter
from hashlib import sha256
from typing import Literal

import msgspec

from ruleone.limits import BOUNTIES_SHOWN_MAX
from ruleone.room.core.names import NameOf
from ruleone.room.event.host.event_host import EventHost
from ruleone.tournament.events.bounties import BountyWon
from ruleone.tournament.state.bounty_accounts import Bounties
from ruleone.tournament.terms.config import BountyKind, BountyTerms


class BountyPart(msgspec.Struct, frozen=True):
    """A player's part of a bounty: `paid` at once, `head` added to the player's own bounty."""

    player: str
    name: str
    paid: int
    head: int
    me: bool


class BountyLine(msgspec.Struct, frozen=True):
    """A bounty that was won: its player, the hand, and the winners.

    `envelope` counts those that were opened, 0 where there was none.
    """

    name: str
    hand: int
    amount: int
    parts: tuple[BountyPart, ...]
    envelope: int = 0


class EnvelopeView(msgspec.Struct, frozen=True):
    """The number of envelopes with this amount, and how many of them are open."""

    amount: int
    count: int
    open: int


class BountiesView(msgspec.Struct, frozen=True):
    """The bounties of an event.

    `amount` is what an entry puts up, `at_once` the part of a bounty that is paid at once, in
    hundredths of a percent. `stage` is when a mystery is opened. `held` is what was put up and not
    paid. `won` are the newest, the last one first.

    The `envelopes` of a mystery, the best first, are there once its stage has begun. They come from
    a secret whose SHA-256 is `sealed` from the start on; `secret` is there when the event is over.
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


def bounties_view(host: EventHost, person: str) -> BountiesView | None:
    """Return the bounties of an event: put up, won, and in envelopes; None without any."""
    state = host.tournament.state
    if state.config.bounty is None:
        return None
    over = state.phase == "over"
    return bounties_shown(state.config.bounty, state.bounties, person, host.name_of, over=over)


def bounties_shown(
    terms: BountyTerms, bounties: Bounties, person: str, name_of: NameOf, *, over: bool
) -> BountiesView:
    """Return bounties as they are; when the event is `over` they include their secret."""
    secret = bounties.secret
    newest = reversed(bounties.wins[-BOUNTIES_SHOWN_MAX:])
    return BountiesView(
        kind=terms.kind,
        amount=terms.amount,
        at_once=terms.at_once,
        stage=terms.stage,
        held=bounties.held,
        won=tuple(_line(won, person, name_of) for won in newest),
        envelopes=_envelopes(bounties),
        sealed=sha256(secret).hexdigest() if secret else None,
        secret=secret.hex() if secret and over else None,
    )


def _line(won: BountyWon, person: str, name_of: NameOf) -> BountyLine:
    parts = tuple(
        BountyPart(
            share.player, name_of(share.player), share.paid, share.head, share.player == person
        )
        for share in won.shares
    )
    return BountyLine(name_of(won.player), won.hand, won.amount, parts, won.envelope)


def _envelopes(bounties: Bounties) -> tuple[EnvelopeView, ...]:
    """Return the envelopes by amount, which does not show in which order they will be opened."""
    counts = Counter(bounties.envelopes)
    opened = Counter(bounties.envelopes[: bounties.opened])
    return tuple(
        EnvelopeView(amount, counts[amount], opened[amount])
        for amount in sorted(counts, reverse=True)
    )
