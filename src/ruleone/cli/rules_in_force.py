"""The rules under which a room is opened, by what was typed; or why it cannot be, in words."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ruleone.chinese.start import EDITION
from ruleone.cli.editions import NoEdition, edition_named
from ruleone.room.core.settings import Settings
from ruleone.room.lobby.lobby import HOME_GAMES, unplayable
from ruleone.rulebook import Edition
from ruleone.words import Language, say

OF_THEIR_OWN: Final = (EDITION, *HOME_GAMES)
"""Editions by which the room plays certain games alone; all else goes by one edition."""


class NoRules(Exception):
    """A room cannot be opened under these rules; its text tells why, in the language asked for."""


def under(named: Sequence[str], settings: Settings, lang: Language) -> Settings:
    """The settings of a room that plays by these editions, each an id or a file of house rules.
    What builds on 13-card poker, or on an edition of home games, holds for those alone; any other
    for all the rest. Where none is named nothing is checked: what is shipped can all be dealt, and
    a room is open again the sooner. Raises NoRules."""
    if not named:
        return settings
    places: dict[str | None, tuple[str, Edition]] = {}
    for name in named:
        try:
            book = edition_named(name, lang)
        except NoEdition as none:
            raise NoRules(str(none)) from none
        place = book.base if book.base in OF_THEIR_OWN else None
        if place in places:
            raise NoRules(say(lang, "cli-serve-rules-twice", first=places[place][0], second=name))
        places[place] = name, book
    room = places.pop(None, None)
    ruled = msgspec.structs.replace(
        settings,
        edition=settings.edition if room is None else room[1].id,
        houses=tuple(book.id for _, book in places.values()),
    )
    wrong = unplayable(ruled)
    if wrong is not None:
        parts = {"what": wrong.what, "edition": wrong.edition, "why": wrong.why}
        raise NoRules(say(lang, "cli-serve-rules-unplayable", **parts))
    return ruled
