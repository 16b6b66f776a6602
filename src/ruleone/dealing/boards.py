"""What the cards that lie face up in stud decide: who brings it in, and who speaks first."""

from collections import Counter
from collections.abc import Iterable, Sequence

from ruleone.cards import Card, rank_of
from ruleone.dealing.state import State

_ACE = 12


def opener(state: State) -> int:
    """The place that brings it in: with the lowest up card, in razz with the highest, where cards
    of one rank go by suit (stud.bring-in)."""
    keys, ups = state.opening.card_keys, state.personal.ups
    lowest_or_highest = min if state.game.bring_in == "low" else max
    return lowest_or_highest(state.live, key=lambda place: keys[ups[place][-1]])


def first_by_board(state: State) -> int:
    """The place whose board speaks first: the high one, in razz the low one; equal boards go by
    their highest card by suit (tda2019-RP-10D)."""
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
    """The ranks of cards; an ace that is low stands below the two."""
    held = [rank_of(card) for card in cards]
    return [-1 if rank == _ACE else rank for rank in held] if ace_low else held


def board_key(held: Sequence[int]) -> tuple[list[int], list[int]]:
    """Boards in order: two pair beats a pair and so on, then the higher ranks, those of more of a
    kind first. Straights and flushes count for nothing here."""
    if len(set(held)) == len(held):
        return [1] * len(held), sorted(held, reverse=True)
    groups = sorted(((count, rank) for rank, count in Counter(held).items()), reverse=True)
    return [count for count, _ in groups], [rank for _, rank in groups]
