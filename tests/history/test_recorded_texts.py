"""Real hand texts of card rooms end with the stacks that can be read off them."""

from decimal import Decimal
from typing import Any

import pytest
from corpus import HANDS, listed

from ruleone.history import (
    Record,
    Verdict,
    document_of,
    judge,
    read_hands,
    write_phh,
    write_pokerstars,
)
from ruleone.history.pokerstars.header import GAMES
from ruleone.rulebook import edition

FILES = HANDS / "text"
EXPECTED = listed("text/manifest.json")
# A card that is none, and what a player shows is three cards of seven: no arithmetic can help it.
DAMAGED = {"PokerStars/stud/192_tour_FL.txt": (46, "hand-file-cards")}

pytestmark = pytest.mark.skipif(not EXPECTED, reason=f"no hand texts in {FILES}")


def verdict_on(name: str) -> tuple[Record | None, Verdict]:
    (hand,) = read_hands((FILES / name).read_bytes(), name)
    return (hand if isinstance(hand, Record) else None), judge(hand, edition("modern"))


@pytest.mark.rows("told", EXPECTED, ids=lambda told: told["file"])
def test_a_text_ends_with_the_recorded_stacks(told: dict[str, Any]) -> None:
    record, verdict = verdict_on(told["file"])
    wrong = DAMAGED.get(told["file"])
    if wrong is not None:
        assert verdict.fault is not None
        assert (verdict.fault.line, verdict.fault.refusal.code) == wrong
        return
    assert record is not None, verdict.fault
    facts = told["facts"]
    amounts = {name: Decimal(facts[name]) for name in ("total_pot", "rake")}
    assert record.ending is not None
    assert record.ending.total is not None
    written = record.unit.written
    assert written(record.ending.total) == amounts["total_pot"]
    assert written(record.ending.rake) == amounts["rake"]
    assert verdict.seats == tuple(seat["seat"] for seat in facts["seats"])
    assert verdict.recorded is not None
    final = [Decimal(seat["final"]) for seat in facts["seats"]]
    assert [written(stack) for stack in verdict.recorded] == final
    assert record.variant is not None
    if record.variant.dealt:
        assert (verdict.ok, verdict.fault) == (True, None)
        assert verdict.stacks == verdict.recorded
    else:
        assert verdict.ok is None
        assert verdict.fault is not None
        assert verdict.fault.refusal.parameters == {"variant": record.named}


@pytest.mark.rows("told", EXPECTED, ids=lambda told: told["file"])
def test_a_text_told_in_another_form_ends_the_same(told: dict[str, Any]) -> None:
    """As PHH, and as PokerStars tells it where that has a name for the game."""
    record, verdict = verdict_on(told["file"])
    if record is None or verdict.stacks is None:
        return
    written = [write_phh(document_of(record))]
    if record.variant is not None and record.variant.family.name in GAMES.values():
        written.append(write_pokerstars(record))
    for text in written:
        (again,) = read_hands(text.encode())
        found = judge(again, edition("modern"))
        assert (found.ok, found.fault) == (True, None)
        assert isinstance(again, Record)
        assert found.stacks is not None
        ended = [again.unit.written(stack) for stack in found.stacks]
        dealt_in = [
            record.unit.written(stack)
            for seat, stack in zip(record.seats, verdict.stacks, strict=True)
            if seat.dealt_in or text is not written[0]
        ]
        assert sorted(ended) == sorted(dealt_in)
