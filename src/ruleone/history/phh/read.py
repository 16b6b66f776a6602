"""Reading PHH: from the bytes of a file to its documents, and from a document to a record."""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any, TypeGuard

import rtoml

from ruleone.history.fault import Fault, Unplayable, unreadable
from ruleone.history.money import Amount, BadAmount, Unit, amount
from ruleone.history.phh.actions import read_steps
from ruleone.history.phh.document import Document, variant_named
from ruleone.history.phh.own import CAP, COLLECTED, FIELDS, own_ending, own_posts, own_steps
from ruleone.history.phh.posts import posts_of
from ruleone.history.phh.source import Source
from ruleone.history.record import BrokenHand, Ending, Record, Seat, Setting, Stakes
from ruleone.limits import HAND_NAME_MAX_CHARACTERS, HAND_PLAYERS_MAX, STACK_MAX_CHIPS
from ruleone.rulebook import Refusal

AMOUNTS = ("min_bet", "small_bet", "big_bet", "bring_in")
LISTS_OF_AMOUNTS = ("antes", "blinds_or_straddles", "starting_stacks", "finishing_stacks")

_RAISE = re.compile(r"p\d+\s+cbr\s+(\S+)")
_INT, _STR, _LIST = frozenset((int,)), frozenset((str,)), frozenset((list,))
_WHOLE = Unit(0)
_MARK = "\ufeff"
_TOML_LINE = re.compile(r" at line (\d+) column \d+$")


def read_phh(data: bytes) -> Iterator[Record | BrokenHand]:
    """Every hand of a PHH or PHHS file. One that is broken does not hide the others."""
    try:
        text = data.decode().removeprefix(_MARK)
        documents = read_documents(text)
    except UnicodeDecodeError as error:
        yield _broken_file(data.count(b"\n", 0, error.start) + 1, "hand-file-not-utf8")
    except rtoml.TomlParsingError as error:
        said = str(error)
        where = _TOML_LINE.search(said)
        line, why = (int(where[1]), said[: where.start()]) if where else (1, said)
        yield _broken_file(line, "hand-file-not-toml", why=why)
    else:
        for at, document in enumerate(documents, start=1):
            yield _hand(text, document, at)


def read_documents(text: str) -> list[Document]:
    """The hands of a file, field by field. A document whose every value is a table is a file of
    many hands. Raises rtoml.TomlParsingError for what is not TOML."""
    document = rtoml.loads(text)
    if document and all(isinstance(value, dict) for value in document.values()):
        return [Document(fields, name) for name, fields in document.items()]
    return [Document(document)]


def _broken_file(line: int, code: str, **parameters: int | str) -> BrokenHand:
    return BrokenHand(None, None, Fault(line, Refusal(code, "syntax", {**parameters})))


def _hand(text: str, document: Document, at: int) -> Record | BrokenHand:
    fields = document.fields
    own, variant = fields.get("hand"), fields.get("variant")
    named = own if _is_name(own) or type(own) is int else at
    source = Source(text, document.name)
    try:
        return record_of(fields, named, source)
    except Unplayable as fault:
        line = source.line_of(fault.field, fault.action)
        told = variant if _is_name(variant) else None
        return BrokenHand(named, told, Fault(line, fault.refusal))


def _is_name(value: object) -> TypeGuard[str]:
    """Whether it is text of a length that can be told in words."""
    return isinstance(value, str) and len(value) <= HAND_NAME_MAX_CHARACTERS


def record_of(fields: dict[str, Any], named: int | str, source: Source) -> Record:
    """The record that a hand's fields come to. Raises Unplayable."""
    actions = _needed(fields, "actions")
    told, variant = variant_named(fields)
    if not told or len(told) > HAND_NAME_MAX_CHARACTERS:
        if "variant" not in fields:
            raise unreadable("hand-file-missing", "variant", field="variant")
        raise unreadable("hand-file-field", "variant", field="variant", expected="NT")
    if not isinstance(actions, list) or not _STR.issuperset(map(type, actions)):
        raise unreadable("hand-file-field", "actions", field="actions", expected='["p3 f"]')
    unit, amounts, lists = _money(fields, actions)
    if "bring_in" not in amounts:
        _needed(fields, "blinds_or_straddles")
    stacks = _stacks(lists)
    players = len(stacks)
    small = amounts.get("small_bet", amounts.get("min_bet"))
    ending = _ending(lists, players)
    posts, steps, boards = posts_of(lists, players), read_steps(actions, players, unit), 1
    cap: int | None = None
    if not FIELDS.isdisjoint(fields):
        posts, (steps, boards) = own_posts(fields, posts), own_steps(fields, steps)
        cap = unit.count(_amount(fields[CAP], CAP)) if CAP in fields else None
        if ending is not None:

            def units(raw: object) -> int:
                return unit.count(_amount(raw, COLLECTED))

            ending = own_ending(fields, ending, players, boards, units)
    return Record(
        named,
        "phh",
        told,
        variant,
        unit,
        _seats(fields, stacks),
        players,
        posts,
        Stakes(small, amounts.get("big_bet"), amounts.get("bring_in"), cap),
        steps,
        ending,
        source,
        _setting(fields),
        boards,
    )


