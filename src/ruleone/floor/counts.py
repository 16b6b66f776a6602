"""Rights to a count: of the pot, and of another player's chips."""

from typing import Literal

import msgspec

from ruleone.dealing.game import Limit
from ruleone.floor.ruling import Reason
from ruleone.floor.verdict import because
from ruleone.rulebook import Edition, stated


class CountRuling(msgspec.Struct, frozen=True, tag="count"):
    """The answer to a request: an exact `count`, an `estimate`, or `nothing`.

    A pot that is not counted may be spread (`spread`), so that its chips can be seen.
    """

    given: Literal["count", "estimate", "spread", "nothing"]
    reasons: tuple[Reason, ...]


def pot_count(book: Edition, structure: Limit) -> CountRuling:
    """Rule on a count of the pot, given in the structures that the rule names: pot-limit alone.

    Elsewhere it is spread on request, where the edition has that (count.spread_pot).
    """
    rule = book.cite("count.pot")
    if structure in stated(book, "count.pot", "allowed_in"):
        return CountRuling("count", (because("pot-counted", rule),))
    refused = because("pot-not-counted", rule)
    if book.flag("count.spread_pot"):
        spread = because("pot-spread", book.cite("count.spread_pot"))
        return CountRuling("spread", (refused, spread))
    return CountRuling("nothing", (refused,))


def stack_count(
    book: Edition, *, in_turn: bool, faces: Literal["all-in", "bet", "nothing"]
) -> CountRuling:
    """Rule on a count of another player's chips (count.who).

    An exact count is given in turn and against an all-in, or whenever the player may have to call;
    else an estimate. The dealer or the floor counts, not the owner of the chips.
    """
    if book.choice("count.who") == "any-caller":
        entitled = faces != "nothing"
    else:
        entitled = in_turn and faces == "all-in"
    if not entitled:
        return CountRuling("estimate", (because("estimate-only", book.cite("count.estimate")),))
    counted = because("chips-counted", book.cite("count.who"))
    return CountRuling("count", (counted, because("dealer-counts", book.cite("count.by"))))
