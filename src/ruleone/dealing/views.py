"""Views of a hand: everything that one viewer may know.

Views are built by allow-list, field by field; a card that the viewer may not see is "??". This is
the form on the wire and all that a computer player gets.
"""

from typing import Literal

import msgspec

from ruleone.dealing.actions import Options
from ruleone.rulebook.citation import Citation, Parameter

Street = Literal[
    "preflop",
    "flop",
    "turn",
    "river",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "predraw",
    "draw",
    "first-draw",
    "second-draw",
    "third-draw",
    "showdown",
    "over",
]
GameKind = Literal["board", "stud", "draw"]
"""Kinds of games, by the place of their cards.

On a board for all, face up before each player, or all face down and changed.
"""
SeatStatus = Literal["in", "all-in", "folded", "out"]
ActKind = Literal[
    "small-blind",
    "big-blind",
    "ante",
    "straddle",
    "entry",
    "dead-blind",
    "fold",
    "check",
    "call",
    "bet",
    "raise",
    "bring-in",
    "complete",
    "discard",
    "stand-pat",
    "show",
    "muck",
]


class HandName(msgspec.Struct, frozen=True):
    """A made hand for words.

    `category` is `two-pair`, `ranks` the ranks that name it, most significant first, as "A", "K",
    "T" ... "2" (two pair: high pair, low pair, kicker).
    """

    category: str
    ranks: tuple[str, ...]


class LastAct(msgspec.Struct, frozen=True):
    """The last act of a seat on this street: the kind, the total, and whether it was all-in."""

    kind: ActKind
    to: int = 0
    all_in: bool = False


class SeatView(msgspec.Struct, frozen=True):
    """One seat.

    `stack` are the chips behind, `bet` those in front of it on this street. `cards` are "As", or
    "??" face down; () once folded or not dealt in. `hand` names the hand that the viewer can see.
    `won` is the sum of all pots awarded to the seat, its own chips included. `low` is its hand for
    the second half of a split pot. `up` are its up cards, `discards` all that it threw away, "??"
    for all but its own player.
    """

    seat: int
    stack: int
    bet: int
    status: SeatStatus
    cards: tuple[str, ...] = ()
    tabled: bool = False
    last: LastAct | None = None
    hand: HandName | None = None
    won: int = 0
    low: HandName | None = None
    up: tuple[str, ...] = ()
    discards: tuple[str, ...] = ()


class PotView(msgspec.Struct, frozen=True):
    """A pot and the seats that can win it, main pot first. Bets of this street are not in it."""

    amount: int
    seats: tuple[int, ...]


class AwardView(msgspec.Struct, frozen=True):
    """Chips given from a pot (0 is the main pot) to a seat, with the winning five if shown.

    `order` is the order of hands that won this half of a pot, "" where it was not divided.
    """

    pot: int
    seat: int
    amount: int
    hand: HandName | None = None
    five: tuple[str, ...] = ()
    citation: Citation | None = None
    order: str = ""
    board: int = 0


class LogLine(msgspec.Struct, frozen=True):
    """One line of the story, for words: `code` names them in `locale/` (`log-<code>`)."""

    n: int
    street: Street
    code: str
    seat: int | None = None
    parameters: dict[str, Parameter] = {}
    citation: Citation | None = None


class HandView(msgspec.Struct, frozen=True):
    """A hand as one viewer may know it.

    `turn` counts the decisions asked so far in this hand: a command names the turn that it was
    meant for. `total` is every chip in the middle, bets of this street included. `options` is set
    for the seat to act alone; `may_ask_to_see` are the seats whose unshown hands the viewer may ask
    to see.
    """

    number: int
    game: str
    kind: GameKind
    edition: str
    street: Street
    turn: int
    button: int
    small_blind_seat: int | None
    big_blind_seat: int | None
    blinds: tuple[int, int]
    ante: int
    board: tuple[str, ...]
    pots: tuple[PotView, ...]
    total: int
    seats: tuple[SeatView, ...]
    to_act: int | None
    options: Options | None
    viewer: int | None = None
    awards: tuple[AwardView, ...] = ()
    log: tuple[LogLine, ...] = ()
    may_ask_to_see: tuple[int, ...] = ()
    bring_in: int = 0
    more_boards: tuple[tuple[str, ...], ...] = ()
