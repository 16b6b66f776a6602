"""Words, and words with chips: each rule by its id, at two values of a parameter it has."""

import pytest
from spots import faces, held, in_short, may_bet, push, read, rules_of, told

from ruleone.dealing.actions import BringIn, Call, Fold, RaiseTo
from ruleone.floor import (
    BadFacts,
    Moved,
    PulledBack,
    Push,
    Said,
    Tapped,
    ToldCount,
    TookBack,
)
from ruleone.rulebook import EDITIONS

HOUSE = "house"
DOCUMENTS = ("house", "tda2011")


@pytest.mark.rule("house-36A.1", "house-38A")
def test_call_said_before_the_chips_is_a_call() -> None:
    result = read(HOUSE, faces(1000), Said("call"), push(*[1000] * 5))
    assert (told(result), result.returned) == ("call", 4000)
    assert rules_of(result) == ["house-38A"]


@pytest.mark.rule("house-36A.1", "house-44.2", "tda2011-39.2", "tda2011-35.2")
@pytest.mark.rows("book", DOCUMENTS)
@pytest.mark.rows("facing", [faces(400), faces(200, blind=True)])
def test_a_raise_said_after_the_chip_has_landed_is_a_call(book: str, facing: object) -> None:
    steps = (push(1000), Said("raise"))
    late = read(book, facing, *steps)  # type: ignore[arg-type]
    assert told(late) == "call"
    assert {"house-44.2", "tda2011-39.2"} & {*rules_of(late)}
    first = read(book, facing, *steps, betting__precedence="verbal-first")  # type: ignore[arg-type]
    assert told(first) == "raise 1000"
    said_first = read(book, facing, Said("raise"), push(1000))  # type: ignore[arg-type]
    assert told(said_first) == "raise 1000"


@pytest.mark.rule("house-36A.1")
def test_words_after_several_chips_change_nothing() -> None:
    result = read(HOUSE, faces(1000), push(1000, 500), Said("call"))
    assert told(result) == "raise 2000"
    assert rules_of(result)[-1] == "house-36A.1"


@pytest.mark.rule("house-36A.2", "tda2011-35.2")
def test_words_and_chips_at_once() -> None:
    together = Push({1000: 2}, said="call")
    assert told(read(HOUSE, faces(1000), together)) == "call"
    floor = read("tda2011", faces(1000), together)
    assert told(floor) == "floor: call, raise 2000"
    assert rules_of(floor) == ["tda2011-35.2"]
    mumbled = read(HOUSE, faces(1000), Push({1000: 2}, said="(mumbles)"))
    assert told(mumbled) == "raise 2000"
    assert rules_of(mumbled)[0] == "house-36A.2"
    agreed = read("tda2011", faces(1000), Push({1000: 2}, said="raise"))
    assert told(agreed) == "raise 2000"
    impossible = read(HOUSE, faces(1000), Push({1000: 1}, said="check"))
    assert told(impossible) == "call"


@pytest.mark.rule("house-37A", "tda2011-35.2")
@pytest.mark.rows("book", DOCUMENTS)
@pytest.mark.rows("then", ["call", "fold", "check", "all in"])
def test_another_action_said_later_changes_nothing_and_is_told_so(book: str, then: str) -> None:
    alone = read(book, faces(200), Said("call"))
    later = read(book, faces(200), Said("call"), Said(then))
    assert told(later) == told(alone) == "call"
    raised = read(book, faces(200), Said("raise"), Said("call"))
    assert (raised.verdict, held(raised)) == ("ask", RaiseTo(400))
    assert "first-binds" in [reason.code for reason in raised.reasons]
    # A check against a bet is no action, so it is no other one either.
    another = then in ("fold", "all in")
    assert ("first-binds" in [reason.code for reason in later.reasons]) == another
    answered = read(book, faces(200), Said("raise"), Said("five hundred"))
    assert "first-binds" not in [reason.code for reason in answered.reasons]
    free = read(book, faces(200), Said("check"), Said("call"))
    assert "first-binds" not in [reason.code for reason in free.reasons]
    in_one_breath = read(book, faces(200), Said("call, I mean raise"))
    assert [reason.code for reason in in_one_breath.reasons][-1] == "corrected"


@pytest.mark.rule("house-36B")
def test_a_declaration_is_general_an_amount_or_both() -> None:
    general = read(HOUSE, may_bet(200), Said("bet"))
    assert (general.verdict, held(general)) == ("ask", RaiseTo(200))
    both = read(HOUSE, may_bet(200), Said("bet five hundred"))
    assert (told(both), rules_of(both)) == ("raise 500", ["house-36B"])


