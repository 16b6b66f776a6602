"""The coming street, in games that are more than hole cards and a board.

It also decides what the up cards of stud decide: the bring-in, and the first to act.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from ruleone.cards import Card, rank_of
from ruleone.dealing.game import Round
from ruleone.dealing.state import State

_FOURTH = 1


def coming(state: State) -> Round | None:
    """Return the street whose cards are still to come; None after the last one."""
    at = state.personal.streets
    return state.game.rounds[at] if at < len(state.game.rounds) else None


def board_due(state: State) -> tuple[int, Round]:
    """Return the board that gets cards now, counted from 0, and their street.

    Each street comes on one board after the other; with several runs, one whole board comes after
    the other.
    """
    boards, rounds, at = state.boards, state.game.rounds, state.round + 1
    if len(boards) == 1:
        return 0, rounds[at if state.plain else state.personal.streets]
    last = state.game.last_round if state.started.runs_whole else at
    whole = sum([street.board for street in rounds[: last + 1]])
    which, lies = next((at, len(board)) for at, board in enumerate(boards) if len(board) < whole)
    for street in rounds:
        lies -= street.board
        if lies < 0:
            return which, street
    raise AssertionError(f"no street brings cards on the board {boards[which]}")


def due(state: State) -> list[int]:
    """Return the number of cards of the coming street for each place."""
    street = coming(state)
    cards = [0] * len(state.seats)
    if street is None:
        return cards
    if street.draw:
        for place in state.live:
            cards[place] = state.personal.throws[place] or 0
        return cards
    each = street.down + street.up
    for place in receivers(state):
        cards[place] = each
    return cards


def receivers(state: State) -> list[int]:
    """Return the places that get cards of the coming street, ascending; draws excluded.

    Hands killed for absence get one on fourth street where the edition deals to them
    (stud.deal_to_dead_hands).
    """
    personal = state.personal
    if personal.killed and state.rules.deal_to_dead and personal.streets == _FOURTH:
        return sorted((*state.live, *personal.killed))
    return state.live


def awaits_cards(state: State) -> bool:
    """Whether cards for single hands of the coming street are due now.

    Those of the first street are counted apart (`undealt`).
    """
    street = coming(state) if state.personal.streets else None
    betting = state.asked is not None and not state.order
    if street is None or betting or state.held or state.over or len(state.live) == 1:
        return False
    if (street.draw or street.discard) and not state.personal.drawing:
        return False
    return bool(street.down or street.up or street.draw)


def streets_back(state: State, count: int) -> int:
    """Return the number of streets that the last `count` cards of the board opened.

    It is 0 where they are not whole streets, or came before the first betting.
    """
    if state.opening.stud:
        return 1 if 0 < count == len(state.board) else 0
    cards, at = 0, state.round
    while at > 0 and cards < count:
        cards += state.game.rounds[at].board
        at -= 1
    return state.round - at if cards == count else 0


_ACE = 12


def opener(state: State) -> int:
    """Return the place that brings it in (stud.bring-in).

    That is the lowest up card, in razz the highest; cards of one rank go by suit.
    """
    keys, ups = state.opening.card_keys, state.personal.ups
    lowest_or_highest = min if state.game.bring_in == "low" else max
    return lowest_or_highest(state.live, key=lambda place: keys[ups[place][-1]])


def first_by_board(state: State) -> int:
    """Return the place whose board acts first: the high one, in razz the low one.

    Equal boards go by their highest card by suit (tda2019-RP-10D, tda2024-RP-10D).
    """
    ups = state.personal.ups
    low = state.game.first == "low"
    boards = {place: board_key(ranks(ups[place], low)) for place in state.live}
    best = (min if low else max)(boards.values())
    tied = [place for place, board in boards.items() if board == best]
    if len(tied) == 1:
        return tied[0]
    keys = state.opening.card_keys
    return max(tied, key=lambda place: max(keys[card] for card in ups[place]))


def ranks(cards: Iterable[Card], ace_low: bool) -> list[int]:
    """Return the ranks of cards; an ace that is low stands below the two."""
    held = [rank_of(card) for card in cards]
    return [-1 if rank == _ACE else rank for rank in held] if ace_low else held


def board_key(held: Sequence[int]) -> tuple[list[int], list[int]]:
    """Return the sort key of a board.

    Two pair beats a pair and so on, then the higher ranks, those of more of a kind first. Straights
    and flushes do not count.
    """
    if len(set(held)) == len(held):
        return [1] * len(held), sorted(held, reverse=True)
    groups = sorted(((count, rank) for rank, count in Counter(held).items()), reverse=True)
    return [count for count, _ in groups], [rank for _, rank in groups]
