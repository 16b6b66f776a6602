"""What the hand texts of card rooms and the logs of the computer competition say."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from texts import (
    ACPC_LIMIT_LOG,
    ACPC_LOG,
    STARS_CAP,
    STARS_CASH,
    STARS_DRAW,
    STARS_STUD,
    STARS_TOURNAMENT,
    STARS_TWICE,
    TILT_CAP,
    TILT_CASH,
    TILT_TWICE,
)

from ruleone.cards import UNKNOWN, parse_cards
from ruleone.history import (
    BrokenHand,
    Record,
    Unit,
    Verdict,
    form_of,
    judge,
    read_hands,
    write_pokerstars,
)
from ruleone.history.record import Post
from ruleone.limits import HAND_LINE_MAX_CHARACTERS, HAND_MAX_LINES
from ruleone.rulebook import edition

HOLDEM = {
    "cash": STARS_CASH,
    "tournament": STARS_TOURNAMENT,
    "twice": STARS_TWICE,
    "full tilt": TILT_CASH,
}


def read(text: str) -> list[Record | BrokenHand]:
    hands = read_hands(text.encode())
    return [hand for hand in hands if isinstance(hand, Record | BrokenHand)]


def only(text: str) -> Record:
    (hand,) = read(text)
    assert isinstance(hand, Record), hand.fault
    return hand


def verdict(text: str) -> Verdict:
    (hand,) = read(text)
    return judge(hand, edition("modern"))


def why(text: str) -> tuple[str, str]:
    """The line of what is wrong, and its code."""
    fault = verdict(text).fault
    assert fault is not None
    return text.splitlines()[fault.line - 1], fault.refusal.code


def test_a_cash_hand_is_read_whole() -> None:
    hand = only(STARS_CASH)
    assert (hand.id, hand.named, hand.form) == (7001, "Hold'em No Limit", "pokerstars")
    assert hand.variant is not None
    assert hand.variant.code == "nlhe"
    assert hand.unit == Unit(2)
    told = [(seat.number, seat.name, seat.stack, seat.dealt_in) for seat in hand.seats]
    assert told == [
        (2, "Ann", 1000, True),
        (3, "Bo: B", 825, True),
        (5, "Cy D.", 1240, True),
        (6, "Di", 300, False),
    ]
    assert hand.button == 2
    assert hand.posts == (Post(3, "small-blind", 5), Post(5, "big-blind", 10))
    assert hand.stakes.small == 10
    assert [step.seat for step in hand.steps if step.verb == "hole"] == [3, 5, 2]
    assert [(step.seat, step.to) for step in hand.steps if step.verb == "raise"] == [
        (2, 30), (2, 45), (3, 100),
    ]  # fmt: skip
    assert (hand.setting.table, hand.setting.table_seats, hand.setting.hero) == ("Ceres", 6, 2)
    assert hand.ending is not None
    assert (hand.ending.total, hand.ending.rake) == (360, 17)


@pytest.mark.rows(
    ("text", "stacks"),
    [
        (STARS_CASH, (1168, 650, 1230, 300)),
        (STARS_TOURNAMENT, (1200, 1200, 1000)),
        (STARS_TWICE, (4988, 4987)),
        (TILT_CASH, (128000, 0, 20000, 29800)),
    ],
    ids=list(HOLDEM),
)
def test_a_text_ends_as_it_records(text: str, stacks: tuple[int, ...]) -> None:
    found = verdict(text)
    assert found.fault is None
    assert (found.ok, found.stacks, found.recorded) == (True, stacks, stacks)


def test_each_board_of_full_tilt_has_its_part_of_the_pot() -> None:
    hand = only(TILT_TWICE)
    assert hand.boards == 2
    assert hand.ending is not None
    told = [(each.seat, each.amount, each.pot, each.board) for each in hand.ending.collected]
    assert told == [(1, 4950, None, 0), (2, 4950, None, 1)]
    assert verdict(TILT_TWICE).ok is True
    again = only(write_pokerstars(hand))
    assert again.ending is not None
    assert [each.board for each in again.ending.collected] == [0, 1]
    assert judge(again, edition("modern")).stacks == (4950, 4950)


@pytest.mark.rows(
    ("text", "cap", "stacks"),
    [(TILT_CAP, 6000, (48300, 0, 3000)), (STARS_CAP, 6000, (45000, 0))],
    ids=["told by who reaches it", "told by the first line"],
)
def test_nobody_puts_in_more_than_the_cap(text: str, cap: int, stacks: tuple[int, ...]) -> None:
    assert only(text).stakes.cap == cap
    found = verdict(text)
    assert (found.ok, found.fault, found.stacks) == (True, None, stacks)


def test_more_than_the_cap_is_refused() -> None:
    more = STARS_CAP.replace("$60 Cap", "$55 Cap")
    assert why(more) == ("Ann: raises $58 to $60 and has reached the $60 cap", "more-than-stack")
    old = TILT_CASH.replace("NL Hold'em - $1/$2", "$1/$2 - $70 Cap No Limit Hold'em")
    assert only(old).stakes.cap == 7000
    assert why(old)[0].startswith("Ann B raises to $80")


def test_many_hands_stand_in_one_file_whatever_is_between_them() -> None:
    between = "\r\n\r\n*********** # 2 **************\r\n"
    text = "\ufeff" + between.join((STARS_CASH, STARS_TOURNAMENT, STARS_TWICE))
    assert [hand.id for hand in read(text)] == [7001, 7002, 7003]
    assert [hand.id for hand in read_hands(text.encode("utf-16"))] == [7001, 7002, 7003]


def test_a_damaged_hand_names_its_line_and_the_rest_goes_on() -> None:
    damaged = STARS_TOURNAMENT.replace("Bo: calls 340", "Bo: cal 340")
    hands = read(f"{STARS_CASH}\n{damaged}\nscrap\n\n{STARS_TWICE}")
    assert [type(hand) for hand in hands] == [Record, BrokenHand, BrokenHand, Record]
    assert isinstance(hands[1], BrokenHand)
    assert (hands[1].id, hands[1].fault.refusal.code) == (7002, "hand-file-line")
    assert hands[1].fault.line == len(STARS_CASH.splitlines()) + 15


@pytest.mark.rows(
    ("text", "old", "new", "code"),
    [
        (STARS_CASH, "Ann: calls $1", "Ann: calls $1.x", "hand-file-line"),
        (STARS_CASH, "Dealt to Ann [As Kd]", "Dealt to Ann [As Kx]", "hand-file-cards"),
        (STARS_CASH, "Dealt to Ann [As Kd]", "Dealt to Zed [As Kd]", "hand-file-name"),
        (STARS_CASH, "*** TURN *** [Kh 7c 2d] [9s]", "*** TRN ***", "hand-file-line"),
        (STARS_CASH, "Seat 5: Cy D. ($12.40 in chips)", "Seat 5: Cy D.", "hand-file-line"),
        (STARS_CASH, "Seat 5: Cy D. ($12.40", "Seat 3: Cy D. ($12.40", "hand-file-seat-twice"),
        (STARS_CASH, "Total pot $3.60 | Rake $0.17", "Total pot 360", "hand-file-line"),
        (STARS_CASH, "Total pot $3.60", "Total pot $3.61", "hand-file-sums"),
        (STARS_CASH, "Ann collected $3.43", "Ann collected $3.60", "hand-file-sums"),
        (STARS_CASH, "Ann: calls $1", "Bo: B: calls $1", "not-your-turn"),
        (STARS_CASH, "Ann: raises $0.20 to $0.30", "Ann: raises $0.05 to $0.15", "hand-file-sums"),
        (STARS_CASH, "Ann: bets $0.45", "Ann: bets $0.4555", "hand-file-money"),
        (STARS_CASH, "Ann collected $3.43", "Bo: B collected $3.43", "hand-file-differs"),
        (STARS_CASH, "($0.05/$0.10 USD)", "", "hand-file-header"),
        (STARS_TOURNAMENT, "Main pot 1200. Side", "Main pot 1100. Side", "hand-file-pots"),
        (STARS_TOURNAMENT, "1200. Side pot 1200.", "1300. Side pot 1100.", "hand-file-pots"),
        (TILT_CASH, "$162, 2 Players", "$163, 2 Players", "hand-file-pot"),
        (TILT_CASH, "Ann calls $72", "Ann calls", "hand-file-line"),
        (TILT_CASH, "Ann calls $72\n", "Ann folds\n", "hand-file-pot"),
    ],
)  # fmt: skip
def test_damage_is_found_and_told(text: str, old: str, new: str, code: str) -> None:
    assert text.count(old) >= 1
    assert why(text.replace(old, new, 1))[1] == code


def test_a_hand_that_is_cut_off_is_told() -> None:
    cut = STARS_CASH[: STARS_CASH.index("*** SUMMARY")]
    line, code = why(cut)
    assert (line, code) == (cut.splitlines()[-1], "hand-file-cut")


@pytest.mark.rows("text", HOLDEM.values(), ids=list(HOLDEM))
def test_no_line_of_the_betting_can_be_missing(text: str) -> None:
    lines = text.splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("Dealt to")) + 1
    end = next(at for at, line in enumerate(lines) if "SUMMARY" in line)
    said = ("has 15", "joins", "shows a pair", "SHOW DOWN", "shows [")
    for at in range(start, end):
        if not any(words in lines[at] for words in said):
            found = verdict("\n".join(lines[:at] + lines[at + 1 :]))
            told_below = found.tolerances == ("winner-in-summary",) and "wins the pot" in lines[at]
            assert found.ok is told_below, lines[at]


def test_stud_and_draw_are_read_with_their_cards() -> None:
    stud = only(STARS_STUD)
    assert stud.variant is not None
    assert (stud.variant.code, stud.button, stud.stakes.bring_in) == ("flrazz", None, 100)
    dealt = [(step.seat, step.cards) for step in stud.steps if step.verb == "hole"]
    assert dealt == [
        (1, parse_cards("3s4dKh")),
        (2, (UNKNOWN, UNKNOWN, *parse_cards("5c"))),
        (1, parse_cards("9c")),
        (2, parse_cards("6d")),
    ]
    draw = only(STARS_DRAW)
    changed = [(step.verb, step.seat, step.cards) for step in draw.steps][4:7]
    assert changed == [
        ("discard", 2, ()),
        ("discard", 1, parse_cards("7c9c")),
        ("hole", 1, parse_cards("8d8c")),
    ]
    for hand in (stud, draw):
        assert hand.ending is not None
        assert sum(hand.ending.stacks) == 10_000


def test_who_posts_late_or_more_comes_in_or_straddles() -> None:
    late = STARS_TOURNAMENT.replace("posts big blind 100\n", "posts big blind 100\n{}\n")
    assert only(late.format("Ann: posts big blind 100")).posts[-1] == Post(1, "entry", 100)
    assert only(late.format("Ann: posts big blind 200")).posts[-1] == Post(1, "straddle", 200)
    assert only(late.format("Ann: posts small blind 50")).posts[-1] == Post(1, "entry", 50)
    both = only(late.format("Ann: posts small & big blinds 150")).posts
    assert both[-2:] == (Post(1, "entry", 100), Post(1, "dead-blind", 50))


def test_a_short_blind_is_due_in_full() -> None:
    short = STARS_TOURNAMENT.replace("Seat 4: Bo (400", "Seat 4: Bo (40").replace(
        "posts small blind 50", "posts small blind 30 and is all-in"
    )
    assert Post(4, "small-blind", 50) in only(short).posts


def test_logs_of_the_competition_are_played() -> None:
    hands = read(ACPC_LOG)
    verdicts = [judge(hand, edition("modern")) for hand in hands]
    assert [(each.id, each.ok, each.fault) for each in verdicts] == [
        (0, True, None), (1, True, None), (2, True, None),
    ]  # fmt: skip
    assert [seat.name for seat in hands[1].seats] == ["South", "North"]  # type: ignore[union-attr]
    assert verdict(ACPC_LIMIT_LOG).ok is True


@pytest.mark.rows(
    ("old", "new", "code"),
    [
        ("r300c", "r300x", "hand-file-line"),
        ("r300c", "rc", "hand-file-raise"),
        ("AsKs|QdQc/2s", "AsKs|AsQc/2s", "card-twice"),
        ("2s3s4d", "2s3s4", "hand-file-cards"),
        ("20000|-20000", "2|-2", "hand-file-differs"),
        ("20000|-20000", "20000", "hand-file-line"),
        ("/5d/Jh", "/5d", "hand-file-unfinished"),
    ],
)
def test_a_damaged_line_of_a_log_is_told(old: str, new: str, code: str) -> None:
    first, second, third = read(ACPC_LOG.replace(old, new))
    assert isinstance(first, Record)
    assert isinstance(third, Record)
    found = judge(second, edition("modern"))
    assert found.fault is not None
    assert (found.fault.line, found.fault.refusal.code) == (4, code)


def test_the_form_is_told_by_how_the_file_begins() -> None:
    assert form_of(b"", "x.phhs") is None
    assert form_of(b"actions = [\n", "x.phhs") == "phh"
    assert form_of(b"# a comment\nvariant = 'NT'\n") == "phh"
    assert form_of(TILT_CASH.encode()) == "fulltilt"
    assert form_of(STARS_CASH.encode("utf-16")) == "pokerstars"
    assert form_of(ACPC_LOG.encode()) == "acpc"
    assert form_of(b"dear diary\n") is None
    # github.com/matt57225/bovada-hand-history-converter, issue 3
    assert form_of(b"Bovada Hand #35: HOLDEM Tournament #19 TBL#1, Turbo- Level 2 (20/40)") is None
    (broken,) = read("dear diary\n")
    assert isinstance(broken, BrokenHand)
    assert broken.fault.refusal.code == "hand-file-form"


def test_lines_and_hands_are_bounded() -> None:
    long = STARS_CASH.replace("Eve joins", "E" * HAND_LINE_MAX_CHARACTERS + " joins")
    assert why(long)[1] == "hand-file-line-too-long"
    many = STARS_CASH.replace("Eve joins", "Eve joins\n" * HAND_MAX_LINES)
    assert why(many)[1] == "hand-file-too-long"
    digits = STARS_CASH.replace("calls $1\n", f"calls ${'9' * 30}\n")
    assert why(digits)[1] == "hand-file-money"


@given(st.data())
def test_any_text_is_hands_or_broken(data: st.DataObject) -> None:
    others = (STARS_STUD, STARS_DRAW, STARS_CAP, TILT_CAP, TILT_TWICE, ACPC_LOG)
    text = data.draw(st.sampled_from([*HOLDEM.values(), *others]))
    lines = text.splitlines()
    at = data.draw(st.integers(1, len(lines) - 1))
    lines[at] = data.draw(st.sampled_from(lines)) if data.draw(st.booleans()) else data.draw(
        st.text("$[]():*0123456789 AnBoCy.raisescallsposts", max_size=40)
    )  # fmt: skip
    for hand in read("\n".join(lines)):
        judge(hand, edition("modern"))
