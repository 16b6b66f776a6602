"""Writes what others read of the wire, from one registry: the msgspec structs of `ruleone`.

    python tools/protocol.py            write ui/src/protocol.ts, orders.ts and topics.ts, which
                                        pages are built from
    python tools/protocol.py --check    write nothing, fail where it differs

`tools/reference.py` writes the rest: `protocol.md` for people, `protocol.schema.json` and
`openapi.json` for programs.
"""

import inspect
import json
import re
import sys
import textwrap
import types
from collections.abc import Callable, Iterator, Set
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, Union, get_args, get_origin

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from ruleone import limits
from ruleone.dealing import GAMES, actions
from ruleone.room import commands, views
from ruleone.room.commands import Query
from ruleone.room.core.orders import needs_reason, tag_of
from ruleone.room.core.roles import EVERYBODY, RoleName
from ruleone.room.topics import TOPICS
from ruleone.room.webhooks.records import Kind
from ruleone.rulebook.values import InWords
from ruleone.tournament.terms.payouts import PLACES_PERCENT
from ruleone.web.calls.openapi import close_shapes, page
from ruleone.web.calls.table import documented, stated

HOME: Final = Path(__file__).resolve().parent.parent
WIDTH: Final = 100
FROM_BROWSER: Final = commands.Ask
TO_BROWSER: Final = views.Frame
NAMES: Final[dict[str, Any]] = {
    "Command": commands.Command,
    "Look": Query,
    "Frame": views.Frame,
    "InWords": InWords,
    "Action": actions.Action,
    "Kind": Kind,
}
"""Types that have a name beside those that `aliases` finds: what is said and answered in all, and
those whose name in Python means something else elsewhere."""
PREFACE: Final = f"""\
# The wire

Written by `tools/protocol.py` from the structs of `ruleone`; the same registry gives
`protocol.schema.json`, `openapi.json` and `ui/src/protocol.ts`.

A browser opens `/` first, which gives it a session cookie, then a WebSocket at `/ws`. Each frame is
one JSON object as text. The room's first frame is `Welcome`; from then on every `Ask` gets an
`Answer` with its id, and every topic that is watched gets a `Shown` frame at once and at each
change. Nothing is answered or shown before it is durable.

- **Ids.** The same id with the same command gets the same answer again, also over another
  connection and after a restart: ask again whenever an answer did not come. With another command
  it is refused. Only a name is not remembered by its id after a restart: to say it again does no
  harm. A look at one's own cards (`Look`) changes nothing and is not remembered at all.
- **Versions.** `Shown.version` starts at 1 and grows by one for each frame of that topic on that
  connection. A reader that is slow is sent the newest view alone.
- **Refusals.** `kind` tells whether it could not be read (`syntax`), is not allowed (`illegal`) or
  has more than one reading (`ambiguous`); `code` names the words (`refusal-<code>` in `locale/`),
  and `citation` the rule. Nothing has changed. A field that its object does not have is refused
  with its name and place (`known-field`), wherever it stands; among the `facts` of a situation as
  `not-such-a-fact` or `not-part-of-fact`.
- **Bounds.** A frame has at most {limits.FRAME_MAX_BYTES} bytes and nests at most
  {limits.FRAME_MAX_DEPTH} deep; no integer is above {limits.NUMBER_MAX}. A connection may ask
  {limits.ASKS_PER_SECOND:g} times a second and {limits.ASKS_AT_ONCE:g} times at once, and beside
  that look at its own cards (`Look`) {limits.LOOKS_PER_SECOND:g} times a second and
  {limits.LOOKS_AT_ONCE:g} times at once; who goes on
  beyond that is refused (`too-fast`), then let go. All bounds stand in `src/ruleone/limits.py`.
- **Origin.** A socket or a POST from a page of another site is refused before anything is read. A
  program that sends no `Origin` may come in with its own session.
- **The end.** Before the room closes a connection it says `Closing`, with when to come back.
"""
"""What stands before the tables of the page for people."""


def structs_in(annotation: Any) -> list[StructType]:
    """Every struct reachable from a type, each once, users before what they use."""
    found: dict[type, StructType] = {}

    def walk(kind: Type) -> None:
        match kind:
            case StructType():
                if kind.cls not in found:
                    found[kind.cls] = kind
                    for field in kind.fields:
                        walk(field.type)
            case UnionType():
                for one in kind.types:
                    walk(one)
            case VarTupleType():
                walk(kind.item_type)
            case TupleType():
                for one in kind.item_types:
                    walk(one)
            case DictType():
                walk(kind.value_type)
            case _:
                pass

    walk(type_info(annotation))
    return list(found.values())