@pytest.mark.rule("house-36C", "house-36B")
def test_an_amount_alone_is_the_same_as_its_chips() -> None:
    said = read(HOUSE, may_bet(100), Said("two hundred"))
    assert told(said) == told(read(HOUSE, may_bet(100), push(100, 100))) == "raise 200"
    assert rules_of(said) == ["house-36C"]


@pytest.mark.rule("house-36C", "house-42A.2", "house-42A.3", "tda2011-38.2")
@pytest.mark.rows("book", DOCUMENTS)
def test_fourteen_hundred_over_a_thousand_is_a_call_unless_a_raise_was_said(book: str) -> None:
    assert told(read(book, faces(1000), Said("fourteen hundred"))) == "call"
    assert told(read(book, faces(1000), Said("raise, fourteen hundred"))) == "raise 2000"
    lower = read(book, faces(1000), Said("fourteen hundred"), raise__half="1/4")
    assert told(lower) == "raise 2000"


@pytest.mark.rule("house-38A", "house-38B.2", "house-IA-38", "tda2011-35.2")
@pytest.mark.rows("book", DOCUMENTS)
def test_call_binds_to_the_whole_raise(book: str) -> None:
    facing = faces(8000, by=6000, raised=True)
    result = read(book, facing, Said("call"))
    assert (told(result), result.adds) == ("call", 8000)
    short = read(book, facing, Said("call"), push(1000, 1000))
    assert (told(short), short.adds) == ("call", 6000)
    amount = read(book, facing, Said("two thousand"))
    assert told(amount) == "floor: full-call, forfeit-and-fold"
    further = faces(8000, by=6000, raised=True, staked=1000)
    left = read(book, further, Said("two thousand"))
    assert [one.amount for one in left.choices] == [8000, 2000]


@pytest.mark.rule("house-37A", "tda2011-35.2")
@pytest.mark.rows("book", DOCUMENTS)
def test_chips_put_out_in_turn_stay(book: str) -> None:
    result = read(book, may_bet(200), push(500, 500), TookBack())
    assert told(result) == "raise 1000"
    assert rules_of(result)[-1] == ("house-37A" if book == "house" else "tda2011-35.2")


@pytest.mark.rule("house-41A", "house-41B", "house-41C.1")
@pytest.mark.rule("tda2011-37.1", "tda2011-37.2", "tda2011-37.3")
@pytest.mark.rows("book", DOCUMENTS)
def test_three_ways_to_raise(book: str) -> None:
    facing = faces(500)
    assert told(read(book, facing, push(*[100] * 15))) == "raise 1500"
    more = read(book, facing, Said("raise one thousand more"), push(*[100] * 15))
    assert told(more) == "raise 1500"
    assert {"house-41B", "tda2011-37.2"} & {*rules_of(more)}
    assert told(read(book, facing, Said("raise to 1500"), push(500), push(1000))) == "raise 1500"
    completed = (Said("raise"), push(500), push(1000))
    result = read(book, facing, *completed)
    assert told(result) == "raise 1500"
    assert {"house-41C.1", "tda2011-37.3"} & {*rules_of(result)}
    none = read(book, facing, *completed, raise__further_motions=0)
    assert (told(none), none.returned) == ("raise 1000", 500)


@pytest.mark.rule("house-41C.1")
def test_only_one_further_motion_completes_a_raise() -> None:
    steps = (Said("raise"), push(*[100] * 11), push(1000, 1000), push(5000))
    result = read(HOUSE, faces(1100, by=600), *steps)
    assert (told(result), result.returned) == ("raise 3100", 5000)
    assert rules_of(result)[-2:] == ["house-41C.1", "house-50"]
    two = read(HOUSE, faces(1100, by=600), *steps, raise__further_motions=2)
    assert told(two) == "raise 8100"
    whole = read(HOUSE, faces(500), Said("raise"), push(*[100] * 15), push(1000))
    assert (told(whole), whole.returned) == ("raise 1500", 1000)
    assert rules_of(whole)[-2:] == ["house-41A", "house-50"]
    waiting = read(HOUSE, faces(1100, by=600), *steps[:2])
    assert (waiting.verdict, held(waiting)) == ("ask", RaiseTo(1700))


