"""Acts out of turn: what stands, what goes back, and what becomes of who was skipped."""

from typing import Any

import pytest

from ruleone.dealing.actions import Call, Fold, RaiseTo
from ruleone.dealing.events import BettingKind
from ruleone.floor import BadFacts, Did, Early, TurnFacts, TurnRuling, is_substantial, out_of_turn
from ruleone.rulebook import edition

A, B, C = 1, 2, 3
BET = Early(seat=C, action=RaiseTo(500), to=500, paid=500)
SHOVE = Early(seat=C, action=RaiseTo(4000), to=4000, paid=4000, all_in=True)
CALLED = Early(seat=5, action=Call(), price=600, to=600, paid=600)
FOLDED = Early(seat=6, action=Fold(), price=600)


def skipping(*early: Early, **more: Any) -> TurnFacts:
    """B is due, and somebody behind him acts."""
    return TurnFacts(order=(B, C, 5, 6), early=early, **more)


def ruled(book: str, facts: TurnFacts, **options: object) -> TurnRuling:
    named = {name.replace("__", "."): value for name, value in options.items()}
    rules = edition(book)
    return out_of_turn(rules.with_options(named) if named else rules, facts)


def rules_of(ruling: TurnRuling) -> list[str]:
    reasons = [reason for each in ruling.early for reason in each.reasons]
    return [reason.citation.rule for reason in (*reasons, *ruling.reasons)]


@pytest.mark.rule("house-34", "tda2011-33")
@pytest.mark.rows("book", ["house", "tda2011"])
def test_what_is_substantial(book: str) -> None:
    expected: dict[tuple[BettingKind, ...], bool] = {
        ("fold", "fold"): False,
        ("check", "check"): False,
        ("fold", "call"): True,
        ("check", "bet"): True,
        ("check", "check", "check"): True,
        ("fold", "fold", "fold"): True,
        ("raise",): False,
        ("check", "fold"): False,
    }
    rules = edition(book)
    assert {acts: is_substantial(rules, acts) for acts in expected} == expected


@pytest.mark.feature("out-of-turn")
@pytest.mark.rule("house-39A.1", "house-39A.2", "tda2011-36.1")
@pytest.mark.rows(("book", "rule"), [("house", "house-39A.1"), ("tda2011", "tda2011-36.1")])
def test_an_act_out_of_turn_stands_if_nothing_changes(book: str, rule: str) -> None:
    (waits,) = ruled(book, skipping(BET)).early
    assert waits.verdict == "waits"
    checked = ruled(book, skipping(BET, since=(Did(B, "check"),)))
    assert checked.early[0].verdict == "stands"
    assert rule in rules_of(checked)
    call = Early(seat=C, action=Call(), price=600, to=600, paid=600)
    (called,) = ruled(book, skipping(call, since=(Did(B, "call", 600),), price=600)).early
    assert called.verdict == "stands"
    (folded,) = ruled(book, skipping(call, since=(Did(B, "fold"),), price=600)).early
    assert folded.verdict == "stands"


@pytest.mark.rule("house-39A.2", "house-39A.3", "tda2011-36.2")
@pytest.mark.rows(
    ("book", "options", "left"),
    [
        ("house", {}, ("call", "fold")),
        ("tda2011", {}, ("call", "raise", "fold")),
        ("house", {"out_of_turn__changed_options": "all"}, ("call", "raise", "fold")),
        ("tda2011", {"out_of_turn__changed_options": "call-fold"}, ("call", "fold")),
    ],
)
def test_a_bet_out_of_turn_goes_back_if_the_action_changes(
    book: str, options: dict[str, object], left: tuple[str, ...]
) -> None:
    ruling = ruled(book, skipping(BET, since=(Did(B, "bet", 300),), price=300), **options)
    (void,) = ruling.early
    assert (void.verdict, void.returned, void.options) == ("void", 500, left)
    if not options:
        assert {"house": "house-39A.3", "tda2011": "tda2011-36.2"}[book] in rules_of(ruling)


@pytest.mark.rule("house-39A.4", "tda2011-36.3", "house-52", "tda2011-46")
@pytest.mark.rows("book", ["house", "tda2011"])
def test_a_fold_out_of_turn_binds(book: str) -> None:
    fold = Early(seat=C, action=Fold())
    for since, price in (((), 0), ((Did(B, "check"),), 0), ((Did(B, "bet", 300),), 300)):
        ruling = ruled(book, skipping(fold, since=since, price=price))
        assert (ruling.early[0].verdict, ruling.early[0].penalty) == ("stands", True)
        cited = {"house": ["house-39A.4", "house-52"], "tda2011": ["tda2011-36.3", "tda2011-46"]}
        assert rules_of(ruling) == cited[book]


@pytest.mark.rule("house-39A.5", "tda2011-55", "tda2011-36.1")
def test_who_may_be_penalised() -> None:
    def penalty(book: str, **more: Any) -> bool:
        return ruled(book, skipping(BET, **more)).early[0].penalty

    assert penalty("house")
    assert not penalty("tda2011")
    assert penalty("tda2011", repeated=(C,))
    assert not penalty("tda2011", repeated=(B,))
    assert "tda2011-55" in rules_of(ruled("tda2011", skipping(BET, repeated=(C,))))
    mild = ruled("house", skipping(BET), out_of_turn__penalty="repeated")
    assert not mild.early[0].penalty


