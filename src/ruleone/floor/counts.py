"""Rights to a count: of the pot, and of another player's chips."""

from typing import Literal

import msgspec

from ruleone.dealing.game import Limit
from ruleone.floor.ruling import Reason
from ruleone.floor.verdict import because
from ruleone.rulebook import Edition, stated


class CountRuling(msgspec.Struct, frozen=True, tag="count"):
    """The answer to a request: an exact `count`, an `estimate`, or `nothing`."""

    given: Literal["count", "estimate", "nothing"]
    reasons: tuple[Reason, ...]


def pot_count(book: Edition, structure: Limit) -> CountRuling:
    """Rule on a count of the pot, given in the structures that the rule names: pot-limit alone."""
    rule = book.cite("count.pot")
    if structure in stated(book, "count.pot", "allowed_in"):
        return CountRuling("count", (because("pot-counted", rule),))
    return CountRuling("nothing", (because("pot-not-counted", rule),))


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
