"""Rebuys: chips that a player buys again before the next hand of his table begins.

The word before the hand binds: the chips play behind what he has in front of him, and he has made
the rebuy (house-25.2, tda2011-24). Who has lost all may buy until that hand begins, for no hand may
be missed (house-25.1); he is back in his seat, or draws one where that is gone.
"""

from collections.abc import Iterator

from ruleone.tournament.entries import decide_table, drawn_seat, open_seats
from ruleone.tournament.events import RebuyMade, TournamentEvent
from ruleone.tournament.pool import grown
from ruleone.tournament.sealed_draws import secret_told
from ruleone.tournament.seeded_draw import SeatCard
from ruleone.tournament.state.event_state import EventState


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
        yield from decide_table(state, at_ms)
    pool, paid = grown(state, rebuys.price, state.entries)
    cite = (rules.cite("rebuys.announced"), rules.cite("rebuys.no-missed-hand"))
    seat = own_seat(state, player)
    if seat is None:
        purpose = rebuy_purpose(state)
        yield from secret_told(state, purpose, at_ms)
        seat = drawn_seat(state, open_seats(state), purpose)
    bounty = bounty_again(state, player)
    yield RebuyMade(player, rebuys.chips, seat, pool, paid, bounty, at_ms=at_ms, citations=cite)


def rebuy_purpose(state: EventState) -> str:
    """What the draw of a seat is called with the rebuy that is made now. No number is given twice
    in an event: not in another flight, and not where a rebuy was taken back."""
    return f"rebuy/{state.rebuys_made + 1}"


def own_seat(state: EventState, player: str) -> SeatCard | None:
    """Where he sits, or sat where that seat is still open; None where he draws one."""
    if player in state.seats:
        return state.seats[player]
    own = state.bust_at[player][:2]
    return own if own in open_seats(state) else None
