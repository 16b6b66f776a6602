"""Words, chips and calls under the edition of 2024, each by its rule, and beside other editions."""

from typing import Any

import pytest
from live import entered, live, refused
from spots import faces, held, may_bet, push, read, rules_of, told

from ruleone.dealing import Call, Check, RaiseTo
from ruleone.floor import BadFacts, Facing, Gathered, PulledBack, Push, Reading, Said
from ruleone.floor.followed import Acts, BoardTurned, Chosen, Plays, chips_due, line_in_words
from ruleone.floor.headline import choice_in_words, headline
from ruleone.floor.sentences import sentences
from ruleone.floor.situations import Undecided, ruled
from ruleone.rulebook import edition

BOOK = "tda2024"
OTHERS = ("house", "tda2011", "tda2019")


@pytest.mark.rule("tda2024-55A", "tda2024-55B")
def test_of_2024_a_call_or_a_raise_with_no_bet() -> None:
    call = read(BOOK, may_bet(200), Said("call"))
    assert (told(call), rules_of(call)) == ("check", ["tda2024-55A"])
    asked = read(BOOK, may_bet(200), Said("raise"))
    assert (asked.verdict, held(asked)) == ("ask", RaiseTo(200))
    assert rules_of(asked) == ["tda2024-55B"]
    bet = read(BOOK, may_bet(200), Said("bet"))
    assert (held(bet), rules_of(bet)) == (RaiseTo(200), ["tda2024-51A"])
    faced = read(BOOK, faces(200), Said("raise"))
    assert rules_of(faced) == ["tda2024-51A"]
    house = read("house", may_bet(200), Said("raise"))
    assert rules_of(house) == ["house-38A"]


@pytest.mark.rule("tda2024-55.1")
def test_of_2024_a_check_facing_a_bet_leaves_a_call_or_a_fold() -> None:
    facing, check = faces(800), Said("check")
    came = {
        "raise to 2400": "ask: call, fold",
        "raise": "ask: call, fold",
        "all in": "ask: call, fold",
        "call": "call",
        "fold": "fold",
        "800": "call",
    }
    for words, expected in came.items():
        result = read(BOOK, facing, check, Said(words))
        assert (words, told(result)) == (words, expected)
        assert rules_of(result)[0] == "tda2024-55.1"
    late = read(BOOK, facing, check, Said("raise to 2400"), Said("fold"))
    assert told(late) == "fold"
    for steps in ((check, push(2000, 400)), (check, Said("raise to 2400"), push(2000, 400))):
        chips = read(BOOK, facing, *steps)
        assert (told(chips), chips.returned) == ("call", 1600)
    at_once = read(BOOK, facing, Push({1000: 2}, said="check"))
    assert (told(at_once), at_once.returned) == ("call", 1200)
    short = read(BOOK, faces(800, behind=500), check, Said("all in"))
    assert told(short) == "call"
    for book in OTHERS:
        assert told(read(book, facing, check, Said("raise to 2400"))) == "raise 2400"
        assert told(read(book, facing, check)) == "ask: call, fold, no-action"


@pytest.mark.rule("tda2024-55.1")
def test_of_2024_the_raise_is_lost_for_this_turn_at_a_live_table() -> None:
    followed = live((10_000,) * 3, BOOK)
    entered(followed, Acts(3, Call()), Acts(1, Call()), Acts(2, Check()))
    entered(followed, BoardTurned(("As", "Kd", "7c")), Acts(1, RaiseTo(800)))
    line = entered(followed, Plays(2, (Said("check"),)))
    for language, words in (
        ("en", "The player said check facing a bet: call 800 or fold; a raise is not allowed."),
        ("zh", "该玩家面对下注却说过牌：只能跟注 800 或弃牌，不能加注。"),
    ):
        assert words in line_in_words(language, line)
    assert followed.options is not None
    assert followed.options.bet_to is None
    for entry in (Acts(2, RaiseTo(2400)), Plays(2, (Said("raise to 2400"),))):
        assert refused(followed, entry).code == "raise-lost"
    entered(followed, Acts(2, Call()), Acts(3, RaiseTo(2400)), Acts(1, Call()))
    entered(followed, Acts(2, RaiseTo(5000)))
    other = live((10_000,) * 3, "house")
    entered(other, Plays(3, (Said("check"),)), Acts(3, RaiseTo(500)))