@pytest.mark.rule("house-41C.2", "tda2011-37.3")
def test_a_declared_raise_with_an_off_amount_is_the_least_raise() -> None:
    steps = (Said("raise"), push(1000, 100, 100, 100), push(5000))
    facing = faces(1100, by=600)
    result = read(HOUSE, facing, *steps)
    assert (told(result), result.returned) == ("raise 1700", 4600)
    assert "house-41C.2" in rules_of(result)
    free = read("tda2011", facing, *steps)
    assert (told(free), rules_of(free)) == ("raise 6300", ["tda2011-37.3"])


@pytest.mark.rule("house-42B", "tda2024-43B")
@pytest.mark.rows(("book", "rule"), [("house", "house-42B"), ("tda2024", "tda2024-43B")])
def test_raise_and_an_amount_is_the_total(book: str, rule: str) -> None:
    result = read(book, faces(2000), Said("raise, eight thousand"))
    assert (told(result), rules_of(result)[0]) == ("raise 8000", rule)


@pytest.mark.rule("house-44.3", "tda2011-39.3")
@pytest.mark.rows("book", DOCUMENTS)
def test_a_declared_raise_with_one_chip_is_all_that_it_allows(book: str) -> None:
    result = read(book, faces(400), Said("raise"), push(5000))
    assert told(result) == "raise 5000"
    assert rules_of(result) == [{"house": "house-44.3", "tda2011": "tda2011-39.3"}[book]]
    small = read(book, faces(700), Said("raise"), push(1000))
    assert (told(small), small.adds) == ("raise 1400", 400)
    assert rules_of(small)[0] == rules_of(result)[0]


@pytest.mark.rule("house-46B", "tda2011-39.1")
def test_who_pulls_back_his_chips_may_not_fold() -> None:
    facing = faces(2500, by=1500, staked=1000, lying={1000: 1}, raised=True)
    refused = read(HOUSE, facing, PulledBack(), Said("fold"))
    assert told(refused) == "ask: call, raise 4000"
    assert held(refused) == Call()
    assert rules_of(refused) == ["house-46B"]
    assert told(read(HOUSE, facing, PulledBack(), Said("call"))) == "call"
    assert held(read(HOUSE, facing, PulledBack())) == Call()
    assert told(read("tda2011", facing, PulledBack(), Said("fold"))) == "fold"


@pytest.mark.rule("house-48", "tda2011-42", "house-1", "tda2011-1")
@pytest.mark.rows("book", DOCUMENTS)
def test_a_wrong_count_that_was_accepted_owes_the_true_amount(book: str) -> None:
    facing = faces(8000, by=6000, raised=True)
    result = read(book, facing, ToldCount(6000), push(5000, 1000))
    assert (told(result), result.adds) == ("call", 2000)
    expected = {"house": ["house-48", "house-1"], "tda2011": ["tda2011-42", "tda2011-1"]}
    assert rules_of(result) == expected[book]
    before = faces(8000, by=6000, raised=True, staked=1000)
    assert told(read(book, before, ToldCount(6000), push(5000))) == "call"
    without = read(book, facing, push(5000, 1000))
    assert told(without) == "floor: full-call, forfeit-and-fold"


@pytest.mark.rule("house-3.1", "tda2011-3")
@pytest.mark.rows("book", DOCUMENTS)
def test_pot_is_a_bet_in_pot_limit(book: str) -> None:
    facing = faces(100, structure="pot-limit", bet_to=(200, 350), pot=150)
    result = read(book, facing, Said("pot"))
    assert told(result) == "raise 350"
    assert rules_of(result) == [{"house": "house-3.1", "tda2011": "tda2011-3"}[book]]
    assert told(read(book, faces(100), Said("pot"))) != "raise 350"


@pytest.mark.rule("house-49C.1", "tda2011-43.2")
@pytest.mark.rows("book", DOCUMENTS)
def test_the_pot_in_no_limit_binds_to_a_bet(book: str) -> None:
    result = read(book, may_bet(400, pot=3100), Said("I bet the pot"))
    assert (result.verdict, held(result), result.penalty) == ("ask", RaiseTo(400), True)
    assert rules_of(result) == [{"house": "house-49C.1", "tda2011": "tda2011-43.2"}[book]]
    with_chips = read(book, may_bet(400, pot=3100), Said("I bet the pot"), push(1000, 1000))
    assert (told(with_chips), with_chips.penalty) == ("raise 2000", True)


