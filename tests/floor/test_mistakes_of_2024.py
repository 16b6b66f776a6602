"""Mistakes with cards and button in followed hands, under the rules of 2024."""

from typing import Any

import pytest
from incident_tables import at_showdown, bet, flop_out
from live import entered, live, refused

from ruleone.dealing import Call, GiveBack, Hand, KillHand, Muck, RaiseTo, Show, VoidHand
from ruleone.dealing.actions import Check, Fold
from ruleone.floor import Ruling, sentences
from ruleone.floor.followed import Acts, AllDealt, BoardTurned, Chosen, FollowedHand, Happened, Line
from ruleone.floor.ruling import AtTable, DealtAgain
from ruleone.floor.rulings import Undecided
from ruleone.rulebook import edition
from ruleone.tournament import button


def judged(followed: FollowedHand, kind: str, **facts: Any) -> tuple[Line, Ruling]:
    """The line of an incident that is not entered yet, and its ruling."""
    line = followed.judged(Happened(kind, facts))
    assert isinstance(line, Line), line
    assert isinstance(line.ruling, Ruling)
    return line, line.ruling


@pytest.mark.rule("tda2024-35A.6", "tda2024-35D.2")
def test_a_followed_hand_knows_who_has_acted_on_a_foreign_card() -> None:
    """Three players, the button at seat 3: it acts first, and has a joker."""
    facts: dict[str, Any] = {"place": "hand", "seat": 3}
    followed = live((1000,) * 3, "tda2024")
    _, early = judged(followed, "foreign-card", **facts)
    assert early.ruled is not None
    assert early.ruled.code == "misdeal"
    entered(followed, Acts(3, RaiseTo(200)), Acts(1, Call()))
    line, late = judged(followed, "foreign-card", **facts)
    assert KillHand(3) in line.done
    for language, words in (("en", "scrap of paper"), ("zh", "废纸")):
        assert any(words in each for each in sentences(language, late))


@pytest.mark.rule("tda2024-35E.2", "tda2024-35E.3")
def test_a_fouled_deck_returns_the_chips_of_a_hand_before_and_after_its_award() -> None:
    """Blinds and the bets of folded players go back too; nobody has won or lost anything."""
    followed = at_showdown("tda2024")
    entered(followed, Happened("duplicate-card"))
    assert followed.hand.stacks == {1: 1000, 2: 1000, 3: 1000}
    after = at_showdown("tda2024")
    entered(after, Acts(2, Show(("Kh", "Ks"))), Acts(3, Muck()), Acts(1, Muck()))
    assert after.hand.stacks == {1: 700, 2: 1600, 3: 700}
    _, late = judged(after, "duplicate-card", begun=True, on_break=False)
    assert late.ruled is not None
    assert late.ruled.code == "pot-stands"
    entered(after, Happened("duplicate-card", {"begun": False, "on_break": False}))
    assert after.hand.stacks == {1: 1000, 2: 1000, 3: 1000}


@pytest.mark.rule("tda2024-23.4", "tda2024-36A")
def test_a_followed_hand_knows_what_was_done_at_the_old_level() -> None:
    """Its record begins again with the right blinds; after a call and a raise it goes on."""
    followed = live((1000,) * 5, "tda2024")
    entered(followed, Acts(3, Call()))
    line, early = judged(followed, "wrong-level")
    assert line.done == (AtTable("make-up-level"), AtTable("record-again"))
    for language, words in (("en", "at the new level"), ("zh", "按新级别重新开始")):
        assert any(words in each for each in sentences(language, early))
    entered(followed, Acts(4, RaiseTo(300)))
    line, late = judged(followed, "wrong-level")
    assert late.ruled is not None
    assert (late.ruled.code, line.done) == ("old-level", ())
    options = followed.hand.options
    assert options is not None
    assert options.bet_to is not None
    assert options.bet_to[0] == 500


@pytest.mark.rule("tda2024-39B.1")
def test_a_flop_without_a_burn_card_is_mixed_for_one_until_somebody_acts() -> None:
    """One of the three is burned, the other two come again with the next card of the stub."""
    followed = flop_out("tda2024")
    line = entered(followed, Happened("wrong-burn", {"burned": 0}))
    assert isinstance(line.ruling, Ruling)
    assert line.ruling.ruled is not None
    assert [
        each.remedy for each in line.ruling.ruled.cited if isinstance(each.remedy, AtTable)
    ] == [
        AtTable("mix-face-down", count=3),
        AtTable("draw-late-burn", count=1),
        AtTable("rest-and-next-is-flop", count=2),
    ]
    assert {each.citation.rule for each in line.ruling.ruled.cited} == {"tda2024-39B.1"}
    assert followed.hand.view().board == ()
    entered(followed, BoardTurned(("As", "2c", "9h")))
    assert followed.hand.view().board == ("As", "2c", "9h")


@pytest.mark.rule("tda2024-39B.2", "tda2024-39B.3", "tda2024-38.3")
def test_a_flop_without_a_burn_card_stands_once_somebody_has_checked() -> None:
    """One check is enough, though it is no substantial action; other streets are the floor's."""
    followed = flop_out("tda2024")
    entered(followed, Acts(1, Check()))
    _, ruling = judged(followed, "wrong-burn", burned=0)
    assert ruling.ruled is not None
    assert (ruling.ruled.code, ruling.ruled.cited) == ("board-stands", ())
    assert [each.citation.rule for each in ruling.reasons] == ["tda2024-39B.2", "tda2024-39B.3"]
    _, two = judged(flop_out("tda2024"), "wrong-burn", burned=2)
    _, house = judged(flop_out(), "wrong-burn", burned=0)
    assert (two.verdict, house.verdict) == ("floor", "floor")


