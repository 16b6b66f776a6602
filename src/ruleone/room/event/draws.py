"""The draws of an event: their seals, and the secrets published so far, in hex digits."""

import msgspec

from ruleone.limits import DRAWS_FOUND_MAX, DRAWS_SHOWN_MAX
from ruleone.room.event.finished import FinishedPage
from ruleone.room.event.records import EventEnded
from ruleone.tournament.state.event_state import Draws, EventState, seal


class DrawView(msgspec.Struct, frozen=True):
    """A draw that was made, by its number from 1.

    It came from the `secret` whose SHA-256, the `seal`, was published before; the `purpose` is the
    recipe to make it again.
    """

    number: int
    purpose: str
    seal: str
    secret: str


class DrawsView(msgspec.Struct, frozen=True):
    """The draws of an event, sealed when it was announced.

    `seal` is the SHA-256 of the `secret` from which the secrets of all of them are made, and which
    is published when the event is over. `made` is their number, `newest` are the latest, the latest
    first. `next_seal` is the seal of the next one's secret, None where none follows.
    """

    seal: str
    made: int
    newest: tuple[DrawView, ...] = ()
    next_seal: str | None = None
    secret: str | None = None


class DrawsFound(msgspec.Struct, frozen=True, tag="draws-found"):
    """A page of the draws of an event, after the first `first` of the `total`, in their order.

    Empty for an event that ended under a version which kept no page of it: its file has them.
    """

    total: int
    first: int
    draws: tuple[DrawView, ...]


def draws_view(state: EventState) -> DrawsView | None:
    """Return the draws, None where they are not sealed.

    The next draw shows only its seal; so does the secret of all draws before the event is over.
    """
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
    """Return a draw that was made."""
    secret = draws.secret_of(number)
    return DrawView(number, draws.purposes[number - 1], seal(secret), secret.hex())


def draws_found(state: EventState, first: int) -> DrawsFound:
    """Return a page of the draws that were made."""
    return _found(state.draws, first)


def _found(draws: Draws | None, first: int) -> DrawsFound:
    first = max(0, first)
    if draws is None:
        return DrawsFound(0, first, ())
    numbers = range(1, draws.made + 1)[first : first + DRAWS_FOUND_MAX]
    return DrawsFound(draws.made, first, tuple(draw_view(draws, number) for number in numbers))


def ended_draws_view(ended: EventEnded) -> DrawsView | None:
    """Return the draws of an event of which only the end is known."""
    if not ended.secret:
        return None
    return DrawsView(seal(bytes.fromhex(ended.secret)), ended.draws, secret=ended.secret)


def draws_shown(ended: EventEnded, page: FinishedPage | None) -> DrawsView | None:
    """Return the draws of an event that is over, each of them where its page was kept."""
    draws = _kept(ended, page)
    return ended_draws_view(ended) if draws is None else _view(draws, over=True)


def ended_draws_found(ended: EventEnded, page: FinishedPage | None, first: int) -> DrawsFound:
    """Return a page of the draws of an event that is over.

    Empty where its page was not kept: its file has them.
    """
    draws = _kept(ended, page)
    return DrawsFound(ended.draws, max(0, first), ()) if draws is None else _found(draws, first)


def _kept(ended: EventEnded, page: FinishedPage | None) -> Draws | None:
    if page is None or not ended.secret:
        return None
    return Draws(bytes.fromhex(ended.secret), list(page.draws))
