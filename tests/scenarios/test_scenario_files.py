"""Files of scenarios: what is wrong in them is told with its line, and what comes out otherwise is
found."""

import msgspec
import pytest

from ruleone.limits import SCENARIOS_MAX_BYTES
from ruleone.rulebook import Refusal, edition
from ruleone.scenarios import (
    BadScenario,
    Fault,
    Scenario,
    judged,
    proves_nothing_of,
    read_scenarios,
)
from ruleone.scenarios.hand import HandScenario
from ruleone.words import LANGUAGES, has_words

CASE = """\
# Short all-ins.
[[scenario]]
id = "short"
title = "A short all-in"
rules = ["house-43.1"]
editions = ["house", "modern"]
without = [{ "reopen.cumulative" = false }]
blinds = [50, 100]
seats = "A B C D E"
stack = 10_000
stacks = { B = 125, D = 200 }
street = "flop"
steps = [
  "A bet 100", "B all-in", "C call 125", "D all-in", "E call 200",
  { turn = "A", to_call = 100, raise = [300, 10_000] },
]
"""
LAST = '  { turn = "A", to_call = 100, raise = [300, 10_000] },\n'


def one(text: str) -> Scenario:
    (scenario,) = read_scenarios(text)
    return scenario


def faults(*steps: str, case: str = CASE, book: str = "house") -> tuple[Fault, ...]:
    """What comes out otherwise where these steps stand in the place of the last one."""
    return judged(one(case.replace(LAST, "".join(f"  {step},\n" for step in steps))), edition(book))


def test_a_case_that_holds_has_no_faults() -> None:
    scenario = one(CASE)
    assert isinstance(scenario, HandScenario)
    assert (scenario.names, scenario.origin) == (("A", "B", "C", "D", "E"), "derived")
    assert judged(scenario, edition("house")) == ()
    assert proves_nothing_of(scenario, edition("house")) == ()


def test_by_another_edition_it_comes_out_otherwise() -> None:
    (fault,) = judged(one(CASE), edition("tda2011"))
    assert fault == Fault(6, "raise", (300, 10_000), None)


def test_options_that_change_nothing_prove_nothing() -> None:
    case = CASE.replace('{ "reopen.cumulative" = false }', '{ "raise.limit_cap" = 9 }')
    assert proves_nothing_of(one(case), edition("house")) == ({"raise.limit_cap": 9},)


@pytest.mark.parametrize(
    ("step", "what", "came"),
    [
        ('{ turn = "B" }', "turn", "A"),
        ('{ turn = "nobody" }', "turn", "A"),
        ("{ to_call = 99 }", "to_call", 100),
        ("{ may_raise = false }", "may_raise", True),
        ("{ raise = [301, 10_000] }", "raise", (300, 10_000)),
        ('{ street = "turn" }', "street", "flop"),
        ("{ board_cards = 4 }", "board_cards", 3),
        ("{ pots = [1] }", "pots", (500,)),
        ('{ tabled = ["A"] }', "tabled", ()),
        ("{ tabled_on = 3 }", "tabled_on", None),
        ('{ order = ["A"] }', "order", ()),
        ("{ awarded = [0] }", "awarded", ()),
        ('{ category = "pair" }', "category", None),
        ("{ won = { A = 1 } }", "won", {}),
        ("{ returned = { A = 1 } }", "returned", {}),
        ('{ posted = [["A", "small-blind", 51]] }', "posted", None),
        ('{ cards = { A = "As Kd" } }', "cards", None),
        ('{ burned = "As" }', "burned", None),
        ('{ board = "As" }', "board", None),
        ('{ face_up = ["A"] }', "face_up", ()),
        ('{ refuse = "A call" }', "refuse A call", False),
        ('{ refuse = "A raise 250", rule = "house-1" }', "refuse A raise 250", "house-42A.1"),
        ('{ ruling = "call" }', "ruling", None),
        ('{ skipped = "acts" }', "skipped", None),
        ('"A call 201"', "A call 201", 200),
        ('"A says \'call\'", { because = ["house-1"] }', "because", ("house-38A",)),
        ("\"B says 'call'\"", "B says 'call'", "It is not the turn of B."),
        ('"the floor rules call"', "the floor rules call", "call"),
        ('"A kept silent"', "A kept silent", "Nobody has acted out of turn."),
        ('"A as ruled"', "A as ruled", False),
        ('"A call out of turn"', "A call out of turn", "Seat 1 is due: what he does is in turn."),
        ('"A bet 300", "C all-in", "E all-in", "A call 900"', "A call 900", 10_000),
    ],
)
def test_what_does_not_hold_is_found(step: str, what: str, came: object) -> None:
    (fault,) = faults(step)
    assert fault.step >= 6
    assert fault.what == what
    if came is not None or what in ("tabled_on", "category"):
        assert fault.came == came