def posted(price: int, by: int, **chips: Any) -> Facing:
    """A big blind that faces a raise to `price` with the chips of its blind still out."""
    return faces(price, by=by, raised=True, **chips)


TWO_100 = {"staked": 200, "lying": {100: 2}}
BIG = {"staked": 200, "lying": {1000: 1}}
TWO_25 = {"staked": 50, "lying": {25: 2}}
BY_CASE = (
    # t24-prior-*, then the addendum's five situations
    (posted(800, 600, **TWO_100), (push(1000),), "call", 400, "tda2024-46C.1"),
    (posted(800, 600, **TWO_100), (push(1000, 500),), "raise 1700", 0, "tda2024-46C.1"),
    (posted(800, 600, **TWO_100), (push(500, 100, 100),), "call", 100, "tda2024-46C.1"),
    (posted(800, 600, **TWO_100), (PulledBack(), push(500, 500)), "call", 200, "tda2024-46C.1"),
    (posted(800, 600, **TWO_100), (PulledBack(), push(1000, 500)), "raise 1500", 0,
     "tda2024-46C.1"),
    (posted(800, 600, **TWO_100), (PulledBack({100: 1}), push(1000)), "raise 1400", 0,
     "tda2024-46C.2"),
    (posted(900, 700, **BIG), (push(500),), "raise 1600", 0, "tda2024-46C.2"),
    (posted(600, 550, **TWO_25), (push(1000),), "call", 450, "tda2024-46C.1"),
    (posted(600, 550, **TWO_25), (push(500, 500),), "call", 450, "tda2024-46C.1"),
    (posted(600, 550, **TWO_25), (push(500, 100),), "call", 50, "tda2024-46C.1"),
    (posted(600, 550, **TWO_25), (push(1000, 500),), "raise 1550", 0, "tda2024-46C.1"),
    (posted(600, 550, **TWO_25), (PulledBack(), push(1000)), "call", 400, "tda2024-46C.1"),
    (posted(600, 550, **TWO_25), (PulledBack({25: 1}), push(1000)), "raise 1150", 0,
     "tda2024-46C.2"),
    (posted(700, 600, staked=100, lying={1000: 1}), (push(500),), "raise 1500", 0,
     "tda2024-46C.2"),
)  # fmt: skip


@pytest.mark.rule("tda2024-46C.1", "tda2024-46C.2", "tda2024-IA-46", "tda2024-45A")
@pytest.mark.rule("tda2024-43A.2", "tda2024-43A.3")
def test_of_2024_earlier_chips_count_case_by_case() -> None:
    wrong = []
    for facing, steps, expected, back, rule in BY_CASE:
        result = read(BOOK, facing, *steps)
        first = next(one for one in result.reasons if one.code != "pulled-back")
        cited = first.citation.rule, first.citation.basis
        if (told(result), result.returned, cited) != (expected, back, (rule, "document")):
            wrong.append((facing.price, steps, told(result), result.returned, cited))
    assert wrong == []
    assert read(BOOK, *BY_CASE[5][:1], *BY_CASE[5][1]).adds == 300
    assert read(BOOK, *BY_CASE[6][:1], *BY_CASE[6][1]).adds == 100


@pytest.mark.rule("tda2024-46C.2", "tda2024-IA-46", "tda2024-46B")
def test_of_2024_covering_chips_pulled_back_and_chips_in_one_push() -> None:
    facing = posted(900, 700, **BIG)
    back = read(BOOK, facing, PulledBack(), push(5000))
    assert told(back) == "raise 5000"
    ours = [one.citation.basis for one in back.reasons if one.code == "prior-covered-drawn"]
    assert ours == ["ours"]
    assert told(read(BOOK, facing, PulledBack(), push(1000))) == "call"
    assert told(read("house", facing, PulledBack(), push(5000))) == "call"
    together = read(BOOK, posted(800, 600, **TWO_100), Gathered(), push(1000))
    assert (told(together), together.proposed) == ("floor: raise 1400, call", together.choices[0])
    assert rules_of(together) == ["tda2024-IA-46"]
    counted = read(
        BOOK, posted(800, 600, **TWO_100), Gathered(), push(1000),
        chip_bet__combined_gesture="all-chips",
    )  # fmt: skip
    assert told(counted) == "raise 1400"
    asked = read(BOOK, posted(1500, 900, staked=600, lying={500: 1, 100: 1}),
                 PulledBack({500: 1}), Said("fold"))  # fmt: skip
    assert (asked.verdict, held(asked)) == ("ask", Call())
    assert [one.code for one in asked.choices] == ["call", "raise"]


