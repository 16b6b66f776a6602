"""What comes out otherwise than a scenario says is found, at its step, in every kind."""

import pytest
from cases_of_kinds import BODIES, HAND, faults, told

from ruleone.rulebook import Refusal, edition
from ruleone.scenarios import Fault, Scenario, proves_nothing_of, read_scenarios

LAST = '  { turn = "A", to_call = 100, raise = [300, 10_000] },\n'


def one(text: str) -> Scenario:
    (scenario,) = read_scenarios(text)
    return scenario


def after(*steps: str) -> tuple[Fault, ...]:
    """What comes out otherwise where these steps stand in the place of the hand's last one."""
    return faults(HAND.replace(LAST, "".join(f"  {step},\n" for step in steps)))


@pytest.mark.rows("kind", ["hand", *BODIES])
def test_a_case_of_each_kind_holds(kind: str) -> None:
    assert faults(told(kind)) == ()


@pytest.mark.rows(
    ("kind", "old", "new", "what", "came"),
    [
        ("floor", 'ends = "12:01:00"', 'ends = "12:01:01"', "ends", "12:01:00"),
        ("floor", "ends =", 'ruling = "refused", ends =', "ruling", "runs"),
        ("floor", "ends =", "contradict = true, ends =", "contradict", False),
        ("floor", "approved", "seconds = 999, approved", "clock_called", None),
        ("floor", "ends =", "hands = 3, ends =", "hands", None),
        ("thirteen", '"ordinary"', '"foul"', "standing", {"A": "ordinary"}),
        ("thirteen", '"B sets"', '"B sets", "B sets"', "B sets", None),
        ("thirteen", 'seats = "A B"', 'seats = "A B"\nstack = 0', "hand", None),
        ("thirteen", 'seats = "A B"', 'seats = "A B"\nbegins = false', "hand", True),
        ("ranking", '["B"]', '["A"]', "best", ("B",)),
        ("stakes", "1500", "1501", "start", None),
        ("button", "button = 1", "button = 2", "button", 1),
        ("button", "seat 4 comes", "seat 4 leaves", "seat 4 leaves", False),
        ("draw", '["A"]', '["B"]', "highest", ("A",)),
        ("race", "won = [2]", "won = [1]", "won", (2,)),
        ("race", "won = [2]", "kept_in = []", "kept_in", (1,)),
        ("race", "won = [2]", "after = { 1 = 0 }", "after", {1: 100}),
        ("race", "Ks 9d 2c", "Ks 9d", "race", None),
        ("race", "steps = [{", "steps = [{ found = 9, void = 0 }, {", "void", 25),
        ("race", "won = [2]", "void = 0", "void", None),
        ("event", "left = 10", "left = 11", "left", 10),
        ("event", "down to 10", "table 9 deals", "table 9 deals", None),
        ("event", "players = 18", "players = 1", "event", None),
        ("event", "left = 10", 'refuse = "table 1 deals"', "refuse table 1 deals", False),
    ],
)
def test_what_does_not_hold_of_a_kind_is_found(
    kind: str, old: str, new: str, what: str, came: object
) -> None:
    (fault, *_) = faults(told(kind, old, new))
    assert fault.what == what
    if came is not None:
        assert fault.came == came


def test_a_step_that_is_refused_says_why() -> None:
    (fault,) = faults(told("thirteen", '"B sets"', '"B sets", "A sets"'))
    assert isinstance(fault.came, Refusal)
    assert (fault.step, fault.what) == (3, "A sets")


def test_by_another_edition_it_comes_out_otherwise() -> None:
    (fault,) = faults(HAND, "tda2011")
    assert fault == Fault(6, "raise", (300, 10_000), None)


def test_options_that_change_nothing_prove_nothing() -> None:
    case = HAND.replace('{ "reopen.cumulative" = false }', '{ "raise.limit_cap" = 9 }')
    assert proves_nothing_of(one(case), edition("house")) == ({"raise.limit_cap": 9},)


@pytest.mark.rows(
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
        ("\"B says 'call'\"", "B says 'call'", "It is not B's turn."),
        ('"the floor rules call"', "the floor rules call", "call"),
        ('"A kept silent"', "A kept silent", "Nobody has acted out of turn."),
        ('"A as ruled"', "A as ruled", False),
        (
            '"A call out of turn"',
            "A call out of turn",
            "Seat 1 is next to act: its action is in turn.",
        ),
        ('"A bet 300", "C all-in", "E all-in", "A call 900"', "A call 900", 10_000),
    ],
)
def test_what_does_not_hold_of_a_hand_is_found(step: str, what: str, came: object) -> None:
    (fault,) = after(step)
    assert fault.step >= 6
    assert fault.what == what
    if came is not None or what in ("tabled_on", "category"):
        assert fault.came == came


@pytest.mark.rows(
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
    assert after(*steps) == ()


def test_an_action_that_is_refused_is_a_fault_with_its_rule() -> None:
    (fault,) = after('"A check"')
    assert isinstance(fault.came, Refusal)
    assert fault.came.citation is not None
    assert (fault.step, fault.what, fault.came.citation.rule) == (6, "A check", "house-3.1")


def test_all_that_is_wrong_with_a_step_is_told_and_nothing_after_it() -> None:
    found = after('{ turn = "B", to_call = 1 }', '{ turn = "C" }')
    assert [fault.what for fault in found] == ["turn", "to_call"]


def test_what_can_be_no_hand_is_a_fault_before_the_first_step() -> None:
    (fault,) = faults(HAND.replace("stack = 10_000", "stack = -700"))
    assert (fault.step, fault.what) == (0, "hand")
    assert fault.came.startswith("expected stacks of 1")


def test_a_game_that_does_not_come_to_the_street_is_a_fault() -> None:
    case = HAND.replace("blinds", 'game = "nlpineapple"\nblinds')
    (fault,) = faults(case)
    assert (fault.step, fault.what, fault.expected) == (0, "street", "flop")
