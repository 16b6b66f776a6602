"""Pots that are shared, and their odd chips; the same as in the engine."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rulings import book, code, rules_of

from ruleone.cards import parse_cards
from ruleone.floor import AtTable, BadFacts, Ruling
from ruleone.floor.showdown import SharedPot, shared_pot
from ruleone.rulebook import edition


def gets(ruling: Ruling) -> dict[int, int]:
    return {one.seats[0]: one.amount for one in ruling.to_do if isinstance(one, AtTable)}


def shared(name: str, amount: int, *high: int, **facts: Any) -> dict[int, int]:
    options = facts.pop("options", {})
    return gets(shared_pot(book(name, **options), SharedPot(amount=amount, high=high, **facts)))


@pytest.mark.rule("house-18A", "tda2011-17.2", "holdem-odd-chip", "holdem-tie")
@pytest.mark.rows(
    ("name", "rule"),
    [("house", "house-18A"), ("tda2011", "tda2011-17.2"), ("holdem", "holdem-odd-chip")],
)
def test_odd_chips_go_to_the_left_of_the_button(name: str, rule: str) -> None:
    ruling = shared_pot(book(name), SharedPot(amount=1000, high=(3, 5, 1), chip=10))
    assert gets(ruling) == {3: 340, 5: 330, 1: 330}
    assert rules_of(ruling)[:2] == ["holdem-tie", rule]
    two = {"options": {"odd_chip__several": "one-at-a-time"}, "chip": 5}
    assert shared(name, 1010, 3, 5, 1, **two) == {3: 340, 5: 335, 1: 335}
    one = {"options": {"odd_chip__several": "all-to-first"}, "chip": 5}
    assert shared(name, 1010, 3, 5, 1, **one) == {3: 340, 5: 335, 1: 335}
    several = {"chip": 10}
    assert shared(name, 50, 3, 5, 1, **several) == {3: 20, 5: 20, 1: 10}
    to_first = {"options": {"odd_chip__several": "all-to-first"}, "chip": 10}
    assert shared(name, 50, 3, 5, 1, **to_first) == {3: 30, 5: 10, 1: 10}


@pytest.mark.rule("house-18.1", "tda2011-17.2", "holdem-odd-chip", "tda2024-20.1")
def test_odd_chips_are_first_broken_down() -> None:
    wrong = []
    for name in ("house", "modern", "holdem", "tda2011", "tda2019"):
        if (even := shared(name, 300, 1, 2, chip=25, bet_in=100)) != {1: 150, 2: 150}:
            wrong.append((name, even))
        odd = shared_pot(book(name), SharedPot(amount=325, high=(1, 2), chip=25))
        cited = {"holdem": "holdem-odd-chip", "modern": "tda2024-20.1"}.get(name, "house-18.1")
        if gets(odd) != {1: 175, 2: 150} or cited not in rules_of(odd):
            wrong.append((name, gets(odd)))
    assert not wrong


def test_what_began_without_breaking_chips_down_is_ruled_as_it_began() -> None:
    before = edition("tda2011+odd_chip.break_to=none")
    pot = SharedPot(amount=300, high=(1, 2), chip=25, bet_in=100)
    assert gets(shared_pot(before, pot)) == {1: 200, 2: 100}


@pytest.mark.rule("house-18C", "tda2011-17.1")
@pytest.mark.rows(("name", "rule"), [("house", "house-18C"), ("tda2011", "tda2011-17.1")])
def test_of_the_whole_pot_the_odd_chip_goes_high(name: str, rule: str) -> None:
    pot = SharedPot(amount=105, high=(1,), low=(2,), chip=5, game="plo8")
    ruling = shared_pot(book(name), pot)
    assert gets(ruling) == {1: 55, 2: 50}
    assert rules_of(ruling) == [rule]


@pytest.mark.rule("house-18D", "tda2011-17.4", "house-IA-18")
@pytest.mark.rows("name", ["house", "tda2011"])
def test_the_same_hands_both_ways_share_the_whole_pot(name: str) -> None:
    pot = SharedPot(amount=66, high=(1, 2), low=(1, 2), game="plo8")
    ruling = shared_pot(book(name), pot)
    assert (code(ruling), gets(ruling)) == ("shared", {1: 33, 2: 33})
    assert rules_of(ruling) == [{"house": "house-18D", "tda2011": "tda2011-17.4"}[name]]
    halved = book(name, odd_chip__identical_two_way="halve-first")
    assert gets(shared_pot(halved, pot)) == {1: 34, 2: 32}


@pytest.mark.rule("house-18B", "tda2011-17.3")
def test_in_stud_the_odd_chip_goes_by_suit() -> None:
    hands = {
        2: parse_cards("9h 8d 7c 6d 5d As 2c"),
        4: parse_cards("9s 8h 7h 6c 5h 2d 2h"),
    }
    pot = SharedPot(amount=101, high=(2, 4), game="flstud", hands=hands)
    for name, rule in (("house", "house-18B"), ("tda2011", "tda2011-17.3")):
        best = book(name, odd_chip__stud="suit-of-best-five")
        assert gets(shared_pot(best, pot)) == {4: 51, 2: 50}
        every = book(name, odd_chip__stud="suit-of-any-card")
        assert gets(shared_pot(every, pot)) == {2: 51, 4: 50}
        assert rules_of(shared_pot(book(name), pot))[-1] == rule
        first = {"house": 4, "tda2011": 2}[name]
        assert gets(shared_pot(book(name), pot))[first] == 51
        hearts = book(name, odd_chip__stud="suit-of-best-five", suits__order=["h", "s", "d", "c"])
        assert gets(shared_pot(hearts, pot)) == {2: 51, 4: 50}
    with pytest.raises(BadFacts, match="depends on the winners' cards"):
        SharedPot(amount=101, high=(2, 4), game="flstud")


@given(
    st.integers(1, 10**6),
    st.sampled_from([1, 5, 25]),
    st.lists(st.integers(1, 9), min_size=1, max_size=6, unique=True),
    st.lists(st.integers(1, 9), max_size=6, unique=True),
    st.sampled_from(["one-at-a-time", "all-to-first"]),
)
def test_no_chip_is_lost_and_each_goes_out_whole(
    chips: int, chip: int, high: list[int], low: list[int], several: str
) -> None:
    pot = SharedPot(amount=chips * chip, high=(*high,), low=(*low,), chip=chip, game="plo8")
    out = gets(shared_pot(book("modern", odd_chip__several=several), pot))
    assert sum(out.values()) == pot.amount
    assert all(amount % chip == 0 for amount in out.values())


@pytest.mark.rows(
    ("facts", "told"),
    [
        ({"high": ()}, "Enter the winners of a pot"),
        ({"high": (1, 1)}, "each once"),
        ({"high": (1,), "chip": 7}, "cannot be made of chips of 7"),
        ({"high": (1,), "bet_in": 30}, "cannot be put in with chips of 30"),
        ({"high": (1,), "game": "whist"}, "whist is not dealt here"),
    ],
)
def test_a_pot_that_cannot_be_is_refused(facts: dict[str, Any], told: str) -> None:
    with pytest.raises(BadFacts, match=told):
        SharedPot(amount=100, **facts)
