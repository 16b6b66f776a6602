"""Writing our own text of a 13-card hand: one line for each thing that happened.

`docs/en/build/histories.md` tells every line. What is written reads back to an equal record, and
that writes the same bytes.
"""

from collections.abc import Iterable, Iterator

from ruleone.cards import Card, texts
from ruleone.history.fault import Untellable
from ruleone.history.thirteen.lines import DECLARES, SETTING
from ruleone.history.thirteen.money import told
from ruleone.history.thirteen.record import Did, ThirteenRecord


def write_thirteen(record: ThirteenRecord) -> str:
    """The hand as text. Raises Untellable for a name or a place that is not one printable line, for
    a hand whose id is no number, and for one that does not say how it ended."""
    return "".join(f"{line}\n" for line in _lines(record))


def write_thirteens(records: Iterable[ThirteenRecord]) -> str:
    """Hands as one text. Raises Untellable as `write_thirteen` does."""
    return "\n".join(map(write_thirteen, records))


def _lines(record: ThirteenRecord) -> Iterator[str]:
    unit, ending = record.unit, record.ending
    if ending is None or type(record.id) is not int:
        raise Untellable("thirteen-end", form="text")
    bonuses = "with" if record.bonus else "without"
    table = "tournament" if record.tournament else "cash"
    point = told(unit, record.point)
    yield (
        f"RuleOne Hand #{record.id}: 13-card Chinese poker, {point} a point, "
        f"{bonuses} bonuses, {table}"
    )
    yield f"Edition: {record.edition}"
    for field, word in SETTING.items():
        value = getattr(record.setting, field)
        if value:
            yield f"{word}: {_printed(str(value))}"
    for seat in record.seats:
        name = f": {_printed(seat.name)}" if seat.name else ""
        yield f"Seat {seat.number}{name} ({told(unit, seat.stack)})"
    yield f"Button: seat {record.button}"
    for number, cards in record.cards.items():
        yield f"Dealt to seat {number} {_row(cards)}"
    yield from map(_told_did, record.did)
    for pair in ending.pairs:
        points = f"{pair.points:+d} points" if pair.points else "0 points"
        due = f" of {told(unit, pair.due)}" if pair.due != pair.paid else ""
        yield f"Seat {pair.a} against seat {pair.b}: {points}, {told(unit, pair.paid)}{due}"
    for number, amount in ending.rakes:
        yield f"Rake from seat {number}: {told(unit, amount)}"
    for seat, stack in zip(record.seats, ending.stacks, strict=True):
        yield f"Seat {seat.number} ends with {told(unit, stack)}"


def _told_did(did: Did) -> str:
    if did.arrangement is None:
        return f"Seat {did.seat} surrenders"
    rows = " ".join(map(_row, did.arrangement))
    who = f"The software sets for seat {did.seat}" if did.automatic else f"Seat {did.seat} sets"
    return f"{who} {rows}{DECLARES if did.declared else ''}"


def _row(cards: Iterable[Card]) -> str:
    return f"[{' '.join(texts(cards))}]"


def _printed(written: str) -> str:
    if not written.isprintable() or written != written.strip():
        raise Untellable("name", form="text", name=repr(written))
    return written
