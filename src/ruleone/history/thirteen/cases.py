"""Payment cases: hands of 13-card poker given by rows and stacks alone, in a file of JSON.

A file is a list of cases, or an object with `cases`. Seats count from 0 there and money is in
cents; `docs/en/build/chinese.md` describes the fields. Expected results of a case are not read.
"""

import json
import re
from collections.abc import Iterator
from difflib import get_close_matches
from fractions import Fraction
from typing import Any, Final

import msgspec

from ruleone.cards import Card, CardError, parse, text
from ruleone.chinese import Arrangement
from ruleone.chinese.rules import ROW_CARDS, ROWS, Row
from ruleone.history.decoding import decoded
from ruleone.history.fault import Fault
from ruleone.history.money import Unit
from ruleone.history.record import BrokenHand, Seat, Setting
from ruleone.history.text.lines import TextSource
from ruleone.history.thirteen.record import Did, ThirteenRecord
from ruleone.limits import (
    CASE_FILE_MAX_BYTES,
    CASES_MAX,
    EDITION_ID_MAX_CHARACTERS,
    HAND_NAME_MAX_CHARACTERS,
    NUMBER_MAX,
    SEATS_MAX,
    STACK_MAX_CHIPS,
)
from ruleone.rulebook import BadSetting, Edition, Refusal, options
from ruleone.rulebook.citation import Parameter

_CAME_MAX_CHARACTERS: Final = 40


class WrongField(Exception):
    """A faulty field of a case; `refusal` describes it."""

    def __init__(self, code: str, /, **parameters: Parameter) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, "syntax", parameters)


def needed(fields: dict[str, Any], name: str, where: str) -> Any:
    """Return the value of a field.

    Raises WrongField where it is missing.
    """
    if name not in fields:
        raise WrongField("case-missing", where=where + name)
    return fields[name]


def as_object(told: object, where: str) -> dict[str, Any]:
    """Return the value as an object.

    Raises WrongField for any other.
    """
    if not isinstance(told, dict):
        raise WrongField("case-object", where=where, came=came_as(told))
    return told


def number_in(fields: dict[str, Any], name: str, where: str, least: int, most: int) -> int:
    """Return a whole number in these bounds.

    Raises WrongField for anything else.
    """
    told = needed(fields, name, where)
    if type(told) is not int or not least <= told <= most:
        raise WrongField(
            "case-number", where=where + name, least=least, most=most, came=came_as(told)
        )
    return told


def flag_in(fields: dict[str, Any], name: str, where: str, *, optional: bool = True) -> bool:
    """Return a truth value, false where it is missing and optional.

    Raises WrongField for another.
    """
    told = fields.get(name, False) if optional else needed(fields, name, where)
    if type(told) is not bool:
        raise WrongField("case-flag", where=where + name, came=came_as(told))
    return told


def came_as(came: object) -> str:
    """Return a value as JSON writes it, on one line and shortened."""
    try:
        written = msgspec.json.encode(came).decode()
    except (msgspec.EncodeError, RecursionError, UnicodeError):
        written = "..."
    return one_line(written)


def one_line(written: str) -> str:
    """Return the beginning of a text, with unprintable characters removed."""
    short = written[:_CAME_MAX_CHARACTERS]
    shown = "".join(letter if letter.isprintable() else "?" for letter in short)
    return shown + ("..." if len(written) > _CAME_MAX_CHARACTERS else "")


FORM: Final = "cases"
RAKE: Final = "chinese.rake_percent"
_OPTIONS: Final = ("chinese", "suits")
"""Parts of the book with options that a case may change."""
_TABLE: Final = frozenset(("point", "bonus", "tournament", "rake_pct", "options"))
_FLAGS: Final = ("declare_natural", "surrender")
"""Optional flags of a player, each of which decides the hand where it is set."""
_BYTE: Final = re.compile(r" \(byte (\d+)\)$")
_AT: Final = re.compile(r" - at `\$(.*)`$")


class NoCases(Exception):
    """A file without cases; `fault` has the line and the reason."""

    def __init__(self, code: str, line: int = 1, /, **parameters: Parameter) -> None:
        super().__init__(code)
        self.fault = Fault(line, Refusal(code, "syntax", parameters))


class _File(msgspec.Struct):
    cases: list[msgspec.Raw]


def read_cases(data: bytes, book: Edition) -> Iterator[ThirteenRecord | BrokenHand]:
    """Yield the cases of a file, in its order; a broken one does not hide the others.

    Their options change those of `book`. Raises NoCases where the file holds no cases at all.
    """
    if len(data) > CASE_FILE_MAX_BYTES:
        raise NoCases("hand-file-too-large", bytes=CASE_FILE_MAX_BYTES)
    data = decoded(data).encode()
    found = _cases(data)
    if not found:
        raise NoCases("cases-none")
    if len(found) > CASES_MAX:
        raise NoCases("cases-too-many", most=CASES_MAX, came=len(found))
    return _read(data, found, book)


