"""Who shows, who may muck, and in which order."""

from typing import Any

import pytest
from rulings import book, code, rules_of

from ruleone.dealing import Call, Check, Hand, RaiseTo
from ruleone.dealing.events import ShowdownOpened
from ruleone.floor import AtTable, BadFacts
from ruleone.floor.showdown import Showdown, who_shows

BETTOR_FIRST = {
    "house": "house-15A.2",
    "tda2011": "tda2011-12",
    "tda2019": "tda2011-12",
    "holdem": "holdem-show-order-1",
    "modern": "tda2024-17A.2",
}


def in_order(*seats: int) -> tuple[AtTable]:
    return (AtTable("ask-to-show", seats),)


def played(name: str, *, river_bet: bool) -> tuple[int, ...]:
    """The order of showing of a hand in the engine: seats 1 and 2 are the blinds, 3 the button; on
    the river seat 2 bets, or nobody does."""
    hand = Hand(
        edition=book(name, showdown__order_mode="forced"),
        seats={1: 5000, 2: 5000, 3: 5000},
        button=3,
        deck=tuple(range(52)),
    )
    checked = [(1, Check()), (2, Check()), (3, Check())]
    river: list[tuple[int, Any]] = [*checked]
    if river_bet:
        river = [(1, Check()), (2, RaiseTo(500)), (3, Call()), (1, Call())]
    for seat, action in [(3, Call()), (1, Call()), (2, Check()), *checked, *checked, *river]:
        hand.act(seat, action)
    return next(one.seats for one in hand.events if isinstance(one, ShowdownOpened))


@pytest.mark.feature("showdown")
@pytest.mark.rule("house-15A.2", "tda2011-12", "holdem-show-order-1", "tda2024-17A.2")
@pytest.mark.rows("name", BETTOR_FIRST)
def test_the_last_to_bet_shows_first_as_in_the_engine(name: str) -> None:
    forced = book(name, showdown__order_mode="forced")
    ruling = who_shows(forced, Showdown(live=(1, 2, 3), bettor=2))
    assert ruling.to_do == in_order(2, 3, 1) == in_order(*played(name, river_bet=True))
    assert rules_of(ruling)[-1] == BETTOR_FIRST[name]
    unbet = who_shows(forced, Showdown(live=(1, 2, 3)))
    assert unbet.to_do == in_order(1, 2, 3) == in_order(*played(name, river_bet=False))


@pytest.mark.rule("house-15A.3", "tda2011-12", "holdem-show-order-4")
def test_without_a_bet_who_would_act_first_shows_first() -> None:
    unbet = Showdown(live=(1, 4, 6), acts_first=4, waiting=True)
    by_board = who_shows(book("house"), unbet)
    assert (by_board.to_do, rules_of(by_board)[-1]) == (in_order(4, 6, 1), "house-15A.3")
    for name, rule in (("holdem", "holdem-show-order-4"), ("tda2011", "tda2011-12")):
        by_button = who_shows(book(name), unbet)
        assert (by_button.to_do, rules_of(by_button)[-1]) == (in_order(1, 4, 6), rule)
    stud = Showdown(live=(1, 4, 6), acts_first=4, waiting=True, stud=True)
    assert who_shows(book("tda2011"), stud).to_do == in_order(4, 6, 1)


@pytest.mark.rule("house-15A.1", "house-15A.2", "tda2011-12", "holdem-show-order-1")
def test_an_order_is_imposed_where_nobody_moves() -> None:
    free = who_shows(book("house"), Showdown(live=(1, 2), bettor=2))
    assert (code(free), free.to_do, rules_of(free)) == ("as-they-like", (), ["house-15A.1"])
    slow = who_shows(book("house"), Showdown(live=(1, 2), bettor=2, waiting=True))
    assert (slow.to_do, rules_of(slow)) == (in_order(2, 1), ["house-15A.1", "house-15A.2"])
    for name, rule in (("tda2011", "tda2011-12"), ("holdem", "holdem-show-order-1")):
        forced = who_shows(book(name), Showdown(live=(1, 2), bettor=2))
        assert (forced.to_do, rules_of(forced)) == (in_order(2, 1), [rule, rule])


