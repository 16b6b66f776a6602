"""Chips without a word: each rule by its id, at two values of its parameter where it has one."""

import pytest
from spots import faces, may_bet, push, read, rules_of, told

from ruleone.floor import BadFacts, Facing, NoValue, Push, Said, Step

HOUSE = "house"
HOW = ("house-44.1", "house-45.1")
DOCUMENTS = {"house": 0, "tda2011": 1}
"""Editions, and which of two cited rules is theirs."""


@pytest.mark.feature("words-and-chips")
@pytest.mark.rule("house-44.1", "tda2011-39.1")
@pytest.mark.rows("book", DOCUMENTS)
@pytest.mark.rows("facing", [faces(400), faces(200, blind=True), faces(999, by=600)])
def test_one_chip_that_is_too_large_calls(facing: Facing, book: str) -> None:
    result = read(book, facing, push(1000))
    assert told(result) == "call"
    assert result.returned == 1000 - facing.price
    assert rules_of(result) == [("house-44.1", "tda2011-39.1")[DOCUMENTS[book]]]


@pytest.mark.rule("house-44.4", "tda2011-39.4")
@pytest.mark.rows("book", DOCUMENTS)
def test_one_chip_bets_all_of_it_where_nothing_is_faced(book: str) -> None:
    result = read(book, may_bet(200), push(5000))
    assert told(result) == "raise 5000"
    assert rules_of(result) == [("house-44.4", "tda2011-39.4")[DOCUMENTS[book]]]


def test_chips_below_the_least_bet_are_made_up_to_it() -> None:
    result = read(HOUSE, may_bet(200), push(100))
    assert (told(result), result.adds) == ("raise 200", 100)


@pytest.mark.rule("house-40.1")
@pytest.mark.rows(
    ("chips", "change"), [((500,), 0), ((1000,), 500), ((100,) * 5, 0), ((200,) * 3, 100)]
)
def test_ways_to_call_500_in_chips(chips: tuple[int, ...], change: int) -> None:
    result = read(HOUSE, faces(500), push(*chips))
    assert (told(result), result.returned) == ("call", change)
    assert rules_of(result) == ["house-40.1" if not change else HOW[len(chips) > 1]]


@pytest.mark.rule("house-45.1", "tda2011-40.1", "tda2011-40.2", "house-IA-45")
def test_several_chips_call_where_each_is_needed() -> None:
    two = read(HOUSE, faces(1200, by=800), push(1000, 1000))
    assert (told(two), two.returned) == ("call", 800)
    mixed = faces(1100, by=600)
    any_chips = read(HOUSE, mixed, push(500, 1000))
    assert (told(any_chips), any_chips.returned) == ("call", 400)
    assert rules_of(any_chips) == ["house-45.1"]
    alike = read(HOUSE, mixed, push(500, 1000), chip_bet__multi_scope="same-denomination")
    assert told(alike) == "raise 1700"
    same = read(
        HOUSE, faces(1200, by=800), push(1000, 1000), chip_bet__multi_scope="same-denomination"
    )
    assert (told(same), rules_of(same)) == ("call", ["tda2011-40.1"])
    straight = read("tda2011", mixed, push(500, 1000))
    assert (told(straight), straight.returned) == ("call", 400)
    assert rules_of(straight) == ["tda2011-40.2", "tda2011-38.2"]


@pytest.mark.rule("house-45.2", "house-IA-45", "house-55")
@pytest.mark.rows(
    ("facing", "chips", "to"),
    [
        (faces(300), (500, 500), 1000),
        (faces(1100, by=600), (1000, 100, 100, 100, 100, 100), 1700),
        (faces(1000), (5000, 100), 5100),
        (faces(325), (500, 25), 650),
        (faces(400), (1000, 100), 1100),
    ],
)
def test_several_chips_raise_where_the_call_is_covered_without_one(
    facing: Facing, chips: tuple[int, ...], to: int
) -> None:
    result = read(HOUSE, facing, push(*chips))
    assert told(result) == f"raise {to}"
    assert result.adds == max(0, to - sum(chips))
    assert "house-45.2" in rules_of(result)


@pytest.mark.rule("house-55")
def test_every_chip_counts_where_nobody_has_bet() -> None:
    result = read(HOUSE, may_bet(100), push(500, 25))
    assert (told(result), rules_of(result)) == ("raise 525", ["house-55"])


@pytest.mark.feature("words-and-chips")
@pytest.mark.rule("house-42A.2", "house-42A.3", "tda2011-38.2")
def test_half_a_raise_is_made_a_full_one_and_less_is_a_call() -> None:
    facing = faces(1000)
    assert told(read(HOUSE, facing, push(1000, *[100] * 4))) == "call"
    assert told(read(HOUSE, facing, push(1000, *[100] * 5))) == "raise 2000"
    third = read(HOUSE, facing, push(1000, *[100] * 4), raise__half="2/5")
    assert told(third) == "raise 2000"
    below = read(HOUSE, facing, push(*[100] * 14))
    assert (told(below), below.returned) == ("call", 400)
    assert "house-42A.3" in rules_of(below)


