"""What no document rules on: the floor decides, and what is proposed is ours."""

from typing import Any

import pytest
from live import entered, live
from of_2024 import OTHERS

from ruleone.dealing import Call, Check
from ruleone.floor import Ruling
from ruleone.floor.followed import Acts, BoardTurned, Chosen, Happened
from ruleone.floor.situations import ruled
from ruleone.rulebook import edition

EARLY = {"street": "turn", "cards": ["Kh"]}
TWO_EXPOSED = [{"number": 4, "seat": 1}, {"number": 7, "seat": 1}]
IN_THREE = {"entitled": [1, 2, 3], "exposed": TWO_EXPOSED}
ROWS: list[tuple[str, dict[str, Any], str, tuple[str, ...]]] = [
    ("wrong-burn", {"street": "turn", "burned": 1}, "play-on", ()),
    (
        "wrong-burn",
        {"street": "turn", "burned": 2, "acts": []},
        "floor",
        ("board-corrected", "board-stands"),
    ),
    (
        "wrong-burn",
        {"street": "flop", "burned": 0, "acts": []},
        "floor",
        ("board-corrected", "board-stands"),
    ),
    (
        "wrong-burn",
        {"street": "flop", "burned": 0, "acts": ["check"]},
        "floor",
        ("board-stands", "board-corrected"),
    ),
    ("wrong-flop", {"cards": ["7h", "8h", "9c", "Kd"]}, "flop-by-chance", ()),
    (
        "wrong-flop",
        {"street": "turn", "cards": ["7h", "8h"]},
        "floor",
        ("street-by-chance", "street-anew"),
    ),
    (
        "wrong-flop",
        {"street": "river", "cards": ["7h", "8h", "9c"]},
        "floor",
        ("street-by-chance", "street-anew"),
    ),
    ("early-board", EARLY, "early-cards", ()),
    (
        "early-board",
        {"street": "turn", "cards": ["Ah", "7c", "4d"]},
        "floor",
        ("street-by-chance", "street-anew"),
    ),
    ("early-board", EARLY | {"acts": ["check"]}, "floor", ("early-cards", "board-stands")),
    ("early-board", EARLY | {"acts": ["bet", "call"]}, "floor", ("board-stands", "early-cards")),
    (
        "initial-deal",
        IN_THREE | {"acts": ["call", "call", "call"]},
        "floor",
        ("replace-card", "play-on"),
    ),
    ("initial-deal", IN_THREE | {"acts": []}, "floor", ("misdeal", "replace-card", "play-on")),
]


@pytest.mark.rule("house-1", "house-33D", "house-35.1", "house-35.2", "holdem-burn")
def test_the_floor_decides_what_no_document_rules_on() -> None:
    faults = []
    for name in OTHERS:
        for kind, facts, verdict, choices in ROWS:
            ruling = ruled(edition(name), "nlhe", kind, facts)
            assert isinstance(ruling, Ruling)
            came = ruling.ruled.code if ruling.ruled else ruling.verdict
            offered = tuple(choice.code for choice in ruling.choices)
            first = not choices or ruling.proposed == ruling.choices[0]
            if (came, offered, first) != (verdict, choices, True):
                faults.append((name, kind, facts, came, offered))
    assert faults == []


@pytest.mark.rule("house-1")
def test_of_a_street_with_too_many_cards_one_is_drawn_and_the_rest_goes_back() -> None:
    facts = {"street": "turn", "cards": ["Ah", "7c", "4d"]}
    for kind, then in (("wrong-flop", ()), ("early-board", ("set-aside", "burn-and-deal"))):
        ruling = ruled(edition("tda2019"), "nlhe", kind, facts)
        assert isinstance(ruling, Ruling)
        assert ruling.proposed is not None
        done = [getattr(each, "code", "") for each in ruling.proposed.remedies]
        drawn = ["call-floor", "mix-face-down", "draw-board", "rest-to-stub", "shuffle-stub"]
        assert done[:5] == drawn
        assert tuple(done[5:7]) == then


def test_a_board_that_is_put_right_at_a_table_comes_again() -> None:
    followed = live(stacks=(10_000, 10_000))

    entered(followed, Acts(2, Call()), Acts(1, Check()), BoardTurned(("As", "Kd", "7c")))
    line = entered(followed, Happened("wrong-burn", {"burned": 2}))
    entered(followed, Chosen(line.n, 0))
    assert followed.hand.awaits == "board"
    entered(followed, BoardTurned(("2h", "As", "Kd")))
    assert followed.hand.view().board == ("2h", "As", "Kd")
