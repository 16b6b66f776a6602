"""Events of bounties: sealed in envelopes, won, left, and kept at the end."""

import msgspec

from ruleone.tournament.events.happened import Decided, Happened


class BountyShare(msgspec.Struct, frozen=True):
    """A player's part of a bounty: `paid` at once, `head` onto the player's own bounty."""

    player: str
    paid: int
    head: int = 0


class EnvelopesSealed(Happened, frozen=True, tag="envelopes-sealed"):
    """The secret (hex) from which the envelopes will be drawn.

    Only its SHA-256 is shown before the last of them is open.
    """

    secret: str


class MysteryBegan(Decided, frozen=True, tag="mystery-began"):
    """The start of the mystery stage with `left` players.

    `envelopes` are the amounts of as many envelopes, in the order in which they will be opened.
    """

    left: int
    envelopes: tuple[int, ...]


class BountyWon(Decided, frozen=True, tag="bounty-won"):
    """The award of the bounty of a player who went out in this hand.

    It goes to those who shared the pot with the player's last chips. `envelope` counts those that
    were opened, 0 where it was none.
    """

    player: str
    hand: int
    table: int
    amount: int
    shares: tuple[BountyShare, ...]
    envelope: int = 0


class BountyLeft(Decided, frozen=True, tag="bounty-left"):
    """A bounty without a winner, left for the winner of the event.

    Its player was removed, or nobody won the last chips.
    """

    player: str
    amount: int


class BountiesKept(Decided, frozen=True, tag="bounties-kept"):
    """The final bounties: players still in keep their own, and share those left."""

    kept: tuple[BountyShare, ...]


BountyEvent = EnvelopesSealed | MysteryBegan | BountyWon | BountyLeft | BountiesKept
