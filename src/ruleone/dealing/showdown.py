"""Showdown and pots: the order of showing, mucking, main and side pots, and who wins them."""

from collections.abc import Iterator
from itertools import combinations
from math import gcd
from typing import Literal, NamedTuple

from ruleone.cards import UNKNOWN, Card, CardError
from ruleone.dealing.events import Mucked, PotAwarded, ShowdownOpened, Shown
from ruleone.dealing.state import IN, NOBODY, State
from ruleone.dealing.street import first_by_board
from ruleone.ranking import Order, rank7, suit_that_decides


def layers(state: State) -> list[tuple[int, list[int]]]:
    """Return the pots as they stand, main pot first: chips, and the places that can win them.

    Without an all-in there is one (holdem-pots-1). With one a pot ends at its height
    (holdem-pots-3). A hand wins from each other player as much as it put in (holdem-pots-4). Chips
    of folded players above every live hand go down into the highest pot that has one. Chips that
    stand for nobody's bet (antes for the table, dead blinds) are in the main pot.
    """
    live = state.live
    # Nobody is all-in: one pot (holdem-pots-1), whatever folded players put in.
    if len(live) == state.able:
        return [(state.pot + state.given, live)]
    put = state.put
    height = put[live[0]]
    for place in live:
        if put[place] != height:
            return _side_pots(state, sorted({put[place] for place in live}), put)
    return [(state.pot + state.given, live)]


def _side_pots(state: State, heights: list[int], put: list[int]) -> list[tuple[int, list[int]]]:
    live = state.live
    pots: list[tuple[int, list[int]]] = []
    floor, dead = 0, state.dead
    for height in heights:
        last = height == heights[-1]
        amount = dead + sum(
            # Chips of folded players above every live hand belong to the last pot, which has a
            # winner.
            (chips if last else min(chips, height)) - floor
            for chips in put
            if chips > floor
        )
        if amount:
            pots.append((amount, [place for place in live if put[place] >= height]))
        floor, dead = height, 0
    return pots


