"""A 13-card hand as a JSON object, one hand a line.

docs/en/build/histories.md lists every field.
"""

import re
from collections.abc import Iterable, Iterator
from typing import Final, Literal

import msgspec
from msgspec.structs import astuple

from ruleone.cards import UNKNOWN, Card, CardError, parse, texts
from ruleone.chinese import Arrangement
from ruleone.history.fault import Fault, Unplayable, Untellable, unreadable
from ruleone.history.money import Unit
from ruleone.history.record import BrokenHand, Seat, Setting
from ruleone.history.text.lines import TextSource
from ruleone.history.thirteen.record import GAME, Did, Paid, ThirteenEnding, ThirteenRecord
from ruleone.limits import (
    AMOUNT_MAX_DECIMALS,
    HAND_NUMBER_MAX,
    HAND_OBJECT_MAX_CHARACTERS,
    STACK_MAX_CHIPS,
)
from ruleone.rulebook import Refusal

OBJECT: Final = re.compile(r'\s*\{\s*"form"\s*:\s*"ruleone-thirteen"')
_BYTE: Final = re.compile(r" \(byte \d+\)$")


class SeatObject(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A seat, its money before the hand in units, and its thirteen cards as dealt, if known."""

    seat: int
    stack: int
    name: str = ""
    cards: tuple[str, ...] = ()


class DidObject(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The act of a seat: its rows, or none where it `surrender`s."""

    seat: int
    front: tuple[str, ...] = ()
    middle: tuple[str, ...] = ()
    back: tuple[str, ...] = ()
    declare: bool = False
    automatic: bool = False
    there: bool = False
    surrender: bool = False


class PairObject(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two seats compared, as in `Paid`."""

    a: int
    b: int
    points: int
    due: int
    paid: int


class RakeObject(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rake of a seat."""

    seat: int
    amount: int


class SettingObject(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Place and time of the hand, as in `Setting`."""

    site: str = ""
    table: str = ""
    table_seats: int = 0
    tournament: str = ""
    level: str = ""
    currency: str = ""
    played: str = ""
    hero: int = 0


class HandObject(
    msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, kw_only=True
):
    """One hand. Amounts are whole units; `10 ** decimals` of them are 1 at the table."""

    form: Literal["ruleone-thirteen"]
    version: Literal[1]
    number: int
    edition: str
    decimals: int = 0
    point: int
    bonus: bool
    tournament: bool
    setting: SettingObject | None = None
    button: int
    seats: tuple[SeatObject, ...]
    did: tuple[DidObject, ...]
    pairs: tuple[PairObject, ...]
    rakes: tuple[RakeObject, ...] = ()
    stacks: tuple[int, ...]


class _Numbered(msgspec.Struct):
    number: int


_decoder: Final = msgspec.json.Decoder(HandObject)


def object_of(record: ThirteenRecord) -> HandObject:
    """Return the object of a hand.

    Raises Untellable for a hand whose id is not a number, or whose end is unknown.
    """
    ending = record.ending
    if ending is None or type(record.id) is not int:
        raise Untellable("thirteen-end", form="JSON")
    return HandObject(
        form="ruleone-thirteen",
        version=1,
        number=record.id,
        edition=record.edition,
        decimals=record.unit.decimals,
        point=record.point,
        bonus=record.bonus,
        tournament=record.tournament,
        setting=_setting_object(record.setting),
        button=record.button,
        seats=tuple(
            SeatObject(seat.number, seat.stack, seat.name, texts(record.cards.get(seat.number, ())))
            for seat in record.seats
        ),
        did=tuple(map(_did_object, record.did)),
        pairs=tuple(
            PairObject(pair.a, pair.b, pair.points, pair.due, pair.paid) for pair in ending.pairs
        ),
        rakes=tuple(RakeObject(seat, amount) for seat, amount in ending.rakes),
        stacks=ending.stacks,
    )


def _setting_object(setting: Setting) -> SettingObject | None:
    return None if setting == Setting() else SettingObject(*astuple(setting))


def _did_object(did: Did) -> DidObject:
    if did.arrangement is None:
        return DidObject(did.seat, surrender=True)
    front, middle, back = map(texts, did.arrangement)
    return DidObject(did.seat, front, middle, back, did.declared, did.automatic, did.there)


def write_thirteen_json(record: ThirteenRecord) -> str:
    """Return the hand as one line.

    Raises Untellable as `object_of` does.
    """
    return msgspec.json.encode(object_of(record)).decode() + "\n"


def write_thirteens_json(records: Iterable[ThirteenRecord]) -> str:
    """Return hands as lines, one a hand.

    Raises Untellable as `object_of` does.
    """
    return "".join(map(write_thirteen_json, records))


def read_thirteen_json(text: str) -> Iterator[ThirteenRecord | BrokenHand]:
    """Yield every hand of a file of such lines. One that is damaged does not hide the others."""
    for at, line in enumerate(text.split("\n"), start=1):
        if not line.strip():
            continue
        try:
            yield _record(_object(line, at), at)
        except Unplayable as fault:
            yield BrokenHand(_number_of(line), GAME, Fault(at, fault.refusal))


def _object(line: str, at: int) -> HandObject:
    most = HAND_OBJECT_MAX_CHARACTERS
    if len(line) > most:
        raise unreadable("hand-file-line-too-long", "", at, characters=most)
    try:
        return _decoder.decode(line)
    except msgspec.DecodeError as error:
        raise unreadable("hand-file-object", "", at, why=_BYTE.sub("", str(error))) from None
    except RecursionError:
        raise unreadable("hand-file-object", "", at, why="nested too deep") from None


def _number_of(line: str) -> int | None:
    """Return the number of a hand that cannot be read in any other way."""
    try:
        return msgspec.json.decode(line[:HAND_OBJECT_MAX_CHARACTERS], type=_Numbered).number
    except (msgspec.DecodeError, RecursionError):
        return None


def _record(told: HandObject, at: int) -> ThirteenRecord:
    _within("number", told.number, 0, HAND_NUMBER_MAX, at)
    _within("decimals", told.decimals, 0, AMOUNT_MAX_DECIMALS, at)
    amounts = [*told.stacks, *(each for pair in told.pairs for each in (pair.due, pair.paid))]
    for amount in (*amounts, *(rake.amount for rake in told.rakes)):
        _within("amount", abs(amount), 0, STACK_MAX_CHIPS * STACK_MAX_CHIPS, at)
    seen: set[int] = set()
    for seat in told.seats:
        if seat.seat in seen:
            raise unreadable("hand-file-seat-twice", "", at, seat=seat.seat)
        seen.add(seat.seat)
    if len(told.stacks) != len(told.seats):
        expected, came = len(told.seats), len(told.stacks)
        raise unreadable("hand-file-players", "", at, field="stacks", players=expected, came=came)
    return ThirteenRecord(
        id=told.number,
        form="ruleone",
        edition=told.edition,
        unit=Unit(told.decimals),
        point=told.point,
        bonus=told.bonus,
        tournament=told.tournament,
        button=told.button,
        seats=tuple(Seat(seat.seat, seat.stack, seat.name) for seat in told.seats),
        did=tuple(_did(did, at) for did in told.did),
        source=TextSource(at, {}),
        cards={seat.seat: _cards(seat.cards, at) for seat in told.seats if seat.cards},
        ending=ThirteenEnding(
            told.stacks,
            tuple(
                Paid(pair.a, pair.b, pair.points, pair.due, pair.paid, at) for pair in told.pairs
            ),
            tuple((rake.seat, rake.amount) for rake in told.rakes),
        ),
        setting=Setting() if told.setting is None else Setting(*astuple(told.setting)),
    )


def _within(field: str, came: int, least: int, most: int, at: int) -> None:
    if not least <= came <= most:
        expected = f"{least} to {most}"
        raise Unplayable(
            Refusal("hand-file-field", "syntax", {"field": field, "expected": expected}), action=at
        )


def _did(told: DidObject, at: int) -> Did:
    if told.surrender:
        return Did(told.seat, at=at)
    front, middle, back = (_cards(row, at) for row in (told.front, told.middle, told.back))
    arrangement = Arrangement(front, middle, back)
    return Did(told.seat, arrangement, told.declare, told.automatic, told.there, at)


def _cards(written: tuple[str, ...], at: int) -> tuple[Card, ...]:
    try:
        cards = tuple(map(parse, written))
    except CardError as error:
        raise unreadable("hand-file-cards", "", at, came=error.came) from None
    if UNKNOWN in cards:
        raise unreadable("hand-file-cards", "", at, came="??")
    return cards
