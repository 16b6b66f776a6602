"""Who may have what counted."""

import pytest
from spots import faces, read, told

from ruleone.dealing.game import Limit
from ruleone.floor import Said, pot_count, sentences, stack_count
from ruleone.rulebook import edition
from ruleone.words import LANGUAGES


@pytest.mark.rule("house-49A", "tda2011-43.1")
@pytest.mark.rows("book", ["house", "tda2011"])
@pytest.mark.rows(
    ("structure", "given"),
    [("pot-limit", "count"), ("no-limit", "nothing"), ("fixed-limit", "nothing")],
)
def test_the_pot_is_counted_in_pot_limit_alone(book: str, structure: Limit, given: str) -> None:
    ruling = pot_count(edition(book), structure)
    assert ruling.given == given
    assert ruling.reasons[0].citation.rule in ("house-49A", "tda2011-43.1")


@pytest.mark.rule("tda2024-RP-21", "tda2024-54A")
def test_in_no_limit_the_pot_is_spread_on_request_as_of_2024() -> None:
    structures: tuple[Limit, ...] = ("pot-limit", "no-limit", "fixed-limit")
    ruled = {one: pot_count(edition("tda2024"), one) for one in structures}
    assert [ruling.given for ruling in ruled.values()] == ["count", "spread", "spread"]
    cited = [reason.citation.rule for reason in ruled["no-limit"].reasons]
    assert cited == ["tda2024-54A", "tda2024-RP-21"]
    for language in LANGUAGES:
        assert len(sentences(language, ruled["no-limit"])) == 3


@pytest.mark.rule("house-54.2", "tda2019-RP-12.2", "tda2011-42")
def test_who_may_ask_for_an_exact_count() -> None:
    for strict in ("house", "tda2019"):
        book = edition(strict)
        assert stack_count(book, in_turn=True, faces="all-in").given == "count"
        assert stack_count(book, in_turn=False, faces="all-in").given == "estimate"
        assert stack_count(book, in_turn=True, faces="bet").given == "estimate"
    free = edition("tda2011")
    assert stack_count(free, in_turn=True, faces="bet").given == "count"
    assert stack_count(free, in_turn=True, faces="nothing").given == "estimate"


@pytest.mark.rule("house-54.1", "house-54.3", "tda2011-22.1", "tda2024-60.1")
def test_an_estimate_is_everybodys_and_the_dealer_counts() -> None:
    for book, rule in (
        ("house", "house-54.1"),
        ("tda2011", "tda2011-22.1"),
        ("tda2024", "tda2024-60.1"),
    ):
        estimate = stack_count(edition(book), in_turn=False, faces="nothing")
        assert [reason.citation.rule for reason in estimate.reasons] == [rule]
    counted = stack_count(edition("house"), in_turn=True, faces="all-in")
    assert [reason.citation.rule for reason in counted.reasons] == ["house-54.2", "house-54.3"]
    for language in LANGUAGES:
        assert len(sentences(language, counted)) == 3


@pytest.mark.rule("house-37B")
def test_who_acts_before_the_amount_is_clear_is_held_to_it() -> None:
    result = read("house", faces(200, amount_open=True), Said("fold"))
    assert (told(result), result.penalty) == ("fold", True)
    assert result.reasons[-1].citation.rule == "house-37B"
    assert not read("house", faces(200), Said("fold")).penalty
