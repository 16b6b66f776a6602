"""Settings of each document for each option, and the rules behind an option."""

import tomllib
from collections.abc import Mapping
from functools import cache, reduce
from importlib.resources import files
from typing import Any

import msgspec

from ruleone.rulebook.catalogue import rule
from ruleone.rulebook.citation import Basis
from ruleone.rulebook.options import Value, options


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The value that a document gives an option.

    `value` is the value as it is written; or, where the row of the `rule` `states` it, the name of
    that parameter ("front/three-of-a-kind" for one within another). `basis` is the ground of the
    value where the rule does not say it.
    """

    rule: str
    value: Any = None
    states: str = ""
    basis: Basis = "document"

    @property
    def written(self) -> Any:
        """The value as it is written, here or in the catalogue."""
        if not self.states:
            return self.value
        return reduce(dict.__getitem__, self.states.split("/"), rule(self.rule).parameters)


class Ground(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rule by which a document settles a decision that has no option.

    `basis` is given where the rule does not say it; where it does, the rule's id is written alone.
    """

    rule: str
    basis: Basis = "document"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of options and grounds of decisions by document, and the editions' orders.

    `orders` are the orders in which the editions ask the documents.
    """

    orders: dict[str, tuple[str, ...]]
    options: dict[str, dict[str, Setting]]
    decisions: dict[str, dict[str, Ground]]


def setting_of(option: str, value: Value, edition: str = "") -> Setting | None:
    """Return the setting of the first document that gives the option this value, if any.

    The documents are asked in the order of the edition, then the others.
    """
    columns = settings().options[option]
    order = (*settings().orders.get(edition, ()), *columns)
    for document in (one for one in order if one in columns):
        if options()[option].read(columns[document].written) == value:
            return columns[document]
    return None


def rule_that_sets(option: str, value: Value) -> str | None:
    """Return the rule of the first document that gives the option this value, if any."""
    setting = setting_of(option, value)
    return None if setting is None else setting.rule


def rules_behind(option: str) -> tuple[str, ...]:
    """Return the rules that may be overridden to change an option.

    These are the rules that set or mention it, and those that editions cite for it.
    """
    cited = (setting.rule for setting in settings().options[option].values())
    return tuple(dict.fromkeys((*options()[option].rules, *cited)))


def stated_by(name: str) -> Mapping[str, tuple[str, ...]]:
    """Return the options whose values are parameters of a rule's row, by the parameter."""
    found: dict[str, tuple[str, ...]] = {}
    for option, columns in settings().options.items():
        for setting in columns.values():
            if setting.rule == name and setting.states:
                named = found.get(setting.states, ())
                found[setting.states] = tuple(dict.fromkeys((*named, option)))
    return found


@cache
def settings() -> Settings:
    """Return the settings of all documents, read from `settings.toml`."""
    text = files(__package__).joinpath("settings.toml").read_text("utf-8")
    told = tomllib.loads(text)
    for columns in told["options"].values():
        if "ours" in columns:
            columns["ours"]["basis"] = "ours"
    for columns in told["decisions"].values():
        for column, rule_id in columns.items():
            if isinstance(rule_id, str):
                columns[column] = {"rule": rule_id}
    return msgspec.convert(told, Settings)
