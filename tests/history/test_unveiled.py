"""Cards that are seen late were there from the deal on."""

import pytest
from files import only, phh
from texts import STARS_STUD

from ruleone.cards import parse_cards, texts
from ruleone.history import Record, read_hands
from ruleone.history.fault import Unplayable
from ruleone.history.record import Step
from ruleone.history.shown_cards import unveiled


def steps(*told: str) -> tuple[Step, ...]:
    """Steps of seat 1: "hole ????As", "discard ??", "show AsKs"."""
    made = []
    for each in told:
        verb, _, cards = each.partition(" ")
        made.append(Step(0, verb, 1, parse_cards(cards)))  # type: ignore[arg-type]
    return tuple(made)


def told(given: tuple[Step, ...]) -> list[str]:
    return ["".join(texts(step.cards)) for step in unveiled(given) if step.verb == "hole"]


def test_a_hand_that_is_shown_was_dealt() -> None:
    assert told(steps("hole ????", "show AsKs")) == ["AsKs"]
    assert told(steps("hole ??As", "show AsKs")) == ["KsAs"]
    assert told(steps("hole ????9h", "hole 3d", "hole ??", "show 2c9h3d4s5s")) == [
        "2c4s9h", "3d", "5s",
    ]  # fmt: skip


def test_what_was_thrown_away_unseen_stays_unknown() -> None:
    drawn = steps("hole ??????????", "discard ????", "hole ????", "show 2c3c4c5c7d")
    assert told(drawn) == ["2c3c4c????", "5c7d"]
    mine = steps("hole 2c3c4cKsKd", "discard KsKd", "hole 5c7d", "show 7d5c4c3c2c")
    assert told(mine) == ["2c3c4cKsKd", "5c7d"]
    named = steps("hole ??????????", "discard Ks", "hole 2h", "discard ??", "hole ??")
    assert told(named) == ["????????Ks", "2h", "??"]


@pytest.mark.rows(
    "given",
    [
        ("hole AsKs", "show AsKd"),
        ("hole ????", "show AsKdQd"),
        ("hole AsKsQsJs2d", "discard 3d"),
        ("hole As", "discard AsKs"),
    ],
)
def test_what_cannot_be_is_refused(given: tuple[str, ...]) -> None:
    with pytest.raises(Unplayable):
        unveiled(steps(*given))


def test_whole_hands_are_unveiled_seat_by_seat() -> None:
    (record,) = read_hands(STARS_STUD.encode())
    assert isinstance(record, Record)
    assert unveiled(record.steps) == record.steps
    hand = only(phh("d dh p1 ????", "d dh p2 AsAd", "p2 sm AsAd", "p1 sm KsKd", variant='"NT"'))
    assert isinstance(hand, Record)
    assert [step.cards for step in unveiled(hand.steps)][:2] == [
        parse_cards("KsKd"), parse_cards("AsAd"),
    ]  # fmt: skip
