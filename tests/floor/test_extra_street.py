"""Too many cards on a later street of stud: the floor decides, and what is proposed is ours.

After questions of public forums on poker rules; the facts are made up.
"""

from typing import Any

import pytest
from incident_tables import said, stud, stud_street
from live import entered

from ruleone.dealing import Call, Check
from ruleone.floor import Ruling
from ruleone.floor.cards import ExtraStreet, extra_street
from ruleone.floor.followed import Acts, Chosen, HandDealt, Happened, Undone
from ruleone.floor.situations import ruled
from ruleone.room.live.consulting import consulted
from ruleone.room.live.view import may_happen
from ruleone.room.live.views import Consulted
from ruleone.rulebook import EDITIONS, edition
from ruleone.scenarios import judged, read_scenarios

TWO: dict[str, Any] = {"street": "fifth", "seat": 3, "cards": ["As", "9d"]}
ROWS: list[tuple[dict[str, Any], tuple[str, ...]]] = [
    ({"in_order": True, "acts": []}, ("cards-along", "mend-hands")),
    ({"in_order": False, "acts": []}, ("mend-hands", "hand-dead")),
    ({"in_order": True, "acts": ["check"]}, ("mend-hands", "hand-dead")),
    ({"in_order": True, "acts": ["bet", "call"]}, ("hand-dead", "mend-hands")),
    ({"in_order": False, "acts": ["check"] * 3}, ("hand-dead", "mend-hands")),
]
"""What is told beside the cards, and what the floor may choose, the proposed first."""
SCENARIO = """\
[[scenario]]
kind = "floor"
id = "extra"
title = "Two cards for one seat on a street of stud"
rules = ["house-1"]
editions = ["house", "tda2011", "modern"]
steps = [
  { extra_street = { street = "fourth", seat = 2, cards = "As 9d", in_order = true, acts = [] }, ruling = "floor", proposed = "cards-along" },
  { extra_street = { street = "seventh", seat = 2, cards = "?? ??", in_order = false, acts = [] }, ruling = "floor", proposed = "mend-hands" },
  { extra_street = { game = "flrazz", street = "sixth", seat = 2, cards = "As 9d", acts = ["bet", "call"] }, ruling = "floor", proposed = "hand-dead" },
]
"""  # noqa: E501


@pytest.mark.rule("house-1", "tda2011-1", "house-34")
def test_the_floor_decides_in_every_edition() -> None:
    faults: list[object] = []
    for name in EDITIONS:
        for street in ("fourth", "fifth", "sixth", "seventh"):
            for facts, choices in ROWS:
                told = {**TWO, "street": street, **facts}
                ruling = ruled(edition(name), "flstud", "extra-street", told)
                assert isinstance(ruling, Ruling), ruling
                came = tuple(choice.code for choice in ruling.choices)
                first = ruling.reasons[0].citation == edition(name).cite("floor.decides")
                if (ruling.verdict, came, first) != ("floor", choices, True):
                    faults.append((name, street, facts, came))
                if ruling.proposed != ruling.choices[0]:
                    faults.append((name, street, facts, ruling.proposed))
    assert faults == []


def test_all_but_one_of_the_cards_are_too_many() -> None:
    three = ExtraStreet(street="sixth", seat=4, cards=(1, 2, 52))
    (mixed, drawn) = extra_street(edition("house"), three).choices[0].remedies
    assert [getattr(mixed, "count", 0), getattr(drawn, "count", 0)] == [3, 2]


def test_scenario_files_tell_of_it() -> None:
    (scenario,) = read_scenarios(SCENARIO)
    faults = [fault for name in scenario.editions for fault in judged(scenario, edition(name))]
    assert faults == []