@pytest.mark.rule("house-49C.2", "tda2011-43.2")
def test_the_pot_against_a_bet_binds_to_a_raise_or_is_for_the_floor() -> None:
    house = read(HOUSE, faces(1000), Said("I bet the pot"))
    assert (house.verdict, held(house)) == ("ask", RaiseTo(2000))
    assert rules_of(house) == ["house-49C.2"]
    old = read("tda2011", faces(1000), Said("I bet the pot"))
    assert told(old) == "floor: raise 2000, call"


@pytest.mark.rule("house-50", "tda2011-44")
@pytest.mark.rows("book", DOCUMENTS)
@pytest.mark.rows("words", ["call and raise two thousand", "跟，再加两千"])
def test_call_and_raise_is_a_string_raise(book: str, words: str) -> None:
    result = read(book, faces(1000), Said(words), push(1000, 1000, 1000))
    assert (told(result), result.returned) == ("call", 2000)
    assert rules_of(result)[-1] == {"house": "house-50", "tda2011": "tda2011-44"}[book]


@pytest.mark.rule("house-51.1", "tda2011-45.1", "house-3.3")
@pytest.mark.rows("book", DOCUMENTS)
def test_unofficial_words_are_asked_back_at_the_players_risk(book: str) -> None:
    unknown = read(book, faces(1000), Said("let's go"))
    assert told(unknown) == "ask: call, fold, no-action"
    assert rules_of(unknown) == [{"house": "house-51.1", "tda2011": "tda2011-45.1"}[book]]
    known = read(book, faces(1000), Said("shove"))
    assert in_short(known) == "ask, likely raise 100000"
    chips = read(book, faces(1000), Said("shove"), push(5000))
    assert told(chips) == "floor: call, raise 100000"


@pytest.mark.rule("house-3.1", "tda2011-3")
@pytest.mark.rows("book", DOCUMENTS)
@pytest.mark.rows(
    ("words", "read_as"),
    [
        ("我加注，再加三千", "raise 4000"),
        ("梭了", "raise 100000"),
        ("盖了", "fold"),
        ("平跟", "call"),
    ],
)
def test_local_words_as_plain_as_the_books_are_read_as_those(
    book: str, words: str, read_as: str
) -> None:
    assert told(read(book, faces(1000), Said(words))) == read_as
    late = read(book, faces(1000), Said("我加注"), Said("再加三千"))
    assert told(late) == "raise 4000"


@pytest.mark.rule("house-3.1", "house-3.3")
def test_not_following_is_a_fold_only_where_there_is_a_bet() -> None:
    assert told(read(HOUSE, faces(1000), Said("不跟"))) == "fold"
    assert read(HOUSE, may_bet(200), Said("不跟")).verdict == "ask"
    assert told(read(HOUSE, may_bet(200), Said("不跟"), push(500))) == "raise 500"
    assert in_short(read(HOUSE, faces(1000), Said("not calling"))) == "ask, likely fold"
    assert told(read(HOUSE, faces(1000), Said("不跟，加注"))) == "ask: call, fold, no-action"


@pytest.mark.rule("house-51.2", "tda2011-45.2", "house-IA-51.1", "tda2024-57.2")
def test_an_unclear_amount_is_asked_or_the_lesser_value() -> None:
    spot = may_bet(400, pot=1200)
    house = read(HOUSE, spot, Said("I bet five"))
    assert in_short(house) == "ask 500 or 5000"
    assert rules_of(house)[0] == "house-51.2"
    assert house.proposed == house.choices[0]
    lesser = read("tda2011", spot, Said("I bet five"))
    assert (told(lesser), rules_of(lesser)) == ("raise 500", ["tda2011-45.2"])
    modern = read("modern", spot, Said("I bet five"))
    assert (told(modern), rules_of(modern)[0]) == ("raise 500", "tda2024-57.2")


@pytest.mark.rule("tda2011-45.2", "house-IA-51.1")
def test_an_amount_that_is_not_legal_is_no_meaning() -> None:
    assert told(read("tda2011", may_bet(600), Said("bet, five"))) == "raise 5000"


@pytest.mark.rule("house-IA-51.2", "house-51.2", "house-36A.1")
def test_the_factors_weigh_recent_bets_and_the_pot() -> None:
    early = faces(150, blind=True, pot=675, recent=(150,))
    small = read(HOUSE, early, Said("raise, five"), push(5000))
    assert in_short(small) == "ask 500 or 5000"
    assert small.proposed == small.choices[0]
    late = may_bet(150, pot=11_200, recent=(2000,))
    large = read(HOUSE, late, Said("bet, five"), push(5000))
    assert large.proposed == large.choices[1]
    assert large.choices[1].amount == 5000
    assert "house-IA-51.2" in rules_of(large)
    too_small_a_pot = read(HOUSE, may_bet(150, pot=900, recent=(2000,)), Said("bet, five"))
    assert too_small_a_pot.proposed == too_small_a_pot.choices[0]
    lesser = read(HOUSE, late, Said("bet, five"), unclear_bet__proposal="lesser")
    assert lesser.proposed == lesser.choices[0]


