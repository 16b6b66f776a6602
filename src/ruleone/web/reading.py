"""Reads what a browser sent: an `Ask`, or a refusal that says what was expected and what came.

Every bound is checked here, before the room hears of anything.
"""

import re
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar, get_args

import msgspec

from ruleone import limits
from ruleone.room.commands import Ask, Command, Query, Watch
from ruleone.rulebook.citation import Parameter, Refusal

T = TypeVar("T")


class Unread(msgspec.Struct, frozen=True):
    """A frame that is no ask: why, and its id where that much could be read."""

    id: str
    refusal: Refusal


class _Labelled(msgspec.Struct):
    """The id alone, for the answer to a frame that is otherwise wrong."""

    id: str


_ASK: Final = msgspec.json.Decoder(Ask)
_COMMAND: Final = {
    str(kind.__struct_config__.tag): msgspec.json.Decoder(kind)
    for kind in (*get_args(Command), *get_args(Query))
}
_LABEL: Final = msgspec.json.Decoder(_Labelled)
_STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_BRACKET: Final = re.compile(rb"[\[\]{}]")
_COMPLAINTS: Final = (
    (re.compile(r"Expected `(?P<expected>.+)`, got `(?P<came>.+?)`"), "", ""),
    (re.compile(r"Object missing required field `(?P<expected>.+?)`"), "", "nothing"),
    (re.compile(r"Object contains unknown field `(?P<came>.+?)`"), "known-field", ""),
    (re.compile(r"Invalid value '(?P<came>.*)'"), "known-type", ""),
    (re.compile(r"Number out of range"), "number", "out-of-range"),
    (re.compile(r"Expected `(?P<expected>.+?)` (?P<bound>.+?)(?: - at `|$)"), "", "another"),
)
_SKIP_MAX_DIGITS: Final = 9
_LONG_LISTS: Final = {
    ".sheet.rows": 2 * limits.SHEET_LEVELS_MAX,
    ".payouts.amounts": limits.PAYOUT_LINES_MAX,
    ".shares": limits.PAYOUT_LINES_MAX,
    ".league.added": limits.LEAGUE_EVENTS_MAX,
    ".league.left_out": limits.LEAGUE_EVENTS_MAX,
}
"""Lists that may have more than others, by where they stand."""
_LONG_TEXTS: Final = {".league.points": limits.POINTS_TEXT_MAX_CHARACTERS}
"""The same of texts."""
_PLACE: Final = re.compile(r" - at `(?P<at>.+)`$")


def read(data: str | bytes) -> Ask | Unread:
    """The ask in a frame."""
    if isinstance(data, bytes):
        return Unread("", syntax("frame-binary", expected="text", came="bytes"))
    raw = data.encode("utf-8", "surrogatepass")
    if len(raw) > limits.FRAME_MAX_BYTES:
        return Unread("", syntax("frame-too-large", expected=limits.FRAME_MAX_BYTES, came=len(raw)))
    return read_body(raw)


def read_body(raw: bytes) -> Ask | Unread:
    """The ask in a body that is short enough."""
    depth = depth_of(raw)
    if depth > limits.FRAME_MAX_DEPTH:
        return Unread("", syntax("frame-too-deep", expected=limits.FRAME_MAX_DEPTH, came=depth))
    try:
        ask = _ASK.decode(raw)
    except msgspec.ValidationError as wrong:
        return Unread(label_of(raw), misunderstood(str(wrong)))
    except ValueError as wrong:
        return Unread("", syntax("frame-not-json", expected="JSON", came=_short(str(wrong))))
    return _bounded(ask, raw, ask)


def read_command(kind: str, label: str, raw: bytes) -> Ask | Unread:
    """The ask for a command of this kind (a type's name that is known) with its fields in a body;
    `label` is its id."""
    depth = depth_of(raw)
    if depth >= limits.FRAME_MAX_DEPTH:
        expected = limits.FRAME_MAX_DEPTH - 1
        return Unread("", syntax("frame-too-deep", expected=expected, came=depth))
    try:
        command = _COMMAND[kind].decode(raw)
    except msgspec.ValidationError as wrong:
        return Unread(label, misunderstood(str(wrong)))
    except ValueError as wrong:
        return Unread(label, syntax("frame-not-json", expected="JSON", came=_short(str(wrong))))
    return _bounded(Ask(label, command), raw, command)


def depth_of(raw: bytes) -> int:
    """How deep the brackets of a JSON text nest, those in strings not counted."""
    if raw.count(b"[") + raw.count(b"{") <= limits.FRAME_MAX_DEPTH:
        return 0
    depth = deepest = 0
    for bracket in _BRACKET.findall(_STRING.sub(b"", raw)):
        depth += 1 if bracket in b"[{" else -1
        deepest = max(deepest, depth)
    return deepest


def label_of(raw: bytes) -> str:
    """The id of a frame that is otherwise wrong, or an empty one."""
    try:
        label = _LABEL.decode(raw).id
    except ValueError:
        return ""
    return label if len(label) <= limits.COMMAND_ID_MAX_CHARACTERS else ""


def misunderstood(complaint: str) -> Refusal:
    """The refusal for JSON that says nothing the room knows."""
    place = _PLACE.search(complaint)
    at = place["at"] if place else "$"
    for pattern, expected, came in _COMPLAINTS:
        if found := pattern.search(complaint):
            named = found.groupdict()
            bounded = " ".join(filter(None, (named.get("expected", expected), named.get("bound"))))
            return syntax(
                "frame-not-understood",
                at=at,
                expected=_short(bounded),
                came=_short(named.get("came", came)),
            )
    return syntax("frame-not-understood", at=at, expected="command", came=_short(complaint))


