"""Records: the contents of one hand in a file, whatever its form, before anything is played.

A reader of a form makes records; `replay` makes a hand of the engine from one, and `judge` compares
the record's end with the end of that hand.

Tolerances are habits of rooms that a hand may need to come out right. A reader, the replay and the
settlement note the tolerances that they apply; the verdict of a hand carries those it needed, and
`ruleone replay` counts them. docs/en/build/histories.md describes each.

A hand mostly has one board; else two from the start, or the rest of one run again.
"""

from collections.abc import Iterable
from typing import Final, Literal, Protocol, get_args

import msgspec
from msgspec.structs import replace

from ruleone.cards import Card
from ruleone.history.fault import Fault
from ruleone.history.games import Variant
from ruleone.history.money import Unit

Tolerance = Literal[
    "absent-all-in",
    "big-blind-first",
    "bracket-name",
    "cancelled",
    "cash-out",
    "cut-raise",
    "dead-small-blind",
    "half-chips",
    "limit-all-in",
    "mixed-game",
    "part-shown",
    "pot-after-rake",
    "pot-limit-antes",
    "rake-by-winner",
    "returned-otherwise",
    "split-in-chips",
    "table-size",
    "unanswered-raise",
    "uncalled-untold",
    "winner-in-summary",
]
Tolerances = frozenset[Tolerance]

TOLERANCES: Final[tuple[Tolerance, ...]] = get_args(Tolerance)
NONE: Final[Tolerances] = frozenset()


def in_order_of_name(needed: Iterable[Tolerance]) -> tuple[Tolerance, ...]:
    """Return the tolerances in the order in which they are listed, each once."""
    return tuple(sorted(frozenset(needed)))


PostKind = Literal[
    "ante",
    "small-blind",
    "big-blind",
    "straddle",
    "entry",
    "dead-blind",
    "button-blind",
    "bomb-pot",
]
Verb = Literal[
    "hole", "board", "bring-in", "fold", "check-call", "raise", "discard", "show", "muck"
]