@pytest.mark.rule("house-52", "tda2011-46")
@pytest.mark.rows("book", DOCUMENTS)
def test_a_fold_with_nothing_to_call_binds(book: str) -> None:
    result = read(book, may_bet(200), Said("fold"))
    assert (result.action, result.penalty) == (Fold(), True)
    assert rules_of(result) == [{"house": "house-52", "tda2011": "tda2011-46"}[book]]
    free = read(book, may_bet(200), Said("fold"), fold__facing_check_binding=False)
    assert free.verdict == "ask"
    assert not read(book, faces(200), Said("fold")).penalty


@pytest.mark.rule("house-53", "tda2011-47")
@pytest.mark.rows("book", DOCUMENTS)
def test_a_conditional_statement_is_for_the_floor(book: str) -> None:
    result = read(book, may_bet(200), Said("if you bet, then I will raise"))
    assert told(result) == "floor: binding, not-binding"
    assert result.penalty
    assert rules_of(result) == [{"house": "house-53", "tda2011": "tda2011-47"}[book]]
    words = Said("如果你下注我就加注")
    forbidden = read(book, may_bet(200), words, verbal__conditional="forbidden")
    assert (forbidden.verdict, forbidden.penalty) == ("ask", True)


@pytest.mark.rule("house-3.2", "tda2011-45.1")
def test_a_tap_is_a_check_or_nothing() -> None:
    assert told(read(HOUSE, may_bet(200), Tapped())) == "check"
    assert read("tda2011", may_bet(200), Tapped()).verdict == "ask"
    assert read(HOUSE, faces(200), Tapped()).verdict == "ask"


@pytest.mark.rule("house-41.1", "tda2011-37.3", "tda2024-42.1")
@pytest.mark.rows(
    ("book", "rule"),
    [("house", "house-41.1"), ("tda2011", "tda2011-37.3"), ("tda2024", "tda2024-42.1")],
)
def test_a_forward_motion_is_for_the_floor(book: str, rule: str) -> None:
    result = read(book, faces(500), Moved())
    assert told(result) == "floor: no-action, call"
    assert rules_of(result) == [rule]


def test_a_bring_in_cannot_be_folded() -> None:
    spot = faces(25, structure="fixed-limit", bet_to=(100, 100), bring_in=True)
    assert held(read(HOUSE, spot, Said("fold"))) == BringIn()
    assert told(read(HOUSE, spot, push(25))) == "bring-in"
    assert told(read(HOUSE, spot, Said("complete"))) == "raise 100"


@pytest.mark.rule("tda2019-RP-12.1", "house-54.2", "tda2011-42")
def test_the_dealer_announces_a_bet_that_is_not_all_in() -> None:
    words = Said("raise to three thousand")
    spoken = read("tda2019", faces(1000), words)
    assert rules_of(spoken)[-1] == "tda2019-RP-12.1"
    for silent in ("house", "tda2011"):
        assert "announced" not in [
            reason.code for reason in read(silent, faces(1000), words).reasons
        ]
        loud = read(silent, faces(1000), words, announce__bet_amounts=True)
        assert loud.reasons[-1].code == "announced"
    assert "tda2019-RP-12.1" not in rules_of(read("tda2019", faces(1000), Said("all in")))


def test_more_than_he_has_is_all_in() -> None:
    result = read(HOUSE, faces(1000, behind=3500), Said("raise to five thousand"))
    assert told(result) == "raise 3500"
    assert [reason.code for reason in result.reasons] == ["amount-said", "all-in", "all-in-button"]


def test_unclear_words_leave_it_to_the_chips() -> None:
    result = read(HOUSE, faces(1000), Said("let's go"), push(1000))
    assert told(result) == "call"


def test_an_amount_said_next_belongs_to_the_raise() -> None:
    result = read(HOUSE, faces(1000), Said("raise"), Said("three thousand"), push(1000))
    assert (told(result), result.adds) == ("raise 3000", 2000)


