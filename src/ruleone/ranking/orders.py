"""All orders of hands, by the id that a game names them by."""

from array import array
from collections.abc import Callable, Sequence

from ruleone.ranking import (
    ace_to_five,
    badugi,
    deuce_to_seven,
    eight_or_better,
    high,
    short_deck,
)
from ruleone.ranking.evaluator import Badugi, Evaluator, FiveCards
from ruleone.ranking.order import Order
from ruleone.ranking.rung import Rung
from ruleone.ranking.tables import FLUSH_COUNT, Suits

Ladder = Callable[[], tuple[Rung, ...]]


def orders(
    five_cards: Callable[[Sequence[int] | None, Suits, int], Evaluator],
    badugi_of: Callable[[Sequence[int]], Evaluator],
) -> dict[str, Order]:
    """Return all orders by id, ranked by evaluators from the factories handed in."""

    def of_five(
        name: str, ladder: Ladder, suits: Suits, lowest: int = 0, none: str | None = None
    ) -> Order:
        def evaluator() -> Evaluator:
            return five_cards(by_high(ladder()), suits, lowest)

        return Order(name, ladder, evaluator, lowest=lowest, none=none)

    def short(name: str, flush_over_full_house: bool, trips_over_straight: bool) -> Order:
        return of_five(
            name,
            lambda: short_deck.ladder(flush_over_full_house, trips_over_straight),
            "help",
            short_deck.LOWEST_CARD,
        )

    def of_badugi(name: str, ace_high: bool) -> Order:
        def ladder() -> tuple[Rung, ...]:
            return badugi.ladder(ace_high)

        return Order(name, ladder, lambda: badugi_of(by_ranks(ladder())), cards=(1, 5))

    listed = (
        Order("high", high.ladder, lambda: five_cards(None, "help", 0)),
        of_five("ace-to-five", ace_to_five.ladder, "ignored"),
        of_five("eight-or-better", eight_or_better.ladder, "ignored", none="no-low"),
        of_five("deuce-to-seven", deuce_to_seven.ladder, "hurt"),
        of_badugi("badugi", ace_high=False),
        of_badugi("badugi-ace-high", ace_high=True),
        short("short-deck", True, False),
        short("short-deck-trips-over-straight", True, True),
        short("short-deck-full-house-over-flush", False, False),
        short("short-deck-full-house-over-flush-trips-over-straight", False, True),
    )
    return {order.id: order for order in listed}


def by_high(ladder: Sequence[Rung]) -> "array[int]":
    """Return the values in an order of five cards, indexed by value as a high hand less one.

    0 stands for no hand. Where the order has no hands of one suit, suits do not change the value.
    """
    suits_count = any(rung.suited for rung in ladder)
    values = {
        (*sorted(rung.whole), rung.suited): value for value, rung in enumerate(ladder, start=1)
    }
    return array(
        "H",
        [
            values.get((*sorted(rung.whole), rung.suited and suits_count), 0)
            for rung in high.ladder()
        ],
    )


def by_ranks(ladder: Sequence[Rung]) -> "array[int]":
    """Return the values of badugi hands, indexed by their ranks as bits; 0 for none."""
    values = array("H", bytes(2 * FLUSH_COUNT))
    for value, rung in enumerate(ladder, start=1):
        values[sum(1 << rank for rank in rung.whole)] = value
    return values


ORDERS = orders(FiveCards, Badugi)