def _cases(data: bytes) -> list[msgspec.Raw]:
    listed = data.lstrip()[:1] == b"["
    try:
        if listed:
            return msgspec.json.decode(data, type=list[msgspec.Raw])
        return msgspec.json.decode(data, type=_File).cases
    except msgspec.ValidationError:
        raise NoCases("cases-not-a-list", came=_kind_of_text(data)) from None
    except msgspec.DecodeError as error:
        said = str(error)
        where = _BYTE.search(said)
        end = int(where[1]) if where else len(data.rstrip())
        why = said[: where.start()] if where else said
        raise NoCases("cases-not-json", data.count(b"\n", 0, end) + 1, why=why) from None
    except RecursionError:
        raise NoCases("cases-too-deep") from None


def _kind_of_text(data: bytes) -> str:
    return one_line(data.strip()[:200].decode("utf-8", "replace"))


def _read(
    data: bytes, found: list[msgspec.Raw], book: Edition
) -> Iterator[ThirteenRecord | BrokenHand]:
    at = counted = 0
    line = 1
    for place, raw in enumerate(found, start=1):
        text_of = bytes(raw)
        at = data.index(text_of, at)
        line += data.count(b"\n", counted, at)
        counted = at
        at += len(text_of)
        named: int | str = place
        try:
            fields = as_object(_decoded(text_of), "case")
            named = _id(fields, place)
            yield _case(fields, named, book, line)
        except WrongField as wrong:
            yield BrokenHand(named, None, Fault(line, wrong.refusal))


def _decoded(text_of: bytes) -> object:
    try:
        case = msgspec.json.decode(text_of)
        # msgspec silently takes the last of two fields of the same name.
        json.loads(text_of, object_pairs_hook=_each_once, parse_int=str, parse_float=str)
        return case
    except (msgspec.DecodeError, RecursionError) as error:
        why = _AT.sub("", str(error))
        raise WrongField("case-unreadable", why=why) from None


def _each_once(pairs: list[tuple[str, object]]) -> None:
    """Raise WrongField where a name comes twice in an object."""
    names: set[str] = set()
    for name, _ in pairs:
        if name in names:
            raise WrongField("case-name-twice", came=came_as(name))
        names.add(name)


def _id(fields: dict[str, Any], place: int) -> int | str:
    """Return the case's own id, else its place in the file, from 1."""
    told = fields.get("id", place)
    if type(told) is int and abs(told) <= NUMBER_MAX:
        return told
    if isinstance(told, str) and 0 < len(told) <= HAND_NAME_MAX_CHARACTERS and told.isprintable():
        return told
    raise WrongField("case-text", where="id", most=HAND_NAME_MAX_CHARACTERS, came=came_as(told))


def _case(fields: dict[str, Any], named: int | str, book: Edition, line: int) -> ThirteenRecord:
    table = as_object(needed(fields, "table", ""), "table")
    point = number_in(table, "point", "table.", 1, STACK_MAX_CHIPS)
    bonus = flag_in(table, "bonus", "table.", optional=False)
    tournament = flag_in(table, "tournament", "table.")
    edition = _edition(table, tournament, book)
    button = number_in(fields, "button", "", 0, SEATS_MAX - 1)
    players = needed(fields, "players", "")
    if not isinstance(players, list):
        raise WrongField("case-list", where="players", came=came_as(players))
    seats: list[Seat] = []
    did: list[Did] = []
    owner: dict[Card, str] = {}
    for at, told in enumerate(players):
        where = f"players[{at}]"
        player = as_object(told, where)
        number = number_in(player, "seat", f"{where}.", 0, SEATS_MAX - 1)
        if any(seat.number == number + 1 for seat in seats):
            raise WrongField("case-seat-twice", seat=number)
        stack = number_in(player, "stack", f"{where}.", 1, STACK_MAX_CHIPS)
        seats.append(Seat(number + 1, stack, _name(player, where)))
        did.append(_did(player, where, number + 1, owner))
        if did[-1].arrangement is None:
            _check_surrender(where, tournament, edition)
    return ThirteenRecord(
        named, FORM, edition.id, Unit(0 if tournament else 2), point, bonus, tournament,
        button + 1, tuple(seats), tuple(did), TextSource(line, {}), setting=_setting(fields),
    )  # fmt: skip


def _setting(fields: dict[str, Any]) -> Setting:
    """Return the case's title, where one can be printed; it decides nothing."""
    title = fields.get("title")
    if isinstance(title, str) and title.isprintable():
        return Setting(table=title[:HAND_NAME_MAX_CHARACTERS])
    return Setting()


