"""Hands ranked a second, RuleOne beside its peers: `python benchmarks/ranking.py`.

First high hands of seven cards, then every order with hands of its games. All rank the same random
hands in the same process, one after another and again, each in the form of cards that it likes
best, made beforehand. The loop around the calls, measured empty in each round, is taken off. The
best of the rounds counts, for other work on the machine only ever takes time away. Peers that are
not installed, or do not know an order, are left out.
"""

import random
import time
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeVar

import numpy as np
from rich.console import Console
from rich.table import Table

from ruleone.cards import text
from ruleone.ranking import HIGH, KERNEL, ORDERS, Order, python_twin, rank7, rank_mask
from ruleone.ranking.orders import orders

HANDS = 20_000
BULK_HANDS = 500_000
ROUNDS = 25
SLOW_HANDS = 500
ORDER_HANDS = 5_000
ORDER_BULK_HANDS = 50_000
ORDER_ROUNDS = 8

TWINS = orders(python_twin.FiveCards, python_twin.Badugi)

Hand = tuple[int, ...]
Form = TypeVar("Form")


class Runner(NamedTuple):
    """Somebody who ranks `hands` hands in one call of `run`; `idle` is the same without ranking."""

    name: str
    how: str
    hands: int
    run: Callable[[], object]
    idle: Callable[[], object] = lambda: None


def seven_ints(name: str, rank7: Callable[..., object], hands: list[Hand]) -> Runner:
    """A call for each hand with its seven cards."""

    def run() -> None:
        for a, b, c, d, e, f, g in hands:
            rank7(a, b, c, d, e, f, g)

    def idle() -> None:
        for _a, _b, _c, _d, _e, _f, _g in hands:
            pass

    return Runner(name, "seven ints", len(hands), run, idle)


def one_thing(name: str, how: str, rank: Callable[[Form], object], forms: list[Form]) -> Runner:
    """A call for each hand with one argument."""

    def run() -> None:
        for form in forms:
            rank(form)

    def idle() -> None:
        for _form in forms:
            pass

    return Runner(name, how, len(forms), run, idle)


