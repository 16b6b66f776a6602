"""Reading of a browser's frames: an `Ask`, or a refusal with the expected and actual value.

Every bound is checked here, before the room gets anything.
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
    """A frame that is not an ask: the reason, and its id where that could be read."""

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
    ".lines": limits.SHEET_OF_PLAYERS_MAX_ROWS,
    ".players": limits.ENTERED_TOGETHER_MAX,
    ".results": limits.LEAGUE_RESULTS_OF_ONE_MAX,
    ".shares": limits.PAYOUT_LINES_MAX,
    ".league.added": limits.LEAGUE_EVENTS_MAX,
    ".league.left_out": limits.LEAGUE_EVENTS_MAX,
}
"""Lists that may be longer than others, by their path."""
_LONG_TEXTS: Final = {".league.points": limits.POINTS_TEXT_MAX_CHARACTERS}
"""Texts that may be longer than others, by their path."""
_PLACE: Final = re.compile(r" - at `(?P<at>.+)`$")


def read(data: str | bytes) -> Ask | Unread:
    """Return the ask in a frame."""
    if isinstance(data, bytes):
        return Unread("", syntax("frame-binary", expected="text", came="bytes"))
    # Half a surrogate pair must be refused as text, not raise here.
    raw = data.encode("utf-8", "surrogatepass")
    if len(raw) > limits.FRAME_MAX_BYTES:
        return Unread("", syntax("frame-too-large", expected=limits.FRAME_MAX_BYTES, came=len(raw)))
    return read_body(raw)


def read_body(raw: bytes) -> Ask | Unread:
    """Return the ask in a body that is short enough."""
    # Before decoding: a decoder may recurse as deep as the text says.
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
    """Return the ask for a command of this kind with its fields in a body.

    `kind` is the known name of a type, `label` the id.
    """
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
    """Return the depth of nested brackets of a JSON text, those in strings not counted."""
    # Most frames are shown to be shallow by counting alone.
    if raw.count(b"[") + raw.count(b"{") <= limits.FRAME_MAX_DEPTH:
        return 0
    depth = deepest = 0
    for bracket in _BRACKET.findall(_STRING.sub(b"", raw)):
        depth += 1 if bracket in b"[{" else -1
        deepest = max(deepest, depth)
    return deepest


def label_of(raw: bytes) -> str:
    """Return the id of a frame that is otherwise wrong, or an empty one."""
    try:
        label = _LABEL.decode(raw).id
    except ValueError:
        return ""
    return label if len(label) <= limits.COMMAND_ID_MAX_CHARACTERS else ""


def misunderstood(complaint: str) -> Refusal:
    """Return the refusal for JSON that means nothing to the room."""
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
    """Return the number of entries to skip in a list, by default none."""
    if not text:
        return 0
    if text.isascii() and text.isdigit() and len(text) <= _SKIP_MAX_DIGITS:
        return int(text)
    return syntax("frame-not-understood", at="skip", expected="number", came=text[:20])


def syntax(code: str, **parameters: Parameter) -> Refusal:
    """Return a refusal of a value that could not be read."""
    return Refusal(code=code, kind="syntax", parameters=parameters)


def _bounded(ask: Ask, raw: bytes, value: Any) -> Ask | Unread:
    """Return the ask, or the refusal of a value out of bounds or an unknown field.

    `value` is the data of the body.
    """
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
    """Return the data of a body that is not a command, or the refusal."""
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
    """Return the refusal of the first unknown field in a body, if any."""
    try:
        sent = msgspec.json.decode(raw)
    except ValueError as wrong:
        return misunderstood(str(wrong))
    if (unknown := unknown_field(sent, value)) is None:
        return None
    at, came = _short(unknown.at), _short(unknown.name)
    return syntax("frame-not-understood", at=at, expected="known-field", came=came)


def _too_much(value: Any, at: str, text_max: int) -> Refusal | None:
    """Return the refusal of the first number, text or list out of bounds, if any."""
    match value:
        # A bool is an int in Python.
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
    """Return the maximum length at this path."""
    return next((most for end, most in longer.items() if at.endswith(end)), usual)


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"


# Fields that were sent and that nobody would read are refused, so that a typing mistake is noticed.
# Only input from outside is checked: most of these structs also read the journal, where a field may
# be of another version, so the structs themselves cannot forbid it. The facts of a situation differ
# by its kind and are checked where a ruling takes them.


class UnknownField(NamedTuple):
    """A field that its object does not have: its name, and the path of the object."""

    name: str
    at: str


def unknown_field(sent: Any, read: Any, at: str = "$") -> UnknownField | None:
    """Return the first field in `sent`, JSON as it came, that was not read, if any."""
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
    """Return the names of a struct's fields on the wire, with those in Python.

    Its tag has none.
    """
    config = kind.__struct_config__
    named = dict(zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True))
    return named | ({config.tag_field: ""} if config.tag_field else {})
