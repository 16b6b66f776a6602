"""What cards have to come next in a hand that is followed: to whom, or on the board."""

import msgspec

from ruleone.dealing import GAMES, Hand
from ruleone.dealing.game import Game
from ruleone.dealing.views import HandView, SeatView, Street


class LiveDueView(msgspec.Struct, frozen=True):
    """The cards that a seat is to get now, those face up after those face down."""

    seat: int
    down: int
    up: int


class LiveStreetView(msgspec.Struct, frozen=True):
    """The next street that brings cards on the board, and how many."""

    street: Street
    cards: int


def due_cards(hand: Hand) -> tuple[LiveDueView, ...]:
    """Who is to get cards now, clockwise from the button; nobody where no cards are awaited."""
    if hand.awaits != "hole-cards":
        return ()
    view = hand.view()
    game = GAMES[view.game]
    live = [seat for seat in view.seats if seat.status in ("in", "all-in")]
    due = _of_stud(game, live) if game.bring_in is not None else _of_hands(game, live)
    return tuple(sorted(due, key=lambda one: ((one.seat <= view.button), one.seat)))


def _of_hands(game: Game, live: list[SeatView]) -> list[LiveDueView]:
    missing = ((seat.seat, game.hole_cards - len(seat.cards)) for seat in live)
    return [LiveDueView(seat, count, 0) for seat, count in missing if count > 0]


def _of_stud(game: Game, live: list[SeatView]) -> list[LiveDueView]:
    """The first street of which somebody still lacks cards."""
    whole = 0
    for street in game.rounds:
        whole += street.down + street.up
        lack = [seat.seat for seat in live if len(seat.cards) < whole]
        if lack:
            return [LiveDueView(seat, street.down, street.up) for seat in lack]
    return []


def next_street(hand: Hand) -> LiveStreetView | None:
    """The next street of the board; None where it is complete, or the hand is over."""
    view = hand.view()
    if hand.over:
        return None
    if GAMES[view.game].bring_in is not None:
        return LiveStreetView("seventh", 1) if hand.awaits == "board" else None
    for board in (view.board, *view.more_boards):
        if (street := _after(view, len(board))) is not None:
            return street
    return None


def _after(view: HandView, cards: int) -> LiveStreetView | None:
    whole = 0
    for street in GAMES[view.game].rounds:
        whole += street.board
        if whole > cards:
            return LiveStreetView(street.street, whole - cards)
    return None
