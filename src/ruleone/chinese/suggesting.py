"""What a player may be shown who sets his cards: the arrangements that expect most."""

from collections.abc import Sequence

from ruleone.cards import Card, texts
from ruleone.chinese.arranging import arrangements_ranked
from ruleone.chinese.opponents import house
from ruleone.chinese.row_names import row_name
from ruleone.chinese.rules import ThirteenRules
from ruleone.chinese.standing import natural_held
from ruleone.chinese.views import RowView, SuggestedRows, Suggestions
from ruleone.rulebook import Edition

SUGGESTED = 5
"""So many arrangements are suggested."""


def suggestions(
    cards: Sequence[Card], rules: ThirteenRules, edition: Edition, *, bonus: bool
) -> Suggestions:
    """The arrangements of thirteen cards that expect most against players who set as the house
    does, the best first; a natural is to be declared where it pays more than the best of them."""
    against = house(rules, bonus=bonus).facing(cards)
    best = arrangements_ranked(cards, against, rules, most=SUGGESTED)
    natural = natural_held(cards, rules, edition)
    return Suggestions(
        arrangements=tuple(
            SuggestedRows(
                rows=tuple(RowView(texts(row), row_name(row, rules)) for row in one.arrangement),
                points=round(one.points, 3),
            )
            for one in best
        ),
        declare=natural is not None and natural.points > best[0].points,
        natural=natural,
    )