def _edition(table: dict[str, Any], tournament: bool, book: Edition) -> Edition:
    """Return the rules of the case: those of the book with the changes of its table."""
    changes: dict[str, object] = {}
    told_at: dict[str, str] = {}
    if "rake_pct" in table:
        changes[RAKE] = _percent(table["rake_pct"], tournament)
        told_at[RAKE] = "table.rake_pct"
    told = [("table.", name, raw) for name, raw in table.items() if name not in _TABLE]
    if "options" in table:
        own = as_object(table["options"], "table.options")
        told += [("table.options.", name, raw) for name, raw in own.items()]
    for where, name, raw in told:
        option = name if name.startswith(("chinese.", "suits.")) else f"chinese.{name}"
        if option not in options() or option.partition(".")[0] not in _OPTIONS:
            raise WrongField("case-no-option", where=where, came=came_as(name))
        if option in told_at:
            raise WrongField("case-option-twice", where=where + name, other=told_at[option])
        told_at[option] = where + name
        try:
            changes[option] = options()[option].read(raw)
        except BadSetting:
            schema = options()[option]
            raise WrongField(
                "case-option", where=where + name, kind=schema.kind, choices=schema.choices,
                most=schema.most, came=came_as(raw),
            ) from None  # fmt: skip
    try:
        return book.with_options(changes)
    except BadSetting:
        raise WrongField("case-options-many", most=EDITION_ID_MAX_CHARACTERS) from None


def _percent(raw: object, tournament: bool) -> Fraction:
    """Return the percentage exactly as written: 4.1 is 41/10."""
    try:
        if not isinstance(raw, int | float) or isinstance(raw, bool):
            raise BadSetting
        percent = options()[RAKE].read(Fraction(str(raw)))
    except (BadSetting, ValueError):
        most = options()[RAKE].most
        raise WrongField(
            "case-percent", where="table.rake_pct", most=most, came=came_as(raw)
        ) from None
    assert isinstance(percent, Fraction), "a percentage is a fraction"
    if tournament and percent:
        raise WrongField("case-tournament-rake", came=came_as(raw))
    return percent


def _check_surrender(where: str, tournament: bool, edition: Edition) -> None:
    """Raise WrongField where nobody can surrender (chinese-disconnect-5)."""
    if not tournament:
        raise WrongField("case-surrender-cash", where=where)
    if edition.choice("chinese.tournament_surrender") == "auto-arrange":
        raise WrongField("case-surrender-arranged", where=where)


def _did(player: dict[str, Any], where: str, seat: int, owner: dict[Card, str]) -> Did:
    _check_flags(player, where)
    declares = flag_in(player, "declare_natural", f"{where}.")
    surrenders = flag_in(player, "surrender", f"{where}.")
    if surrenders and declares:
        raise WrongField("case-surrender-declares", where=where)
    untold = surrenders and not any(row in player for row in ROWS)
    rows = () if untold else tuple(_row(player, row, where, owner) for row in ROWS)
    arrangement = None if surrenders else Arrangement(*rows)
    return Did(seat, arrangement, declares)


def _check_flags(player: dict[str, Any], where: str) -> None:
    """Raise WrongField for a misspelled flag, which would silently be false."""
    for name in player:
        near = get_close_matches(name, _FLAGS, n=1)
        if near and name not in _FLAGS:
            raise WrongField("case-nearly", where=where, came=came_as(name), near=near[0])


def _row(player: dict[str, Any], row: Row, where: str, owner: dict[Card, str]) -> tuple[Card, ...]:
    at = f"{where}.{row}"
    told = needed(player, row, f"{where}.")
    written = told.split() if isinstance(told, str) else told
    if isinstance(told, str) and len(written) == 1 and len(told) > 3:
        run = told.strip().replace("10", "T")
        written = [run[each : each + 2] for each in range(0, len(run), 2)]
    if not isinstance(written, list) or not all(isinstance(each, str) for each in written):
        raise WrongField("case-cards", where=at, count=ROW_CARDS[row], came=came_as(told))
    cards: list[Card] = []
    for each in written:
        try:
            card = parse(each)
        except CardError:
            raise WrongField("case-card", where=at, came=came_as(each)) from None
        if card not in range(52):
            raise WrongField("case-card", where=at, came=came_as(each))
        if card in owner:
            raise WrongField("case-card-twice", card=text(card), where=at, other=owner[card])
        owner[card] = at
        cards.append(card)
    if len(cards) != ROW_CARDS[row]:
        raise WrongField("case-row", where=at, count=ROW_CARDS[row], came=len(cards))
    return tuple(cards)


def _name(player: dict[str, Any], where: str) -> str:
    name = player.get("name", "")
    if isinstance(name, str) and len(name) <= HAND_NAME_MAX_CHARACTERS and name.isprintable():
        return name
    raise WrongField(
        "case-text", where=f"{where}.name", most=HAND_NAME_MAX_CHARACTERS, came=came_as(name)
    )