@pytest.mark.feature("showdown")
@pytest.mark.rule("house-14.1", "house-14.2", "house-IA-14", "tda2011-11")
def test_an_all_in_turns_all_hands_up_at_once() -> None:
    showdown = Showdown(live=(1, 2, 3), bettor=2, all_in=(3,))
    for name, rules in (
        ("house", ["house-14.1", "house-14.2"]),
        ("tda2011", ["tda2011-11", "tda2011-11"]),
    ):
        ruling = who_shows(book(name), showdown)
        assert ruling.to_do == (AtTable("turn-up", (1, 2, 3)),)
        assert rules_of(ruling) == rules
        assert ruling.reasons[-1].code == "all-in-not-mucked"
        ordered = who_shows(book(name, showdown__all_in_reveal="ordered"), showdown)
        assert ordered.to_do == in_order(2, 3, 1)
    later = Showdown(live=(1, 2, 3), all_in=(3,), betting=True)
    assert code(who_shows(book("house"), later)) == "stay-down"


@pytest.mark.rule(
    "tda2019-RP-10B.2", "house-14.1", "tda2011-11", "tda2024-RP-10B.2", "tda2024-16.1"
)
def test_in_stud_who_is_not_at_risk_turns_up_first_as_in_the_engine() -> None:
    showdown = Showdown(live=(1, 2, 4, 6), all_in=(4, 1), bettor=1, stud=True)
    for name, rule, last_down in (
        ("tda2019", "tda2011-11", "tda2019-RP-10B.2"),
        ("modern", "tda2024-16.1", "tda2024-RP-10B.2"),
    ):
        ruling = who_shows(book(name), showdown)
        assert ruling.to_do == (AtTable("turn-up", (2, 6, 1, 4)),)
        assert rules_of(ruling)[:2] == [rule, last_down]
        assert ruling.reasons[1].parameters == {"seats": ("2", "6")}
        flop = Showdown(live=(1, 2, 4, 6), all_in=(4, 1), bettor=1)
        assert who_shows(book(name), flop).to_do == (AtTable("turn-up", (1, 2, 4, 6)),)
        nobody_safe = Showdown(live=(1, 2), all_in=(2, 1), stud=True)
        plain = who_shows(book(name), nobody_safe)
        assert plain.to_do == (AtTable("turn-up", (1, 2)),)
        assert last_down not in rules_of(plain)
        ordered = who_shows(book(name, showdown__all_in_reveal="ordered"), showdown)
        assert ordered.to_do == in_order(1, 2, 4, 6)


@pytest.mark.rule("holdem-show-order-2", "holdem-show-order-1")
def test_where_hands_are_shown_in_order_the_first_all_in_shows_first() -> None:
    showdown = Showdown(live=(3, 1, 2), bettor=1, all_in=(2, 3, 1))
    ruling = who_shows(book("holdem"), showdown)
    assert ruling.to_do == in_order(2, 3, 1)
    assert rules_of(ruling) == ["holdem-show-order-2", "holdem-show-order-1"]
    assert ruling.reasons[-1].code == "all-in-may-muck"
    strict = who_shows(book("holdem", showdown__all_in_muck_allowed=False), showdown)
    assert strict.reasons[-1].code == "all-in-not-mucked"


@pytest.mark.rule("tda2019-RP-8F")
def test_hand_for_hand_all_ins_stay_down_until_told() -> None:
    showdown = Showdown(live=(1, 2), all_in=(1,), hand_for_hand=True)
    waiting = who_shows(book("tda2019"), showdown)
    assert (code(waiting), rules_of(waiting)) == ("stay-down", ["tda2019-RP-8F"])
    at_once = book("tda2019", showdown__hand_for_hand_reveal="immediate")
    assert code(who_shows(at_once, showdown)) == "all-up"


@pytest.mark.rule("house-15B", "tda2011-14.1")
@pytest.mark.rows(("name", "rule"), [("house", "house-15B"), ("tda2011", "tda2011-14.1")])
def test_the_last_hand_wins_unshown(name: str, rule: str) -> None:
    ruling = who_shows(book(name), Showdown(live=(6,)))
    assert (code(ruling), rules_of(ruling)) == ("wins-unshown", [rule])
    assert ruling.to_do == (AtTable("push-pot", (6,)),)


@pytest.mark.rows(
    ("facts", "told"),
    [
        ({"live": ()}, "live hands at showdown, each once"),
        ({"live": (1, 1)}, "live hands at showdown, each once"),
        ({"live": (1, 2), "bettor": 3}, "Seat 3 has no live hand"),
        ({"live": (1, 2), "all_in": (4,)}, "Seat 4 has no live hand"),
    ],
)
def test_a_showdown_that_cannot_be_is_refused(facts: dict[str, Any], told: str) -> None:
    with pytest.raises(BadFacts, match=told):
        Showdown(**facts)
