"""Schema of the book's options: the name, the values allowed and the meaning of each."""

import re
import tomllib
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from ruleone.limits import OPTION_NUMBER_MAX

Kind = Literal["flag", "number", "optional-number", "choice", "fraction", "listing", "order"]
Value = bool | int | str | Fraction | tuple[str, ...] | None
"""A setting: None only for an `optional-number` that the edition does without."""

_SHARE = re.compile(r"(\d{1,9})(?:/0*(\d{1,9})|\.\d{1,9})?")


class UnknownName(LookupError):
    """An option, decision, edition or rule that the book does not have."""


class BadSetting(ValueError):
    """A value that the schema of its option does not allow."""


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One option of the rulebook.

    `choices` bounds a `choice`, and the members of a `listing` where it is not empty; an `order` is
    all of them, each once. A `listing` names nothing twice, and has a minimum of `least` names;
    numbers and fractions have the maximum `most`. `rules` are the ids of the rules that set or
    mention it. `ours` marks an option that no document settles.

    `before` is the value that was played before the option existed, as data gives it: games begun
    then keep it. `past` are choices that can no longer be made: only games begun under them keep
    them.
    """

    name: str
    kind: Kind
    rules: tuple[str, ...]
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = OPTION_NUMBER_MAX
    ours: bool = False
    past: tuple[str, ...] = ()
    before: bool | int | str | tuple[str, ...] | msgspec.UnsetType = msgspec.UNSET
    words: dict[str, str] = {}

    @property
    def has_before(self) -> bool:
        """Whether the value played before the option existed is known."""
        return self.before is not msgspec.UNSET

    @property
    def offered(self) -> tuple[str, ...]:
        """The choices that can be made today."""
        return tuple(choice for choice in self.choices if choice not in self.past)

    def read(self, raw: object) -> Value:
        """Return the typed value of a setting as data gives it ("1/2", "none", a list of names).

        Raises BadSetting, which names the kind and the choices expected and what came.
        """
        value = self._typed(raw)
        named = value if isinstance(value, tuple) else (value,)
        if self.choices and not all(name in self.choices for name in named):
            raise BadSetting(f"{self.name} is one of {', '.join(self.choices)}, not {raw!r}")
        if isinstance(value, tuple):
            self._check_names(value)
        return value

    def _check_names(self, named: tuple[str, ...]) -> None:
        """Raise BadSetting for a list that contradicts itself or is too short."""
        once = len(set(named)) == len(named)
        if self.kind == "order" and (not once or len(named) != len(self.choices)):
            all_of = ", ".join(self.choices)
            raise BadSetting(f"{self.name} takes each of {all_of} once, not {'|'.join(named)}")
        if not once:
            raise BadSetting(f"{self.name} takes a list of different names, not {'|'.join(named)}")
        if len(named) < self.least:
            raise BadSetting(f"{self.name} takes {self.least} names or more, not {len(named)}")

    def _typed(self, raw: object) -> Value:
        match self.kind, raw:
            case "flag", bool():
                return raw
            case "number" | "optional-number", int() if not isinstance(raw, bool):
                if 0 <= raw <= self.most:
                    return raw
                raise BadSetting(f"{self.name} takes a number from 0 to {self.most}, not {raw}")
            case "optional-number", None | "none":
                return None
            case "choice", str():
                return raw
            case "fraction", str() | int() | Fraction() if not isinstance(raw, bool):
                return self._fraction(raw)
            case "listing" | "order", list() | tuple() if all(map(_is_name, raw)):
                return tuple(raw)
        raise BadSetting(f"{self.name} takes a {self.kind}, not {raw!r}")

    def _fraction(self, raw: str | int | Fraction) -> Fraction:
        if isinstance(raw, str):
            written = _SHARE.fullmatch(raw)
            value = Fraction(raw) if written and written[2] != "0" else Fraction(-1)
        else:
            value = Fraction(raw)
        if not 0 <= value.numerator <= OPTION_NUMBER_MAX >= value.denominator:
            raise BadSetting(f"{self.name} takes a fraction such as 1/2, not {raw!r}")
        if value > self.most:
            raise BadSetting(f"{self.name} takes a fraction up to {self.most}, not {raw!r}")
        return value

    def parse(self, text: str) -> Value:
        """Return the typed value of a setting written in an edition's id.

        This is the reverse of `written`.
        """
        raw: object = text
        if self.kind == "flag":
            raw = {"true": True, "false": False}.get(text, text)
        elif self.kind in ("number", "optional-number") and text.isascii() and text.isdigit():
            raw = int(text)
        elif self.kind in ("listing", "order"):
            raw = text.split("|") if text else []
        return self.read(raw)

    def written(self, value: Value) -> str:
        """Return the value as an edition's id writes it: `true`, `4`, `none`, `1/2`, `zh|en`."""
        if isinstance(value, bool):
            return "true" if value else "false"
        if value is None:
            return "none"
        return "|".join(value) if isinstance(value, tuple) else str(value)


def _is_name(item: object) -> bool:
    """Whether an item can be in a listing: text without the signs that an id is built of."""
    return isinstance(item, str) and item != "" and not set(item) & set("|,=@+~")


@cache
def options() -> Mapping[str, Option]:
    """Return every option of the book by its name."""
    tables: dict[str, Any] = tomllib.loads(
        files(__package__).joinpath("options.toml").read_text("utf-8")
    )
    return {
        name: msgspec.convert({"name": name, **table}, Option) for name, table in tables.items()
    }
