"""What the seat whose turn it is may do, with every amount."""

import msgspec


class Options(msgspec.Struct, frozen=True, gc=False):
    """The legal actions of the seat to act. All amounts are totals for the street, in chips.

    `call` is the total after a call (the stack's end where it is shorter than the bet), None where
    nothing is to be called; `to_call` is what the call adds. `bet_to` bounds a bet or raise, both
    ends legal, None where the seat may not raise; in fixed limit both ends are equal. An all-in
    below the minimum raise is the single legal amount where `bet_to[0] == bet_to[1]`.
    In stud `bring_in` is what the opening player must put in unless he completes it with `bet_to`.
    `discard` bounds how many cards are to be thrown away, where 0 is standing pat.
    `runs` is how often at most the rest of the board may be run.
    At showdown `show` and `muck` say which of both the seat may choose; all else is then empty.
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