def ours(hands: list[Hand]) -> Iterator[Runner]:
    """RuleOne's evaluators, the twin always and the kernel where it is built."""
    masks = [sum(1 << card for card in hand) for hand in hands]
    rows = np.array(hands, np.uint8)
    rows = np.tile(rows, (BULK_HANDS // len(rows), 1))
    high = TWINS["high"]
    yield seven_ints("RuleOne, Python", python_twin.rank7, hands)
    yield Runner("RuleOne, Python", "uint8[N, 7]", len(rows), lambda: high.rank_many(rows))
    if KERNEL == "native":
        yield seven_ints("RuleOne, kernel", rank7, hands)
        yield one_thing("RuleOne, kernel", "52-bit mask", rank_mask, masks)
        yield one_thing("RuleOne, kernel", "checked sequence", HIGH.rank, hands)
        yield Runner("RuleOne, kernel", "uint8[N, 7]", len(rows), lambda: HIGH.rank_many(rows))


def peers(hands: list[Hand]) -> Iterator[Runner]:
    """Those that are installed."""
    if find_spec("eval7"):
        import eval7

        cards = [[eval7.Card(text(card)) for card in hand] for hand in hands]
        yield one_thing("eval7", "list of its cards", eval7.evaluate, cards)
    if find_spec("phevaluator"):
        from phevaluator import evaluate_cards

        yield seven_ints("phevaluator", evaluate_cards, hands)
    if find_spec("pokerkit"):
        from pokerkit import Card, StandardHighHand

        few = [tuple(Card.parse("".join(map(text, hand)))) for hand in hands[:SLOW_HANDS]]
        yield one_thing("pokerkit", "tuple of its cards", StandardHighHand.from_game, few)


class Deal(NamedTuple):
    """What an order is measured with: so many cards, of which `hole` are hole cards in Omaha."""

    order: str
    cards: int
    hole: int
    pokerkit: str

    @property
    def told(self) -> str:
        """The cards for the table."""
        return f"{self.hole} and {self.cards - self.hole}" if self.hole else f"{self.cards}"


DEALS = (
    Deal("high", 7, 0, "StandardHighHand"),
    Deal("ace-to-five", 7, 0, "RegularLowHand"),
    Deal("eight-or-better", 7, 0, "EightOrBetterLowHand"),
    Deal("deuce-to-seven", 5, 0, "StandardLowHand"),
    Deal("deuce-to-seven", 7, 0, "StandardLowHand"),
    Deal("badugi", 4, 0, "BadugiHand"),
    Deal("badugi-ace-high", 5, 0, "StandardBadugiHand"),
    Deal("short-deck", 7, 0, "ShortDeckHoldemHand"),
    Deal("high", 9, 4, "OmahaHoldemHand"),
    Deal("eight-or-better", 9, 4, "OmahaEightOrBetterLowHand"),
    Deal("high", 10, 5, "OmahaHoldemHand"),
    Deal("high", 11, 6, "OmahaHoldemHand"),
)


COLUMNS = ("phevaluator", "Python", "Python, bulk", "kernel", "kernel, bulk")


def in_order(deal: Deal) -> Iterator[Runner]:
    """Everybody who knows the order, one by one and in bulk."""
    drawn = random.Random(deal.order)
    deck = range(16 if deal.order == "short-deck" else 0, 52)
    hands = [tuple(drawn.sample(deck, deal.cards)) for _ in range(ORDER_HANDS)]
    yield from evaluated("Python", TWINS[deal.order], deal, hands)
    if KERNEL == "native":
        yield from evaluated("kernel", ORDERS[deal.order], deal, hands)
    parted = [(hand[: deal.hole], hand[deal.hole :]) for hand in hands]
    # As installed from PyPI it knows no more than four hole cards.
    if deal.hole == 4 and deal.order == "high" and find_spec("phevaluator"):
        from phevaluator import evaluate_omaha_cards

        mixed = [board + hole for hole, board in parted]
        yield one_thing("phevaluator", "", lambda hand: evaluate_omaha_cards(*hand), mixed)
    if find_spec("pokerkit"):
        import pokerkit

        hand_type = getattr(pokerkit, deal.pokerkit)
        few = [
            [tuple(pokerkit.Card.parse("".join(map(text, cards)))) for cards in hand]
            for hand in parted[:SLOW_HANDS]
        ]
        yield one_thing("pokerkit", "", lambda hand: from_game(hand_type, hand), few)


def evaluated(name: str, order: Order, deal: Deal, hands: list[Hand]) -> Iterator[Runner]:
    """One of our evaluators, one by one and in bulk."""
    rows = np.tile(np.array(hands, np.uint8), (ORDER_BULK_HANDS // len(hands), 1))
    if deal.hole:
        hole, board = rows[:, : deal.hole], rows[:, deal.hole :]
        parted = [(hand[: deal.hole], hand[deal.hole :]) for hand in hands]
        rank_omaha = order.rank_omaha
        yield one_thing(name, "", lambda hand: rank_omaha(*hand), parted)
        yield Runner(name, ", bulk", len(rows), lambda: order.rank_omaha_many(hole, board))
    else:
        yield one_thing(name, "", order.rank, hands)
        yield Runner(name, ", bulk", len(rows), lambda: order.rank_many(rows))


def from_game(hand_type: Any, hand: Iterable[object]) -> object:
    """A hand of pokerkit's, None where there is none."""
    try:
        return hand_type.from_game(*hand)
    except ValueError:
        return None


def measure(runners: list[Runner], rounds: int) -> list[float]:
    """Hands a second of each, from the shortest run and the shortest empty loop of all rounds."""
    ran = [float("inf")] * len(runners)
    idled = list(ran)
    for _ in range(rounds):
        for at, runner in enumerate(runners):
            ran[at] = min(ran[at], seconds(runner.run))
            idled[at] = min(idled[at], seconds(runner.idle))
    return [
        runner.hands / (busy - empty)
        for runner, busy, empty in zip(runners, ran, idled, strict=True)
    ]


def seconds(run: Callable[[], object]) -> float:
    """How long one call takes."""
    began = time.perf_counter()
    run()
    return time.perf_counter() - began


def main() -> None:
    """Measure everybody and print the tables, fastest last."""
    drawn = random.Random(7)
    hands = [tuple(drawn.sample(range(52), 7)) for _ in range(HANDS)]
    table = Table("ranks seven cards", "called with", title="high hands a second, one core")
    table.add_column("million/s", justify="right")
    table.add_column("times eval7", justify="right")
    runners = [*ours(hands), *peers(hands)]
    for runner, speed, times in compared(runners, ROUNDS, "eval7"):
        table.add_row(runner.name, runner.how, f"{speed / 1e6:.3f}", f"{times:.2f}")
    Console().print(table)
    every = Table("order", "cards", title="every order, one core: times pokerkit")
    every.add_column("pokerkit, hands/s", justify="right")
    for column in COLUMNS:
        every.add_column(column, justify="right")
    for deal in DEALS:
        told = {
            f"{runner.name}{runner.how}": (speed, times)
            for runner, speed, times in compared([*in_order(deal)], ORDER_ROUNDS, "pokerkit")
        }
        unit = f"{told['pokerkit'][0]:,.0f}" if "pokerkit" in told else ""
        others = [f"{told[column][1]:,.0f}" if column in told else "" for column in COLUMNS]
        every.add_row(deal.order, deal.told, unit, *others)
    Console(width=120).print(every)


def compared(
    runners: list[Runner], rounds: int, standard: str
) -> Iterator[tuple[Runner, float, float]]:
    """Each with its speed and how often it is that of the standard, the slowest first."""
    speeds = measure(runners, rounds)
    names = [runner.name for runner in runners]
    unit = speeds[names.index(standard) if standard in names else 0]
    for speed, runner in sorted(zip(speeds, runners, strict=True), key=lambda pair: pair[0]):
        yield runner, speed, speed / unit


if __name__ == "__main__":
    main()
