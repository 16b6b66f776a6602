"""Infractions: which rule forbids them, what they may cost, and how a repeat costs more."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleone.floor import BadFacts, sentences
from ruleone.floor.offences import OFFENCE_GROUPS
from ruleone.floor.penalties import (
    OFFENCES,
    ConductRuling,
    Incident,
    OffenceCode,
    Penalty,
    Record,
    disqualified,
    infraction,
    on_the_scale,
)
from ruleone.rulebook import EDITIONS, Edition, edition
from ruleone.words import LANGUAGES, has_words

WARNING, OUT, FREE = Penalty("warning"), Penalty("disqualification"), Penalty("no-penalty")


def ruled(
    book: str | Edition, offence: OffenceCode, *before: Penalty, **facts: Any
) -> ConductRuling:
    """The ruling on an offence after these penalties."""
    named = edition(book) if isinstance(book, str) else book
    noted = facts.pop("noted", 0)
    return infraction(named, Incident(offence=offence, record=Record(before, noted), **facts))


def rules_of(ruling: ConductRuling) -> list[str]:
    return [reason.citation.rule for reason in ruling.reasons]


def test_every_infraction_is_offered_once() -> None:
    offered = [offence for group in OFFENCE_GROUPS.values() for offence in group]
    assert sorted(offered) == sorted(OFFENCES)
    for language in LANGUAGES:
        assert all(has_words(language, f"offence-group-{group}") for group in OFFENCE_GROUPS)


@pytest.mark.rule("house-65A.1", "tda2011-51.3", "tda2024-71A.1")
def test_each_edition_has_its_scale_of_penalties() -> None:
    for book, rule, most in (
        ("house", "house-65A.1", None),
        ("tda2011", "tda2011-51.3", 4),
        ("tda2024", "tda2024-71A.1", None),
    ):
        named = edition(book)
        assert on_the_scale(named, WARNING)
        assert on_the_scale(named, OUT)
        assert not on_the_scale(named, Penalty("warning", -1))
        assert on_the_scale(named, Penalty("hands", 2)) == (most is None)
        assert on_the_scale(named, Penalty("rounds", 4))
        assert on_the_scale(named, Penalty("rounds", 5)) == (most is None)
        assert rule in rules_of(ruled(book, "disruption"))
    assert ruled("tda2011", "disruption").choices == (
        WARNING,
        Penalty("hands", 1),
        *(Penalty("rounds", count) for count in (1, 2, 3, 4)),
        OUT,
    )
    strict = edition("house").with_options({"penalties.ladder": ["rounds"]})
    assert ruled(strict, "disruption").choices == (Penalty("rounds", 1),)


@pytest.mark.rule("house-65A.3", "tda2011-51.7", "tda2024-71A.3")
@pytest.mark.rows(
    ("book", "before", "next_one"),
    [
        ("house", WARNING, Penalty("hands", 1)),
        ("house", Penalty("hands", 3), Penalty("rounds", 1)),
        ("house", Penalty("rounds", 4), Penalty("rounds", 5)),
        ("tda2024", WARNING, Penalty("hands", 1)),
        ("tda2024", Penalty("rounds", 4), Penalty("rounds", 5)),
        ("tda2011", WARNING, Penalty("hands", 1)),
        ("tda2011", Penalty("hands", 1), Penalty("rounds", 1)),
        ("tda2011", Penalty("rounds", 3), Penalty("rounds", 4)),
        ("tda2011", Penalty("rounds", 4), OUT),
    ],
)
def test_repeat_offences_meet_rising_penalties(
    book: str, before: Penalty, next_one: Penalty
) -> None:
    ruling = ruled(book, "told-contents", before, WARNING)
    assert ruling.proposed == next_one
    assert next_one in ruling.choices
    rule = {"house": "house-65A.3", "tda2011": "tda2011-51.7", "tda2024": "tda2024-71A.3"}[book]
    assert rule in rules_of(ruling)
    for clean in (ruled(book, "told-contents"), ruled(book, "told-contents", FREE)):
        assert (clean.proposed, rule in rules_of(clean)) == (WARNING, False)


@pytest.mark.rule("house-65B.1", "tda2011-51.1", "house-65B.2", "tda2011-51.2")
def test_what_may_be_penalised_and_what_will_be() -> None:
    for book, may, will in (
        ("house", "house-65B.1", "house-65B.2"),
        ("tda2011", "tda2011-51.1", "tda2011-51.2"),
    ):
        thrown = ruled(book, "card-off-table")
        assert (thrown.liability, thrown.proposed, thrown.discretion) == ("may", WARNING, True)
        assert FREE in thrown.choices
        assert rules_of(thrown)[:2] == [may, may]
        for grave in ("abuse", "disruption", "cheating"):
            ruling = ruled(book, grave)
            assert ruling.liability == "will"
            assert FREE not in ruling.choices
            assert rules_of(ruling)[:2] == [will, will]
        assert ruled(book, "abuse").proposed == Penalty("hands", 1)
        assert ruled(book, "cheating").proposed == OUT


@pytest.mark.rule(
    "house-61.1",
    "house-61.2",
    "house-61.3",
    "house-61.4",
    "tda2011-52.1",
    "tda2011-52.2",
    "tda2011-52.3",
    "tda2011-52.4",
    "tda2024-67.1",
    "tda2024-67.2",
    "tda2024-67.3",
    "tda2024-67.4",
)
@pytest.mark.rows(
    ("offence", "house", "tda2011", "tda2024"),
    [
        ("told-contents", "house-61.1", "tda2011-52.1", "tda2024-67.1"),
        ("gave-advice", "house-61.2", "tda2011-52.2", "tda2024-67.2"),
        ("read-hand", "house-61.3", "tda2011-52.3", "tda2024-67.3"),
        ("one-player-to-a-hand", "house-61.4", "tda2011-52.4", "tda2024-67.4"),
    ],
)
def test_disclosure_and_one_player_to_a_hand(
    offence: OffenceCode, house: str, tda2011: str, tda2024: str
) -> None:
    for book, rule in (("house", house), ("tda2011", tda2011), ("tda2024", tda2024)):
        ruling = ruled(book, offence)
        assert (ruling.liability, rules_of(ruling)[0]) == ("may", rule)


@pytest.mark.rule("house-62.1", "tda2011-53", "tda2019-RP-8F")
def test_exposed_cards_leave_the_hand_alive_and_cost_after_it() -> None:
    for book, rule in (("house", "house-62.1"), ("tda2011", "tda2011-53")):
        ruling = ruled(book, "exposed-cards")
        assert (ruling.hand_lives, ruling.after_hand, ruling.liability) == (True, True, "may")
        assert rules_of(ruling)[0] == rule
        assert not ruled(book, "card-off-table").after_hand
    ruling = ruled("tda2019", "exposed-hand-for-hand")
    assert (ruling.liability, rules_of(ruling)[0]) == ("may", "tda2019-RP-8F")
    assert ruling.hand_lives


@pytest.mark.rule("house-62.2", "house-23C", "house-11.2", "house-4.1", "house-4.2", "tda2011-4")
@pytest.mark.rule("tda2024-68.2", "tda2024-25C", "tda2024-5A.1", "tda2024-5A.2")
@pytest.mark.rows(
    ("book", "offence", "rule"),
    [
        ("house", "folded-high", "house-62.2"),
        ("house", "hid-cards", "house-23C"),
        ("house", "miscalled", "house-11.2"),
        ("house", "phoned", "house-4.1"),
        ("tda2011", "phoned", "tda2011-4"),
        ("house", "device-heard", "house-4.2"),
        ("tda2024", "folded-high", "tda2024-68.2"),
        ("tda2024", "hid-cards", "tda2024-25C"),
        ("tda2024", "phoned", "tda2024-5A.1"),
        ("tda2024", "device-heard", "tda2024-5A.2"),
    ],
)
def test_acts_that_may_be_penalised_have_their_rule(
    book: str, offence: OffenceCode, rule: str
) -> None:
    ruling = ruled(book, offence)
    assert (ruling.liability, rules_of(ruling)[0], ruling.proposed) == ("may", rule, WARNING)


@pytest.mark.rule("house-63.1", "tda2011-54.1", "house-63.2", "tda2011-54.2")
def test_soft_play_and_chip_dumping() -> None:
    for book, soft, dumped in (
        ("house", "house-63.1", "house-63.2"),
        ("tda2011", "tda2011-54.1", "tda2011-54.2"),
    ):
        ruling = ruled(book, "soft-play")
        assert (ruling.liability, rules_of(ruling)[0]) == ("will", soft)
        assert {Penalty("forfeiture"), OUT} <= set(ruling.choices)
        assert ruled(book, "soft-play", Penalty("forfeiture")).proposed == OUT
        must = ruled(book, "collusion")
        assert (must.liability, must.choices, must.discretion) == ("must", (OUT,), False)
        assert set(rules_of(must)) == {dumped}


@pytest.mark.rule("house-64", "tda2011-55")
@pytest.mark.rows("offence", ["touched-others", "delayed", "chattered", "bet-out-of-reach"])
def test_etiquette_costs_when_it_is_broken_again(offence: OffenceCode) -> None:
    for book, rule in (("house", "house-64"), ("tda2011", "tda2011-55")):
        first = ruled(book, offence)
        assert (first.liability, first.proposed, rules_of(first)[0]) == ("noted", FREE, rule)
        again = ruled(book, offence, noted=1)
        assert (again.liability, again.proposed) == ("will", Penalty("hands", 1))


@pytest.mark.rule("house-39A.5", "tda2011-55", "tda2024-53A.5")
def test_out_of_turn_costs_each_time_or_when_repeated() -> None:
    for book, rule in (("house", "house-39A.5"), ("tda2024", "tda2024-53A.5")):
        each = ruled(book, "acted-out-of-turn")
        assert (each.liability, rules_of(each)[0]) == ("may", rule)
    first = ruled("tda2011", "acted-out-of-turn")
    assert (first.liability, rules_of(first)[0]) == ("noted", "tda2011-55")
    assert ruled("tda2011", "acted-out-of-turn", noted=1).liability == "will"


@pytest.mark.rule("house-4.3", "tda2011-4")
def test_devices_follow_the_house_or_are_banned() -> None:
    house = ruled("house", "device-used")
    assert (house.proposed, rules_of(house)[0]) == (FREE, "house-4.3")
    assert house.reasons[1].code == "penalty-house-policy"
    banned = ruled("tda2011", "device-used")
    assert (banned.proposed, rules_of(banned)[0]) == (WARNING, "tda2011-4")


@pytest.mark.rule("tda2024-5A.3", "tda2024-5B", "tda2024-5C", "tda2024-5D", "tda2024-71B.1")
def test_of_2024_devices_on_the_table_with_a_live_hand_and_tools_may_cost() -> None:
    """A message out of the hand, off the table and in silence is left to the house."""
    rows: list[tuple[OffenceCode, str]] = [
        ("device-on-table", "tda2024-5B"),
        ("device-with-live-hand", "tda2024-5C"),
        ("strategy-tool", "tda2024-5D"),
    ]
    for offence, rule in rows:
        ruling = ruled("tda2024", offence)
        assert (ruling.liability, ruling.proposed) == ("may", WARNING)
        assert rules_of(ruling)[:2] == [rule, "tda2024-71B.1"]
        house = ruled("house", offence)
        assert (house.proposed, house.reasons[1].code) == (FREE, "penalty-house-policy")
        assert house.reasons[0].citation.basis == "ours"
        assert ruled("tda2011", offence).proposed == WARNING
    silent = ruled("tda2024", "device-used")
    assert (silent.proposed, rules_of(silent)[0]) == (FREE, "tda2024-5A.3")


@pytest.mark.rule("tda2024-70", "tda2024-71B.1")
def test_of_2024_the_first_breach_of_etiquette_may_cost() -> None:
    breaches: tuple[OffenceCode, ...] = (
        "touched-others", "touched-person", "poor-visibility", "hygiene", "delayed", "chattered",
        "bet-out-of-reach",
    )  # fmt: skip
    for offence in breaches:
        ruling = ruled("tda2024", offence)
        assert (ruling.liability, ruling.proposed) == ("may", WARNING), offence
        assert rules_of(ruling)[:2] == ["tda2024-70", "tda2024-70"]
        assert ruled("house", offence).liability == "noted"


@pytest.mark.rule("tda2024-33", "tda2024-71B.2", "tda2024-71B.3", "tda2024-68.1")
def test_of_2024_any_dodged_blind_costs_and_checking_the_nuts_is_for_the_floor() -> None:
    """A check of the only nuts is never penalised by itself; cards shown by the last count."""
    dodged = ruled("tda2024", "dodged-blind", blind=200)
    assert (dodged.liability, rules_of(dodged)[0]) == ("will", "tda2024-33")
    assert FREE not in dodged.choices
    for book, basis in (("tda2024", "document"), ("house", "ours"), ("tda2011", "ours")):
        nuts = ruled(book, "checked-nuts")
        assert (nuts.liability, nuts.proposed, nuts.discretion) == ("may", FREE, True)
        assert nuts.reasons[0].citation.basis == basis
    assert rules_of(ruled("tda2024", "checked-nuts"))[:2] == ["tda2024-71B.3", "tda2024-71B.3"]
    shown = ruled("tda2024", "exposed-cards")
    assert (shown.liability, shown.hand_lives, shown.after_hand) == ("may", True, True)
    assert rules_of(shown)[0] == "tda2024-68.1"


@pytest.mark.rule("tda2024-4", "tda2024-70")
def test_of_2024_a_player_who_stays_hidden_against_the_staff_may_be_penalised() -> None:
    ruling = ruled("tda2024", "hid-identity")
    assert (ruling.liability, ruling.proposed) == ("may", WARNING)
    assert rules_of(ruling)[:2] == ["tda2024-4", "tda2024-70"]
    assert ruled("house", "hid-identity").liability == "noted"


@pytest.mark.rule("house-5", "tda2011-2", "tda2024-6")
@pytest.mark.rows(
    ("book", "spoken", "liability"),
    [
        ("house", "en", "none"),
        ("house", "zh", "may"),
        ("modern", "zh", "none"),
        ("modern", "fr", "may"),
        ("tda2011", "fr", "none"),
        ("tda2011", "de", "may"),
    ],
)
def test_languages_of_the_table(book: str, spoken: str, liability: str) -> None:
    ruling = ruled(book, "other-language", language=spoken, local="fr")
    assert ruling.liability == liability
    assert (
        rules_of(ruling)[0]
        == {"house": "house-5", "modern": "tda2024-6", "tda2011": "tda2011-2"}[book]
    )
    with pytest.raises(BadFacts, match="the language spoken"):
        ruled(book, "other-language")


@pytest.mark.rule("house-29", "tda2011-28", "tda2024-31")
def test_leaving_with_a_live_hand() -> None:
    house = edition("house")
    for book, rule in (("house", "house-29"), ("tda2024", "tda2024-31")):
        left = ruled(book, "left-table")
        assert (left.liability, rules_of(left)[0]) == ("may", rule)
        assert ruled(book, "left-seat").liability == "none"
    assert ruled("tda2011", "left-table").liability == "none"
    assert set(rules_of(ruled("tda2011", "left-table"))) == {"tda2011-28"}
    seated = house.with_options({"presence.stay_scope": "seat"})
    assert ruled(seated, "left-seat").liability == "may"


@pytest.mark.rule("house-31", "tda2011-30")
def test_a_dodged_blind_has_to_cost() -> None:
    for book, rule in (("house", "house-31"), ("tda2011", "tda2011-30")):
        ruling = ruled(book, "dodged-blind", blind=200)
        assert (ruling.liability, rules_of(ruling)[0]) == ("will", rule)
        assert FREE not in ruling.choices
    fined = edition("house").with_options({"penalties.dodge_blinds": "chip-fine"})
    assert ruled(fined, "dodged-blind", blind=200).choices == (Penalty("chip-fine", 200),)
    with pytest.raises(BadFacts, match=r"not valid for the blind\. Enter a number from 1"):
        ruled(fined, "dodged-blind")


@pytest.mark.rule("house-2", "house-RP-3", "tda2019-RP-3", "tda2024-2", "tda2024-RP-3")
def test_duties_and_belongings_are_noted() -> None:
    for book, duties in (("house", "house-2"), ("tda2024", "tda2024-2")):
        assert rules_of(ruled(book, "neglected-duty"))[0] == duties
    for book, rule in (
        ("house", "house-RP-3"),
        ("tda2019", "tda2019-RP-3"),
        ("tda2024", "tda2024-RP-3"),
    ):
        ruling = ruled(book, "belongings", WARNING)
        assert (ruling.liability, ruling.proposed, rules_of(ruling)[0]) == ("noted", FREE, rule)


@pytest.mark.rule("house-65D", "tda2011-51.6")
@pytest.mark.rows(("book", "rule"), [("house", "house-65D"), ("tda2011", "tda2011-51.6")])
def test_the_chips_of_a_disqualified_player_leave_play(book: str, rule: str) -> None:
    ruling = disqualified(edition(book), 184_000)
    assert (ruling.out_of_play, ruling.disqualification) == (184_000, "required")
    assert [reason.citation.rule for reason in ruling.reasons] == [rule]
    assert all(sentences("zh", ruling))
    with pytest.raises(BadFacts, match=r"not valid for the stack\. Enter a number from 0"):
        disqualified(edition(book), -1)


PENALTIES = st.one_of(
    st.sampled_from([WARNING, OUT]),
    st.builds(Penalty, st.sampled_from(["hands", "rounds"]), st.integers(1, 100)),
)


@given(
    st.sampled_from(EDITIONS),
    st.sampled_from(sorted(OFFENCES)),
    st.lists(PENALTIES, max_size=4),
    st.integers(0, 2),
)
def test_every_infraction_has_words_and_a_penalty_of_the_scale(
    book: str, offence: OffenceCode, before: list[Penalty], noted: int
) -> None:
    ruling = ruled(book, offence, *before, noted=noted, language="fr", blind=100)
    for language in LANGUAGES:
        assert all(sentences(language, ruling))
    if ruling.proposed is None:
        assert ruling.liability == "none"
        return
    assert ruling.proposed in ruling.choices
    for choice in set(ruling.choices) - {FREE, Penalty("forfeiture")}:
        assert on_the_scale(edition(book), choice)
