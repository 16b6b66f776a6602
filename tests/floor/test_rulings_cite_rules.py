"""Rulings of the floor name the rule of their edition, and go by that edition's settings."""

import pytest
from spots import faces, may_bet, push, read, rules_of, told

from ruleone.floor import ClockCall, Said, clock_called, time_over
from ruleone.floor.penalties import Incident, Penalty, infraction
from ruleone.floor.showdown import CalledHand, called_hand
from ruleone.rulebook import edition


@pytest.mark.rule("tda2011-35.2")
def test_a_call_that_is_said_is_whole_by_the_rules_of_2011() -> None:
    result = read("tda2011", faces(1000), Said("call"), push(100))
    assert (told(result), rules_of(result)[0]) == ("call", "tda2011-35.2")


@pytest.mark.rule("tda2011-43.2")
def test_where_pot_against_a_bet_binds_to_a_raise_the_rule_of_2011_is_named() -> None:
    result = read("tda2011", faces(1000), Said("pot"), verbal__pot_in_nl="min-bet-or-raise")
    (reason, *_) = result.reasons
    assert (reason.code, reason.citation.rule) == ("pot-binds-raise", "tda2011-43.2")


@pytest.mark.rule("house-49C.1")
def test_pot_in_no_limit_binds_against_a_bet_too() -> None:
    result = read("house", faces(1000), Said("pot"))
    assert (result.verdict, result.bound and result.bound.amount) == ("ask", 2000)


@pytest.mark.rule("tda2011-37.3")
@pytest.mark.rows(("motions", "came"), [(2, "raise 3000"), (3, "raise 3000")])
def test_after_the_exact_call_one_motion_more_makes_the_raise(motions: int, came: str) -> None:
    steps = [push(1000), push(1000, 1000), push(5000)][:motions]
    assert told(read("tda2011", faces(1000), Said("raise"), *steps)) == came


@pytest.mark.rows(
    "book",
    [
        pytest.param("house", marks=pytest.mark.rule("house-IA-51.1")),
        pytest.param("tda2011", marks=pytest.mark.rule("tda2011-45.2")),
    ],
)
def test_where_the_dealer_asks_for_an_unclear_amount_the_lesser_is_proposed(book: str) -> None:
    """The pot is large enough for the greater to be likely."""
    spot = may_bet(150, pot=11_200, recent=(2000,))
    dealer_asks = {"unclear_bet__policy": "floor", "unclear_bet__proposal": "lesser"}
    result = read(book, spot, Said("bet five"), push(5000), **dealer_asks)
    assert [choice.amount for choice in result.choices] == [500, 5000]
    assert result.proposed == result.choices[0]


@pytest.mark.rows(
    "book",
    [
        pytest.param("house", marks=pytest.mark.rule("house-65A.1")),
        pytest.param("tda2011", marks=pytest.mark.rule("tda2011-51.3")),
    ],
)
def test_the_scale_goes_from_a_warning_to_disqualification(book: str) -> None:
    choices = infraction(edition(book), Incident(offence="disruption")).choices
    assert (choices[0], choices[-1]) == (Penalty("warning"), Penalty("disqualification"))


@pytest.mark.rows(
    "book",
    [
        pytest.param("house", marks=pytest.mark.rule("house-31")),
        pytest.param("tda2011", marks=pytest.mark.rule("tda2011-30")),
    ],
)
def test_who_dodges_a_blind_is_penalised_on_the_scale(book: str) -> None:
    ruling = infraction(edition(book), Incident(offence="dodged-blind", blind=200))
    assert Penalty("warning") in ruling.choices
    assert "penalty-fine" not in [reason.code for reason in ruling.reasons]


@pytest.mark.rows(
    ("spoken", "book", "local", "allowed"),
    [
        pytest.param("zh", "tda2011", "", True, marks=pytest.mark.rule("tda2011-2")),
        pytest.param("en", "tda2011", "", True, marks=pytest.mark.rule("tda2011-2")),
        pytest.param("fr", "tda2011", "fr", True, marks=pytest.mark.rule("tda2011-2")),
        pytest.param("fr", "tda2011", "en", False, marks=pytest.mark.rule("tda2011-2")),
        pytest.param("zh", "tda2011", "zh", True, marks=pytest.mark.rule("tda2011-2")),
        pytest.param("en", "tda2011", "zh", False, marks=pytest.mark.rule("tda2011-2")),
        pytest.param("fr", "tda2011", "zh", False, marks=pytest.mark.rule("tda2011-2")),
        pytest.param("en", "modern", "zh", True, marks=pytest.mark.rule("tda2011-2")),
        pytest.param("zh", "modern", "", True, marks=pytest.mark.rule("tda2011-2")),
        pytest.param("fr", "modern", "fr", False, marks=pytest.mark.rule("tda2011-2")),
        pytest.param("zh", "house", "", False, marks=pytest.mark.rule("house-5")),
    ],
)
def test_the_languages_of_the_edition_may_be_spoken(
    spoken: str, book: str, local: str, allowed: bool
) -> None:
    told = Incident(offence="other-language", language=spoken, local=local)
    assert (infraction(edition(book), told).liability == "none") is allowed


@pytest.mark.rule("tda2011-25")
def test_by_the_rules_of_2011_a_declaration_before_the_act_ends_the_time() -> None:
    book = edition("tda2011")
    clock = clock_called(book, ClockCall(reasonable=True, approved=True), 0).clock
    assert clock is not None
    end = clock.ends_ms
    late = time_over(book, clock, faces_bet=True, acted_ms=end + 1, declared_ms=end)
    assert late.result == "hand-dead"
    early = time_over(book, clock, faces_bet=True, acted_ms=end + 1, declared_ms=end + 2)
    assert early.result == "in-time"


@pytest.mark.rule("tda2011-10")
def test_a_hand_called_wrongly_on_purpose_names_the_rule_of_2011() -> None:
    called = CalledHand(seat=1, true=False, tabled=True, on_purpose=True)
    ruling = called_hand(edition("tda2011"), called)
    assert "tda2011-10" in [reason.citation.rule for reason in ruling.reasons]


@pytest.mark.rule("tda2011-22.1")
def test_chips_that_cannot_be_counted_name_the_rule() -> None:
    ruling = infraction(edition("tda2011"), Incident(offence="uncountable-chips"))
    assert "tda2011-22.1" in [reason.citation.rule for reason in ruling.reasons]


@pytest.mark.rule("tda2011-28")
def test_by_the_rules_of_2011_it_is_enough_to_stay_at_the_table() -> None:
    ruling = infraction(edition("tda2011"), Incident(offence="left-seat"))
    assert "table-is-enough" in [reason.code for reason in ruling.reasons]