@pytest.mark.parametrize(
    "steps",
    [
        ('"the hand of A is killed"', '{ turn = "C", to_call = 75 }'),
        ('"the hand of A is killed"', '"the hand of A lives again"', '{ turn = "A" }'),
        ('"the hand is a misdeal"', '{ turn = "nobody", won = {} }'),
        (
            '"all check and call up to the turn"',
            '"the last 1 card leaves the board"',
            '{ street = "turn", turn = "A" }',
        ),
        ('{ refuse = "the last 3 cards leave the board" }', '{ refuse = "E gets back 300" }'),
    ],
)
def test_what_the_floor_does_to_a_hand_is_a_step(steps: tuple[str, ...]) -> None:
    assert faults(*steps) == ()


def test_an_action_that_is_refused_is_a_fault_with_its_rule() -> None:
    (fault,) = faults('"A check"')
    assert isinstance(fault.came, Refusal)
    assert fault.came.citation is not None
    assert (fault.step, fault.what, fault.came.citation.rule) == (6, "A check", "house-3.1")


def test_all_that_is_wrong_with_a_step_is_told_and_nothing_after_it() -> None:
    found = faults('{ turn = "B", to_call = 1 }', '{ turn = "C" }')
    assert [fault.what for fault in found] == ["turn", "to_call"]


def test_what_can_be_no_hand_is_a_fault_before_the_first_step() -> None:
    (fault,) = faults(case=CASE.replace("stack = 10_000", "stack = -700"))
    assert (fault.step, fault.what) == (0, "hand")
    assert fault.came.startswith("expected stacks of 1")


@pytest.mark.parametrize(
    ("old", "new", "line", "code", "said"),
    [
        ("[[scenario]]", "[[scenarios]]", 2, "scenario-no-key", "scenarios"),
        ('id = "short"', "idd = 1", 2, "scenario-ill-formed", "idd"),
        ("stack = 10_000", 'stack = "many"', 2, "scenario-ill-formed", "$.stack"),
        ('street = "flop"', 'street = "flob"', 2, "scenario-ill-formed", "flob"),
        ("turn =", "turns =", 2, "scenario-ill-formed", "turns"),
        ("house-43.1", "house-43", 5, "scenario-no-rule", "house-43"),
        ('"modern"', '"modernn"', 2, "scenario-ill-formed", "tda2011"),
        ("reopen.cumulative", "reopen.cumulativ", 2, "scenario-ill-formed", "reopen.cumulative"),
        ("= false", '= "no"', 2, "scenario-ill-formed", "flag"),
        ("blinds", 'game = "chess"\nblinds', 8, "scenario-no-game", "nlhe"),
        ("A B C D E", "A B C D A", 9, "scenario-same-seat", "A, B"),
        ("{ B = 125", "{ X = 125", 11, "scenario-no-seat", "X"),
        ("street", 'board = "As 1s"\nstreet', 12, "scenario-no-cards", "1s"),
        ("C call 125", "C calls 125", 14, "scenario-no-act", "C calls 125"),
        ("B all-in", "F all-in", 14, "scenario-no-act", "A all-in"),
        ("E call 200", "E call " + "9" * 5000, 14, "scenario-no-act", "E call 999"),
        ('id = "short"', 'kind = "chess"', 3, "scenario-no-kind", "hand"),
        ("E call 200", "E pushes 0y5", 14, "scenario-no-act", "pushes"),
        ("E call 200", "E says 'call", 14, "scenario-no-act", "says"),
        ("E call 200", "E as agreed", 14, "scenario-no-act", "as ruled"),
        ("E call 200", "the floor rules", 14, "scenario-no-act", "the floor rules"),
        ("E call 200", "E raise -5", 14, "scenario-no-act", "E raise -5"),
        ('turn = "A"', 'refuse = "A show 9x"', 15, "scenario-no-act", "A show 9x"),
        ("stack = 10_000", "stack = ", 10, "text-no-toml", "Invalid value"),
    ],
)
def test_a_mistake_is_told_with_its_line(
    old: str, new: str, line: int, code: str, said: str
) -> None:
    assert old in CASE
    with pytest.raises(BadScenario) as raised:
        read_scenarios(CASE.replace(old, new, 1), "cases.toml")
    told = raised.value
    assert (told.line, told.refusal.code) == (line, code)
    assert str(told).startswith(f"cases.toml, line {line}: ")
    assert said in str(told)
    assert all(has_words(language, f"refusal-{code}") for language in LANGUAGES)


def test_a_text_without_scenarios_is_refused() -> None:
    with pytest.raises(BadScenario, match=r"line 1: .*scenario"):
        read_scenarios("")
    with pytest.raises(BadScenario, match="at most 1,048,576 bytes"):
        read_scenarios("#" * (SCENARIOS_MAX_BYTES + 1))


def test_a_scenario_is_a_value() -> None:
    assert one(CASE) == one(CASE)
    with pytest.raises(AttributeError):
        one(CASE).id = "other"  # type: ignore[misc]
    assert msgspec.json.encode(one(CASE))


def test_a_game_that_does_not_come_to_the_street_is_a_fault() -> None:
    case = CASE.replace("blinds", 'game = "nlpineapple"\nblinds')
    (fault,) = faults(case=case)
    assert (fault.step, fault.what, fault.expected) == (0, "street", "flop")
