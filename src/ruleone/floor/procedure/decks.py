"""Decks that the dealers prepare before play begins or resumes."""

from typing import Annotated

import msgspec

from ruleone.floor.facts import Moment
from ruleone.floor.ruling import Reason
from ruleone.floor.verdict import because
from ruleone.limits import SEATS_MAX
from ruleone.rulebook import Edition

Players = Annotated[int, msgspec.Meta(ge=0, le=SEATS_MAX)]


class PlayResumes(msgspec.Struct, frozen=True, kw_only=True):
    """The moment in which play begins or resumes, and the number of players by table."""

    at_ms: Moment
    players: dict[int, Players]


class DecksRuling(msgspec.Struct, frozen=True, tag="decks"):
    """The dealers of these tables wash and square their decks, beginning at `from_ms`.

    It is None where the edition asks for nothing. `at_least` is the number of players from which a
    table has its deck prepared.
    """

    from_ms: int | None
    at_least: int = 0
    tables: tuple[int, ...] = ()
    reasons: tuple[Reason, ...] = ()


def prepare_decks(book: Edition, resumes: PlayResumes) -> DecksRuling:
    """Rule which dealers prepare their decks, and when (decks.prepare)."""
    seconds = book.optional_number("decks.prepare")
    if seconds is None:
        return DecksRuling(None)
    least = book.number("decks.prepare_players")
    return DecksRuling(
        max(0, resumes.at_ms - 1_000 * seconds),
        least,
        tuple(table for table, players in sorted(resumes.players.items()) if players >= least),
        (
            because("prepare-decks", book.cite("decks.prepare"), seconds=seconds),
            because("prepare-at-tables", book.cite("decks.prepare_players"), players=least),
        ),
    )
