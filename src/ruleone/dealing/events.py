"""Events of a hand, in order. Cards are ints, amounts chips, seats count from 1.

The first event pins the game, the edition and every fact the hand began with; `evolve` makes the
hand's state from the rest. The sealed deck is not among them: it is journalled apart, and only
`deck_of` reads it.
"""

from typing import Literal

import msgspec

from ruleone.cards import Card
from ruleone.dealing.interventions import Intervention
from ruleone.dealing.rules import HandRules
from ruleone.dealing.views import Street
from ruleone.rulebook.citation import Citation

PostKind = Literal["ante", "small-blind", "big-blind", "straddle", "entry", "dead-blind"]
BettingKind = Literal["fold", "check", "call", "bet", "raise", "bring-in", "complete"]
ShowdownMode = Literal["auto", "players"]


class DeckSealed(msgspec.Struct, frozen=True, tag="deck-sealed"):
    """The order of the cards before the first is dealt, top card first; hidden from everyone."""

    cards: tuple[Card, ...]


def deck_of(sealed: DeckSealed) -> tuple[Card, ...]:
    """Return the order of the cards in a sealed deck.

    No other function reads a sealed deck: give the result to `Hand(deck=...)` or `Hand.replay(...,
    deck=...)` and to nothing else.
    """
    return sealed.cards


class HandStarted(msgspec.Struct, frozen=True, gc=False, tag="hand-started"):
    """The start of a hand.

    `seats` go clockwise from the first one left of the button, `stacks` with them. `straddles`,
    `entries` (live) and `dead_blinds` are (seat, amount). `absent` are seats whose players are
    away, `penalised` those whose players miss the hand for a penalty. In stud `exposed` are those
    whose down card was seen in the deal. `runs_whole` says that each of several runs is dealt to
    its end before the next one; old hands dealt them street by street.
    """

    number: int
    game: str
    edition: str
    digest: str
    rules: HandRules
    seats: tuple[int, ...]
    stacks: tuple[int, ...]
    button: int
    small_blind_seat: int | None
    big_blind_seat: int | None
    blinds: tuple[int, int]
    min_bet: int
    ante: int
    ante_format: str
    straddles: tuple[tuple[int, int], ...]
    entries: tuple[tuple[int, int], ...]
    dead_blinds: tuple[tuple[int, int], ...]
    chip: int
    players_in_event: int | None
    hand_for_hand: bool
    showdown: ShowdownMode
    bring_in: int = 0
    absent: tuple[int, ...] = ()
    exposed: tuple[int, ...] = ()
    boards: int = 1
    runs: int = 1
    bomb_pot: int = 0
    penalised: tuple[int, ...] = ()
    runs_whole: bool = False


class Posted(msgspec.Struct, frozen=True, gc=False, tag="posted"):
    """Chips put in before the cards: `amount` is the part of the due amount that the seat had."""

    seat: int
    kind: PostKind
    amount: int
    all_in: bool


class HoleDealt(msgspec.Struct, frozen=True, gc=False, tag="hole-dealt"):
    """Hole cards face down, `cards[k]` to `seats[k]`; unknown ones where nobody has seen them."""

    seats: tuple[int, ...]
    cards: tuple[tuple[Card, ...], ...]


class BoardDealt(msgspec.Struct, frozen=True, gc=False, tag="board-dealt"):
    """A street of the board: cards burned face down, then cards turned up.

    Where there are several boards, each has its own event, with `board` counted from 0.
    """

    street: Street
    burned: tuple[Card, ...]
    cards: tuple[Card, ...]
    board: int = 0


class CardsDealt(msgspec.Struct, frozen=True, gc=False, tag="cards-dealt"):
    """Cards of a street for single hands: `down[k]` face down and `up[k]` face up to `seats[k]`."""

    street: Street
    burned: tuple[Card, ...]
    seats: tuple[int, ...]
    down: tuple[tuple[Card, ...], ...]
    up: tuple[tuple[Card, ...], ...]


class RunsAsked(msgspec.Struct, frozen=True, gc=False, tag="runs-asked"):
    """The question to all players in an all-in: how often to run the rest of the board."""


class RunsChosen(msgspec.Struct, frozen=True, gc=False, tag="runs-chosen"):
    """A player's agreement to a number of runs."""

    seat: int
    times: int


class HandKilled(msgspec.Struct, frozen=True, gc=False, tag="hand-killed"):
    """The death of the hand of a player who is away, or misses it for a penalty."""

    seat: int


class Unasked(msgspec.Struct, frozen=True, gc=False):
    """An act by the clock for a player, with its rule.

    The player's `time` had run out, or the player was `gone` from the seat.
    """

    why: Literal["time", "gone"]
    citation: Citation


class DrawOpened(msgspec.Struct, frozen=True, gc=False, tag="draw-opened"):
    """The opening of a draw: before the cards of `street`, all players discard in turn."""

    street: Street


