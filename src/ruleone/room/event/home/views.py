"""A home game, as its own people see it."""

import msgspec

from ruleone.room.event.undo.views import ActView
from ruleone.rulebook.citation import Citation


class DutyView(msgspec.Struct, frozen=True):
    """Whose turn it is, by seat, in the hand on the table or the coming one, where the players deal
    themselves. (The room deals its own sealed deck all the same.)"""

    dealer: int
    shuffler: int
    cutter: int
    citation: Citation


class HomeView(msgspec.Struct, frozen=True):
    """A home game, for its own people. `mine` where the viewer has made it: he alone is told the
    path of the `invitation`, None where there is none or where a restart has forgotten it.
    `invites` is whether one is in force. So many `house` players take free seats at the start.
    `reopening` and `showing` are what the maker chose (see `make-home-game`). `acts` is what he did
    last, the newest first, for him alone: what he may take back."""

    maker: str
    mine: bool
    house: int
    small_blind: int
    big_blind: int
    reopening: str
    showing: str
    invites: bool = False
    invitation: str | None = None
    acts: tuple[ActView, ...] = ()


def reopening_of(edition: str) -> str:
    """What the maker chose of how short all-ins reopen the betting: its edition is named so."""
    return edition.partition("+")[0].removeprefix("holdem-")
