"""Until when a pot may be disputed, and what puts it right."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rulings import book, code, rules_of

from ruleone.dealing import CorrectStack
from ruleone.floor import AtTable, BadFacts
from ruleone.floor.procedure import Began, began
from ruleone.floor.showdown import Dispute, disputed

RIFFLE, BUTTON, PUSH = "first-riffle", "shuffler-button", "dealer-push"


def dispute(raised_s: int, *since: Began, **facts: Any) -> Dispute:
    """A dispute so many seconds after the award."""
    return Dispute(raised_ms=raised_s * 1000, awarded_ms=0, since=since, **facts)


@pytest.mark.rule("house-20.1", "tda2011-19")
@pytest.mark.rows(("name", "rule"), [("house", "house-20.1"), ("tda2011", "tda2011-19")])
def test_the_next_hand_ends_the_right_to_dispute(name: str, rule: str) -> None:
    riffle = Began("first-riffle", 40_000)
    late = disputed(book(name), dispute(45, riffle, wrong=True))
    assert (code(late), rules_of(late), late.to_do) == ("pot-stands", [rule], ())
    in_time = disputed(book(name), dispute(39, riffle))
    assert (code(in_time), rules_of(in_time)) == ("?pot-corrected/pot-stands", [rule])
    assert in_time.to_do == (AtTable("recount"),)
    early = disputed(book(name), Dispute(raised_ms=5, since=(riffle,)))
    assert code(early) == "?pot-corrected/pot-stands"


@pytest.mark.rule("house-21.3", "tda2011-20.2")
@pytest.mark.rows(
    ("name", "closes"),
    [("house", {RIFFLE, BUTTON, PUSH}), ("tda2011", {RIFFLE, BUTTON}), ("modern", None)],
)
def test_what_begins_a_hand(name: str, closes: set[str] | None) -> None:
    for what in (RIFFLE, BUTTON, PUSH):
        start = Began(what, 10_000)  # type: ignore[arg-type]
        ruling = disputed(book(name), dispute(11, start))
        counted = what in (closes or {RIFFLE, BUTTON, PUSH})
        assert code(ruling) == ("pot-stands" if counted else "?pot-corrected/pot-stands")
        alone = book(name, hand__start_events=[what])
        assert began(alone, [Began("first-riffle", 1), start]) == (
            Began("first-riffle", 1) if what == RIFFLE else start
        )
        assert began(book(name, hand__start_events=[]), [start]) is None


def test_the_first_of_them_begins_the_hand() -> None:
    push, riffle = Began("dealer-push", 5), Began("first-riffle", 9)
    assert began(book("house"), [riffle, push]) == push
    assert began(book("tda2011"), [riffle, push]) == riffle


@pytest.mark.rule("house-20.2", "tda2011-19")
def test_in_a_break_a_minute_is_left_to_dispute() -> None:
    for seconds, house, tda2011 in ((50, True, True), (60, True, True), (61, False, True)):
        asked = dispute(seconds, on_break=True)
        for name, is_open in (("house", house), ("tda2011", tda2011)):
            assert (code(disputed(book(name), asked)) != "pot-stands") == is_open
    over = disputed(book("house"), dispute(61, on_break=True))
    assert rules_of(over) == ["house-20.2"]
    longer = book("house", disputes__break_window_seconds=61)
    assert code(disputed(longer, dispute(61, on_break=True))) != "pot-stands"
    assert code(disputed(book("house"), dispute(61))) != "pot-stands"


def test_a_mistake_is_put_right_to_the_chip() -> None:
    wrong = disputed(book("house"), dispute(5, wrong=True, moves={2: 300, 5: -300}))
    assert code(wrong) == "pot-corrected"
    assert wrong.to_do == (CorrectStack(5, -300), CorrectStack(2, 300))
    right = disputed(book("house"), dispute(5, wrong=False))
    assert (code(right), right.to_do) == ("pot-stands", ())


@given(st.lists(st.integers(1, 10**12), min_size=1, max_size=5), st.booleans())
def test_no_correction_makes_or_loses_chips(won: list[int], late: bool) -> None:
    moves = dict(enumerate(won, start=2)) | {1: -sum(won)}
    if sum(won) > 10**12:
        with pytest.raises(
            BadFacts, match=r"not valid for the chips that are moved\. Enter a number from 1"
        ):
            dispute(5, wrong=True, moves=moves)
        return
    since = (Began("first-riffle", 1),) if late else ()
    done = disputed(book("modern"), dispute(5, *since, wrong=True, moves=moves)).to_do
    assert sum(one.by for one in done if isinstance(one, CorrectStack)) == 0
    assert len(done) == (0 if late else len(moves))


@pytest.mark.rows(
    ("facts", "told"),
    [
        (
            {"raised_ms": 4, "awarded_ms": 5},
            "disputed only after it is awarded, not 1 second before",
        ),
        (
            {"raised_ms": 9, "awarded_ms": 5, "since": (Began("first-riffle", 4),)},
            "begins after the pot is awarded, not 1 second before",
        ),
        ({"raised_ms": 9, "wrong": True, "moves": {1: 5}}, "must add up to 0, not to 5"),
        ({"raised_ms": 9, "moves": {1: 5, 2: -5}}, "only after a mistake"),
    ],
)
def test_facts_that_contradict_each_other_are_refused(facts: dict[str, Any], told: str) -> None:
    with pytest.raises(BadFacts, match=told):
        Dispute(**facts)
