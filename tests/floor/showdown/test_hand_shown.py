"""Hands tabled in full and in part, hands called, thrown in, and killed by mistake."""

from typing import Any

import pytest
from rulings import book, code, rules_of

from ruleone.dealing import CorrectStack, KillHand, RestoreHand
from ruleone.floor import AtTable, BadFacts
from ruleone.floor.showdown import (
    CalledHand,
    HandShown,
    KilledHand,
    ThrownIn,
    called_hand,
    hand_shown,
    killed_hand,
    thrown_in,
)

KEPT, MUCKED = {"showdown__partial_show": "floor-judges"}, {"showdown__partial_show": "muck"}


@pytest.mark.rule("house-12A")
@pytest.mark.rows(("game", "own"), [("nlhe", 2), ("plo", 4), ("flstud", 7), ("nl5draw", 5)])
def test_all_cards_of_the_game_have_to_lie_face_up(game: str, own: int) -> None:
    full = hand_shown(book("house"), HandShown(seat=1, face_up=own, game=game))
    assert (code(full), rules_of(full)) == ("tabled", ["house-12A"])
    less = HandShown(seat=1, face_up=own - 1, game=game, identified=False)
    assert code(hand_shown(book("house"), less)) == "(hand-dead)"
    with pytest.raises(BadFacts, match=f"{own + 1} of {own} cards cannot"):
        HandShown(seat=1, face_up=own + 1, game=game)


@pytest.mark.rule("house-12B.2")
@pytest.mark.rows(
    ("identified", "clearly", "comes_to"),
    [
        (None, None, "?hand-live/hand-dead"),
        (True, None, "(hand-live)"),
        (False, None, "(hand-dead)"),
        (False, True, "(hand-live)"),
    ],
)
def test_a_hand_that_is_not_tabled_in_full_is_for_the_floor(
    identified: bool | None, clearly: bool | None, comes_to: str
) -> None:
    shown = HandShown(seat=3, face_up=2, game="plo", identified=identified, clearly_shown=clearly)
    ruling = hand_shown(book("house"), shown)
    assert (code(ruling), rules_of(ruling)[-1]) == (comes_to, "house-12B.2")
    lives, dies = ruling.choices
    assert lives.remedies == (AtTable("turn-up", (3,)),)
    assert dies.remedies == (KillHand(3),)


@pytest.mark.rule("tda2024-15A", "tda2024-13B.2")
def test_of_2024_a_player_who_shows_one_winning_card_is_asked_for_all() -> None:
    """Who tables wins as any tabled hand; who refuses is for the floor, known cards or not."""
    rows: list[tuple[dict[str, Any], str, list[str]]] = [
        ({"would_win": True}, "?hand-live/hand-dead", ["ask-to-table"]),
        ({"would_win": True, "refused": True}, "(hand-dead)", ["call-floor"]),
        ({"would_win": True, "refused": True, "identified": True}, "(hand-live)", ["call-floor"]),
        ({"would_win": True, "refused": True, "identified": False}, "(hand-dead)", ["call-floor"]),
        ({"would_win": False, "identified": True}, "(hand-live)", []),
    ]
    faults = []
    for facts, comes_to, done in rows:
        ruling = hand_shown(book("tda2024"), HandShown(seat=1, face_up=1, **facts))
        came = [each.code for each in ruling.to_do if isinstance(each, AtTable)]
        if (code(ruling), came) != (comes_to, done):
            faults.append((facts, code(ruling), came))
    assert faults == []
    first = hand_shown(book("tda2024"), HandShown(seat=1, face_up=1, would_win=True))
    assert rules_of(first)[-1] == "tda2024-15A"
    tabled = hand_shown(book("tda2024"), HandShown(seat=1, face_up=2))
    assert (code(tabled), rules_of(tabled)) == ("tabled", ["tda2024-13A"])
    house = hand_shown(book("house"), HandShown(seat=1, face_up=1, would_win=True, refused=True))
    assert code(house) == "?hand-live/hand-dead"
    with pytest.raises(BadFacts, match="one card"):
        HandShown(seat=1, face_up=2, would_win=True)


