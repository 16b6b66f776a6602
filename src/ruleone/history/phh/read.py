"""Reading of PHH: from text to documents, from actions to steps, from a document to a record."""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any, TypeGuard

import rtoml

from ruleone.cards import Card, CardError, parse_cards
from ruleone.history.fault import Fault, Unplayable, unreadable
from ruleone.history.money import Amount, BadAmount, Unit, amount
from ruleone.history.phh.document import (
    CAP,
    COLLECTED,
    FIELDS,
    Document,
    own_ending,
    own_posts,
    own_steps,
    variant_named,
)
from ruleone.history.phh.numbers import amount_in, numbers_of, posts_of
from ruleone.history.phh.source import Source
from ruleone.history.record import (
    NONE,
    BrokenHand,
    Ending,
    Post,
    Record,
    Seat,
    Setting,
    Stakes,
    Step,
    Tolerances,
    Verb,
)
from ruleone.limits import HAND_NAME_MAX_CHARACTERS, HAND_PLAYERS_MAX
from ruleone.rulebook import Refusal

_VERBS: dict[str, Verb] = {
    "f": "fold", "cc": "check-call", "pb": "bring-in", "sd": "discard", "sm": "muck"
}  # fmt: skip
_SEATS = {f"p{number}": number for number in range(1, 100)}

_cards_of = lru_cache(maxsize=8192)(parse_cards)

Said = tuple[Verb, int, tuple[Card, ...], Amount]
"""An action: the verb, the seat (0 for the dealer), the cards and the amount."""


def read_steps(actions: Iterable[str], players: int, unit: Unit) -> tuple[Step, ...]:
    """Return the steps of a hand of `players` players; comments are left out.

    Raises Unplayable.
    """
    read = [_step(at, action, players, unit) for at, action in enumerate(actions)]
    return tuple([step for step in read if step is not None])


@lru_cache(maxsize=65536)
def _step(at: int, action: str, players: int, unit: Unit) -> Step | None:
    """Return the step of an action at its place; None for a comment.

    Raises Unplayable.
    """
    said = _read(at, action.partition("#")[0].split(), players)
    if said is None:
        return None
    verb, seat, cards, to = said
    return Step(at, verb, seat, cards, unit.count(to))


def _read(at: int, words: list[str], players: int) -> Said | None:
    """Return the parts of an action's words; None for a comment.

    Raises Unplayable.
    """
    match words:
        case []:
            return None
        case ["d", "dh", player, cards]:
            return "hole", _seat(at, player, players), _cards(at, cards), 0
        case ["d", "db", cards]:
            return "board", 0, _cards(at, cards), 0
        case [player, verb] if verb in _VERBS:
            return _VERBS[verb], _seat(at, player, players), (), 0
        case [player, "cbr", written]:
            return "raise", _seat(at, player, players), (), _amount(at, written)
        case [player, "sd", cards]:
            return "discard", _seat(at, player, players), _cards(at, cards), 0
        case [player, "sm", cards]:
            return "show", _seat(at, player, players), _shown(at, cards), 0
    raise unreadable("hand-file-action", "", at, came=" ".join(words)[:40])


def _seat(at: int, player: str, players: int) -> int:
    number = _SEATS.get(player, 0)
    if 0 < number <= players:
        return number
    raise unreadable("hand-file-player", "", at, players=players, came=player[:20])


def _shown(at: int, written: str) -> tuple[Card, ...]:
    return () if written == "-" else _cards(at, written)


def _cards(at: int, written: str) -> tuple[Card, ...]:
    try:
        return _cards_of(written)
    except CardError as error:
        raise unreadable("hand-file-cards", "", at, came=error.came) from None


def _amount(at: int, written: str) -> Amount:
    try:
        return amount(written)
    except BadAmount as error:
        raise unreadable("hand-file-raise", "", at, came=str(error)) from None


_DICT = frozenset((dict,))
_BIG_BLIND_FIRST: Tolerances = frozenset(("big-blind-first",))
_TOML_LINE = re.compile(r" at line (\d+) column \d+$")

FIELD = re.compile(
    r"""\s*["']?(?:(?:variant|_ruleone_game)["']?\s*=\s*["']|ante_trimming_status["']?\s*="""
    r"""|(?:antes|blinds_or_straddles|starting_stacks|actions)["']?\s*=\s*\[)"""
)
"""Line of a field that no other TOML has: a file with one is known as PHH."""


