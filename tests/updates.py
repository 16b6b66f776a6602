"""Versions of the program whose rulebook has other settings, for tests of what an update leaves as
it was."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, cast

import pytest

from ruleone.dealing import start
from ruleone.room.cash.stakes import all_stakes
from ruleone.room.pages.rules import _settled
from ruleone.rulebook import Option, catalogue, edition, options, search
from ruleone.rulebook import edition as edition_named
from ruleone.rulebook.settings import settings

BOOK = edition_named.__wrapped__.__globals__
"""The names of the module that makes editions."""


def forget() -> None:
    """Drop what was made of the options and editions, so that it is made of those of now."""
    kept = start.beginning, all_stakes, _settled, catalogue._mentions, search.text_of
    for made in (edition, *kept):
        made.cache_clear()


@contextmanager
def version(
    changes: Mapping[str, Mapping[str, object]] | None = None,
    *,
    new: tuple[Option, ...] = (),
    gone: tuple[str, ...] = (),
    without: tuple[str, ...] = (),
) -> Iterator[None]:
    """For a while the book has other settings: of each edition's options in `changes`; options that
    are `new`, set in the editions by their own `before` or by `changes`; options that are `gone`;
    and editions that it is `without`."""
    standing = BOOK["_standing"]
    known = cast(dict[str, Option], options())
    in_order = {**known}

    def changed(name: str, data: dict[str, Any]) -> Any:
        rows = {key: row for key, row in data["options"].items() if key not in gone}
        for option in new:
            rows[option.name] = {"value": option.before, "rule": "house-1"}
        for key, value in (changes or {}).get(name, {}).items():
            rows[key] = {"rule": "house-1", **rows.get(key, {}), "value": value}
        return standing(name, {**data, "options": rows})

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOOK, "_standing", changed)
        for option in new:
            patch.setitem(options(), option.name, option)
            patch.setitem(settings().options, option.name, {})
        for name in gone:
            patch.delitem(options(), name)
        for at in (BOOK, pinned_names()):
            patch.setitem(at, "EDITIONS", tuple(n for n in BOOK["EDITIONS"] if n not in without))
        forget()
        try:
            yield
        finally:
            patch.undo()
            known.clear()  # what was taken out comes back at the end: the book has an order
            known.update(in_order)
            forget()


def pinned_names() -> dict[str, Any]:
    """The names of the module that takes up what was pinned."""
    from ruleone.rulebook import take_up

    return take_up.__globals__
