"""A look at one's own thirteen cards at a cash table, while one sets them."""

from ruleone.chinese import Arrange
from ruleone.chinese.views import RowsStand, Suggestions
from ruleone.room import commands as c
from ruleone.room.cash.host import CashHost
from ruleone.room.cash.sitting import FROZEN, STALE
from ruleone.room.cash.thirteen import ThirteenPlay
from ruleone.rulebook import Refusal


def look(host: CashHost, person: str, do: c.Look) -> RowsStand | Suggestions | Refusal:
    """How the person's rows stand, or how he could set his cards; of the hand that he sees."""
    play, order = host.play, host.state.order
    if host.frozen is not None:
        return FROZEN
    if not isinstance(play, ThirteenPlay) or order is None:
        return c.OTHER_GAME
    if do.hand != order.number:
        return STALE
    seat = next((seat for seat, player in order.seats.items() if player == person), None)
    if seat is None:
        return Refusal("not-at-table", "illegal", {"table": do.table})
    if isinstance(do, c.CheckRows):
        return play.hand.check(seat, Arrange(do.front, do.middle, do.back))
    return play.suggest(seat)
