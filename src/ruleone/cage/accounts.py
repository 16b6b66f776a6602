"""Whose money it is: the accounts of the cage."""

from typing import Final, Literal

import msgspec

Kind = Literal["wallet", "stack", "rake", "prizes", "bounties", "tickets", "issue"]


class Account(msgspec.Struct, frozen=True, array_like=True):
    """An account. `place` is the table of a stack or of its rake, or the event of prizes,
    bounties or tickets; `player` the opaque id of whose wallet, stack, bounty or ticket it is, or
    who has paid."""

    kind: Kind
    place: str = ""
    player: str = ""

    @property
    def may_owe(self) -> bool:
        """Whether it may stand below nothing: the house's issue alone, which play money comes from
        and goes back to."""
        return self.kind == "issue"

    @property
    def is_passing(self) -> bool:
        """Whether it is forgotten when it is empty: what stands for a seat or an event."""
        return self.kind in ("stack", "prizes", "bounties", "tickets")


ISSUE: Final = Account("issue")
"""The house's issue: below nothing by all the play money that there is."""


def wallet(player: str) -> Account:
    """A player's own money."""
    return Account("wallet", "", player)


def stack(table: str, player: str) -> Account:
    """What a player has before him at a table."""
    return Account("stack", table, player)


def rake(table: str) -> Account:
    """What the house has taken at a table."""
    return Account("rake", table)


def prize_pool(event: str, player: str = "") -> Account:
    """What has been paid into an event and is not paid out: by this player; without one, by the
    house."""
    return Account("prizes", event, player)


def bounty_of(event: str, player: str = "") -> Account:
    """The bounty that lies on a person's head in an event, or, without one, on those of house
    players."""
    return Account("bounties", event, player)


def ticket(event: str, player: str) -> Account:
    """Entries into an event that a player has won, and not used yet."""
    return Account("tickets", event, player)


FEES: Final = Account("rake", "events")
"""What the house has taken of the entries of all events."""
