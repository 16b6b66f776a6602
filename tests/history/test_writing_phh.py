"""PHH as it is written: canonical files come out as they were, and any hand as the same hand."""

from pathlib import Path

import msgspec
import pytest
from corpus import HANDS
from files import BLUFF, phh
from hypothesis import given
from hypothesis import strategies as st
from made_hands import made_hands, made_hands_of_any_game, made_hands_of_many_boards
from texts import STARS_CAP, STARS_DRAW, STARS_STUD, STARS_TWICE, TILT_CASH

from ruleone.cards import FULL_DECK
from ruleone.dealing import Hand, KillHand
from ruleone.history import (
    Amount,
    BrokenHand,
    Record,
    Unit,
    Untellable,
    judge,
    read_hands,
    record_of,
)
from ruleone.history.phh import (
    Document,
    document_of,
    read_documents,
    read_phh,
    write_phh,
    write_phhs,
)
from ruleone.history.record import Step
from ruleone.rulebook import edition

FILES = sorted((HANDS / "phh").rglob("*.phh"))
CANONICAL = """\
variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [0.05, 0.1, 0]
min_bet = 0.1
starting_stacks = [1.5, 2, 30]
actions = ['d dh p1 AsKs', 'd dh p2 QdQc', 'd dh p3 7h2c', 'p3 cbr 0.35', 'p1 f', 'p2 f']
author = 'Ann'
event = '''Bo's game'''
time = 10:11:12
hand = 'one'
players = ['Ann', 'Bo', 'Cy']
finishing_stacks = [1.45, 1.9, 30.15]
_ruleone_note = {a = [true, 1], 'b c' = 'd'}"""


def only(text: str) -> Record:
    (hand,) = read_phh(text)
    assert isinstance(hand, Record), hand.fault
    return hand


def told(record: Record) -> Record:
    """What a record says, without where it says so."""
    steps = tuple(msgspec.structs.replace(step, at=0) for step in record.steps)
    return msgspec.structs.replace(record, source=None, steps=steps)


def written(record: Record) -> list[Amount]:
    """The stacks of a record as its file writes them."""
    return [record.unit.written(seat.stack) for seat in record.seats]


def test_a_canonical_hand_comes_out_as_it_was() -> None:
    (document,) = read_documents(CANONICAL)
    assert write_phh(document) == CANONICAL
    many = f"[one]\n{CANONICAL}\n\n['2 b']\n{CANONICAL}"
    assert write_phhs(read_documents(many)) == many


def test_a_foreign_hand_comes_out_as_an_equal_one() -> None:
    foreign = phh(*BLUFF, "# a comment", finishing_stacks="[950, 1900, 3150]", hand="12")
    (document,) = read_documents(foreign)
    written = write_phh(document)
    assert written != foreign
    assert written.splitlines()[0] == "variant = 'NT'"
    assert told(only(written)) == told(only(foreign))


@pytest.mark.skipif(not FILES, reason=f"no hand files in {HANDS}")
@pytest.mark.rows("path", FILES, ids=lambda path: path.name)
def test_a_real_file_comes_out_as_it_was(path: Path) -> None:
    """Those of the archive are written by hand, with comments, and come out as an equal hand."""
    text = path.read_text("utf-8")
    (document,) = read_documents(text)
    written = write_phh(document)
    if path.parent.name != "archive":
        assert written == text
    assert told(only(written)) == told(only(text))
    converted = write_phh(document_of(only(text)))
    assert only(converted).steps == only(write_phh(Document({**document.fields}))).steps


TEXTS = st.text(st.characters(codec="utf-8"), max_size=20)


@given(st.dictionaries(TEXTS, TEXTS | st.lists(TEXTS | st.integers(-9, 9)), max_size=5))
def test_any_text_comes_back(fields: dict[str, object]) -> None:
    document = Document({"variant": "NT", **{f"_{name}": told for name, told in fields.items()}})
    (again,) = read_documents(write_phh(document))
    assert again.fields == document.fields


@pytest.mark.feature("hand-histories")
@given(made_hands())
def test_a_dealt_hand_is_written_and_ends_the_same(hand: Hand) -> None:
    record = record_of(hand.events, {3: "Bo's"}, unit=Unit(2))
    document = document_of(record)
    again = only(write_phh(document))
    order = document.fields["seats"]
    stacks = {seat.number: seat.stack for seat in record.seats}
    assert written(again) == [record.unit.written(stacks[seat]) for seat in order]
    found = judge(again, edition(hand.edition.id))
    assert (found.ok, found.fault) == (True, None)
    assert found.stacks is not None
    ended = [found.unit.written(stack) for stack in found.stacks]
    assert ended == [record.unit.written(hand.stacks[seat]) for seat in order]


