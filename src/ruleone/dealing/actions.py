"""Actions of a player in a hand, and the options of the seat to act.

Every amount is a total for the street ("raise to").
"""

import msgspec


class Fold(msgspec.Struct, frozen=True, gc=False, tag="fold"):
    """Give up the hand and all chips already in the pot."""


class Check(msgspec.Struct, frozen=True, gc=False, tag="check"):
    """Stay in without chips, where nothing is to be called."""


class Call(msgspec.Struct, frozen=True, gc=False, tag="call"):
    """Match the bet, or put in the whole stack where it is smaller."""


class RaiseTo(msgspec.Struct, frozen=True, gc=False, tag="raise"):
    """Bet or raise to `to` chips in all on this street; the whole stack is an all-in."""

    to: int


class Show(msgspec.Struct, frozen=True, gc=False, tag="show"):
    """Table the hand at showdown.

    `cards` names cards that nobody had seen, else it stays empty.
    """

    cards: tuple[str, ...] = ()


class Muck(msgspec.Struct, frozen=True, gc=False, tag="muck"):
    """Give the hand up at showdown without showing it, where the edition allows that."""


class AskToSee(msgspec.Struct, frozen=True, gc=False, tag="ask-to-see"):
    """Ask at showdown, or after it, to see the hand in seat `of` that was not shown."""

    of: int


class BringIn(msgspec.Struct, frozen=True, gc=False, tag="bring-in"):
    """Open a hand of stud with the bring-in, or with the whole stack where it is smaller."""


class Discard(msgspec.Struct, frozen=True, gc=False, tag="discard"):
    """Throw these cards away, to change them in a draw; an empty list stands pat."""

    cards: tuple[str, ...] = ()


class Run(msgspec.Struct, frozen=True, gc=False, tag="run"):
    """Agree at an all-in of a cash game to run the rest of the board this many times.

    The lowest number that anybody names counts.
    """

    times: int


Action = Fold | Check | Call | RaiseTo | Show | Muck | AskToSee | BringIn | Discard | Run


class Options(msgspec.Struct, frozen=True, gc=False):
    """The legal actions of the seat to act. All amounts are totals for the street, in chips.

    `call` is the total after a call (the stack's end where it is shorter than the bet), None where
    nothing is to be called. `to_call` is the number of chips that the call adds. `bet_to` bounds a
    bet or raise, both ends legal, None where the seat may not raise; in fixed limit both ends are
    equal. An all-in below the minimum raise is the single legal amount where `bet_to[0] ==
    bet_to[1]`.

    In stud `bring_in` is the amount that the opening player must put in, unless the player
    completes it with `bet_to`. `discard` bounds the number of cards to throw away, where 0 is
    standing pat. `runs` is the maximum number of times the rest of the board may be run. At
    showdown `show` and `muck` say which of both the seat may choose; all else is then empty.
    """

    seat: int
    fold: bool = False
    check: bool = False
    call: int | None = None
    to_call: int = 0
    bet_to: tuple[int, int] | None = None
    show: bool = False
    muck: bool = False
    bring_in: int | None = None
    discard: tuple[int, int] | None = None
    runs: int | None = None