@pytest.mark.rows(
    ("asked", "answer", "came"),
    [
        ("let's go", "call", "call"),
        ("check", "fold", "fold"),
        ("shove", "all in", "raise 100000"),
        ("梭哈", "全下", "raise 100000"),
        ("I bet the pot", "three thousand", "raise 3000"),
        ("raise to twenty", "two thousand", "raise 2000"),
        ("raise to twenty", "twenty thousand", "raise 20000"),
        ("加到二十", "两万", "raise 20000"),
        ("raise to one", "five thousand", "raise 5000"),
        ("thirty five", "thirty-five hundred", "raise 3500"),
    ],
)
def test_what_is_said_next_answers_the_dealer(asked: str, answer: str, came: str) -> None:
    assert told(read(HOUSE, faces(1000), Said(asked), Said(answer))) == came


@pytest.mark.rows(
    ("asked", "answer"),
    [("raise", "fold"), ("raise to twenty", "five thousand"), ("I bet the pot", "check")],
)
def test_an_answer_gives_nothing_back(asked: str, answer: str) -> None:
    result = read(HOUSE, faces(1000), Said(asked), Said(answer))
    assert result.verdict == "ask"
    assert held(result) == RaiseTo(2000)


def test_a_long_turn_is_refused() -> None:
    with pytest.raises(BadFacts):
        read(HOUSE, faces(1000), *[Said("call")] * 65)


@pytest.mark.rows("book", EDITIONS)
def test_every_edition_reads(book: str) -> None:
    assert told(read(book, faces(1000), Said("call"))) == "call"


@pytest.mark.rule("house-42B", "house-3.3")
def test_a_short_chinese_raise_may_be_the_whole_or_what_is_added() -> None:
    """The document settles 加注 with an amount as the whole; of 加 alone it says nothing."""
    rows = {
        "加五百": "ask: raise 600, raise 800",
        "加一千": "ask: raise 1000, raise 1300",
        "加，一千": "ask: raise 1000, raise 1300",
        "加三百": "raise 600",
        "加注一千": "raise 1000",
        "加注，八千": "raise 8000",
        "加到一千": "raise 1000",
        "加注到一千": "raise 1000",
        "再加一千": "raise 1300",
        "再来五百": "raise 800",
        "raise one thousand": "raise 1000",
    }
    came = {words: told(read(HOUSE, faces(300), Said(words))) for words in rows}
    assert came == rows
    assert rules_of(read(HOUSE, faces(300), Said("加注一千")))[0] == "house-42B"
    assert told(read(HOUSE, faces(300), Said("加一千"), Said("再加一千"))) == "raise 1300"
    assert told(read(HOUSE, faces(300), Said("加一千"), Said("加到一千"))) == "raise 1000"
    assert told(read(HOUSE, may_bet(200), Said("加五百"))) == "raise 500"
    assert told(read("tda2011", faces(300), Said("加一千"))) == "raise 1000"


@pytest.mark.rule("house-3.3", "house-51.1")
def test_double_is_asked_back_with_the_raise_that_it_may_mean() -> None:
    faults = {}
    for words, likely in (("翻倍", 600), ("两倍", 600), ("三倍", 900), ("double it", 600)):
        came = told(read(HOUSE, faces(300), Said(words)))
        if came != f"ask: raise {likely}, call, fold, no-action":
            faults[words] = came
        came = told(read(HOUSE, may_bet(200), Said(words)))
        if came != "ask: check, bet 200, no-action":
            faults[f"{words} to open"] = came
    for words in ("扣牌", "扣了"):
        for facing in (faces(300), may_bet(200)):
            if (came := told(read(HOUSE, facing, Said(words)))) != "fold":
                faults[words] = came
    assert not faults


@pytest.mark.rule("tda2024-57.2")
@pytest.mark.rows(
    ("pot", "bet", "why"),
    [
        (900, 400, "highest-within-pot"),
        (3900, 400, "highest-within-pot"),
        (4000, 4000, "highest-within-pot"),
        (12_000, 4000, "highest-within-pot"),
        (250, 400, "none-within-pot"),
    ],
)
def test_an_unclear_amount_is_the_highest_within_the_pot(pot: int, bet: int, why: str) -> None:
    policy = "highest-within-pot"
    result = read("modern", may_bet(200, pot=pot), Said("I bet four"), unclear_bet__policy=policy)
    assert told(result) == f"raise {bet}"
    (reason,) = (one for one in result.reasons if one.code == why)
    assert reason.parameters["pot"] == pot
    basis = "document" if why == "highest-within-pot" else "ours"
    assert (reason.citation.rule, reason.citation.basis) == ("tda2024-57.2", basis)
