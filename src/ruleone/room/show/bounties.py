"""Bounties, as the pages show them."""

from collections import Counter
from hashlib import sha256

from ruleone.limits import BOUNTIES_SHOWN_MAX
from ruleone.room.bounty_views import BountiesView, BountyLine, BountyPart, EnvelopeView
from ruleone.room.event_host import EventHost
from ruleone.room.news import NameOf
from ruleone.tournament.events.bounties import BountyWon
from ruleone.tournament.state.bounty_accounts import Bounties
from ruleone.tournament.terms.config import BountyTerms


def bounties_view(host: EventHost, person: str) -> BountiesView | None:
    """What is put up, what was won, and what lies in the envelopes; None in an event without."""
    state = host.tournament.state
    if state.config.bounty is None:
        return None
    over = state.phase == "over"
    return bounties_shown(state.config.bounty, state.bounties, person, host.name_of, over=over)


def bounties_shown(
    terms: BountyTerms, bounties: Bounties, person: str, name_of: NameOf, *, over: bool
) -> BountiesView:
    """The same of bounties as they stand; when the event is `over` their secret is told."""
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
    """Nothing tells in which order those that are shut will be opened."""
    counts = Counter(bounties.envelopes)
    opened = Counter(bounties.envelopes[: bounties.opened])
    return tuple(
        EnvelopeView(amount, counts[amount], opened[amount])
        for amount in sorted(counts, reverse=True)
    )