def skipped(text: str) -> int | Refusal:
    """How many entries of a list are behind one, as a query says it: none unless told."""
    if not text:
        return 0
    if text.isascii() and text.isdigit() and len(text) <= _SKIP_MAX_DIGITS:
        return int(text)
    return syntax("frame-not-understood", at="skip", expected="number", came=text[:20])


def syntax(code: str, **parameters: Parameter) -> Refusal:
    """A refusal of something that could not be read."""
    return Refusal(code=code, kind="syntax", parameters=parameters)


def _bounded(ask: Ask, raw: bytes, value: Any) -> Ask | Unread:
    """The ask again, or what in it is longer or larger than anything the room reads, or is a field
    that nothing reads; `value` is what was read of the body."""
    if not 1 <= len(ask.id) <= limits.COMMAND_ID_MAX_CHARACTERS:
        expected = f"1-{limits.COMMAND_ID_MAX_CHARACTERS}"
        return Unread("", syntax("text-too-long", at="$.id", expected=expected, came=len(ask.id)))
    if isinstance(ask.do, Watch):
        refusal = _too_much(list(ask.do.topics), "$.do.topics", limits.TOPIC_MAX_CHARACTERS)
    else:
        refusal = _too_much(msgspec.to_builtins(ask.do), "$.do", limits.TEXT_MAX_CHARACTERS)
    refusal = refusal or _slip(raw, value)
    return ask if refusal is None else Unread(ask.id, refusal)


def decoded(decoder: "msgspec.json.Decoder[T]", raw: bytes) -> T | Refusal:
    """What a body says that is no command, or why it cannot be read."""
    if (depth := depth_of(raw)) > limits.FRAME_MAX_DEPTH:
        return syntax("frame-too-deep", expected=limits.FRAME_MAX_DEPTH, came=depth)
    try:
        value = decoder.decode(raw)
    except msgspec.ValidationError as wrong:
        return misunderstood(str(wrong))
    except ValueError as wrong:
        return syntax("frame-not-json", expected="JSON", came=_short(str(wrong)))
    too_much = _too_much(msgspec.to_builtins(value), "$", limits.TEXT_MAX_CHARACTERS)
    return too_much or _slip(raw, value) or value


def _slip(raw: bytes, value: Any) -> Refusal | None:
    """The first field in a body that nothing is read from, if there is one."""
    try:
        sent = msgspec.json.decode(raw)
    except ValueError as wrong:
        return misunderstood(str(wrong))
    if (unknown := unknown_field(sent, value)) is None:
        return None
    at, came = _short(unknown.at), _short(unknown.name)
    return syntax("frame-not-understood", at=at, expected="known-field", came=came)


def _too_much(value: Any, at: str, text_max: int) -> Refusal | None:
    """The first number, text or list in a value that is out of bounds."""
    match value:
        case bool():
            return None
        case int() if abs(value) > limits.NUMBER_MAX:
            return syntax(
                "number-too-large", at=at, expected=limits.NUMBER_MAX, came=_short(str(value))
            )
        case str():
            most = _most(_LONG_TEXTS, at, text_max)
            if len(value) > most:
                return syntax("text-too-long", at=at, expected=most, came=len(value))
            return None
        case list() | tuple():
            most = _most(_LONG_LISTS, at, limits.LIST_MAX_ITEMS)
            if len(value) > most:
                return syntax("list-too-long", at=at, expected=most, came=len(value))
            parts = [(f"{at}[{n}]", part) for n, part in enumerate(value)]
        case dict():
            parts = [(f"{at}.{name}", part) for name, part in value.items()]
        case _:
            return None
    return next(filter(None, (_too_much(part, place, text_max) for place, part in parts)), None)


def _most(longer: dict[str, int], at: str, usual: int) -> int:
    """How long what stands there may be."""
    return next((most for end, most in longer.items() if at.endswith(end)), usual)


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"


# Fields that were sent and that nobody would read: a slip of the pen is told, not passed over. It
# is asked of what comes in from outside alone. Most of these structs read what a journal keeps,
# too, where a field may be of another version; so it is not left to them to forbid it. Facts of a
# situation, which each kind has its own of, are seen through where a ruling takes them.


class UnknownField(NamedTuple):
    """A field that its object does not have: its name, and where the object stands."""

    name: str
    at: str


def unknown_field(sent: Any, read: Any, at: str = "$") -> UnknownField | None:
    """The first field in `sent`, JSON as it came, that is not in what was read of it."""
    match sent, read:
        case dict(), msgspec.Struct():
            known = _fields(type(read))
            for name, value in sent.items():
                if name not in known:
                    return UnknownField(name, at)
                part = getattr(read, known[name]) if known[name] else None
                if found := unknown_field(value, part, f"{at}.{name}"):
                    return found
        case dict(), dict():
            by_name = {str(key): value for key, value in read.items()}
            for name, value in sent.items():
                if found := unknown_field(value, by_name.get(name), f"{at}.{name}"):
                    return found
        case list(), list() | tuple():
            for n, (value, part) in enumerate(zip(sent, read, strict=False)):
                if found := unknown_field(value, part, f"{at}[{n}]"):
                    return found
    return None


@cache
def _fields(kind: type[msgspec.Struct]) -> dict[str, str]:
    """The names on the wire of what a struct has, with those in Python; its tag has none."""
    config = kind.__struct_config__
    named = dict(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))
    return named | ({config.tag_field: ""} if config.tag_field else {})
