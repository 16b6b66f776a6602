"""Mistakes of staff and players beside the cards: seats, buttons, stacks, words that were misheard.

Made-up facts after questions of public forums on poker rules.
"""

from typing import Any

import pytest
from of_2024 import OTHERS

from ruleone.floor import Ruling
from ruleone.floor.situations import ruled
from ruleone.room.live.consulting import consulted
from ruleone.room.live.views import Consulted
from ruleone.rulebook import edition
from ruleone.scenarios import judged, read_scenarios

THREE = ["call", "call", "call"]
ROWS: list[tuple[str, dict[str, Any], str, str, tuple[str, ...]]] = [
    ("wrong-seat", {"seat": 3, "belongs": 5, "right_stack": True}, "moves-seat", "", ()),
    (
        "wrong-seat",
        {"seat": 3, "belongs": 5, "right_stack": False},
        "",
        "stack-corrected",
        ("house-1", "tda2011-1"),
    ),
    (
        "wrong-button",
        {"dealt": False, "acts": []},
        "",
        "button-corrected",
        ("house-1", "tda2011-1"),
    ),
    ("wrong-button", {"acts": ["fold"]}, "", "button-corrected", ("house-1", "tda2011-1")),
    ("wrong-button", {"acts": THREE}, "", "button-stands", ("house-1", "tda2011-1")),
    ("misheard", {"seat": 4, "acts": ["fold"]}, "", "acts-anew", ("house-1", "tda2011-1")),
    ("misheard", {"seat": 4, "acts": THREE}, "", "acts-stand", ("house-1", "tda2011-1")),
    (
        "wrong-stacks",
        {"how": "color-up", "moves": {"2": -1500}, "played": True},
        "",
        "let-be",
        ("house-1", "tda2011-1"),
    ),
    (
        "wrong-stacks",
        {"how": "out", "moves": {"1": 5000, "2": -5000}, "played": None},
        "",
        "stack-corrected",
        ("house-1", "tda2011-1"),
    ),
    ("substantial-action", {"acts": ["check", "check"]}, "not-substantial", "", ()),
    ("substantial-action", {"acts": ["check", "bet"]}, "substantial", "", ()),
    ("substantial-action", {"acts": ["fold", "fold", "fold"]}, "substantial", "", ()),
    ("cards-to-come", {}, "not-seen", "", ()),
    (
        "level-of-hand",
        {
            "began": [{"what": "first-riffle", "at_ms": 3000}],
            "level": {"zero_ms": 5000, "announced_ms": 5000},
        },
        "old-level",
        "",
        (),
    ),
    (
        "level-of-hand",
        {
            "began": [{"what": "first-riffle", "at_ms": 9000}],
            "level": {"zero_ms": 5000, "announced_ms": 5000},
        },
        "new-level",
        "",
        (),
    ),
]
SCENARIOS = """\
[[scenario]]
kind = "floor"
id = "told"
title = "What the floor is told beside the cards"
rules = ["house-1"]
editions = ["house", "tda2011", "tda2019"]
steps = [
  { acted_early = { game = "plo", order = [2, 3, 1], price = 15000, pot = 35000, early = [{ seat = 3, act = "pot" }], since = [{ seat = 2, act = "call" }] }, stands = [3], totals = { 3 = 80000 } },
  { acted_early = { order = [3, 4, 5], price = 1000, early = [{ seat = 4, act = "raise", to = 3000 }, { seat = 5, act = "call" }], spoke_up = true }, waits = [4, 5], totals = { 4 = 3000, 5 = 3000 } },
  { wrong_burn = { street = "turn", burned = 2, acts = [] }, ruling = "floor", proposed = "board-corrected" },
  { wrong_burn = { street = "turn", burned = 0, acts = ["check"] }, ruling = "floor", proposed = "board-stands" },
  { wrong_flop = { street = "turn", cards = "Ah 7c 4d" }, ruling = "floor", proposed = "street-by-chance" },
  { early_board = { street = "turn", cards = "Ah", acts = ["bet", "call"] }, ruling = "floor", proposed = "board-stands" },
  { wrong_seat = { seat = 3, belongs = 5, right_stack = true }, ruling = "moves-seat", remedies = ["move-seat 3 5"] },
  { wrong_button = { acts = ["fold"] }, ruling = "floor", proposed = "button-corrected" },
  { misheard = { seat = 4, acts = ["fold"] }, ruling = "floor", proposed = "acts-anew" },
  { wrong_stacks = { how = "color-up", moves = { 2 = -1500 }, played = true }, ruling = "floor", proposed = "let-be" },
]
"""  # noqa: E501


@pytest.mark.rule("house-1", "tda2011-1", "house-6.2", "house-34", "house-21.2", "tda2011-33")
def test_what_is_ruled_and_what_is_proposed() -> None:
    """In editions other than 2024's; what no document rules on cites the floor's discretion."""
    faults = []
    for name in OTHERS:
        for kind, facts, settled, proposed, cited in ROWS:
            ruling = ruled(edition(name), "nlhe", kind, facts)
            assert isinstance(ruling, Ruling), (name, kind, ruling)
            came = (ruling.ruled.code if ruling.ruled else "", getattr(ruling.proposed, "code", ""))
            by = {reason.citation.rule for reason in ruling.reasons}
            if came != (settled, proposed) or (cited and not by.intersection(cited)):
                faults.append((name, kind, facts, came, by))
    assert faults == []


def test_they_are_told_in_scenario_files() -> None:
    (scenario,) = read_scenarios(SCENARIOS)
    faults = [fault for name in scenario.editions for fault in judged(scenario, edition(name))]
    assert faults == []


def test_the_assistant_rules_on_them_in_both_languages() -> None:
    faults = []
    for kind, facts, *_ in ROWS:
        told = consulted("modern", "nlhe", kind, facts)
        if not isinstance(told, Consulted) or "[" in told.headline["en"] + told.headline["zh"]:
            faults.append((kind, told))
    assert faults == []