class Discarded(msgspec.Struct, frozen=True, gc=False, tag="discarded", omit_defaults=True):
    """Cards thrown away, face down; none where the player stands pat.

    `unasked` gives the reason where the clock did it.
    """

    seat: int
    cards: tuple[Card, ...]
    unasked: Unasked | None = None


class StubShuffled(msgspec.Struct, frozen=True, gc=False, tag="stub-shuffled"):
    """The order of the cards dealt from now on, top first, after a shuffle.

    The shuffled cards are the `muck`, or the stub with the `burns`.
    """

    cards: tuple[Card, ...]
    why: Literal["muck", "burns"]


class Acted(msgspec.Struct, frozen=True, gc=False, tag="acted", omit_defaults=True):
    """An action of a player.

    `to` is the total on this street afterwards, `paid` the chips added now. `unasked` gives the
    reason where the clock did it.
    """

    seat: int
    kind: BettingKind
    to: int
    paid: int
    all_in: bool
    unasked: Unasked | None = None


class UncalledReturned(msgspec.Struct, frozen=True, gc=False, tag="uncalled-returned"):
    """The return of the uncalled part of a bet."""

    seat: int
    amount: int


class BetsCollected(msgspec.Struct, frozen=True, gc=False, tag="bets-collected"):
    """The collection of the bets of the street, `amount` in all, into the pots."""

    amount: int


class HeldForInstruction(msgspec.Struct, frozen=True, gc=False, tag="held"):
    """A hold for hand-for-hand play.

    After an all-in and a call, hands stay down and no card comes until the instruction.
    """


class GoneOn(msgspec.Struct, frozen=True, gc=False, tag="gone-on"):
    """The instruction to continue: hands go up and the board is dealt."""


class HandsTabled(msgspec.Struct, frozen=True, gc=False, tag="hands-tabled"):
    """The tabling of all known hands at an all-in, once there is no more betting."""

    seats: tuple[int, ...]
    cards: tuple[tuple[Card, ...], ...]


class ShowdownOpened(msgspec.Struct, frozen=True, gc=False, tag="showdown-opened"):
    """The opening of the showdown; hands are shown in the order of `seats`.

    `why` gives the reason for the first seat.
    """

    seats: tuple[int, ...]
    why: Literal["aggressor", "no-bet", "first-all-in"]


class Shown(msgspec.Struct, frozen=True, gc=False, tag="shown"):
    """The tabling of a hand."""

    seat: int
    cards: tuple[Card, ...]


class Mucked(msgspec.Struct, frozen=True, gc=False, tag="mucked"):
    """The mucking of a hand at showdown, unseen."""

    seat: int


class ShownOnRequest(msgspec.Struct, frozen=True, gc=False, tag="shown-on-request"):
    """The showing of an unshown hand because the player in `by` asked to see it.

    A mucked hand stays dead.
    """

    seat: int
    cards: tuple[Card, ...]
    by: int


class PotAwarded(msgspec.Struct, frozen=True, gc=False, tag="pot-awarded"):
    """The award of a pot (0 is the main pot), `amounts[k]` to `seats[k]`.

    `odd` chips could not be shared evenly; `uncontested` is set where the winner's cards did not
    have to be compared. In a divided pot, `order` is the order of hands that won this part, `board`
    the board; `by_suit` says that other hands were equal but for a suit.
    """

    pot: int
    amount: int
    seats: tuple[int, ...]
    amounts: tuple[int, ...]
    odd: int
    uncontested: bool
    order: str = ""
    board: int = 0
    by_suit: bool = False


class Standing(msgspec.Struct, frozen=True, gc=False):
    """The betting of a street after an intervention of the floor.

    `to_act` are the seats still to act, in their order; `price`, `full_bet` and `raise_by` are as
    in the rest of the street, the first two totals of it. `acted` are the seats for which it is
    open again only after a raise; `uncompleted` says that a bring-in stands alone.
    """

    to_act: tuple[int, ...]
    price: int
    full_bet: int
    raise_by: int
    raises: int
    aggressor: int | None
    acted: tuple[int, ...]
    uncompleted: bool = False


class Intervened(msgspec.Struct, frozen=True, gc=False, tag="intervened"):
    """An intervention of the floor, with its cards and its rule.

    `betting` is the betting that it left, None where nobody could bet.
    """

    intervention: Intervention
    citation: Citation
    betting: Standing | None = None


class HandEnded(msgspec.Struct, frozen=True, gc=False, tag="hand-ended"):
    """The end of the hand, with the stacks in the order of the first event's seats."""

    stacks: tuple[int, ...]


Event = (
    HandStarted
    | Posted
    | HoleDealt
    | BoardDealt
    | CardsDealt
    | RunsAsked
    | RunsChosen
    | HandKilled
    | DrawOpened
    | Discarded
    | StubShuffled
    | Acted
    | UncalledReturned
    | BetsCollected
    | HeldForInstruction
    | GoneOn
    | HandsTabled
    | ShowdownOpened
    | Shown
    | Mucked
    | ShownOnRequest
    | PotAwarded
    | Intervened
    | HandEnded
)
