"""What a hand is called for words."""

from ruleone.cards import RANKS, UNKNOWN, Card, rank_of
from ruleone.dealing.views import HandName
from ruleone.ranking import name, rank


def hand_name(cards: tuple[Card, ...]) -> HandName | None:
    """The name of the best hand in these cards; before the flop a pair, or the high cards. None
    where there are no cards, or one of them is unknown."""
    if UNKNOWN in cards or not cards:
        return None
    if len(cards) >= 5:
        return HandName(*name(rank(cards)))
    ranks = sorted(map(rank_of, cards), reverse=True)
    if len(set(ranks)) == 1:
        return HandName("pair", (RANKS[ranks[0]],))
    return HandName("high-card", tuple(RANKS[rank] for rank in ranks))
