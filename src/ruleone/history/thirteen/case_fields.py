"""One field of a payment case, checked: what was expected, what came, and where."""

from typing import Any, Final

import msgspec

from ruleone.rulebook import Refusal
from ruleone.rulebook.citation import Parameter

_CAME_MAX_CHARACTERS: Final = 40


class WrongField(Exception):
    """Raised for what a case should not say; `refusal` tells it."""

    def __init__(self, code: str, /, **parameters: Parameter) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, "syntax", parameters)


def needed(fields: dict[str, Any], name: str, where: str) -> Any:
    """The value of a field. Raises WrongField where it is missing."""
    if name not in fields:
        raise WrongField("case-missing", where=where + name)
    return fields[name]


def as_object(told: object, where: str) -> dict[str, Any]:
    """The same value, an object. Raises WrongField for any other."""
    if not isinstance(told, dict):
        raise WrongField("case-object", where=where, came=came_as(told))
    return told


def number_in(fields: dict[str, Any], name: str, where: str, least: int, most: int) -> int:
    """A whole number in these bounds. Raises WrongField for anything else."""
    told = needed(fields, name, where)
    if type(told) is not int or not least <= told <= most:
        raise WrongField(
            "case-number", where=where + name, least=least, most=most, came=came_as(told)
        )
    return told


def flag_in(fields: dict[str, Any], name: str, where: str, *, optional: bool = True) -> bool:
    """A truth value, false where it is missing and optional. Raises WrongField for another."""
    told = fields.get(name, False) if optional else needed(fields, name, where)
    if type(told) is not bool:
        raise WrongField("case-flag", where=where + name, came=came_as(told))
    return told


def came_as(came: object) -> str:
    """What came, as JSON writes it, on one line and not at length."""
    try:
        written = msgspec.json.encode(came).decode()
    except (msgspec.EncodeError, RecursionError, UnicodeError):
        written = "..."
    return one_line(written)


def one_line(written: str) -> str:
    """The beginning of a text, with nothing in it that cannot be printed."""
    short = written[:_CAME_MAX_CHARACTERS]
    shown = "".join(letter if letter.isprintable() else "?" for letter in short)
    return shown + ("..." if len(written) > _CAME_MAX_CHARACTERS else "")