@pytest.mark.rule("house-12B.2")
def test_cards_neither_known_nor_clearly_shown_claim_no_pot() -> None:
    shown = HandShown(seat=3, face_up=2, game="plo", identified=False, clearly_shown=False)
    ruling = hand_shown(book("house"), shown)
    assert (code(ruling), rules_of(ruling)[-1]) == ("hand-dead", "house-12B.2")
    mucked = hand_shown(book("house", **MUCKED), shown)
    assert (code(mucked), mucked.to_do) == ("hand-dead", (KillHand(3),))


@pytest.mark.rule("holdem-show-order-3")
def test_one_card_shown_is_a_muck() -> None:
    one = HandShown(seat=2, face_up=1, identified=True)
    ruling = hand_shown(book("holdem"), one)
    assert (code(ruling), {*rules_of(ruling)}) == ("hand-dead", {"holdem-show-order-3"})
    assert code(hand_shown(book("holdem", **KEPT), one)) == "(hand-live)"


@pytest.mark.rule("house-17", "tda2011-13", "holdem-play-board")
@pytest.mark.rows(
    ("name", "rule"),
    [("house", "house-17"), ("tda2011", "tda2011-13"), ("holdem", "holdem-play-board")],
)
def test_who_plays_the_board_tables_all_his_cards(name: str, rule: str) -> None:
    both = hand_shown(book(name), HandShown(seat=1, face_up=2, plays_board=True))
    assert (code(both), rules_of(both)[0]) == ("tabled", rule)
    one = HandShown(seat=2, face_up=1, plays_board=True, identified=False)
    as_it_stands = "hand-dead" if name == "holdem" else "(hand-dead)"
    assert code(hand_shown(book(name), one)) == as_it_stands
    assert code(hand_shown(book(name, **KEPT), one)) == "(hand-dead)"
    assert code(hand_shown(book(name, **MUCKED), one)) == "hand-dead"


def test_a_hand_that_cannot_be_read_is_not_tabled() -> None:
    unread = HandShown(seat=1, face_up=2, legible=False)
    assert code(hand_shown(book("house"), unread)) == "?hand-live/hand-dead"
    with pytest.raises(BadFacts, match="counts as identified"):
        HandShown(seat=1, face_up=2, identified=False)
    with pytest.raises(BadFacts, match="old maid is not dealt here"):
        HandShown(seat=1, face_up=2, game="old maid")


@pytest.mark.rule("house-11.1", "tda2011-10")
@pytest.mark.rows(("name", "rule"), [("house", "house-11.1"), ("tda2011", "tda2011-10")])
def test_cards_speak_whatever_was_called(name: str, rule: str) -> None:
    called = called_hand(book(name), CalledHand(seat=1, true=False, tabled=True, on_purpose=False))
    assert (code(called), rules_of(called), called.penalty) == ("cards-speak", [rule], None)
    untabled = called_hand(book(name), CalledHand(seat=1, true=True))
    assert untabled.to_do == (AtTable("turn-up", (1,)),)


@pytest.mark.rule("house-11.2", "tda2011-10")
@pytest.mark.rows(
    ("true", "on_purpose", "penalty", "rules"),
    [
        (False, None, None, ["house-11.1", "house-11.2"]),
        (False, False, None, ["house-11.1"]),
        (False, True, "miscalled", ["house-11.1", "house-11.2"]),
        (True, True, None, ["house-11.1"]),
    ],
)
def test_a_false_call_on_purpose_may_be_penalised(
    true: bool, on_purpose: bool | None, penalty: str | None, rules: list[str]
) -> None:
    called = CalledHand(seat=1, true=true, tabled=True, on_purpose=on_purpose)
    ruling = called_hand(book("house"), called)
    assert (ruling.penalty, rules_of(ruling)) == (penalty, rules)
    assert {*rules_of(called_hand(book("tda2011"), called))} == {"tda2011-10"}


