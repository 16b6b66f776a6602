"""What the floor's hand may do to a hand: `Hand.intervene` takes one of these and the rule that
allows it. Seats count from 1, amounts are chips, cards are ints as the dealer tells them.

Each is refused where it contradicts the hand; the hand then stays as it is. What players do is in
`actions.py`.
"""

from typing import Final, Literal, get_args

import msgspec

from ruleone.cards import Card

Heap = Literal["muck", "burns"]
"""Cards that are out of play: those of dead hands with all that was thrown away, and those that
were burned."""
HEAPS: Final[tuple[Heap, ...]] = get_args(Heap)


class GiveBack(msgspec.Struct, frozen=True, gc=False, tag="give-back"):
    """`amount` chips of what a player bet on this street go back behind him. The bet that others
    face falls with it where it was the highest; whoever is then short, or has not acted any more,
    is asked again. Blinds, antes and a bring-in stay in, as do bets of earlier streets."""

    seat: int
    amount: int


class Forfeit(msgspec.Struct, frozen=True, gc=False, tag="forfeit"):
    """The player to act leaves `amount` chips in the pot, less than the call, and his hand is dead:
    an undercall that the floor does not let him make up."""

    seat: int
    amount: int


class KillHand(msgspec.Struct, frozen=True, gc=False, tag="kill-hand"):
    """The hand in this seat is dead; its chips stay in the pot."""

    seat: int


class RestoreHand(msgspec.Struct, frozen=True, gc=False, tag="restore-hand"):
    """A hand that was folded, mucked or killed lives again, with the cards it had; `cards` tells
    those that nobody had seen. It owes whatever was bet on this street since."""

    seat: int
    cards: tuple[Card, ...] | None = None


class TakeBoardBack(msgspec.Struct, frozen=True, gc=False, tag="take-board-back"):
    """The last `count` cards, whole streets, leave the board and lie aside; nobody has acted since
    they came. The street they opened is then still to come."""

    count: int


class KeepAside(msgspec.Struct, frozen=True, gc=False, tag="keep-aside"):
    """These cards of a told deck lie aside, seen by all, and cannot come until they go back with
    `ReshuffleStub`: cards that came too early, were exposed, or are boxed."""

    cards: tuple[Card, ...]


class ReshuffleStub(msgspec.Struct, frozen=True, gc=False, tag="reshuffle-stub"):
    """The cards `back`, which lie aside, go back into the stub, and it is made anew. With what it
    is `mixed`, those cards are in it too: they may come again, and a dead hand of the muck is gone
    for good. A sealed deck takes its new order from `order`, all 52 cards in any order, of which
    those count that are in the stub; a told deck has none."""

    back: tuple[Card, ...] = ()
    order: tuple[Card, ...] | None = None
    mixed: tuple[Heap, ...] = ()


class ReplaceCard(msgspec.Struct, frozen=True, gc=False, tag="replace-card"):
    """A card that came to this seat face down and was `exposed` is out of play, as one that is
    burned, and another one comes face down: the next one of a sealed deck; of a told deck
    `instead`, unseen where it is None."""

    seat: int
    exposed: Card
    instead: Card | None = None


class VoidHand(msgspec.Struct, frozen=True, gc=False, tag="void-hand"):
    """A misdeal: all chips go back to who put them in, and the hand is over without a winner. It is
    dealt again as a hand of its own."""


class CorrectStack(msgspec.Struct, frozen=True, gc=False, tag="correct-stack"):
    """The chips behind a player are `by` more than was told, or fewer where it is negative; those
    in the pot stay. Who is all-in already stays so: what is found later does not play here. Of a
    hand that is over it puts the stacks right, such as after a pot that went to the wrong player:
    the last event of the hand told them as they were before."""

    seat: int
    by: int


Intervention = (
    GiveBack
    | Forfeit
    | KillHand
    | RestoreHand
    | TakeBoardBack
    | KeepAside
    | ReshuffleStub
    | ReplaceCard
    | VoidHand
    | CorrectStack
)
