"""How a house player sets his thirteen cards: best against players like him."""

from ruleone.cards import parse_cards
from ruleone.chinese import Arrange, ThirteenView, thirteen_rules
from ruleone.chinese.arranging import best_arrangement
from ruleone.chinese.opponents import house
from ruleone.rulebook import edition


def arrange(view: ThirteenView) -> Arrange:
    """What a house player sets, from his own view of the hand alone; the same view, the same rows.

    He never fouls, and declares a natural where it pays more than his rows can expect. Raises
    ValueError where the view asks its viewer nothing.
    """
    if view.options is None:
        raise ValueError("expected a view in which its viewer has still to set his cards")
    (held,) = (seat.cards for seat in view.seats if seat.seat == view.viewer)
    cards = parse_cards("".join(held))
    book = edition(view.edition)
    against = house(book, bonus=view.bonus).facing(cards)
    best = best_arrangement(cards, against, thirteen_rules(book))
    return Arrange.of(best.arrangement, declare=best.declare)