@pytest.mark.rule("house-13")
def test_a_hand_thrown_in_lives_until_the_dealer_pushes_it_into_the_muck() -> None:
    house = book("house")
    known = thrown_in(house, ThrownIn(seat=4, identified=True))
    assert (code(known), rules_of(known)) == ("hand-live", ["house-13"])
    assert known.to_do == (RestoreHand(4), AtTable("turn-up", (4,)))
    pushed = thrown_in(house, ThrownIn(seat=4, identified=True, in_muck=True))
    assert (code(pushed), pushed.to_do) == ("hand-dead", ())
    assert code(thrown_in(house, ThrownIn(seat=4, identified=False))) == "hand-dead"
    assert code(thrown_in(house, ThrownIn(seat=4))) == "?hand-live/hand-dead"
    strict = book("house", showdown__retrieve_discard=False)
    assert code(thrown_in(strict, ThrownIn(seat=4, identified=True))) == "hand-dead"


@pytest.mark.rule("tda2011-15.2")
def test_in_2011_a_hand_thrown_in_is_out() -> None:
    ruling = thrown_in(book("tda2011"), ThrownIn(seat=4, identified=True))
    assert (code(ruling), rules_of(ruling)) == ("hand-dead", ["tda2011-15.2"])
    mild = book("tda2011", showdown__retrieve_discard=True)
    assert code(thrown_in(mild, ThrownIn(seat=4, identified=True))) == "hand-live"


@pytest.mark.rule("house-14.2")
def test_with_an_all_in_no_hand_can_be_thrown_away() -> None:
    strict = book("house", showdown__retrieve_discard=False)
    known = thrown_in(strict, ThrownIn(seat=4, identified=True, all_in=True))
    assert (code(known), rules_of(known)[0]) == ("hand-live", "house-14.2")
    pushed = ThrownIn(seat=4, identified=True, in_muck=True, all_in=True)
    assert code(thrown_in(strict, pushed)) == "(hand-live)"
    lost = ThrownIn(seat=4, identified=False, all_in=True)
    assert code(thrown_in(strict, lost)) == "hand-dead"
    free = book("house", showdown__retrieve_discard=False, showdown__all_in_muck_allowed=True)
    assert code(thrown_in(free, pushed)) == "hand-dead"


@pytest.mark.rule("house-12C", "tda2011-16")
@pytest.mark.rows(("name", "rule"), [("house", "house-12C"), ("tda2011", "tda2011-16")])
def test_a_tabled_winner_cannot_be_killed(name: str, rule: str) -> None:
    won = killed_hand(book(name), KilledHand(seat=5, tabled=True, best=True))
    assert (code(won), rules_of(won)) == ("hand-live", [rule])
    assert won.to_do == (RestoreHand(5), AtTable("push-pot", (5,)))
    lost = killed_hand(book(name), KilledHand(seat=5, tabled=True, best=False))
    assert (code(lost), lost.to_do) == ("hand-dead", ())
    unread = killed_hand(book(name), KilledHand(seat=5, tabled=True))
    assert code(unread) == "?hand-live/hand-dead"


def test_a_winner_that_was_killed_gets_a_pot_that_has_gone_out() -> None:
    house = book("house")
    gone = killed_hand(house, KilledHand(seat=5, tabled=True, best=True, moves={5: 800, 2: -800}))
    assert gone.to_do == (CorrectStack(2, -800), CorrectStack(5, 800))
    for moves, told in (
        ({5: 800}, "must add up to 0"),
        ({5: -8, 2: 8}, "Seat 5 won the pot"),
    ):
        with pytest.raises(BadFacts, match=told):
            KilledHand(seat=5, tabled=True, best=True, moves=moves)


@pytest.mark.rule("house-12B.1", "tda2011-49.1", "tda2024-13B.1")
@pytest.mark.rows(
    ("name", "rule"),
    [("house", "house-12B.1"), ("tda2011", "tda2011-49.1"), ("tda2024", "tda2024-13B.1")],
)
def test_a_hand_that_was_not_tabled_was_its_players_to_guard(name: str, rule: str) -> None:
    ruling = killed_hand(book(name), KilledHand(seat=5, tabled=False, best=True))
    assert (code(ruling), rules_of(ruling), ruling.to_do) == ("hand-dead", [rule], ())