def share(state: State, amount: int, winners: int) -> tuple[list[int], int]:
    """Return the shares of tied winners, in the order of their places, and the odd chips.

    The pot is divided in the smallest chip in play. The odd chips go out from the first winner left
    of the button on, one chip each or all to that player, as the edition says.
    """
    unit = odd_chip(state)
    each = amount // (unit * winners) * unit
    amounts = [each] * winners
    odd = amount - each * winners
    # Less than one chip cannot be divided further: the first winner gets it.
    amounts[0] += odd % unit
    if state.rules.odd_one_by_one:
        for at in range(odd // unit):
            amounts[at] += unit
    else:
        amounts[0] += odd // unit * unit
    return amounts, odd


def half(state: State, amount: int) -> int:
    """Return the smaller half of a pot: an odd chip is in the other (house-18C)."""
    unit = odd_chip(state)
    return amount // (2 * unit) * unit


def odd_chip(state: State) -> int:
    """Return the chip in which pots are divided: the smallest in play.

    Hands that began when editions did not break odd chips down use the largest chip in which all
    chips put in can be counted.
    """
    if state.rules.odd_smallest:
        return state.started.chip
    return gcd(state.dead, *state.put) or state.started.chip


NO_RANK = -1


def opening(state: State) -> ShowdownOpened:
    """Return the order of showing.

    First comes the last to bet or raise on the last street. Without one it is the player who would
    act first on it, or the first left of the button, as the edition says. In stud it always goes by
    the boards (house-15A.3, tda2011-12). Where everybody is all-in and hands were not turned up at
    once, the first who went all-in shows first.
    """
    live = state.live
    first, all_in = state.aggressor, state.first_all_in
    # In stud without a bet the boards decide who shows first, in every edition (house-15A.3,
    # tda2011-12).
    if state.opening.stud and first not in live:
        return _order(state, live, _first_board(state), "no-bet")
    if not state.able and all_in in live:
        return _order(state, live, all_in, "first-all-in")
    if first in live:
        return _order(state, live, first, "aggressor")
    acting = [place for place in live if state.status[place] == IN]
    first = acting[0] if state.rules.first_to_act_shows and acting else live[0]
    return _order(state, live, first, "no-bet")


def _first_board(state: State) -> int:
    """Return the place that would act first on the last street of stud (house-15A.3)."""
    if not state.board:
        return first_by_board(state)
    following = (place for place in state.live if place >= state.first)
    return next(following, state.live[0])


def _order(
    state: State, live: list[int], first: int, why: Literal["aggressor", "no-bet", "first-all-in"]
) -> ShowdownOpened:
    """Return the live hands clockwise, `first` before all others."""
    at = live.index(first)
    seats = state.seats
    return ShowdownOpened(tuple(seats[place] for place in live[at:] + live[:at]), why)


def may_muck(state: State) -> bool:
    """Whether hands may be given up unseen: not with an all-in, unless the edition lets them."""
    return state.rules.all_in_may_muck or len(state.live) == state.able


def ask_to_show(state: State) -> None:
    """Ask the next player in order to show or muck; the last live hand is not asked.

    Players are asked where they show their hands themselves, or where only they know the cards.
    """
    state.to_act = NOBODY
    place = state.next_to_show
    if place is None or len(state.live) == 1:
        return
    if state.started.showdown == "players" or UNKNOWN in state.holes[place]:
        state.to_act = place
        state.asked_to_show += 1


def decided_by_dealer(state: State, place: int) -> Shown | Mucked:
    """Table or muck a hand whose player leaves it to the dealer.

    It is tabled if it may win something against the hands shown so far, mucked if it is beaten in
    every pot that it could win.
    """
    seat, cards = state.seats[place], state.holes[place]
    # Only a hand beaten in every pot is mucked: in a split or a side pot it may still win a part.
    if may_muck(state) and _beaten_everywhere(state, place):
        return Mucked(seat)
    return Shown(seat, cards)


def _beaten_everywhere(state: State, place: int) -> bool:
    seats, tabled = state.seats, state.tabled
    if not tabled:
        return False
    if state.opening.seven:
        rank = _of_seven(state, place)
        for _, places in layers(state):
            if place in places and all(
                _of_seven(state, other) <= rank for other in places if seats[other] in tabled
            ):
                return False
        return True
    mine = values(state, place)
    for _, places in layers(state):
        if place in places:
            shown = [other for other in places if seats[other] in tabled]
            for nth, value in enumerate(mine):
                if value and all(values(state, other)[nth] <= value for other in shown):
                    return False
    return True


def _of_seven(state: State, place: int) -> int:
    """Return the rank of the best five of a hand and the board.

    Any number of its own cards may play (holdem-showdown-best5); NO_RANK where a card is unknown.
    """
    try:
        return rank7(*state.holes[place], *state.board)
    # Some hole cards are unknown: an exception costs nothing in the usual case of known cards.
    except CardError:
        return NO_RANK


def next_award(state: State) -> PotAwarded:
    """Return the next pot to go out, the last side pot first and the main pot last."""
    seats = state.seats
    if len(state.live) == 1:
        return PotAwarded(0, state.pot, (seats[state.live[0]],), (state.pot,), 0, True)
    if not state.opening.seven:
        return all_awards(state)[state.awarded]
    pots = layers(state)
    at = len(pots) - 1 - state.awarded
    amount, places = pots[at]
    if len(places) == 1:
        return PotAwarded(at, amount, (seats[places[0]],), (amount,), 0, True)
    board, holes = state.board, state.holes
    winners: list[int] = []
    best = NO_RANK - 1
    for place in places:
        # Called for each showdown of a simulation: known cards take the direct call.
        rank = _of_seven(state, place) if state.unknown else rank7(*holes[place], *board)
        if rank > best:
            winners, best = [place], rank
        elif rank == best:
            winners.append(place)
    if len(winners) == 1:
        return PotAwarded(at, amount, (seats[winners[0]],), (amount,), 0, False)
    amounts, odd = share(state, amount, len(winners))
    return PotAwarded(
        at, amount, tuple([seats[place] for place in winners]), tuple(amounts), odd, False
    )


def values(state: State, place: int) -> tuple[int, ...]:
    """Return the value of a hand in each order of the pot.

    Higher wins, 0 cannot win; NO_RANK where a card is unknown.
    """
    return tuple(
        value_of(state, place, order, board)
        for board in state.boards
        for order in state.opening.orders
    )


def value_of(state: State, place: int, order: Order, board: tuple[Card, ...]) -> int:
    """Return the value of a hand in one order, on one board."""
    hole = state.holes[place]
    try:
        if state.game.two_from_hand:
            return order.rank_omaha(hole, board)
        return order.rank((*hole, *board))
    except CardError:
        return NO_RANK


def all_awards(state: State) -> list[PotAwarded]:
    """Return all pots in the order in which they go out, the last side pot first.

    A pot played for by two orders goes half to each, unless the same hands win both (house-18D).
    """
    seats, awards = state.seats, []
    pots = list(enumerate(layers(state)))
    for at, (amount, places) in reversed(pots):
        if len(places) == 1:
            awards.append(PotAwarded(at, amount, (seats[places[0]],), (amount,), 0, True))
            continue
        for board, part in _parts(state, amount, places):
            ranked = by_odd_chip(state, part.winners, part.order)
            amounts, odd = share(state, part.amount, len(ranked))
            awards.append(
                PotAwarded(
                    at,
                    part.amount,
                    tuple(seats[place] for place in ranked),
                    tuple(amounts),
                    odd,
                    False,
                    part.order.id if part.amount < amount else "",
                    board,
                    part.by_suit,
                )
            )
    return awards


class Part(NamedTuple):
    """A part of a pot won on a board.

    The order that decides it, the chips, the places that tie for it, and whether others tied with
    them but for a suit.
    """

    order: Order
    amount: int
    winners: list[int]
    by_suit: bool


def _parts(state: State, amount: int, places: list[int]) -> Iterator[tuple[int, Part]]:
    """Yield the parts of a pot: divided among the boards first, odd chips to the first board."""
    amounts, _ = share(state, amount, len(state.boards))
    for at, (board, part) in enumerate(zip(state.boards, amounts, strict=True)):
        if part:
            for each in portions(state, part, places, board):
                yield at, each


def portions(state: State, amount: int, places: list[int], board: tuple[Card, ...]) -> list[Part]:
    """Return the parts of the pot played for on a board, with the winners of each."""
    won: list[Part] = []
    for order in state.opening.orders:
        ranked = [(value_of(state, place, order, board), place) for place in places]
        best = max(value for value, _ in ranked)
        if best:
            tied = [place for value, place in ranked if value == best]
            winners = _by_suit(state, tied, order, best, board)
            won.append(Part(order, amount, winners, len(winners) < len(tied)))
    high, *low = won
    # Halving first could leave an odd chip on each side; the same hands win both, so their pot is
    # shared once.
    whole = state.rules.same_hands_whole and len(high.winners) > 1
    if not low or (whole and low[0].winners == high.winners):
        return [high]
    second = half(state, amount)
    parts = [high._replace(amount=amount - second), low[0]._replace(amount=second)]
    return [part for part in parts if part.amount]


def _by_suit(
    state: State, tied: list[int], order: Order, value: int, board: tuple[Card, ...]
) -> list[int]:
    """Return the tied hands with the highest suit, where the edition lets suits decide."""
    suits, ties = state.rules.suits, state.rules.suit_ties
    if ties == "none" or len(tied) == 1 or value == NO_RANK:
        return tied
    found = [
        suit_that_decides(order, value, _fives(state, place, board), suits, ties) for place in tied
    ]
    highest = max(found)
    return [place for place, suit in zip(tied, found, strict=True) if suit == highest]


def _fives(state: State, place: int, board: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Return all hands of five cards that a player can make."""
    hole = state.holes[place]
    if not state.game.two_from_hand:
        return list(combinations((*hole, *board), 5))
    return [(*two, *three) for two in combinations(hole, 2) for three in combinations(board, 3)]


def by_odd_chip(state: State, winners: list[int], order: Order) -> list[int]:
    """Return the winners in the order in which they get odd chips.

    That is left of the button first; in stud the highest card by suit first (house-18B).
    """
    if not state.opening.stud or len(winners) == 1:
        return winners

    keys = state.opening.card_keys

    def cards(place: int) -> list[int]:
        held = state.holes[place] if UNKNOWN not in state.holes[place] else ()
        five = order.best((*held, *state.board)) if state.rules.odd_best_five and held else held
        return sorted((keys[card] for card in five), reverse=True)

    return sorted(winners, key=cards, reverse=True)
