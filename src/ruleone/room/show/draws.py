"""The draws of an event: what was sealed, and what is told of it by now."""

from ruleone.limits import DRAWS_FOUND_MAX, DRAWS_SHOWN_MAX
from ruleone.room.draw_views import DrawsFound, DrawsView, DrawView
from ruleone.room.kept_page import PageKept
from ruleone.room.records import EventEnded
from ruleone.tournament.state.event_state import Draws, EventState, seal


def draws_view(state: EventState) -> DrawsView | None:
    """None where they are not sealed. Of a draw that is to come nobody is told more than its seal,
    of the secret of all of them no more before the event is over."""
    draws = state.draws
    if draws is None:
        return None
    return _view(draws, over=state.phase == "over")


def _view(draws: Draws, *, over: bool) -> DrawsView:
    numbers = range(draws.made, 0, -1)[:DRAWS_SHOWN_MAX]
    return DrawsView(
        seal=seal(draws.secret),
        made=draws.made,
        newest=tuple(draw_view(draws, number) for number in numbers),
        next_seal=None if over else seal(draws.secret_of(draws.made + 1)),
        secret=draws.secret.hex() if over else None,
    )


def draw_view(draws: Draws, number: int) -> DrawView:
    """A draw that was made."""
    secret = draws.secret_of(number)
    return DrawView(number, draws.purposes[number - 1], seal(secret), secret.hex())


def draws_found(state: EventState, first: int) -> DrawsFound:
    """A page of the draws that were made."""
    return _found(state.draws, first)


def _found(draws: Draws | None, first: int) -> DrawsFound:
    first = max(0, first)
    if draws is None:
        return DrawsFound(0, first, ())
    numbers = range(1, draws.made + 1)[first : first + DRAWS_FOUND_MAX]
    return DrawsFound(draws.made, first, tuple(draw_view(draws, number) for number in numbers))


def ended_draws_view(ended: EventEnded) -> DrawsView | None:
    """The same of an event of which no more than its end is known."""
    if not ended.secret:
        return None
    return DrawsView(seal(bytes.fromhex(ended.secret)), ended.draws, secret=ended.secret)


def draws_shown(ended: EventEnded, page: PageKept | None) -> DrawsView | None:
    """The same of an event that is over, each draw as well where its page was kept."""
    draws = _kept(ended, page)
    return ended_draws_view(ended) if draws is None else _view(draws, over=True)


def ended_draws_found(ended: EventEnded, page: PageKept | None, first: int) -> DrawsFound:
    """A page of its draws; none of an event whose page was not kept: its file has them."""
    draws = _kept(ended, page)
    return DrawsFound(ended.draws, max(0, first), ()) if draws is None else _found(draws, first)


def _kept(ended: EventEnded, page: PageKept | None) -> Draws | None:
    if page is None or not ended.secret:
        return None
    return Draws(bytes.fromhex(ended.secret), list(page.draws))
