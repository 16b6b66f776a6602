"""A deal in an event, as everybody in it sees it. Amounts are in the unit of the prizes."""

from typing import Literal

import msgspec

from ruleone.tournament.events.deals import DealKind, ShownOn


class DealLine(msgspec.Struct, frozen=True):
    """One player's figures: the chips on which they were reckoned, what he would have for certain,
    what those chips are worth after Malmuth and Harville (None once it is made), and whether he has
    consented, `by_word` where the director has entered it."""

    player: str
    name: str
    stack: int
    amount: int
    worth: int | None
    consents: bool
    me: bool
    by_word: bool = False


class DealView(msgspec.Struct, frozen=True):
    """A deal. `asked` waits for the end of a hand, `offered` for answers until `ends_ms`, `made`
    stands. `left` stays to play for. `by` has asked for it, None where that was the director. At a
    table with real cards players may answer `by_word`, once the figures were `shown`."""

    state: Literal["asked", "offered", "made"]
    kind: DealKind | None
    left: int
    lines: tuple[DealLine, ...] = ()
    number: int = 0
    by: str | None = None
    ends_ms: int | None = None
    by_word: bool = False
    shown: ShownOn | None = None


class DealsView(msgspec.Struct, frozen=True):
    """What there is of deals: the one `on` now or made. The viewer `may_ask` for one, the director
    `may_propose` one, of `sum` in all, with up to `most_left` to play for."""

    on: DealView | None
    may_ask: bool
    may_propose: bool
    sum: int
    most_left: int
