"""Hands of a file that somebody brings."""

import pytest

from ruleone.limits import REPLAY_HANDS_LISTED_MAX
from ruleone.room.hands.hand_files import hand_in, hands_in
from ruleone.room.hands.view import FiledEnd, FiledShare, FileFault, FileView, ReplayView
from ruleone.rulebook import Refusal, edition

RULES = edition("modern")

PHH = """\
variant = "NT"
antes = [0, 0, 0]
blinds_or_straddles = [0.5, 1, 0]
min_bet = 1
starting_stacks = [100, 100, 100.5]
actions = [
  "d dh p1 AsKd",
  "d dh p2 ????",
  "d dh p3 7c7d",
  "p3 cbr 3",
  "p1 cc",
  "p2 f",
  "d db 2c7hTd",
  "p1 cc",
  "p3 cbr 5",
  "p1 f",
]
"""

STUD = """\
variant = "F7S"
antes = [10, 10]
bring_in = 25
small_bet = 100
big_bet = 200
starting_stacks = [2000, 2000]
actions = [
  "d dh p1 2c3c4c", "d dh p2 2d3dKd",
  "p1 pb", "p2 cc",
  "d dh p1 5c", "d dh p2 Qd",
  "p2 cbr 100", "p1 f",
]
"""

DRAW = """\
variant = "N2L1D"
antes = [0, 0]
blinds_or_straddles = [50, 100]
min_bet = 100
starting_stacks = [2000, 2000]
actions = [
  "d dh p1 2c3c4c5c9s", "d dh p2 2d3d4d5dKs",
  "p2 cc", "p1 cc",
  "p1 sd", "p2 sd Ks", "d dh p2 7d",
  "p1 cbr 200", "p2 f",
]
"""

TEXT = """\
PokerStars Hand #{number}: Hold'em No Limit ($0.50/$1.00 USD) - 2012/12/14 7:59:19 ET
Table 'Test' 6-max Seat #1 is the button
Seat 1: Ann ($100 in chips)
Seat 2: Bo ($80 in chips)
Seat 4: Cy ($120.50 in chips)
Bo: posts small blind $0.50
Cy: posts big blind $1
*** HOLE CARDS ***
Dealt to Bo [Ah Kh]
Ann: folds
Bo: {bo}
Cy: folds
Uncalled bet ($2) returned to Bo
Bo collected $2 from pot
*** SUMMARY ***
Total pot $2 | Rake $0
Seat 1: Ann (button) folded before Flop (didn't bet)
Seat 2: Bo (small blind) collected ($2)
Seat 4: Cy (big blind) folded before Flop


"""


def text(*played: str) -> bytes:
    """A session of hands, numbered from 1, by what Bo does in each."""
    return "".join(TEXT.format(number=at, bo=bo) for at, bo in enumerate(played, 1)).encode()


def step_through(data: bytes, at: int = 0, name: str = "", **asked: object) -> ReplayView:
    view = hand_in(data, name, at, RULES, **asked)  # type: ignore[arg-type]
    assert isinstance(view, ReplayView), view
    return view


def test_the_hands_of_a_file_are_listed_in_order() -> None:
    view = hands_in(text("raises $2 to $3", "raises $2 to $3"), "session.txt")
    assert isinstance(view, FileView)
    assert [(hand.at, hand.id, hand.game, hand.players) for hand in view.hands] == [
        (0, "1", "nlhe", 3),
        (1, "2", "nlhe", 3),
    ]
    assert not view.more


def test_all_that_the_file_knows_is_seen_unless_a_seat_is_chosen() -> None:
    whole = step_through(PHH.encode(), name="a.phh")
    assert whole.eyes == "all"
    assert whole.decimals == 1
    dealt = next(step.hand for step in whole.steps if step.hand.seats[0].cards)
    assert [seat.cards for seat in dealt.seats] == [("As", "Kd"), ("??", "??"), ("7c", "7d")]
    third = step_through(PHH.encode(), name="a.phh", eyes="seat", seat=3)
    dealt = next(step.hand for step in third.steps if step.hand.seats[0].cards)
    assert [seat.cards for seat in dealt.seats] == [("??", "??"), ("??", "??"), ("7c", "7d")]
    watched = step_through(PHH.encode(), name="a.phh", eyes="watcher")
    assert all(set(seat.cards) <= {"??"} for step in watched.steps for seat in step.hand.seats)


def test_steps_go_by_action_and_street() -> None:
    view = step_through(PHH.encode(), name="a.phh")
    told = [(step.hand.street, step.hand.to_act) for step in view.steps]
    assert told == [
        ("preflop", 3),  # the blinds are in and the cards are out
        ("preflop", 1),
        ("preflop", 2),
        ("preflop", None),
        ("flop", 1),
        ("flop", 3),
        ("flop", 1),
        ("flop", None),
        ("over", None),
    ]
    assert [seat.stack for seat in view.steps[-1].hand.seats] == [970, 990, 1045]


def test_names_seats_and_neighbours_of_a_text() -> None:
    view = step_through(text("raises $2 to $3", "raises $2 to $3", "raises $2 to $3"), 1)
    assert [(player.seat, player.name) for player in view.players] == [
        (1, "Ann"),
        (2, "Bo"),
        (4, "Cy"),
    ]
    assert (view.seats, view.before, view.after, view.id) == (6, 0, 2, "2")
    assert view.fault is None


