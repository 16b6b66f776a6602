"""Interventions of the floor: `Hand.intervene` takes one of these and the rule that allows it.

Seats count from 1, amounts are chips, cards are ints as the dealer enters them. Each is refused
where it contradicts the hand; the hand then stays as it is. Acts of players are in `actions.py`.
"""

from typing import Final, Literal, get_args

import msgspec

from ruleone.cards import Card

Heap = Literal["muck", "burns"]
"""Cards that are out of play: the muck with all discards, or the burned cards."""
HEAPS: Final[tuple[Heap, ...]] = get_args(Heap)


class GiveBack(msgspec.Struct, frozen=True, gc=False, tag="give-back"):
    """Return `amount` chips of a bet on this street to the player.

    The bet that others face falls with it where it was the highest; a player who is then short, or
    has not acted any more, is asked again. Blinds, antes and a bring-in stay in, as do bets of
    earlier streets.
    """

    seat: int
    amount: int


class CorrectBets(msgspec.Struct, frozen=True, gc=False, tag="correct-bets"):
    """Set the bets of several players on this street to other `totals`, each a seat and its chips.

    It is one step: the price follows from all of them together. A player who is then short of it is
    asked again. The street's bets may be in the pot already, as long as neither the next card nor a
    hand has come. Hands that are dead keep their chips in, and all posts stay.
    """

    totals: tuple[tuple[int, int], ...]


class Forfeit(msgspec.Struct, frozen=True, gc=False, tag="forfeit"):
    """Leave `amount` chips of the player to act in the pot and kill the hand.

    It is less than the call: an undercall that the floor does not let the player complete.
    """

    seat: int
    amount: int


class KillHand(msgspec.Struct, frozen=True, gc=False, tag="kill-hand"):
    """Kill the hand in this seat; its chips stay in the pot."""

    seat: int


class RestoreHand(msgspec.Struct, frozen=True, gc=False, tag="restore-hand"):
    """Revive a hand that was folded, mucked or killed, with the cards it had.

    `cards` names those that nobody had seen. It owes the bets of this street since.
    """

    seat: int
    cards: tuple[Card, ...] | None = None


class TakeBoardBack(msgspec.Struct, frozen=True, gc=False, tag="take-board-back"):
    """Take the last `count` cards, whole streets, from the board and set them aside.

    Nobody may have acted since they came. The street they opened is then still to come.
    """

    count: int


class KeepAside(msgspec.Struct, frozen=True, gc=False, tag="keep-aside"):
    """Set cards of an entered deck aside, seen by all, until `ReshuffleStub` returns them.

    They came too early, were exposed, or are boxed.
    """

    cards: tuple[Card, ...]


class ReshuffleStub(msgspec.Struct, frozen=True, gc=False, tag="reshuffle-stub"):
    """Return the cards `back`, which lie aside, to the stub and shuffle it.

    The cards of the heaps in `mixed` are shuffled in too: they may come again, and a dead hand of
    the muck is gone for good. A sealed deck takes its new order from `order`, all 52 cards in any
    order, of which those in the stub count; an entered deck has none.
    """

    back: tuple[Card, ...] = ()
    order: tuple[Card, ...] | None = None
    mixed: tuple[Heap, ...] = ()


class ReplaceCard(msgspec.Struct, frozen=True, gc=False, tag="replace-card"):
    """Replace a face-down card of this seat that was `exposed`.

    The exposed card is out of play, as a burned one is, and another one comes face down. In a
    sealed deck it is the next card, in an entered deck `instead`, unseen where that is None.
    """

    seat: int
    exposed: Card
    instead: Card | None = None


class VoidHand(msgspec.Struct, frozen=True, gc=False, tag="void-hand"):
    """Declare a misdeal: return all chips and end the hand without a winner.

    It is dealt again as a separate hand.
    """


class CorrectStack(msgspec.Struct, frozen=True, gc=False, tag="correct-stack"):
    """Correct the chips behind a player by `by`, negative for fewer.

    Chips in the pot stay. A player who is all-in stays all-in: chips found later do not play in
    this hand. In a hand that is over it corrects the final stacks, such as after a pot that went to
    the wrong player. The last event of the hand has them as they were before.
    """

    seat: int
    by: int


Intervention = (
    GiveBack
    | CorrectBets
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