@pytest.mark.rule("house-42A.2", "tda2011-38.2")
def test_half_is_of_the_raise_or_of_the_whole_bet() -> None:
    raised = faces(600, by=400, raised=True)
    chips = push(500, 100, 100, 100)
    assert told(read(HOUSE, raised, chips)) == "raise 1000"
    whole = read(HOUSE, raised, chips, raise__fifty_percent_base="previous-bet-total")
    assert told(whole) == "call"
    assert told(read("tda2011", raised, chips)) == "call"
    assert told(read("tda2011", faces(400), push(500, 100))) == "raise 800"


@pytest.mark.rule("house-42A.3")
def test_an_all_in_short_of_a_raise_stands_as_it_is() -> None:
    result = read(HOUSE, faces(1000, behind=1600), push(1000, *[100] * 6))
    assert (told(result), result.adds) == ("raise 1600", 0)


@pytest.mark.rows("book", DOCUMENTS)
def test_of_a_further_motion_only_what_the_call_has_no_need_of_is_a_string_bet(book: str) -> None:
    call = read(book, faces(500), push(300), push(200))
    assert (told(call), [reason.code for reason in call.reasons]) == ("call", ["exact-call"])
    more = read(book, faces(500), push(300), push(1000))
    assert (told(more), more.returned) == ("call", 800)
    (string,) = (reason for reason in more.reasons if reason.code == "string")
    assert string.parameters == {"amount": 800}


@pytest.mark.rule("house-41A", "house-50", "tda2011-37.1", "tda2011-44")
@pytest.mark.rows("book", DOCUMENTS)
def test_a_raise_without_a_word_comes_in_one_motion(book: str) -> None:
    motions = (push(500), push(1000))
    result = read(book, faces(500), *motions)
    assert (told(result), result.returned) == ("call", 1000)
    strung = (["house-41A", "house-50"], ["tda2011-37.1", "tda2011-44"])[DOCUMENTS[book]]
    assert rules_of(result)[-2:] == strung
    assert result.reasons[-2].parameters == {"amount": 1000}
    assert told(read(book, faces(500), *motions, raise__motions=2)) == "raise 1500"
    assert told(read(book, may_bet(100), *motions)) == "raise 500"


@pytest.mark.rule("house-40.1")
def test_a_call_may_come_in_several_motions() -> None:
    result = read(HOUSE, faces(500, raised=True), push(100), push(500))
    assert (told(result), result.returned) == ("call", 100)


@pytest.mark.rule("house-38B.1", "tda2011-35.2")
@pytest.mark.rows(
    ("facing", "binds"),
    [
        (faces(8000, by=6000, raised=True), False),
        (faces(8000), True),
        (faces(8000, by=6000, raised=True, players=2), True),
    ],
)
def test_an_undercall_is_made_full_heads_up_or_against_the_opening_bet(
    facing: Facing, binds: bool
) -> None:
    result = read(HOUSE, facing, push(1000, 1000))
    assert (result.verdict == "action") is binds
    if binds:
        assert (told(result), result.adds) == ("call", 6000)
    assert told(read(HOUSE, facing, push(2000), undercall__mandatory="always")) == "call"
    never = read("tda2011", facing, push(2000))
    assert rules_of(never) == ["tda2011-35.2"]
    assert told(never) == "floor: full-call, forfeit-and-fold"


@pytest.mark.rule("house-38B.2", "house-IA-38")
def test_an_undercall_of_a_raise_among_several_is_for_the_floor() -> None:
    result = read(HOUSE, faces(8000, by=6000, raised=True), push(1000, 1000))
    assert told(result) == "floor: full-call, forfeit-and-fold"
    assert result.proposed == result.choices[0]
    assert [one.amount for one in result.choices] == [8000, 2000]
    assert rules_of(result) == ["house-38B.2"]


@pytest.mark.rule("house-38B.3", "house-38B.1")
def test_the_posted_big_blind_is_the_opening_bet() -> None:
    result = read(HOUSE, faces(1000, blind=True, players=5), push(500))
    assert (told(result), result.adds) == ("call", 500)
    assert rules_of(result) == ["house-38B.1", "house-38B.3"]
    later = read(HOUSE, faces(1000, players=5), push(500))
    assert rules_of(later) == ["house-38B.1"]


