"""What happened in a hand, in order. Cards are ints, amounts chips, seats count from 1.

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
    """The order of the cards before the first one is dealt, top card first; kept from everyone."""

    cards: tuple[Card, ...]


def deck_of(sealed: DeckSealed) -> tuple[Card, ...]:
    """The order of the cards. The one function that reads a sealed deck: give the result to
    `Hand(deck=...)` or `Hand.replay(..., deck=...)` and to nothing else."""
    return sealed.cards


class HandStarted(msgspec.Struct, frozen=True, gc=False, tag="hand-started"):
    """A hand begins. `seats` go clockwise from the first one left of the button, `stacks` with
    them; `straddles`, `entries` (live) and `dead_blinds` are (seat, amount). `absent` are
    seats whose players are not there, `penalised` those whose players miss the hand for a penalty;
    in stud `exposed` are those whose down card was seen in the deal. `runs_whole` says that each of
    several runs is dealt to its end before the next one, which old hands dealt street by street."""

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
    """Chips put in before the cards: `amount` is what the seat had of what was due."""

    seat: int
    kind: PostKind
    amount: int
    all_in: bool


class HoleDealt(msgspec.Struct, frozen=True, gc=False, tag="hole-dealt"):
    """Hole cards face down, `cards[k]` to `seats[k]`; unknown ones where nobody has seen them."""

    seats: tuple[int, ...]
    cards: tuple[tuple[Card, ...], ...]


class BoardDealt(msgspec.Struct, frozen=True, gc=False, tag="board-dealt"):
    """A street opens: cards burned face down, then cards turned up on the board. Of several boards
    each has an event of its own, `board` counted from 0."""

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
    """All who are in an all-in are asked how often the rest of the board is to be run."""


class RunsChosen(msgspec.Struct, frozen=True, gc=False, tag="runs-chosen"):
    """A player agrees to so many runs."""

    seat: int
    times: int


class HandKilled(msgspec.Struct, frozen=True, gc=False, tag="hand-killed"):
    """The hand of a player who is not there, or misses it for a penalty, is dead."""

    seat: int


class Unasked(msgspec.Struct, frozen=True, gc=False):
    """The clock acted in the player's place, by which rule: the player's `time` had run out, or the
    player was `gone` from the seat."""

    why: Literal["time", "gone"]
    citation: Citation


class DrawOpened(msgspec.Struct, frozen=True, gc=False, tag="draw-opened"):
    """Before the cards of `street` everybody is asked in turn what he throws away."""

    street: Street


class Discarded(msgspec.Struct, frozen=True, gc=False, tag="discarded", omit_defaults=True):
    """Cards thrown away, face down; none where the player stands pat. `unasked` says why the clock
    did it instead."""

    seat: int
    cards: tuple[Card, ...]
    unasked: Unasked | None = None


class StubShuffled(msgspec.Struct, frozen=True, gc=False, tag="stub-shuffled"):
    """The cards that are dealt from now on, top first: the `muck` or the stub with the `burns`."""

    cards: tuple[Card, ...]
    why: Literal["muck", "burns"]


class Acted(msgspec.Struct, frozen=True, gc=False, tag="acted", omit_defaults=True):
    """A player acted: `to` is the total on this street afterwards, `paid` what was added now.
    `unasked` says why the clock did it instead."""

    seat: int
    kind: BettingKind
    to: int
    paid: int
    all_in: bool
    unasked: Unasked | None = None


class UncalledReturned(msgspec.Struct, frozen=True, gc=False, tag="uncalled-returned"):
    """The part of a bet that nobody called goes back."""

    seat: int
    amount: int


class BetsCollected(msgspec.Struct, frozen=True, gc=False, tag="bets-collected"):
    """The bets of the street, `amount` in all, go into the pots."""

    amount: int


class HeldForInstruction(msgspec.Struct, frozen=True, gc=False, tag="held"):
    """Hand for hand: all-in and called; hands stay down and no card comes until told."""


class GoneOn(msgspec.Struct, frozen=True, gc=False, tag="gone-on"):
    """The instruction came: hands go up and the board is dealt."""


class HandsTabled(msgspec.Struct, frozen=True, gc=False, tag="hands-tabled"):
    """An all-in and no more betting: all hands that are known go face up at once."""

    seats: tuple[int, ...]
    cards: tuple[tuple[Card, ...], ...]


class ShowdownOpened(msgspec.Struct, frozen=True, gc=False, tag="showdown-opened"):
    """The betting is over; hands are shown in the order of `seats`. `why` says who is first."""

    seats: tuple[int, ...]
    why: Literal["aggressor", "no-bet", "first-all-in"]


class Shown(msgspec.Struct, frozen=True, gc=False, tag="shown"):
    """A hand is tabled."""

    seat: int
    cards: tuple[Card, ...]


class Mucked(msgspec.Struct, frozen=True, gc=False, tag="mucked"):
    """A hand is given up at showdown, unseen."""

    seat: int


class ShownOnRequest(msgspec.Struct, frozen=True, gc=False, tag="shown-on-request"):
    """A hand that its player had not shown is turned up for everybody because the player in `by`
    asked to see it: a mucked one is still dead."""

    seat: int
    cards: tuple[Card, ...]
    by: int


class PotAwarded(msgspec.Struct, frozen=True, gc=False, tag="pot-awarded"):
    """A pot (0 is the main pot) goes out, `amounts[k]` to `seats[k]`. `odd` chips could not be
    shared evenly; `uncontested` where the winner's cards did not have to be compared. Of a pot that
    is divided, `order` says by which hands this part went, `board` on which of several boards;
    `by_suit` that other hands were equal but for a suit."""

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
    """The betting of a street as it stands once the floor's hand has been on it. `to_act` are the
    seats still to act, in their order; `price`, `full_bet` and `raise_by` are as in the rest of the
    street, the first two totals of it. `acted` are the seats for which it is open again only after
    a raise; `uncompleted` says that a bring-in stands alone."""

    to_act: tuple[int, ...]
    price: int
    full_bet: int
    raise_by: int
    raises: int
    aggressor: int | None
    acted: tuple[int, ...]
    uncompleted: bool = False


class Intervened(msgspec.Struct, frozen=True, gc=False, tag="intervened"):
    """The floor's hand: what was done, with the cards that it came to, and by which rule. `betting`
    is what it left of the betting, None where nobody could bet."""

    intervention: Intervention
    citation: Citation
    betting: Standing | None = None


class HandEnded(msgspec.Struct, frozen=True, gc=False, tag="hand-ended"):
    """The hand is over, with these stacks in the order of the first event's seats."""

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