def _money(
    fields: dict[str, Any], actions: list[str]
) -> tuple[Unit, dict[str, int], dict[str, tuple[int, ...]]]:
    """The unit of a hand, and in it the fields that are an amount and those that are lists."""
    lists = {name: fields[name] for name in LISTS_OF_AMOUNTS if name in fields}
    if _LIST.issuperset(map(type, lists.values())):
        told = [fields[name] for name in AMOUNTS if name in fields]
        told += chain.from_iterable(lists.values())
        whole = _INT.issuperset(map(type, told)) and "." not in "".join(actions)
        if whole and max(told, default=0) <= STACK_MAX_CHIPS and min(told) >= -STACK_MAX_CHIPS:
            amounts = {name: fields[name] for name in AMOUNTS if name in fields}
            return _WHOLE, amounts, {name: tuple(each) for name, each in lists.items()}
    return _fractions(fields, actions)


def _fractions(
    fields: dict[str, Any], actions: list[str]
) -> tuple[Unit, dict[str, int], dict[str, tuple[int, ...]]]:
    """The same, amount by amount. Raises Unplayable for what is none."""
    money = {name: _amount(fields[name], name) for name in AMOUNTS if name in fields}
    listed = {name: _amounts(fields[name], name) for name in LISTS_OF_AMOUNTS if name in fields}
    unit = _unit(money, listed, actions)
    return (
        unit,
        {name: unit.count(value) for name, value in money.items()},
        {name: tuple(map(unit.count, values)) for name, values in listed.items()},
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


def _unit(money: dict[str, Amount], lists: dict[str, list[Amount]], actions: list[str]) -> Unit:
    """The finest unit that the file uses, actions included; their text is checked when it is read
    into steps."""
    raises: list[Amount] = []
    for action in actions:
        if "." in action and (found := _RAISE.match(action)):
            try:
                raises.append(amount(found[1]))
            except BadAmount:
                continue
    return Unit.of([*money.values(), *chain.from_iterable(lists.values()), *raises])


def _stacks(lists: dict[str, tuple[int, ...]]) -> tuple[int, ...]:
    stacks = lists.get("starting_stacks")
    if stacks is None:
        raise unreadable("hand-file-missing", "starting_stacks", field="starting_stacks")
    if not 2 <= len(stacks) <= HAND_PLAYERS_MAX:
        expected = "[1000, 2000]"
        raise unreadable(
            "hand-file-field", "starting_stacks", field="starting_stacks", expected=expected
        )
    return stacks


def _seats(fields: dict[str, Any], stacks: tuple[int, ...]) -> tuple[Seat, ...]:
    names = fields.get("players")
    if not isinstance(names, list) or len(names) != len(stacks):
        names = [""] * len(stacks)
    told = [name if type(name) is str else "" for name in names]
    return tuple(map(Seat, range(1, len(stacks) + 1), stacks, told))


def _ending(lists: dict[str, tuple[int, ...]], players: int) -> Ending | None:
    stacks = lists.get("finishing_stacks")
    if stacks is None:
        return None
    if len(stacks) != players:
        field = "finishing_stacks"
        raise unreadable("hand-file-players", field, field=field, players=players, came=len(stacks))
    return Ending(stacks)


def _setting(fields: dict[str, Any]) -> Setting:
    if not _TOLD_OF_THE_SETTING.isdisjoint(fields):
        event, table, currency = (
            str(told) if isinstance(told, str | int) else ""
            for told in map(fields.get, ("event", "table", "currency"))
        )
        return Setting(site=event, table=table, currency=currency)
    return _NOWHERE


_TOLD_OF_THE_SETTING = frozenset(("event", "table", "currency"))
_NOWHERE = Setting()
