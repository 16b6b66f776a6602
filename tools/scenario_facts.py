"""Write the facts of incidents into their page: `python tools/scenario_facts.py [--check]`.

They stand between two marks, made from the structs that the incidents of a scenario are read into.
--check writes nothing, and fails where the page is stale.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
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

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "en" / "build" / "scenarios.md"
BEGIN: Final = "<!-- facts: made by `python tools/scenario_facts.py` -->"
END: Final = "<!-- facts end -->"
TIME: Final = "_ms"
"""How the names of times end, which a file writes without it."""


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


def written(page: str) -> str:
    """The page with the table as it is now."""
    before, _, rest = page.partition(BEGIN)
    _, found, after = rest.partition(END)
    assert found, f"{PAGE} has no {BEGIN} ... {END}"
    return "".join(_parts(before, after))


def _parts(before: str, after: str) -> Iterator[str]:
    yield from (before, BEGIN, "\n", table(), "\n", END, after)


def main() -> int:
    """Write the page, or with --check tell whether it is stale (exit status 1)."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only tell whether it is stale")
    check: bool = parser.parse_args().check
    page = PAGE.read_text("utf-8")
    now = written(page)
    if check and now != page:
        print(f"{PAGE} is stale: run python tools/scenario_facts.py", file=sys.stderr)
        return 1
    if not check:
        PAGE.write_text(now, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
