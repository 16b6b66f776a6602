"""Until when a pot may be disputed, and what puts it right."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rulings import book, code, rules_of

from ruleone.dealing import CorrectStack
from ruleone.floor import AtTable, BadFacts
from ruleone.floor.procedure import Began, began
from ruleone.floor.sentences import sentences
from ruleone.floor.showdown import Dispute, disputed
from ruleone.floor.situations import Undecided, ruled
from ruleone.rulebook import edition

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


def at_clock(*, award: int, raised: int, **since: int) -> Dispute:
    """A dispute of how a hand was read, at seconds of one clock."""
    began = [Began(what.replace("_", "-"), at * 1000) for what, at in since.items()]  # type: ignore[arg-type]
    return Dispute(raised_ms=raised * 1000, awarded_ms=award * 1000, since=tuple(began), wrong=True)


@pytest.mark.rule("tda2024-22.1", "tda2024-23.3")
def test_of_2024_a_reading_is_disputed_until_the_next_hand_begins() -> None:
    riffled = at_clock(award=0, raised=45, first_riffle=40)  # t24-dispute-reading
    for name in ("tda2024", "house", "tda2011"):
        assert code(disputed(book(name), riffled)) == "pot-stands"
    assert rules_of(disputed(book("tda2024"), riffled)) == ["tda2024-22.1"]
    pushed = at_clock(award=0, raised=25, dealer_push=20, first_riffle=65)  # t24-dispute-push
    assert code(disputed(book("tda2024"), pushed)) == "pot-stands"
    assert code(disputed(book("tda2011"), pushed)) == "pot-corrected"


AMOUNTS = (
    # t24-dispute-amount-closed, then t24-dispute-amount-folds
    (("raise", "call"), "pot-stands"),
    (("fold", "fold"), "pot-corrected"),
    (("fold", "fold", "fold"), "pot-stands"),
    (("call",), "pot-corrected"),
    (("fold", "call"), "pot-stands"),
    ((), "pot-corrected"),
)


@pytest.mark.rule("tda2024-22.2", "tda2024-22.3", "tda2024-36A", "tda2024-36B")
def test_of_2024_an_amount_is_disputed_until_substantial_action_in_the_next_hand() -> None:
    riffle, moves = Began("first-riffle", 1_000), {6: 1_200, 2: -1_200}
    facts: dict[str, Any] = {"wrong": True, "moves": moves, "subject": "amount"}
    for acts, expected in AMOUNTS:
        asked = dispute(45, riffle, acts=acts, **facts)
        ruling = disputed(book("tda2024"), asked)
        assert (acts, code(ruling)) == (acts, expected)
        assert rules_of(ruling)[0] == "tda2024-22.2"
        for name in ("house", "tda2011", "tda2019"):
            assert code(disputed(book(name), asked)) == "pot-stands"
    for seconds, expected in ((60, "pot-corrected"), (61, "pot-stands")):
        paused = disputed(book("tda2024"), dispute(seconds, on_break=True, **facts))
        assert code(paused) == expected
    assert rules_of(paused) == ["tda2024-22.3"]
    with pytest.raises(BadFacts):
        dispute(45, acts=("call",), **facts)


@pytest.mark.rule("tda2024-22.2")
def test_of_2024_what_is_disputed_and_the_acts_since_are_asked_for() -> None:
    facts: dict[str, Any] = {
        "raised_ms": 45_000, "awarded_ms": 0, "wrong": True, "on_break": False,
        "since": [{"what": "first-riffle", "at_ms": 1_000}], "moves": {"6": 200, "2": -200},
    }  # fmt: skip
    for told, asks in (
        ({}, {("subject",)}),
        ({"subject": "amount"}, {("acts",)}),
        ({"subject": "amount", "acts": ["call"]}, set()),
        ({"subject": "reading"}, set()),
    ):
        ruling = ruled(edition("tda2024"), "nlhe", "disputed", facts | told)
        assert {*getattr(ruling, "asks", ())} == asks
        assert not isinstance(ruled(edition("house"), "nlhe", "disputed", facts | told), Undecided)
    open_now = ruled(
        edition("tda2024"), "nlhe", "disputed", facts | {"subject": "amount", "acts": []}
    )
    closed = ruled(
        edition("tda2024"), "nlhe", "disputed", facts | {"subject": "amount", "acts": ["fold"] * 3}
    )
    words = {
        "en": (
            "The amounts may still be disputed: the next hand has no substantial action yet.",
            "There is substantial action in the next hand: it is too late to dispute the amounts.",
        ),
        "zh": (
            "下一手牌尚无实质性行动：数额仍可提出异议。",
            "下一手牌已有实质性行动：不能再对数额提出异议。",
        ),
    }
    for language, expected in words.items():
        for ruling, sentence in zip((open_now, closed), expected, strict=True):
            assert sentence in sentences(language, ruling)
