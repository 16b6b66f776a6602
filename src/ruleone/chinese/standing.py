"""Rows while they are being set: their names, their order, and a natural in the cards."""

from collections.abc import Mapping, Sequence

from ruleone.cards import Card
from ruleone.chinese.arrangement import Arrangement, out_of_order
from ruleone.chinese.naturals import best_natural
from ruleone.chinese.row_names import row_name
from ruleone.chinese.rules import NATURALS, ROW_CARDS, ROWS, Row, ThirteenRules
from ruleone.chinese.views import NaturalHeld, OutOfOrder, RowsStand, RowStands
from ruleone.rulebook import Edition


def rows_stand(
    cards: Sequence[Card], rows: Arrangement, rules: ThirteenRules, edition: Edition, *, bonus: bool
) -> RowsStand:
    """Return how these rows of a player stand by the rules of the hand.

    `cards` are the player's, the edition is cited; rows may lack cards. `bonus` says whether it is
    a bonus table.
    """
    full = {name: row for name, row in zip(ROWS, rows, strict=True) if len(row) == ROW_CARDS[name]}
    stand = {name: _stands(name, row, rules, bonus) for name, row in full.items()}
    return RowsStand(
        front=stand.get("front"),
        middle=stand.get("middle"),
        back=stand.get("back"),
        wrong=wrong_in(full, rules, edition),
        natural=natural_held(cards, rules, edition),
    )


def wrong_in(
    full: Mapping[Row, tuple[Card, ...]], rules: ThirteenRules, edition: Edition
) -> tuple[OutOfOrder, ...]:
    """Return the wrong orders among full rows, each with its rule (chinese-hand-3)."""
    rule = edition.cite("chinese.row-order")
    return tuple(OutOfOrder(row, under, rule) for row, under in out_of_order(full, rules))


def _stands(name: Row, row: tuple[Card, ...], rules: ThirteenRules, bonus: bool) -> RowStands:
    hand = row_name(row, rules)
    return RowStands(hand, rules.bonuses[name].get(hand.category, 0) if bonus else 0)


def natural_held(
    cards: Sequence[Card], rules: ThirteenRules, edition: Edition
) -> NaturalHeld | None:
    """Return the best natural in thirteen cards with its points and rule, if any."""
    held = best_natural(cards, rules)
    if held is None:
        return None
    natural, points = held
    return NaturalHeld(natural, points, edition.cite(NATURALS[natural]))
