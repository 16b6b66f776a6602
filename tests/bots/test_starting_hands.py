"""The table of starting hands, and all-in or fold by it."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleone.bots.shark import push_gain, shares
from ruleone.bots.starting_hands import (
    BY_STRENGTH,
    CLASSES,
    COMBOS,
    class_of,
    combos_of,
    equity_against,
    share_of,
)
from ruleone.cards import parse_cards


def number_of(text: str) -> int:
    first, second = parse_cards(text)
    return class_of(first, second)


def test_every_pair_of_cards_has_a_class_and_a_place() -> None:
    assert sorted(BY_STRENGTH) == list(range(CLASSES))
    assert sum(combos_of(number) for number in BY_STRENGTH) == 1_326
    assert set(COMBOS) == set(combinations(range(52), 2))
    assert all(class_of(a, b) == class_of(b, a) for a, b in COMBOS)
    shown = [share_of(a, b) for a, b in COMBOS]
    assert shown == sorted(shown)
    assert 0 < shown[0] < shown[-1] < 1


@pytest.mark.rows(
    ("hand", "equity"),
    [("AsAh", 0.852), ("KsKh", 0.824), ("AsKs", 0.670), ("AsKh", 0.653), ("7s2h", 0.346),
     ("2s2h", 0.503), ("JsTs", 0.575)],
)  # fmt: skip
def test_equities_against_any_hand_are_the_known_ones(hand: str, equity: float) -> None:
    assert equity_against(number_of(hand), 1.0) == pytest.approx(equity, abs=0.02)


def test_better_opponents_leave_less() -> None:
    for hand in ("KsKh", "AsKs", "9s9h", "8s7s", "Qs4h"):
        number = number_of(hand)
        assert equity_against(number, 0.05) < equity_against(number, 1.0)
    assert BY_STRENGTH[0] == number_of("AsAh")


@given(st.floats(1, 30), st.integers(1, 8), st.floats(1.5, 4))
def test_more_chips_or_more_players_make_both_sides_tighter(
    depth: float, behind: int, pot: float
) -> None:
    push, call = shares(depth, behind, pot)
    assert 0 < push <= 1
    assert 0 < call <= 1
    deeper, _ = shares(depth + 10, behind, pot)
    assert deeper <= push + 0.08
    more, _ = shares(depth, behind + 2, pot)
    assert more <= push + 0.08


def test_pushing_gains_with_good_hands_and_fold_equity() -> None:
    aces, rags = number_of("AsAh"), number_of("7s2h")
    assert push_gain(aces, 10, 3, 2.5, 0.2) > 2.5
    assert push_gain(rags, 10, 8, 2.5, 0.2) < 0 < push_gain(rags, 2, 1, 2.5, 0.2)
    assert push_gain(rags, 10, 3, 2.5, 0.0) == 2.5


def test_the_last_chip_has_a_price_too() -> None:
    """A stack and a pot that both round to nothing beside the blinds."""
    push, call = shares(0.01, 1, 0.02)
    assert 0 < push <= 1
    assert 0 < call <= 1
