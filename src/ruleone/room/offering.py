"""Whether a room can offer all that it does under the rules that are laid down for it."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ruleone.limits import SEATS_MAX
from ruleone.room.cash.stakes import all_stakes
from ruleone.room.lobby import HOME
from ruleone.room.settings import Settings
from ruleone.rulebook import edition
from ruleone.tournament.terms.announcing import check_config, check_sold
from ruleone.tournament.terms.errors import BadEvent
from ruleone.tournament.terms.games import misfit
from ruleone.tournament.terms.templates import SIT_DOWN, TEMPLATES, template

HOME_GAMES: Final = ("holdem-a", "holdem-b", "holdem-c")
"""The editions among which the maker of a home game chooses."""


class Unplayable(msgspec.Struct, frozen=True):
    """What the room offers and could not deal under an edition: its template or its stakes, the
    edition's id, and why, for who writes rules."""

    what: str
    edition: str
    why: str


def unplayable(settings: Settings) -> Unplayable | None:
    """The first thing that could not be dealt, None where all of it can."""
    return next(_unplayable(settings), None)


def _unplayable(settings: Settings) -> Iterator[Unplayable]:
    for name in dict.fromkeys((*TEMPLATES, *SIT_DOWN)):
        config = template(name)
        book = edition(settings.rules_for(config.edition))
        try:
            check_config(config, book)
            check_sold(config, book)
        except (BadEvent, ValueError) as wrong:
            yield Unplayable(name, book.id, str(wrong))
    try:
        offered = all_stakes(settings)
    except ValueError as wrong:
        yield Unplayable("cash", settings.rules_for("chinese"), str(wrong))
        return
    tables = [
        (one.name, one.game, one.seats, one.edition or settings.edition) for one in offered.values()
    ]
    homes = [(HOME, "nlhe", SEATS_MAX, settings.rules_for(name)) for name in HOME_GAMES]
    for what, game, seats, rules in (*tables, *homes):
        if (why := misfit(game, seats, edition(rules))) is not None:
            yield Unplayable(what, rules, why)