@cache
def by_http() -> Any:
    """What is answered over plain HTTP, one kind or the other."""
    found = [call.gives.get("200") for call in documented()]
    kinds = [one for kind in found for one in (get_args(kind) or (kind,))]
    return Union[*(one for one in dict.fromkeys(kinds) if hasattr(one, "__struct_config__"))]


def parts_of(kind: Type) -> Iterator[Type]:
    """A type and all that it is made of, up to the structs."""
    yield kind
    match kind:
        case UnionType():
            inner: tuple[Type, ...] = kind.types
        case TupleType():
            inner = kind.item_types
        case VarTupleType():
            inner = (kind.item_type,)
        case DictType():
            inner = (kind.value_type,)
        case Metadata():
            inner = (kind.type,)
        case _:
            inner = ()
    for one in inner:
        yield from parts_of(one)


@cache
def aliases() -> dict[str, Any]:
    """Unions and sets of values that keep the name that they have in Python: each has it in the
    module of a struct that uses it. A name that means two things is the name of neither."""
    found: dict[str, list[Any]] = {}
    for struct in every_struct():
        used = [part for field in struct.fields for part in parts_of(field.type)]
        for name, meaning in vars(sys.modules[struct.cls.__module__]).items():
            union = isinstance(meaning, types.UnionType)
            if (union or get_origin(meaning) in (Union, Literal)) and in_frames(meaning) in used:
                known = found.setdefault(name, [])
                if not any(type_info(one) == type_info(meaning) for one in known):
                    known.append(meaning)
    single = {name: meanings[0] for name, meanings in found.items() if len(meanings) == 1}
    return dict(sorted((single | NAMES).items()))


def in_frames(meaning: Any) -> Type | None:
    """What a type is in a frame; None for structs that no frame could tell apart."""
    try:
        return type_info(meaning)
    except TypeError:
        return None


class Speech:
    """How types are named in one of the written languages."""

    def __init__(self, words: dict[str, str], rows: Callable[[str], str]) -> None:
        self.words = words
        self.rows = rows
        self.aliases = [(name, type_info(meaning)) for name, meaning in aliases().items()]

    def name(self, kind: Type, but: str | None = None) -> str:
        """A type in words; `but` is an alias not to be used, for its own definition."""
        for alias, meaning in self.aliases:
            if alias != but and meaning == kind:
                return alias
        match kind:
            case StructType():
                return kind.cls.__name__
            case UnionType():
                return " | ".join(self.name(one) for one in self.unfolded(kind, but))
            case VarTupleType():
                return self.rows(self.name(kind.item_type))
            case TupleType():
                return "[" + ", ".join(self.name(one) for one in kind.item_types) + "]"
            case Metadata():
                return self.name(kind.type, but)
            case DictType():
                return f"Record<string, {self.name(kind.value_type)}>"
            case LiteralType():
                return " | ".join(json.dumps(value) for value in in_order(kind, self.aliases))
            case AnyType() | BoolType() | FloatType() | IntType() | NoneType() | StrType():
                return self.words[type(kind).__name__]
        raise TypeError(f"no words for {kind!r}")

    def unfolded(self, kind: UnionType, but: str | None) -> Iterator[Type]:
        """The members of a union, with `None` last and an alias for those that have one."""
        rest = [one for one in kind.types if not isinstance(one, NoneType)]
        for alias, meaning in self.aliases:
            if alias == but or not isinstance(meaning, UnionType) or meaning == kind:
                continue
            if all(one in rest for one in meaning.types):
                rest = [*(one for one in rest if one not in meaning.types), meaning]
        yield from rest
        if len(rest) < len(kind.types) and any(isinstance(one, NoneType) for one in kind.types):
            yield NoneType()


def in_order(kind: LiteralType, known: list[tuple[str, Type]]) -> tuple[Any, ...]:
    """The values of a literal as they stand in the source where the alias tells."""
    for alias, meaning in known:
        if meaning == kind:
            return get_args(aliases()[alias])
    return kind.values


def spoken(cls: type) -> str:
    """The docstring of a struct as one paragraph."""
    return " ".join(inspect.cleandoc(cls.__doc__ or "").split())


def bounds() -> list[str]:
    """The bounds of `ruleone.limits` that the sources of the pages name."""
    found: set[str] = set()
    for path in (HOME / "ui").glob("src/**/*.*"):
        if path.suffix in (".svelte", ".ts"):
            found.update(re.findall(r"\bLIMITS\.(\w+)", path.read_text("utf-8")))
    return sorted(found)


WRITTEN: Final = "// Written by tools/protocol.py from the structs of ruleone. Do not edit."