@pytest.mark.rows(
    ("text", "field", "code"),
    [
        (STARS_DRAW, "_ruleone_game", "fl5draw"),
        (STARS_STUD, "variant", "FR"),
        (TILT_CASH, "variant", "NT"),
    ],
)
def test_a_hand_of_another_form_is_told_by_the_formats_code_or_by_ours(
    text: str, field: str, code: str
) -> None:
    (record,) = read_hands(text.encode())
    assert isinstance(record, Record)
    document = document_of(record)
    assert document.fields[field] == code
    assert {"variant", "_ruleone_game"} - {field} - set(document.fields)
    again = only(write_phh(document))
    assert again.variant == record.variant
    assert [step.verb for step in again.steps] == [step.verb for step in record.steps]
    dealt_in = [seat for seat in record.seats if seat.dealt_in]
    stacks = [record.unit.written(seat.stack) for seat in dealt_in]
    assert sorted(written(again)) == sorted(stacks)


def test_a_cap_stands_in_a_field_of_our_own() -> None:
    (record,) = read_hands(STARS_CAP.encode())
    assert isinstance(record, Record)
    document = document_of(record)
    assert document.fields["_ruleone_cap"] == 60
    again = only(write_phh(document))
    assert again.stakes.cap == 60
    assert judge(again, edition("modern")).ok is True


def test_a_hand_run_twice_has_its_second_board_in_a_field_of_our_own() -> None:
    (record,) = read_hands(STARS_TWICE.encode())
    assert isinstance(record, Record)
    fields = document_of(record).fields
    assert fields["_ruleone_boards"] == ["Kh4s5d6c8s"]
    assert fields["_ruleone_rake"] == 0.25
    assert fields["_ruleone_collected"] == [
        {"player": 2, "amount": 49.88}, {"player": 1, "amount": 49.87, "board": 1}
    ]  # fmt: skip
    assert [action for action in fields["actions"] if action.startswith("d db")] == [
        "d db 2h7sJd", "d db Tc", "d db 3s"
    ]  # fmt: skip
    again = only(write_phh(document_of(record)))
    assert told(again).steps == seats_as_places(record)
    assert again.boards == 2
    found = judge(again, edition("modern"))
    assert (found.ok, found.stacks) == (True, (4987, 4988))


def seats_as_places(record: Record) -> tuple[Step, ...]:
    """The steps with each seat by its place in the format, and without what it does not tell: where
    they stand, what a call is to, and the cards of a hand that is mucked."""
    seats = document_of(record).fields["seats"]
    return tuple(
        Step(
            0,
            step.verb,
            seats.index(step.seat) + 1 if step.seat else 0,
            () if step.verb == "muck" else step.cards,
            step.to if step.verb == "raise" else 0,
            step.board,
        )
        for step in record.steps
    )


@pytest.mark.rows(
    ("field", "value"),
    [
        ("_ruleone_boards", '"KhTh"'),
        ("_ruleone_boards", '["KhTh"]'),
        ("_ruleone_boards", '[""]'),
        ("_ruleone_boards", '["2c2d2h3c3d3h"]'),
        ("_ruleone_collected", "[{player = 9, amount = 3}]"),
        ("_ruleone_collected", "[{player = 1}]"),
        ("_ruleone_collected", "[{player = 1, amount = 3, board = 2}]"),
        ("_ruleone_collected", "[{player = 1, amount = 3, pot = -1}]"),
        ("_ruleone_collected", '[{player = 1, amount = "x"}]'),
        ("_ruleone_rake", "[]"),
    ],
)
def test_a_field_of_our_own_that_says_something_else_names_its_line(field: str, value: str) -> None:
    flop = ("p3 f", "p1 cc", "p2 cc", "d db Kd8s3s", "p1 cc", "p2 cbr 100", "p1 f")
    text = phh(*BLUFF[:3], *flop, finishing_stacks="[900, 1100, 3000]", **{field: value})
    (broken,) = read_phh(text)
    assert isinstance(broken, BrokenHand)
    assert text.splitlines()[broken.fault.line - 1].startswith(f"{field} =") or (
        field == "_ruleone_rake"
    )
    assert broken.fault.refusal.code in ("hand-file-field", "hand-file-amount")


@given(made_hands_of_many_boards())
def test_a_hand_of_many_boards_is_written_and_ends_the_same(hand: Hand) -> None:
    record = record_of(hand.events, unit=Unit(0))
    document = document_of(record)
    again = only(write_phh(document))
    assert told(again).steps == seats_as_places(record)
    assert (again.boards, again.posts == ()) == (record.boards, record.posts == ())
    found = judge(again, edition("modern"))
    assert (found.ok, found.fault) == (True, None)
    assert found.stacks == tuple(hand.stacks[seat] for seat in document.fields["seats"])


@given(made_hands_of_any_game())
def test_a_hand_of_any_game_is_written_and_ends_the_same(hand: Hand) -> None:
    record = record_of(hand.events, unit=Unit(0))
    document = document_of(record)
    found = judge(only(write_phh(document)), edition("modern"))
    assert (found.ok, found.fault) == (True, None)
    assert found.stacks == tuple(hand.stacks[seat] for seat in document.fields["seats"])


def test_a_hand_that_the_floor_had_its_hand_on_is_not_written() -> None:
    hand = Hand("nlhe", "modern", {1: 1000, 2: 1000}, 2, (50, 100), FULL_DECK)
    hand.intervene(KillHand(1), edition("modern").cite("floor.decides"))
    assert hand.over
    with pytest.raises(Untellable, match="floor"):
        record_of(hand.events)
