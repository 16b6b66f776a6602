"""Declarations of query parameters: one declaration reads, bounds and describes each."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from ruleone.rulebook.citation import Refusal
from ruleone.web.reading import syntax

T = TypeVar("T")


class Query(Generic[T]):
    """A parameter of the query.

    `usual` is its default, `read` converts its text to a value, and `schema` describes the text.
    """

    def __init__(
        self,
        name: str,
        usual: T,
        read: Callable[[str], T | Refusal],
        schema: dict[str, Any],
        *,
        required: bool = False,
    ) -> None:
        self.name = name
        self.usual = usual
        self.read = read
        self.schema = schema
        self.required = required

    @property
    def described(self) -> dict[str, Any]:
        """Return the parameter as OpenAPI has it."""
        return {
            "name": self.name, "in": "query", "required": self.required, "schema": self.schema,
        }  # fmt: skip

    @property
    def is_bounded(self) -> bool:
        """Whether some texts are refused."""
        return self.schema != TEXT


TEXT = {"type": "string"}
"""Schema of any text: an unknown one is not found."""


def text(
    name: str, most: int | None = None, *, least: int = 0, required: bool = False
) -> Query[str]:
    """Return a text parameter of `least` to `most` characters, empty by default."""

    def read(came: str) -> str | Refusal:
        if most is None or least <= len(came) <= most:
            return came
        expected = f"{least}-{most}" if least else most
        return syntax("text-too-long", at=name, expected=expected, came=len(came))

    schema: dict[str, Any] = dict(TEXT)
    if least:
        schema["minLength"] = least
    if most is not None:
        schema["maxLength"] = most
    return Query(name, "", read, schema, required=required)


def number(name: str, most: int, usual: T) -> "Query[int | T]":
    """Return a number parameter from 0 to `most`."""
    digits = max(9, len(str(most)))

    def read(came: str) -> int | T | Refusal:
        if not came:
            return usual
        if not (came.isascii() and came.isdigit() and len(came) <= digits):
            return syntax("frame-not-understood", at=name, expected="number", came=came[:20])
        if int(came) > most:
            return syntax("number-too-large", at=name, expected=most, came=came[:20])
        return int(came)

    return Query(name, usual, read, {"type": "integer", "minimum": 0, "maximum": most})


def choice(name: str, choices: Sequence[str], usual: T) -> "Query[str | T]":
    """Return a parameter that is one of these words."""

    def read(came: str) -> str | T | Refusal:
        if came in choices:
            return came
        expected = ", ".join(choices)
        return syntax("frame-not-understood", at=name, expected=expected, came=came[:20])

    return Query(name, usual, read, {"enum": list(choices)})


SKIP = number("skip", 999_999_999, 0)
"""Query parameter for the number of entries to skip in a list."""