def test_the_assistant_asks_for_what_decides_and_rules_in_both_languages() -> None:
    asked = consulted("modern", "flstud", "extra-street", TWO)
    assert isinstance(asked, Consulted)
    assert asked.untold == ("in_order", "acts")
    for facts, _ in ROWS:
        told = consulted("modern", "flstud", "extra-street", TWO | facts)
        assert isinstance(told, Consulted)
        assert "RuleOne" in told.reasons[0].words["en"]
        assert "RuleOne" in told.reasons[0].words["zh"]


def test_a_hand_that_is_followed_knows_the_street_and_what_was_done_on_it() -> None:
    due = stud()
    assert "extra-street" not in may_happen(due.hand), "on third street it is the initial deal"
    assert said(due, "extra-street", seat=2, cards=["3c", "4c"]) == "no-later-street"
    entered(due, Acts(2, Call()), Acts(3, Call()))
    assert "extra-street" in may_happen(due.hand), "while its cards come"
    told = {"seat": 2, "cards": ["3c", "4c"], "in_order": True}
    line = entered(due, Happened("extra-street", told))
    assert isinstance(line.ruling, Ruling)
    assert [one.code for one in line.ruling.choices] == ["cards-along", "mend-hands"]
    entered(due, Chosen(line.n, 0), HandDealt(2, ("3c",)), HandDealt(3, ("4c",)))
    entered(due, HandDealt(1, ("5c",)))
    assert due.hand.awaits == "action"


def test_what_lies_otherwise_than_it_was_entered_is_entered_again() -> None:
    followed = stud_street()
    entered(followed, HandDealt(3, ("4s",)), HandDealt(1, ("5s",)))
    told = {"seat": 2, "cards": ["3c", "4c"], "in_order": True}
    line = entered(followed, Happened("extra-street", told))
    done = entered(followed, Chosen(line.n, 0)).done
    assert [getattr(one, "code", "") for one in done] == ["cards-along", "enter-as-they-lie"]
    for _ in range(5):
        entered(followed, Undone())
    entered(followed, *(HandDealt(n, (card,)) for n, card in ((2, "3c"), (3, "4c"), (1, "4s"))))
    assert [followed.hand.holds(seat)[-1] for seat in (2, 3, 1)] == [4, 8, 11]


def test_after_action_chance_draws_and_a_hand_that_is_dead_is_so_in_the_hand() -> None:
    followed = stud_street()
    entered(followed, HandDealt(3, ("4s",)), HandDealt(1, ("5s",)))
    first = followed.view().to_act or 0
    entered(followed, Acts(first, Check()))
    told = {"seat": 2, "cards": ["3c", "4c"], "in_order": True}
    line = entered(followed, Happened("extra-street", told))
    assert isinstance(line.ruling, Ruling)
    assert [one.code for one in line.ruling.choices] == ["mend-hands", "hand-dead"]
    entered(followed, Chosen(line.n, 1))
    (dead,) = (seat for seat in followed.hand.view().seats if seat.seat == 2)
    assert dead.status == "folded"


def test_what_cannot_be_is_refused() -> None:
    table = stud_street()
    rows = [
        ({"seat": 2, "cards": ["3c"]}, "none-too-many"),
        ({"seat": 2, "cards": ["4c", "5c"]}, "hand-has-other-cards"),
        ({"seat": 2, "cards": ["3c", "Kh"]}, "card-lies-elsewhere"),
        ({"seat": 3, "cards": ["3c", "4c"]}, "card-lies-elsewhere"),
        ({"seat": 9, "cards": ["3c", "4c"]}, "no-such-seat-in-hand"),
    ]
    faults = [
        (facts, came, code)
        for facts, code in rows
        if (came := said(table, "extra-street", **facts)) != code
    ]
    assert faults == []
    flop = consulted("modern", "nlhe", "extra-street", TWO)
    third = consulted("modern", "flstud", "extra-street", TWO | {"street": "third"})
    assert [getattr(one, "code", "") for one in (flop, third)] == [
        "no-game-of-stud",
        "no-later-street",
    ]
