"""Requests to see a hand that went to showdown unshown (`showdown.request_to_see`).

A hand that is seen on request does not change: a mucked hand is shown to everybody, and is still
dead.
"""

from collections.abc import Callable, Iterable, Sequence

from ruleone.cards import UNKNOWN
from ruleone.dealing.events import Acted, BoardDealt, CardsDealt, DrawOpened, Event, ShownOnRequest
from ruleone.dealing.refusals import illegal, out_of_turn
from ruleone.dealing.state import FOLDED, State
from ruleone.rulebook import Edition, Refusal

_BET = ("bet", "raise")


def decide_asking(
    state: State, events: Sequence[Event], edition: Edition, seat: int, of: int
) -> ShownOnRequest | Refusal:
    """Decide the request of the player in `seat` to see the hand in seat `of`.

    The hand is shown, or the refusal names the rule that forbids the request.
    """
    cited = edition.cite("showdown.request_to_see")
    if seat not in state.place:
        return illegal("not-in-hand", cited, seat=seat)
    if not state.order:
        return out_of_turn(state, edition, seat) if state.over else _no_showdown_yet(edition)
    refused = _MAY_ASK[edition.choice("showdown.request_to_see")](state, events, edition, seat, of)
    if refused is not None:
        return refused
    if of not in _unseen(state):
        return illegal("nothing-to-see", cited, seat=of)
    return ShownOnRequest(of, state.holes[state.place[of]], seat)


def may_ask_to_see(
    state: State, events: Sequence[Event], edition: Edition, seat: int | None
) -> tuple[int, ...]:
    """Return the seats whose hands the player in `seat` may ask to see now, ascending."""
    unseen = _unseen(state)
    if seat not in state.place or not unseen:
        return ()
    may_ask = _MAY_ASK[edition.choice("showdown.request_to_see")]
    return tuple(of for of in sorted(unseen) if may_ask(state, events, edition, seat, of) is None)


def _unseen(state: State) -> set[int]:
    """Return the seats whose hands came to showdown and stay face down.

    They were mucked, or won the pot because all others were.
    """
    known = (place for place in state.order if UNKNOWN not in state.holes[place])
    down = (place for place in known if state.over or state.status[place] == FOLDED)
    return {state.seats[place] for place in down}.difference(state.tabled, state.seen)


def _no_showdown_yet(edition: Edition) -> Refusal:
    return illegal("no-showdown-yet", edition.cite("hand.flow"))


def _has_cards(state: State, seat: int) -> bool:
    """Whether the player has kept or tabled the own hand."""
    return state.status[state.place[seat]] != FOLDED


def _nobody(
    state: State, events: Sequence[Event], edition: Edition, seat: int, of: int
) -> Refusal | None:
    """Refuse every request: each player decides alone whether to show."""
    return illegal("asking-nobody", edition.cite("showdown.request_to_see"))


def _anyone(
    state: State, events: Sequence[Event], edition: Edition, seat: int, of: int
) -> Refusal | None:
    """Allow a request by anyone dealt in, with or without cards, but not for their own hand."""
    return _not_own(edition, seat, of)


def _river_callers(
    state: State, events: Sequence[Event], edition: Edition, seat: int, of: int
) -> Refusal | None:
    """Allow a request by a player who stayed to the end and has not mucked since."""
    if state.place[seat] in state.order and _has_cards(state, seat):
        return _not_own(edition, seat, of)
    return illegal("asking-river-callers", edition.cite("showdown.request_to_see"))


def _turn_callers(
    state: State, events: Sequence[Event], edition: Edition, seat: int, of: int
) -> Refusal | None:
    """Allow a request by a player who stayed in on the turn.

    That is a call or a bet on the turn, or being in when the river came.
    """
    if seat in _along_on_the_turn(state, events):
        return _not_own(edition, seat, of)
    return illegal("asking-turn-callers", edition.cite("showdown.request_to_see"))


def _paid_to_see(
    state: State, events: Sequence[Event], edition: Edition, seat: int, of: int
) -> Refusal | None:
    """Allow a caller of the river bet to see the last aggressor's hand.

    The caller must have kept or tabled the own hand (house-IA-16, tda2024-IA-18); every other
    request is for the floor.
    """
    if not _has_cards(state, seat):
        return illegal("asking-without-cards", edition.cite("asking.right-lost"), seat=seat)
    aggressor, callers = _river_bet(state, events)
    if of == aggressor and seat in callers:
        return None
    return illegal("asking-is-for-the-floor", edition.cite("asking.other-requests"))


def _director(
    state: State, events: Sequence[Event], edition: Edition, seat: int, of: int
) -> Refusal | None:
    """Refuse the request: showing a hand is the director's to grant, not a right.

    A player whose own hand is mucked cannot even ask for the winning one (tda2011-14.2).
    """
    if not _has_cards(state, seat):
        return illegal("asking-without-cards", edition.cite("asking.right-lost"), seat=seat)
    return illegal("asking-is-for-the-floor", edition.cite("showdown.request_to_see"))


_MAY_ASK: dict[str, Callable[[State, Sequence[Event], Edition, int, int], Refusal | None]] = {
    "voluntary": _nobody,
    "anyone": _anyone,
    "river-callers": _river_callers,
    "turn-callers": _turn_callers,
    "paid-to-see": _paid_to_see,
    "director": _director,
}
"""Check of a request for each value of `showdown.request_to_see`: a refusal, or None."""


def _not_own(edition: Edition, seat: int, of: int) -> Refusal | None:
    if seat != of:
        return None
    return illegal("asking-for-own", edition.cite("showdown.request_to_see"), seat=seat)


def _along_on_the_turn(state: State, events: Iterable[Event]) -> set[int]:
    """Return the seats that called or bet on the turn, or were in when the river came."""
    live, along = set(state.seats), set[int]()
    turn, river = (street.street for street in state.game.rounds[-2:])
    street = state.game.rounds[0].street
    for event in events:
        match event:
            case BoardDealt() | CardsDealt() | DrawOpened():
                street = event.street
                if street == river:
                    along |= live
            case Acted(seat, "fold"):
                live.discard(seat)
            case Acted(seat, "call" | "bet" | "raise") if street == turn:
                along.add(seat)
            case _:
                pass
    return along


def _river_bet(state: State, events: Iterable[Event]) -> tuple[int | None, set[int]]:
    """Return the last bettor or raiser of the river, and the seats that called.

    The river stands for the last street of any game.
    """
    river = state.game.rounds[-1].street
    on_river = False
    aggressor: int | None = None
    callers = set[int]()
    for event in events:
        match event:
            case BoardDealt() | CardsDealt() | DrawOpened():
                on_river = event.street == river
            case Acted(seat, kind) if on_river and kind in _BET:
                aggressor, callers = seat, set()
            case Acted(seat, "call") if on_river:
                callers.add(seat)
            case _:
                pass
    return aggressor, callers
