"""Bets of a wrong amount that nobody noticed: below the minimum, or on a pot miscounted."""

from typing import Any

import pytest
from live import entered, live, refused
from of_2024 import OTHERS

from ruleone.dealing import Call, Check, CorrectBets, Fold, Hand, RaiseTo, Show
from ruleone.floor import BadFacts, Ruling, sentences
from ruleone.floor.followed import (
    Acts,
    AllDealt,
    BoardTurned,
    ByFloor,
    FollowedHand,
    Happened,
    Line,
)
from ruleone.floor.headline import headline
from ruleone.floor.procedure import WrongBet, wrong_bet
from ruleone.floor.situations import Undecided, ruled
from ruleone.rulebook import edition
from ruleone.scenarios.hand.words import remedy_of

FLOP, TURN, RIVER = BoardTurned(("As", "8s", "5d")), BoardTurned(("2c",)), BoardTurned(("2d",))


def table(game: str, big: int, players: int = 4, book: str = "tda2024") -> FollowedHand:
    """A limped hand on the flop; the button is at the last seat."""
    seats = dict.fromkeys(range(1, players + 1), 20_000)
    hand = Hand(game, book, seats, players, (big // 2, big), showdown="players", players_in_event=9)
    followed = FollowedHand(hand)
    entered(followed, AllDealt())
    while hand.awaits == "action":
        options = followed.hand.options
        assert options is not None
        entered(followed, Acts(options.seat, Check() if options.check else Call()))
        hand = followed.hand
    entered(followed, FLOP)
    return followed


def bets(followed: FollowedHand) -> dict[int, int]:
    return {each.seat: each.bet for each in followed.hand.view().seats if each.bet}


def code(followed: FollowedHand, seat: int, bet: int) -> str:
    """What is ruled on the wrong bet, which is entered."""
    line = entered(followed, Happened("wrong-bet", {"seat": seat, "bet": bet}))
    assert isinstance(line.ruling, Ruling)
    return line.ruling.ruled.code if line.ruling.ruled else line.ruling.verdict


@pytest.mark.rule("tda2024-52A")
def test_a_raise_that_was_too_small_is_made_up_before_the_turn() -> None:
    """Over 1200 a raise goes to 2400 and not to 2000. What lay there is recorded by the floor."""
    followed = table("nlhe", 400)
    entered(
        followed, Acts(1, RaiseTo(1200)), Acts(2, RaiseTo(2400)), Acts(3, Call()), Acts(4, Fold())
    )
    lay = CorrectBets(((2, 2000), (3, 2000)))
    entered(followed, ByFloor((lay,), "twenty hundreds each"))
    assert bets(followed) == {1: 1200, 2: 2000, 3: 2000}
    line = entered(followed, Happened("wrong-bet", {"seat": 2, "bet": 2000}))
    assert line.done == (CorrectBets(((2, 2400), (3, 2400))),)
    assert isinstance(line.ruling, Ruling)
    assert [reason.citation.rule for reason in line.ruling.reasons] == ["tda2024-52A"]
    assert bets(followed) == {1: 1200, 2: 2400, 3: 2400}
    options = followed.hand.options
    assert options is not None
    assert (options.seat, options.to_call) == (1, 1200)
    assert followed.hand.view().seats[3].status == "folded"
    for language, words in (("en", "seat 2 to 2,400"), ("zh", "2 号座为 2,400")):
        assert any(words in each for each in sentences(language, line.ruling)), language
        assert "2,400" in headline(language, line.ruling)
    undone = followed.with_lines(followed.lines[:-1])
    assert bets(undone) == {1: 1200, 2: 2000, 3: 2000}


@pytest.mark.rule("tda2024-52A")
def test_on_the_river_an_underbet_is_made_up_until_a_hand_is_tabled() -> None:
    """500-1000: 800 was bet and called, and noticed before the showdown, then after it."""
    for shown in (False, True):
        followed = table("nlhe", 1000, 2)
        for street in (TURN, RIVER):
            entered(followed, Acts(1, Check()), Acts(2, Check()), street)
        entered(followed, Acts(1, RaiseTo(1000)), Acts(2, Call()))
        entered(followed, ByFloor((CorrectBets(((1, 800), (2, 800))),), "eight hundreds"))
        assert followed.hand.view().total == 2000 + 1600
        if shown:
            entered(followed, Acts(1, Show(("Kh", "Kd"))))
        assert code(followed, 1, 800) == ("bets-stand" if shown else "bets-corrected")
        assert followed.hand.view().total == 2000 + (1600 if shown else 2000)


@pytest.mark.rule("tda2024-52A")
def test_in_limit_a_small_bet_on_the_turn_is_made_a_big_one() -> None:
    followed = table("flhe", 100, 3)
    entered(followed, Acts(1, Check()), Acts(2, Check()), Acts(3, Check()), TURN)
    entered(followed, Acts(1, RaiseTo(200)), Acts(2, Call()))
    entered(followed, ByFloor((CorrectBets(((1, 100), (2, 100))),), "one hundred each"))
    assert code(followed, 1, 100) == "bets-corrected"
    assert bets(followed) == {1: 200, 2: 200}
    options = followed.hand.options
    assert options is not None
    assert (options.seat, options.to_call) == (3, 200)


@pytest.mark.rule("tda2024-52B.2", "tda2024-36A")
def test_a_bet_on_a_pot_counted_too_low_is_made_up_until_substantial_action_behind_it() -> None:
    """The pot is 3200; 3000 were bet as the pot."""
    for acts, expected, totals in (
        ([Acts(2, Call())], "bets-corrected", {1: 3200, 2: 3200}),
        ([Acts(2, Fold()), Acts(3, Call())], "bets-stand", {1: 3000, 3: 3000}),
    ):
        followed = table("plo", 800)
        entered(followed, Acts(1, RaiseTo(3000)), *acts)
        assert code(followed, 1, 3000) == expected
        assert bets(followed) == totals
    late = table("plo", 800)
    entered(late, Acts(1, RaiseTo(3000)), Acts(2, Call()), Acts(3, Fold()), Acts(4, Fold()), TURN)
    assert code(late, 1, 3000) == "bets-stand"
    unsaid = table("plo", 800, 2)
    entered(unsaid, Acts(1, RaiseTo(1500)), Acts(2, Call()), TURN)
    assert code(unsaid, 1, 1500) == "floor"


@pytest.mark.rule("tda2024-52B.1")
def test_a_bet_on_a_pot_counted_too_high_is_cut_as_long_as_the_street_lasts() -> None:
    facts: dict[str, Any] = {"seat": 1, "bet": 11_500, "legal": 10_500, "callers": [2]}
    acts = ["call", "fold", "fold"]
    for closed, expected in ((False, "bets-corrected"), (True, "bets-stand")):
        ruling = ruled(
            edition("tda2024"), "plo", "wrong-bet", {**facts, "acts": acts, "closed": closed}
        )
        assert isinstance(ruling, Ruling)
        assert ruling.ruled is not None
        assert ruling.ruled.code == expected
        assert [reason.citation.rule for reason in ruling.reasons] == ["tda2024-52B.1"]
        done = () if closed else (CorrectBets(((1, 10_500), (2, 10_500))),)
        assert ruling.to_do == done
    asks = ruled(edition("tda2024"), "plo", "wrong-bet", facts)
    assert isinstance(asks, Undecided)
    assert asks.asks == (("closed",),)
    low = ruled(edition("tda2024"), "plo", "wrong-bet", facts | {"bet": 9_500, "closed": False})
    assert isinstance(low, Undecided)
    assert low.asks == (("acts",),)


@pytest.mark.rule("tda2024-52A")
def test_a_record_follows_what_lay_there() -> None:
    """The dealer has entered the right amount, and less lay there. The right amount is made up
    while the street lasts; once it is over the floor is told that the record is otherwise."""
    followed = table("nlhe", 400)
    entered(followed, Acts(1, RaiseTo(400)), Acts(2, Call()), Acts(3, Fold()), Acts(4, Fold()))
    assert code(followed, 1, 300) == "bets-corrected"
    assert followed.hand.view().total == 1600 + 800
    entered(followed, TURN)
    line = entered(followed, Happened("wrong-bet", {"seat": 1, "bet": 300}))
    assert line.done == ()
    assert isinstance(line.ruling, Ruling)
    assert [reason.code for reason in line.ruling.reasons] == ["underbet-late", "bet-recorded"]


@pytest.mark.rule("tda2024-52A")
def test_an_all_in_goes_as_far_as_its_chips() -> None:
    followed = live((1000, 180, 1000), "tda2024")
    entered(followed, Acts(3, RaiseTo(200)), ByFloor((CorrectBets(((3, 150),)),), "one and a half"))
    entered(followed, Acts(1, Fold()), Acts(2, Call()))
    line = entered(followed, Happened("wrong-bet", {"seat": 3, "bet": 150}))
    assert line.done == (CorrectBets(((3, 200), (2, 180))),)
    assert followed.hand.stacks == {1: 950, 2: 0, 3: 820}


@pytest.mark.rule("tda2024-52B.2")
def test_chips_put_in_since_for_another_bet_stay() -> None:
    """Seat 1 has called a raise over its own wrong bet: that call is not cut."""
    followed = table("plo", 800, 3)
    entered(followed, Acts(1, RaiseTo(1500)), Acts(2, RaiseTo(4000)), Acts(3, Fold()))
    told = followed.judged(Happened("wrong-bet", {"seat": 1, "bet": 1500}))
    assert isinstance(told, Line)
    assert isinstance(told.ruling, Ruling)
    assert told.ruling.ruled is not None
    assert told.ruling.ruled.code == "bets-stand"
    low = table("plo", 800, 3)
    entered(low, Acts(1, RaiseTo(1500)), Acts(2, RaiseTo(4000)))
    line = entered(low, Happened("wrong-bet", {"seat": 1, "bet": 1500}))
    assert line.done == (CorrectBets(((1, 2400),)),)
    assert bets(low) == {1: 2400, 2: 4000}
    entered(low, Acts(3, Fold()), Acts(1, Call()))
    assert low.hand.view().total == 3 * 800 + 2 * 4000
    line = entered(low, Happened("wrong-bet", {"seat": 1, "bet": 2600}))
    assert (line.done, low.hand.view().total) == ((), 3 * 800 + 2 * 4000)


@pytest.mark.rule("house-1")
def test_other_editions_leave_it_to_the_floor() -> None:
    told = WrongBet(seat=2, bet=2000, legal=2400, callers=(3,))
    for name in OTHERS:
        ruling = wrong_bet(edition(name), told)
        assert ruling.verdict == "floor", name
        assert ruling.proposed is not None
        assert ruling.proposed.code == "bets-corrected"
    acted = WrongBet(seat=2, bet=2000, legal=2400, acts=("call", "call"))
    ruling = wrong_bet(edition("house"), acted)
    assert ruling.proposed is not None
    assert ruling.proposed.code == "bets-stand"
    chosen = edition("house").with_options({"underbet.correction": "street"})
    assert wrong_bet(chosen, told).verdict == "settled"


def test_facts_that_cannot_be_are_refused() -> None:
    rows: list[tuple[dict[str, Any], str]] = [
        ({"bet": 2400}, "bet-is-right"),
        ({"bet": 3000}, "bet-is-right"),
        ({"bet": 0}, "fact-too-small"),
        ({"legal": 0}, "fact-too-small"),
        ({"callers": (2,)}, "calls-own-bet"),
        ({"game": "chess"}, "no-such-game-dealt"),
    ]
    came = []
    for facts, _ in rows:
        with pytest.raises(BadFacts) as wrong:
            WrongBet(**{"seat": 2, "bet": 2000, "legal": 2400, **facts})
        came.append(wrong.value.code)
    assert came == [expected for _, expected in rows]
    followed = table("nlhe", 400)
    assert refused(followed, Happened("wrong-bet", {"seat": 1, "bet": 10})).code == "no-bet-of-seat"
    entered(followed, Acts(1, RaiseTo(1200)), Acts(2, RaiseTo(2400)))
    for bet, why in ((1200, "fact-out-of-range"), (2400, "bet-is-right"), (0, "fact-out-of-range")):
        assert refused(followed, Happened("wrong-bet", {"seat": 2, "bet": bet})).code == why
    entered(followed, Happened("wrong-bet", {"seat": 2, "bet": 1201}))
    assert bets(followed) == {1: 1200, 2: 2400}


def test_a_scenario_says_it_in_words() -> None:
    names = ("A", "B", "C")
    assert remedy_of("the bets become B 2400, C 800", names) == CorrectBets(((2, 2400), (3, 800)))
    for words in ("the bets become D 5", "the bets become B", "the bets become B 5,C 6"):
        assert remedy_of(words, names) is None
