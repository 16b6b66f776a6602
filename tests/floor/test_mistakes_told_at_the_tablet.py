"""Mistakes beside the cards that are told of a hand that is followed: what the hand knows it fills
in, the ruling is that of the assistant, and what the floor chooses is done to the hand."""

from typing import Any

import pytest
from incident_tables import at_showdown, flop_due, said
from live import entered, live

from ruleone.dealing import Call, Check, Fold, RaiseTo, VoidHand
from ruleone.floor import Ruling
from ruleone.floor.followed import (
    Acts,
    Chosen,
    FollowedHand,
    Happened,
    Line,
    NoHand,
    Undone,
)
from ruleone.floor.ruling import AtTable, Choice, DealtAgain
from ruleone.floor.situations import ruled
from ruleone.rulebook import edition

BOOKS = ("house", "tda2011", "modern", "holdem")
RAISED = (Acts(3, Call()), Acts(4, RaiseTo(500)), Acts(5, Fold()), Acts(1, Call()))
ROWS: list[tuple[str, tuple[Acts, ...], dict[str, Any], dict[str, Any]]] = [
    ("wrong-button", (), {"belongs": 2}, {"dealt": True, "acts": []}),
    ("wrong-button", RAISED[:1], {"belongs": 2}, {"dealt": True, "acts": ["call"]}),
    (
        "wrong-button",
        RAISED,
        {"belongs": 2},
        {"dealt": True, "acts": ["call", "raise", "fold", "call"]},
    ),
    ("misheard", RAISED[:3], {"seat": 4}, {"acts": ["fold"]}),
    ("misheard", RAISED, {"seat": 4}, {"acts": ["fold", "call"]}),
    ("misheard", RAISED, {"seat": 3}, {"acts": ["raise", "fold", "call"]}),
    ("substantial-action", RAISED[:1], {}, {"acts": ["call"]}),
    ("substantial-action", RAISED[:2], {}, {"acts": ["call", "raise"]}),
    ("wrong-seat", RAISED, {"seat": 4, "belongs": 9, "right_stack": True}, {}),
    ("wrong-seat", (), {"seat": 4, "belongs": 9, "right_stack": False}, {}),
    ("wrong-seat", (), {"seat": 4, "belongs": 4, "right_stack": True, "elsewhere": True}, {}),
    ("wrong-stacks", (), {"how": "out", "moves": {"2": 100, "3": -100}, "played": False}, {}),
    ("wrong-stacks", RAISED, {"how": "color-up", "moves": {"2": -100}, "played": True}, {}),
]
"""What was done, what is told at the tablet, and what the hand knows beside that."""


def test_the_tablet_and_the_assistant_rule_alike() -> None:
    """The same choices, the same proposed, by the same rules, and the same to do at the table."""
    faults = []
    for book in BOOKS:
        for kind, done, told, known in ROWS:
            followed = live(edition=book)
            if done:
                entered(followed, *done)
            line = followed.judged(Happened(kind, told))
            asked = ruled(edition(book), "nlhe", kind, {**told, **known})
            if not isinstance(line, Line) or said_by(line.ruling) != said_by(asked):
                faults.append((book, kind, told, line, asked))
    assert faults == []


def said_by(ruling: object) -> object:
    assert isinstance(ruling, Ruling), ruling
    choices = (ruling.ruled, ruling.proposed, *ruling.choices)
    return ruling.verdict, ruling.reasons, [to_do(one) for one in choices if one is not None]


def to_do(choice: Choice) -> object:
    """What is done but in the hand itself, which the assistant has none of."""
    return choice.code, [one for one in choice.cited if isinstance(one.remedy, AtTable | VoidHand)]


def chosen(followed: FollowedHand, kind: str, told: dict[str, Any], code: str) -> Line:
    """The floor chooses this on what is told."""
    line = entered(followed, Happened(kind, told))
    assert isinstance(line.ruling, Ruling)
    assert line.for_the_floor
    at = [one.code for one in line.ruling.choices].index(code)  # type: ignore[arg-type]
    return entered(followed, Chosen(line.n, at))


