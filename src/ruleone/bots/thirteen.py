"""Arrangements of computer players in 13-card poker: best against players of the same kind."""

from ruleone.cards import parse_cards
from ruleone.chinese import Arrange, ThirteenRules, ThirteenView, thirteen_rules
from ruleone.rulebook import edition


def arrange(view: ThirteenView, rules: ThirteenRules | None = None) -> Arrange:
    """Return the arrangement of a computer player, from its own view of the hand alone.

    The same view gives the same rows. It follows the `rules` of the hand, or the present ones of
    the edition that the view names. It never fouls, and declares a natural where it pays more than
    its rows can expect. Raises ValueError where the view asks its viewer nothing.
    """
    from ruleone.chinese.arranging import best_arrangement  # numpy: a room of poker alone
    from ruleone.chinese.opponents import house  # opens without

    if view.options is None:
        raise ValueError("expected a view in which its viewer has still to set cards")
    (held,) = (seat.cards for seat in view.seats if seat.seat == view.viewer)
    cards = parse_cards("".join(held))
    rules = rules or thirteen_rules(edition(view.edition))
    against = house(rules, bonus=view.bonus).facing(cards)
    best = best_arrangement(cards, against, rules)
    return Arrange.of(best.arrangement, declare=best.declare)
