"""How rows stand that are being set: what each makes, what is out of order, and whether the cards
hold a natural."""

from collections.abc import Mapping, Sequence

from ruleone.cards import Card, texts
from ruleone.chinese.arrangement import Arrangement, out_of_order
from ruleone.chinese.arranging import arrangements_ranked
from ruleone.chinese.naturals import best_natural
from ruleone.chinese.opponents import house
from ruleone.chinese.row_names import row_name
from ruleone.chinese.rules import NATURALS, ROW_CARDS, ROWS, Row, ThirteenRules
from ruleone.chinese.views import (
    NaturalHeld,
    OutOfOrder,
    RowsStand,
    RowStands,
    RowView,
    SuggestedRows,
    Suggestions,
)
from ruleone.rulebook import Edition

SUGGESTED = 5
"""So many arrangements are suggested."""


def rows_stand(
    cards: Sequence[Card], rows: Arrangement, rules: ThirteenRules, edition: Edition, *, bonus: bool
) -> RowsStand:
    """How these rows of the player who holds `cards` stand by the rules of his hand, which cites
    its edition; rows may lack cards. `bonus` says whether it is a bonus table."""
    full = {name: row for name, row in zip(ROWS, rows, strict=True) if len(row) == ROW_CARDS[name]}
    stand = {name: _stands(name, row, rules, bonus) for name, row in full.items()}
    return RowsStand(
        front=stand.get("front"),
        middle=stand.get("middle"),
        back=stand.get("back"),
        wrong=wrong_in(full, rules, edition),
        natural=_natural(cards, rules, edition),
    )


def suggestions(
    cards: Sequence[Card], rules: ThirteenRules, edition: Edition, *, bonus: bool
) -> Suggestions:
    """The arrangements of thirteen cards that expect most against players who set as the house
    does, the best first; a natural is to be declared where it pays more than the best of them."""
    against = house(rules, bonus=bonus).facing(cards)
    best = arrangements_ranked(cards, against, rules, most=SUGGESTED)
    natural = _natural(cards, rules, edition)
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


def wrong_in(
    full: Mapping[Row, tuple[Card, ...]], rules: ThirteenRules, edition: Edition
) -> tuple[OutOfOrder, ...]:
    """What is out of order among rows that have all their cards, with its rule (chinese-hand-3)."""
    rule = edition.cite("chinese.equal_rows_legal")
    return tuple(OutOfOrder(row, under, rule) for row, under in out_of_order(full, rules))


def _stands(name: Row, row: tuple[Card, ...], rules: ThirteenRules, bonus: bool) -> RowStands:
    hand = row_name(row, rules)
    return RowStands(hand, rules.bonuses[name].get(hand.category, 0) if bonus else 0)


def _natural(cards: Sequence[Card], rules: ThirteenRules, edition: Edition) -> NaturalHeld | None:
    held = best_natural(cards, rules)
    if held is None:
        return None
    natural, points = held
    return NaturalHeld(natural, points, edition.cite(NATURALS[natural]))