@pytest.mark.rule("tda2024-46C.1", "tda2024-46C.2")
def test_of_2024_the_words_of_earlier_chips_claim_what_the_rule_says() -> None:
    left = read(BOOK, posted(800, 600, **TWO_100), push(1000))
    assert sentences("en", left)[1].startswith("The earlier 200 is less than the call and was left")
    assert "先前的 200 不够跟注，仍在原处" in sentences("zh", left)[1]
    covered = read(BOOK, posted(900, 700, **BIG), push(500))
    for language, words in (
        (
            "en",
            "The earlier 1,000 covers the call: all the chips in front of the player are one bet.",
        ),
        ("zh", "先前的 1,000 已够跟注：面前的筹码合计为一次下注。"),
    ):
        assert words in sentences(language, covered)
        assert "RuleOne" not in " ".join(sentences(language, covered))


LAST_CHIPS = (
    # t24-last-chips-*, t24-last-overchip, t24-allin-said-first, t24-document-2500
    (faces(1600, behind=2000), (push(1000, 1000),), "call", 400, "tda2024-45A"),
    (faces(2000, behind=2300), (push(1000, 1000, 100, 100, 100),), "raise 2300", 0,
     "tda2024-45B.2"),
    (faces(700, behind=1000), (push(1000),), "call", 300, "tda2024-44.1"),
    (faces(1600, behind=2000), (Said("all in"), push(1000, 1000)), "raise 2000", 0,
     "holdem-all-in"),
    (faces(1400), (push(1000, 500, 500, 500),), "raise 2800", 0, "tda2024-45B.1"),
    (faces(1400), (push(1000, 500, 500),), "call", 600, "tda2024-45B.1"),
    (faces(1400, behind=2500), (push(1000, 500, 500, 500),), "raise 2500", 0, "tda2024-45B.2"),
    (faces(1400, behind=2000), (push(1000, 500, 500),), "raise 2000", 0, "tda2024-45B.2"),
    (faces(650), (push(1000, 100),), "raise 1300", 0, "tda2024-45B.1"),  # t24-change
)  # fmt: skip


@pytest.mark.rule("tda2024-44.1", "tda2024-45A", "tda2024-45B.1", "tda2024-45B.2")
@pytest.mark.rule("tda2024-IA-45", "tda2024-61")
def test_of_2024_last_chips_are_all_in_where_one_of_them_is_not_needed() -> None:
    wrong: list[Any] = []
    for facing, steps, expected, back, rule in LAST_CHIPS:
        result = read(BOOK, facing, *steps)
        came = told(result), result.returned, rules_of(result)[0]
        if came != (expected, back, rule):
            wrong.append((facing.price, steps, came))
        others = [told(read(book, facing, *steps)) for book in ("modern", "house")]
        if others != [expected] * 2:
            wrong.append((facing.price, steps, others))
    assert wrong == []
    last = read(BOOK, *LAST_CHIPS[1][:1], *LAST_CHIPS[1][1])
    for language, words in (
        (
            "en",
            "These 2,300 are the player's last chips, and one is not needed for the call: all-in.",
        ),
        ("zh", "这 2,300 是该玩家最后的筹码，其中一枚跟注用不到：全下。"),
    ):
        assert words in sentences(language, last)
    assert "house-45.2" in rules_of(read("house", *LAST_CHIPS[1][:1], *LAST_CHIPS[1][1]))


@pytest.mark.rule("tda2024-45B.2", "tda2024-47A.1")
def test_of_2024_an_all_in_of_last_chips_leaves_the_minimum_raise() -> None:
    followed = live((10_000, 2_400, 10_000), BOOK)
    entered(followed, Acts(3, Call()), Acts(1, Call()), Acts(2, Check()))
    entered(followed, BoardTurned(("As", "Kd", "7c")), Acts(1, RaiseTo(2000)))
    entered(followed, Plays(2, (push(1000, 1000, 100, 100, 100),)))
    assert followed.options is not None
    assert followed.options.bet_to == (4300, 9900)


