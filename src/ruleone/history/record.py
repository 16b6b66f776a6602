"""What a file says of one hand, whichever form it is written in, and before anything is played.

A reader of a form makes records; `replay` makes a hand of the engine from one, and `judge` compares
what the record says of the end with how the hand ended.

Habits of rooms that a hand may need to come out right, each by its name.

A reader, the replay and the settlement note what they let pass; the verdict of a hand carries what
the hand needed, and `ruleone replay` counts it. docs/en/build/histories.md tells what each is.

The boards of a hand: mostly one; else two from the start, or the rest of one run again.
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
    """Where in its file a hand stands."""

    def line_of(self, field: str = "", action: int | None = None) -> int:
        """The line, from 1, of an action by its `at`, else of a field, else of the hand."""
        ...


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A seat with its chips, in units. `dealt_in` is not so for who sits there without playing."""

    number: int
    stack: int
    name: str = ""
    dealt_in: bool = True


class Post(msgspec.Struct, frozen=True, gc=False):
    """What a seat owes before the cards come, in units; he may have less. A "bomb-pot" is an ante
    of everybody for a hand whose betting begins on the flop."""

    seat: int
    kind: PostKind
    due: int


class Step(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened. `at` is where the file says so, for its Source.

    `cards` are those dealt, shown or discarded, unknown ones among them; none where a hand is shown
    without naming them, or where somebody stands pat. `to` is what a bet, a raise or a bring-in
    comes to on its street, in units; 0 for a bring-in whose size the file does not repeat. `board`
    counts the boards of a hand that is run more than once, from 0.
    """

    at: int
    verb: Verb
    seat: int = 0
    cards: tuple[Card, ...] = ()
    to: int = 0
    board: int = 0


class Stakes(msgspec.Struct, frozen=True, gc=False):
    """What the bets go by, in units; None where the file does not say and the game has no use for
    it. `small` is the smallest bet, `big` the bet of the later streets of fixed limit, `cap` the
    most that a seat may put in in the whole hand: who has, is all-in with chips behind."""

    small: int | None
    big: int | None = None
    bring_in: int | None = None
    cap: int | None = None

    def in_play(self, stack: int) -> int:
        """So much of a stack may be put in."""
        return stack if self.cap is None else min(stack, self.cap)


class Collected(msgspec.Struct, frozen=True, gc=False):
    """Chips that somebody took from a pot, after the house's share. `pot` is 0 for the main pot and
    counts the side pots from 1; None where the file names none. `board` is the one that won it."""

    at: int
    seat: int
    amount: int
    pot: int | None = None
    board: int = 0


class Ending(msgspec.Struct, frozen=True):
    """How the file says the hand ended: `stacks` in the order of the record's seats. `total` is the
    whole pot before the `rake`; None where the file does not say. `pots` are the main pot and the
    side pots where the file tells them, before the rake or after it."""

    stacks: tuple[int, ...]
    collected: tuple[Collected, ...] = ()
    total: int | None = None
    rake: int = 0
    pots: tuple[int, ...] = ()


class Setting(msgspec.Struct, frozen=True):
    """Where and when a hand was played, as far as the file says; none of it decides anything."""

    site: str = ""
    table: str = ""
    table_seats: int = 0
    tournament: str = ""
    level: str = ""
    currency: str = ""
    played: str = ""
    hero: int = 0


class Record(msgspec.Struct, frozen=True):
    """One hand as a file tells it. Amounts are in units of `unit`.

    `id` is the hand's own number in the file, else its place there, from 1; `named` what the file
    calls the game. `seats` stand in the file's order; `button` is a seat, or None where the game
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
    """How many boards were dealt, or the rest of one was run."""
    tolerances: Tolerances = NONE
    """The habits of a room that its reader let pass."""


class BrokenHand(msgspec.Struct, frozen=True):
    """A hand, or a whole file (`id` None), that could not be read."""

    id: int | str | None
    named: str | None
    fault: Fault


BETS = frozenset(("fold", "check-call", "raise", "bring-in"))
"""The verbs of the betting."""
_SHOWN = frozenset(("show", "muck"))

Steps = tuple[Step, ...]


def dealt_boards(steps: Steps, boards: int) -> list[list[Step]]:
    """The steps that deal each board, without those that a later one has from the first."""
    return [[s for s in steps if s.verb == "board" and s.board == at] for at in range(boards)]


def seen_by_each(steps: Steps, boards: int) -> list[Steps]:
    """The steps as each board sees them: a later board has the streets of the first one that it
    does not have itself."""
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
    """The steps with what comes after all betting in the order of the boards: the cards of one and
    then of the next, and what is shown for one and then for the next."""
    bets = [at for at, step in enumerate(steps) if step.verb in BETS]
    after = bets[-1] + 1 if bets else 0
    return (*steps[:after], *sorted(steps[after:], key=lambda s: (s.verb in _SHOWN, s.board)))


def with_boards(steps: Steps, further: Iterable[tuple[Card, ...]]) -> Steps | None:
    """The steps of a hand that was played on one board with `further` ones, by the cards that each
    has of its own, the last ones of a board; None where they do not come street by street as those
    of the first do. A hand that is shown is shown for each board."""
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
