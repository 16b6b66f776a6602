"""Reading PHH, the poker hand history format: TOML, one hand a file or, in PHHS, one a table."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, TypeGuard

import msgspec
import rtoml

from ruleone.history.fault import Fault, Unplayable, unreadable
from ruleone.history.money import Amount, BadAmount, Unit, amount
from ruleone.history.source import Source
from ruleone.limits import HAND_FILE_MAX_BYTES, HAND_NAME_MAX_CHARACTERS
from ruleone.rulebook import Refusal

AMOUNTS = ("min_bet", "small_bet", "big_bet", "bring_in")
LISTS_OF_AMOUNTS = ("antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks")

_RAISE = re.compile(r"p\d+\s+cbr\s+(\S+)")
_TOML_LINE = re.compile(r" at line (\d+) column \d+$")


class RecordedHand(msgspec.Struct, frozen=True):
    """One hand as a file tells it, not yet played.

    `id` is the hand's own number in the file, else its place there, from 1. Players stand as the
    file orders them, the first left of the button first. `amounts` and `lists` hold the fields that
    are money, in units of `unit`; `finishing_stacks` is among them where the file records it.
    """

    id: int | str
    variant: str
    unit: Unit
    amounts: Mapping[str, int]
    lists: Mapping[str, tuple[int, ...]]
    actions: tuple[str, ...]
    source: Source


class BrokenHand(msgspec.Struct, frozen=True):
    """A hand, or a whole file (`id` None), that could not be read."""

    id: int | str | None
    variant: str | None
    fault: Fault


def read_hands(data: bytes) -> Iterator[RecordedHand | BrokenHand]:
    """Every hand of a PHH or PHHS file. One that is broken does not hide the others."""
    if len(data) > HAND_FILE_MAX_BYTES:
        yield _broken_file(1, "hand-file-too-large", bytes=HAND_FILE_MAX_BYTES)
        return
    try:
        text = data.decode("utf-8-sig")
        document = rtoml.loads(text)
    except UnicodeDecodeError as error:
        yield _broken_file(data.count(b"\n", 0, error.start) + 1, "hand-file-not-utf8")
    except rtoml.TomlParsingError as error:
        said = str(error)
        where = _TOML_LINE.search(said)
        line, why = (int(where[1]), said[: where.start()]) if where else (1, said)
        yield _broken_file(line, "hand-file-not-toml", why=why)
    else:
        yield from _hands(text, document)


def _broken_file(line: int, code: str, **parameters: int | str) -> BrokenHand:
    return BrokenHand(None, None, Fault(line, Refusal(code, "syntax", {**parameters})))


def _hands(text: str, document: dict[str, Any]) -> Iterator[RecordedHand | BrokenHand]:
    """A document whose every value is a table is a file of many hands."""
    if document and all(isinstance(value, dict) for value in document.values()):
        for at, (name, fields) in enumerate(document.items(), start=1):
            yield _hand(Source(text, name), fields, at)
    else:
        yield _hand(Source(text), document, 1)


def _hand(source: Source, fields: dict[str, Any], at: int) -> RecordedHand | BrokenHand:
    own, variant = fields.get("hand"), fields.get("variant")
    named = own if _is_name(own) or type(own) is int else at
    try:
        return _recorded(source, fields, named)
    except Unplayable as fault:
        line = source.line_of(fault.field, fault.action)
        told = variant if _is_name(variant) else None
        return BrokenHand(named, told, Fault(line, fault.refusal))


def _is_name(value: object) -> TypeGuard[str]:
    """Whether it is text of a length that can be told in words."""
    return isinstance(value, str) and len(value) <= HAND_NAME_MAX_CHARACTERS


def _recorded(source: Source, fields: dict[str, Any], named: int | str) -> RecordedHand:
    variant, actions = _needed(fields, "variant"), _needed(fields, "actions")
    if not _is_name(variant):
        raise unreadable("hand-file-field", "variant", field="variant", expected="NT")
    if not isinstance(actions, list) or not all(isinstance(each, str) for each in actions):
        raise unreadable("hand-file-field", "actions", field="actions", expected='["p3 f"]')
    amounts = {name: _amount(fields[name], name) for name in AMOUNTS if name in fields}
    lists = {name: _amounts(fields[name], name) for name in LISTS_OF_AMOUNTS if name in fields}
    raises = _raises(actions)
    unit = Unit.of([*amounts.values(), *(each for one in lists.values() for each in one), *raises])
    return RecordedHand(
        named,
        variant,
        unit,
        {name: unit.count(value) for name, value in amounts.items()},
        {name: tuple(map(unit.count, values)) for name, values in lists.items()},
        tuple(actions),
        source,
    )


def _needed(fields: dict[str, Any], name: str) -> Any:
    if name not in fields:
        raise unreadable("hand-file-missing", name, field=name)
    return fields[name]


def _amount(raw: object, field: str) -> Amount:
    try:
        return amount(raw)
    except BadAmount as bad:
        raise unreadable("hand-file-amount", field, field=field, came=str(bad)) from None


def _amounts(raw: object, field: str) -> list[Amount]:
    if not isinstance(raw, list):
        raise unreadable("hand-file-field", field, field=field, expected="[100, 100]")
    return [_amount(each, field) for each in raw]


def _raises(actions: list[str]) -> Iterator[Amount]:
    """What the raises come to; the text of an action is checked when it is played."""
    for action in actions:
        if found := _RAISE.match(action):
            try:
                yield amount(found[1])
            except BadAmount:
                continue