@pytest.mark.rule("tda2024-51B.2", "tda2024-IA-51")
def test_of_2024_an_undercall_forfeits_the_bet_that_was_meant() -> None:
    missed = faces(2500, by=1800, raised=True, bets=(700,))
    for facing, chips, meant, back in (
        (missed, (1000,), 700, 300),  # t24-undercall-change
        (faces(1200, by=800, raised=True, bets=(400,)), (500,), 400, 100),  # t24-document-500-chip
        (missed, (500, 500), 1000, 0),
        (missed, (500,), 500, 0),
        (faces(6000, by=3500, raised=True, bets=(700, 2500)), (5000,), 2500, 2500),
    ):
        result = read(BOOK, facing, push(*chips))
        assert told(result) == "floor: full-call, forfeit-and-fold"
        assert [one.amount for one in result.choices] == [facing.price, meant]
        assert ("undercall-meant" in [one.code for one in result.reasons]) == bool(back)
        others = read("house", facing, push(*chips))
        assert others.choices[1].amount == sum(chips)
    words = read(BOOK, missed, push(1000))
    assert (
        "The one chip was meant to call an earlier bet: a fold leaves 700 in the pot, and 300 "
        "goes back."
    ) in sentences("en", words)
    assert "这枚筹码本想跟先前的下注：若弃牌，700 留在底池，退回 300。" in sentences("zh", words)
    with pytest.raises(BadFacts):
        faces(1200, bets=(1200,))


@pytest.mark.rule("tda2024-51B.2")
def test_of_2024_the_rest_of_the_chip_comes_back_at_a_live_table() -> None:
    followed = live((20_000,) * 3, BOOK)
    entered(followed, Acts(3, Call()), Acts(1, Call()), Acts(2, Check()))
    entered(
        followed, BoardTurned(("As", "Kd", "7c")), Acts(1, RaiseTo(700)), Acts(2, RaiseTo(2500))
    )
    line = entered(followed, Plays(3, (push(1000),)))
    before = followed.with_lines(followed.lines)
    line = entered(followed, Chosen(line.n, 1))
    assert [(one.seat, one.back) for one in chips_due(before, line)] == [(3, 300)]
    assert followed.hand.stacks[3] == 20_000 - 100 - 700


@pytest.mark.rule("tda2024-51C", "tda2024-51B.1")
def test_of_2024_the_first_of_two_undercalls_is_corrected_first() -> None:
    first = read(BOOK, faces(4000), push(1000))  # t24-undercall-chain-opening
    assert (told(first), first.adds) == ("call", 3000)
    behind = faces(4000, after_undercall=True)
    second = read(BOOK, behind, push(1000))
    assert told(second) == "floor: full-call, forfeit-and-fold, return-chips"
    assert rules_of(second) == ["tda2024-51C"]
    assert told(read("house", behind, push(1000))) == "call"
    for language, words in (
        ("en", "The player before put in too few as well. That one is corrected first; the floor "),
        ("zh", "前一名玩家也跟注不足：先纠正前一名，这一名由裁判决定。"),
    ):
        assert any(words in one for one in sentences(language, second))


@pytest.mark.rule("tda2024-51C", "tda2024-51B.1")
def test_of_2024_an_undercall_after_another_is_for_the_floor_at_a_live_table() -> None:
    for book, expected in (("house", "action"), (BOOK, "floor")):
        followed = live((50_000,) * 4, book)
        for seat in (3, 4, 1):
            entered(followed, Acts(seat, Call()))
        entered(followed, Acts(2, Check()), BoardTurned(("As", "Kd", "7c")))
        line = entered(followed, Acts(1, RaiseTo(4000)), Plays(2, (push(1000),)))
        assert isinstance(line.ruling, Reading)
        assert (told(line.ruling), line.ruling.adds) == ("call", 3000)
        line = entered(followed, Plays(3, (push(1000),)))
        assert isinstance(line.ruling, Reading)
        assert line.ruling.verdict == expected
    followed = followed.with_lines(followed.lines[:-1])
    entered(followed, Acts(3, Call()))
    last = entered(followed, Plays(4, (push(1000),)))
    assert isinstance(last.ruling, Reading)
    assert told(last.ruling) == "call"


