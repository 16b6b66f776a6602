"""What happens about bounties: sealed in envelopes, won, left lying, and kept in the end."""

import msgspec

from ruleone.tournament.events.happened import Decided, Happened


class BountyShare(msgspec.Struct, frozen=True):
    """A player's part of a bounty: `paid` at once, `head` onto his own head."""

    player: str
    paid: int
    head: int = 0


class EnvelopesSealed(Happened, frozen=True, tag="envelopes-sealed"):
    """The secret (hex) from which the envelopes will be drawn: nobody is told more than its SHA-256
    before the last of them is open."""

    secret: str


class MysteryBegan(Decided, frozen=True, tag="mystery-began"):
    """The mystery stage begins with so many players `left`: `envelopes` are what lies in as many of
    them, in the order in which they will be opened."""

    left: int
    envelopes: tuple[int, ...]


class BountyWon(Decided, frozen=True, tag="bounty-won"):
    """The bounty of a player who went out in this hand is won by those who shared the pot in which
    his last chips lay. `envelope` counts those that were opened, 0 where it was none."""

    player: str
    hand: int
    table: int
    amount: int
    shares: tuple[BountyShare, ...]
    envelope: int = 0


class BountyLeft(Decided, frozen=True, tag="bounty-left"):
    """Nobody has won this bounty: its player was removed, or nobody won his last chips. It lies
    there for the winner of the event."""

    player: str
    amount: int


class BountiesKept(Decided, frozen=True, tag="bounties-kept"):
    """The event is over: who is still in has what lies on his own head, and shares what nobody has
    won."""

    kept: tuple[BountyShare, ...]


BountyEvent = EnvelopesSealed | MysteryBegan | BountyWon | BountyLeft | BountiesKept