def test_a_broken_hand_tells_its_line_and_does_not_hide_the_others() -> None:
    data = text("raises $2 to $3", "raises 2 zebras", "raises $2 to $3")
    view = hands_in(data, "session.txt")
    assert isinstance(view, FileView)
    assert [hand.fault is None for hand in view.hands] == [True, False, True]
    fault = hand_in(data, "session.txt", 1, RULES)
    assert isinstance(fault, FileFault)
    assert fault == view.hands[1].fault
    assert data.decode().splitlines()[fault.line - 1] == "Bo: raises 2 zebras"
    assert step_through(data, 2).id == "3"


def test_an_illegal_action_tells_its_line_and_money_as_the_file_writes_it() -> None:
    data = text("raises $2 to $1.50")
    fault = hand_in(data, "session.txt", 0, RULES)
    assert isinstance(fault, FileFault)
    assert data.decode().splitlines()[fault.line - 1] == "Bo: raises $2 to $1.50"
    assert fault.refusal.parameters["to"] == "1.50"
    assert fault.refusal.parameters["least"] == "2.00"


@pytest.mark.rows(
    "data, code",
    [
        (b"", "hand-file-form"),
        (b"hello\nworld\n", "hand-file-form"),
        ("hello\nworld\n".encode("utf-16"), "hand-file-form"),
        (b"\xff" * 1000, "hand-file-form"),
        (bytes(range(256)), "hand-file-not-text"),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\2\0", "hand-file-not-text"),
        (b"PK\3\4\x14\0\0\0\x08\0", "hand-file-not-text"),
    ],
)
def test_what_is_no_hand_file_is_refused_with_its_line(data: bytes, code: str) -> None:
    fault = hands_in(data, "notes.txt")
    assert isinstance(fault, FileFault)
    assert fault.line == 1
    assert fault.refusal.code == code


def test_a_share_of_the_file_after_the_rake_is_told_where_it_is_another_one() -> None:
    """As in a report of a first-time user: $2 shared by two, with a rake of ten cents."""
    split = """\
PokerStars Game #7:  Hold'em No Limit ($0.50/$1.00 USD) - 2024/01/07 - 22:59:37 (ET)
Table 'T' 2-max Seat #1 is the button
Seat 1: Ann ($30.40 in chips)
Seat 2: Bo ($20 in chips)
Ann: posts small blind $0.50
Bo: posts big blind $1
*** HOLE CARDS ***
Ann: calls $0.50
Bo: checks
*** FLOP *** [2d Ks Ad]
Bo: checks
Ann: checks
*** TURN *** [2d Ks Ad] [Kd]
Bo: checks
Ann: checks
*** RIVER *** [2d Ks Ad Kd] [2h]
Bo: checks
Ann: checks
*** SHOW DOWN ***
Bo: shows [Jc 3s] (two pair, Kings and Deuces)
Ann: shows [9h 5h] (two pair, Kings and Deuces)
Bo collected $0.95 from pot
Ann collected $0.95 from pot
*** SUMMARY ***
Total pot $2 | Rake $0.10
Board [2d Ks Ad Kd 2h]
"""
    view = step_through(split.encode())
    assert view.fault is None
    assert view.decimals == 2
    assert view.filed == FiledEnd(10, (FiledShare(1, 95, 3035), FiledShare(2, 95, 1995)))
    unraked = split.replace("$0.95", "$1").replace("Rake $0.10", "Rake $0")
    assert step_through(unraked.encode()).filed is None


def test_a_hand_or_a_seat_that_is_not_there_is_refused() -> None:
    data = text("raises $2 to $3")
    for at in (1, 50, REPLAY_HANDS_LISTED_MAX + 5):
        missing = hand_in(data, "", at, RULES)
        assert isinstance(missing, Refusal)
        assert missing.code == "hand-unknown"
    hidden = hand_in(data, "", 0, RULES, "seat", 3)
    assert isinstance(hidden, Refusal)
    assert hidden.code == "seat-hidden"


def test_a_long_file_is_listed_up_to_its_bound() -> None:
    view = hands_in(text(*["raises $2 to $3"] * (REPLAY_HANDS_LISTED_MAX + 1)), "")
    assert isinstance(view, FileView)
    assert view.more
    assert len(view.hands) == REPLAY_HANDS_LISTED_MAX


def test_who_sits_there_without_being_dealt_in_is_no_part_of_the_hand() -> None:
    data = text("raises $2 to $3").replace(
        b"Bo: posts", b"Seat 5: Di ($50 in chips) is sitting out\nBo: posts", 1
    )
    view = step_through(data)
    assert [player.seat for player in view.players] == [1, 2, 4]
    assert view.may_see == (1, 2, 4)


@pytest.mark.rows("game", ["stud", "draw"])
def test_cards_of_other_games_come_street_by_street(game: str) -> None:
    """Whoever looks with a seat's eyes sees its down cards and everybody's up cards."""
    hand = STUD if game == "stud" else DRAW
    whole = step_through(hand.encode(), name="a.phh")
    mine = step_through(hand.encode(), name="a.phh", eyes="seat", seat=1)
    streets = list(dict.fromkeys(step.hand.street for step in whole.steps))
    if game == "stud":
        assert streets == ["third", "fourth", "over"]
        last = next(s.hand for s in mine.steps if len(s.hand.seats[1].cards) == 4)
        assert [seat.cards for seat in last.seats] == [
            ("2c", "3c", "4c", "5c"),
            ("??", "??", "Kd", "Qd"),
        ]
    else:
        assert streets == ["predraw", "draw", "over"]
        assert "7d" not in str(mine), "what another draws stays his"
        assert "7d" in str(whole)
