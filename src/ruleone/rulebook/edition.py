"""Editions: each a consistent setting of every option, with the rule behind each setting.

`applied_by` lists the editions that apply a rule to the game they are for.
"""

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from fractions import Fraction
from functools import lru_cache
from typing import Final, Self, TypeVar

from ruleone.limits import EDITION_ID_MAX_CHARACTERS
from ruleone.rulebook.catalogue import Rule
from ruleone.rulebook.citation import Basis, Citation
from ruleone.rulebook.options import BadSetting, UnknownName, Value, options
from ruleone.rulebook.settings import Ground, Setting, rules_behind, setting_of, settings

_Said = TypeVar("_Said", Setting, Ground)

EDITIONS = (
    "modern",
    "tda2024",
    "house",
    "tda2011",
    "tda2019",
    "holdem",
    "holdem-a",
    "holdem-b",
    "holdem-c",
    "chinese",
)
"""Ids of the editions, the default first."""

HOUSE_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
"""Pattern of the name of a house in the id of its edition."""


class Edition:
    """The rules in force: a value and a rule for each option, a rule for each other decision.

    Made by `edition(id)` or an overlay. `with_options` returns a changed copy.
    """

    __slots__ = ("_citations", "_rules", "_values", "digest", "id")

    def __init__(
        self,
        name: str,
        values: Mapping[str, Value],
        rules: Mapping[str, str],
        bases: Mapping[str, Basis],
    ) -> None:
        self.id = name
        self._values = values
        self._rules = rules
        self._citations = {
            key: Citation(rule, self.id, bases.get(key, "document")) for key, rule in rules.items()
        }
        written = {key: options()[key].written(value) for key, value in values.items()}
        self.digest = digest_of(written, rules)
        """SHA-256 (hex) over all settings and the rules they come from, not over the id."""

    def __repr__(self) -> str:
        return f"Edition({self.id!r})"

    @property
    def base(self) -> str:
        """The id of the edition of the book that this edition is or changes: `modern`."""
        return self.id.partition("+")[0]

    @property
    def house(self) -> str:
        """The name of the house whose overlay this is; empty where there is none."""
        return self.id.partition("~")[2]

    def option(self, name: str) -> Value:
        """Return the value of an option.

        Raises UnknownName where the book has no such option.
        """
        try:
            return self._values[name]
        except KeyError:
            raise _unknown("option", name, self._values) from None

    def flag(self, name: str) -> bool:
        """Return the value of a yes-or-no option."""
        value = self.option(name)
        if not isinstance(value, bool):
            raise _wrong_kind(name, "flag")
        return value

    def number(self, name: str) -> int:
        """Return the value of a whole-number option, 0 or more."""
        value = self.option(name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise _wrong_kind(name, "number")
        return value

    def optional_number(self, name: str) -> int | None:
        """Return the value of a number option, None where the edition does without it."""
        return None if self.option(name) is None else self.number(name)

    def choice(self, name: str) -> str:
        """Return the value of an option that is one of a few named choices."""
        value = self.option(name)
        if not isinstance(value, str):
            raise _wrong_kind(name, "choice")
        return value

    def fraction(self, name: str) -> Fraction:
        """Return the value of an option that is an exact share, 0 or more."""
        value = self.option(name)
        if not isinstance(value, Fraction):
            raise _wrong_kind(name, "fraction")
        return value

    def listing(self, name: str) -> tuple[str, ...]:
        """Return the value of an option that is a list or an order of names, in its order."""
        value = self.option(name)
        if not isinstance(value, tuple):
            raise _wrong_kind(name, "listing")
        return value

    def cite(self, name: str) -> Citation:
        """Return the rule behind an option's setting, or behind a decision of that name.

        The citation also says whether the rule's document states it.
        """
        try:
            return self._citations[name]
        except KeyError:
            raise _unknown("option or decision", name, self._citations) from None

    def names(self) -> Iterable[str]:
        """Return the names that `cite` knows.

        Every option comes in the order of the book, however the edition was made, then every
        decision without an option.
        """
        known = options()
        return (*known, *sorted(self._rules.keys() - known.keys()))

    @property
    def rules(self) -> frozenset[str]:
        """The rules in force: those cited for some option or decision."""
        return frozenset(self._rules.values())

    def unlike(self, other: Self) -> tuple[str, ...]:
        """Return the options that the two editions set differently, in the order of the book."""
        return tuple(name for name in options() if self.option(name) != other.option(name))

    def with_options(self, changes: Mapping[str, object]) -> Self:
        """Return this edition with other settings.

        The id lists them: `modern+name=value`. Each changed option cites the document that sets it
        so, or else the rule it overrides; in a house's edition always the rule it overrides. Raises
        UnknownName for an unknown option, and BadSetting for a value it does not take. BadSetting
        is also raised for a choice that only games begun under it still have, and where the id
        would become too long.
        """
        for name, raw in changes.items():
            if name in options() and raw in options()[name].past:
                raise BadSetting(f"{name} is {raw} only where something began so")
        return self.begun_with(changes)

    def begun_with(self, changes: Mapping[str, object]) -> Self:
        """Return `with_options` for a game that has begun: past choices are allowed too."""
        standing = edition(self.base)
        values, rules = dict(self._values), dict(self._rules)
        for name, raw in changes.items():
            if name not in values:
                raise _unknown("option", name, values)
            values[name] = options()[name].read(raw)
            rules[name] = _cited_for(standing, name, values[name], self.house).rule
        return self._changed(values, rules, self.house)

    def overruled(self, house: str, changes: Mapping[str, tuple[object, str]]) -> Self:
        """Return this edition as a house plays it, each changed option with the rule it overrides.

        The id records all of it: `modern+clock.seconds=30~friday-club`, and `value@rule` where the
        rule overridden is not the one that the edition cites for the option. Raises as
        `with_options` does, and BadSetting for an invalid name, for a rule that is not behind its
        option, and for a value that is the edition's own.
        """
        values, rules = dict(self._values), dict(self._rules)
        for name, (raw, rule) in changes.items():
            if name not in values:
                raise _unknown("option", name, values)
            if rule not in rules_behind(name):
                raise BadSetting(f"{name} rests on {', '.join(rules_behind(name))}, not on {rule}")
            values[name], rules[name] = options()[name].read(raw), rule
            if values[name] == edition(self.base).option(name):
                raise BadSetting(f"{name} is {options()[name].written(values[name])} already")
        if not HOUSE_NAME.fullmatch(house):
            raise BadSetting(f"a house is named in a-z, 0-9 and hyphens, not {house!r}")
        return self._changed(values, rules, house)

    def _changed(self, values: Mapping[str, Value], rules: Mapping[str, str], house: str) -> Self:
        standing = edition(self.base)
        written = []
        bases: dict[str, Basis] = {key: each.basis for key, each in standing._citations.items()}
        for name in sorted(name for name, own in standing._values.items() if values[name] != own):
            usual = _cited_for(standing, name, values[name], house)
            bases[name] = usual.basis
            rule = f"@{rules[name]}" if rules[name] != usual.rule else ""
            written.append(f"{name}={options()[name].written(values[name])}{rule}")
        by = f"~{house}" if house else ""
        id_ = f"{self.base}+{','.join(written)}{by}" if written else self.base
        changed = type(self)(_bounded(id_), values, rules, bases)
        _check_bounds(changed)
        return changed


@lru_cache(maxsize=64)
def edition(name: str) -> Edition:
    """Return the edition with this id: `modern`, `house`, or one of them with options changed.

    An id such as `modern+reopen.cumulative=false,raise.limit_cap=5` comes from `with_options`,
    `modern+clock.seconds=30~friday-club` from a house's overlay: an id alone is enough to play a
    hand again. Raises UnknownName, which lists the editions, and BadSetting for an option or a
    value that does not fit.
    """
    base, plus, changes = _bounded(name).partition("+")
    if base not in settings().orders:
        raise UnknownName(f"the editions are {', '.join(EDITIONS)}; there is no {base!r}")
    if plus:
        return _from_id(edition(base), changes)
    return _standing(name)


def _check_bounds(rules: Edition) -> None:
    """Raise BadSetting for a number above the bound that another option sets (tda2024-RP-8B)."""
    took = rules.number("hand_for_hand.seconds_per_hand")
    most = rules.optional_number("hand_for_hand.max_seconds")
    if most is not None and took > most:
        told = f"a number up to {most} (hand_for_hand.max_seconds), not {took}"
        raise BadSetting(f"hand_for_hand.seconds_per_hand takes {told}")


def _bounded(name: str) -> str:
    if len(name) > EDITION_ID_MAX_CHARACTERS:
        raise BadSetting(f"an edition's id has at most {EDITION_ID_MAX_CHARACTERS} characters")
    return name


def _standing(name: str) -> Edition:
    """Return an edition of the book.

    For each option and each decision, the first document in the edition's order that settles it is
    followed.
    """
    book, schema = settings(), options()
    order = book.orders[name]
    chosen = {option: _first(columns, order) for option, columns in book.options.items()}
    values = {option: schema[option].read(each.written) for option, each in chosen.items()}
    grounds = {decision: _first(columns, order) for decision, columns in book.decisions.items()}
    cited: dict[str, Setting | Ground] = {**chosen, **grounds}
    rules = {each: found.rule for each, found in cited.items()}
    return Edition(name, values, rules, {each: found.basis for each, found in cited.items()})


def _first(columns: Mapping[str, _Said], order: Iterable[str]) -> _Said:
    return next(columns[column] for column in order if column in columns)


def _from_id(standing: Edition, text: str) -> Edition:
    """Return the edition whose id continues with this text behind the plus sign."""
    settings, tilde, house = text.partition("~")
    changes: dict[str, tuple[Value, str]] = {}
    for setting in settings.split(","):
        name, equals, written = setting.partition("=")
        if name not in options():
            raise _unknown("option", name, options())
        if not equals:
            raise BadSetting(f"a changed option is written name=value, not {setting!r}")
        value, at, rule = written.partition("@")
        if at and not tilde:
            raise BadSetting(
                f"only a house's overlay names the rule that it overrides: {setting!r}"
            )
        changes[name] = options()[name].parse(value), rule or standing.cite(name).rule
    if tilde:
        return standing.overruled(house, changes)
    return standing.begun_with({name: value for name, (value, _) in changes.items()})


def _cited_for(standing: Edition, name: str, value: Value, house: str) -> Citation:
    """Return the rule behind this value of an option, with the basis of the value.

    It is the rule of the edition where the value is its own or a house changed it, else that of a
    document that sets it so.
    """
    own = standing.cite(name)
    if value == standing.option(name):
        return own
    setting = None if house else setting_of(name, value, standing.base)
    if setting is None:
        return Citation(own.rule, own.edition, "house")
    return Citation(setting.rule, own.edition, setting.basis)


def digest_of(written: Mapping[str, str], rules: Mapping[str, str]) -> str:
    """Return SHA-256 (hex) over settings, each value as an id writes it, and their rules."""
    content = json.dumps([dict(written), dict(rules)], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(content.encode()).hexdigest()


def _unknown(what: str, name: str, known: Iterable[str]) -> UnknownName:
    near = get_close_matches(name, list(known), n=3)
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    return UnknownName(f"the book has no {what} {name!r}{hint}")


def _wrong_kind(name: str, asked: str) -> TypeError:
    return TypeError(f"{name} is a {options()[name].kind}, it was read as a {asked}")


_THIRTEEN: Final = "chinese"
_OF_BETTING: Final = frozenset(
    (
        "betting", "raise", "reopen", "chip-bet", "out-of-turn", "verbal", "pots", "stud", "draw",
        "mixed",
    )
)  # fmt: skip
"""Topics that do not concern 13-card poker: it has no betting and no streets."""


def applied_by(rule: Rule) -> tuple[str, ...]:
    """Return the editions that have the rule in force and whose game it concerns."""
    return tuple(
        name
        for name in EDITIONS
        if rule.id in edition(name).rules and not (name == _THIRTEEN and rule.topic in _OF_BETTING)
    )