class Source(Protocol):
    """The place of a hand in its file."""

    def line_of(self, field: str = "", action: int | None = None) -> int:
        """Return the line, from 1, of an action by its `at`, else of a field, else of the hand."""
        ...


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A seat with its chips, in units.

    `dealt_in` is false for a player who sits out.
    """

    number: int
    stack: int
    name: str = ""
    dealt_in: bool = True


class Post(msgspec.Struct, frozen=True, gc=False):
    """A post due before the cards come, in units; the seat may have less.

    A "bomb-pot" is an ante of everybody for a hand whose betting begins on the flop.
    """

    seat: int
    kind: PostKind
    due: int


class Step(msgspec.Struct, frozen=True, gc=False):
    """One act or deal. `at` is its place in the file, for its Source.

    `cards` are those dealt, shown or discarded, unknown ones among them; empty where a hand is
    shown without naming them, or a player stands pat. `to` is the total of a bet, a raise or a
    bring-in on its street, in units; 0 for a bring-in whose size the file does not repeat. `board`
    counts the boards of a hand that is run more than once, from 0.
    """

    at: int
    verb: Verb
    seat: int = 0
    cards: tuple[Card, ...] = ()
    to: int = 0
    board: int = 0


class Stakes(msgspec.Struct, frozen=True, gc=False):
    """Sizes of the bets, in units; None where the file and the game have none.

    `small` is the smallest bet, `big` the bet of the later streets of fixed limit. `cap` is the
    maximum that a seat may put in in the whole hand: a seat that has is all-in with chips behind.
    """

    small: int | None
    big: int | None = None
    bring_in: int | None = None
    cap: int | None = None

    def in_play(self, stack: int) -> int:
        """Return the part of a stack that may be put in."""
        return stack if self.cap is None else min(stack, self.cap)


class Collected(msgspec.Struct, frozen=True, gc=False):
    """Chips that a player took from a pot, after the rake.

    `pot` is 0 for the main pot and counts the side pots from 1; None where the file names none.
    `board` is the one that won it.
    """

    at: int
    seat: int
    amount: int
    pot: int | None = None
    board: int = 0


class Ending(msgspec.Struct, frozen=True):
    """The end of the hand according to the file, `stacks` in the order of the record's seats.

    `total` is the whole pot before the `rake`; None where the file does not say. `pots` are the
    main pot and the side pots where the file lists them, before the rake or after it.
    """

    stacks: tuple[int, ...]
    collected: tuple[Collected, ...] = ()
    total: int | None = None
    rake: int = 0
    pots: tuple[int, ...] = ()


class Setting(msgspec.Struct, frozen=True):
    """Place and time of a hand, as far as the file says; they decide nothing."""

    site: str = ""
    table: str = ""
    table_seats: int = 0
    tournament: str = ""
    level: str = ""
    currency: str = ""
    played: str = ""
    hero: int = 0


class Record(msgspec.Struct, frozen=True):
    """One hand as a file contains it. Amounts are in units of `unit`.

    `id` is the hand's own number in the file, else its place there, from 1; `named` is the file's
    name of the game. `seats` are in the file's order; `button` is a seat, or None where the game
    has none.
    """

    id: int | str
    form: str
    named: str
    variant: Variant | None
    unit: Unit
    seats: tuple[Seat, ...]
    button: int | None
    posts: tuple[Post, ...]
    stakes: Stakes
    steps: tuple[Step, ...]
    ending: Ending | None
    source: Source
    setting: Setting = Setting()
    boards: int = 1
    """Number of boards, dealt or run."""
    tolerances: Tolerances = NONE
    """Habits of a room that the reader applied."""


class BrokenHand(msgspec.Struct, frozen=True):
    """A hand, or a whole file (`id` None), that could not be read."""

    id: int | str | None
    named: str | None
    fault: Fault


BETS = frozenset(("fold", "check-call", "raise", "bring-in"))
"""Verbs of the betting."""
_SHOWN = frozenset(("show", "muck"))

Steps = tuple[Step, ...]


def dealt_boards(steps: Steps, boards: int) -> list[list[Step]]:
    """Return the steps that deal each board, a later one without those of the first."""
    return [[s for s in steps if s.verb == "board" and s.board == at] for at in range(boards)]


def seen_by_each(steps: Steps, boards: int) -> list[Steps]:
    """Return the steps for each board: a later board shares streets of the first."""
    if boards == 1:
        return [steps]
    first, *later = dealt_boards(steps, boards)
    seen = []
    for own in (first, *later):
        shared = first[: len(first) - len(own)]
        mine = {id(step) for step in (*shared, *own)}
        seen.append(tuple(s for s in steps if s.verb != "board" or id(s) in mine))
    return seen


def board_by_board(steps: Steps) -> Steps:
    """Return the steps with all that follows the betting in the order of the boards.

    The cards of one board and then of the next, and the shows for one and then for the next.
    """
    bets = [at for at, step in enumerate(steps) if step.verb in BETS]
    after = bets[-1] + 1 if bets else 0
    return (*steps[:after], *sorted(steps[after:], key=lambda s: (s.verb in _SHOWN, s.board)))


def with_boards(steps: Steps, further: Iterable[tuple[Card, ...]]) -> Steps | None:
    """Return the steps of a hand of one board with `further` boards added.

    Each further board is given as its own cards, the last of the board. The result is None where
    they do not come street by street as those of the first do. A hand that is shown is shown for
    each board.
    """
    made: list[Step] = list(steps)
    streets = [step for step in steps if step.verb == "board"]
    shown = [step for step in steps if step.verb in _SHOWN]
    for at, cards in enumerate(further, start=1):
        left, rest = len(streets), cards
        while rest and left:
            left -= 1
            size = len(streets[left].cards)
            own, rest = rest[-size:], rest[:-size]
            if len(own) == size:
                street = made.index(streets[left])
                made.insert(street + at, replace(streets[left], cards=own, board=at))
                continue
            rest = cards
            break
        if rest or not cards:
            return None
        made += [replace(step, board=at) for step in shown]
    return board_by_board(tuple(made))