def read_phh(text: str) -> Iterator[Record | BrokenHand]:
    """Yield every hand of a PHH or PHHS file.

    A broken hand does not hide the others.
    """
    for at, (source, document) in enumerate(_documents(text), start=1):
        if isinstance(document, rtoml.TomlParsingError):
            yield _no_toml(source, document)
        else:
            yield _hand(source, document, at)


def _documents(text: str) -> Iterator[tuple[Source, Document | rtoml.TomlParsingError]]:
    """Yield the hands of a file, each with its source.

    Where the file is not TOML, each of its tables is read by itself, and those that are not TOML
    come as errors.
    """
    parts = [Source(text)]
    try:
        found = read_documents(text)
    except rtoml.TomlParsingError:
        parts, found = parts[0].tables(), []
    for part in parts:
        try:
            documents = found or read_documents(part.text)
        except rtoml.TomlParsingError as error:
            yield part, error
        else:
            yield from ((part._replace(table=each.name), each) for each in documents)


def read_documents(text: str) -> list[Document]:
    """Return the hands of a file, field by field.

    A document whose every value is a table is a file of many hands. Raises rtoml.TomlParsingError
    for text that is not TOML.
    """
    document = rtoml.loads(text)
    if document and _DICT.issuperset(map(type, document.values())):
        return [Document(fields, name) for name, fields in document.items()]
    return [Document(document)]


def _no_toml(part: Source, error: rtoml.TomlParsingError) -> BrokenHand:
    """Return a file, or a table of one, that is not TOML, with the line of the file."""
    said = str(error)
    where = _TOML_LINE.search(said)
    line, why = (int(where[1]), said[: where.start()]) if where else (1, said)
    fault = Fault(part.first + line - 1, Refusal("hand-file-not-toml", "syntax", {"why": why}))
    return BrokenHand(part.table or None, None, fault)


def _hand(source: Source, document: Document, at: int) -> Record | BrokenHand:
    fields = document.fields
    own, variant = fields.get("hand"), fields.get("variant")
    named = own if _is_name(own) or type(own) is int else at
    try:
        return record_of(fields, named, source)
    except Unplayable as fault:
        line = source.line_of(fault.field, fault.action)
        told = variant if _is_name(variant) else None
        return BrokenHand(named, told, Fault(line, fault.refusal))


def _is_name(value: object) -> TypeGuard[str]:
    """Whether a value is text, short enough to be shown in a message."""
    return isinstance(value, str) and len(value) <= HAND_NAME_MAX_CHARACTERS


def record_of(fields: dict[str, Any], named: int | str, source: Source) -> Record:
    """Return the record of a hand's fields.

    Raises Unplayable.
    """
    _needed(fields, "actions")
    told, variant = variant_named(fields)
    if not told or len(told) > HAND_NAME_MAX_CHARACTERS:
        if "variant" not in fields:
            raise unreadable("hand-file-missing", "variant", field="variant")
        raise unreadable("hand-file-field", "variant", field="variant", expected="NT")
    unit, numbers = numbers_of(fields)
    if numbers.bring_in is None:
        _needed(fields, "blinds_or_straddles")
    stacks = _stacks(numbers.starting_stacks)
    players = len(stacks)
    small = numbers.min_bet if numbers.small_bet is None else numbers.small_bet
    ending = _ending(numbers.finishing_stacks, players)
    posts = posts_of(numbers.antes, numbers.blinds_or_straddles or (), players, small)
    steps, boards = read_steps(numbers.actions, players, unit), 1
    cap: int | None = None
    if not FIELDS.isdisjoint(fields):
        posts, (steps, boards) = own_posts(fields, posts), own_steps(fields, steps)
        cap = unit.count(amount_in(fields[CAP], CAP)) if CAP in fields else None
        if ending is not None:

            def units(raw: object) -> int:
                return unit.count(amount_in(raw, COLLECTED))

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
        Stakes(small, numbers.big_bet, numbers.bring_in or None, cap),
        steps,
        ending,
        source,
        _setting(fields),
        boards,
        _BIG_BLIND_FIRST if players > 2 and _first_has_the_big_blind(posts) else NONE,
    )


def _first_has_the_big_blind(posts: tuple[Post, ...]) -> bool:
    return any(post.seat == 1 and post.kind == "big-blind" for post in posts)


def _needed(fields: dict[str, Any], name: str) -> Any:
    if name not in fields:
        raise unreadable("hand-file-missing", name, field=name)
    return fields[name]


def _stacks(stacks: tuple[int, ...] | None) -> tuple[int, ...]:
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


def _ending(stacks: tuple[int, ...] | None, players: int) -> Ending | None:
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
