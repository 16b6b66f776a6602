"""A PHH hand as its fields: what stands in the file, and what a record comes to in them."""

from typing import Any, NamedTuple

from ruleone.cards import texts
from ruleone.history.fault import Untellable
from ruleone.history.games import VARIANTS, Variant
from ruleone.history.money import Amount, Unit
from ruleone.history.phh.own import GAME, first_board, own_fields
from ruleone.history.record import Post, Record, Step

CODES = {
    "FT": "flhe",
    "NT": "nlhe",
    "NS": "nl6plus",
    "PO": "plo",
    "FO/8": "flo8",
    "F7S": "flstud",
    "F7S/8": "flstud8",
    "FR": "flrazz",
    "N2L1D": "nl27sd",
    "F2L3D": "fl27td",
    "FB": "flbadugi",
}
"""The eleven games of the format, each with our own code."""
OLDER = {"PT": "plhe"}
"""Codes that are read beside those of the format, and not written."""

_WRITTEN = {ours: code for code, ours in CODES.items()}


class Document(NamedTuple):
    """The fields of one hand, by name, in the order in which they stand in the file; `name` is its
    table in a file of many."""

    fields: dict[str, Any]
    name: str = ""


def variant_named(fields: dict[str, Any]) -> tuple[str, Variant | None]:
    """What a hand's fields call its game, and the variant that is meant, if it is known."""
    named = fields.get("variant", fields.get(GAME))
    if not isinstance(named, str):
        return "", None
    code = CODES.get(named) or OLDER.get(named) or named
    return named, VARIANTS.get(code)


def document_of(record: Record) -> Document:
    """A record in the fields of the format, for a hand that another form tells. Players stand from
    the first one left of the button; where nobody has it, from the lowest seat.

    The format has no place for a second board, a bomb pot, or what was collected after a rake:
    they stand in fields of our own (`own.py`).

    Raises Untellable for a game that is not known here.
    """
    if record.variant is None:
        raise Untellable("game", form="PHH", variant=record.named)
    order = _clockwise(record)
    place = {seat: at + 1 for at, seat in enumerate(order)}
    money = _Money(record.unit)
    code = _WRITTEN.get(record.variant.code)
    fields: dict[str, Any] = {"variant": code} if code else {GAME: record.variant.code}
    fields["ante_trimming_status"] = False
    fields |= _posts(record, order, money)
    if record.variant.limit == "fixed-limit":
        small, big = record.stakes.small or 0, record.stakes.big
        fields["small_bet"] = money(small)
        fields["big_bet"] = money(2 * small if big is None else big)
    else:
        fields["min_bet"] = money(record.stakes.small or 0)
    stacks = {seat.number: seat for seat in record.seats}
    fields["starting_stacks"] = [money(stacks[seat].stack) for seat in order]
    fields["actions"] = [_action(step, place, money) for step in first_board(record)]
    fields["hand"] = record.id
    fields["seats"] = list(order)
    if record.setting.table_seats:
        fields["seat_count"] = record.setting.table_seats
    if record.setting.table:
        fields["table"] = record.setting.table
    if any(stacks[seat].name for seat in order):
        fields["players"] = [stacks[seat].name for seat in order]
    if record.ending is not None:
        ends = dict(zip(stacks, record.ending.stacks, strict=True))
        fields["finishing_stacks"] = [money(ends[seat]) for seat in order]
    if record.setting.currency:
        fields["currency"] = record.setting.currency
    fields |= own_fields(record, place, money)
    return Document(fields)


class _Money:
    """Units as the file writes amounts: ints, or floats with the digits that are meant."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    def __call__(self, units: int) -> int | float:
        written: Amount = self._unit.written(units)
        return written if isinstance(written, int) else float(written)


def _clockwise(record: Record) -> tuple[int, ...]:
    """Who is dealt in, from the first seat left of the button."""
    seats = sorted(seat.number for seat in record.seats if seat.dealt_in)
    button = record.button or 0
    return (*(seat for seat in seats if seat > button), *(s for s in seats if s <= button))


def _posts(record: Record, order: tuple[int, ...], money: _Money) -> dict[str, Any]:
    """Antes and blinds by place, or antes and the bring-in. With two players the format lists what
    the button posts first."""
    antes, blinds = dict.fromkeys(order, 0), dict.fromkeys(order, 0)
    for post in record.posts:
        if post.kind in ("ante", "dead-blind", "bomb-pot"):
            antes[post.seat] += post.due
        else:
            blinds[post.seat] += -post.due if _comes_in(post, order) else post.due
    listed = [[money(each[seat]) for seat in order] for each in (antes, blinds)]
    if len(order) == 2:
        listed = [each[::-1] for each in listed]
    if record.variant is not None and record.variant.family.kind == "stud":
        return {"antes": listed[0], "bring_in": money(record.stakes.bring_in or 0)}
    return {"antes": listed[0], "blinds_or_straddles": listed[1]}


def _comes_in(post: Post, order: tuple[int, ...]) -> bool:
    """Whether an entry has to be marked as one, because of where it is posted."""
    return post.kind == "entry" and post.seat in order[:2]


def _action(step: Step, place: dict[int, int], money: _Money) -> str:
    cards = "".join(texts(step.cards))
    player = f"p{place.get(step.seat, 0)}"
    match step.verb:
        case "hole":
            return f"d dh {player} {cards}"
        case "board":
            return f"d db {cards}"
        case "bring-in":
            return f"{player} pb"
        case "fold":
            return f"{player} f"
        case "check-call":
            return f"{player} cc"
        case "raise":
            return f"{player} cbr {money(step.to)}"
        case "discard":
            return f"{player} sd {cards}".rstrip()
        case "show":
            return f"{player} sm {cards or '-'}"
        case "muck":
            return f"{player} sm"
