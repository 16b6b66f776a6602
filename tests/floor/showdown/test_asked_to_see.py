"""Who may see what, and who speaks up."""

from typing import Any

import pytest
from rulings import book, code, rules_of

from ruleone.floor import AtTable, BadFacts
from ruleone.floor.showdown import (
    AskedToSee,
    CardsToCome,
    SpokeUp,
    asked_to_see,
    cards_to_come,
    spoke_up,
)


def asks(**facts: Any) -> AskedToSee:
    return AskedToSee(**{"by": 1, "of": 3, **facts})


PAID = asks(paid=True, of_bettor=True)


@pytest.mark.rule("house-16A", "house-16B.1", "house-16B.2", "house-IA-16")
@pytest.mark.rule("tda2024-18A", "tda2024-18B.1", "tda2024-18B.2", "tda2024-IA-18")
@pytest.mark.rows(
    ("name", "kept", "a_right", "others"),
    [
        ("house", "house-16A", "house-16B.1", "house-16B.2"),
        ("tda2024", "tda2024-18A", "tda2024-18B.1", "tda2024-18B.2"),
    ],
)
def test_who_paid_to_see_has_a_right_and_all_else_is_for_the_floor(
    name: str, kept: str, a_right: str, others: str
) -> None:
    house = book(name)
    right = asked_to_see(house, PAID)
    assert (code(right), rules_of(right)) == ("see-hand", [a_right])
    assert right.to_do == (AtTable("turn-up", (3,)),)
    often = asked_to_see(house, asks(paid=True, of_bettor=True, asked_before=9))
    assert code(often) == "see-hand"
    for other in (asks(paid=True), asks(of_bettor=True), asks()):
        ruling = asked_to_see(house, other)
        assert (code(ruling), rules_of(ruling)) == ("(not-seen)", [others])
    mucked = asked_to_see(house, asks(paid=True, of_bettor=True, has_cards=False))
    assert (code(mucked), rules_of(mucked)) == ("not-seen", [kept])
    for policy, comes_to in (("director", "(not-seen)"), ("voluntary", "not-seen")):
        changed = book(name, showdown__request_to_see=policy)
        assert code(asked_to_see(changed, PAID)) == comes_to


@pytest.mark.rule("tda2011-14.2", "tda2011-15.1", "tda2011-15.2")
def test_to_see_a_hand_is_a_privilege_that_is_not_to_be_abused() -> None:
    book_2011 = book("tda2011")
    asked = asked_to_see(book_2011, PAID)
    assert (code(asked), rules_of(asked)) == ("(not-seen)", ["tda2011-15.1"])
    concern = asked_to_see(book_2011, asks(concern=True, asked_before=2))
    assert (code(concern), concern.reasons[-1].code) == ("(see-hand)", "seeing-has-reason")
    again = asked_to_see(book_2011, asks(asked_before=2))
    assert (code(again), again.reasons[-1].code) == ("(not-seen)", "seeing-not-abused")
    assert set(rules_of(again)) == {"tda2011-15.1"}
    mucked = asked_to_see(book_2011, asks(has_cards=False, concern=True))
    assert (code(mucked), rules_of(mucked)) == ("not-seen", ["tda2011-15.2"])
    as_in_the_house = book("tda2011", showdown__request_to_see="paid-to-see")
    assert code(asked_to_see(as_in_the_house, PAID)) == "see-hand"
    other = asked_to_see(as_in_the_house, asks(paid=True))
    assert (code(other), rules_of(other)) == ("(not-seen)", ["tda2011-15.1"])


@pytest.mark.rule("holdem-show-variants")
@pytest.mark.rows(
    ("policy", "folded_on_turn", "called_to_end", "folded_early"),
    [
        ("voluntary", "not-seen", "not-seen", "not-seen"),
        ("river-callers", "not-seen", "see-hand", "not-seen"),
        ("turn-callers", "see-hand", "see-hand", "not-seen"),
        ("anyone", "see-hand", "see-hand", "see-hand"),
    ],
)
def test_the_four_ways_of_houses(
    policy: str, folded_on_turn: str, called_to_end: str, folded_early: str
) -> None:
    changed = book("holdem", showdown__request_to_see=policy)
    for asked, comes_to in (
        (asks(along="turn", has_cards=False), folded_on_turn),
        (asks(), called_to_end),
        (asks(along="no", has_cards=False), folded_early),
    ):
        ruling = asked_to_see(changed, asked)
        assert (code(ruling), rules_of(ruling)) == (comes_to, ["holdem-show-variants"])


@pytest.mark.rule("holdem-show-variants")
def test_mostly_each_player_decides_for_himself() -> None:
    assert code(asked_to_see(book("holdem"), PAID)) == "not-seen"


def test_requests_that_cannot_be_are_refused() -> None:
    for facts, told in (
        ({"of": 1}, "own hand"),
        ({"along": "turn", "paid": True}, "was in the hand to the end"),
        ({"asked_before": -1}, r"asked before\. Enter a number from 0 to"),
    ):
        with pytest.raises(BadFacts, match=told):
            asks(**facts)


@pytest.mark.feature("no-rabbit-hunting")
@pytest.mark.rule("house-27", "tda2011-26")
@pytest.mark.rows(("name", "rule"), [("house", "house-27"), ("tda2011", "tda2011-26")])
def test_cards_that_would_have_come_are_never_shown(name: str, rule: str) -> None:
    ruling = cards_to_come(book(name), CardsToCome())
    assert (code(ruling), rules_of(ruling), ruling.to_do) == ("not-seen", [rule], ())


@pytest.mark.rule("house-11.3", "tda2011-16", "tda2024-12.4")
@pytest.mark.rows(
    ("name", "rule"),
    [("house", "house-11.3"), ("tda2011", "tda2011-16"), ("tda2024", "tda2024-12.4")],
)
def test_everybody_at_the_table_speaks_up(name: str, rule: str) -> None:
    for hand in (
        SpokeUp(who="in-hand", seat=2),
        SpokeUp(who="out-of-hand", seat=2),
        SpokeUp(who="dealer", seat=2),
    ):
        ruling = spoke_up(book(name), hand)
        assert (code(ruling), rules_of(ruling)) == ("read-again", [rule])
        assert ruling.to_do == (AtTable("read-again", (2,)),)
    pot = spoke_up(book(name), SpokeUp(who="out-of-hand", about="pot"))
    assert pot.to_do == (AtTable("recount"),)
    watcher = spoke_up(book(name), SpokeUp(who="watcher", seat=2))
    assert (code(watcher), rules_of(watcher)[0]) == ("(read-again)", rule)


@pytest.mark.rule("house-61.3", "tda2011-52.3", "tda2024-67.3")
def test_nobody_reads_a_hand_that_is_not_tabled() -> None:
    for name, rule in (
        ("house", "house-61.3"),
        ("tda2011", "tda2011-52.3"),
        ("tda2024", "tda2024-67.3"),
    ):
        ruling = spoke_up(book(name), SpokeUp(who="in-hand", seat=2, tabled=False))
        assert (code(ruling), ruling.penalty) == ("let-be", "read-hand")
        assert rules_of(ruling) == [rule]
    watcher = spoke_up(book("house"), SpokeUp(who="watcher", seat=2, tabled=False))
    assert watcher.penalty is None
    with pytest.raises(BadFacts, match="a seat for a hand"):
        SpokeUp(who="in-hand")
