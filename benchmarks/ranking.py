"""Seven-card hands ranked a second, RuleOne beside its peers: `python benchmarks/ranking.py`.

All rank the same random hands in the same process, one after another and again, each in the form of
cards that it likes best, made beforehand. The loop around the calls, measured empty in each round,
is taken off. The best of the rounds counts, for other work on the machine only ever takes time
away. Peers that are not installed are left out.
"""

import random
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import NamedTuple, TypeVar

import numpy as np
from rich.console import Console
from rich.table import Table

from ruleone.cards import text
from ruleone.ranking import KERNEL, evaluator, twin

HANDS = 20_000
BULK_HANDS = 500_000
ROUNDS = 25
SLOW_HANDS = 500

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
    yield seven_ints("RuleOne, Python", twin.rank7, hands)
    yield Runner("RuleOne, Python", "uint8[N, 7]", len(rows), lambda: twin.rank_many(rows))
    if KERNEL == "native":
        native = evaluator
        yield seven_ints("RuleOne, kernel", native.rank7, hands)
        yield one_thing("RuleOne, kernel", "52-bit mask", native.rank_mask, masks)
        yield one_thing("RuleOne, kernel", "checked sequence", native.rank, hands)
        yield Runner("RuleOne, kernel", "uint8[N, 7]", len(rows), lambda: native.rank_many(rows))


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


def measure(runners: list[Runner]) -> list[float]:
    """Hands a second of each, from the shortest run and the shortest empty loop of all rounds."""
    ran = [float("inf")] * len(runners)
    idled = list(ran)
    for _ in range(ROUNDS):
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
    """Measure everybody and print the table, fastest last."""
    drawn = random.Random(7)
    hands = [tuple(drawn.sample(range(52), 7)) for _ in range(HANDS)]
    runners = [*ours(hands), *peers(hands)]
    speeds = measure(runners)
    standard = next(
        (speed for runner, speed in zip(runners, speeds, strict=True) if runner.name == "eval7"),
        speeds[0],
    )
    table = Table("ranks seven cards", "called with", title="hands a second, one core")
    table.add_column("million/s", justify="right")
    table.add_column("times eval7", justify="right")
    for speed, runner in sorted(zip(speeds, runners, strict=True), key=lambda pair: pair[0]):
        table.add_row(runner.name, runner.how, f"{speed / 1e6:.3f}", f"{speed / standard:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
