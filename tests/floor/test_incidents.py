"""Every kind of incident takes its facts as JSON has them, and says what is wrong with others."""

from typing import Any

import pytest
from live import live, refused

from ruleone.cards import parse
from ruleone.floor import BadFacts, ClockCall, Ruling
from ruleone.floor.cards import Arrival, DroppedStub
from ruleone.floor.followed import INCIDENTS, Happened, Line, facts_of, happened
from ruleone.floor.procedure import BetsTouched

TOLD: dict[str, dict[str, Any]] = {
    "initial-deal": {"entitled": [1, 2, 3, 4, 5], "boxed": 2},
    "boxed-in-stub": {"count": 1},
    "foul-deck": {"found": "in-hand"},
    "dropped-stub": {"stub": 40, "restorable": True},
    "fouled-hand": {"seat": 3, "how": "fouled", "certainty": 100},
    "picked-up": {"seat": 3, "faces_action": True},
    "early-board": {"street": "flop", "cards": [1, 2, 3]},
    "wrong-flop": {"cards": [1, 2, 3, 4]},
    "hand-shown": {"seat": 3, "face_up": 2},
    "killed-hand": {"seat": 3, "tabled": False},
    "bets-touched": {"to": "bring-in", "to_act": 3, "pulled": {"4": 100}},
    "color-up": {"chip": 100, "needed": 25},
    "deck-change": {"moment": "player"},
    "dealer-push": {"left_ms": 100_000},
}


@pytest.mark.parametrize("kind", TOLD)
def test_facts_as_json_has_them_are_ruled(kind: str) -> None:
    line = live().judged(Happened(kind, TOLD[kind]))
    assert isinstance(line, Line), line
    assert isinstance(line.ruling, Ruling)


@pytest.mark.parametrize("kind", INCIDENTS)
@pytest.mark.parametrize(
    "wrong", [{}, {"nothing_of_it": 1}, {"seat": "x"}, {"seat": 9}, {"seat": None, "game": "whist"}]
)
def test_wrong_facts_are_answered(kind: str, wrong: dict[str, Any]) -> None:
    line = live().judged(Happened(kind, wrong))
    if isinstance(line, Line):
        assert wrong == {}, "every field of this kind may be left out"
    else:
        assert line.code == ("no-misdeal" if kind == "redeal" else "bad-facts")
        assert kind == "redeal" or line.parameters["why"]


def test_cards_of_an_incident_may_be_written() -> None:
    numbers = live().judged(Happened("early-board", {"street": "turn", "cards": [parse("Qs")]}))
    written = live().judged(Happened("early-board", {"street": "turn", "cards": ["Qs"]}))
    assert isinstance(numbers, Line)
    assert isinstance(written, Line)
    assert written.ruling == numbers.ruling
    unseen = Happened("early-board", {"street": "turn", "cards": ["??"]})
    assert isinstance(live().judged(unseen), Line)
    wrong = Happened("early-board", {"street": "turn", "cards": ["Xx"]})
    assert refused(live(), wrong).code == "bad-facts"


def test_the_game_of_an_incident_is_that_of_the_hand() -> None:
    stud = live((2000, 2000), game="plo")
    assert isinstance(stud.judged(Happened("hand-shown", {"seat": 1, "face_up": 4})), Line)
    wrong = Happened("hand-shown", {"seat": 1, "face_up": 2, "game": "nlhe"})
    assert refused(stud, wrong).code == "bad-facts"


def test_facts_know_their_incident() -> None:
    for facts in (DroppedStub(stub=40), BetsTouched(to="count", to_act=3)):
        entry = happened(facts)
        assert [*facts_of(entry.kind).values()] == [type(facts)]
    assert happened(DroppedStub(stub=40)).kind == "dropped-stub"
    assert {"seat", "faces_action"} == {*facts_of("picked-up")}
    assert Arrival in facts_of("at-the-deal").values()
    with pytest.raises(BadFacts, match="ClockCall"):
        happened(ClockCall())
