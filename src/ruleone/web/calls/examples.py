"""Examples of calls: a valid request, made from the declaration of each call."""

import json
from typing import Any, Final, NamedTuple
from urllib.parse import quote, urlencode

from msgspec.inspect import (
    BoolType,
    DictType,
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

from ruleone.web.calls.call import Call

TEXTS: Final = {
    "amount": "20000",
    "command": "join",
    "event": "e1",
    "game": "nlhe",
    "id": "7f3a",
    "league": "Friday",
    "name": "Friday",
    "nickname": "Ann",
    "option": "clock.tie",
    "player": "p1",
    "reason": "Agreed at the table",
    "rule": "tda-2024-1",
    "screen": "s1",
    "stakes": "nl-1-2",
    "table": "1",
    "template": "turbo-27",
    "text": "Dinner at nine",
    "title": "Friday",
    "token": "t1",
    "topic": "lobby",
    "url": "https://example.org/hear",
}
"""Values of texts in an example, by name."""
NUMBERS: Final = {"entries": 27, "people": 27}
"""Values of numbers in an example, by name."""


class Example(NamedTuple):
    """A request: its method and address, and its body, None where it has none.

    For a file the body only says that there is one.
    """

    method: str
    address: str
    body: Any


def example(call: Call) -> Example:
    """Return a request for this call.

    It has every part of the path, the required parameters, and every required field.
    """
    path = call.told_path
    query: dict[str, str] = {}
    for one in call.parameters:
        text = str(call.sample.get(one["name"], TEXTS.get(one["name"], "e1")))
        if one["in"] == "path":
            path = path.replace("{" + one["name"] + "}", quote(text, safe=""))
        elif one["in"] == "query" and (one["required"] or one["name"] in call.sample):
            query[one["name"]] = text
    body: Any = None
    if call.takes is bytes:
        body = call.sample.get("body", "")
    elif call.takes is not None:
        body = call.sample.get("body") or sample(type_info(call.takes))
        body.pop("type", None) if call.path.startswith("/api/do/") else None
    return Example(call.method, path + ("?" + urlencode(query) if query else ""), body)


def sample(kind: Type, name: str = "") -> Any:
    """Return a value of this kind, as JSON has it; `name` is that of its field."""
    match kind:
        case StructType():
            told = {kind.tag_field: kind.tag} if kind.tag_field else {}
            fields = [field for field in kind.fields if field.required]
            return told | {
                field.encode_name: sample(field.type, field.encode_name) for field in fields
            }
        case UnionType():
            return sample(kind.types[0], name)
        case Metadata():
            return sample(kind.type, name)
        case LiteralType():
            return kind.values[0]
        case VarTupleType():
            return [sample(kind.item_type, name.removesuffix("s"))]
        case TupleType():
            return [sample(one, name) for one in kind.item_types]
        case DictType():
            return {}
        case StrType():
            return TEXTS.get(name, "e1" if name.endswith("event") else name or "a")
        case IntType() | FloatType():
            return NUMBERS.get(name, 1 if kind.ge is None else kind.ge)
        case BoolType():
            return True
        case NoneType():
            return None
    raise TypeError(f"no example of {kind!r}")


def written(one: Example) -> str:
    """Return the example for people: the request line, and below it the body."""
    head = f"{one.method} {one.address}"
    return head if one.body is None else f"{head}\n\n{json.dumps(one.body, ensure_ascii=False)}"
