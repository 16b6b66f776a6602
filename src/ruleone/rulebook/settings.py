"""What each document says on each option, and the rules that stand behind an option."""

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
    """What a document says on an option: a `value` as it is written, or where the row of the `rule`
    `states` it, the name of that parameter ("front/three-of-a-kind" for one within another).
    `basis` is what the value rests on where the rule does not say it."""

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
    """The rule by which a document settles a decision that is no option, and the `basis` where the
    rule does not say it. Written as the rule's id alone where it does."""

    rule: str
    basis: Basis = "document"


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each option's settings by document, each decision's grounds by document, and the `orders` in
    which the editions ask the documents."""

    orders: dict[str, tuple[str, ...]]
    options: dict[str, dict[str, Setting]]
    decisions: dict[str, dict[str, Ground]]


def setting_of(option: str, value: Value) -> Setting | None:
    """What the first document says that gives the option this value, None where none does."""
    for setting in settings().options[option].values():
        if options()[option].read(setting.written) == value:
            return setting
    return None


def rule_that_sets(option: str, value: Value) -> str | None:
    """The rule of the first document that gives the option this value, None where none does."""
    setting = setting_of(option, value)
    return None if setting is None else setting.rule


def rules_behind(option: str) -> tuple[str, ...]:
    """The rules that may be overridden to change an option: those that set or mention it, and those
    that editions cite for it."""
    cited = (setting.rule for setting in settings().options[option].values())
    return tuple(dict.fromkeys((*options()[option].rules, *cited)))


def stated_by(name: str) -> Mapping[str, tuple[str, ...]]:
    """The options that the parameters of a rule's row are the values of, by the parameter."""
    found: dict[str, tuple[str, ...]] = {}
    for option, columns in settings().options.items():
        for setting in columns.values():
            if setting.rule == name and setting.states:
                named = found.get(setting.states, ())
                found[setting.states] = tuple(dict.fromkeys((*named, option)))
    return found


@cache
def settings() -> Settings:
    """What all documents say, as `settings.toml` has it."""
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
