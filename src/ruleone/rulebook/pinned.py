"""Pinned editions: the settings as a journal keeps them.

A game that was begun under them continues under them, whatever the editions of a later version say.
"""

from collections.abc import Iterator
from typing import Literal

import msgspec

from ruleone.rulebook.edition import EDITIONS, Edition, digest_of, edition
from ruleone.rulebook.options import BadSetting, Value, options
from ruleone.rulebook.settings import rules_behind


class Pinned(msgspec.Struct, frozen=True):
    """An edition in full, as a journal keeps it.

    Its id and digest, each option's value as an id writes it, and the rule behind each option and
    decision.
    """

    edition: str
    digest: str
    settings: dict[str, str]
    rules: dict[str, str]


Why = Literal["stays", "before", "unknown", "gone"]
"""Reason of a difference between a pinned edition and the book of today.

The edition has changed, and the old value `stays`. The option is new, and keeps the value played
`before` it, or that is `unknown` and the edition's own value holds. Or the option is `gone`.
"""


class Carried(msgspec.Struct, frozen=True):
    """An option for which a pinned edition and the book of today differ.

    It has the value that is played, and that of the edition today, both as an id writes them. For
    an option that is `gone` the value is the old one, which nothing reads any more.
    """

    option: str
    why: Why
    value: str
    today: str


class TakenUp(msgspec.Struct, frozen=True):
    """A pinned edition in terms of the book of today: `edition(now.id)` makes it again.

    `carried` are the options that differ, in the order of their names.
    """

    pinned: Pinned
    now: Edition
    carried: tuple[Carried, ...]


def pin(book: Edition) -> Pinned:
    """Return all settings of an edition, to be kept."""
    settings = {name: option.written(book.option(name)) for name, option in options().items()}
    return Pinned(
        book.id, book.digest, settings, {name: book.cite(name).rule for name in book.names()}
    )


def take_up(pinned: Pinned) -> TakenUp:
    """Return the edition that decides as the pinned one did.

    It is given as changes of the edition of that name, or, where the book no longer has it, of the
    most similar one. A new option has the value with which play stays as it was (`Option.before`),
    else the edition's own. Raises BadSetting for settings that do not match their digest, and for a
    value that its option no longer takes.
    """
    if digest_of(pinned.settings, pinned.rules) != pinned.digest:
        raise BadSetting(f"the settings kept of {pinned.edition} have another digest")
    values = {
        name: option.parse(pinned.settings[name])
        for name, option in options().items()
        if name in pinned.settings
    }
    standing = _standing(pinned.edition, values)
    for name, option in options().items():
        if name not in values and option.has_before:
            values[name] = option.read(option.before)
    now = _changed(standing, pinned, values)
    told = sorted(_carried(pinned, standing, now), key=lambda one: one.option)
    return TakenUp(pinned, now, tuple(told))


def _standing(name: str, values: dict[str, Value]) -> Edition:
    """Return the edition of the book behind a pinned one, else the most similar one."""
    base = name.partition("+")[0]
    if base in EDITIONS:
        return edition(base)
    books = [edition(one) for one in EDITIONS]
    return min(
        books, key=lambda book: sum(book.option(at) != value for at, value in values.items())
    )


def _changed(standing: Edition, pinned: Pinned, values: dict[str, Value]) -> Edition:
    """Return the edition of today with all changes of the pinned one.

    A house's changes override the same rules as before, as far as the book still has them behind
    the option.
    """
    differing = {name: value for name, value in values.items() if value != standing.option(name)}
    house = pinned.edition.partition("~")[2]
    if not house:
        return edition(standing.begun_with(differing).id)
    overridden = {}
    for name, value in differing.items():
        rule = pinned.rules.get(name)
        known = rule if rule in rules_behind(name) else standing.cite(name).rule
        overridden[name] = value, known
    return edition(standing.overruled(house, overridden).id)


def _carried(pinned: Pinned, standing: Edition, now: Edition) -> Iterator[Carried]:
    """Yield the options that differ.

    A change that the edition had from the beginning is not one.
    """
    begun = pinned.edition.partition("+")[2]
    named = {change.partition("=")[0] for change in begun.partition("~")[0].split(",")}
    for name, option in options().items():
        value, today = (option.written(book.option(name)) for book in (now, standing))
        if name not in pinned.settings:
            yield Carried(name, "before" if option.has_before else "unknown", value, today)
        elif value != today and name not in named:
            yield Carried(name, "stays", value, today)
    for name in pinned.settings.keys() - options().keys():
        yield Carried(name, "gone", pinned.settings[name], "")