@pytest.mark.rule("house-1")
def test_a_button_that_is_put_right_voids_the_hand_and_deals_it_again() -> None:
    followed = live()
    entered(followed, *RAISED[:1])
    line = chosen(followed, "wrong-button", {"belongs": 2}, "button-corrected")
    assert followed.hand.over
    assert {*followed.hand.stacks.values()} == {10_000}
    (again,) = (one for one in line.done if isinstance(one, DealtAgain))
    assert (again.button, again.seats, again.blinds) == (2, (1, 2, 3, 4, 5), (50, 100))
    entered(followed, Undone())
    assert followed.asked == 4, "the hand goes on as it was"
    stands = live()
    chosen(stands, "wrong-button", {"belongs": 2}, "button-stands")
    assert stands.asked == 3


@pytest.mark.rule("house-1")
def test_acts_on_what_was_misheard_are_taken_back_in_the_hand() -> None:
    """Seat 5 has its cards again, seat 1 its call, and both are asked; checks stay."""
    followed = live()
    entered(followed, *RAISED)
    chosen(followed, "misheard", {"seat": 4}, "acts-anew")
    assert (followed.asked, followed.hand.stacks[1]) == (5, 9_950)
    entered(followed, Acts(5, Fold()))
    assert followed.asked == 1
    checked = live((1000,) * 3)
    entered(checked, Acts(3, Call()), Acts(1, Call()), Acts(2, Check()))
    line = chosen(checked, "misheard", {"seat": 3}, "acts-anew")
    assert [type(one) for one in line.done] == [AtTable]
    assert checked.hand.awaits == "board"


@pytest.mark.rule("house-1")
def test_wrong_stacks_are_corrected_in_the_hand_and_beside_it() -> None:
    followed = live()
    followed.beside = {8: 4_000}
    moves = {"2": 300, "8": -300}
    told = {"how": "out", "moves": moves, "played": False}
    chosen(followed, "wrong-stacks", told, "stack-corrected")
    assert followed.hand.stacks[2] == 10_200
    empty = Happened("wrong-stacks", {"how": "out", "moves": {"7": 300}})
    assert said(followed, "wrong-stacks", **empty.facts) == "no-such-seat-at-table"


def test_before_the_first_hand_seats_and_stacks_are_told() -> None:
    table = NoHand(edition("house"), {1: 5_000, 2: 5_000})
    moved = table.enter(Happened("wrong-seat", {"seat": 1, "belongs": 4, "right_stack": True}))
    assert isinstance(moved, Line)
    assert [one.code for one in moved.done if isinstance(one, AtTable)] == ["move-seat"]
    facts = {"seat": 3, "belongs": 4, "right_stack": True}
    refusals = [
        getattr(table.enter(Happened(kind, told)), "code", "")
        for kind, told in (("wrong-seat", facts), ("wrong-button", {"belongs": 1}))
    ]
    assert refusals == ["no-such-seat-at-table", "no-hand-yet"]


def test_what_cannot_be_is_refused() -> None:
    assert said(live(), "misheard", seat=3) == "nobody-acted-behind"
    assert said(flop_due(), "misheard", seat=2) == "nobody-acted-behind"
    assert said(live(), "substantial-action") == "nobody-acted-yet"
    assert said(live(), "wrong-button", belongs=9) == "no-such-seat-in-hand"
    seat = {"seat": 3, "belongs": 3, "right_stack": True}
    assert said(live(), "wrong-seat", **seat) == "seat-is-right"
    assert said(live(), "wrong-button") == "fact-missing"


def test_no_board_is_early_once_hands_are_shown() -> None:
    assert said(at_showdown(), "early-board", on_board=True, acts=["bet"]) == "showdown-begun"
