"""PHH as it is written: canonical files come out as they were, and any hand as the same hand."""

from pathlib import Path

import msgspec
import pytest
from corpus import HANDS
from files import BLUFF, phh
from hypothesis import given
from hypothesis import strategies as st
from made_hands import made_hands, made_hands_of_any_game
from texts import STARS_DRAW, STARS_STUD, STARS_TWICE, TILT_CASH

from ruleone.dealing import Hand
from ruleone.history import Amount, Record, Unit, judge, read_hands, record_of
from ruleone.history.phh import (
    Document,
    document_of,
    read_documents,
    read_phh,
    write_phh,
    write_phhs,
)
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
    (hand,) = read_phh(text.encode())
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
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
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


@pytest.mark.parametrize(
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


def test_a_hand_run_twice_has_no_place_in_the_format() -> None:
    (record,) = read_hands(STARS_TWICE.encode())
    assert isinstance(record, Record)
    with pytest.raises(ValueError, match="run once"):
        document_of(record)


@given(made_hands_of_any_game())
def test_a_hand_of_any_game_is_written_and_ends_the_same(hand: Hand) -> None:
    record = record_of(hand.events, unit=Unit(0))
    document = document_of(record)
    found = judge(only(write_phh(document)), edition("modern"))
    assert (found.ok, found.fault) == (True, None)
    assert found.stacks == tuple(hand.stacks[seat] for seat in document.fields["seats"])
