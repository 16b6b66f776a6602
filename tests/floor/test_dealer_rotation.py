"""Where the dealers go at a push."""

import pytest

from ruleone.floor.dealer_rotation import DealersPlaced, pushed

TABLES = ("1", "2", "3", "4", "5", "6")
ALL = dict(zip(TABLES, ("a", "b", "c", "d", "e", "f"), strict=True))


def test_the_dealer_on_a_break_heads_the_string_and_its_last_one_has_the_break() -> None:
    placed = pushed(TABLES[:3], {"1": "a", "2": "b", "3": "c"}, ("x",))
    assert placed == DealersPlaced({"1": "x", "2": "a", "3": "b"}, ("c",))


def test_with_two_on_a_break_there_are_two_strings() -> None:
    placed = pushed(TABLES, ALL, ("x", "y"))
    around = {"1": "x", "2": "a", "3": "b", "4": "y", "5": "d", "6": "e"}
    assert placed == DealersPlaced(around, ("c", "f"))


def test_nobody_has_a_break_while_a_table_of_his_string_has_no_dealer() -> None:
    placed = pushed(TABLES[:3], {"1": "a", "3": "c"}, ("x",))
    assert placed == DealersPlaced({"1": "x", "2": "a", "3": "c"}, ())


def test_without_anybody_on_a_break_all_go_round() -> None:
    placed = pushed(TABLES[:3], {"1": "a", "2": "b", "3": "c"}, ())
    assert placed == DealersPlaced({"2": "a", "3": "b", "1": "c"}, ())
    assert pushed(TABLES[:1], {"1": "a"}, ()) == DealersPlaced({"1": "a"}, ())


def test_whoever_dealt_at_a_table_that_is_gone_has_a_break() -> None:
    placed = pushed(("1",), {"1": "a", "9": "z"}, ("x", "y"))
    assert placed == DealersPlaced({"1": "x"}, ("y", "a", "z"))
    assert pushed((), {"9": "z"}, ("x",)) == DealersPlaced({}, ("x", "z"))


@pytest.mark.feature("dealer-rotation")
def test_over_the_pushes_everybody_deals_everywhere_and_rests_as_often() -> None:
    placed = DealersPlaced({}, ("a", "b", "c", "d", "e", "f", "g", "h"))
    rests: dict[str, int] = {}
    for _ in range(33):
        placed = pushed(TABLES, placed.dealing, placed.resting)
        assert len(placed.dealing) == 6
        assert len({*placed.dealing.values(), *placed.resting}) == 8
        for dealer in placed.resting:
            rests[dealer] = rests.get(dealer, 0) + 1
    assert max(rests.values()) - min(rests.values()) <= 2
