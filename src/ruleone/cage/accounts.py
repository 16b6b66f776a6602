"""Accounts of the cage: whose play money it is."""

from typing import Final, Literal

import msgspec

Kind = Literal["wallet", "stack", "rake", "prizes", "bounties", "tickets", "issue"]


class Account(msgspec.Struct, frozen=True, array_like=True):
    """An account.

    `place` is the table of a stack or of its rake, or the event of prizes, bounties or tickets.
    `player` is the opaque id of the owner of a wallet, stack, bounty or ticket, or of the payer.
    """

    kind: Kind
    place: str = ""
    player: str = ""

    @property
    def may_owe(self) -> bool:
        """Whether the balance may be negative.

        Only the house's issue may: play money comes from it and goes back to it.
        """
        return self.kind == "issue"

    @property
    def is_passing(self) -> bool:
        """Whether the account is dropped when it is empty, as those of a seat or an event are."""
        return self.kind in ("stack", "prizes", "bounties", "tickets")


ISSUE: Final = Account("issue")
"""Account of the house's issue: its balance is minus all play money in circulation."""


def wallet(player: str) -> Account:
    """Return the account of a player's own money."""
    return Account("wallet", "", player)


def stack(table: str, player: str) -> Account:
    """Return the account of a player's chips at a table."""
    return Account("stack", table, player)


def rake(table: str) -> Account:
    """Return the account of the house's rake at a table."""
    return Account("rake", table)


def prize_pool(event: str, player: str = "") -> Account:
    """Return the account of money paid into an event and not paid out.

    It holds what this player paid, or without one what the house paid.
    """
    return Account("prizes", event, player)


def bounty_of(event: str, player: str = "") -> Account:
    """Return the account of a player's bounty in an event.

    Without a player, it holds the bounties of computer players.
    """
    return Account("bounties", event, player)


def ticket(event: str, player: str) -> Account:
    """Return the account of entries into an event that a player has won and not used yet."""
    return Account("tickets", event, player)


FEES: Final = Account("rake", "events")
"""Account of the fees that the house has taken from entries of all events."""
