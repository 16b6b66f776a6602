"""What is wrong with a command line, in our words: Typer tells it in English alone."""

import ast
import re
from collections.abc import Mapping
from typing import Any, Final

from typer._click.exceptions import (
    BadOptionUsage,
    BadParameter,
    MissingParameter,
    NoSuchOption,
    UsageError,
)

from ruleone.cli.language import told

CAME_MAX_CHARACTERS: Final = 60
_EXTRA: Final = re.compile(r"extra argument\(s\) \((?P<came>.*)\)", re.DOTALL)
_PATH: Final = re.compile(r"\w+ (?P<came>.+) is a (?P<what>file|directory)\.", re.DOTALL)
_WHOLE: Final = frozenset(("int_parsing", "int_from_float", "int_type"))
_BOUND: Final = frozenset(("greater_than_equal", "less_than_equal"))


class Mistake(UsageError):
    """A command line that cannot be read; its text is ours."""


def in_words(wrong: UsageError) -> str:
    """What is wrong, in the environment's language; what we have no words for, as Typer says it."""
    match wrong:
        case MissingParameter():
            return told("mistake-missing", name=name_of(wrong.param), what=_help(wrong.param))
        case NoSuchOption():
            near = tuple(sorted(wrong.possibilities or ()))
            code = "mistake-no-option-near" if near else "mistake-no-option"
            return told(code, name=_short(wrong.option_name), near=near)
        case BadOptionUsage() if "does not take a value" in wrong.message:
            return told("mistake-takes-none", name=wrong.option_name)
        case BadOptionUsage():
            return told("mistake-no-value", name=wrong.option_name)
        case BadParameter():
            return _bad_value(wrong)
    if extra := _EXTRA.search(wrong.message):
        return told("mistake-too-much", came=_short(extra["came"]))
    return wrong.format_message()


def _bad_value(wrong: BadParameter) -> str:
    """What is wrong with a value, from what it was held against."""
    name, cause, param = name_of(wrong.param), wrong.__cause__, wrong.param
    if path := _PATH.fullmatch(wrong.message):
        code = "mistake-no-folder" if path["what"] == "file" else "mistake-no-file"
        return told(code, name=name, came=_short(ast.literal_eval(path["came"])))
    errors = getattr(cause, "errors", None)  # of pydantic, which is Typer's affair and not ours
    if errors is None or param is None:
        return wrong.format_message()
    error: Mapping[str, Any] = errors()[0]
    came, kind = _short(str(error["input"])), error["type"]
    choices = param.type_descriptor.choices
    if choices:
        return told("mistake-choice", name=name, came=came, known=tuple(map(str, choices)))
    if kind in _WHOLE | _BOUND or kind.startswith("float"):
        least, most = getattr(param, "min", None), getattr(param, "max", None)
        whole = param.type_descriptor.annotation is int
        range_ = "none" if least is None else "from" if most is None else "between"
        return told(
            "mistake-number", name=name, came=came, whole=whole, range=range_,
            least=_plain(least), most=_plain(most),
        )  # fmt: skip
    return wrong.format_message()


def name_of(param: Any) -> str:
    """An option by its longest form, an argument by what its value is called."""
    if param is None:
        return ""
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return str(param.display_name_raw)


def _plain(bound: float | None) -> int | float:
    """A bound, whole where it is; 0 stands for none."""
    return int(bound) if bound is not None and bound == int(bound) else bound or 0


def _help(param: Any) -> str:
    return "" if param is None else str(param.help or "")


def _short(came: str) -> str:
    """What was typed, as far as it can stand in a sentence."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in came)
    return shown if len(shown) <= CAME_MAX_CHARACTERS else shown[: CAME_MAX_CHARACTERS - 1] + "…"
