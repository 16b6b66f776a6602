"""Our own text of a 13-card hand, read and written: one line for each act or result.

docs/en/build/histories.md lists all lines. A text that is written reads back to an equal record,
which writes the same bytes. Amounts are decimals, as many as the worth of a point has.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from ruleone.cards import UNKNOWN, Card, CardError, parse_cards, texts
from ruleone.chinese import Arrangement
from ruleone.history.fault import Fault, Unplayable, Untellable, unreadable
from ruleone.history.money import Unit
from ruleone.history.record import BrokenHand, Seat, Setting
from ruleone.history.text.lines import Block, TextSource, blocks
from ruleone.history.thirteen.record import GAME, Did, Paid, ThirteenEnding, ThirteenRecord
from ruleone.limits import AMOUNT_MAX_CHARACTERS, AMOUNT_MAX_DECIMALS, STACK_MAX_CHIPS

SETTING: Final = {
    "site": "Site",
    "table": "Table",
    "table_seats": "Table seats",
    "tournament": "Tournament",
    "level": "Level",
    "currency": "Currency",
    "played": "Played",
    "hero": "Hero",
}
"""Beginnings of the lines of a setting, by its fields."""
DECLARES: Final = " and declares a natural"
THERE: Final = ", who is there,"
"""Mark behind the rows of a player who declares a natural."""

AMOUNT = r"-?\d+(?:\.\d+)?"
_AMOUNT = re.compile(AMOUNT)


def told(unit: Unit, units: int) -> str:
    """Return a number of units, with all of their decimals: "-3.50"."""
    whole, rest = divmod(abs(units), 10**unit.decimals)
    decimals = f".{rest:0{unit.decimals}}" if unit.decimals else ""
    return f"{'-' if units < 0 else ''}{whole}{decimals}"


def unit_of(written: str, at: int) -> Unit:
    """Return the unit of a hand whose point is worth that.

    Raises Unplayable.
    """
    decimals = len(written.partition(".")[2])
    if decimals > AMOUNT_MAX_DECIMALS:
        raise unreadable("hand-file-money", "", at, came=written[:AMOUNT_MAX_CHARACTERS])
    return Unit(decimals)


def count(unit: Unit, written: str, at: int) -> int:
    """Return the units of an amount, which has all of the unit's decimals.

    Raises Unplayable.
    """
    whole, _, rest = written.partition(".")
    fits = len(written) <= AMOUNT_MAX_CHARACTERS and len(rest) == unit.decimals
    if not fits or not _AMOUNT.fullmatch(written) or abs(int(whole)) > STACK_MAX_CHIPS:
        raise unreadable("hand-file-money", "", at, came=written[:AMOUNT_MAX_CHARACTERS])
    units: int = abs(int(whole)) * 10**unit.decimals + int(rest or 0)
    return -units if written.startswith("-") else units


HEADER: Final = re.compile(r"RuleOne Hand #[^:]*: 13-card")
_HEADER: Final = re.compile(
    rf"RuleOne Hand #(\d{{1,16}}): 13-card Chinese poker, ({AMOUNT}) a point, "
    r"(with|without) bonuses, (cash|tournament)"
)
_COUNTED: Final = frozenset(("table_seats", "hero"))
_CARDS: Final = r"\[([^\]]*)\]"


def read_thirteen(text: str) -> Iterator[ThirteenRecord | BrokenHand]:
    """Yield every hand of a text.

    A damaged hand does not hide the others.
    """
    for block in blocks(text, HEADER):
        if isinstance(block, Unplayable):
            yield BrokenHand(None, GAME, Fault(block.action or 1, block.refusal))
            continue
        reading = _Reading(block)
        try:
            yield reading.record()
        except Unplayable as fault:
            line = fault.action or block.first
            yield BrokenHand(reading.id, GAME, Fault(line, fault.refusal))


class _Reading:
    """One hand while it is read."""

    def __init__(self, block: Block) -> None:
        self._block = block
        self.id: int | None = None
        self._unit = Unit(0)
        self._edition: str | None = None
        self._setting: dict[str, str | int] = {}
        self._seats: dict[int, Seat] = {}
        self._button: int | None = None
        self._cards: dict[int, tuple[Card, ...]] = {}
        self._did: list[Did] = []
        self._pairs: list[Paid] = []
        self._rakes: list[tuple[int, int]] = []
        self._ends: dict[int, int] = {}
        self._places: dict[str, int] = {}

    def record(self) -> ThirteenRecord:
        """Return the record of the hand.

        Raises Unplayable with the line that cannot be read.
        """
        first = self._block.first
        last = max(first + at for at, line in enumerate(self._block.lines) if line)
        head = _HEADER.fullmatch(self._block.lines[0])
        if head is None:
            raise unreadable("hand-file-header-thirteen", "", first, came=self._block.lines[0][:80])
        self.id = int(head[1])
        self._unit = unit_of(head[2], first)
        point = count(self._unit, head[2], first)
        for at, line in enumerate(self._block.lines[1:], start=first + 1):
            if line:
                self._line(at, line)
        for field, missing in (("Edition", self._edition), ("Button", self._button)):
            if missing is None:
                raise unreadable("hand-file-missing", "", last, field=field)
        if self._ends.keys() != self._seats.keys() or not self._seats:
            raise unreadable("hand-file-cut-thirteen", "", last)
        return ThirteenRecord(
            id=self.id,
            form="ruleone",
            edition=self._edition or "",
            unit=self._unit,
            point=point,
            bonus=head[3] == "with",
            tournament=head[4] == "tournament",
            button=self._button or 0,
            seats=tuple(self._seats.values()),
            did=tuple(self._did),
            source=TextSource(first, self._places),
            cards=self._cards,
            ending=ThirteenEnding(
                tuple(self._ends[number] for number in self._seats),
                tuple(self._pairs),
                tuple(self._rakes),
            ),
            setting=Setting(**self._setting),  # type: ignore[arg-type]
        )

    def _line(self, at: int, line: str) -> None:
        for pattern, take in _TAKES:
            if match := pattern.fullmatch(line):
                take(self, at, match)
                return
        raise unreadable("hand-file-line", "", at, came=line[:80])

    def edition(self, at: int, match: re.Match[str]) -> None:
        self._once("edition", at, self._edition is not None, match)
        self._edition = match[1]

    def setting(self, at: int, match: re.Match[str]) -> None:
        field = next(field for field, word in SETTING.items() if word == match[1])
        counted = field in _COUNTED
        self._once(field, at, field in self._setting, match)
        if counted and not (match[2].isascii() and match[2].isdigit() and len(match[2]) <= 3):
            raise unreadable("hand-file-line", "", at, came=match[0][:80])
        self._setting[field] = int(match[2]) if counted else match[2]

    def seat(self, at: int, match: re.Match[str]) -> None:
        number = int(match[1])
        if number in self._seats:
            raise unreadable("hand-file-seat-twice", "", at, seat=number)
        self._seats[number] = Seat(number, count(self._unit, match[3], at), match[2] or "")

    def button(self, at: int, match: re.Match[str]) -> None:
        self._once("button", at, self._button is not None, match)
        self._button = int(match[1])

    def dealt(self, at: int, match: re.Match[str]) -> None:
        seat = self._seated(int(match[1]), at)
        self._once("", at, seat in self._cards, match)
        self._cards[seat] = _cards(match[2], at)

    def sets(self, at: int, match: re.Match[str]) -> None:
        automatic, there, own, *rows, declares = match.groups()
        arrangement = Arrangement(*(_cards(row, at) for row in rows))
        seat = self._seated(int(automatic or own), at)
        software = automatic is not None
        self._did.append(
            Did(seat, arrangement, declares is not None, software, there is not None, at)
        )

    def surrenders(self, at: int, match: re.Match[str]) -> None:
        self._did.append(Did(self._seated(int(match[1]), at), at=at))

    def pays(self, at: int, match: re.Match[str]) -> None:
        a, b = (self._seated(int(match[group]), at) for group in (1, 2))
        paid = count(self._unit, match[4], at)
        due = paid if match[5] is None else count(self._unit, match[5], at)
        self._pairs.append(Paid(a, b, int(match[3]), due, paid, at))

    def rakes(self, at: int, match: re.Match[str]) -> None:
        self._places.setdefault("rake", at)
        number = self._seated(int(match[1]), at)
        self._rakes.append((number, count(self._unit, match[2], at)))

    def ends(self, at: int, match: re.Match[str]) -> None:
        number = self._seated(int(match[1]), at)
        self._once("", at, number in self._ends, match)
        self._places.setdefault("finishing_stacks", at)
        self._ends[number] = count(self._unit, match[2], at)

    def _once(self, field: str, at: int, there: bool, match: re.Match[str]) -> None:
        if there:
            raise unreadable("hand-file-line-twice", "", at, came=match[0][:80])
        if field:
            self._places[field] = at

    def _seated(self, number: int, at: int) -> int:
        if number not in self._seats:
            raise unreadable("hand-file-name", "", at, came=f"seat {number}")
        return number


def _cards(written: str, at: int) -> tuple[Card, ...]:
    try:
        cards = parse_cards(written)
    except CardError as error:
        raise unreadable("hand-file-cards", "", at, came=error.came) from None
    if UNKNOWN in cards:
        raise unreadable("hand-file-cards", "", at, came="??")
    return cards


_SEAT = r"(\d{1,2})"
_Take = Callable[[_Reading, int, re.Match[str]], None]
_TAKES: Final[tuple[tuple[re.Pattern[str], _Take], ...]] = (
    (re.compile(r"Edition: (.+)"), _Reading.edition),
    (re.compile(rf"({'|'.join(SETTING.values())}): (.+)"), _Reading.setting),
    (re.compile(rf"Seat {_SEAT}(?:: (.+))? \(({AMOUNT})\)"), _Reading.seat),
    (re.compile(rf"Button: seat {_SEAT}"), _Reading.button),
    (re.compile(rf"Dealt to seat {_SEAT} {_CARDS}"), _Reading.dealt),
    (
        re.compile(
            rf"(?:The software sets for seat {_SEAT}({THERE})?|Seat {_SEAT} sets) "
            rf"{_CARDS} {_CARDS} {_CARDS}({DECLARES})?"
        ),
        _Reading.sets,
    ),
    (re.compile(rf"Seat {_SEAT} surrenders"), _Reading.surrenders),
    (
        re.compile(
            rf"Seat {_SEAT} against seat {_SEAT}: ([+-]\d{{1,6}}|0) points, "
            rf"({AMOUNT})(?: of ({AMOUNT}))?"
        ),
        _Reading.pays,
    ),
    (re.compile(rf"Rake from seat {_SEAT}: ({AMOUNT})"), _Reading.rakes),
    (re.compile(rf"Seat {_SEAT} ends with ({AMOUNT})"), _Reading.ends),
)


def write_thirteen(record: ThirteenRecord) -> str:
    """Return the hand as text.

    Raises Untellable for a name or a place that is not one printable line. It also raises it for a
    hand whose id is not a number or whose end is unknown.
    """
    return "".join(f"{line}\n" for line in _lines(record))


def write_thirteens(records: Iterable[ThirteenRecord]) -> str:
    """Return hands as one text.

    Raises Untellable as `write_thirteen` does.
    """
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
    who = f"Seat {did.seat} sets"
    if did.automatic:
        who = f"The software sets for seat {did.seat}{THERE if did.there else ''}"
    return f"{who} {rows}{DECLARES if did.declared else ''}"


def _row(cards: Iterable[Card]) -> str:
    return f"[{' '.join(texts(cards))}]"


def _printed(written: str) -> str:
    if not written.isprintable() or written != written.strip():
        raise Untellable("name", form="text", name=repr(written))
    return written
