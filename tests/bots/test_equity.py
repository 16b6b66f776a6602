"""Equities by running hands out."""

from itertools import combinations

import pytest

from ruleone.bots import Chance
from ruleone.bots.equity import Band, Likely, estimate
from ruleone.bots.starting_hands import COMBOS
from ruleone.cards import parse_cards
from ruleone.ranking import rank

ANYTHING: Band = (0.0, 1.0)


def run(hole: str, board: str, *opponents: Likely, runs: int = 4_000) -> float:
    first, second = parse_cards(hole)
    chance = Chance(b"equity")
    return estimate((first, second), parse_cards(board), opponents, runs, chance)


def exact_on_the_river(hole: str, board: str) -> float:
    """Our share against each other holding once."""
    ours, cards = parse_cards(hole), parse_cards(board)
    left = [card for card in range(52) if card not in (*ours, *cards)]
    value = rank((*ours, *cards))
    results = [
        (value > other) + (value == other) / 2
        for pair in combinations(left, 2)
        for other in [rank((*pair, *cards))]
    ]
    return sum(results) / len(results)


@pytest.mark.rows(
    ("hole", "board"),
    [
        ("AsKd", "Ah9c7d2s3h"),
        ("5s5d", "Ah9c7d2s3h"),
        ("QsJs", "AsKsTs2d2c"),
        ("2h3d", "AsKsTd9c8c"),
    ],
)
def test_the_river_estimate_agrees_with_every_holding_counted(hole: str, board: str) -> None:
    assert run(hole, board, Likely(ANYTHING)) == pytest.approx(
        exact_on_the_river(hole, board), abs=0.03
    )


def test_certain_hands_are_certain() -> None:
    assert run("AsKs", "QsJsTs", Likely(ANYTHING), runs=200) == 1.0
    assert run("2h3d", "AsKsQsJsTs", Likely(ANYTHING), runs=200) == 0.5
    assert run("2h3d", "AsKsQsJsTs", Likely(ANYTHING), Likely(ANYTHING), runs=200) == (
        pytest.approx(1 / 3)
    )


def test_a_flush_draw_gets_there_as_often_as_it_should() -> None:
    """Nine outs twice, 35 percent, and some pairs besides, against hands that are ahead now."""
    tight = Likely((0.0, 0.05))
    assert 0.28 < run("6s5s", "AsKs2d", tight) < 0.45


def test_signs_of_strength_and_better_bands_cost_equity() -> None:
    plain = run("KsQd", "Kh8c3d", Likely(ANYTHING))
    pushed = run("KsQd", "Kh8c3d", Likely(ANYTHING, pushes=2))
    called = run("KsQd", "Kh8c3d", Likely(ANYTHING, calls=2))
    better = run("KsQd", "Kh8c3d", Likely((0.0, 0.1)))
    assert pushed < called < plain
    assert better < plain


def test_the_same_chance_gives_the_same_estimate() -> None:
    first = run("KsQd", "Kh8c3d", Likely(ANYTHING), runs=50)
    assert first == run("KsQd", "Kh8c3d", Likely(ANYTHING), runs=50)


def test_a_band_without_free_cards_still_gives_an_opponent() -> None:
    """All aces are in sight and the band is aces alone."""
    aces = Likely((0.0, 0.0))
    assert {card >> 2 for pair in COMBOS[:6] for card in pair} == {12}
    assert 0 <= run("AsAd", "AhAc2d", aces, runs=50) <= 1


def test_chance_is_even_and_known() -> None:
    """Numbers from a seed, for ever the same."""
    chance = Chance(b"seed")
    drawn = [chance.number() * 6 >> 32 for _ in range(6_000)]
    assert min(drawn.count(face) for face in range(6)) > 900
    again = Chance(b"seed")
    assert [again.number() * 6 >> 32 for _ in range(6_000)] == drawn
    assert Chance(b"other").number() != Chance(b"seed").number()
    assert 0 <= Chance(b"seed").share() < 1