@pytest.mark.rule("house-40.2")
def test_a_tiny_chip_is_for_the_floor_before_it_is_an_undercall() -> None:
    facing = faces(50_000, behind=200_000)
    result = read(HOUSE, facing, push(1000))
    assert told(result) == "floor: full-call, forfeit-and-fold, return-chips"
    assert result.penalty
    assert rules_of(result) == ["house-40.2"]
    assert told(read(HOUSE, facing, push(1000), undercall__tiny_share="1/100")) == "call"


def test_all_that_a_player_has_is_no_undercall() -> None:
    result = read(HOUSE, faces(8000, by=6000, raised=True, behind=2000), push(1000, 1000))
    assert (told(result), result.adds) == ("call", 0)


@pytest.mark.rule("house-46A", "tda2011-39.1")
def test_earlier_chips_may_make_a_call_a_raise() -> None:
    facing = faces(2500, by=1500, staked=1000, lying={1000: 1}, raised=True)
    result = read(HOUSE, facing, push(5000))
    assert told(result) == "floor: call, raise 6000"
    assert result.proposed == result.choices[0]
    assert {*rules_of(result)} == {"house-46A"}
    modern = read("modern", facing, push(5000))
    assert (told(modern), modern.returned) == ("call", 3500)
    ignored = read("tda2011", facing, push(5000))
    assert (told(ignored), ignored.returned) == ("call", 3500)
    assert "tda2011-39.1" in rules_of(ignored)


@pytest.mark.rule("house-46A")
def test_earlier_chips_that_change_nothing_are_no_question() -> None:
    pulled_in = faces(2500, by=1500, staked=1000, raised=True)
    assert told(read(HOUSE, pulled_in, push(5000))) == "call"
    blind = faces(200, staked=100, lying={100: 1}, blind=True)
    assert told(read(HOUSE, blind, push(500))) == "call"


def test_where_no_raise_is_open_chips_only_call() -> None:
    facing = faces(1000, by=1000, bet_to=None)
    assert told(read(HOUSE, facing, push(5000, 1000))) == "call"


def test_limits_cut_a_raise() -> None:
    pot = faces(100, behind=5000, structure="pot-limit", bet_to=(200, 350))
    assert told(read(HOUSE, pot, push(500, 500))) == "raise 350"
    fixed = faces(100, behind=5000, structure="fixed-limit", bet_to=(200, 200))
    assert told(read(HOUSE, fixed, push(100, 25, 25))) == "raise 200"


@pytest.mark.rows("chips", [{}, {0: 1}, {100: 0}, {-5: 2}, {1_000_000: 1}])
def test_impossible_chips_are_refused(chips: dict[int, int]) -> None:
    with pytest.raises(BadFacts):
        read(HOUSE, faces(100), Push(chips))


@pytest.mark.rows(
    "facts",
    [
        {"behind": -1},
        {"behind": 0},
        {"staked": 600},
        {"players": 1},
        {"lying": {100: 1}},
        {"bet_to": (400, 900)},
        {"bet_to": (1000, 200_000)},
    ],
)
def test_impossible_facts_are_refused(facts: dict[str, object]) -> None:
    known = {"behind": 5000, "price": 500, "raise_by": 500, "bet_to": (1000, 5000), "players": 3}
    assert Facing(**known).reach == 5000  # type: ignore[arg-type]
    with pytest.raises(BadFacts):
        Facing(**{**known, **facts})  # type: ignore[arg-type]


@pytest.mark.feature("words-and-chips")
@pytest.mark.rule("tda2024-RP-22.2", "house-1")
def test_a_bet_with_a_bounty_chip_is_a_call_or_an_all_in_for_the_floor() -> None:
    """Words that came before it decide; a house may have its own policy."""
    bounty = NoValue()
    rows: list[tuple[Facing, tuple[Step, ...], dict[str, str], str]] = [
        (faces(400), (bounty,), {}, "floor: call, raise"),
        (may_bet(200), (bounty,), {}, "floor: check, bet"),
        (faces(400), (bounty, push(1000)), {}, "floor: call, raise"),
        (faces(400), (Said("call"), bounty), {}, "call"),
        (faces(400, behind=300), (bounty,), {}, "call"),
        (faces(400), (bounty,), {"chips__no_value": "call"}, "call"),
        (faces(400, behind=9_000), (bounty,), {"chips__no_value": "all-in"}, "raise 9000"),
    ]
    faults = []
    for book, rule in (("tda2024", "tda2024-RP-22.2"), ("house", "house-1")):
        for facing, steps, options, expected in rows:
            result = read(book, facing, *steps, **options)
            came = told(result)
            if result.verdict == "floor":
                came = "floor: " + ", ".join(choice.code for choice in result.choices)
                assert rules_of(result) == [rule]
                assert result.proposed == result.choices[0]
            if came != expected:
                faults.append((book, steps, options, came))
    assert faults == []
