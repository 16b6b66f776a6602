"""The clock is called on a player: who may, how long, and what is left when it is over."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleone.floor import (
    BadFacts,
    CalledClock,
    ClockCall,
    ClockRuling,
    TimeRuling,
    clock_called,
    sentences,
    time_over,
)
from ruleone.rulebook import EDITIONS, Edition, edition
from ruleone.words import LANGUAGES


def called(book: str | Edition, **facts: Any) -> ClockRuling:
    """The ruling on a call at 0 ms; reasonable and approved unless told otherwise."""
    named = edition(book) if isinstance(book, str) else book
    return clock_called(named, ClockCall(**{"reasonable": True, "approved": True, **facts}), 0)


def rules_of(ruling: ClockRuling | TimeRuling) -> list[str]:
    return [reason.citation.rule for reason in ruling.reasons]


@pytest.mark.feature("time-to-act")
@pytest.mark.rule("house-26.2", "house-26.3", "tda2011-25", "tda2024-29.2", "tda2024-29.3")
@pytest.mark.rows(
    ("book", "counts_from", "ends"), [("house", 50, 60), ("tda2011", 60, 70), ("modern", 25, 30)]
)
def test_a_clock_run_to_the_end(book: str, counts_from: int, ends: int) -> None:
    clock = called(book).clock
    assert clock is not None
    assert (clock.counts_from_ms, clock.ends_ms) == (counts_from * 1000, ends * 1000)
    assert clock.phase(counts_from * 1000 - 1) == "running"
    assert clock.phase(counts_from * 1000) == clock.phase(ends * 1000 - 1) == "counting"
    assert clock.phase(ends * 1000) == "over"
    longer = edition(book).with_options({"clock.seconds": 90, "clock.countdown": 5})
    assert called(longer).clock == CalledClock(0, 90, 5)


@pytest.mark.rule("house-26.1", "house-26.2", "tda2011-25", "tda2024-29.1")
def test_staff_approve_a_clock_where_the_edition_says_so() -> None:
    assert called("house", approved=None).verdict == "staff"
    assert called("house", approved=False).verdict == "refused"
    assert rules_of(called("house", approved=False)) == ["house-26.2"]
    assert called("tda2011", approved=None).verdict == "runs"
    assert called("tda2011", approved=False).verdict == "runs"
    for book, rule in (
        ("house", "house-26.1"),
        ("tda2011", "tda2011-25"),
        ("tda2024", "tda2024-29.1"),
    ):
        early = called(book, reasonable=False)
        assert (early.verdict, rules_of(early)) == ("refused", [rule])
        unjudged = called(book, reasonable=None, approved=None)
        assert (unjudged.verdict, rules_of(unjudged)) == ("staff", [rule])


@pytest.mark.rule("house-28.4", "house-28.5", "tda2011-27.1", "tda2011-27.2")
def test_who_calls_the_clock_is_at_his_seat() -> None:
    for book, rule in (("house", "house-28.4"), ("tda2011", "tda2011-27.2")):
        rail = called(book, where="away")
        assert (rail.verdict, rules_of(rail)) == ("refused", [rule])
    assert called("house", where="reach").verdict == "runs"
    within_reach = called("tda2011", where="reach")
    assert (within_reach.verdict, rules_of(within_reach)) == ("refused", ["tda2011-27.1"])


@pytest.mark.rule("house-26.2", "tda2011-27.2")
def test_players_of_other_tables_call_it_where_any_player_may() -> None:
    assert called("house", own_table=False).verdict == "runs"
    assert called("tda2011", own_table=False).verdict == "refused"
    assert rules_of(called("tda2011", own_table=False)) == ["tda2011-27.2"]
    for book in EDITIONS:
        assert called(book, in_event=False).verdict == "refused"


@pytest.mark.rule("house-26.6", "tda2011-25")
def test_the_floor_shortens_a_clock_where_it_may() -> None:
    short = called("house", seconds=20)
    assert short.clock == CalledClock(0, 20, 10)
    assert "house-26.6" in rules_of(short)
    full = called("tda2011", seconds=20)
    assert full.clock == CalledClock(0, 60, 10)
    assert full.reasons[0].code == "clock-not-shortened"
    for seconds in (0, 51):
        with pytest.raises(
            BadFacts,
            match=r"not valid for the length of the clock in seconds\. Enter a number from 1 to 50",
        ):
            called("house", seconds=seconds)


@pytest.mark.rule("tda2024-29.2", "tda2024-29.3", "tda2024-29.7")
def test_of_2024_the_floor_may_set_more_or_less_time() -> None:
    for seconds, code in ((10, "clock-shortened"), (60, "clock-lengthened")):
        ruling = called("tda2024", seconds=seconds)
        assert ruling.clock == CalledClock(0, seconds, 5)
        assert [(why.code, why.citation.rule) for why in ruling.reasons][-2:] == [
            (code, "tda2024-29.7"),
            ("clock-runs", "tda2024-29.3"),
        ]
    usual = called("tda2024", seconds=25)
    assert (usual.clock, "tda2024-29.7" in rules_of(usual)) == (CalledClock(0, 25, 5), False)
    with pytest.raises(BadFacts, match="Enter a number from 1 to 600"):
        called("tda2024", seconds=601)
    away = called("tda2024", where="away")
    assert (away.verdict, rules_of(away)) == ("refused", ["tda2024-29.2"])


@pytest.mark.rule("house-26.5", "tda2011-25")
def test_a_tie_is_the_players_or_the_declaration_decides() -> None:
    clock = CalledClock(0, 50, 10)
    tie = time_over(edition("house"), clock, faces_bet=True, acted_ms=60_000, declared_ms=60_000)
    assert (tie.result, rules_of(tie)) == ("in-time", ["house-26.5"])
    late = time_over(edition("house"), clock, faces_bet=True, acted_ms=60_001)
    assert late.result == "hand-dead"
    declared = edition("house").with_options({"clock.tie": "declaration-order"})
    at_once = time_over(declared, clock, faces_bet=True, acted_ms=60_000, declared_ms=60_000)
    assert at_once.result == "hand-dead"
    before = time_over(declared, clock, faces_bet=True, acted_ms=61_000, declared_ms=61_500)
    assert (before.result, rules_of(before)) == ("in-time", ["tda2011-25"])
    unsaid = time_over(declared, clock, faces_bet=True, acted_ms=70_000)
    assert unsaid.result == "in-time"


@pytest.mark.rule("house-26.4", "tda2011-25")
@pytest.mark.rows(
    ("book", "without_bet", "rule"),
    [
        ("house", "hand-dead", "house-26.4"),
        ("tda2011", "hand-dead", "tda2011-25"),
        ("modern", "check", "tda2024-29.5"),
    ],
)
def test_a_hand_is_dead_or_checks_when_time_is_over(book: str, without_bet: str, rule: str) -> None:
    clock = CalledClock(0, 50, 10)
    assert time_over(edition(book), clock, faces_bet=True).result == "hand-dead"
    free = time_over(edition(book), clock, faces_bet=False)
    assert (free.result, rules_of(free)[-1]) == (without_bet, rule)


def test_times_that_cannot_be_are_refused() -> None:
    clock = CalledClock(5_000, 50, 10)
    with pytest.raises(BadFacts, match="at least 60 seconds after the clock is called, not 59"):
        time_over(edition("house"), clock, faces_bet=True, declared_ms=64_999)
    with pytest.raises(BadFacts, match="after it is called, not 1 second before"):
        time_over(edition("house"), clock, faces_bet=True, acted_ms=4_999)


@given(
    st.sampled_from(EDITIONS),
    st.sampled_from(["seat", "reach", "away"]),
    st.booleans(),
    st.sampled_from([None, True, False]),
    st.sampled_from([None, True, False]),
    st.sampled_from([None, 1, 20, 50]),
    st.none() | st.integers(0, 90_000),
    st.booleans(),
)
def test_every_ruling_on_the_clock_has_words(
    book: str,
    where: str,
    own: bool,
    reasonable: bool | None,
    approved: bool | None,
    seconds: int | None,
    acted_ms: int | None,
    faces_bet: bool,
) -> None:
    facts = {"where": where, "own_table": own, "reasonable": reasonable, "approved": approved}
    ruling = called(book, seconds=seconds, **facts)
    assert (ruling.clock is not None) == (ruling.verdict == "runs")
    told: list[ClockRuling | TimeRuling] = [ruling]
    if ruling.clock is not None:
        told.append(time_over(edition(book), ruling.clock, faces_bet=faces_bet, acted_ms=acted_ms))
    for language in LANGUAGES:
        assert all(all(sentences(language, one)) and one.reasons for one in told)