def speech_of_pages() -> Speech:
    """How types are named in TypeScript."""
    return Speech(
        {
            "AnyType": "unknown",
            "BoolType": "boolean",
            "FloatType": "number",
            "IntType": "number",
            "NoneType": "null",
            "StrType": "string",
        },
        lambda item: f"({item})[]" if " | " in item else f"{item}[]",
    )


def typescript() -> dict[str, str]:
    """The wire as TypeScript, by the names of the files. Sent by the server, every field is there;
    sent by a page, fields with a default may be left out. Orders and topics have a file each, with
    a table: only a page that asks for a table fetches it."""
    speech = speech_of_pages()
    told = {
        alias: [f"export type {alias} = {speech.name(type_info(meaning), but=alias)};", ""]
        for alias, meaning in aliases().items()
    }
    told |= {struct.cls.__name__: [*interface(struct, speech)] for struct in every_struct()}
    of_orders = {"Command", *(kind.__name__ for kind in commands.ORDERS)}
    files = {
        "protocol.ts": [*bounds_of_pages()],
        "orders.ts": [*table_of_orders()],
        "topics.ts": [WRITTEN, "", *table_of_topics()],
    }
    for name, lines in told.items():
        files["orders.ts" if name in of_orders else "protocol.ts"] += lines
    taken = imported(files["protocol.ts"], of_orders, "orders")
    files["protocol.ts"] = [WRITTEN, "", taken, "export type * from './orders';", ""] + files[
        "protocol.ts"
    ]
    taken = imported(files["orders.ts"], told.keys() - of_orders, "protocol")
    files["orders.ts"] = [WRITTEN, "", taken, ""] + files["orders.ts"]
    return {name: "\n".join(lines).rstrip() + "\n" for name, lines in files.items()}


def imported(lines: list[str], names: Set[str], file: str) -> str:
    """What these lines take from another file, where these names are."""
    code = (line for line in lines if not line.startswith((" *", "/*")))
    words = {word for line in code for word in re.findall(r"\w+", line)}
    return f"import type {{ {', '.join(sorted(words & names))} }} from './{file}';"


def bounds_of_pages() -> Iterator[str]:
    """Numbers that pages go by."""
    yield "/** Bounds of the room that pages go by. */"
    yield "export const LIMITS = {"
    yield from (f"  {name}: {getattr(limits, name)}," for name in bounds())
    yield "} as const;"
    yield ""
    yield "/** A field pays so many percent of its players until something else is said. */"
    yield f"export const PLACES_PERCENT = {PLACES_PERCENT};"
    yield ""
    yield "/** Where the cards of a game lie, by its name without its betting. */"
    yield "export const KINDS: Readonly<Record<string, GameKind>> = {"
    kinds = {game.id[2:]: game.kind for game in GAMES.values()}
    yield from (f"  {json.dumps(name)}: {json.dumps(kind)}," for name, kind in kinds.items())
    yield "};"
    yield ""


def interface(struct: StructType, speech: Speech) -> Iterator[str]:
    """A struct as the pages have it."""
    yield "/**"
    yield from (f" * {line}" for line in textwrap.wrap(spoken(struct.cls), WIDTH - 3))
    yield " */"
    yield f"export interface {struct.cls.__name__} {{"
    if struct.tag_field is not None:
        yield f"  {struct.tag_field}: {json.dumps(struct.tag)};"
    for field in struct.fields:
        mark = "?" if may_be_left_out(struct, field) else ""
        yield f"  {field.encode_name}{mark}: {speech.name(field.type)};"
    yield "}"
    yield ""


def roles_in_order(may: frozenset[RoleName]) -> list[RoleName] | None:
    """These roles as the pages have them, None for everybody."""
    return None if may == EVERYBODY else [role for role in get_args(RoleName) if role in may]


def table(name: str, says: str, rows: dict[str, dict[str, Any]]) -> Iterator[str]:
    """A table of the pages."""
    yield "/**"
    yield from (f" * {line}" for line in textwrap.wrap(says, WIDTH - 3))
    yield " */"
    yield f"export const {name} = {{"
    for key, row in rows.items():
        terms = ", ".join(f"{term}: {json.dumps(said)}" for term, said in row.items())
        yield f"  {json.dumps(key)}: {{ {terms} }},".replace("{  }", "{}")
    yield "} as const;"
    yield ""


