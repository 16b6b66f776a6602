"""Versions of the program whose rulebook has other settings, for tests of what an update leaves as
it was."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, cast

import pytest
from msgspec.structs import replace

from ruleone.dealing import start
from ruleone.room.cash.stakes import all_stakes
from ruleone.room.pages.rules import _settled
from ruleone.rulebook import Option, catalogue, edition, options, search
from ruleone.rulebook import edition as edition_named
from ruleone.rulebook.settings import Setting, Settings, settings

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
    known = cast(dict[str, Option], options())
    in_order, told = {**known}, _told_by(settings(), changes or {}, new, gone)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOOK, "settings", lambda: told)
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


def _told_by(
    book: Settings,
    changes: Mapping[str, Mapping[str, object]],
    new: tuple[Option, ...],
    gone: tuple[str, ...],
) -> Settings:
    """What the documents say in that version: each changed edition asks a column of its own first,
    and goes by the rule that it went by, house-1 for a new option."""
    said = {name: {**columns} for name, columns in book.options.items() if name not in gone}
    said |= {option.name: {"ours": Setting("house-1", option.before)} for option in new}
    orders = {**book.orders}
    for name, values in changes.items():
        for key, value in values.items():
            usual = next((said[key][at] for at in orders[name] if at in said.get(key, {})), None)
            changed = replace(usual or Setting("house-1"), value=value, states="")
            said[key] = {**said.get(key, {}), f"changed {name}": changed}
        orders[name] = (f"changed {name}", *orders[name])
    return Settings(orders, said, book.decisions)


def pinned_names() -> dict[str, Any]:
    """The names of the module that takes up what was pinned."""
    from ruleone.rulebook import take_up

    return take_up.__globals__
