"""Hands of 13-card poker in a file that somebody brings: listed, and step by step."""

import msgspec
import pytest

from ruleone.cards import FULL_DECK
from ruleone.chinese import Arrange, ThirteenHand, arrange_automatically
from ruleone.history import Setting, thirteen_record_of, write_thirteen, write_thirteen_json
from ruleone.room.hands.hand_files import hand_in, hands_in
from ruleone.room.hands.view import Eyes, FileFault, FileView, ReplayView
from ruleone.rulebook import Refusal, edition

MODERN = edition("modern")
NAMES = {1: "Ann", 2: "Bo", 3: "Li"}


def played(*, tournament: bool = False) -> ThirteenHand:
    """Seats 1 and 2 set their cards; seat 3 has not come back."""
    stacks = dict.fromkeys(NAMES, 50_000)
    hand = ThirteenHand(seats=stacks, button=3, deck=FULL_DECK[::-1], tournament=tournament)
    for seat in (2, 1):
        hand.act(seat, Arrange.of(arrange_automatically(hand.holds(seat))))
    hand.time_out(3)
    assert hand.over
    return hand


def text_of(hand: ThirteenHand, viewer: int | None = None) -> bytes:
    setting = Setting(table="Ceres", table_seats=4)
    return write_thirteen(thirteen_record_of(hand.events, NAMES, setting, viewer=viewer)).encode()


def shown(data: bytes, eyes: Eyes | None = None, seat: int = 0) -> ReplayView:
    view = hand_in(data, "hands.txt", 0, MODERN, eyes, seat)
    assert isinstance(view, ReplayView), view
    return view


def test_a_file_lists_its_hands() -> None:
    data = text_of(played()) + b"\n" + text_of(played())
    view = hands_in(data, "hands.txt")
    assert isinstance(view, FileView)
    assert [(one.at, one.id, one.game, one.players, one.dealt) for one in view.hands] == [
        (0, "1", "thirteen", 3, True),
        (1, "1", "thirteen", 3, True),
    ]
    assert shown(data).after == 1


def test_a_hand_is_stepped_from_the_deal_over_its_rows_to_each_payment() -> None:
    view = shown(text_of(played()))
    assert not view.steps
    assert (view.eyes, view.seats, view.decimals) == ("all", 4, 2)
    assert [one.name for one in view.players] == ["Ann", "Bo", "Li"]
    hands = [step.hand for step in view.thirteen]
    assert [hand.to_arrange for hand in hands[:4]] == [(1, 2, 3), (1, 3), (3,), ()]
    assert [len(hand.pairs) for hand in hands[4:]][:4] == [0, 1, 2, 3]
    assert hands[-1].over
    assert [seat.stack for seat in hands[-1].seats] == list(played().stacks.values())
    assert [step.lines for step in view.thirteen] == sorted(step.lines for step in view.thirteen)
    assert len(view.thirteen_log) == view.thirteen[-1].lines


def test_rows_are_opened_from_front_to_back() -> None:
    steps = shown(text_of(played()), "watcher").thirteen
    rows = [[len(seat.rows) for seat in step.hand.seats] for step in steps]
    assert rows[:7] == [[0] * 3] * 4 + [[1] * 3, [2] * 3, [3] * 3]
    mine = shown(text_of(played()), "seat", 2).thirteen
    assert [len(step.hand.seats[1].rows) for step in mine[:7]] == [0, 3, 3, 3, 3, 3, 3]
    front = steps[4].hand
    told = msgspec.json.encode(front).decode()
    for seat in front.seats:
        assert seat.cards == ("??",) * 13
        assert seat.status == "arranged"
        final = steps[-1].hand.seats[seat.seat - 1]
        for row in final.rows[1:]:
            assert not any(f'"{card}"' in told for card in row.cards)


@pytest.mark.rows("viewer", [None, 1])
def test_cards_that_the_file_does_not_know_are_seen_by_nobody(viewer: int | None) -> None:
    data = text_of(played(tournament=True), viewer)
    for step in shown(data).thirteen:
        assert (step.hand.seats[2].cards == ("??",) * 13) is (viewer == 1)
    asked = hand_in(data, "hands.txt", 0, MODERN, "seat", 3)
    if viewer is None:
        assert isinstance(asked, ReplayView)
        assert asked.may_see == (1, 2, 3)
    else:
        assert isinstance(asked, Refusal)
        assert asked.code == "seat-hidden"
        assert shown(data).may_see == (1, 2)


def test_what_a_file_tells_otherwise_is_said_beside_the_hand() -> None:
    data = text_of(played())
    end = data.rsplit(b" ", 1)[0]
    view = shown(end + b" 1.00\n")
    assert view.fault is not None
    assert view.fault.refusal.code == "hand-file-differs"
    assert view.thirteen


def test_a_damaged_hand_is_told_with_its_line() -> None:
    lines = text_of(played()).splitlines(keepends=True)
    broken = hand_in(b"".join([*lines[:4], b"what\n", *lines[4:]]), "x", 0, MODERN)
    assert isinstance(broken, FileFault)
    assert (broken.line, broken.refusal.code) == (5, "hand-file-line")


def test_a_file_of_json_is_shown_as_well() -> None:
    line = write_thirteen_json(thirteen_record_of(played().events, NAMES)).encode()
    view = hand_in(line, "hands.jsonl", 0, MODERN)
    assert isinstance(view, ReplayView)
    assert view.thirteen == shown(text_of(played())).thirteen
