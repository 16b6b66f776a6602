"""What each document says on each option, and the rules that stand behind an option."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from ruleone.rulebook.options import Value, options


def rule_that_sets(option: str, value: Value) -> str | None:
    """The rule of the first document that gives the option this value, None where none does."""
    for column in _settings()[option].values():
        if options()[option].read(column["value"]) == value:
            return str(column["rule"])
    return None


def rules_behind(option: str) -> tuple[str, ...]:
    """The rules that may be overridden to change an option: those that set or mention it, and those
    that editions cite for it."""
    cited = (str(column["rule"]) for column in _settings()[option].values())
    return tuple(dict.fromkeys((*options()[option].rules, *cited)))


@cache
def _settings() -> dict[str, dict[str, dict[str, Any]]]:
    text = files(__package__).joinpath("settings.toml").read_text("utf-8")
    table: dict[str, dict[str, dict[str, Any]]] = tomllib.loads(text)["options"]
    return table