def table_of_orders() -> Iterator[str]:
    """What each order says of itself, for the forms from which it is given."""
    rows: dict[str, dict[str, Any]] = {}
    for kind in commands.ORDERS:
        fields = kind.__struct_fields__
        reason = "needed" if needs_reason(kind) else "taken" if "reason" in fields else None
        told = {
            "may": roles_in_order(kind.may),
            "maker": kind.maker_may,
            "room": kind.of_the_room,
            "reason": reason,
            **{name: name in fields for name in ("seen", "shown")},
        }
        rows[tag_of(kind)] = {name: said for name, said in told.items() if said}
    yield from table(
        "ORDERS",
        "Orders by the names of their types: the roles that may give them, without any everybody;"
        " `maker`: who made a home game may give it there; `room`: only a role in the whole room"
        " lets it be given, whatever event it names; whether a `reason` is needed or may be given."
        " With `seen` and `shown` a page says what it had shown.",
        rows,
    )


def table_of_topics() -> Iterator[str]:
    """What each topic says of itself, for the pages that watch it."""
    rows: dict[str, dict[str, Any]] = {}
    for topic in TOPICS.values():
        row = rows[topic.kind] = {
            "parts": [*topic.args],
            "may": roles_in_order(topic.may),
            "view": tag_of(topic.view),
        }
        row |= {"room": True} if topic.of_the_room else {}
    yield from table(
        "TOPICS",
        "Topics by what their names begin with: what the parts after that name, the roles that may"
        " watch them, null for everybody, and the type of their view. `room`: also without its"
        " parts, for the whole room.",
        rows,
    )
    yield "export type TopicKind = keyof typeof TOPICS;"


@cache
def asked() -> set[type]:
    """All that a browser says."""
    return {struct.cls for struct in structs_in(FROM_BROWSER)}


def may_be_left_out(struct: StructType, field: Field) -> bool:
    """Whether a field is not always there: what a browser need not say, and what is never sent
    while it has its usual value."""
    return not field.required and (
        struct.cls in asked() or struct.cls.__struct_config__.omit_defaults
    )


def every_struct() -> list[StructType]:
    """All structs of the wire, what a browser says first."""
    both = {struct.cls: struct for struct in structs_in(FROM_BROWSER)}
    both |= {struct.cls: struct for struct in structs_in(TO_BROWSER | by_http())}
    return list(both.values())


def markdown() -> str:
    """The wire for people: what is asked, what is answered, what is shown."""
    speech = Speech(
        {
            "AnyType": "anything",
            "BoolType": "true or false",
            "FloatType": "number",
            "IntType": "integer",
            "NoneType": "null",
            "StrType": "text",
        },
        lambda item: f"list of {item}",
    )
    out = [PREFACE, "## Over plain HTTP", "", "| | | |", "|---|---|---|"]
    out += [f"| {call.method} | `{call.shown}` | {call.summary} |" for call in stated()]
    out += ["", "## What a browser says", ""]
    for struct in every_struct():
        if struct.cls is views.Welcome:
            out += ["## What the room says", ""]
        out += [f"### {struct.cls.__name__}", ""]
        out += [*textwrap.wrap(spoken(struct.cls), WIDTH), ""]
        rows = [f'| `{struct.tag_field}` | `"{struct.tag}"` |'] if struct.tag_field else []
        for field in struct.fields:
            may = " (may be left out)" if may_be_left_out(struct, field) else ""
            kind = speech.name(field.type).replace("|", "or")
            rows.append(f"| `{field.encode_name}` | {kind}{may} |")
        out += ["| field | |", "|---|---|", *rows, ""] if rows else []
    out += ["## Names for sets of values", ""]
    for alias, meaning in aliases().items():
        kind = speech.name(type_info(meaning), but=alias).replace("|", "or")
        out += [*textwrap.wrap(f"**{alias}**: {kind}", WIDTH), ""]
    return "\n".join(out).rstrip() + "\n"


def json_schema() -> str:
    """The wire as JSON Schema: `Ask` goes in, `Frame` comes out."""
    (asks, frames, _), shapes = msgspec.json.schema_components(
        [FROM_BROWSER, TO_BROWSER, by_http()], ref_template="#/$defs/{name}"
    )
    close_shapes(shapes, [FROM_BROWSER])
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "RuleOne's wire",
        "anyOf": [asks, frames],
        "$defs": shapes,
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def openapi() -> str:
    """The HTTP calls as OpenAPI 3.1, as the room serves them itself."""
    return json.dumps(page(), indent=2, ensure_ascii=False) + "\n"


def main(arguments: list[str]) -> int:
    """Write the files, or with `--check` say whether they differ."""
    differs = 0
    for name, text in typescript().items():
        path = HOME / "ui" / "src" / name
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        differs = 1
        if "--check" in arguments:
            print(f"{path.relative_to(HOME)} differs: run python tools/protocol.py")
            continue
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.relative_to(HOME)}")
    return differs if "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
