"""An act of the director, its events, and what has happened since."""

import msgspec

from ruleone.tournament import events as e
from ruleone.tournament.events.seating import RedrawLapsed, SeatsRedrawn, SeatsSwapped

Done = e.PlayerMoved | e.PlayerRemoved | e.TableBroken | SeatsSwapped | SeatsRedrawn | RedrawLapsed
"""The event by which an order was carried out, or by which a redraw lapsed."""


class Act(msgspec.Struct, frozen=True):
    """An act of the director: its `events`, the first of which is the order itself.

    `done` is how the order was carried out, at once or later, or lapsed. `in_period` says that the
    level or break after it still goes on. `dealt` has the players who were dealt a hand since,
    `tables` the tables that dealt one.

    The other fields belong to a list of entries. `entered` has the players of the list to undo,
    None for any other act. `at_start` has those who sit as the draw of a start put them. `moved`
    has the players who were moved since to balance tables. `balanced` has the tables that they
    left, and of the tables that were opened for the list those that they joined.
    """

    events: tuple[e.TournamentEvent, ...]
    done: Done | None
    in_period: bool
    dealt: frozenset[str]
    tables: frozenset[int]
    entered: tuple[str, ...] | None = None
    at_start: frozenset[str] = frozenset()
    moved: frozenset[str] = frozenset()
    balanced: frozenset[int] = frozenset()
