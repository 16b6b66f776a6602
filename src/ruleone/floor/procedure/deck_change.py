"""Deck changes: at set moments, and never because a player asks for one."""

from typing import Literal

import msgspec

from ruleone.floor.ruling import Choice, Ruling
from ruleone.floor.verdict import because, settled
from ruleone.rulebook import Edition, rule

Moment = Literal["dealer-push", "level-change", "house", "player"]


class DeckChange(msgspec.Struct, frozen=True, kw_only=True):
    """A possible deck change: its moment, or the person who asks for it."""

    moment: Moment


def deck_change(book: Edition, change: DeckChange) -> Ruling:
    """Rule whether the deck is changed at this moment.

    It may be at a change of dealers or of the level, because the house prescribes it, or because a
    player asks.
    """
    changes, asked = book.cite("deck.changes"), book.cite("deck.no-request")
    moment = change.moment
    if moment == "player" and not rule(asked.rule).parameters["player_request"]:
        return settled(Choice("refused"), because("deck-not-on-request", asked))
    if moment in (*rule(changes.rule).parameters["when"], "player"):
        return settled(Choice("allowed"), because("deck-changes", changes))
    return settled(Choice("refused"), because("deck-not-now", changes))