@pytest.mark.rule("house-39C", "tda2011-36.2", "tda2011-36.1", "tda2024-53A.6", "tda2024-IA-53A")
def test_an_all_in_out_of_turn() -> None:
    facts = skipping(SHOVE, since=(Did(B, "bet", 1000),), price=1000)
    (house,) = ruled("house", facts).early
    assert (house.verdict, house.penalty, house.returned) == ("stands", True, 0)
    assert "house-39C" in rules_of(ruled("house", facts))
    (tda,) = ruled("tda2011", facts).early
    assert (tda.verdict, tda.returned, tda.options) == ("void", 4000, ("call", "raise", "fold"))
    assert ruled("tda2024", facts).early[0].verdict == "void"
    (unchanged,) = ruled("tda2024", skipping(SHOVE, since=(Did(B, "fold", 0),))).early
    assert unchanged.verdict == "stands"
    off = ruled("house", facts, out_of_turn__all_in_binding=False)
    assert off.early[0].verdict == "void"


def silent(**more: Any) -> TurnFacts:
    """Seat 4 is skipped after a raise to 600 and says nothing."""
    facts = {"order": (4, 5, 6), "early": (CALLED, FOLDED), "price": 600, "had_time": True}
    return TurnFacts(**{**facts, "spoke_up": False, **more})


@pytest.mark.feature("out-of-turn")
@pytest.mark.rule("house-39B", "house-34", "house-IA-39B")
def test_a_silent_skipped_player_is_bound_by_substantial_action() -> None:
    ruling = ruled("house", silent())
    assert ruling.substantial
    assert [each.verdict for each in ruling.early] == ["stands", "stands"]
    assert (ruling.skipped, ruling.fate) == ((4,), "floor")
    assert [each.code for each in ruling.choices] == ["call-or-fold", "hand-dead"]
    assert ruling.proposed == ruling.choices[0]
    assert {"house-39B", "house-34"} <= {*rules_of(ruling)}
    assert ruling.chosen("hand-dead").fate == "hand-dead"
    for value, fate in (("dead", "hand-dead"), ("call-fold", "call-or-fold")):
        assert ruled("house", silent(), out_of_turn__skipped_hand=value).fate == fate
    free = ruled("house", silent(), out_of_turn__must_defend=False)
    assert [each.verdict for each in free.early] == ["waits", "stands"]


@pytest.mark.rule("house-39B", "house-IA-39B")
def test_the_floor_judges_first_whether_there_was_time() -> None:
    early = (
        Early(seat=5, action=Fold(), price=600),
        Early(seat=6, action=Call(), price=600, to=600, paid=600),
    )
    ruling = ruled("house", silent(early=early, had_time=None))
    assert (ruling.substantial, ruling.fate, ruling.choices) == (True, "judge-time", ())
    assert ruled("house", silent(early=early)).fate == "floor"
    hurried = ruled("house", silent(early=early, had_time=False))
    assert (hurried.fate, hurried.early[1].verdict) == ("acts", "waits")


@pytest.mark.rule("house-39B", "house-34")
def test_before_substantial_action_the_skipped_player_acts() -> None:
    fold = Early(seat=5, action=Fold(), price=600)
    ruling = ruled("house", silent(early=(fold,), spoke_up=True))
    assert (ruling.substantial, ruling.fate, ruling.early[0].verdict) == (False, "acts", "stands")
    assert ruled("house", silent(early=(fold,))).fate == "acts"
    assert ruled("house", silent(spoke_up=True)).fate == "acts"


@pytest.mark.rule("tda2011-36.1")
def test_tda_knows_no_duty_to_speak_up() -> None:
    ruling = ruled("tda2011", silent())
    assert [each.verdict for each in ruling.early] == ["waits", "stands"]
    assert [each.code for each in ruling.choices] == ["acts", "call-or-fold", "hand-dead"]
    assert {"tda2011-36.1", "tda2011-33"} <= {*rules_of(ruling)}
    strict = ruled("tda2011", silent(), out_of_turn__must_defend=True)
    assert strict.early[0].verdict == "stands"


@pytest.mark.rows(
    ("facts", "told"),
    [
        ({"early": (Early(seat=4, action=Fold()),)}, "Seat 4 is next to act"),
        ({"early": (Early(seat=9, action=Fold()),)}, "Seat 9 is not yet to act"),
        ({"early": (CALLED, CALLED)}, "Seat 5 has already acted out of turn"),
        ({"early": ()}, "Nobody has acted out of turn"),
        ({"since": (Did(6, "fold"),)}, "act in this order"),
        ({"order": (4, 5, 5)}, "Enter each seat once"),
    ],
)
def test_facts_that_contradict_each_other_are_named(facts: dict[str, Any], told: str) -> None:
    with pytest.raises(BadFacts, match=told):
        silent(**facts)


@pytest.mark.rows(
    ("act", "told"),
    [
        ({"action": Call(), "price": 600, "to": 500, "paid": 500}, "calls 600, not 500"),
        (
            {"action": RaiseTo(500), "price": 600, "to": 500, "paid": 500},
            "more than 600, not to 500",
        ),
        ({"action": Fold(), "to": 500, "paid": 500}, "takes no chips"),
        ({"action": Call()}, "none were entered"),
        ({"action": Call(), "price": 600, "to": 600, "paid": 700}, "it has 600 in all"),
        ({"action": Fold(), "price": -1}, "not valid for the bet to call. Enter a number from 0"),
    ],
)
def test_an_act_that_nobody_can_do_is_named(act: dict[str, Any], told: str) -> None:
    with pytest.raises(BadFacts, match=told):
        Early(seat=5, **act)


def test_the_floor_chooses_what_is_offered() -> None:
    with pytest.raises(BadFacts, match="acts is not one of the floor's choices"):
        ruled("house", silent()).chosen("acts")
