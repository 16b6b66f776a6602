"""Bounties, as the pages show them."""

from collections import Counter
from hashlib import sha256

from ruleone.limits import BOUNTIES_SHOWN_MAX
from ruleone.room.bounty_views import BountiesView, BountyLine, BountyPart, EnvelopeView
from ruleone.room.event_host import EventHost
from ruleone.tournament.bounties.events import BountyWon
from ruleone.tournament.bounties.standing import Bounties


def bounties_view(host: EventHost, person: str) -> BountiesView | None:
    """What is put up, what was won, and what lies in the envelopes; None in an event without."""
    state = host.tournament.state
    terms, bounties = state.config.bounty, state.bounties
    if terms is None:
        return None
    secret = bounties.secret
    return BountiesView(
        kind=terms.kind,
        amount=terms.amount,
        at_once=terms.at_once,
        stage=terms.stage,
        held=bounties.held,
        won=tuple(
            _line(host, won, person) for won in reversed(bounties.wins[-BOUNTIES_SHOWN_MAX:])
        ),
        envelopes=_envelopes(bounties),
        sealed=sha256(secret).hexdigest() if secret else None,
        secret=secret.hex() if secret and state.phase == "over" else None,
    )


def _line(host: EventHost, won: BountyWon, person: str) -> BountyLine:
    parts = tuple(
        BountyPart(
            share.player, host.name_of(share.player), share.paid, share.head, share.player == person
        )
        for share in won.shares
    )
    return BountyLine(host.name_of(won.player), won.hand, won.amount, parts, won.envelope)


def _envelopes(bounties: Bounties) -> tuple[EnvelopeView, ...]:
    """Nothing tells in which order those that are shut will be opened."""
    counts = Counter(bounties.envelopes)
    opened = Counter(bounties.envelopes[: bounties.opened])
    return tuple(
        EnvelopeView(amount, counts[amount], opened[amount])
        for amount in sorted(counts, reverse=True)
    )
