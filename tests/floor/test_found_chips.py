"""Chips found later, hidden, or nobody's."""

import pytest

from ruleone.floor import BadFacts, ChipsRuling, found_behind, out_of_view, unowned
from ruleone.rulebook import edition


def told(ruling: ChipsRuling) -> list[str]:
    return [choice.code for choice in ruling.choices]


def rules_of(ruling: ChipsRuling) -> list[str]:
    return [reason.citation.rule for reason in ruling.reasons]


@pytest.mark.rule("house-56.1", "house-56.2", "tda2024-62.1", "tda2024-62.2")
@pytest.mark.rows(("book", "rule"), [("house", "house-56"), ("tda2024", "tda2024-62")])
def test_chips_found_behind_a_winning_all_in_are_not_paid_for(book: str, rule: str) -> None:
    ruling = found_behind(edition(book), 5000, all_in_won=True)
    assert told(ruling) == ["not-part-of-the-bet", "part-of-the-bet"]
    assert ruling.proposed == ruling.choices[0]
    assert rules_of(ruling) == [f"{rule}.1", f"{rule}.2"]


@pytest.mark.rule("house-56.1", "house-56.3", "tda2024-62.1", "tda2024-62.3")
@pytest.mark.rows(("book", "rule"), [("house", "house-56"), ("tda2024", "tda2024-62")])
def test_chips_found_behind_a_losing_all_in_save_nobody(book: str, rule: str) -> None:
    ruling = found_behind(edition(book), 5000, all_in_won=False)
    assert told(ruling) == ["award-to-caller", "take-out"]
    assert {choice.amount for choice in ruling.choices} == {5000}
    assert rules_of(ruling) == [f"{rule}.1", f"{rule}.3"]


@pytest.mark.rule("house-57.1", "tda2011-48")
@pytest.mark.rows("book", ["house", "tda2011"])
def test_chips_out_of_view_are_forfeited(book: str) -> None:
    ruling = out_of_view(edition(book), 4500)
    assert (ruling.out_of_play, ruling.disqualification) == (4500, "optional")
    assert rules_of(ruling) == [{"house": "house-57.1", "tda2011": "tda2011-48"}[book]]
    strict = edition(book).with_options({"chips.out_of_view": "required"})
    assert out_of_view(strict, 4500).disqualification == "required"


@pytest.mark.rule("house-58")
def test_chips_that_nobody_owns_leave_play() -> None:
    ruling = unowned(edition("house"), 1000)
    assert (ruling.out_of_play, rules_of(ruling)) == (1000, ["house-58"])


@pytest.mark.rows("chips", [0, -5, 10**13])
def test_impossible_chips_are_refused(chips: int) -> None:
    with pytest.raises(BadFacts, match="the chips that were found"):
        unowned(edition("house"), chips)
