"""Every incident of a scenario with its facts, as a page: `tools/reference.py` writes it.

It is made from the structs that the incidents are read into.
"""

from typing import Any, Final

import msgspec
from msgspec.inspect import (
    BoolType,
    DictType,
    Field,
    IntType,
    LiteralType,
    Metadata,
    NoneType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from ruleone.floor.facts import A_CARD
from ruleone.limits import SEATS_MAX, STACK_MAX_CHIPS
from ruleone.scenarios.floor.incidents import KEYS

TIME: Final = "_ms"
"""How the names of times end, which a file writes without it."""


def page() -> str:
    """The text of the page."""
    return f"""\
# Incidents and their facts

Made by `python tools/reference.py`. What a step of a scenario may tell of each incident
(*Scenarios* has the rest); the last column says what a fact is where it is left out.

{table()}
"""


def table() -> str:
    """Every incident with its facts, one a line."""
    lines = ["| incident | fact | what it is | left out |", "|---|---|---|---|"]
    for key, kind in KEYS.items():
        struct = type_info(kind.facts)
        assert isinstance(struct, StructType), key
        for at, field in enumerate(struct.fields):
            incident = "" if at else f"`{key}`"
            name = field.encode_name.removesuffix(TIME)
            lines.append(f"| {incident} | `{name}` | {told(field.type, field)} | {left(field)} |")
        if not struct.fields:
            lines.append(f"| `{key}` | | no facts | |")
    return "\n".join(lines)


def told(kind: Type, field: Field | None = None) -> str:
    """What a fact takes, in words."""
    if field is not None and field.encode_name.endswith(TIME) and not _rows(kind):
        return "time of day, or nothing" if _may_be_nothing(kind) else "time of day"
    match kind:
        case Metadata(type=inner, extra=extra):
            return "card" if extra == A_CARD else told(inner)
        case BoolType():
            return "true or false"
        case IntType(le=le):
            return {SEATS_MAX: "seat", STACK_MAX_CHIPS: "chips"}.get(le or -1, "number")
        case LiteralType(values=values):
            return " or ".join(f"`{value}`" for value in values)
        case UnionType(types=types):
            some = [told(one) for one in types if not isinstance(one, NoneType)]
            return " or ".join((*some, *(("nothing",) if _may_be_nothing(kind) else ())))
        case DictType(key_type=by, value_type=value):
            return f"{told(value)} by {told(by)}"
        case VarTupleType(item_type=item):
            return f"list of {told(item)}"
        case TupleType(item_types=items):
            return " and ".join(map(told, items))
        case StructType(fields=fields, tag=tag):
            parts = [
                f"{one.encode_name.removesuffix(TIME)}: {told(one.type, one)}" for one in fields
            ]
            return "{ " + "; ".join((*([f"type: `{tag}`"] if tag else []), *parts)) + " }"
    return "text"


def left(field: Field) -> str:
    """What a fact is where it is left out."""
    if field.required:
        return "needed"
    default: Any = field.default
    if field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    if default in (None, (), {}, ""):
        return "nothing"
    return f"`{msgspec.json.encode(default).decode()}`".replace('"', "")


def _may_be_nothing(kind: Type) -> bool:
    return isinstance(kind, UnionType) and any(isinstance(one, NoneType) for one in kind.types)


def _rows(kind: Type) -> bool:
    return isinstance(kind, VarTupleType | DictType | StructType)
