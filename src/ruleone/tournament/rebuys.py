"""Rebuys: chips that a player buys again before the next hand of his table begins.

The word before the hand binds: the chips play behind what he has in front of him, and he has made
the rebuy (house-25.2, tda2011-24). Who has lost all may buy until that hand begins, for no hand may
be missed (house-25.1); he is back in his seat, or draws one where that is gone.
"""

from collections.abc import Iterator

from ruleone.rulebook import Refusal
from ruleone.tournament.draw import SeatCard
from ruleone.tournament.entries import drawn_seat, open_seats, table_opened
from ruleone.tournament.events import RebuyMade, TournamentEvent
from ruleone.tournament.orders import refuse
from ruleone.tournament.pool import grown
from ruleone.tournament.state import EventState


def rebuy_refused(state: EventState, player: str) -> Refusal | None:
    """Why the player may buy no chips now; None where he may."""
    rebuys = state.config.rebuys
    if rebuys is None:
        return refuse("no-rebuys")
    if state.conduct_of(player).disqualified:
        cite = state.rules.cite("floor.removes")
        return Refusal("disqualified", "illegal", {"player": player}, cite)
    if not state.late_open or state.clock.level > rebuys.until_level:
        return refuse("rebuys-over", level=rebuys.until_level)
    if state.ending:
        return refuse("event-ending")
    if state.rebought.get(player, 0) >= rebuys.most:
        return refuse("rebuys-used", player=player, most=rebuys.most)
    if player in state.stacks:
        return _too_early(state, player, rebuys.chips)
    if player not in state.bust_at or player not in state.results:
        return refuse("player-not-in-event", player=player)
    number, _, hand = state.bust_at[player]
    table = state.tables.get(number)
    if table is not None and table.last_hand != hand:
        cite = state.rules.cite("rebuys.no-missed-hand")
        return Refusal("rebuy-missed-hand", "illegal", {"player": player}, cite)
    return None


def _too_early(state: EventState, player: str, chips: int) -> Refusal | None:
    if state.in_hand(player):
        cite = state.rules.cite("rebuys.announced")
        return Refusal("rebuy-in-hand", "illegal", {"player": player}, cite)
    if state.stacks[player] > chips:
        return refuse("rebuy-too-many-chips", player=player, most=chips)
    return None


def bounty_again(state: EventState, player: str) -> int:
    """What a rebuy puts up on the player's head beside its price: as much as an entry for one who
    had lost all and whose bounty is won; nothing for one who is in, who has his."""
    bounty = state.config.bounty
    return 0 if bounty is None or player in state.stacks else bounty.amount


def decide_rebuy(state: EventState, player: str, at_ms: int) -> Iterator[TournamentEvent]:
    """The chips, and for one who is out the seat; pool and prizes grow with them."""
    rebuys, rules = state.config.rebuys, state.rules
    assert rebuys is not None
    if player not in state.stacks and not open_seats(state):
        yield table_opened(state, at_ms)
    pool, paid = grown(state, rebuys.price, state.entries)
    cite = (rules.cite("rebuys.announced"), rules.cite("rebuys.no-missed-hand"))
    seat = _seat(state, player)
    bounty = bounty_again(state, player)
    yield RebuyMade(player, rebuys.chips, seat, pool, paid, bounty, at_ms=at_ms, citations=cite)


def _seat(state: EventState, player: str) -> SeatCard:
    """Where he sits, or sat where that seat is still open; else a drawn one."""
    if player in state.seats:
        return state.seats[player]
    seats = open_seats(state)
    own = state.bust_at[player][:2]
    made = sum(state.rebought.values())
    return own if own in seats else drawn_seat(state, seats, f"rebuy/{made + 1}")
