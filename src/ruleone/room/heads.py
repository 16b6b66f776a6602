"""The bounties of an event in the books: what lies on each head, and where it goes."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from ruleone.cage import ISSUE, Account, bounty_of, wallet
from ruleone.cage.events import Move
from ruleone.limits import LEDGER_MOVES_MAX
from ruleone.room.cash.books import Books
from ruleone.tournament import events as e
from ruleone.tournament.events.bounties import BountyShare
from ruleone.tournament.state.event_state import EventState
from ruleone.tournament.terms.config import EventConfig

_TRANSFERS: Final = LEDGER_MOVES_MAX // 2
"""So many payments from one to another are made in an entry."""


class Heads:
    """What was put up in one event and is not paid. What lies on a person's head stands under his
    name, what lies on those of house players under nobody's."""

    def __init__(self, event: str, config: EventConfig, books: Books) -> None:
        self._event: Final = event
        self._books: Final = books
        bounty = config.bounty
        self.each: Final = 0 if bounty is None else bounty.amount
        """What an entry puts up, 0 where it puts up nothing."""
        self._in_envelopes: Final = bounty is not None and bounty.is_mystery

    def of(self, player: str = "") -> Account:
        """The account of a person's head, or of those of all house players."""
        return bounty_of(self._event, player)

    def accounts(self, state: EventState) -> Iterator[Move]:
        """What lies on the heads, first on those of house players, then in the order of entry."""
        persons = [player for player, house in state.entrants.items() if house is None]
        for player in dict.fromkeys(("", *persons, *state.alternates)):
            cents = self._books.ledger.balance(self.of(player))
            if cents:
                yield self.of(player), cents

    @property
    def total(self) -> int:
        """All of it."""
        return self._books.ledger.held("bounties", self._event)

    def won(self, event: e.BountyWon, state: EventState) -> Iterator[Sequence[Move]]:
        """The entries by which a bounty is won. It comes from the player's head; where all lies in
        envelopes, from one head after the other."""
        if self._in_envelopes:
            sources = dict(self.accounts(state))
        else:
            house = state.entrants[event.player] is not None
            sources = {self.of("" if house else event.player): event.amount}
        return self._paid(sources, event.shares, state)

    def undone(self, event: e.BountyWon, state: EventState) -> Iterator[Sequence[Move]]:
        """The entries by which a bounty that lay on a head was not won after all."""
        for moves in self.won(event, state):
            yield tuple((account, -cents) for account, cents in moves)

    def kept(self, event: e.BountiesKept, state: EventState) -> Iterator[Sequence[Move]]:
        """The entries by which those who are still in have what is left."""
        return self._paid(dict(self.accounts(state)), event.kept, state)

    def _paid(
        self, sources: Mapping[Account, int], shares: Sequence[BountyShare], state: EventState
    ) -> Iterator[Sequence[Move]]:
        to: dict[Account, int] = {}
        for share in shares:
            house = state.entrants[share.player] is not None
            purse = ISSUE if house else wallet(share.player)
            head = self.of("" if house else share.player)
            to[purse] = to.get(purse, 0) + share.paid
            to[head] = to.get(head, 0) + share.head
        payments = list(_payments(sources, to))
        for start in range(0, len(payments), _TRANSFERS):
            moves: dict[Account, int] = {}
            for payer, payee, cents in payments[start : start + _TRANSFERS]:
                moves[payer] = moves.get(payer, 0) - cents
                moves[payee] = moves.get(payee, 0) + cents
            yield tuple(moves.items())


def _payments(
    sources: Mapping[Account, int], to: Mapping[Account, int]
) -> Iterator[tuple[Account, Account, int]]:
    """Who pays whom how much, in order, until everybody has what is his."""
    open_to = [(payee, cents) for payee, cents in to.items() if cents]
    for payer, has in sources.items():
        while has and open_to:
            payee, owed = open_to.pop(0)
            paid = min(has, owed)
            has -= paid
            if owed > paid:
                open_to.insert(0, (payee, owed - paid))
            if payer != payee:
                yield payer, payee, paid
