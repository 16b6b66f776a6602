"""How a house player sets his thirteen cards: best against players like him."""

from ruleone.cards import parse_cards
from ruleone.chinese import Arrange, ThirteenRules, ThirteenView, thirteen_rules
from ruleone.rulebook import edition


def arrange(view: ThirteenView, rules: ThirteenRules | None = None) -> Arrange:
    """What a house player sets, from his own view of the hand alone; the same view, the same rows.
    He goes by the `rules` of the hand, or as they are now in the edition that the view names.

    He never fouls, and declares a natural where it pays more than his rows can expect. Raises
    ValueError where the view asks its viewer nothing.
    """
    from ruleone.chinese.arranging import best_arrangement  # numpy: a room of poker alone
    from ruleone.chinese.opponents import house  # opens without

    if view.options is None:
        raise ValueError("expected a view in which its viewer has still to set his cards")
    (held,) = (seat.cards for seat in view.seats if seat.seat == view.viewer)
    cards = parse_cards("".join(held))
    rules = rules or thirteen_rules(edition(view.edition))
    against = house(rules, bonus=view.bonus).facing(cards)
    best = best_arrangement(cards, against, rules)
    return Arrange.of(best.arrangement, declare=best.declare)