@pytest.mark.rule("tda2024-34A.1", "tda2024-35A.2")
def test_a_button_in_the_wrong_place_is_corrected_before_substantial_action() -> None:
    """The chips go back as in a misdeal, and the hand is dealt again from the right button."""
    for acted in (False, True):
        followed = live((1000,) * 5, "tda2024")
        if acted:
            entered(followed, Acts(3, Call()))
        line = entered(followed, Happened("wrong-button", {"belongs": 4}))
        assert isinstance(line.ruling, Ruling)
        assert line.ruling.ruled is not None
        assert line.ruling.ruled.code == "button-corrected"
        assert [(type(each.remedy), each.citation.rule) for each in line.ruling.ruled.cited] == [
            (VoidHand, "tda2024-35A.2"),
            (AtTable, "tda2024-34A.1"),
            (DealtAgain, "tda2024-35A.2"),
        ]
        again = line.ruling.ruled.remedies[-1]
        assert isinstance(again, DealtAgain)
        assert (again.button, again.blinds) == (4, (50, 100))
        assert followed.hand.stacks == dict.fromkeys(range(1, 6), 1000)
    _, house = judged(live((1000,) * 5), "wrong-button", belongs=4)
    assert house.verdict == "floor"


@pytest.mark.rule("tda2024-34A.2", "tda2024-36A")
def test_a_button_in_the_wrong_place_stays_after_a_call_and_a_raise() -> None:
    """Eight seats, the button at 5 where it was due at 4: the next one is at 6, never back."""
    stacks = dict.fromkeys(range(1, 9), 10_000)
    hand = Hand("nlhe", "tda2024", stacks, 5, (300, 600), showdown="players", players_in_event=30)
    followed = FollowedHand(hand)
    entered(followed, AllDealt(), Acts(8, Call()), Acts(1, RaiseTo(1800)))
    _, ruling = judged(followed, "wrong-button", belongs=4)
    assert ruling.ruled is not None
    assert (ruling.ruled.code, ruling.ruled.cited) == ("button-stands", ())
    assert [each.citation.rule for each in ruling.reasons] == ["tda2024-36A", "tda2024-34A.2"]
    view = hand.view()
    assert view.small_blind_seat is not None
    assert view.big_blind_seat is not None
    now = button.Positions(view.button, view.small_blind_seat, view.big_blind_seat)
    after = button.lineup(stacks, now, 0, edition("tda2024"))
    assert after is not None
    assert after.positions == button.Positions(6, 7, 8)


@pytest.mark.rule("tda2024-15B.1", "tda2024-58")
def test_a_bettor_who_overlooks_an_opponent_and_discards_has_not_folded_yet() -> None:
    """Entered as a fold it is the incident: the dealer keeps the cards, and the floor decides."""
    followed = bet("tda2024")
    line = entered(followed, Acts(1, Fold()))
    assert line.entry == Happened("bettor-discards", {"seat": 1})
    assert isinstance(line.ruling, Ruling)
    assert (line.ruling.verdict, line.done) == ("ask", (AtTable("hold-cards", (1,)),))
    assert [choice.code for choice in line.ruling.choices] == ["hand-live", "hand-dead"]
    entered(followed, Chosen(line.n, 0))
    assert followed.asked == 3
    assert refused(bet(), Acts(1, Fold())).code == "no-turn-to-come"
    _, known = judged(bet("tda2024"), "bettor-discards", seat=1, identified=True)
    assert known.proposed is not None
    assert (known.verdict, known.proposed.code) == ("floor", "hand-live")
    _, house = judged(bet(), "bettor-discards", seat=1, identified=True)
    assert house.proposed is not None
    assert (house.verdict, house.proposed.code) == ("floor", "hand-dead")


@pytest.mark.rule("tda2024-15B.2", "tda2024-15B.3")
def test_the_cards_of_a_bettor_that_cannot_be_told_from_the_muck_are_dead() -> None:
    """Nobody called the 300: they go back, and seat 3 wins what was in the pot before."""
    followed = bet("tda2024")
    line = entered(followed, Happened("bettor-discards", {"seat": 1, "identified": False}))
    assert line.done == (GiveBack(1, 300), KillHand(1))
    assert isinstance(line.ruling, Ruling)
    cited = [each.citation.rule for each in line.ruling.reasons]
    assert cited == ["tda2024-15B.1", "tda2024-15B.2", "tda2024-15B.3"]
    assert followed.hand.stacks == {1: 900, 2: 900, 3: 1200}
    for wrong in (2, 3):
        assert refused(bet("tda2024"), Happened("bettor-discards", {"seat": wrong})).kind
    early = flop_out("tda2024")
    assert refused(early, Happened("bettor-discards", {"seat": 1})).code == "not-the-bettor"


@pytest.mark.rule("tda2024-15A")
def test_whether_one_card_shown_would_win_is_asked_of_the_dealer() -> None:
    followed = at_showdown("tda2024")
    facts = {"seat": 3, "face_up": 1, "identified": True}
    line = followed.judged(Happened("hand-shown", facts))
    assert isinstance(line, Line)
    assert isinstance(line.ruling, Undecided)
    assert ("would_win",) in line.ruling.asks
    line = entered(followed, Happened("hand-shown", {**facts, "would_win": True}))
    assert line.done == (AtTable("ask-to-table", (3,)),)
