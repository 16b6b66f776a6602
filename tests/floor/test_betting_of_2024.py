"""Words, chips and calls under the edition of 2024, each by its rule, and beside other editions."""

import pytest
from live import entered, live, refused
from spots import faces, held, may_bet, push, read, rules_of, told

from ruleone.dealing import Call, Check, RaiseTo
from ruleone.floor import Push, Said
from ruleone.floor.followed import Acts, BoardTurned, Plays, line_in_words

BOOK = "tda2024"
OTHERS = ("modern", "house", "tda2011", "tda2019")


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
    other = live((10_000,) * 3, "modern")
    entered(other, Plays(3, (Said("check"),)), Acts(3, RaiseTo(500)))