@pytest.mark.rule("tda2024-51B.2", "tda2024-51C")
def test_of_2024_the_earlier_bet_is_asked_for_where_it_decides() -> None:
    facts = {
        "price": 2500, "behind": 20_000, "raise_by": 1800, "raised": True, "blind": False,
        "players": 3, "steps": [{"type": "push", "chips": {"1000": 1}}],
    }  # fmt: skip
    asked = ruled(edition(BOOK), "nlhe", "words-and-chips", facts)
    assert isinstance(asked, Undecided)
    assert asked.asks == (("bet_before",),)
    known = ruled(edition(BOOK), "nlhe", "words-and-chips", facts | {"bet_before": 700})
    assert isinstance(known, Reading)
    assert [one.amount for one in known.choices] == [2500, 700]
    none = ruled(edition(BOOK), "nlhe", "words-and-chips", facts | {"bet_before": 0})
    assert isinstance(none, Reading)
    assert [one.amount for one in none.choices] == [2500, 1000]
    assert isinstance(ruled(edition("house"), "nlhe", "words-and-chips", facts), Reading)
    chain = facts | {"after_undercall": True, "raised": False, "bet_before": 0}
    second = ruled(edition(BOOK), "nlhe", "words-and-chips", chain)
    assert isinstance(second, Reading)
    assert second.verdict == "floor"


@pytest.mark.rule("tda2024-59B", "tda2024-50B")
def test_of_2024_a_call_before_the_amount_is_known_is_for_the_floor() -> None:
    facing = faces(14_000, amount_open=True)
    result = read(BOOK, facing, Said("call"))
    assert told(result) == "floor: call, call-or-fold-when-known"
    assert (result.proposed, result.penalty) == (result.choices[0], True)
    assert result.choices[0].amount == 14_000
    assert rules_of(result) == ["tda2024-59B", "tda2024-50B"]
    assert told(read(BOOK, facing, Said("fold"))) == "fold"
    assert told(read("house", facing, Said("call"))) == "call"
    facts = {
        "price": 14_000, "behind": 30_000, "raise_by": 14_000, "raised": False, "blind": False,
        "players": 3, "steps": [{"type": "said", "words": "call"}], "amount_open": True,
    }  # fmt: skip
    asked = ruled(edition(BOOK), "nlhe", "words-and-chips", facts)
    assert headline("en", asked) == "proposed: call of 14,000"
    assert headline("zh", asked) == "建议：跟注 14,000"
    others = [choice_in_words(language, result.choices[1]) for language in ("en", "zh")]
    assert others == ["call or fold once the amount is known", "得知数额后再跟注或弃牌"]


@pytest.mark.rule("tda2024-40A.3", "tda2024-IA-40A", "tda2024-40A.2")
def test_of_2024_words_against_chips_are_for_the_floor_where_nobody_can_say() -> None:
    steps = (Push({1000: 1}, said="I bet five thousand"),)
    plain = read(BOOK, may_bet(200), *steps)
    assert (told(plain), rules_of(plain)[0]) == ("raise 5000", "tda2024-40A.2")
    unheard = read(BOOK, may_bet(200, unheard=True), *steps)
    assert told(unheard) == "floor: bet 5000, bet 1000"
    assert rules_of(unheard) == ["tda2024-40A.3"]
    called = read(
        BOOK, may_bet(200, unheard=True, taken_up=True), push(1000), Said("five thousand")
    )
    assert told(called) == "floor: bet 5000, bet 1000, said-and-caller-free"
    agreed = read(BOOK, may_bet(200, unheard=True), Push({5000: 1}, said="I bet five thousand"))
    assert told(agreed) == "raise 5000"
    for book in OTHERS:
        first = read(book, may_bet(200), *steps)
        assert read(book, may_bet(200, unheard=True, taken_up=True), *steps) == first
    for language, words in (
        (
            "en",
            "The words and the chips contradict each other, and it is not clear which came first",
        ),
        ("zh", "所说的话与筹码互相矛盾，分不清先后，或有人没听到：由裁判决定。"),
    ):
        assert any(one.startswith(words) for one in sentences(language, unheard))
